"""No two texts of the bet ladder ever meet, however many wagers there are in however little room."""

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from floorapp.viewmodels.views import Bracket, LadderView, Rung
from floorapp.widgets.ladder_layout import LadderType, lay_out
from floorapp.widgets.ladder_scale import where


class Typewriter:
    """Type whose letters are all of one width."""

    def __init__(self, letter):
        self.letter = letter

    def width(self, text):
        return self.letter * len(text)

    def elided(self, text, width):
        fits = max(0, width // self.letter)
        return text if len(text) <= fits else text[: max(0, fits - 1)] + "…" * (fits > 0)


KIND = LadderType(
    amount=Typewriter(8),
    label=Typewriter(7),
    bracket=Typewriter(7),
    tight=Typewriter(6),
    line=15,
    dot=11,
    space=7,
    pad=13,
)


@st.composite
def ladders(draw, most=24):
    amounts = sorted(draw(st.sets(st.integers(0, 2_000_000), min_size=1, max_size=most)))
    words = st.text("abc +", min_size=0, max_size=24)
    kinds = st.sampled_from(["start", "full", "short", "minimum"])
    rungs = tuple(Rung(a, f"{a:,}", draw(words), draw(kinds)) for a in amounts)
    ends = st.tuples(st.sampled_from(amounts), st.integers(0, 2_000_000)).map(sorted)
    brackets = draw(st.lists(st.tuples(ends, words, st.booleans()), max_size=5))
    return LadderView(rungs, tuple(Bracket(a, b, text, ok) for (a, b), text, ok in brackets))


def texts(layout):
    return [label.rect for label in layout.labels] + [s.rect for s in layout.spans]


@given(ladders(), st.integers(300, 1200))
def test_no_two_texts_meet_and_none_leaves_the_pane(view, width):
    layout = lay_out(view, width, KIND)
    boxes = texts(layout)
    assert not [1 for one, other in combinations(boxes, 2) if one.intersects(other)]
    for box in boxes:
        assert box.left() >= 0 and box.right() < width
        assert box.top() >= 0 and box.bottom() < layout.height


@given(ladders(), st.integers(300, 1200))
def test_no_text_covers_the_scale_or_the_line_to_a_far_label(view, width):
    layout = lay_out(view, width, KIND)
    for box in texts(layout):
        assert not box.top() <= layout.axis <= box.bottom()
    for label in layout.labels:
        if label.far:
            x = layout.marks[label.rung]
            near = [
                other for other in layout.labels if other.above is label.above and not other.far
            ]
            assert not [1 for other in near if other.rect.left() <= x <= other.rect.right()]


@given(ladders(), st.integers(300, 1200))
def test_marks_rise_with_the_amounts_within_the_pane(view, width):
    marks = lay_out(view, width, KIND).marks
    assert all(a <= b for a, b in pairwise(marks))
    assert all(0 <= mark <= width for mark in marks)


@given(ladders(most=6), st.integers(600, 1200))
def test_few_wagers_all_have_their_label(view, width):
    layout = lay_out(view, width, KIND)
    assert [label.rung for label in layout.labels] == list(range(len(view.rungs)))


def ladder(*amounts, kind="full"):
    return LadderView(tuple(Rung(a, str(a), "A bet", kind) for a in amounts))


def test_with_room_the_scale_is_true():
    marks = lay_out(ladder(0, 100, 200, 400), 1000, KIND).marks
    steps = [b - a for a, b in pairwise(marks)]
    assert abs(steps[0] - steps[1]) <= 1
    assert abs(steps[2] - 2 * steps[0]) <= 2


def test_a_neighbour_that_is_too_near_goes_over_the_scale():
    layout = lay_out(ladder(0, 100, 125, 200, 300), 420, KIND)
    assert [label.above for label in layout.labels] == [False, False, True, False, False]


def test_where_room_is_short_the_next_raise_and_what_a_seat_faces_keep_their_labels():
    rungs = tuple(Rung(1000 + i, f"{1000 + i:,}", f"A +{i:07}", "short") for i in range(40))
    view = LadderView(
        (*rungs, Rung(9000, "9,000", "min raise", "minimum")),
        (Bracket(1010, 1020, "C faces 10", enough=False),),
    )
    shown = {view.rungs[label.rung].to for label in lay_out(view, 300, KIND).labels}
    assert {1010, 1020, 9000} <= shown
    assert len(shown) < 41


def test_brackets_stand_on_the_amounts_they_are_about():
    view = LadderView(
        ladder(0, 100, 200).rungs,
        (Bracket(100, 200, "short", enough=False), Bracket(50, 200, "full", enough=True)),
    )
    layout = lay_out(view, 600, KIND)
    short, full = layout.spans
    assert (short.left, short.right) == layout.marks[1:]
    assert short.above and short.y < layout.axis
    assert layout.marks[0] < full.left < layout.marks[1]
    assert not full.above and full.y > layout.axis


def test_an_amount_beyond_the_last_wager_stands_with_it():
    rungs = ladder(10, 20).rungs
    assert where(5, rungs, [100, 200]) == 100
    assert where(99, rungs, [100, 200]) == 200
    assert where(99, (), []) == 0
