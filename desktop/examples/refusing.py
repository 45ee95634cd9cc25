"""What an example asks for and the rules refuse, in words."""

from __future__ import annotations

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Match
from desktop.examples.schema import Refused
from desktop.views.presenter import Presenter


def attempt(match: Match, presenter: Presenter, refused: Refused) -> str:
    """What is refused: an action as it would be offered, or a piece and a space by their names."""
    if refused.action:
        return as_offered(match, presenter, Action.parse(refused.action))
    pieces = {piece.id: piece.name for piece in presenter.pieces(match.state)}
    spaces = {space.id: space.name or space.number for space in presenter.board().spaces}
    return f"{pieces.get(refused.piece, refused.piece)} → {spaces.get(refused.space, refused.space)}"


def as_offered(match: Match, presenter: Presenter, action: Action) -> str:
    """An action in the words it would have if it were offered now; as it is written where there are none."""
    asked = match.decision
    if asked is None:
        return str(action)
    offer = replace(asked, actions=(action,), default=None)
    try:
        view = presenter.decision(match.state, offer, asked.player)
    except LookupError:  # of what is never offered anywhere there may be no words
        return str(action)
    return view.choices[0].text if view is not None and view.choices else str(action)


def why_not(match: Match, presenter: Presenter, error: Exception) -> str:
    """Why a step cannot be played: an act that the rules refuse in words, with their reason and its number."""
    if not isinstance(error, IllegalAction):
        return str(error)
    refusal = error.refusal
    rule = f" ({refusal.rule})" if refusal.rule else ""
    return f"{as_offered(match, presenter, error.action)}: {presenter.refusal(refusal)}{rule}"
