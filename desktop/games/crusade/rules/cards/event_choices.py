"""8.5.1 Events with a choice: works to place, a space to bomb, a rising, a unit that comes back."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.crusade import verbs
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.cards import event_options
from desktop.games.crusade.rules.combat.loss_options import why_not_among
from desktop.games.crusade.rules.combat.take_losses import lose_step
from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.reinforcement import placement
from desktop.games.crusade.state.sides import ELIMINATED, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import POSITION, TRENCH, CrusadeState

RULE = "8.5.1.1"


class PlaceWorks(Frame, kw_only=True):
    """R10, R30, R47 Trenches or positions one by one; where the card says "up to", the player may stop."""

    STEPS = ("choose",)
    card: str
    number: int
    done: list[str] = []

    def _effect(self, state: CrusadeState) -> s.EffectKind:
        return state.world.cards[self.card].effects[self.number]

    def _offers(self, state: CrusadeState) -> tuple[list[str], int, bool]:
        """Spaces, how many there may be in all, and whether the player may stop."""
        effect = self._effect(state)
        if isinstance(effect, s.PlacePositions):
            return event_options.position_offers(state, effect, self.done), effect.count, True
        assert isinstance(effect, s.PlaceTrench)
        return event_options.trench_offers(state, effect), effect.count or 1, not effect.adjacent_to

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        spaces, most, may_stop = self._offers(state)
        if not spaces or len(self.done) == most:
            return None
        offers = [verbs.WORK(space) for space in spaces]
        if may_stop:
            offers.append(verbs.DONE())
        prompt = Message.of("event.work", card=self.card, n=most - len(self.done))
        return Decision.of(REPUBLICAN, "10.2.9", prompt, offers, progress=(len(self.done), most))

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
            return
        space, effect = action.target, self._effect(state)
        self.done.append(space)
        if isinstance(effect, s.PlaceTrench):
            state.place_work(space, TRENCH, self.card, effect.marker)
        else:
            state.place_work(space, TRENCH if state.works.get(space) == POSITION else POSITION, self.card)
        if space in state.build_failures:
            state.set_build_failures(space, 0)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.WORK or action.target not in state.world.spaces:
            return None
        if action.target in self._offers(state)[0]:
            return None
        effect = self._effect(state)
        assert isinstance(effect, s.PlaceTrench | s.PlacePositions)
        return event_options.why_not_work(state, effect, action.target, self.done)


class BombSpace(Frame, kw_only=True):
    """N26 Every unit in one chosen space loses steps; a corps that falls is replaced as in 11.3.5."""

    STEPS = ("choose", "losses")
    side: str
    card: str
    number: int
    hit: list[str] = []
    """Units still to lose a step, each once for every step."""

    def _effect(self, state: CrusadeState) -> s.StepLossEach:
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, s.StepLossEach)
        return effect

    def ask_choose(self, state: CrusadeState) -> Decision:
        spaces = event_options.bombing_targets(state, self.card, self._effect(state))
        offers = [verbs.BOMB(space) for space in spaces]
        return Decision.of(self.side, RULE, Message.of("event.bomb", card=self.card), offers)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.BOMB or action.target not in state.world.spaces or self.step != "choose":
            return None
        group = self._effect(state).group
        if action.target in event_options.bombing_targets(state, self.card, self._effect(state)):
            return None
        return Refusal.of(RULE, "event.not_bombed", card=self.card, region=group, space=action.target)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        self.hit = [unit for unit in state.at(action.target) for _ in range(self._effect(state).count)]
        self.next_step()

    def run_losses(self, state: CrusadeState) -> Frame | None:
        if not self.hit:
            return None
        self.go("losses")
        unit = self.hit.pop(0)
        return lose_step(state, unit, self.card) if state.on_map(unit) else None


class Rise(Frame, kw_only=True):
    """N48 A rising behind the front: the Nationalists gain the space with all that follows."""

    STEPS = ("choose",)
    side: str
    card: str
    number: int

    def ask_choose(self, state: CrusadeState) -> Decision:
        offers = [verbs.RISE(space) for space in event_options.rising_places(state)]
        return Decision.of(self.side, RULE, Message.of("event.rise", card=self.card), offers)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.RISE or action.target not in state.world.spaces:
            return None
        if action.target in event_options.rising_places(state):
            return None
        return Refusal.of(RULE, "event.no_rising", card=self.card, space=action.target)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, s.PlaceIns)
        state.put(placement.in_pool(state, effect.unit)[0], action.target, self.card, reduced=False)
        self.next_step()
        control.take(state, action.target, self.side, self.card)


class RebuildUnit(Frame, kw_only=True):
    """R56 Eliminated units come back to the Reserve Box at full strength, if there are any."""

    STEPS = ("choose",)
    side: str
    card: str
    number: int
    done: int = 0

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, s.Rebuild)
        units = event_options.rebuildable(state, self.side, effect)
        if not units or self.done == effect.count:
            return None
        offers = [verbs.REBUILD(unit) for unit in units]
        return Decision.of(self.side, RULE, Message.of("event.rebuild", card=self.card), offers)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.REBUILD or action.target not in state.units:
            return None
        effect = state.world.cards[self.card].effects[self.number]
        assert isinstance(effect, s.Rebuild)
        family = state.world.families[effect.family]
        units = [unit for unit in state.in_box(self.side, ELIMINATED) if unit in family]
        return why_not_among(state, RULE, "event.not_rebuilt", action.target, units)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        state.put(action.target, RESERVE, self.card, reduced=False)
        self.done += 1
