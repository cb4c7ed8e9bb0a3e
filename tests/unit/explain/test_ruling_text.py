"""Rulings in full, as they are read out: illustration 47 and the examples that double."""

import pytest

from floorapp.explain.ruling_text import ruling_text

SHORT = "A bet 100, B allin 125, C call, D allin 200, E call"
BLINDS = "SB post 2000, BB post 4000, A call, B fold, C allin 7500, SB fold"
CLUB = "SB post 50, BB post 100, UTG call, UTG1 allin 150"
FIVE = {"seats": "SB BB A B C", "blind": 4000, "street": "preflop"}
CLUB_SEATS = {"seats": "SB BB UTG UTG1 D", "street": "preflop", "doubling": True}

LIMIT = {"betting": "fixed-limit", "blind": 20}
TIE = {"raising": "consecutive-all-ins"}
DEAD = {
    "betting": "pot-limit",
    "street": "preflop",
    "seats": "SB BB C",
    "small_blind": 100,
    "blind": 200,
    "missing_blinds": {"SB": 100},
}

READ_OUT = [
    (
        SHORT,
        {"seats": "A B C D E"},
        "A may fold, call 100 or raise to 300 or more. A last acted at 100; B added 25, D added 75: 25 + 75 = 100; a full raise is 100. 100 ≥ 100: the betting is re-opened for A. None of these is a full raise alone; together they are. The all-in to 200 by D adds only 75; a raise is still 100 more: 200 + 100 = 300 is the minimum. Rules 47-A and 43-A, TDA 2024.",
        "Le joueur A peut passer, payer 100 ou relancer à 300 minimum. La dernière action du joueur A était à 100 ; le joueur B a ajouté 25, le joueur D a ajouté 75 : 25 + 75 = 100 ; une relance complète est de 100. 100 ≥ 100 : les enchères sont rouvertes pour le joueur A. Aucune de ces mises n’est à elle seule une relance complète ; leur cumul en est une. Le tapis du joueur D à 200 n’ajoute que 75 ; il faut toujours relancer de 100 au moins : 200 + 100 = 300 minimum. Règles 47-A et 43-A, TDA 2024.",
        "Spieler A darf passen, für 100 mitgehen oder auf mindestens 300 erhöhen. Spieler A hat zuletzt bei 100 gehandelt; dazu kamen 25 von Spieler B, 75 von Spieler D: 25 + 75 = 100; eine volle Erhöhung ist 100. 100 ≥ 100: Die Setzrunde steht Spieler A wieder offen. Keiner dieser Einsätze ist für sich eine volle Erhöhung, zusammen schon. Das All-in von Spieler D auf 200 erhöht nur um 75; erhöht werden muss weiterhin um mindestens 100: 200 + 100 = 300 ist das Minimum. Regeln 47-A und 43-A, TDA 2024.",
    ),
    (
        f"{SHORT}, A call",
        {"seats": "A B C D E"},
        "C may fold or call 75. C may not raise. C last acted at 125; D added 75; a full raise is 100. 75 < 100: the betting is not re-opened for C. Rule 47-A, TDA 2024; illustration 47, ex. 1-A.",
        "Le joueur C peut passer ou payer 75. Relance bloquée pour le joueur C. La dernière action du joueur C était à 125 ; le joueur D a ajouté 75 ; une relance complète est de 100. 75 < 100 : les enchères ne sont pas rouvertes pour le joueur C. Règle 47-A, TDA 2024 ; illustration 47, ex. 1-A.",
        "Spieler C darf passen oder für 75 mitgehen. Spieler C darf nicht erhöhen. Spieler C hat zuletzt bei 125 gehandelt; dazu kamen 75 von Spieler D; eine volle Erhöhung ist 100. 75 < 100: Die Setzrunde steht Spieler C nicht wieder offen. Regel 47-A, TDA 2024; Beispiel 1-A zu Regel 47.",
    ),
    (
        f"{SHORT}, A raise 300",
        {"seats": "A B C D E"},
        "C may fold, call 175 or raise to 400 or more. C last acted at 125; D added 75, A added 100: 75 + 100 = 175; a full raise is 100. 175 ≥ 100: the betting is re-opened for C. The bet is 300, the last full raise was 100: 300 + 100 = 400 is the minimum. Rules 47-A and 43-A, TDA 2024.",
        "Le joueur C peut passer, payer 175 ou relancer à 400 minimum. La dernière action du joueur C était à 125 ; le joueur D a ajouté 75, le joueur A a ajouté 100 : 75 + 100 = 175 ; une relance complète est de 100. 175 ≥ 100 : les enchères sont rouvertes pour le joueur C. La mise est à 300, la dernière relance complète était de 100 : 300 + 100 = 400 minimum. Règles 47-A et 43-A, TDA 2024.",
        "Spieler C darf passen, für 175 mitgehen oder auf mindestens 400 erhöhen. Spieler C hat zuletzt bei 125 gehandelt; dazu kamen 75 von Spieler D, 100 von Spieler A: 75 + 100 = 175; eine volle Erhöhung ist 100. 175 ≥ 100: Die Setzrunde steht Spieler C wieder offen. Der Einsatz steht bei 300, die letzte volle Erhöhung war 100: 300 + 100 = 400 ist das Minimum. Regeln 47-A und 43-A, TDA 2024.",
    ),
    (
        "A bet 300, B allin 500, C allin 650, D allin 800, E call",
        {},
        "F may fold, call 800 or raise to 1,100 or more. F has not acted on this street yet: the betting is open for F. The all-in to 800 by D adds only 150; a raise is still 300 more: 800 + 300 = 1,100 is the minimum. Rules 47-A and 43-A, TDA 2024.",
        "Le joueur F peut passer, payer 800 ou relancer à 1_100 minimum. Le joueur F n’a pas encore parlé sur ce tour : les enchères sont ouvertes pour le joueur F. Le tapis du joueur D à 800 n’ajoute que 150 ; il faut toujours relancer de 300 au moins : 800 + 300 = 1_100 minimum. Règles 47-A et 43-A, TDA 2024.",
        "Spieler F darf passen, für 800 mitgehen oder auf mindestens 1.100 erhöhen. Spieler F war auf dieser Street noch nicht dran: Die Setzrunde steht Spieler F offen. Das All-in von Spieler D auf 800 erhöht nur um 150; erhöht werden muss weiterhin um mindestens 300: 800 + 300 = 1.100 ist das Minimum. Regeln 47-A und 43-A, TDA 2024.",
    ),
    (
        f"{BLINDS}, BB call",
        FIVE,
        "A may fold or call 3,500. A may not raise. A last acted at 4,000; C added 3,500; a full raise is 4,000. 3,500 < 4,000: the betting is not re-opened for A. Rule 47-A, TDA 2024; illustration 47, ex. 1-A.",
        "Le joueur A peut passer ou payer 3_500. Relance bloquée pour le joueur A. La dernière action du joueur A était à 4_000 ; le joueur C a ajouté 3_500 ; une relance complète est de 4_000. 3_500 < 4_000 : les enchères ne sont pas rouvertes pour le joueur A. Règle 47-A, TDA 2024 ; illustration 47, ex. 1-A.",
        "Spieler A darf passen oder für 3.500 mitgehen. Spieler A darf nicht erhöhen. Spieler A hat zuletzt bei 4.000 gehandelt; dazu kamen 3.500 von Spieler C; eine volle Erhöhung ist 4.000. 3.500 < 4.000: Die Setzrunde steht Spieler A nicht wieder offen. Regel 47-A, TDA 2024; Beispiel 1-A zu Regel 47.",
    ),
    (
        BLINDS,
        FIVE,
        "The big blind may fold, call 3,500 or raise to 11,500 or more. The big blind has not acted on this street yet: the betting is open for the big blind. The all-in to 7,500 by C adds only 3,500; a raise is still 4,000 more: 7,500 + 4,000 = 11,500 is the minimum. Rules 47-A and 43-A, TDA 2024.",
        "La grosse blinde peut passer, payer 3_500 ou relancer à 11_500 minimum. La grosse blinde n’a pas encore parlé sur ce tour : les enchères sont ouvertes pour la grosse blinde. Le tapis du joueur C à 7_500 n’ajoute que 3_500 ; il faut toujours relancer de 4_000 au moins : 7_500 + 4_000 = 11_500 minimum. Règles 47-A et 43-A, TDA 2024.",
        "Der Big Blind darf passen, für 3.500 mitgehen oder auf mindestens 11.500 erhöhen. Der Big Blind war auf dieser Street noch nicht dran: Die Setzrunde steht dem Big Blind offen. Das All-in von Spieler C auf 7.500 erhöht nur um 3.500; erhöht werden muss weiterhin um mindestens 4.000: 7.500 + 4.000 = 11.500 ist das Minimum. Regeln 47-A und 43-A, TDA 2024.",
    ),
    (
        CLUB,
        CLUB_SEATS,
        "D may fold, call 150 or raise to 300 or more. D has not acted on this street yet: the betting is open for D. A raise at least doubles the bet: 2 × 150 = 300 is the minimum. Rules 47-A and 43-A, ASPT.",
        "Le joueur D peut passer, payer 150 ou relancer à 300 minimum. Le joueur D n’a pas encore parlé sur ce tour : les enchères sont ouvertes pour le joueur D. Une relance double au moins la mise : 2 × 150 = 300 minimum. Règles 47-A et 43-A, ASPT.",
        "Spieler D darf passen, für 150 mitgehen oder auf mindestens 300 erhöhen. Spieler D war auf dieser Street noch nicht dran: Die Setzrunde steht Spieler D offen. Eine Erhöhung verdoppelt mindestens den Einsatz: 2 × 150 = 300 ist das Minimum. Regeln 47-A und 43-A, ASPT.",
    ),
    (
        f"{CLUB}, D fold, SB raise 400, BB fold",
        CLUB_SEATS,
        "UTG may fold, call 300 or raise to 800 or more. UTG last acted at 100; UTG may raise once the bet is 200: twice 100. 400 ≥ 200: the betting is re-opened for UTG. A raise at least doubles the bet: 2 × 400 = 800 is the minimum. Rules 47-A and 43-A, ASPT.",
        "UTG peut passer, payer 300 ou relancer à 800 minimum. La dernière action d’UTG était à 100 ; pour relancer, il faut une mise à 200 au moins : deux fois 100. 400 ≥ 200 : les enchères sont rouvertes pour UTG. Une relance double au moins la mise : 2 × 400 = 800 minimum. Règles 47-A et 43-A, ASPT.",
        "UTG darf passen, für 300 mitgehen oder auf mindestens 800 erhöhen. UTG hat zuletzt bei 100 gehandelt; erhöht werden darf ab einem Einsatz von 200: zweimal 100. 400 ≥ 200: Die Setzrunde steht UTG wieder offen. Eine Erhöhung verdoppelt mindestens den Einsatz: 2 × 400 = 800 ist das Minimum. Regeln 47-A und 43-A, ASPT.",
    ),
    (
        f"{CLUB}, D call, SB allin 250, BB fold, UTG call",
        CLUB_SEATS,
        "D may fold or call 100. D may not raise. D last acted at 150; D may raise once the bet is 300: twice 150. 250 < 300: the betting is not re-opened for D. Rule 47-A, ASPT.",
        "Le joueur D peut passer ou payer 100. Relance bloquée pour le joueur D. La dernière action du joueur D était à 150 ; pour relancer, il faut une mise à 300 au moins : deux fois 150. 250 < 300 : les enchères ne sont pas rouvertes pour le joueur D. Règle 47-A, ASPT.",
        "Spieler D darf passen oder für 100 mitgehen. Spieler D darf nicht erhöhen. Spieler D hat zuletzt bei 150 gehandelt; erhöht werden darf ab einem Einsatz von 300: zweimal 150. 250 < 300: Die Setzrunde steht Spieler D nicht wieder offen. Regel 47-A, ASPT.",
    ),
]  # a table, to be read in rows  # fmt: skip
NAMES = ["47-1", "47-1-A", "47-1-B", "47-2", "47-3-A", "47-3-A-BB", "club-1", "club-2", "club-3"]


def breakable(text: str) -> str:
    """French as it is typed, its no-break spaces plain; within an amount an underscore."""
    text = text.replace("\u00a0:", " :").replace("\u202f;", " ;")
    return text.replace("\u202f", "_")


@pytest.mark.parametrize("ruling", READ_OUT, ids=NAMES)
def test_a_ruling_reads_as_it_is_said(ruling, ask, speak):
    line, more, english, french, german = ruling
    answer = ask(line, **more)
    assert ruling_text(answer, speak("en")).text == english
    assert breakable(ruling_text(answer, speak("fr")).text) == french
    assert ruling_text(answer, speak("de")).text == german


def test_a_closed_raise_is_a_verdict_of_its_own(ask, english):
    ruling = ruling_text(ask(f"{SHORT}, A call", seats="A B C D E"), english)
    assert ruling.headline == "C may fold or call 75."
    assert ruling.verdict == "✗ C may not raise."
    assert ruling.verdict_kind == "closed"
    assert ruling.citations == ("TDA 2024 · 47-A", "illustration 47, ex. 1-A")


def test_an_open_raise_needs_no_verdict(ask, english):
    ruling = ruling_text(ask(SHORT, seats="A B C D E"), english)
    assert (ruling.verdict, ruling.verdict_kind) == ("", "open")


@pytest.mark.parametrize(
    ("asked", "verdict", "kind", "why"),
    [
        (("A bet 100, B allin 300", "A", {"seats": "A B"}), "✗ No raise: nobody could answer it.", "closed", ("Nobody else has chips left that could answer a bet or raise by A.",)),
        (("", "A", {"seats": "A"}), "✗ No bet: nobody could answer it.", "closed", ("The betting round is over.", "Nobody else has chips left that could answer a bet or raise by A.")),
        (("A bet 100", "B", {"stacks": {"B": 70}}), "", "", ("B has 70 in all and the bet is 100: a call at most.",)),
        (("A bet 100", "A", {}), "", "", ("It is on B.", "A last acted at 100 and nobody has raised since.")),
        (("A check, B check", None, {"seats": "A B"}), "", "", ("Nobody is left to act on this street.",)),
        (("A bet 100, B fold", None, {"seats": "A B"}), "", "", ("Everyone else has folded: A wins the pot.",)),
        (("A fold", "A", {}), "", "", ()),
        (("A bet 20, B raise 40, C raise 60, D raise 80, E raise 100, F fold", None, {**LIMIT, "cap": 4}), "✗ No raise: all raises of the street are made.", "closed", ("Raises on this street: 4 of 4. Nobody may raise again.",)),
        (("A bet 20, B call, C allin 25, D fold, E fold, F fold", None, LIMIT), "✗ A may not raise.", "closed", ("A last acted at 20 and faces 25: 25 − 20 = 5. 5 < 20/2, less than half a bet: the betting is not re-opened for A.",)),
        (("A allin 15", None, LIMIT), "", "open", ("B has not acted on this street yet: the betting is open for B.", "A added 15; 15 is at least half of 20, so it counts as a full bet.", "A raise is one bet of 20: 15 + 20 = 35, no more and no less.")),
        (("A bet 100, B allin 300, C call", "A", {**TIE, "seats": "A B C", "stacks": {"C": 300}}), "✗ No raise: nobody could answer it.", "closed", ("Nobody else has chips left that could answer a bet or raise by A.",)),
        ((f"{SHORT}, F fold", None, TIE), "Choices: A may raise to 300 or more, or may only fold or call 100.", "", ("A last acted at 100; B added 25, D added 75: 25 + 75 = 100; a full raise is 100. The rule speaks only of all-ins one after the other that exceed a full raise: whether 100 re-opens the betting for A is left to the floor.",)),
        (("BB post 200", None, DEAD), "Choices: at most 600, or at most 700.", "", ("The bet is 200, the pot is 200, the call 200: 200 + 200 + 200 = 600 is the most.", "The book does not say whether what the blinds lack (100) counts: the most is 600 without it, 700 with it.")),
        (("", "A", {"street": "third", "betting": "fixed-limit"}), "", "open", ("The cards decide who opens third street, and the seat is not named.", "A has not acted on this street yet: the betting is open for A.", "A bet is 100 on this street, no more and no less.")),
        (("SB post 50, BB postshort 30", None, {"seats": "SB BB", "street": "preflop"}), "Choices: the small blind calls 50, or owes nothing.", "", ("The small blind has 50 in, and the blinds left against it are 30 at most; the big blind is 100. No rule says whether the small blind owes 100 − 50 = 50 or nothing.",)),
        (("SB post 50, BB postshort 30", None, {"seats": "SB BB C", "street": "preflop"}), "", "open", ("C has not acted on this street yet: the betting is open for C.", "The big blind is all-in in the blind for 30: the bet to match is still the big blind, 100.", "The bet is 100, the big blind is 100: 100 + 100 = 200 is the minimum.")),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_reasons_fit_the_answer(asked, verdict, kind, why, ask, english):
    line, seat, more = asked
    ruling = ruling_text(ask(line, seat, **more), english)
    assert (ruling.verdict, ruling.verdict_kind, ruling.why) == (verdict, kind, why)
    assert ruling.text.startswith(ruling.headline)
    assert "✗" not in ruling.text
