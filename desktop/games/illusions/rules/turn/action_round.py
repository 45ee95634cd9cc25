"""8.0 An action round."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CardId
from desktop.engine.unseen import Pool
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.cards import play_options
from desktop.games.illusions.rules.cards.play_card import PlayCard
from desktop.games.illusions.rules.map import control, stacking
from desktop.games.illusions.rules.map.stacking import Overstack
from desktop.games.illusions.rules.movement.operations import Operations
from desktop.games.illusions.rules.nations import neutrals, uprisings
from desktop.games.illusions.rules.nations.rebellion import PlaceUprising
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg import unseen


class ActionRound(Reasoned, Frame, kw_only=True):
    """8.2 A card, or one OPS without a card; then stacking and control are looked at."""

    STEPS = ("begin", "choose", "consent", "carry_out", "stacking", "close")
    side: str
    number: int
    card: CardId = NOTHING
    use: str = ""
    refused: list[str] = []
    """4.4.1.10 Cards whose holder has not agreed to their use for RP."""

    def run_begin(self, state: IllusionsState) -> None:
        state.enter_round(self.side, self.number)

    # -- choosing ----------------------------------------------------------------------------------
    def ask_choose(self, state: IllusionsState) -> Decision:
        """8.2 Play a card in one of four ways, or take one OPS; in the first round an uprising may be placed."""
        plays = play_options.plays(state, self.side)
        offers = [verbs.PLAY(card, use) for card, use in plays if use != play_options.RP or card not in self.refused]
        if play_options.one_ops_allowed(state, self.side) or not offers:
            offers.append(verbs.ONE_OPS())
            offers += [verbs.UPRISE(nation) for nation in _rebels(state, self.side, self.number)]
        prompt = Message.of("round.choose", side=self.side, n=self.number)
        return Decision.of(
            state.seat(self.side), "8.2", prompt, offers, progress=(self.number, state.world.limits.rounds)
        )

    def on_choose(self, state: IllusionsState, action: Action) -> Frame | None:
        if action.verb == verbs.UPRISE:
            self.go("stacking")
            state.take_action(self.side, play_options.ONE_OPS)
            return PlaceUprising(side=self.side, nation=action.target)
        self.card, self.use = action.args if action.verb == verbs.PLAY else (NOTHING, play_options.ONE_OPS)
        self.next_step()
        return None

    def ask_consent(self, state: IllusionsState) -> Decision | None:
        """4.4.1.9-10 A partner's card is used for RP only if he agrees."""
        holder = state.holder_of(self.card) if self.use == play_options.RP else ""
        if not holder or holder == state.seat(self.side):
            return None
        offers = [verbs.AGREE(), verbs.DECLINE()]
        return Decision.of(holder, "4.4.1", Message.of("round.consent", card=self.card), offers)

    def on_consent(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.AGREE:
            self.next_step()
        else:
            self.refused.append(self.card)
            self.go("choose")

    # -- carrying out ------------------------------------------------------------------------------
    def run_carry_out(self, state: IllusionsState) -> Frame:
        neutrals.before_action(state, self.side, self.card, self.use)
        if not self.card:
            state.take_action(self.side, play_options.ONE_OPS)
            return Operations(points=state.world.limits.auto_ops)
        return PlayCard(side=self.side, card=self.card, use=self.use)

    def run_stacking(self, state: IllusionsState) -> Frame | None:
        """10.3 Stacking must be legal now."""
        return Overstack() if stacking.overstacked(state) else None

    def run_close(self, state: IllusionsState) -> None:
        control.review_greece(state)
        state.end_round()

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        """The rule against a play."""
        match action:
            case verbs.PLAY, (card, use) if card in state.world.cards and use in play_options.USES:
                if refusal := play_options.why_not_play(state, self.side, card, use):
                    return refusal
                if play_options.duty(state, self.side):
                    return Refusal.of("20.3.5", "refuse.besiegers")
                return Refusal.of("4.4.1", "refuse.declined", card=card) if card in self.refused else None
            case verbs.ONE_OPS, _:
                return Refusal.of("20.3.5", "refuse.besiegers")
            case verbs.UPRISE, (nation,) if nation in state.world.nations:
                return Refusal.of("23.3.1", "refuse.uprise", nation=nation)
        return None


def _rebels(state: IllusionsState, side: str, number: int) -> list[str]:
    """23.3.1d Nations in which the play without a card may place an uprising unit, in the first round only."""
    return uprisings.nations_to_rise(state, side) if number == 1 else []


def unseen_cards(state: IllusionsState, seat: str) -> tuple[Pool, ...]:
    """4.4.1.10 While a partner is asked for his card, it is in his hand."""
    asked = [frame.card for frame in state.stack if isinstance(frame, ActionRound) and frame.step == "consent"]
    return unseen.unseen_cards(state, seat, asked)
