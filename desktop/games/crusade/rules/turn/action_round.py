"""7.1 An action round."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.cards import play_options
from desktop.games.crusade.rules.cards.play_card import PlayCard
from desktop.games.crusade.rules.map import africa, control, stacking
from desktop.games.crusade.rules.map.africa import ArmyOfAfrica
from desktop.games.crusade.rules.map.fortification import stale_modifiers
from desktop.games.crusade.rules.map.stacking import Overstack
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.state.sides import enemy_of
from desktop.games.crusade.state.state import CrusadeState


class ActionRound(Frame, kw_only=True):
    """7.1.3 A card or an automatic operation; then stacking and markers are looked at."""

    STEPS = ("begin", "africa", "choose", "africa_late", "stacking", "modifiers", "close")
    side: str
    number: int

    def run_begin(self, state: CrusadeState) -> None:
        """10.1.12 What the enemy controls now counts as enemy-controlled all through the round."""
        enemy = enemy_of(self.side)
        spaces = sorted(space for space, controller in state.control.items() if controller == enemy)
        state.begin_round(self.side, self.number, spaces)

    def run_africa(self, state: CrusadeState) -> Frame | None:
        """17.6.3 Units of the Army of Africa land before anything else."""
        return ArmyOfAfrica() if africa.is_due(state) else None

    def ask_choose(self, state: CrusadeState) -> Decision:
        """7.1.3 Play a card in one of four ways, or make an automatic operation."""
        offers = [verbs.PLAY(card, use) for card, use in play_options.plays(state, self.side)]
        prompt = Message.of("round.choose", side=self.side, n=self.number)
        if first := play_options.compulsory(state, self.side):
            prompt = Message.of("round.first", side=self.side, n=self.number, card=first)
        else:
            offers.append(verbs.AUTO())
        return Decision.of(self.side, "7.1.3", prompt, offers, progress=(self.number, state.world.limits.rounds))

    def on_choose(self, state: CrusadeState, action: Action) -> Frame:
        self.next_step()
        if action.verb == verbs.AUTO:
            state.take_action(self.side, play_options.AUTO)
            return Operations(points=state.world.limits.auto_ops)
        card, use = action.args
        return PlayCard(side=self.side, card=card, use=use)

    def run_africa_late(self, state: CrusadeState) -> Frame | None:
        """17.6.3 If End of the Strait Blockade was played just now, the unit of this round lands after it."""
        return ArmyOfAfrica() if africa.is_due(state) else None

    def run_stacking(self, state: CrusadeState) -> Frame | None:
        """9.1.2 Stacking is checked at the end of the round."""
        return Overstack() if stacking.overstacked(state) else None

    def run_modifiers(self, state: CrusadeState) -> None:
        """10.2.2 Build modifiers go where own units have left; what depends on supply is looked at again."""
        for space in stale_modifiers(state):
            state.set_build_failures(space, 0)
        control.review(state)

    def run_close(self, state: CrusadeState) -> None:
        state.end_round()

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        """The rule against a play."""
        match action:
            case verbs.PLAY, (card, use) if (
                self.step == "choose" and card in state.world.cards and use in play_options.USES
            ):
                return play_options.why_not_play(state, self.side, card, use)
            case verbs.AUTO, () if self.step == "choose" and (first := play_options.compulsory(state, self.side)):
                return Refusal.of("4.3.1", "refuse.compulsory", card=first)
        return None
