"""Which of the offered choices a gesture means. Knows no game: only pieces, spaces and flags of ChoiceView."""

from __future__ import annotations

from desktop.views.table import ChoiceView, DecisionView


def with_action(decision: DecisionView | None, action: str) -> ChoiceView | None:
    choices = decision.choices if decision else ()
    return next((choice for choice in choices if choice.action == action), None)


def _aims(choice: ChoiceView) -> tuple[str, ...]:
    """Where a piece is set down to mean a choice."""
    return (*choice.spaces, *choice.drops)


def taking(decision: DecisionView | None, piece: str) -> list[ChoiceView]:
    """The choices that name `piece` and no place, alone or else with its fellows; the default one first."""
    choices = decision.choices if decision else ()
    found = [choice for choice in choices if choice.pieces == (piece,) and not _aims(choice)]
    if not found:
        found = [choice for choice in choices if piece in choice.pieces and not _aims(choice)]
        found = found if len(found) == 1 else []
    return sorted(found, key=lambda choice: not choice.default)


def picking_up(decision: DecisionView | None, piece: str) -> ChoiceView | None:
    """The choice that takes `piece` in hand; the default one if there are several."""
    return next(iter(taking(decision, piece)), None)


def in_hand(decision: DecisionView | None, piece: str) -> bool:
    """Whether `piece` can be set down at once: it is the subject, or choices name it together with spaces."""
    if decision is None:
        return False
    aimed = [choice for choice in decision.choices if _aims(choice)]
    if any(piece in choice.pieces for choice in aimed):
        return True
    return piece in decision.subjects and any(not choice.pieces for choice in aimed)


def setting_down(decision: DecisionView | None, piece: str, space: str) -> list[ChoiceView]:
    """The choices that mean `piece` dropped on `space`: those that name it, else all; of these the default one."""
    choices = decision.choices if decision else ()
    found = [choice for choice in choices if space in _aims(choice) and (not choice.pieces or piece in choice.pieces)]
    found = [choice for choice in found if piece in choice.pieces] or found
    return [choice for choice in found if choice.default][:1] or found


def of_place(decision: DecisionView | None, space: str) -> list[ChoiceView]:
    """What can be done with all that stands in a space: a piece dragged out of it asks which."""
    choices = decision.choices if decision else ()
    found = [choice for choice in choices if choice.spaces == (space,) and not choice.pieces and not choice.closes]
    return [choice for choice in found if not choice.quiet]  # to take a marker back is not what a drag looks like


def closing(decision: DecisionView | None) -> ChoiceView | None:
    """The choice that ends the sub-question when the player turns to something else."""
    choices = decision.choices if decision else ()
    return next((choice for choice in choices if choice.closes), None)
