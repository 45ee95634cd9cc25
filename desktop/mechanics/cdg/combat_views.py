"""The combat dock of the card-driven games: a combat item by item with its chances, and what the dice made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic

from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.engine.ids import Thing
from desktop.mechanics.cdg.chances import Chances
from desktop.mechanics.cdg.combat_events import CombatDecided, Fired
from desktop.mechanics.cdg.combat_state import Combat
from desktop.mechanics.cdg.fire import Fire, loss_number, winner_of
from desktop.mechanics.cdg.protocols import C, CdgWorld, S
from desktop.mechanics.cdg.schema import FireColumn
from desktop.mechanics.modifier import Modifier
from desktop.views.naming import Naming
from desktop.views.table import ItemView, OutcomeView, PreviewView
from desktop.views.wording import capital, signed


class CombatPreviews(Generic[S, C]):
    """Makes the view of the combat under discussion. Cards in hand are shown to their owner's seat only.

    A game says how a combat is worked out; `throws` is a common number of throws of which chances are shown as parts.
    """

    TABLE_RULE: ClassVar[str] = ""
    FIRE_RULE: ClassVar[str] = ""
    CARD_RULE: ClassVar[str] = ""

    world: CdgWorld
    names: Naming

    def __init__(self, world: CdgWorld, names: Naming, throws: int) -> None:
        self.world, self.names, self.total = world, names, throws

    # -- what games say ----------------------------------------------------------------------------
    def fires(self, state: S, combat: C) -> tuple[Fire, Fire]:
        """How attacker and defender fire."""
        raise NotImplementedError

    def odds(self, state: S, combat: C) -> Chances:
        raise NotImplementedError

    def columns(self, table: str) -> list[FireColumn]:
        raise NotImplementedError

    def under_way(self, state: S) -> C | None:
        """The combat under way."""
        raise NotImplementedError

    def last(self, state: S) -> C | None:
        """The last combat, as it stood when it was decided."""
        raise NotImplementedError

    def declared(self, state: S) -> C | None:
        """The attack being declared, if a target and units are named."""
        raise NotImplementedError

    def pointed_at(self, state: S, focus: Sequence[Thing]) -> C | None:
        """The attack on a space pointed at, with the units chosen so far or all that could join."""
        raise NotImplementedError

    def is_declaring(self, state: S) -> bool:
        raise NotImplementedError

    def side_of(self, seat: str) -> str:
        """The side a seat plays; "" for nobody's."""
        return seat if seat in Combat.SIDES else ""

    def with_choices(self, state: S, combat: C, side: str) -> Iterator[tuple[str, Chances | None]]:
        """What a side may still do for the combat (cards it holds and so on), with the chances it would have."""
        yield from ()

    def title(self, combat: C) -> str:
        return self.names.say("preview.title", space=combat.target)

    def before(self, state: S, combat: C) -> Iterator[ItemView]:
        """Items of the attack that are neither strength nor shift nor modifier."""
        yield from ()

    def played(self, combat: C, side: str) -> Iterator[ItemView]:
        """What a side has put into a combat that is rolled."""
        for card in combat.cards[side]:
            yield ItemView(self.names.say("preview.played", card=card), "", self.CARD_RULE)

    # -- which combat ------------------------------------------------------------------------------
    def current(self, state: S, seat: str = "") -> PreviewView | None:
        """The combat under way, the one being declared, or the one just fought."""
        if combat := self.under_way(state):
            return self._rolled(state, combat) if combat.numbers else self._view(state, combat, seat)
        if not self.is_declaring(state):
            return self._just_decided(state)
        if combat := self.declared(state):
            return self._view(state, combat, seat)
        fought = self.last(state)
        return self._rolled(state, fought) if fought is not None and fought.target in state.attacked else None

    def read_off(self, events: Sequence[Event]) -> Iterator[tuple[str, int, int]]:
        """The cells of the fire tables that each side hit."""
        for event in events:
            if isinstance(event, Fired) and event.die:
                labels = [column.label for column in self.columns(event.table)]
                row = min(max(event.die + event.drm, 1), self.world.limits.die_faces) - 1
                yield f"fire_{event.table}", row, labels.index(event.column)

    def _just_decided(self, state: S) -> PreviewView | None:
        """The combat that the last action decided and with which the round came to its end."""
        fought = self.last(state)
        if fought is None or not any(isinstance(event, CombatDecided) for event in state.events):
            return None
        return self._rolled(state, fought)

    def focused(self, state: S, decision: Decision | None, focus: Sequence[Thing]) -> PreviewView | None:
        if state.combat is not None or not self.is_declaring(state):
            return self.current(state)
        combat = self.pointed_at(state, focus)
        return self._view(state, combat, "") if combat else self.current(state)

    # -- before the roll ---------------------------------------------------------------------------
    def _view(self, state: S, combat: C, seat: str) -> PreviewView:
        attack, defence = self.fires(state, combat)
        found = self.odds(state, combat)
        return PreviewView(
            title=self.title(combat),
            attacker=combat.side,
            defender=combat.other,
            attack=(*self._items(attack), *self.before(state, combat)),
            defence=tuple(self._items(defence)),
            attack_total=str(attack.strength),
            defence_total=str(defence.strength),
            shifts=(),
            modifiers=(),
            column=self.names.say("preview.columns", text=self._column(attack), text2=self._column(defence)),
            outcomes=(*self._outcomes(combat, found), *self._rows(state, combat, seat)),
            total=self.total,
            chart=f"fire_{attack.table}",
            chart_column=attack.column,
            faces=tuple(self._faces(attack, defence)),
            odds_title=self._odds_title(found),
            attack_cards=tuple(combat.cards[combat.side]),
            defence_cards=tuple(combat.cards[combat.other]),
        )

    def _items(self, fire: Fire) -> Iterator[ItemView]:
        """Units, then what shifts the column, then what changes the die."""
        for item in fire.factors:
            unit = str(dict(item.source.args).get("unit", ""))
            yield ItemView(self._words(item), str(item.value), item.rule, unit)
        yield ItemView(self.names.say("preview.table", table=fire.table), self._column(fire), self.TABLE_RULE)
        for item in fire.shifts:
            yield ItemView(self._words(item), f"{abs(item.value)}{'R' if item.value > 0 else 'L'}", item.rule)
        for item in fire.drms:
            yield ItemView(self._words(item), signed(item.value), item.rule)
        if fire.keep:
            yield ItemView(self.names.say(f"preview.keep_{fire.keep}"), "", self.FIRE_RULE)

    def _words(self, item: Modifier) -> str:
        return capital(self.names.words.message(item.source))

    def _column(self, fire: Fire) -> str:
        return self.columns(fire.table)[fire.column].label

    def _faces(self, attack: Fire, defence: Fire) -> Iterator[tuple[str, str]]:
        """The loss numbers that attacker and defender inflict with each face of their dice."""
        for die in range(1, self.world.limits.die_faces + 1):
            numbers = [loss_number(self.columns(fire.table), fire, [die]) for fire in (attack, defence)]
            yield str(die), self.names.say("preview.numbers", n=numbers[0], m=numbers[1])

    # -- chances -----------------------------------------------------------------------------------
    def _odds_title(self, found: Chances) -> str:
        attack, defence = (f"{each // 100}.{each % 100:02}" for each in found.expected)
        return self.names.say("preview.expected", text=attack, text2=defence)

    def _outcomes(self, combat: C, found: Chances) -> Iterator[OutcomeView]:
        say = self.names.say
        rows = (
            (say("preview.wins", sides=combat.side), found.attacker_wins, self._detail(found), combat.side),
            (say("preview.no_winner"), found.no_winner, "", ""),
            (say("preview.wins", sides=combat.other), found.defender_wins, "", combat.other),
        )
        for text, ways, detail, side in rows:
            yield OutcomeView(capital(text), self._weight(found, ways), detail, side)

    def _detail(self, found: Chances) -> str:
        """How the defenders leave the space, in per cent of all throws."""
        parts = [
            self.names.say("preview.retreats", n=spaces, m=found.percent(ways))
            for spaces, ways in sorted(found.retreats.items())
        ]
        if found.cleared:
            parts.append(self.names.say("preview.cleared", m=found.percent(found.cleared)))
        return ", ".join(parts)

    def _weight(self, found: Chances, ways: int) -> int:
        return ways * self.total // found.of

    def _rows(self, state: S, combat: C, seat: str) -> Iterator[OutcomeView]:
        """A side's chance to win with everything it may still do."""
        side = self.side_of(seat)
        if not side:
            return
        for text, found in self.with_choices(state, combat, side):
            if found is None:
                yield OutcomeView(text, 0, self.names.say("preview.no_combat"), side)
            else:
                ways = found.attacker_wins if side == combat.side else found.defender_wins
                yield OutcomeView(text, self._weight(found, ways), self._odds_title(found), side)

    # -- after the roll ----------------------------------------------------------------------------
    def _rolled(self, state: S, combat: C) -> PreviewView:
        """What the dice made of it; a side that has yet to fire is shown as it will."""
        numbers = {side: str(number) for side, number in combat.numbers.items()}
        if len(numbers) < len(combat.SIDES):
            attack, defence = self.fires(state, combat)
            numbers = {combat.side: str(attack.strength), combat.other: str(defence.strength), **numbers}
        return PreviewView(
            title=self.title(combat),
            attacker=combat.side,
            defender=combat.other,
            attack=tuple(self._inflicted(state, combat, combat.side)),
            defence=tuple(self._inflicted(state, combat, combat.other)),
            attack_total=numbers[combat.side],
            defence_total=numbers[combat.other],
            shifts=(),
            modifiers=(),
            column="",
            outcomes=(),
            total=self.total,
            result=self._result(combat),
            attack_dice=tuple(combat.dice[combat.side]),
            defence_dice=tuple(combat.dice[combat.other]),
            attack_cards=tuple(combat.cards[combat.side]),
            defence_cards=tuple(combat.cards[combat.other]),
        )

    def _inflicted(self, state: S, combat: C, side: str) -> Iterator[ItemView]:
        if side not in combat.numbers:
            yield from self._items(self.fires(state, combat)[side != combat.side])
            return
        other = next(each for each in combat.SIDES if each != side)
        yield ItemView(self.names.say("preview.inflicts", side=other), str(combat.numbers[side]), self.FIRE_RULE)
        yield from self.played(combat, side)

    def _result(self, combat: C) -> str:
        if len(combat.numbers) < len(combat.SIDES):
            return ""
        winner = winner_of(combat.side, combat.other, combat.numbers)
        if not winner:
            return capital(self.names.say("preview.no_winner"))
        key = "preview.won_retreat" if combat.owed else "preview.won"
        return capital(self.names.say(key, sides=winner, n=combat.owed))
