"""Labels: what the parts of an entry are called, in the order in which they are shown."""

from floorapp.engine.problems import mark

LABELS = {
    "number": mark("No."),
    "time": mark("Time"),
    "table": mark("Table"),
    "level": mark("Level"),
    "rulebook": mark("Rule book"),
    "edition": mark("Edition"),
    "headline": mark("What the book says"),
    "reasons": mark("Why"),
    "citations": mark("Rules"),
    "decision": mark("Decision given"),
    "differs": mark("Differs from the book"),
    "reason": mark("Reason"),
    "decided_by": mark("Decided by"),
    "facts_from": mark("Facts from"),
    "impounded": mark("Pot impounded"),
    "reviewed": mark("Reviewed later"),
    "remark": mark("Remark"),
    "language": mark("Language"),
    "amends": mark("Amends no."),
    "note": mark("Note"),
    "players": mark("Players"),
}
"""A message for each part."""

ACCOUNT_LABELS = {
    "floor": mark("the floor"),
    "dealer": mark("the dealer"),
    "players": mark("the players"),
    "camera": mark("the camera"),
}
"""A message for each of the accounts that facts come from."""

NOTE_LABELS = {"clock-back": mark("The clock had been set back.")}
"""A message for each note."""

YES, NO = mark("yes"), mark("no")
PURGED = mark("Names were given and have been purged.")
