"""What is asked and what may be answered: words, lit areas, discs and cards, notes and warnings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.path import path_of
from desktop.games.reich.present.pieces import control_piece, fleet_piece, fort_piece
from desktop.games.reich.rules.actions import actions
from desktop.games.reich.rules.combat import dice
from desktop.games.reich.rules.turn import bonuses
from desktop.games.reich.state.sides import enemy_of
from desktop.views.table import ChoiceView, DecisionView, PathStep
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

ENTER_DIE = "engine.enter_die"
QUIET = ("fortify", "fleet")
"""Verbs that could be done almost anywhere: their places are lit only for a marker carried from its box."""
ON_THE_MAP = ("attack", "fortify", "fleet", "lift", "overlord")
"""Verbs whose choices are lit on the map and need no button."""
OPEN = ("engine.enter_die",)
"""Prompts whose choices everybody may see."""
HELD_VERBS = ("play", "use", "keep", "discard", "blitz")
"""Verbs whose event lies among the events one holds."""


class Choices:
    """Turns decisions into views."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def view(self, state: ReichState, decision: Decision, seat: str, conflict_title: str) -> DecisionView:
        """What a seat sees of a question: choices and subjects only if it is asked of that seat."""
        key = decision.prompt.key
        asked = seat == decision.player or key in OPEN
        return DecisionView(
            player=decision.player,
            player_name=self.names.seat(state, decision.player),
            path=self._path(state, conflict_title),
            prompt=self._prompt(state, decision, seat),
            rule=decision.rule,
            choices=tuple(self.choice(state, decision, action) for action in decision.actions) if asked else (),
            progress=decision.progress,
            subjects=self._subjects(state, decision),
            dice=len(decision.actions) if key == ENTER_DIE else 0,
            help=self._help(state, key, decision.player) if asked else "",
        )

    def _help(self, state: ReichState, key: str, player: str) -> str:
        """A word of advice: whether a failure ends the turn (7.9.1), whether the opponent still plays events (7.2)."""
        safe = bonuses.more_to_come(state) if key == "turn.success" else not state.turn.tail
        last = state.conflict is not None and player == state.conflict.other
        keys = (f"help.{key}.safe" if safe else "", f"help.{key}.last" if last else "", f"help.{key}")
        return next((self.names.say(each) for each in keys if each in self.names.words), "")

    def _subjects(self, state: ReichState, decision: Decision) -> tuple[str, ...]:
        """The area fought over, and what else the question is about; never a card."""
        fought = (state.conflict.target,) if state.conflict is not None else ()
        return tuple(item for item in dict.fromkeys((*fought, *decision.subjects)) if item in self.world.areas)

    def _path(self, state: ReichState, conflict_title: str) -> tuple[PathStep, ...]:
        return path_of(state, self.names, conflict_title)

    def _prompt(self, state: ReichState, decision: Decision, seat: str) -> str:
        """The question; the other seat is told of no card that it may not know."""
        if seat != decision.player:
            hidden = {str(value) for _, value in decision.prompt.args} & self.world.cards.keys()
            if hidden:
                return capital(self.names.say("prompt.waiting", sides=decision.player))
        facts = {"side": decision.player, "enemy": enemy_of(decision.player), **dict(decision.prompt.args)}
        if state.conflict is not None:
            facts = {"target": state.conflict.target, **facts}
        wanted = self.names.words.fields(decision.prompt.key)
        return capital(self.names.say(decision.prompt.key, **{name: facts[name] for name in wanted if name in facts}))

    # -- one choice --------------------------------------------------------------------------------
    def choice(self, state: ReichState, decision: Decision, action: Action) -> ChoiceView:
        spaces, pieces = self._spaces(action), self._pieces(state, decision, action)
        card = self._card(state, decision.player, action)
        sea = action.verb == "attack" and action.target == "sea"
        warned = self._warnings(state, decision, action)
        return ChoiceView(
            action=str(action),
            text=capital(self.text(state, decision, action)),
            spaces=spaces,
            pieces=pieces,
            card=card,
            note=self._note(state, decision.player, action),
            default=action == decision.default,
            button=self._is_button(decision, action, card),
            quiet=action.verb in QUIET or sea,
            warnings=warned,
            warning_id=("pass" if action == ("bonus", ("pass",)) else "lapse") if warned else "",
        )

    def _spaces(self, action: Action) -> tuple[str, ...]:
        """The area an action aims at: the last it names, but a Blitzkrieg attack names it first."""
        if action.verb == "blitz":
            return action.args[:1]
        areas = [arg for arg in action.args if arg in self.world.areas]
        return tuple(areas[-1:])

    def _pieces(self, state: ReichState, decision: Decision, action: Action) -> tuple[str, ...]:
        """What can be carried there: the disc of the area attacked from, a marker in its box, a marker to lift."""
        side = decision.player
        match action.verb, *action.args:
            case "attack", "sea", power, zone:
                return self._seaward(state, side, power, zone)
            case "attack" | "overlord", *rest:
                return tuple(control_piece(area) for area in rest[:-1] if area in self.world.areas)
            case "blitz", *args:
                origin, _, _ = actions.blitz_parts(state, *args)
                return (control_piece(origin),) if origin else ()
            case "fortify", _:
                placed = sum(owner == side for owner in state.forts.values())
                return tuple(fort_piece(side, number) for number in range(self.world.forts[side] - placed))
            case "fleet", _:
                placed = sum(side in sides for sides in state.fleets.values())
                return tuple(fleet_piece(side, number) for number in range(self.world.fleets[side] - placed))
            case "lift", area:
                return self._lifted(decision, side, area)
        return ()

    def _seaward(self, state: ReichState, side: str, power: str, zone: str) -> tuple[str, ...]:
        """For a sea attack: discs of the power beside the zone, and an own fleet in it."""
        discs = tuple(control_piece(area) for area in self.world.near[zone] if state.control[area] == power)
        return (*discs, fleet_piece(side, zone)) if state.has_fleet(side, zone) else discs

    def _lifted(self, decision: Decision, side: str, area: str) -> tuple[str, ...]:
        if decision.prompt.key == "action.lift_fort":
            return (fort_piece(side, area),)
        if decision.prompt.key == "action.lift_fleet":
            return (fleet_piece(side, area),)
        return (control_piece(area),)

    def _card(self, state: ReichState, side: str, action: Action) -> str:
        """The card by which a choice is offered in the hand or on the table."""
        for arg in action.args:
            if arg in state.hands[side] or arg in state.discards[side]:
                return arg
            if self.world.events.get(arg) is not None:
                return self._event_card(state, side, action.verb, arg)
        return ""

    def _event_card(self, state: ReichState, side: str, verb: str, event: str) -> str:
        places = [state.held[side]] if verb in HELD_VERBS else [*state.malls.values(), state.lid, state.beside]
        for place in places:
            if card := state.card_of(place, event):
                return card
        return ""

    def _is_button(self, decision: Decision, action: Action, card: str) -> bool:
        if action.verb in ON_THE_MAP or action.verb == "seek":
            return False
        return not (card and action.verb in ("card", "discard"))

    def _note(self, state: ReichState, side: str, action: Action) -> str:
        """Beside a target: the dice of both sides as far as the map gives them."""
        match action.verb, *action.args:
            case "attack", kind, _, target if kind != "sea":
                return self._dice_note(state, side, target)
            case "blitz", target, *_:
                return self._dice_note(state, side, target)
        return ""

    def _dice_note(self, state: ReichState, side: str, target: str) -> str:
        mine, theirs = dice.map_dice(state, side, target)
        return f"{mine}:{theirs}"

    def _warnings(self, state: ReichState, decision: Decision, action: Action) -> tuple[str, ...]:
        """The bonuses and attacks that are lost by an answer to the question what comes next."""
        turn = state.turn
        if decision.prompt.key != "turn.pool":
            return ()
        using = {"bonus": action.target, "blitz": "blitz"}.get(action.verb, "push")
        lost = [bonus for bonus in bonuses.lapses(state, using) if self._at_hand(decision, bonus)]
        if using == "pass" and turn.success == "ready" and turn.operation != bonuses.OVERLORD:
            lost.append("success")
        if using == "pass" and bonuses.more_to_come(state) and turn.operation != bonuses.OVERLORD:
            lost.append("push")
        return tuple(capital(self.names.say(f"warning.{bonus}")) for bonus in lost)

    def _at_hand(self, decision: Decision, bonus: str) -> bool:
        """Whether a bonus could be used now."""
        return any(each.verb == bonus or each == ("bonus", (bonus,)) for each in decision.actions)

    # -- words -------------------------------------------------------------------------------------
    def text(self, state: ReichState, decision: Decision, action: Action) -> str:
        """`choice.<prompt>.<verb>` where the question matters, else by what the action does."""
        words = self.names.words
        match action.verb, *action.args:
            case "use", source, whose, *die:
                return self._use(state, decision.player, source, whose, die)
            case "reroll", die:
                return words.say("choice.reroll", n=int(die) + 1, m=self._value(state, int(die)))
            case "attack", kind, origin, target:
                key = "choice.attack.sea.axis" if (kind, origin) == ("sea", "axis") else f"choice.attack.{kind}"
                return words.say(key, origin=origin, target=target, power=origin)
            case "blitz", *args:
                return self._blitz(state, *actions.blitz_parts(state, *args))
            case "bonus", "pass" if state.turn.operation == bonuses.OVERLORD:
                return words.say("choice.bonus.pass.overlord")
        facts = self._facts(action)
        for key in (f"choice.{decision.prompt.key}.{action.verb}", f"choice.{action.verb}.{action.target}"):
            if key in words:
                return words.say(key, **facts)
        return words.say(f"choice.{action.verb}", **facts)

    def _facts(self, action: Action) -> dict[str, str]:
        """Arguments by what they are: area, area2, card, event, power, n."""
        facts: dict[str, str] = {}
        for arg in action.args:
            name = self._kind(arg)
            facts[f"{name}2" if name in facts else name] = arg
        return facts

    def _kind(self, arg: str) -> str:
        if arg in self.world.areas:
            return "area"
        if arg in self.world.cards:
            return "card"
        if self.names.event_def(arg) is not None:
            return "event"
        return "power" if arg in ("axis", "western", "soviet") else "n"

    def _use(self, state: ReichState, side: str, source: str, whose: str, die: list[str]) -> str:
        words, found = self.names.words, None
        if state.conflict is not None:
            found = next((each for each in dice.dice_effects(state, side) if each.source == source), None)
        if found is None:
            return words.say("choice.use", source=source)
        if not die:
            return words.say(f"choice.use.count_{whose}", source=source, n=found.count)
        before = state.fight.dice[dice.dice_owner(side, whose)][int(die[0])]
        if found.value:
            return words.say("choice.use.set", source=source, n=before, m=found.value)
        return words.say(f"choice.use.reroll_{whose}", source=source, n=before)

    def _value(self, state: ReichState, die: int) -> int:
        """What a die shows that could be rolled again."""
        frame = state.stack[-1]
        owner = getattr(frame, "owner", "")
        shown: list[int] = state.fight.dice[owner] if owner and state.conflict else getattr(frame, "dice", [])
        return shown[die] if die < len(shown) else 0

    def _blitz(self, state: ReichState, origin: str, target: str, general: str) -> str:
        free = actions.blitz_is_free(state)
        key = "choice.blitz.led" if general else "choice.blitz.free" if free else "choice.blitz"
        return self.names.say(key, origin=origin, target=target, event=general)
