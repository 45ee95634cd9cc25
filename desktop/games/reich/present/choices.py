"""What is asked and what may be answered: the parts that are this game's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId
from desktop.games.reich import verbs
from desktop.games.reich.data.world import World
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.path import path_of
from desktop.games.reich.present.pieces import control_piece, fleet_piece, fort_piece
from desktop.games.reich.present.prices import ends_the_turn
from desktop.games.reich.rules.actions import actions
from desktop.games.reich.rules.actions.uncontested import TryBigPush
from desktop.games.reich.rules.cards.won import DoneByHand
from desktop.games.reich.rules.combat import dice
from desktop.games.reich.rules.combat.dice_effects import DeclareDice
from desktop.games.reich.rules.turn import bonuses
from desktop.games.reich.state.conflict_state import LAND, PARATROOP, SEA
from desktop.games.reich.state.sides import AXIS, enemy_of
from desktop.games.reich.state.state import ReichState
from desktop.mechanics.choice_views import ENTER_DIE, ChoiceViews, Named
from desktop.views.table import AND, ChoiceView, PathStep
from desktop.views.wording import capital

PASS = verbs.BONUS("pass")


class Choices(ChoiceViews[ReichState]):
    """Turns decisions into views."""

    LANGUAGE = verbs.LANGUAGE
    world: World
    names: Names

    # -- the question ------------------------------------------------------------------------------
    def path(self, state: ReichState) -> tuple[PathStep, ...]:
        return path_of(state, self.names)

    def player_name(self, state: ReichState, player: str) -> str:
        return self.names.seat(state, player)

    def prompt_facts(self, state: ReichState, decision: Decision) -> dict[str, object]:
        facts: dict[str, object] = {"side": decision.player, "enemy": enemy_of(decision.player)}
        return facts if state.conflict is None else {"target": state.conflict.target, **facts}

    def prompt(self, state: ReichState, decision: Decision, seat: str) -> str:
        """Of a die that is entered: whose it is, since one card laid lets both sides roll."""
        facts = dict(decision.prompt.args)
        if decision.prompt.key == ENTER_DIE and facts.get("thrower"):
            return capital(self.names.say("prompt.enter_die", **facts))
        return super().prompt(state, decision, seat)

    def is_secret(self, decision: Decision) -> bool:
        """The other seat is told of no card that it may not know."""
        return any(value in self.world.cards for _, value in decision.prompt.args)

    def subjects(self, state: ReichState, decision: Decision) -> tuple[str, ...]:
        """The area fought over, and what else the question is about."""
        fought = (state.conflict.target,) if state.conflict is not None else ()
        return tuple(item for item in dict.fromkeys((*fought, *decision.subjects)) if item in self.world.areas)

    def help(self, state: ReichState, key: str) -> str:
        """Whether a failure ends the turn (7.9.1), whether the opponent still plays events (7.2); what a card says."""
        if isinstance(by_hand := state.stack[-1], DoneByHand):
            return self.names.say(f"help.{key}", text=self.world.events[by_hand.event].text).strip()
        safe = bonuses.more_to_come(state) if key == "turn.success" else not state.turn.tail
        last = state.stack[-1].step == "other_events"
        found = self.names.first_of(
            f"help.{key}.safe" if safe else "", f"help.{key}.last" if last else "", f"help.{key}"
        )
        return self.names.say(found) if found else ""

    # -- one choice --------------------------------------------------------------------------------
    def choice(self, state: ReichState, decision: Decision, action: Action) -> ChoiceView:
        """Attacks at sea could be made almost anywhere; the end of the turn is warned of by itself."""
        found = super().choice(state, decision, action)
        if action.verb == verbs.ATTACK and action.target == SEA:
            return replace(found, quiet=True)
        if action.verb == verbs.ATTACK and _comes_to_the_same(state, decision, action):
            return replace(found, carried=True)
        return replace(found, warning_id="pass") if action == PASS and found.warnings else found

    def spaces(self, state: ReichState, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """The area an action aims at: the last it names, but a Blitzkrieg attack names it first."""
        areas = tuple(thing for kind, thing in named if kind in verbs.SPACES)
        return areas[:1] if action.verb == verbs.BLITZ else areas[-1:]

    def pieces(self, state: ReichState, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """What can be carried there: the disc of the area attacked from, a marker in its box, a marker to lift."""
        side = decision.player
        match action:
            case verbs.ATTACK, (kind, power, zone) if kind == SEA:
                return self._seaward(state, side, power, zone)
            case (verbs.ATTACK, (_, origin, _)) | (verbs.OVERLORD, (origin, _)):
                return (control_piece(origin),)
            case verbs.BLITZ, args:
                start, _, _ = actions.blitz_parts(state, *args)
                return (control_piece(start),) if start else ()
            case verbs.FORTIFY, (_,):
                placed = sum(owner == side for owner in state.forts.values())
                return tuple(fort_piece(side, number) for number in range(self.world.forts[side] - placed))
            case verbs.FLEET, (_,):
                placed = sum(side in sides for sides in state.fleets.values())
                return tuple(fleet_piece(side, number) for number in range(self.world.fleets[side] - placed))
            case verbs.LIFT, (area,):
                return (_lifted(decision, side, area),)
        return ()

    def _seaward(self, state: ReichState, side: str, power: str, zone: SpaceId) -> tuple[str, ...]:
        """For a sea attack: discs of the power beside the zone, and an own fleet in it."""
        discs = tuple(control_piece(area) for area in self.world.near[zone] if state.control[area] == power)
        return (*discs, fleet_piece(side, zone)) if state.has_fleet(side, zone) else discs

    def card(self, state: ReichState, decision: Decision, action: Action, named: Named) -> str:
        """The card by which a choice is offered in the hand or on the table."""
        side = decision.player
        for kind, thing in named:
            if kind is verbs.HELD:
                return state.card_of(state.held[side], thing)
            if kind is verbs.EVENT:
                places = (*state.malls.values(), state.lid, state.beside)
                return state.card_of([card for place in places for card in place], thing)
            if kind is verbs.CARD and (thing in state.hands[side] or thing in state.discards[side]):
                return thing
        return ""

    def note(self, state: ReichState, decision: Decision, action: Action) -> str:
        """Beside a target on land: the dice of both sides as far as the map gives them."""
        match action:
            case (verbs.ATTACK, (_, _, target)) | (verbs.BLITZ, (target, *_)) if action.target != SEA:
                mine, theirs = dice.map_dice(state, decision.player, target)
                return f"{mine}:{theirs}"
        return ""

    def warnings(self, state: ReichState, decision: Decision, action: Action) -> tuple[str, ...]:
        """The bonuses and attacks that are lost by an answer to the question what comes next."""
        turn = state.turn
        if decision.prompt.key != "turn.pool":
            return ()
        using = action.target if action.verb == verbs.BONUS else "blitz" if action.verb == verbs.BLITZ else "push"
        lost = [bonus for bonus in bonuses.lapses(state, using) if _at_hand(decision, bonus)]
        if action == PASS and turn.success == "ready" and turn.operation != bonuses.OVERLORD:
            lost.append("success")
        if action == PASS and bonuses.more_to_come(state) and turn.operation != bonuses.OVERLORD:
            lost.append("push")
        return tuple(capital(self.names.say(f"warning.{bonus}")) for bonus in lost)

    def shortcuts(self, state: ReichState, decision: Decision) -> tuple[ChoiceView, ...]:
        """7.6 The worst dice, as many as may be re-rolled, that a re-roll makes better more often than worse."""
        frame = state.stack[-1]
        if not isinstance(frame, DeclareDice) or frame.dice or decision.moot is not None:
            return ()
        faces, values = self.world.limits.die_faces, state.fight.dice[frame.owner]
        gain = {die: faces + 1 - 2 * value for die, value in enumerate(values)}
        if frame.owner != frame.side:
            gain = {die: -better for die, better in gain.items()}
        worst = sorted((die for die in gain if gain[die] > 0), key=lambda die: -gain[die])[: frame.most]
        steps = [verbs.REROLL(str(die)) for die in worst]
        if worst and len(worst) < min(frame.most, len(values)):
            steps.append(verbs.ROLL())
        if len(steps) <= 1:
            return ()
        shown = ", ".join(str(values[die]) for die in worst)
        return (ChoiceView(AND.join(map(str, steps)), self.names.say("choice.reroll_worst", text=shown)),)

    # -- words -------------------------------------------------------------------------------------
    def text(self, state: ReichState, decision: Decision, action: Action, named: Named) -> str:
        say = self.names.say
        match action:
            case verbs.USE, (source, whose, *die):
                return self._use(state, decision.player, source, whose, die)
            case verbs.REROLL, (die,):
                return say("choice.reroll", n=int(die) + 1, m=_value(state, int(die)))
            case verbs.ATTACK, (kind, origin, target):
                key = "choice.attack.sea.axis" if (kind, origin) == (SEA, AXIS) else f"choice.attack.{kind}"
                return say(key, origin=origin, target=target, power=origin)
            case verbs.BLITZ, args:
                return self._blitz(state, *actions.blitz_parts(state, *args))
            case verbs.FLEET | verbs.FORTIFY, (place,) if ends_the_turn(state):
                return say(f"choice.{action.verb}.last", area=place, zone=place)
        if action == PASS and state.turn.operation == bonuses.OVERLORD:
            return say("choice.bonus.pass.overlord")
        return super().text(state, decision, action, named)

    def _use(self, state: ReichState, side: str, source: str, whose: str, die: Sequence[str]) -> str:
        say = self.names.say
        found = next(each for each in dice.dice_effects(state, side) if each.source == source)
        if not die:
            return say(f"choice.use.count_{whose}", source=source, n=found.count)
        before = state.fight.dice[dice.dice_owner(side, whose)][int(die[0])]
        if found.value:
            return say("choice.use.set", source=source, n=before, m=found.value)
        return say(f"choice.use.reroll_{whose}", source=source, n=before)

    def _blitz(self, state: ReichState, origin: str, target: str, general: str) -> str:
        free = actions.blitz_is_free(state)
        key = "choice.blitz.led" if general else "choice.blitz.free" if free else "choice.blitz"
        return self.names.say(key, origin=origin, target=target, event=general)


def _comes_to_the_same(state: ReichState, decision: Decision, action: Action) -> bool:
    """6.5.3.1 An attack over land is its power's, whichever area it comes from: a click names the first of them."""
    kind, origin, target = action.args
    if kind not in (LAND, PARATROOP):
        return False
    alike = (each for each in decision.actions if each.verb == verbs.ATTACK and each.args[::2] == (kind, target))
    return next(_of_its_power(state, alike, origin)) != action


def _of_its_power(state: ReichState, attacks: Iterable[Action], origin: str) -> Iterator[Action]:
    """Those of the power that holds an area."""
    power = state.control[SpaceId(origin)]
    return (each for each in attacks if state.control[SpaceId(each.args[1])] == power)


def _lifted(decision: Decision, side: str, area: SpaceId) -> str:
    match decision.prompt.key:
        case "action.lift_fort":
            return fort_piece(side, area)
        case "action.lift_fleet":
            return fleet_piece(side, area)
    return control_piece(area)


def _at_hand(decision: Decision, bonus: str) -> bool:
    """Whether a bonus could be used now."""
    return any(each == verbs.BONUS(bonus) or each.verb == bonus == verbs.BLITZ for each in decision.actions)


def _value(state: ReichState, die: int) -> int:
    """What a die shows that could be rolled again."""
    frame = state.stack[-1]
    if isinstance(frame, DeclareDice):
        return state.fight.dice[frame.owner][die]
    assert isinstance(frame, TryBigPush)
    return frame.dice[die]
