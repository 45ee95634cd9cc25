"""What is asked and what may be answered: the parts that are this game's own."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.data.world import World
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.present.path import path_of
from desktop.games.crusade.present.pieces import space_id
from desktop.games.crusade.rules.combat import attack_options
from desktop.games.crusade.rules.map import fortification
from desktop.games.crusade.rules.movement import activation
from desktop.games.crusade.rules.supply import supply
from desktop.games.crusade.state.sides import POOLS, enemy_of
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.choice_views import ChoiceViews
from desktop.mechanics.cdg.verbs import UNIT
from desktop.mechanics.choice_views import Named
from desktop.views.table import PathStep
from desktop.views.wording import capital


class Choices(ChoiceViews[CrusadeState]):
    """Turns decisions into views."""

    LANGUAGE = verbs.LANGUAGE
    POOLS = POOLS
    world: World
    names: Names

    def path(self, state: CrusadeState) -> tuple[PathStep, ...]:
        return path_of(state, self.names)

    def board_space(self, state: CrusadeState, space: SpaceId) -> str:
        return space_id(state, space)

    def player_name(self, state: CrusadeState, player: str) -> str:
        return self.names.side(player)

    def prompt_facts(self, state: CrusadeState, decision: Decision) -> dict[str, object]:
        return {"side": decision.player, "enemy": enemy_of(decision.player)}

    def attackers(self, state: CrusadeState, player: str, target: SpaceId) -> tuple[UnitId, ...]:
        return tuple(attack_options.available(state, player, target))

    def spaces(self, state: CrusadeState, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """A siege is stormed where it lies."""
        if action.verb == verbs.ASSAULT:
            return (self.world.sieges[action.target].space,)
        return super().spaces(state, decision, action, named)

    def in_vain(self, state: CrusadeState, side: str) -> tuple[SpaceId, ...]:
        """11.1.3 Neither an enemy beside it nor a siege in it."""
        targets = attack_options.targets(state, side)
        near = {state.place_of(unit) for space in targets for unit in attack_options.available(state, side, space)}
        stormed = {self.world.sieges[siege].space for siege in attack_options.assaults(state, side)}
        marked = {state.place_of(unit) for unit in attack_options.ready(state, side)}
        return tuple(sorted(marked - near - stormed))

    def doomed(self, state: CrusadeState, side: str) -> tuple[UnitId, ...]:
        """13.3.5 Units without any line of supply."""
        return tuple(
            unit
            for unit in state.units
            if self.world.side_of[unit] == side and state.on_map(unit)
            and supply.supply_state(state, state.place_of(unit)) == "none"
        )  # fmt: skip

    def withheld(self, state: CrusadeState, decision: Decision, action: Action) -> tuple[str, ...]:
        """8.2.3 Why a space that may be activated for one purpose may not be for the other."""
        if action.verb != verbs.MARK:
            return ()
        space, kind = action.args
        other = next(each for each in activation.KINDS if each != kind)
        refusal = activation.why_not_mark(state, space, other)
        if refusal is None:
            return ()
        wanted = self.names.say(f"choice.mark.{other}", space=space)
        reason = self.names.words.message(refusal.reason)
        return (self.names.say("choice.withheld", text=wanted, text2=reason, rule=refusal.rule),)

    def text(self, state: CrusadeState, decision: Decision, action: Action, named: Named) -> str:
        """Units of one kind are told apart by where they are, and by their strength."""
        say = self.names.say
        if action.verb == verbs.BUILD:
            space = state.place_of(action.target)
            work = fortification.next_work(state, space)
            return say("choice.build_there", unit=action.target, work=work, space=space)
        found = super().text(state, decision, action, named)
        which = self._which(state, decision, action) if named and named[0][0] is UNIT else ""
        return say("choice.told_apart", text=capital(found), text2=which) if which else found

    def _which(self, state: CrusadeState, decision: Decision, action: Action) -> str:
        units, own = self.world.units, state.units[action.target]
        kind = units[action.target].type
        others = [
            state.units[other.target]
            for other in decision.actions
            if other.verb == action.verb and other.target != action.target and units[other.target].type == kind
        ]
        parts = []
        if any(other.place != own.place for other in others):
            parts.append(self.names.place(own.place))
        if any(other.place == own.place and other.reduced != own.reduced for other in others):
            parts.append(self.names.say("word.reduced" if own.reduced else "word.full"))
        return ", ".join(parts)
