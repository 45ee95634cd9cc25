"""12.2 The combat dock: a declared combat item by item with its exact chances, and what the dice made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.ids import Thing
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.combat import approaches, attack_options, chances, flank, resolve
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.rules.combat.combat import is_past, is_stormy
from desktop.games.illusions.state.combat_state import Combat
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.combat_views import CombatPreviews
from desktop.mechanics.cdg.fire import Fire
from desktop.mechanics.cdg.schema import FireColumn
from desktop.views.table import ItemView, OutcomeView, PreviewView
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World

MOST_DICE = 4
"""Weather, flank roll, and a die for each side: chances are shown as parts of all throws of so many."""


class Previews(CombatPreviews[IllusionsState, Combat]):
    """Makes the view of the combat under discussion. Cards in hand are shown to their owner's seats only."""

    world: World
    TABLE_RULE, FIRE_RULE, CARD_RULE = "12.2", "12.2", "9.8"

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(world, names, world.limits.die_faces**MOST_DICE)

    # -- how it is worked out ----------------------------------------------------------------------
    def fires(self, state: IllusionsState, combat: Combat) -> tuple[Fire, Fire]:
        return resolve.fire_of(state, combat, combat.side), resolve.fire_of(state, combat, combat.other)

    def odds(self, state: IllusionsState, combat: Combat) -> chances.Chances:
        return chances.chances(state, combat)

    def columns(self, table: str) -> list[FireColumn]:
        return resolve.columns(self.world, table)

    def side_of(self, seat: str) -> str:
        """4.4 A partner sees the cards of both hands of his side."""
        return self.world.side_of_seat.get(seat, "")

    def title(self, combat: Combat) -> str:
        return str(self.names.say(f"preview.title_{combat.kind}", space=combat.target))

    def _view(self, state: IllusionsState, combat: Combat, seat: str) -> PreviewView:
        """Chances as parts of the fewest throws that all of them are parts of."""
        view = super()._view(state, combat, seat)
        common = gcd(view.total, *(row.weight for row in view.outcomes))
        rows = tuple(replace(row, weight=row.weight // common) for row in view.outcomes)
        faces = tuple(self._inflicting(combat, self.fires(state, combat)))
        return replace(view, outcomes=rows, total=view.total // common, faces=faces)

    def _inflicting(self, combat: Combat, shots: tuple[Fire, Fire]) -> Iterator[tuple[str, str]]:
        """12.2G The loss numbers of each face; a side that does not fire inflicts none."""
        for die in range(1, self.world.limits.die_faces + 1):
            first, second = (resolve.loss_number(self.world, s, die) if resolve.fires(combat, s) else 0 for s in shots)
            yield str(die), self.names.say("preview.numbers", n=first, m=second)

    def _result(self, combat: Combat) -> str:
        """12.2G.4, 12.7 Who won, and how far the defenders retreat after all that shortened it."""
        if len(combat.numbers) < len(combat.SIDES):
            return ""
        winner = resolve.winner_of(combat, combat.numbers)
        if not winner:
            return capital(self.names.say("preview.no_winner"))
        owed = 0 if combat.target in self.world.regions else combat.owed
        return capital(self.names.say("preview.won_retreat" if owed else "preview.won", sides=winner, n=owed))

    # -- which combat ------------------------------------------------------------------------------
    def under_way(self, state: IllusionsState) -> Combat | None:
        return state.combat

    def last(self, state: IllusionsState) -> Combat | None:
        return state.last_combat

    def is_declaring(self, state: IllusionsState) -> bool:
        return _attacks(state) is not None

    def declared(self, state: IllusionsState) -> Combat | None:
        frame = _attacks(state)
        return frame.declared(state) if frame is not None and frame.target and frame.units else None

    def pointed_at(self, state: IllusionsState, focus: Sequence[Thing]) -> Combat | None:
        frame = _attacks(state)
        assert frame is not None
        targets = attack_options.targets(state, frame.side)
        target = next((each for place in focus for each in targets if each[0] == place), None)
        if target is None and frame.target:
            target = frame.target, frame.aim
        if target is None:
            return None
        free = attack_options.available(state, frame.side, *target)
        wanted = frame.units or [unit for unit in focus if unit in free] or free
        units = [unit for unit in wanted if unit in free]
        if not units:
            return None
        return attack_options.declared(state, frame.side, target[0], units, target[1], staff=frame.staff)

    # -- who fires first, flank attacks, weather, cards --------------------------------------------
    def before(self, state: IllusionsState, combat: Combat) -> Iterator[ItemView]:
        """12.3, 21.3, 12.2G.3 What is rolled for before the fire, and its order."""
        if combat.flank:
            yield ItemView(self.names.say(f"preview.flank_{combat.flank}"), "", "21.4")
        elif combat.pinning:
            for item in flank.modifiers(state, combat):
                yield ItemView(capital(self.names.words.message(item.source)), signed(item.value), item.rule)
            good, every = chances.flank_chance(state, combat)
            yield ItemView(self.names.say("preview.flank", space=combat.pinning), f"{good}/{every}", "21.4")
        due = is_stormy(state, combat.target) and not is_past(state, "weather")
        if due and not approaches.all_with_hq(state, combat):
            yield ItemView(self.names.say("preview.weather", n=state.round), "", "12.3")
        if first := resolve.fires_first(state, combat):
            yield ItemView(capital(self.names.say("preview.first", sides=first)), "", "12.2")

    def _rows(self, state: IllusionsState, combat: Combat, seat: str) -> Iterator[OutcomeView]:
        """12.2B With a flank attack by pinning space, which is no secret; then what a side may still do."""
        found = {} if is_past(state, "flank") else chances.chances_with_flank(state, combat)
        for pinning, odds in found.items():
            good, every = chances.flank_chance(state, combat, pinning)
            words = self.names.say("preview.with_flank", space=pinning, n=good, m=every)
            weight = self._weight(odds, odds.attacker_wins)
            yield OutcomeView(words, weight, self._odds_title(odds), combat.side)
        yield from super()._rows(state, combat, seat)

    def with_choices(
        self, state: IllusionsState, combat: Combat, side: str
    ) -> Iterator[tuple[str, chances.Chances | None]]:
        """12.2E With each card the side holds."""
        for card, found in chances.card_chances(state, combat, side).items():
            yield self.names.say("preview.with_card", card=card), found

    def played(self, combat: Combat, side: str) -> Iterator[ItemView]:
        yield from super().played(combat, side)
        if side == combat.side and combat.flank:
            yield ItemView(self.names.say(f"preview.flank_{combat.flank}"), "", "21.4")


def _attacks(state: IllusionsState) -> Attacks | None:
    """The frame in which attacks are declared, if one is under way."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Attacks)), None)
