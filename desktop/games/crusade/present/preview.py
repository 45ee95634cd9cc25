"""11.2 The combat dock: a declared combat item by item with its exact chances, and what the dice made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.engine.decision import Decision
from desktop.games.crusade import attack_options, chances, drm, resolve
from desktop.games.crusade.combat_state import Combat
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.procedures.combat import Attacks
from desktop.games.crusade.sides import SIDES, enemy_of
from desktop.mechanics.modifier import Modifier
from desktop.views.table import ItemView, OutcomeView, PreviewView
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.crusade.state import CrusadeState
    from desktop.games.crusade.world import World

MOST_DICE = 4
"""Two dice for each side at most (N57, R59): chances are shown as parts of all throws of so many."""


class Previews:
    """Makes the view of the combat under discussion. Cards in hand are shown to their owner's seat only."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self.total: int = world.limits.die_faces**MOST_DICE

    # -- which combat ------------------------------------------------------------------------------
    def current(self, state: CrusadeState, seat: str = "") -> PreviewView | None:
        """The combat under way, the one being declared, or the one just fought."""
        if state.combat is not None:
            return self._rolled(state.combat) if state.combat.numbers else self._view(state, state.combat, seat)
        frame = _attacks(state)
        if frame is None:
            return None
        if frame.target and frame.units:
            return self._view(state, _combat(state, frame, frame.target, frame.units), seat)
        fought = state.last_combat
        return self._rolled(fought) if fought is not None and fought.target in state.attacked else None

    def focused(self, state: CrusadeState, decision: Decision | None, focus: Sequence[str]) -> PreviewView | None:
        """The attack on a space pointed at, with the units chosen so far or all that could join."""
        frame = _attacks(state)
        if frame is None or state.combat is not None:
            return self.current(state)
        targets = attack_options.targets(state, frame.side)
        target = next((each for each in focus if each in targets), "") or frame.target
        if not target:
            return self.current(state)
        free = attack_options.available(state, frame.side, target)
        wanted = frame.units or [unit for unit in focus if unit in free] or free
        units = [unit for unit in wanted if unit in free]
        return self._view(state, _combat(state, frame, target, units), "") if units else self.current(state)

    # -- before the roll ---------------------------------------------------------------------------
    def _view(self, state: CrusadeState, combat: Combat, seat: str) -> PreviewView:
        attack, defence = (resolve.fire_of(state, combat, side) for side in (combat.side, combat.other))
        found = chances.chances(state, combat)
        return PreviewView(
            title=self._title(combat),
            attacker=combat.side,
            defender=combat.other,
            attack=tuple(self._items(attack)),
            defence=tuple(self._items(defence)),
            attack_total=str(attack.strength),
            defence_total=str(defence.strength),
            shifts=(),
            modifiers=(),
            column=self.names.say("preview.columns", text=self._column(attack), text2=self._column(defence)),
            outcomes=(*self._outcomes(combat, found), *self._with_cards(state, combat, seat)),
            total=self.total,
            chart=f"fire_{attack.table}",
            chart_column=attack.column,
            faces=tuple(self._faces(attack, defence)),
            odds_title=self._odds_title(found),
        )

    def _title(self, combat: Combat) -> str:
        return self.names.say("preview.named" if combat.named else "preview.title", space=combat.target)

    def _items(self, fire: resolve.Fire) -> Iterator[ItemView]:
        """Units, then what shifts the column, then what changes the die."""
        for item in fire.factors:
            unit = str(dict(item.source.args).get("unit", ""))
            yield ItemView(self._words(item), str(item.value), item.rule, unit)
        yield ItemView(self.names.say("preview.table", table=fire.table), self._column(fire), "11.2.6")
        for item in fire.shifts:
            yield ItemView(self._words(item), f"{abs(item.value)}{'R' if item.value > 0 else 'L'}", item.rule)
        for item in fire.drms:
            yield ItemView(self._words(item), signed(item.value), item.rule)
        if fire.keep:
            yield ItemView(self.names.say(f"preview.keep_{fire.keep}"), "", "11.2.7")

    def _words(self, item: Modifier) -> str:
        return capital(self.names.words.message(item.source))

    def _column(self, fire: resolve.Fire) -> str:
        return resolve.columns(self.world, fire.table)[fire.column].label

    def _faces(self, attack: resolve.Fire, defence: resolve.Fire) -> Iterator[tuple[str, str]]:
        """11.2.7 The loss numbers that attacker and defender inflict with each face of their dice."""
        for die in range(1, self.world.limits.die_faces + 1):
            numbers = [resolve.loss_number(self.world, fire, [die]) for fire in (attack, defence)]
            yield str(die), self.names.say("preview.numbers", n=numbers[0], m=numbers[1])

    # -- chances -----------------------------------------------------------------------------------
    def _odds_title(self, found: chances.Chances) -> str:
        attack, defence = (f"{each // 100}.{each % 100:02}" for each in found.expected)
        return self.names.say("preview.expected", text=attack, text2=defence)

    def _outcomes(self, combat: Combat, found: chances.Chances) -> Iterator[OutcomeView]:
        say = self.names.say
        rows = (
            (say("preview.wins", sides=combat.side), found.attacker_wins, self._detail(found), combat.side),
            (say("preview.no_winner"), found.no_winner, "", ""),
            (say("preview.wins", sides=combat.other), found.defender_wins, "", combat.other),
        )
        for text, ways, detail, side in rows:
            yield OutcomeView(capital(text), self._weight(found, ways), detail, side)

    def _detail(self, found: chances.Chances) -> str:
        """How the defenders leave the space, in per cent of all throws."""
        parts = [
            self.names.say("preview.retreats", n=spaces, m=found.percent(ways))
            for spaces, ways in sorted(found.retreats.items())
        ]
        if found.cleared:
            parts.append(self.names.say("preview.cleared", m=found.percent(found.cleared)))
        return ", ".join(parts)

    def _weight(self, found: chances.Chances, ways: int) -> int:
        return ways * self.total // found.of

    def _with_cards(self, state: CrusadeState, combat: Combat, seat: str) -> Iterator[OutcomeView]:
        """11.2.4, 16.6.2 The seat's chance to win with each card it holds, and with the armor modifier."""
        if seat not in SIDES:
            return
        for card, found in chances.card_chances(state, combat, seat).items():
            text = self.names.say("preview.with_card", card=card)
            if found is None:
                yield OutcomeView(text, 0, self.names.say("preview.no_combat"), seat)
            else:
                yield self._row(combat, seat, text, found)
        if seat == combat.side and not combat.armor:
            for unit in drm.claimants(state, combat)[:1]:
                found = chances.chances_with_armor(state, combat, unit)
                yield self._row(combat, seat, self.names.say("preview.with_armor", unit=unit), found)

    def _row(self, combat: Combat, seat: str, text: str, found: chances.Chances) -> OutcomeView:
        ways = found.attacker_wins if seat == combat.side else found.defender_wins
        return OutcomeView(text, self._weight(found, ways), self._odds_title(found), seat)

    # -- after the roll ----------------------------------------------------------------------------
    def _rolled(self, combat: Combat) -> PreviewView:
        numbers = {side: str(combat.numbers[side]) if side in combat.numbers else "" for side in SIDES}
        return PreviewView(
            title=self._title(combat),
            attacker=combat.side,
            defender=combat.other,
            attack=tuple(self._played(combat, combat.side)),
            defence=tuple(self._played(combat, combat.other)),
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
        )

    def _played(self, combat: Combat, side: str) -> Iterator[ItemView]:
        if side in combat.numbers:
            text = self.names.say("preview.inflicts", side=enemy_of(side))
            yield ItemView(text, str(combat.numbers[side]), "11.2.7")
        for card in combat.cards[side]:
            key = "preview.void" if card in combat.void.values() else "preview.played"
            yield ItemView(self.names.say(key, card=card), "", "11.2.4")
        if side == combat.side and combat.armor:
            yield ItemView(self.names.say("preview.claimed", unit=combat.armor), "", "16.6.2", combat.armor)

    def _result(self, combat: Combat) -> str:
        if len(combat.numbers) < len(SIDES):
            return ""
        winner = resolve.winner_of(combat, combat.numbers)
        if not winner:
            return capital(self.names.say("preview.no_winner"))
        owed = resolve.retreat_owed(self.world, combat, combat.numbers)
        key = "preview.won_retreat" if owed else "preview.won"
        return capital(self.names.say(key, sides=winner, n=owed))


def _attacks(state: CrusadeState) -> Attacks | None:
    """The frame in which attacks are declared, if one is under way."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Attacks)), None)


def _combat(state: CrusadeState, frame: Attacks, target: str, units: Sequence[str]) -> Combat:
    return attack_options.declared(state, frame.side, target, units)
