"""A conflict side by side: cards, events, bonus dice, every die and every change with its cause; chances by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import NOTHING, SpaceId
from desktop.engine.kept import Kept
from desktop.games.reich import verbs
from desktop.games.reich.present.log import die_rule
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.path import conflict_title
from desktop.games.reich.present.pieces import area_of, is_in_box
from desktop.games.reich.rules.actions.actions import blitz_parts
from desktop.games.reich.rules.actions.launching import allied_power
from desktop.games.reich.rules.cards.play_options import draws_from_deck, plays_at_random
from desktop.games.reich.rules.combat import chances, dice
from desktop.games.reich.rules.combat.attack_options import Attack
from desktop.games.reich.rules.combat.chances import THOUSAND
from desktop.games.reich.rules.combat.resolve import card_value, result, total
from desktop.games.reich.rules.map.geography import is_neutral_vichy
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, EVENT, LAND, SEA, Conflict
from desktop.games.reich.state.events import ConflictResolved
from desktop.games.reich.state.sides import SIDES, enemy_of
from desktop.views.table import ItemView, OutcomeView, PreviewView
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

UNKNOWN = "?"


def _is_cleared(conflict: Conflict) -> bool:
    """7.8 The clean-up has taken the cards off the table: the conflict is shown as it was judged."""
    return bool(conflict.winner) and not any(conflict.cards.values())


class Previews:
    """Makes conflict views."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def current(self, state: ReichState, seat: str = "") -> PreviewView | None:
        """The conflict under way as a seat sees it, or the one just decided."""
        if state.conflict is not None:
            if _is_cleared(state.conflict) and state.last_conflict is not None:
                return self._view(state, state.last_conflict, seat, over=True)
            return self._view(state, state.conflict, seat)
        judged = next((event for event in reversed(state.events) if isinstance(event, ConflictResolved)), None)
        if judged is None or state.last_conflict is None:
            return None
        return self._view(state, state.last_conflict, seat, over=True)

    def focused(self, state: ReichState, decision: Decision | None, focus: Sequence[str]) -> PreviewView | None:
        """An attack that could be declared now, as the pieces and areas in focus suggest it; only what is public."""
        if state.conflict is not None or decision is None or any(is_in_box(item) for item in focus):
            return None
        areas = [area_of(item) or item for item in focus]
        found = [action for action in decision.actions if self._is_meant(state, action, areas)]
        return self._imagined(state, decision.player, found[0]) if found else None

    def _is_meant(self, state: ReichState, action: Action, areas: Sequence[str]) -> bool:
        """Whether an attack goes against the last area in focus, from one before it if there is any."""
        origin: SpaceId
        target: SpaceId
        match action:
            case verbs.ATTACK, (_, origin, target):
                pass
            case verbs.OVERLORD, (origin, target):
                pass
            case verbs.BLITZ, args:
                origin, target, _ = blitz_parts(state, *args)
            case _:
                return False
        named = [area for area in areas[:-1] if area in self.world.areas]
        return bool(areas) and target == areas[-1] and (not named or origin in named or origin not in self.world.areas)

    def _imagined(self, state: ReichState, side: str, action: Action) -> PreviewView:
        """The conflict an attack would bring, with the chance of the side that attacks if both play any card."""
        match action:
            case verbs.BLITZ, args:
                kind, (origin, target, _) = LAND, blitz_parts(state, *args)
            case verbs.OVERLORD, (origin, target):
                kind = AMPHIBIOUS
            case _:
                kind, origin, target = action.args
        attack = Attack(kind, origin, target)
        conflict = Conflict(
            kind, side, target, NOTHING if kind == SEA else origin, power=allied_power(state, side, attack),
            vichy=is_neutral_vichy(state, target), blitz=action.verb == verbs.BLITZ,
        )  # fmt: skip
        imagined = copy(state)
        imagined.conflict, imagined.kept = conflict, Kept()
        view = self._view(imagined, conflict, "")
        weight = chances.any_odds(imagined, side).of_thousand
        outcomes = tuple(
            OutcomeView(capital(self.names.say("conflict.side_wins", sides=each)), share, "", each)
            for each, share in ((side, weight), (enemy_of(side), THOUSAND - weight))
        )
        return replace(view, outcomes=outcomes, odds_title=self.names.say("conflict.chances_any"))

    def _view(self, state: ReichState, conflict: Conflict, seat: str, *, over: bool = False) -> PreviewView:
        active, other = conflict.active, conflict.other
        known = not over and not conflict.dice[active]
        outcomes = self._outcomes(state, seat) if known and seat in SIDES else ()
        return PreviewView(
            title=conflict_title(conflict, self.names),
            attacker=active,
            defender=other,
            attack=tuple(self._items(state, conflict, active, seat, over=over)),
            defence=tuple(self._items(state, conflict, other, seat, over=over)),
            attack_total=self._total(conflict, active, over=over),
            defence_total=self._total(conflict, other, over=over),
            shifts=(),
            modifiers=(),
            column="",
            outcomes=outcomes,
            total=THOUSAND,
            result=self._result(conflict),
            attack_dice=tuple(conflict.dice[active]),
            defence_dice=tuple(conflict.dice[other]),
            odds_title=self._odds_title(state, seat) if outcomes else "",
            attack_cards=self._laid(conflict, active, over=over),
            defence_cards=self._laid(conflict, other, over=over),
        )

    def _laid(self, conflict: Conflict, side: str, *, over: bool) -> tuple[str, ...]:
        """The cards of a side, and the events it played; what lies face down has no face for anybody."""
        up = over or side in conflict.shown
        return (*(str(card) if up else "" for card in conflict.cards[side]), *conflict.played[side])

    # -- one side ----------------------------------------------------------------------------------
    def _items(self, state: ReichState, conflict: Conflict, side: str, seat: str, *, over: bool) -> Iterator[ItemView]:
        yield from self._cards(conflict, side, seat, over=over)
        for card in conflict.played[side]:
            key = "conflict.cancelled" if conflict.is_cancelled(card) else "conflict.played"
            yield ItemView(self.names.say(key, event=card), "", "7.2")
        if conflict.dice[side]:
            for item in () if over else dice.bonus_dice(state, side):
                yield ItemView(self.names.words.message(item.source), "", item.rule)
            yield from self._dice(conflict, side)
        elif not over:
            yield from self._dice_to_come(state, side)

    def _cards(self, conflict: Conflict, side: str, seat: str, *, over: bool) -> Iterator[ItemView]:
        """Cards on the table: their values where they lie face up, or where they are one's own choice."""
        for number, card in enumerate(conflict.cards[side]):
            chosen = number == 0 and seat == side and not (side == "axis" and conflict.vichy)
            if over or side in conflict.shown or chosen:
                value = card_value(self.world, conflict, card)
                yield ItemView(self._card_text(conflict, card), str(value), "4.1.3")
            else:
                yield ItemView(self.names.say("conflict.face_down"), UNKNOWN, "7.3")

    def _card_text(self, conflict: Conflict, card: str) -> str:
        text = self.names.card(card)
        if card in conflict.sabotaged:
            text = self.names.say("conflict.sabotaged", card=card)
        if card in conflict.silenced:
            text = self.names.say("conflict.silenced", text=text)
        return capital(text)

    def _dice_to_come(self, state: ReichState, side: str) -> Iterator[ItemView]:
        """7.4 Three dice, each bonus die with its reason, and what will be done to them."""
        limits = self.world.limits
        if draws_from_deck(state, side):
            yield ItemView(self.names.say("conflict.vichy"), str(dice.dice_count(state, side)), "8.5.1")
            return
        yield ItemView(self.names.say("conflict.base_dice"), str(limits.dice), "7.4")
        bonus = dice.bonus_dice(state, side)
        for item in bonus:
            yield ItemView(self.names.words.message(item.source), signed(item.value), item.rule)
        if limits.dice + sum(item.value for item in bonus) > limits.dice_most:
            yield ItemView(self.names.say("conflict.most_dice"), str(limits.dice_most), "7.4")
        for effect in dice.dice_effects(state, side):
            yield ItemView(self._effect(effect), "", "7.5")
        if plays_at_random(state, side) and not state.fight.cards[side]:
            yield ItemView(self.names.say("conflict.at_random"), "", "7.3")

    def _effect(self, effect: dice.DiceEffect) -> str:
        if effect.value:
            return self.names.say("effect.set", source=effect.source, n=effect.value)
        whose = "any" if len(effect.whose) > 1 else effect.whose[0]
        return self.names.say(f"effect.reroll_{whose}", source=effect.source, n=effect.count)

    def _dice(self, conflict: Conflict, side: str) -> Iterator[ItemView]:
        """The throw, every change with its cause, and the sum."""
        changes = [change.split(":", 4) for change in conflict.changes if change.startswith(f"{side}:")]
        first = list(conflict.dice[side])
        for _, die, before, _, _ in reversed(changes):
            first[int(die)] = int(before)
        yield ItemView(self.names.say("conflict.rolled", dice=tuple(first)), str(sum(first)), "7.4")
        for _, _, before, after, source in changes:
            text = self.names.say("conflict.changed", source=source, n=int(before), m=int(after))
            yield ItemView(text, signed(int(after) - int(before)), die_rule(self.world, source))

    def _total(self, conflict: Conflict, side: str, *, over: bool) -> str:
        if conflict.dice[side] and (over or side in conflict.shown):
            return str(total(self.world, conflict, side))
        return ""

    # -- both --------------------------------------------------------------------------------------
    def _outcomes(self, state: ReichState, seat: str) -> tuple[OutcomeView, ...]:
        """The chance to win with each card one may play."""
        if draws_from_deck(state, seat):
            return ()
        laid = state.fight.cards[seat][:1]
        odds = chances.card_odds(state, seat, laid)
        found = sorted(odds.items(), key=lambda item: (-item[1].of_thousand, item[0]))
        return tuple(OutcomeView(capital(self.names.card(card)), each.of_thousand, "", seat) for card, each in found)

    def _odds_title(self, state: ReichState, seat: str) -> str:
        """Against what the chances are meant."""
        enemy = enemy_of(seat)
        if enemy in state.fight.shown:
            return self.names.say("conflict.chances_shown", cards=state.fight.cards[enemy][:1])
        return self.names.say("conflict.chances", n=len(chances.possible(state, enemy)))

    def _result(self, conflict: Conflict) -> str:
        if not conflict.winner:
            return ""
        found = result(self.world, conflict)
        won, lost = found.totals[conflict.winner], found.totals[conflict.loser]
        key = "conflict.won_tie" if won == lost else "conflict.won"
        words = self.names.say(key, sides=conflict.winner, n=won, m=lost, by=found.by)
        if conflict.winner == conflict.active or conflict.kind == SEA:  # a zone may fall to whoever wins
            return capital(words)
        kept = "conflict.not_gained" if conflict.kind == EVENT else "conflict.held"
        return capital(self.names.say(kept, text=words, target=conflict.target))
