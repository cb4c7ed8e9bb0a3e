"""The score counts by kind and in a row."""

from floorapp.quiz.question import Kind
from floorapp.quiz.score import Score


def test_it_counts_by_kind_and_in_a_row():
    score = Score()
    assert (score.right, score.asked, score.streak, score.best) == (0, 0, 0, 0)
    for kind, is_right in (
        (Kind.MAY_RAISE, True),
        (Kind.MAY_RAISE, True),
        (Kind.FLOOR, False),
        (Kind.MAY_RAISE, True),
    ):
        score = score.with_answer(kind, is_right=is_right)
    assert (score.right, score.asked, score.streak, score.best) == (3, 4, 1, 2)
    assert dict(score.by_kind) == {Kind.MAY_RAISE: (3, 3), Kind.FLOOR: (0, 1)}
