"""What the sheets of a game tell besides its counters: tracks, control, works, sieges, cards, the round under way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.games.crusade.rules.turn import calendar
from desktop.games.crusade.state.sides import POOL, POOLS_OF, REMOVED, SIDES, enemy_of
from desktop.games.crusade.state.state import CrusadeState
from desktop.games.crusade.state.turn_state import RoundEffects
from desktop.mechanics.cdg.inventory import Inventory as CardDrivenInventory
from desktop.views.sheets import Fact, told

if TYPE_CHECKING:
    from desktop.engine.ids import SpaceId, UnitId
    from desktop.games.crusade.present.names import Names


class Inventory(CardDrivenInventory[CrusadeState]):
    """Of this game."""

    SIDES = SIDES
    OFF = (POOL, REMOVED)
    names: Names

    def side_of(self, unit: UnitId) -> str:
        return self.state.world.side_of[unit]

    def full_name(self, unit: UnitId) -> str:
        return self.names.full_name(self.state.world.units[unit])

    def tracks(self) -> Iterator[Fact]:
        say, state = self.say, self.state
        yield told(say("track.turn"), self.names.turn(state.turn))
        yield told(say("track.vp"), state.vp)
        yield told(say("track.rm"), state.rm)
        yield told(say("track.strait"), self.names.side(state.strait))
        yield told(say("track.government"), self.names.government(state.government))
        for side in SIDES if self.dealt else ():
            yield told(say("track.rp", whose=side), self.recorded(POOLS_OF[side], state.rp))
            yield told(say("sheet.rp_recorded", whose=side), self.recorded(POOLS_OF[side], state.rp_recorded))
        yield Fact(say("sheet.no_rp"), tuple(self.names.keyed("pool", pool) for pool in state.no_rp))

    def hand_size(self, side: str) -> int:
        return calendar.hand_size(self.state, side)

    def actions(self, side: str) -> Sequence[str]:
        return [self.say(f"track.action_{action}") for action in self.state.actions.get(side, ())]

    # -- the map -----------------------------------------------------------------------------------
    def markers(self) -> Iterator[Fact]:
        state, say = self.state, self.say
        plain = {space: work for space, work in state.works.items() if space not in state.extra_trenches}
        yield from self.at_spaces({space: self.names.keyed("work", work) for space, work in plain.items()})
        extra = {space: say(f"sheet.extra_{kind}") for space, kind in state.extra_trenches.items()}
        yield from self.at_spaces(extra)
        yield from self.at_spaces({space: say("sheet.failures", n=n) for space, n in state.build_failures.items()})
        for siege, resistance in state.sieges.items():
            yield told(say("sheet.siege", siege=siege), resistance)
        yield Fact(say("track.isolated"), self.places(state.isolated))
        for space, card in state.bonus_markers.items():
            yield told(say("sheet.bonus", card=card), self.names.place(space))
        for head, space in state.beach_heads.items():
            yield told(self.names.place(head), say("sheet.linked", space=space))

    def in_force(self) -> Iterator[Fact]:
        state, say = self.state, self.say
        if state.ammunition_shortage:
            yield told(say("track.ammunition"), say("track.in_force"))
        yield told(say("sheet.badajoz"), say("sheet.yes" if state.badajoz_source else "sheet.no"))
        plain = [flag for flag, value in state.flags.items() if value == 1]
        yield Fact(say("sheet.flags"), tuple(self.names.keyed("flag", flag) for flag in sorted(plain)))
        for flag, value in sorted(state.flags.items()):
            if value != 1:
                yield told(self.names.keyed("flag", flag), value)
        for card, turn in state.lasting.items():
            yield told(self.names.card(card), say("sheet.since", turn=turn))
        yield Fact(say("sheet.freed"), self.units(state.freed))

    # -- the round ---------------------------------------------------------------------------------
    def round(self) -> Iterator[Fact]:
        yield from super().round()
        state, say = self.state, self.say
        for side in SIDES:
            yield told(say("sheet.ops_cards", whose=side), state.ops_cards.get(side, 0))
            yield Fact(say("sheet.barred_next", whose=side), self._areas(state.barred_next.get(side, ())))
        if state.counterattack_played:
            yield told(say("sheet.counterattack_turn"), say("sheet.yes"))
        yield Fact(say("sheet.barred"), self._areas(state.barred))
        yield Fact(say("sheet.assaulted"), tuple(self.names.siege(siege) for siege in state.assaulted))
        yield Fact(say("sheet.taken"), self.places(self._taken()))
        yield Fact(say("sheet.builders"), self.units(state.builders.values()))
        ways = [
            say("sheet.entered_by", text=self.units([unit])[0], spaces=tuple(to)) for unit, to in state.entered.items()
        ]
        yield Fact(say("sheet.entered"), tuple(sorted(ways)))
        yield from self._effects(state.effects)

    def _areas(self, areas: Sequence[str]) -> tuple[str, ...]:
        return tuple(self.names.keyed("area", area) for area in areas)

    def _taken(self) -> list[SpaceId]:
        """10.1.12 What was the enemy's as the round began, and is no more."""
        state = self.state
        if not state.active:
            return []
        return [space for space in state.enemy_at_start if state.control.get(space) != enemy_of(state.active)]

    def _effects(self, effects: RoundEffects) -> Iterator[Fact]:
        """What the card of this round changes."""
        say = self.say
        if effects.attack_drm:
            yield told(say("sheet.attack_drm"), effects.attack_drm)
        yield Fact(say("sheet.drm_spaces"), self.places(effects.drm_spaces))
        for kind, number in effects.enemy_spaces.items():
            yield told(say("sheet.enemy_spaces", type=kind), number)
        if effects.no_attack:
            yield told(say("sheet.no_attack"), say("sheet.yes"))
        yield Fact(
            say("sheet.counterattack"), self.named_cards([effects.counterattack] if effects.counterattack else [])
        )
        yield Fact(say("sheet.named"), self.places([effects.named] if effects.named else []))
        yield Fact(say("sheet.bonus_spaces"), self.places(effects.bonus_spaces))
