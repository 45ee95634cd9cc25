"""What is asked and what may be answered in a card-driven game: what the choice views of any game leave to it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.verb import AnyVerb, Shown
from desktop.mechanics import choice_views
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.advancing import advance_ends
from desktop.mechanics.cdg.protocols import CdgWorld, S
from desktop.mechanics.cdg.trays import ELIMINATED, tray
from desktop.mechanics.choice_views import Named
from desktop.views.table import ChoiceView
from desktop.views.wording import capital, half_points

SPEND = "rp.spend"
"""The question for replacement points; it names what is left of each pool."""
MARK = "mark"
"""An activation; its marker is shown by a letter."""
IN_VAIN = "in_vain"
"""And under this, that spaces are activated for attack which border no enemy."""
IDLE = "idle"
"""Under this the warning is switched off that a card is played for operations and nothing is activated."""


class ChoiceViews(choice_views.ChoiceViews[S]):
    """A game says how its spaces lie on the board and what may be lost."""

    MARKING: ClassVar[tuple[str, ...]] = ("operations.mark", "operations.marked")
    POOLS: ClassVar[tuple[str, ...]] = ()
    """Of replacement points."""
    world: CdgWorld

    # -- what a game adds --------------------------------------------------------------------------
    def board_space(self, state: S, space: SpaceId) -> str:
        """The board's space of a space of the rules."""
        return space

    def side_of(self, player: str) -> str:
        """The side a player is on."""
        return player

    def attackers(self, state: S, player: str, target: SpaceId) -> tuple[UnitId, ...]:
        """Units that could attack a space."""
        raise NotImplementedError

    def doomed(self, state: S, side: str) -> tuple[UnitId, ...]:
        """Units that attrition would take if the round ended now."""
        return ()

    def is_unmarked(self, state: S) -> bool:
        """Whether nothing is activated."""
        return not state.markers

    def in_vain(self, state: S, side: str) -> tuple[SpaceId, ...]:
        """Spaces activated for attack from which nobody can be attacked."""
        return ()

    # -- the question ------------------------------------------------------------------------------
    def help(self, state: S, key: str) -> str:
        """Of an event that is carried out by hand: what the card says."""
        if state.in_play and state.stack[-1].BY_HAND:
            return self.names.say(f"help.{key}", text=self.world.cards[state.in_play].text).strip()
        return super().help(state, key)

    def subjects(self, state: S, decision: Decision) -> tuple[str, ...]:
        found: list[str] = []
        for item in decision.subjects:
            if item in self.world.units:
                found.append(item)
            elif item in self.world.spaces:
                found.append(self.board_space(state, item))
        if decision.prompt.key in self.MARKING:
            found += [self.board_space(state, space) for space in state.markers]
        return tuple(dict.fromkeys(found))

    # -- one choice --------------------------------------------------------------------------------
    def spaces(self, state: S, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """The spaces and boxes an action names; an attacker is set down on the space under attack."""
        if action.verb == verbs.WITH:
            return tuple(self.board_space(state, item) for item in decision.subjects if item in self.world.spaces)[:1]
        side = self.side_of(decision.player)
        spaces = [self.board_space(state, thing) for kind, thing in named if kind is verbs.SPACE]
        return (*spaces, *(tray(side, thing) for kind, thing in named if kind is verbs.BOX))

    def pieces(self, state: S, decision: Decision, action: Action, named: Named) -> tuple[UnitId, ...]:
        """The pieces an action names; for a target, those that could attack it."""
        if action.verb == verbs.TARGET:
            return self.attackers(state, decision.player, action.target)
        units = [thing for kind, thing in named if kind is verbs.UNIT]
        return tuple(piece for unit in units for piece in self.alike(state, decision, unit))

    def alike(self, state: S, decision: Decision, unit: UnitId) -> tuple[UnitId, ...]:
        """A unit and its like in the same place, where one of them is named for all."""
        named = {arg for action in decision.actions for arg in action.args}
        own, status = self.world.units[unit], state.units[unit]
        return (
            unit,
            *(other for other in self.world.of_type[own.type] if other not in named and state.units[other] == status),
        )

    def card(self, state: S, decision: Decision, action: Action, named: Named) -> str:
        return next((thing for kind, thing in named if kind is verbs.CARD), "")

    def is_button(self, state: S, verb: AnyVerb, lit: bool, card: str) -> bool:
        """A card on the table cannot be clicked like one in a hand."""
        held = any(card in hand for hand in state.hands.values())
        return verb.shown is Shown.BUTTON or not (lit or held)

    def text(self, state: S, decision: Decision, action: Action, named: Named) -> str:
        """Who has played no Combat Card yet does without any; who has, without more."""
        if action.verb == verbs.NO_CARD and not state.fight.cards[self.side_of(decision.player)]:
            return self.names.say("choice.without_cards")
        return super().text(state, decision, action, named)

    def drops(self, state: S, decision: Decision, action: Action) -> tuple[str, ...]:
        """A loss is carried to the box of eliminated units, whether or not it is the last step; a victor to the
        space that was won or on from there."""
        match action.verb:
            case verbs.LOSE:
                return (tray(self.side_of(decision.player), ELIMINATED),)
            case verbs.ADVANCE:
                return tuple(self.board_space(state, space) for space in advance_ends(state, action.target))
        return ()

    def note(self, state: S, decision: Decision, action: Action) -> str:
        return action.args[1][:1].upper() if action.verb == MARK else ""

    def prompt(self, state: S, decision: Decision, seat: str) -> str:
        """The replacement points that are left, by class, are told with the question for them; whose a die is, too."""
        text = super().prompt(state, _of_thrower(decision), seat)
        if decision.prompt.key != SPEND:
            return text
        return self.names.say("rp.left", text=text, text2=self.points_left(decision))

    def points_left(self, decision: Decision) -> str:
        """The replacement points of a question, by pool."""
        left = {pool: int(points) for pool, points in decision.prompt.args}
        pools = (pool for pool in self.POOLS if left.get(pool))
        return ", ".join(f"{self.names.keyed('pool', pool)} {half_points(left[pool])}" for pool in pools)

    def warnings(self, state: S, decision: Decision, action: Action) -> tuple[str, ...]:
        """Replacement points that could still be spent; operations on which nothing is activated, or where nobody can
        be attacked; units that attrition will take."""
        if _loses_points(decision, action):
            return (self.names.say("warning.points", text=self.points_left(decision)),)
        idle = (self.names.say("warning.nothing_marked"),) if self._activates_nothing(state, action) else ()
        if spaces := self._activated_in_vain(state, decision, action):
            idle = (*idle, self.names.say("warning.in_vain", spaces=spaces))
        return (*idle, *self._attrition(state, decision, action))

    def choice(self, state: S, decision: Decision, action: Action) -> ChoiceView:
        """To be warned of one loss no more silences no other; where there are two, the question is always asked."""
        found = super().choice(state, decision, action)
        cause = IDLE if self._activates_nothing(state, action) else ""
        cause = cause or (IN_VAIN if self._activated_in_vain(state, decision, action) else "")
        return replace(found, warning_id=cause if len(found.warnings) == 1 else "") if cause else found

    def warning_id(self, decision: Decision, action: Action) -> str:
        """To be warned of lost points no more silences nothing else."""
        return "points" if _loses_points(decision, action) else super().warning_id(decision, action)

    def _activates_nothing(self, state: S, action: Action) -> bool:
        return action.verb == verbs.MARKED and self.is_unmarked(state)

    def _activated_in_vain(self, state: S, decision: Decision, action: Action) -> tuple[SpaceId, ...]:
        return self.in_vain(state, self.side_of(decision.player)) if action.verb == verbs.MARKED else ()

    def _attrition(self, state: S, decision: Decision, action: Action) -> tuple[str, ...]:
        """Units that attrition will take, if this is the last round before it."""
        if not self.LANGUAGE[action.verb].ends or not state.round or state.round < self.world.limits.rounds:
            return ()
        cut = self.doomed(state, self.side_of(decision.player))
        return (capital(self.names.say("warning.attrition", units=cut, n=len(cut))),) if cut else ()

    def warned(self, state: S, decision: Decision, action: Action) -> tuple[UnitId, ...]:
        if _loses_points(decision, action):
            return ()
        idle = [unit for space in self._activated_in_vain(state, decision, action) for unit in state.at(space)]
        lost = self.doomed(state, self.side_of(decision.player)) if self._attrition(state, decision, action) else ()
        return (*idle, *lost)


def _loses_points(decision: Decision, action: Action) -> bool:
    return decision.prompt.key == SPEND and action.verb == verbs.DONE


def _of_thrower(decision: Decision) -> Decision:
    """In a fight both sides roll: a die that is entered by hand is somebody's."""
    args = dict(decision.prompt.args)
    if decision.prompt.key != choice_views.ENTER_DIE or not args.get("thrower"):
        return decision
    return replace(decision, prompt=Message.of("engine.enter_die_of", **{**args, "side": args["thrower"]}))
