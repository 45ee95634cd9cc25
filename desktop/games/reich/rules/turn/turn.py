"""5.2 A player turn: preparation, first action, bonus actions, end."""

from __future__ import annotations

from collections.abc import Callable

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.reich import verbs
from desktop.games.reich.data.readings import FourAttacks
from desktop.games.reich.rules.actions import actions, launching
from desktop.games.reich.rules.actions.uncontested import Fortify, PlaceFleet, Reorganise, TryBigPush
from desktop.games.reich.rules.cards.hands import Refill, SettleHands
from desktop.games.reich.rules.combat.attack_options import Attack, attacks, why_not_attack
from desktop.games.reich.rules.map.control import SetControl, vichy_to_west
from desktop.games.reich.rules.turn import bonuses, victory
from desktop.games.reich.rules.turn.bonuses import BAGRATION, BARBAROSSA, OVERLORD, PUSH_ATTACKS, PUSH_EVENTS, RULE_OF
from desktop.games.reich.state.sides import AXIS, SIDES, enemy_of
from desktop.games.reich.state.state import ReichState

ACTIONS = (
    verbs.ATTACK, verbs.SEEK, verbs.FORTIFY, verbs.FLEET, verbs.REORGANISE, verbs.BIG_PUSH, verbs.PUSH,
    verbs.BARBAROSSA, verbs.OVERLORD, verbs.BLITZ,
)  # fmt: skip
"""The verbs of actions."""


class PlayerTurn(Frame, kw_only=True):
    """5.2 The turn of one player; what it has earned is kept in the turn record of the state."""

    STEPS = (
        "begin", "prepare", "malta", "vichy", "settle", "refill", "star",
        "action", "after", "operation", "pool", "close", "finish",
    )  # fmt: skip
    side: str

    # -- preparation -------------------------------------------------------------------------------
    def run_begin(self, state: ReichState) -> None:
        """9.2 Note the capitals that must be retaken."""
        state.record_hand_sizes()
        state.begin_turn(self.side, victory.must_retake(state, self.side))

    def run_prepare(self, state: ReichState) -> None:
        """5.2 Turn own events up; put the returnable ones received into their malls."""
        state.turn_up(self.side)
        for card in list(state.waiting[self.side]):
            state.return_to_mall(card)

    def run_malta(self, state: ReichState) -> Frame | None:
        """8.4 Malta surrenders to whoever controls the sea around it alone."""
        malta = state.world.tables.malta
        besieged = state.controls(self.side, malta.zone) and not state.has_fleet(enemy_of(self.side), malta.zone)
        if not besieged or state.controls(self.side, malta.area):
            return None
        power = AXIS if self.side == AXIS else state.world.printed_power[malta.area]
        return SetControl(areas=[malta.area], powers=[power], cause="malta")

    def run_vichy(self, state: ReichState) -> Frame | None:
        """8.5 In the next Axis preparation what is still neutral joins the Axis."""
        if self.side != AXIS or state.vichy not in ("pending", "defected"):
            return None
        areas = [area for area in state.world.tables.vichy.areas if not state.control[area]]
        state.change_vichy("over")
        return SetControl(areas=areas, powers=[AXIS] * len(areas), cause="vichy")

    def run_settle(self, state: ReichState) -> Frame | None:
        """3.1 Lifted markers may have moved hand sizes."""
        return SettleHands() if state.owed else None

    def run_refill(self, state: ReichState) -> Frame | None:
        full = all(len(state.hands[side]) == state.hand_size[side] for side in SIDES)
        return None if full else Refill(first=self.side)

    def run_star(self, state: ReichState) -> None:
        """6.3.2 A Big Push marker gained before may now be used."""
        if state.big_push[self.side] == "down":
            state.mark_big_push(self.side, "up", "turned")

    # -- choosing an action ------------------------------------------------------------------------
    def ask_action(self, state: ReichState) -> Decision | None:
        """6.0 What may be done with the first action, a bonus or an action of an operation."""
        turn = state.turn
        if turn.over:
            return None
        offers = self._offers(state, turn.using)
        if turn.using == "first" and self._must_open(state):
            return Decision.of(self.side, "10.3.4", Message.of("turn.opening", side=self.side), offers)
        prompt = Message.of(f"turn.{turn.using}", side=self.side)
        rule = {"first": "5.2", "push": RULE_OF.get(turn.operation, "6.6")}.get(turn.using, "7.9")
        return Decision.of(self.side, rule, prompt, offers)

    def _offers(self, state: ReichState, using: str) -> list[Action]:
        if using == "first":
            if self._must_open(state):
                return self._landings(state)
            return [*self._normal(state), *self._operations(state)]
        if using == "production" or (state.turn.operation == PUSH_EVENTS and using == "push"):
            return self._seeks(state)
        if using == "push":
            return self._attacks(state)
        return self._normal(state)

    def _must_open(self, state: ReichState) -> bool:
        """10.3.4 The Allies begin 1944 with Overlord."""
        opening = state.turns == 1 and state.world.scenario.start.opens_with == OVERLORD
        return opening and actions.why_not_overlord(state, self.side) is None

    def _normal(self, state: ReichState) -> list[Action]:
        """5.2 The five normal actions."""
        side = self.side
        found = [] if actions.why_not_reorganise(state, side) else [verbs.REORGANISE()]
        found += [verbs.FORTIFY(area) for area in actions.fort_areas(state, side)]
        found += [verbs.FLEET(zone) for zone in actions.fleet_zones(state, side)]
        if actions.why_not_try_big_push(state, side) is None:
            found.append(verbs.BIG_PUSH())
        return [*found, *self._seeks(state), *self._attacks(state)]

    def _seeks(self, state: ReichState) -> list[Action]:
        return [verbs.SEEK(event) for event in actions.sought(state, self.side)]

    def _attacks(self, state: ReichState) -> list[Action]:
        return _offered(attacks(state, self.side))

    def _landings(self, state: ReichState) -> list[Action]:
        return [verbs.OVERLORD(attack.origin, attack.target) for attack in actions.overlord_landings(state)]

    def _operations(self, state: ReichState) -> list[Action]:
        """6.6, 6.7 Big Push and special operations."""
        side = self.side
        if state.big_push[side] != "up":
            return []
        found = [verbs.PUSH("events")] if actions.sought(state, side) else []
        found += [verbs.PUSH("attacks")] if attacks(state, side) else []
        if actions.why_not_barbarossa(state, side) is None:
            found.append(verbs.BARBAROSSA())
        if actions.why_not_overlord(state, side) is None:
            found += self._landings(state)
        return found

    def on_action(self, state: ReichState, action: Action) -> Frame | None:
        match action.verb:
            case verbs.PUSH:
                launching.big_push(state, action.target)
                return None
            case verbs.BARBAROSSA:
                launching.barbarossa(state)
                self.go("pool")
                return None
            case verbs.OVERLORD:
                self.go("after")
                return launching.overlord(state, *action.args)
        self.go("after")
        return self._carry_out(state, action)

    def _carry_out(self, state: ReichState, action: Action) -> Frame:
        bonuses.begin_action(state, action.verb)
        match action.verb:
            case verbs.REORGANISE:
                return Reorganise(side=self.side)
            case verbs.FORTIFY:
                return Fortify(side=self.side, area=action.target)
            case verbs.FLEET:
                return PlaceFleet(side=self.side, zone=action.target)
            case verbs.BIG_PUSH:
                return TryBigPush(side=self.side)
            case verbs.SEEK:
                return launching.event_action(state, self.side, action.target)
        return launching.attack(state, self.side, Attack(*action.args))

    # -- after an action ---------------------------------------------------------------------------
    def run_after(self, state: ReichState) -> None:
        """7.9 Bonuses earned and lost."""
        bonuses.settle_action(state)
        if state.turn.over:
            self.go("close")

    def run_operation(self, state: ReichState) -> Frame | None:
        """6.6.2, 6.7.3 An operation goes on by itself where nothing is to be chosen."""
        turn = state.turn
        if turn.operation == PUSH_EVENTS and bonuses.more_to_come(state):
            state.choose_use("push")
            self.go("action")
        elif turn.operation == OVERLORD and not bonuses.can_take_production(state) and not self._blitzes(state):
            return self._begin_bagration(state)
        return None

    def _begin_bagration(self, state: ReichState) -> Frame | None:
        """6.7.3, 6.7.4 After a won landing the Western Allies take over Vichy; then Bagration."""
        landed = bool(state.turn.landing)
        launching.bagration(state)
        return vichy_to_west(state) if landed else None

    def ask_pool(self, state: ReichState) -> Decision | None:
        """7.9 The bonuses at hand and the actions of the operation still to come."""
        offers = [verbs.BONUS("production")] if bonuses.can_take_production(state) else []
        if bonuses.can_take_success(state):
            offers.append(verbs.BONUS("success"))
        offers += self._blitzes(state)
        offers += self._next_attacks(state)
        if not offers:
            return None
        if self._may_pass(state):
            offers.append(verbs.BONUS("pass"))
        rule = RULE_OF.get(state.turn.operation, "7.9") if self._next_attacks(state) else "7.9"
        return Decision.of(self.side, rule, Message.of("turn.pool", side=self.side), offers)

    def _may_pass(self, state: ReichState) -> bool:
        """7.9 Bonuses are optional; the first attack of an operation is not, nor the others by one reading (6.7.2)."""
        turn = state.turn
        if turn.operation in (BARBAROSSA, BAGRATION) and self._next_attacks(state):
            return turn.begun and FourAttacks.of(state.world) is FourAttacks.MAY
        return turn.operation in ("", BAGRATION) or turn.begun

    def _blitzes(self, state: ReichState) -> list[Action]:
        """7.9.2 Blitzkrieg attacks, with the general who makes them free of charge or without."""
        free = actions.free_blitz_event(state, self.side)
        found = []
        for start in actions.blitz_starts(state):
            origin = () if start == state.turn.blitz_from else (start,)
            for target in actions.blitz_targets(state, start):
                if actions.blitz_is_free(state) or actions.can_pay_blitz(state, self.side):
                    found.append(verbs.BLITZ(target, *origin))
                if free and not actions.blitz_is_free(state):
                    found.append(verbs.BLITZ(target, *origin, state.event_of(free).id))
        return found

    def _next_attacks(self, state: ReichState) -> list[Action]:
        """6.6.3, 6.7.2, 6.7.4 Attacks of the operation still to come."""
        turn = state.turn
        if turn.operation == BARBAROSSA:
            return _offered(actions.barbarossa_attacks(state, turn.targets))
        if turn.operation == BAGRATION and turn.guaranteed:
            return _offered(actions.bagration_attacks(state))
        if turn.operation == PUSH_ATTACKS and bonuses.more_to_come(state):
            return [verbs.BONUS("push")]
        return []

    def on_pool(self, state: ReichState, action: Action) -> Frame | None:
        match action.verb, action.target:
            case verbs.BONUS, "pass":
                self._pass(state)
                return None
            case verbs.BONUS, bonus:
                state.choose_use(bonus)
                self.go("action")
                return None
            case verbs.BLITZ, _:
                state.choose_use("blitz")
                self.go("after")
                return launching.blitz(state, *action.args)
        attack = Attack(*action.args)
        state.choose_use("push")
        self.go("after")
        bonuses.begin_action(state, verbs.ATTACK)
        if state.turn.operation == BARBAROSSA:
            state.change_turn(targets=[area for area in state.turn.targets if area != attack.target])
        return launching.attack(state, self.side, attack)

    def _pass(self, state: ReichState) -> None:
        """7.9 Every bonus is optional; forgoing Overlord's leads on to Bagration (6.7.3)."""
        bonuses.forgo(state)
        self.go("operation" if state.turn.operation == OVERLORD else "close")

    # -- the end -----------------------------------------------------------------------------------
    def run_close(self, state: ReichState) -> None:
        """6.7.4.1 After Bagration both shuffle their discards into their decks."""
        bonuses.turn_ready_down(state)
        if state.turn.operation == BAGRATION:
            for side in SIDES:
                state.shuffle(side, BAGRATION)

    def run_finish(self, state: ReichState) -> None:
        """9.2, 9.4 Victory at the end of a turn."""
        state.end_turn()
        victory.conclude(state, victory.at_end_of_turn(state))

    # -- refusals ----------------------------------------------------------------------------------
    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        """The rule against an action of the turn."""
        if state.stack[-1] is not self:
            return None
        if self.step == "action":
            opens = state.turn.using == "first" and self._must_open(state) and action.verb != verbs.OVERLORD
            if opens:
                return Refusal.of("10.3.4", "refuse.opening")
            return _why_not_of_this_kind(state, action) or refusal_of(state, self.side, action)
        return self._why_not_next(state, action) if self.step == "pool" else None

    def _why_not_next(self, state: ReichState, action: Action) -> Refusal | None:
        """7.9, 6.7 The rule against a bonus or an attack of the operation under way."""
        match action:
            case verbs.BONUS, ("pass",):
                rule = "6.7.4" if state.turn.operation == BAGRATION else "6.7.2"
                return None if self._may_pass(state) else Refusal.of(rule, "refuse.attack_first")
            case verbs.BONUS, ("push",):
                coming = action in self._next_attacks(state)
                return None if coming else Refusal.of("6.6", "refuse.no_second")
            case verbs.BONUS, (bonus,):
                return bonuses.why_not_bonus(state, bonus)
            case verbs.BLITZ, args:
                return actions.why_not_blitz(state, *args)
            case verbs.ATTACK, (kind, origin, target) if state.turn.operation in (BARBAROSSA, BAGRATION):
                attack = Attack(kind, origin, target)
                return actions.why_not_in_operation(state, attack) or refusal_of(state, self.side, action)
        return None


def _offered(found: list[Attack]) -> list[Action]:
    return [verbs.ATTACK(*attack) for attack in found]


def _why_not_of_this_kind(state: ReichState, action: Action) -> Refusal | None:
    """6.6, 7.9 A Big Push is of events or of attacks; PRODUCTION is an event action."""
    turn = state.turn
    if action.verb not in ACTIONS or turn.using not in ("push", "production"):
        return None
    if turn.using == "production":
        return None if action.verb == verbs.SEEK else Refusal.of("7.9", "refuse.only_event")
    if turn.operation == PUSH_EVENTS:
        return None if action.verb == verbs.SEEK else Refusal.of("6.6.2", "refuse.push_events")
    return None if action.verb == verbs.ATTACK else Refusal.of("6.6.3", "refuse.push_attacks")


def refusal_of(state: ReichState, side: str, action: Action) -> Refusal | None:
    """The rule against an action, as far as it can be told."""
    match action:
        case verbs.ATTACK, (kind, origin, target) if kind in verbs.TYPE.words:
            return why_not_attack(state, side, Attack(kind, origin, target))
        case verbs.SEEK, (event,):
            return actions.why_not_seek(state, side, event)
        case verbs.FORTIFY, (area,):
            return actions.why_not_fortify(state, side, area)
        case verbs.FLEET, (zone,):
            return actions.why_not_fleet(state, side, zone)
        case verbs.BLITZ, args:
            return actions.why_not_blitz(state, *args)
        case verbs.PUSH, (what,):
            return actions.why_not_push(state, side, what)
        case verbs.OVERLORD, (zone, target):
            return actions.why_not_landing(state, side, zone, target)
    check = _CHECKS.get(action.verb)
    return check(state, side) if check else None


_CHECKS: dict[str, Callable[[ReichState, str], Refusal | None]] = {
    verbs.REORGANISE: actions.why_not_reorganise,
    verbs.BIG_PUSH: actions.why_not_try_big_push,
    verbs.BARBAROSSA: actions.why_not_barbarossa,
    verbs.OVERLORD: actions.why_not_overlord,
}
"""What can be said against an action whatever it names."""
