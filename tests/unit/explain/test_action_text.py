import pytest

from floorapp.explain.action_text import ActionLabel, action_label, blocked_label


@pytest.mark.parametrize(
    ("action", "more", "label"),
    [
        ("fold", {"key": "F"}, ActionLabel("Fold", "F")),
        ("check", {"key": "X"}, ActionLabel("Check", "X")),
        ("call", {"key": "C", "by": 75, "to": 200}, ActionLabel("Call 75", "C · to 200")),
        ("call", {"by": 75, "to": 200}, ActionLabel("Call 75", "to 200")),
        ("call", {"key": "C"}, ActionLabel("Call", "C")),
        ("bet", {"key": "R", "to": 100}, ActionLabel("Bet ≥ 100", "R")),
        ("bet", {"key": "R"}, ActionLabel("Bet", "R")),
        ("raise", {"key": "R", "to": 300}, ActionLabel("Raise to ≥ 300", "R")),
        ("raise", {"key": "R", "to": 35, "most": 35}, ActionLabel("Raise to 35", "R")),
        ("raise", {"key": "R", "to": 400, "most": 1700}, ActionLabel("Raise to 400–1,700", "R")),
        ("bet", {"to": 20, "most": 20}, ActionLabel("Bet 20", "")),
        ("bet", {"to": 100, "most": 500}, ActionLabel("Bet 100–500", "")),
        ("complete", {"key": "R", "to": 200}, ActionLabel("Complete to 200", "R")),
        ("complete", {"key": "R"}, ActionLabel("Complete", "R")),
        ("pot", {"to": 700}, ActionLabel("Pot 700", "")),
        ("pot", {}, ActionLabel("Pot", "")),
        ("all-in", {"key": "A", "to": 125}, ActionLabel("All-in 125", "A")),
        ("all-in", {"key": "A"}, ActionLabel("All-in", "A")),
    ],
)
def test_a_button_shows_amount_and_key(action, more, label, english):
    assert action_label(action, english, **more) == label


def test_buttons_in_french_and_german(speak):
    assert action_label("call", speak("fr"), by=75, to=200) == ActionLabel("Payer 75", "à 200")
    assert action_label("call", speak("de"), by=75, to=200) == ActionLabel("Mitgehen 75", "auf 200")
    assert action_label("raise", speak("fr"), to=3500).title == "Relancer à ≥ 3\u202f500"
    assert action_label("raise", speak("de"), to=3500).title == "Erhöhen auf ≥ 3.500"
    assert action_label("complete", speak("fr"), to=200).title == "Compléter à 200"
    assert action_label("complete", speak("de"), to=200).title == "Ergänzen auf 200"
    assert action_label("raise", speak("fr"), to=400, most=700).title == "Relancer à 400–700"
    assert action_label("raise", speak("de"), to=35, most=35).title == "Erhöhen auf 35"


def test_a_disabled_button_says_why(english):
    blocked = blocked_label("raise", english, reason="75 < 100", rule="47-A")
    assert blocked == ActionLabel("Raise", "✗ Rule 47-A: 75 < 100")
    assert blocked_label("all-in", english, rule="47-A") == ActionLabel("All-in", "✗ Rule 47-A")
    assert blocked_label("check", english, reason="facing 75") == ActionLabel("Check", "facing 75")
