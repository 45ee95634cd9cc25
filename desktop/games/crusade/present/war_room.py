"""The war room: duties of the round, curves of VP and morale, cards, replacement points, supply, special markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.crusade.present.names import Names
from desktop.games.crusade.present.tracks import Tracks
from desktop.games.crusade.rules.supply import supply
from desktop.games.crusade.rules.turn import calendar, victory
from desktop.games.crusade.rules.turn.war_status import madrid_line
from desktop.games.crusade.state.sides import NATIONALIST, POOLS_OF, REPUBLICAN, SIDES
from desktop.views.war_room import CurveView, WarRoomRow, WarRoomSection, WarRoomView
from desktop.views.wording import capital, half_points, signed

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState


class WarRoom:
    """Makes the war room of a state for a seat."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names, self.tracks = world, names, Tracks(world, names)

    def view(self, state: CrusadeState, seat: str) -> WarRoomView:
        say = self.names.say
        sections = [
            WarRoomSection(say("room.todo"), tuple(self._duties(state)) or (WarRoomRow(say("room.nothing")),)),
            WarRoomSection(say("room.victory"), tuple(self.victory(state))),
        ]
        for side in SIDES:
            sections.append(WarRoomSection(capital(self.names.sides(side)), tuple(self._side(state, side)), side))
        sections.append(WarRoomSection(say("room.why"), tuple(self._account(state))))
        return WarRoomView(tuple(sections), (self._morale(state), self._points(state)))

    # -- curves ------------------------------------------------------------------------------------
    def _ticks(self) -> tuple[int, ...]:
        return tuple(range(self.world.first_turn, self.world.last_turn + 1))

    def _values(self, state: CrusadeState, figure: str) -> tuple[int, ...]:
        """Where it stood as each turn ended, and where it stands now."""
        past = tuple(getattr(mark, figure) for mark in state.history if mark.turn in self._ticks())
        return past if state.over else (*past, getattr(state, figure))

    def _morale(self, state: CrusadeState) -> CurveView:
        turns = [self.world.turns[turn] for turn in self._ticks()]
        say = self.names.say
        limits = (
            (say("room.republican_line"), tuple(box.republican_wins for box in turns)),
            (say("room.nationalist_line"), tuple(box.nationalist_wins for box in turns)),
        )
        ticks = tuple(map(str, self._ticks()))
        return CurveView("rm", say("room.rm"), ticks, self._values(state, "rm"), REPUBLICAN, limits, "16.3")

    def _points(self, state: CrusadeState) -> CurveView:
        """5.1.1 The levels of the scenario are flat lines."""
        limits = tuple(
            (self.names.say("room.level", level=level.id), (bound,) * len(self._ticks()))
            for level in self.world.levels
            if level.winner and (bound := level.least if level.winner == NATIONALIST else level.most) is not None
        )
        ticks = tuple(map(str, self._ticks()))
        return CurveView(
            "vp", self.names.say("room.vp"), ticks, self._values(state, "vp"), NATIONALIST, limits, "5.1.1"
        )

    # -- duties ------------------------------------------------------------------------------------
    def _duties(self, state: CrusadeState) -> Iterator[WarRoomRow]:
        """What must or should still be done before the turn is over."""
        say = self.names.say
        for side in SIDES:
            cut = [
                space for space in sorted(state.control)
                if state.control[space] == side and state.side_at(space) == side
                and supply.supply_state(state, space) == "none"
            ]  # fmt: skip
            if cut:
                text = say("room.cut_off", whose=side, spaces=tuple(cut), n=len(cut))
                yield WarRoomRow(text, "", "warning", "13.3.5", side, tuple(cut))
        for space in state.isolated:
            left = self.world.tables.isolation.last_turn - state.turn
            yield WarRoomRow(say("room.isolated", space=space, n=left), "", "todo", "16.2", NATIONALIST, (space,))
        if (first := self.world.setup.deal.first_play) and first in state.hands[self.world.cards[first].side]:
            yield WarRoomRow(say("room.first_play", card=first), "", "todo", "4.3.1", self.world.cards[first].side)
        yield from self._madrid(state)

    def _madrid(self, state: CrusadeState) -> Iterator[WarRoomRow]:
        """17.3 What Madrid will cost the Nationalists at the end of the first phase."""
        if state.turn not in self.world.turns or calendar.phase_of(state) != "columns":
            return
        line, vp = madrid_line(state)
        done = "done" if not vp else "todo"
        yield WarRoomRow(self.names.say(f"room.{line}"), signed(vp), done, "17.3", NATIONALIST, ("madrid",))

    def victory(self, state: CrusadeState) -> Iterator[WarRoomRow]:
        """What the game would end as now, then what else ends it and how near that is."""
        say, level = self.names.say, victory.level_of(state, state.vp)
        yield WarRoomRow(say("room.if_now", level=level.id), str(state.vp), "", "5.1.1", level.winner or "")
        if (box := self.world.turns.get(state.turn)) is None:
            return
        for side, bound in ((NATIONALIST, box.nationalist_wins), (REPUBLICAN, box.republican_wins)):
            if bound is None:
                yield WarRoomRow(say("room.no_automatic", whose=side), "–", "far", "5.2.2", side)
            else:
                away = state.rm - bound if side == NATIONALIST else bound - state.rm
                text = say("room.automatic", whose=side, n=bound, m=max(0, away))
                yield WarRoomRow(text, str(max(0, away)), "warning" if away <= 1 else "far", "5.2.2", side)
        for side in SIDES:
            held = sum(state.controls(side, city) for city in self.world.main_cities)
            text = say("room.cities", whose=side)
            yield WarRoomRow(text, f"{held} / {len(self.world.main_cities)}", "", "5.2.3", side)

    # -- sides -------------------------------------------------------------------------------------
    def _side(self, state: CrusadeState, side: str) -> Iterator[WarRoomRow]:
        say = self.names.say
        yield WarRoomRow(say("room.cards"), str(len(state.hands[side])), "", "6.0", side)
        yield WarRoomRow(say("room.pile"), f"{len(state.decks[side])} / {len(state.discards[side])}", "", "8.1.4", side)
        if state.turn in self.world.turns:
            yield WarRoomRow(say("room.next_hand"), str(calendar.hand_size(state, side)), "", "6.0", side)
        for pool in POOLS_OF[side]:
            none = pool in state.no_rp
            key = "track.rp_none" if none else "track.rp_pool"
            yield WarRoomRow(say(key, pool=pool), half_points(0 if none else state.rp[pool]), "", "14.1", side)
        counts = {"map": 0, "reserve": 0, "eliminated": 0, "removed": 0}
        for unit, status in state.units.items():
            if self.world.side_of[unit] == side:
                place = status.place if status.place in counts else "map" if state.on_map(unit) else ""
                if place:
                    counts[place] += 1
        for place, number in counts.items():
            yield WarRoomRow(say(f"room.units_{place}"), str(number), "", "", side)
        out = [unit for unit in state.units if self.world.side_of[unit] == side and state.on_map(unit)
               and not supply.unit_in_supply(state, unit)]  # fmt: skip
        yield WarRoomRow(
            say("room.unsupplied"), str(len(out)), "warning" if out else "done", "13.3", side, (), tuple(out)
        )

    def _account(self, state: CrusadeState) -> Iterator[WarRoomRow]:
        """The newest changes of VP and morale, with their causes."""
        for entry in list(reversed(state.account))[:16]:
            parts = [f"{signed(entry.vp)} VP"] if entry.vp else []
            parts += [f"{signed(entry.rm)} RM"] if entry.rm else []
            spaces = tuple(value for value in entry.args.values() if value in self.world.spaces)
            yield WarRoomRow(self.tracks.entry(entry), " ".join(parts), "", "", "", spaces)
