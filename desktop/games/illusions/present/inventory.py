"""What the sheets of a game tell besides its counters: tracks, nations, control, trenches, forts, cards, the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.engine.ids import CardId, SpaceId
from desktop.games.illusions.rules.cards.effects import WON
from desktop.games.illusions.rules.map.control import KEEPS, TAKEN_SINCE
from desktop.games.illusions.rules.turn.draw import hand_size
from desktop.games.illusions.state.sides import POOL, POOLS, POOLS_OF, REMOVED, SIDES
from desktop.games.illusions.state.state import ATTACK, DESTROYED, UNDER_FIRE, IllusionsState
from desktop.mechanics.cdg.inventory import Inventory as CardDrivenInventory
from desktop.views.sheets import Fact, Section, facts, told
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.engine.ids import UnitId
    from desktop.games.illusions.present.names import Names

BY_SPACE = (KEEPS, TAKEN_SINCE)
"""Flags that are kept for a space each."""
COMMON = 1


class Inventory(CardDrivenInventory[IllusionsState]):
    """Of this game."""

    SIDES = SIDES
    OFF = (POOL, REMOVED)
    names: Names

    def side_of(self, unit: UnitId) -> str:
        """Units of neutrals are set up with the first side."""
        side = self.state.world.side_of[unit]
        return side if side in SIDES else SIDES[0]

    def full_name(self, unit: UnitId) -> str:
        return self.names.unit(unit)

    def owner(self, side: str) -> str:
        return capital(super().owner(side))

    def hand_size(self, side: str) -> int:
        return hand_size(self.state, side)

    def actions(self, side: str) -> Sequence[str]:
        return [self.names.keyed("action", action) for action in self.state.actions.get(side, ())]

    def sections(self) -> tuple[Section, ...]:
        first, *rest = super().sections()
        return (first, Section("nations", self.say("sheet.nations"), facts(*self._nations())), *rest)

    # -- tracks and nations ------------------------------------------------------------------------
    def tracks(self) -> Iterator[Fact]:
        say, state = self.say, self.state
        yield told(say("track.turn"), self.names.turn(state.turn))
        yield told(say("track.vp"), state.vp)
        yield told(say("track.armistice"), state.armistice)
        for side in SIDES:
            yield told(say("track.status", whose=side), state.war_status[side])
            yield told(say("sheet.commitment", whose=side), self.names.keyed("commitment", state.commitment[side]))
        for nation, figure in state.national_will.items():
            yield told(say("track.will", nation=nation), figure)
        for nation, figure in state.troop_quality.items():
            yield told(say("track.quality", nation=nation), figure)
        yield from self._offensives()
        for side in SIDES if self.dealt else ():
            yield told(say("track.rp", whose=side), self.recorded(POOLS_OF[side], state.rp))
            yield told(say("sheet.rp_recorded", whose=side), self.recorded(POOLS_OF[side], state.rp_recorded))
        for key in ("no_rp", "no_spending"):
            yield Fact(say(f"sheet.{key}"), tuple(self._pool(pool) for pool in getattr(state, key)))

    def _pool(self, pool: str) -> str:
        """A class of points, or a nation that takes part in one."""
        return self.names.keyed("pool", pool) if pool in POOLS else self.names.nation(pool)

    def _offensives(self) -> Iterator[Fact]:
        """7.1 What was rolled, whether it has been made, and the modifier of the next roll."""
        say, state = self.say, self.state
        for side in SIDES:
            rolled = state.world.offensives.get((side, state.mo_rolled.get(side, "")))
            made = state.mo_made.get(side, False)
            key = "sheet.mo_made" if made else "sheet.mo_open" if state.mo.get(side) else "sheet.mo_over"
            yield told(say("track.mo_of", whose=side), say(key, text=rolled.name) if rolled else say("track.mo_none"))
            yield told(say("sheet.mo_modifier", whose=side), signed(state.mo_modifier.get(side, 0)))

    def _nations(self) -> Iterator[Fact]:
        """26.0 At war on a side, neutral, or collapsed; and what befalls Russia."""
        say, state = self.say, self.state
        for nation, status in state.nations.items():
            side = state.sides.get(nation, "")
            words = self.names.keyed("status", status)
            yield told(self.names.nation(nation), say("sheet.with_side", text=words, side=side) if side else words)
        if state.revolution:
            yield told(say("track.revolution"), self.names.keyed("stage", state.revolution))
        if state.revolution_turn:
            yield told(say("sheet.revolution_turn"), self.names.turn(state.revolution_turn))
        if state.treaty_turn:
            yield told(say("sheet.treaty_turn"), self.names.turn(state.treaty_turn))
        if state.treaty:
            yield told(say("sheet.treaty"), say("track.in_force"))

    # -- the map -----------------------------------------------------------------------------------
    def markers(self) -> Iterator[Fact]:
        state, say = self.state, self.say
        yield from self.at_spaces(
            {
                space: say("sheet.trench", side=state.trench_side[space], n=level)
                for space, level in state.trenches.items()
            }
        )
        yield from self._forts()
        yield from self.at_spaces({space: say("sheet.siege", side=side) for space, side in state.sieges.items()})
        landings = {
            space: say("sheet.under_fire" if status == UNDER_FIRE else "sheet.landing")
            for space, status in state.landings.items()
        }
        yield from self.at_spaces(landings)
        yield told(say("sheet.landings_left"), state.landings_left)
        before = {
            space: say("sheet.before_uprising", side=side) if side else say("sheet.before_nobody")
            for space, side in state.before_uprising.items()
        }
        yield from self.at_spaces(before)

    def _forts(self) -> Iterator[Fact]:
        """20.0 Every fort space has one, unless it is destroyed."""
        destroyed = [space for space, fort in self.state.forts.items() if fort == DESTROYED]
        yield Fact(self.say("sheet.destroyed"), self.places(destroyed))
        yield Fact(self.say("sheet.intact"), self.places(set(self.state.forts) - set(destroyed)))

    def in_force(self) -> Iterator[Fact]:
        state, say = self.state, self.say
        flags = {flag: value for flag, value in state.flags.items() if not flag.startswith(BY_SPACE)}
        plain = sorted(flag for flag, value in flags.items() if value == COMMON)
        yield Fact(say("sheet.flags"), tuple(self.names.keyed("flag", flag) for flag in plain))
        for flag in sorted(set(flags) - set(plain)):
            yield told(self.names.keyed("flag", flag), flags[flag])
        for key in BY_SPACE:
            spaces = [flag.removeprefix(key) for flag in state.flags if flag.startswith(key)]
            yield Fact(say(f"sheet.{key.removesuffix('-')}"), self.places(spaces))
        for card, turn in state.lasting.items():
            yield told(self.names.card(card), say("sheet.since", turn=turn))

    # -- the round ---------------------------------------------------------------------------------
    def round(self) -> Iterator[Fact]:
        yield from super().round()
        state, say = self.state, self.say
        for group in state.groups:
            key = "sheet.group_attack" if group.kind == ATTACK else "sheet.group_move"
            yield Fact(say(key, space=group.place, n=state.groups.index(group) + 1), self.units(group.units))
        for key in ("spared", "entered", "dug"):
            yield Fact(say(f"sheet.{key}"), self.places(getattr(state, key)))
        for key in ("assembled", "defended"):
            yield Fact(say(f"sheet.{key}"), self.units(getattr(state, key)))
        for effect, value in state.effects.items():
            spaces = self.places(state.effect_spaces.get(effect, ()))
            yield Fact(say("sheet.effect_round", text=self._round_effect(effect)), (str(value), *spaces))
        for key in ("keep_face_up", "card_leaves"):
            if card := getattr(state, key):
                yield Fact(say(f"sheet.{key}"), self.named_cards([card]))

    def _round_effect(self, effect: str) -> str:
        card = CardId(effect.removeprefix(WON))
        if card not in self.state.world.cards:
            return self.names.keyed("effect", effect)
        return self.say("sheet.won", card=card) if effect.startswith(WON) else self.names.card(card)

    def thing(self, name: str) -> str:
        if name in self.state.world.seats:
            return self.names.seat(name)
        return super().thing(name) if SpaceId(name) in self.state.world.spaces or name in SIDES else name
