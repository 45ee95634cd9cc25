"""11.2 The combat dock: a declared combat item by item with its exact chances, and what the dice made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, Thing
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.rules.combat import attack_options, chances, drm, resolve
from desktop.games.crusade.rules.combat.attacks import Attacks
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.sides import SIDES
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.combat_views import CombatPreviews
from desktop.mechanics.cdg.schema import FireColumn
from desktop.views.table import ItemView

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World

MOST_DICE = 4
"""Two dice for each side at most (N57, R59): chances are shown as parts of all throws of so many."""


class Previews(CombatPreviews[CrusadeState, Combat]):
    """Makes the view of the combat under discussion. Cards in hand are shown to their owner's seat only."""

    world: World
    TABLE_RULE, FIRE_RULE, CARD_RULE = "11.2.6", "11.2.7", "11.2.4"

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(world, names, world.limits.die_faces**MOST_DICE)

    # -- how it is worked out ----------------------------------------------------------------------
    def fires(self, state: CrusadeState, combat: Combat) -> tuple[resolve.Fire, resolve.Fire]:
        return resolve.fire_of(state, combat, combat.side), resolve.fire_of(state, combat, combat.other)

    def odds(self, state: CrusadeState, combat: Combat) -> chances.Chances:
        return chances.chances(state, combat)

    def columns(self, table: str) -> list[FireColumn]:
        return resolve.columns(self.world, table)

    def side_of(self, seat: str) -> str:
        return seat if seat in SIDES else ""

    def title(self, combat: Combat) -> str:
        return str(self.names.say("preview.named" if combat.named else "preview.title", space=combat.target))

    # -- which combat ------------------------------------------------------------------------------
    def under_way(self, state: CrusadeState) -> Combat | None:
        return state.combat

    def last(self, state: CrusadeState) -> Combat | None:
        return state.last_combat

    def is_declaring(self, state: CrusadeState) -> bool:
        return _attacks(state) is not None

    def declared(self, state: CrusadeState) -> Combat | None:
        frame = _attacks(state)
        if frame is None or not frame.target or not frame.units:
            return None
        return attack_options.declared(state, frame.side, frame.target, frame.units)

    def pointed_at(self, state: CrusadeState, focus: Sequence[Thing]) -> Combat | None:
        frame = _attacks(state)
        assert frame is not None
        targets = attack_options.targets(state, frame.side)
        target = next((each for each in focus if each in targets), NOTHING) or frame.target
        if not target:
            return None
        free = attack_options.available(state, frame.side, target)
        wanted = frame.units or [unit for unit in focus if unit in free] or free
        units = [unit for unit in wanted if unit in free]
        return attack_options.declared(state, frame.side, target, units) if units else None

    # -- cards and armor ---------------------------------------------------------------------------
    def with_choices(
        self, state: CrusadeState, combat: Combat, side: str
    ) -> Iterator[tuple[str, chances.Chances | None]]:
        """11.2.4, 16.6.2 With each card the side holds, and with the armor modifier."""
        for card, found in chances.card_chances(state, combat, side).items():
            yield self.names.say("preview.with_card", card=card), found
        if side == combat.side and not combat.armor:
            for unit in drm.claimants(state, combat)[:1]:
                text = self.names.say("preview.with_armor", unit=unit)
                yield text, chances.chances_with_armor(state, combat, unit)

    def played(self, combat: Combat, side: str) -> Iterator[ItemView]:
        for card in combat.cards[side]:
            key = "preview.void" if card in combat.void.values() else "preview.played"
            yield ItemView(self.names.say(key, card=card), "", self.CARD_RULE)
        if side == combat.side and combat.armor:
            yield ItemView(self.names.say("preview.claimed", unit=combat.armor), "", "16.6.2", combat.armor)


def _attacks(state: CrusadeState) -> Attacks | None:
    """The frame in which attacks are declared, if one is under way."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Attacks)), None)
