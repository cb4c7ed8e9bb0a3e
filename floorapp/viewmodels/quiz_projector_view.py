"""What a room is shown of the quiz: the question without the ruling, then the ruling."""

from floorapp.quiz.wording import happened_text, place_text, question_text
from floorapp.viewmodels.projector_view import Part, ProjectorView, projector_view, seat_card
from floorapp.viewmodels.quiz_session import QuizSession
from floorapp.viewmodels.quiz_table import quiz_seats
from floorapp.viewmodels.views import LadderView


def quiz_projector_view(session: QuizSession) -> ProjectorView:
    """Return the question, or once it is answered the ruling as the projector shows any."""
    if session.is_answered:
        return projector_view(session.desk)
    question, words = session.question, session.words
    place, _, book = place_text(question, words).rpartition(" · ")
    asked = question_text(question, words)
    happened = tuple(filter(None, (happened_text(question, words),)))
    seats = [seat for seat in quiz_seats(session) if not seat.folded]
    cards = tuple(seat_card(seat, question.seat, words) for seat in seats)
    told = "; ".join(f"{card.title}, {card.did}" if card.did else card.title for card in cards)
    return ProjectorView(
        place=place,
        source=book,
        headline=((Part(asked),),),
        why=happened,
        ladder=LadderView(),
        cards=cards,
        description=" ".join((f"{place}.", *happened, asked, f"{told}.", f"{book}.")),
    )
