"""What is asked and what may be answered: the parts that are this game's own."""

from __future__ import annotations

from typing import Any

from desktop.engine.decision import Decision
from desktop.games.illusions import verbs
from desktop.games.illusions.data.world import World
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.combat import attack_options
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import POOLS, enemy_of
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.choice_views import SPEND, ChoiceViews
from desktop.mechanics.presenting import with_procedures
from desktop.views.table import PathStep

MARK = "operations.mark"


def turn_text(state: IllusionsState, names: Names) -> str:
    """`Turn 3, Winter 1915`."""
    if state.over:
        return names.say("turn.over")
    if state.turn not in state.world.turns:
        return names.say("turn.setup")
    return names.turn(state.turn)


def path_of(state: IllusionsState, names: Names) -> tuple[PathStep, ...]:
    """The turn, the round, and each procedure under way that has words of its own."""
    steps = [PathStep(turn_text(state, names), "6.0")]
    if state.round and not state.over:
        steps.append(PathStep(names.say("path.round", whose=state.active, n=state.round), "8.1"))
    return with_procedures(steps, state, names)


class Choices(ChoiceViews[IllusionsState]):
    """Turns decisions into views."""

    SECRET = (*ChoiceViews.SECRET, "round.consent")
    LANGUAGE = verbs.LANGUAGE
    POOLS = POOLS
    world: World
    names: Names

    def path(self, state: IllusionsState) -> tuple[PathStep, ...]:
        return path_of(state, self.names)

    def side_of(self, player: str) -> str:
        return self.world.side_of_seat[player]

    def player_name(self, state: IllusionsState, player: str) -> str:
        return self.names.seat(player)

    def prompt_facts(self, state: IllusionsState, decision: Decision) -> dict[str, Any]:
        side = self.side_of(decision.player)
        return {"side": side, "enemy": enemy_of(side), "player": decision.player}

    def prompt(self, state: IllusionsState, decision: Decision, seat: str) -> str:
        """16.1 The points that are left, by class; 9.4.3 whether there are any for a marker."""
        if decision.prompt.key == MARK and not dict(decision.prompt.args)["n"]:
            return self.names.say("operations.marked")
        text = super().prompt(state, decision, seat)
        if decision.prompt.key != SPEND:
            return text
        return self.names.say("rp.left", text=text, text2=self.points_left(decision))

    def attackers(self, state: IllusionsState, player: str, target: str) -> tuple[str, ...]:
        side = self.side_of(player)
        kinds = attack_options.kinds_at(state, side, target)
        return tuple(dict.fromkeys(u for kind in kinds for u in attack_options.available(state, side, target, kind)))

    def alike(self, state: IllusionsState, decision: Decision, unit: str) -> tuple[str, ...]:
        """Large units have names of their own: none of them stands for another."""
        return (unit,) if self.world.units[unit].lcu else super().alike(state, decision, unit)

    def doomed(self, state: IllusionsState, side: str) -> tuple[str, ...]:
        """14.3 Units that lose a step in attrition."""
        return tuple(supply.cut_off_units(state, side))
