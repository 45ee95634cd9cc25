"""7.5, 7.6, 7.7 Changing dice: forts, fleets and events, double agents and saboteurs, re-rolls, Counterattack."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, EventCardId
from desktop.games.reich import verbs
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.cards.answer import AnswerEvent
from desktop.games.reich.rules.cards.play_options import all_effects, why_not_play
from desktop.games.reich.rules.combat import foregone
from desktop.games.reich.rules.combat.dice import DiceEffect, dice_owner, open_effects
from desktop.games.reich.rules.combat.resolve import (
    DOUBLE_AGENT,
    agents,
    rerolls,
    result,
    sabotage_choices,
    silence_choices,
)
from desktop.games.reich.state.state import ReichState


class DeclareDice(Frame, kw_only=True):
    """7.6 All dice to be re-rolled are named before any is rolled; then they are rolled together."""

    STEPS = ("declare", "roll")
    side: str
    """Who chooses."""
    owner: str
    """Whose dice."""
    most: int
    source: str
    second: str = ""
    """A second commander, whose re-rolls follow those of the first."""
    rule: str = "7.6"
    least: int = 0
    dice: list[int] = []

    def ask_declare(self, state: ReichState) -> Decision | None:
        free = [die for die in range(len(state.fight.dice[self.owner])) if die not in self.dice]
        if len(self.dice) >= self.most or not free:
            return None
        actions = [verbs.REROLL(str(die)) for die in free]
        if len(self.dice) >= self.least:
            actions.append(verbs.ROLL() if self.dice else verbs.DONE())
        if self.second:
            prompt = Message.of("conflict.rerolls_of_two", cards=f"{self.source}, {self.second}", n=self.most)
        else:
            own = self.owner == self.side
            prompt = Message.of(
                "conflict.rerolls" if own else "conflict.rerolls_enemy", source=self.source, n=self.most
            )
        moot = verbs.DONE() if self._is_moot(state) else None
        return Decision.of(self.side, self.rule, prompt, actions, progress=(len(self.dice), self.most), moot=moot)

    def _is_moot(self, state: ReichState) -> bool:
        """7.6 Whether the re-rolls of commanders cannot change who wins, or only for the worse."""
        return self.rule == "7.6" and not self.dice and foregone.is_foregone_before_rerolls(state, self.side)

    def on_declare(self, state: ReichState, action: Action) -> None:
        if action.verb == verbs.REROLL:
            self.dice.append(int(action.target))
        else:
            self.next_step()

    def run_roll(self, state: ReichState) -> None:
        first = state.world.cards[CardId(self.source)].rerolls if self.second else self.most
        for number, die in enumerate(sorted(self.dice)):
            reroll(state, self.owner, die, self.source if number < first else self.second)

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self:
            return None
        return why_not_name_dice(action, len(state.fight.dice[self.owner]), self.dice, self.least, self.rule)


def why_not_name_dice(action: Action, number: int, named: list[int], least: int, rule: str) -> Refusal | None:
    """7.6 Each die is named once; what is named is rolled."""
    match action.verb:
        case verbs.REROLL if action.target not in map(str, range(number)):
            return Refusal.of(rule, "refuse.no_die")
        case verbs.REROLL if action.target in map(str, named):
            return Refusal.of(rule, "refuse.die_named")
        case verbs.DONE if named:
            return Refusal.of(rule, "refuse.dice_named")
        case verbs.DONE if least:
            return Refusal.of(rule, "refuse.name_one")
        case verbs.ROLL if not named:
            return Refusal.of(rule, "refuse.none_named")
    return None


def reroll(state: ReichState, owner: str, die: int, source: str) -> None:
    """Roll a die again; the result stands."""
    value = state.roll("reroll", owner, state.world.limits.die_faces)
    state.change_die(owner, die, value, source)


class ApplyEffects(Frame, kw_only=True):
    """7.5 A side applies its forts, fleets and events to the dice in any order, and may leave out any of them."""

    STEPS = ("effects",)
    side: str

    def ask_effects(self, state: ReichState) -> Decision | None:
        effects = open_effects(state, self.side)
        if not effects:
            return None
        actions = [action for effect in effects for action in self._uses(state, effect)]
        actions.append(verbs.DONE())
        moot = actions[-1] if foregone.is_foregone_before_effects(state, self.side) else None
        return Decision.of(self.side, "7.5", Message.of("conflict.effects"), actions, moot=moot)

    def _uses(self, state: ReichState, effect: DiceEffect) -> list[Action]:
        if effect.count > 1:
            return [verbs.USE(effect.source, whose) for whose in effect.whose]
        return [
            verbs.USE(effect.source, whose, str(die))
            for whose in effect.whose
            for die in range(len(state.fight.dice[dice_owner(self.side, whose)]))
        ]

    def on_effects(self, state: ReichState, action: Action) -> Frame | None:
        if action.verb == verbs.DONE:
            self.next_step()
            return None
        source, whose, *die = action.args
        effect = next(each for each in open_effects(state, self.side) if each.source == source)
        state.use_effect(self.side, source)
        owner = dice_owner(self.side, whose)
        if not die:
            return DeclareDice(side=self.side, owner=owner, most=effect.count, source=source, rule="7.5")
        if effect.value:
            state.change_die(owner, int(die[0]), effect.value, source)
        else:
            reroll(state, owner, int(die[0]), source)
        return None

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.USE:
            return None
        uses = [use for effect in open_effects(state, self.side) for use in self._uses(state, effect)]
        if action.target not in [use.target for use in uses]:
            return Refusal.of("7.5", "refuse.no_effect")
        return None if action in uses else Refusal.of("7.5", "refuse.no_die")


class UseAgents(Frame, kw_only=True):
    """4.1.3, 7.6 Each double agent silences and each saboteur lowers one opposing card."""

    STEPS = ("single", "act")
    side: str
    special: str
    acted: int = 0

    def _choices(self, state: ReichState) -> list[CardId]:
        if self.acted >= len(agents(state, self.side, self.special)):
            return []
        return (silence_choices if self.special == DOUBLE_AGENT else sabotage_choices)(state, self.side)

    def run_single(self, state: ReichState) -> None:
        """Where there is one card only, nobody is asked."""
        if len(choices := self._choices(state)) == 1:
            self._act(state, choices[0])
            self.go("single")

    def ask_act(self, state: ReichState) -> Decision | None:
        actions = [verbs.CHOOSE(card) for card in self._choices(state)]
        if not actions:
            return None
        return Decision.of(self.side, "4.1.3", Message.of(f"conflict.{self.special}"), actions)

    def on_act(self, state: ReichState, action: Action) -> None:
        self._act(state, action.target)
        self.go("single")

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.CHOOSE or action.target in self._choices(state):
            return None
        return Refusal.of("4.1.3", "refuse.not_opposing")

    def _act(self, state: ReichState, card: CardId) -> None:
        self.acted += 1
        if self.special == DOUBLE_AGENT:
            state.silence(card)
        else:
            state.sabotage(card, state.world.limits.saboteur_value)


def card_rerolls(state: ReichState, side: str) -> DeclareDice | None:
    """7.6 The re-rolls of commanders."""
    conflict = state.fight
    most = rerolls(state.world, conflict, side)
    if not most:
        return None
    loud = [card for card in conflict.cards[side] if card not in conflict.silenced]
    source, *others = [card for card in loud if state.world.cards[card].rerolls]
    return DeclareDice(side=side, owner=side, most=most, source=source, second=others[0] if others else "")


class Counterattack(Frame, kw_only=True):
    """7.7 Whoever would lose may re-roll own dice once with an event; then the winner is determined again."""

    STEPS = ("choose", "declare", "judge")
    side: str

    def _cards(self, state: ReichState) -> list[EventCardId]:
        return [card for card in state.held[self.side] if why_not_play(state, self.side, card, "result") is None]

    def ask_choose(self, state: ReichState) -> Decision | None:
        cards = self._cards(state) if state.fight.winner != self.side else []
        if not cards:
            return None
        actions = [verbs.PLAY(state.event_of(card).id) for card in cards]
        actions.append(verbs.DONE())
        moot = actions[-1] if foregone.is_foregone_before_counterattack(state, self.side) else None
        winner, totals = state.fight.winner, result(state.world, state.fight).totals
        prompt = Message.of(
            "conflict.counterattack", winner=winner, n=totals[winner], m=totals[self.side], target=state.fight.target
        )
        return Decision.of(self.side, "7.7", prompt, actions, moot=moot)

    def on_choose(self, state: ReichState, action: Action) -> Frame | None:
        if action.verb == verbs.DONE:
            self.go("end")
            return None
        card = state.card_of(state.held[self.side], action.target)
        state.play_event(self.side, card)
        self.next_step()
        return AnswerEvent(side=self.side, event=card)

    def run_declare(self, state: ReichState) -> Frame | None:
        """7.7 One or more own dice, unless the event was answered (7.2)."""
        cards = [card for card, effect in all_effects(state, self.side) if isinstance(effect, s.RerollAfterResult)]
        if not cards:
            self.go("end")
            return None
        most, source = len(state.fight.dice[self.side]), state.event_of(cards[0]).id
        return DeclareDice(side=self.side, owner=self.side, most=most, source=source, rule="7.7", least=1)

    def run_judge(self, state: ReichState) -> None:
        found = result(state.world, state.fight)
        state.judge(found.winner, found.totals, found.by)

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.PLAY:
            return None
        card = state.card_of(state.held[self.side], action.target)
        if not card:
            return Refusal.of("7.7", "refuse.not_held", event=action.target)
        return why_not_play(state, self.side, card, "result")
