"""The right side of the quiz: what is asked, where it is answered, and then the ruling."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from floorapp.viewmodels.quiz_view import QuizView
from floorapp.viewmodels.ruling_view import RulingView
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.quiz_answer import QuizAnswer
from floorapp.widgets.ruling_panel import RulingPanel
from floorapp.widgets.theme import BODY, CONTROL, HEADLINE, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font


class QuizPanel(QFrame):
    """Asks, and shows the ruling once it is answered.

    Attributes:
        place: Structure, street, level and book.
        happened: What is not seen at the table.
        asked: The question.
        answer: Where it is answered.
        verdict: Whether the answer was right.
        mistake: Why it was wrong.
        ruling: The ruling.
        hint: What the keys do.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self._theme = theme
        self._is_right = True
        self.setObjectName("ruling")
        self.place, self.happened, self.asked = (plain_label(self) for _ in range(3))
        self.problem, self.verdict, self.mistake = (plain_label(self) for _ in range(3))
        self.answer = QuizAnswer(theme, self)
        self.ruling = RulingPanel(theme, self)
        self.ruling.setFrameShape(QFrame.Shape.NoFrame)
        self._top = QVBoxLayout()
        for part in (
            self.place,
            self.happened,
            self.asked,
            self.answer,
            self.problem,
            self.verdict,
            self.mistake,
        ):
            self._top.addWidget(part)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addLayout(self._top)
        self._whole.addWidget(self.ruling, 1)
        self._whole.addStretch(0)
        self.hint = plain_label(self)
        self._whole.addWidget(self.hint)
        self._wear(theme)

    def show_view(self, view: QuizView, ruling: RulingView | None) -> None:
        """Show a question, and where it is answered the ruling."""
        say(self.place, view.place)
        say(self.happened, view.happened)
        say(self.asked, view.asked)
        say(self.problem, "")
        say(self.verdict, view.verdict)
        say(self.mistake, view.mistake)
        say(self.hint, view.hint)
        self._is_right = view.is_right
        self._dress_asked(is_answered=view.is_answered)
        self.answer.show_view(view)
        self.answer.setVisible(not view.is_answered)
        self.ruling.setVisible(ruling is not None)
        self._whole.setStretch(2, 0 if ruling is not None else 1)
        if ruling is not None:
            self.ruling.show_ruling(ruling)
        self._whole.activate()

    def tell(self, sentence: str) -> None:
        """Tell what could not be read of an answer."""
        say(self.problem, sentence)

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme; what stands in it is told by whoever tells this panel."""
        self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._top.setContentsMargins(px(PADDING), px(PADDING - 6), px(PADDING), 0)
        self._top.setSpacing(px(7))
        self.hint.setContentsMargins(px(PADDING), 0, px(PADDING), px(8))
        dress(self.hint, font(px(SMALL + 1)), theme.muted)
        dress(self.place, font(px(CONTROL)), theme.muted)
        dress(self.happened, font(px(BODY + 1)), theme.body)
        dress(self.problem, font(px(BODY), QFont.Weight.DemiBold), theme.closed)
        dress(self.mistake, font(px(BODY)), theme.text)
        self._dress_asked(is_answered=not self.ruling.isHidden())

    def _dress_asked(self, *, is_answered: bool) -> None:
        """Write the question large while it is open."""
        px, theme = self._theme.px, self._theme
        size = BODY + 2 if is_answered else HEADLINE
        dress(self.asked, font(px(size), QFont.Weight.Bold), theme.text)
        colour = theme.open if self._is_right else theme.closed
        dress(self.verdict, font(px(BODY + 4), QFont.Weight.Bold), colour)
