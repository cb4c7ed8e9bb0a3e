"""The words at the end of the history say beforehand what an act does."""

from floorapp.viewmodels.history_hint import history_hint

LINE = "50/100 A,B,C flop: b100 c C:c "


def test_at_the_end_it_says_how_to_change_an_act(at):
    hint = history_hint(at(LINE))
    assert hint.text == "double-click an act to change it · Ctrl+Z" and hint.back == ""


def test_looking_back_it_names_the_act_that_would_change(at):
    desk = at(LINE)
    desk.look_at(1)
    hint = history_hint(desk)
    assert "changes “B call”" in hint.text and hint.back == "Back to now"
    desk.ask("C")
    assert "adds an act before “B call”" in history_hint(desk).text


def test_where_nobody_was_to_act_it_says_so(at):
    desk = at("50/100 A,B flop: x x / x ")
    desk.look_at(2)
    assert history_hint(desk).text == "Looking back: nobody was to act here."
