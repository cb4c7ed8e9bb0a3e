"""Reasons in words: a whole sentence, or the few words that fit on a button."""

from floorapp.engine.reasons import Reason
from floorapp.engine.reasons.chips import ChipReason
from floorapp.engine.reasons.told import ToldReason
from floorapp.engine.reasons.words import WordReason
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.reasons.again import AgainReason, again_sentence
from floorapp.explain.reasons.amounts import AmountReason, amount_sentence
from floorapp.explain.reasons.chips import chip_sentence
from floorapp.explain.reasons.faults import FaultReason, fault_sentence
from floorapp.explain.reasons.limits import LimitReason, limit_sentence
from floorapp.explain.reasons.missing import MissingReason, missing_sentence
from floorapp.explain.reasons.readings import ReadingReason, reading_sentence
from floorapp.explain.reasons.right import RightReason, right_sentence
from floorapp.explain.reasons.told import told_sentence
from floorapp.explain.reasons.words import word_sentence


def reason_text(reason: Reason, words: Catalogue) -> str:
    """Return the sentence for a reason, with all of its arithmetic."""
    if isinstance(reason, RightReason):
        return right_sentence(reason, words)
    if isinstance(reason, AgainReason):
        return again_sentence(reason, words)
    if isinstance(reason, AmountReason):
        return amount_sentence(reason, words)
    if isinstance(reason, LimitReason):
        return limit_sentence(reason, words)
    if isinstance(reason, MissingReason):
        return missing_sentence(reason, words)
    if isinstance(reason, FaultReason):
        return fault_sentence(reason, words)
    return _of_incident(reason, words)


def _of_incident(
    reason: ChipReason | WordReason | ToldReason | ReadingReason, words: Catalogue
) -> str:
    """Return the sentence for what an act in dispute, or out of turn, counts as."""
    if isinstance(reason, ChipReason):
        return chip_sentence(reason, words)
    if isinstance(reason, WordReason):
        return word_sentence(reason, words)
    if isinstance(reason, ToldReason):
        return told_sentence(reason, words)
    return reading_sentence(reason, words)
