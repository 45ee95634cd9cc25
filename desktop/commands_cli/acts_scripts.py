"""Pieces of play that are counted: from which moment, what both players want, and when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from desktop.controller.always import ANY
from desktop.engine.action import Action
from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.players.player import make_player

SEED = 1
MOST_BEFORE = 3_000
ACTIVATIONS = 2
Wanted = Callable[[Match, "Told"], "Action | Carried | None"]


class Carried(Struct, frozen=True):
    """What an answer picks up is carried to a space."""

    pick: Action
    space: str

    def __str__(self) -> str:
        return f"{self.pick} > {self.space}"


class Told(Struct):
    """What a script remembers: the verbs that were answered, in their order."""

    answered: list[str] = []

    def count(self, verb: str) -> int:
        return self.answered.count(verb)


class Script(Struct, frozen=True):
    """One piece of play.

    Attributes:
        begins: whether it begins at this moment of a game that the program plays until then.
        wanted: what is to be answered; None when it is over.
        part: how the prompts begin of a part that is told by itself, and its name.
        always: what the players have said to be answered always, as (game, seat, prompt, action).
    """

    game: str
    scenario: str
    what: str
    begins: Callable[[Match], bool]
    wanted: Wanted
    part: tuple[str, str] = ("", "")
    always: tuple[tuple[str, str, str, str], ...] = ()

    def match(self, seed: int) -> Match:
        """The game at the moment where the script begins."""
        match = Match.new(self.game, self.scenario, seed=seed)
        player = make_player("greedy", game(self.game), match.world, seed)
        for _ in range(MOST_BEFORE):
            if match.decision is None or self.begins(match):
                break
            match.play(player.choose(match.state, match.decision))
        return match


def offered(match: Match, *verbs: str) -> Iterator[Action]:
    """The offered actions of the first of these verbs that is offered, then of the next."""
    asked = match.decision
    for verb in verbs:
        yield from (action for action in (asked.actions if asked else ()) if action.verb == verb)


def carried(match: Match, pick: Action | None, verb: str) -> Carried | Action | None:
    """A piece picked up and set down in one drag: at the first place that is offered then."""
    ahead = match.look_ahead(pick, match.decision.player) if pick is not None and match.decision is not None else None
    then = ahead[1] if ahead is not None else None
    places = [action.args[0] for action in (then.actions if then else ()) if action.verb == verb]
    return Carried(pick, places[0]) if pick is not None and places else pick


def turning_to(match: Match, closing: Action | None, then: Callable[[Match], Any]) -> Carried | Action | None:
    """What is carried next ends a question in which nothing is left to do; else the answer that ends it."""
    asked = match.decision
    if closing is None or asked is None:
        return closing
    verb = match.definition.language[closing.verb]
    ahead = match.at(match.position)
    ahead.play(closing)
    found = then(ahead) if verb.closes_under(asked.prompt.key) and ahead.decision is not None else None
    return found if isinstance(found, Carried) else closing


def first(actions: Iterator[Action] | Sequence[Action]) -> Action | None:
    return next(iter(actions), None)


def _prompt(match: Match) -> str:
    return match.decision.prompt.key if match.decision else ""


# -- battles ---------------------------------------------------------------------------------------
def _may_attack(match: Match) -> bool:
    return _prompt(match).startswith("declare") and first(offered(match, "attack")) is not None


def _attack(match: Match, told: Told) -> Action | Carried | None:
    prompt = _prompt(match)
    if prompt.startswith("declare"):
        if not told.count("attack"):
            owed = match.decision.subjects if match.decision else ()
            return first(a for a in offered(match, "attack") if a.args[0] in owed) or first(offered(match, "attack"))
        return first(offered(match, "done", "complete")) if not told.count("done") else None
    if not prompt.startswith(("combat", "advance", "retreat", "losses", "step", "air.support")):
        return None
    if told.count("advance"):
        return first(offered(match, "done")) or first(match.decision.actions if match.decision else ())
    order = ("roll", "normal", "stand", "lose", "back", "fall-back", "advance", "done", "fight", "aim")
    return first(offered(match, *order))


# -- reich -----------------------------------------------------------------------------------------
def _conflict(match: Match, told: Told) -> Action | None:
    prompt = _prompt(match)
    if prompt == "turn.first":
        return None if told.answered else Action.parse("attack land austria yugoslavia")
    if not prompt.startswith(("conflict", "hands.discard_loss")):
        return None
    return first(offered(match, "card", "roll", "done", "discard", "choose", "play"))


# -- the card-driven games -------------------------------------------------------------------------
def _operations(match: Match, told: Told) -> Action | Carried | None:
    prompt = _prompt(match)
    if prompt.startswith("round") or not told.answered:
        return None if told.answered else first(a for a in offered(match, "play") if a.args[-1] == "ops")
    if prompt in ("operations.begin", "operations.mark", "operations.marked"):
        return _mark(match, told)
    if prompt.startswith(("operations.move", "operations.owed")):
        return first(offered(match, "moved")) if told.count("to") else _march(match)
    if prompt.startswith("move.go"):
        if not told.count("to"):
            return first(offered(match, "to", "stop"))
        return turning_to(match, first(offered(match, "stop")), _strike)
    if prompt.startswith("attack") and told.count("attack"):
        return first(offered(match, "no-more", "done"))
    if prompt == "attack.choose" and not told.count("with"):
        return _strike(match)
    order = (
        "attack", "with", "target", "no-card", "no-flank", "no-hq", "lose", "bring", "retreat", "to", "advance", "halt",
        "stay", "no-more", "done",
    )  # fmt: skip
    if prompt.startswith(("attack", "combat", "losses", "retreat", "advance")):
        return first(offered(match, *order))
    return None


def _strike(match: Match) -> Carried | Action | None:
    """The first unit that may attack, carried to what it attacks."""
    return carried(match, first(offered(match, "with")), "target")


def _march(match: Match) -> Action | Carried | None:
    """The first unit that has a way to go."""
    ways = [carried(match, pick, "to") for pick in offered(match, "pick")]
    return next((way for way in ways if isinstance(way, Carried)), first(offered(match, "moved")))


def _mark(match: Match, told: Told) -> Action | Carried | None:
    """A space to attack, another to move from."""
    if told.count("mark") < ACTIVATIONS:
        way = "move" if told.count("mark") else "attack"
        found = [action for action in offered(match, "mark") if action.args[-1] == way]
        if found:
            return found[0]
    return turning_to(match, first(offered(match, "marked")), _march)


def _may_operate(match: Match) -> bool:
    return _prompt(match) == "round.choose" and any(a.args[-1:] == ("ops",) for a in offered(match, "play"))


# -- arriba ----------------------------------------------------------------------------------------
def _group(match: Match, told: Told) -> Action | Carried | None:
    prompt = _prompt(match)
    if prompt.startswith("move"):
        if told.count("attack"):
            return None
        if told.count("to"):
            return first(offered(match, "done"))
        return _to_a_fight(match) or first(offered(match, "done"))
    if prompt in ("combat.choose", "combat.counter"):
        return None if told.count("attack") else first(offered(match, "attack"))
    if not prompt.startswith("combat"):
        return None
    asked = match.decision
    assert asked is not None
    return first(offered(match, "lose", "enough", "halt", "stay", "decline", "keep")) or asked.actions[-1]


def _to_a_fight(match: Match) -> Carried | None:
    """The way of a group to an area where an enemy stands."""
    groups: Any = match.state.groups  # type: ignore[attr-defined]  # the state of that game
    for move in offered(match, "move"):
        ahead, own = match.look_ahead(move), groups[move.args[0]]
        enemies = {group.area for group in groups.values() if group.side != own.side}
        then = ahead[1] if ahead is not None else None
        places = [action.args[0] for action in (then.actions if then else ()) if action.verb == "to"]
        for area in places:
            if area in enemies:
                return Carried(move, area)
    return None


def _may_move(match: Match) -> bool:
    return _prompt(match) == "move.choose"


def _may_begin(match: Match) -> bool:
    return _prompt(match) == "turn.first"


EVENTS = (("reich", "axis", "conflict.events", "ask"), ("reich", "allies", "conflict.events", "ask"))
NO_COMBAT_CARDS = (("crusade", "nationalist", ANY, "no-card"), ("crusade", "republican", ANY, "no-card"))
SCRIPTS = (
    Script("battles", "pindoque", "attack", _may_attack, _attack),
    Script("reich", "intro-1941-42", "conflict", _may_begin, _conflict),
    Script("reich", "intro-1941-42", "conflict, events asked for", _may_begin, _conflict, always=EVENTS),
    Script("crusade", "columns", "operations round", _may_operate, _operations, ("attack", "battle")),
    Script(
        "crusade",
        "columns",
        "operations round, cards not asked for",
        _may_operate,
        _operations,
        ("attack", "battle"),
        always=NO_COMBAT_CARDS,
    ),
    Script("illusions", "brusilov", "operations round", _may_operate, _operations, ("attack", "battle")),
    Script("arriba", "civil-war", "group move and battle", _may_move, _group, ("combat", "battle")),
)
