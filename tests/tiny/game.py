"""The tiny game: state, queries, procedures and DEFINITION. Importing it registers the game as "tiny"."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from desktop.data.position import PositionError, PositionSpec
from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.definition import GameDefinition, Outcome, Searched, register
from desktop.engine.event import Event
from desktop.engine.frame import Frame, State
from desktop.engine.plain import frame_from_plain
from desktop.engine.unseen import Pool
from tests.tiny.world import (
    BLUE,
    CARDS,
    CENTRE,
    GONE,
    PIECES,
    RED,
    SCENARIOS,
    SIDES,
    SPACES,
    STACKING,
    STEPS_EACH,
    World,
    load_world,
    other,
)

DONE = Action("done")
ROLL = Action("roll")
DECISIVE = 3
HIT = 4


# -- events ----------------------------------------------------------------------------------------
class TurnBegan(Event, frozen=True):
    turn: int


class CardChosen(Event, frozen=True):
    """A side has laid a card face down; which one is its secret."""

    side: str


class CardsRevealed(Event, frozen=True):
    REVEALS = True

    red: str
    blue: str


class PieceMoved(Event, frozen=True):
    piece: str
    path: tuple[str, ...]


class StepLost(Event, frozen=True):
    piece: str
    left: int


class GameEnded(Event, frozen=True):
    winner: str


# -- state -----------------------------------------------------------------------------------------
@dataclass(kw_only=True)
class TinyState(State):
    world: World = field(metadata={"transient": True})
    turn: int = 0
    where: dict[str, str] = field(default_factory=dict)
    steps: dict[str, int] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=dict)
    chosen: dict[str, str] = field(default_factory=dict)
    played: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    winner: str | None = None

    def restored(self) -> None:
        """A piece stands in a space or is gone."""
        if unknown := sorted(set(self.where.values()) - {*self.world.links, GONE}):
            raise ValueError(f"there is no space {unknown[0]}")

    def clock(self) -> tuple[object, ...]:
        return (self.turn,)

    def begin_turn(self) -> None:
        self.turn += 1
        self.chosen.clear()
        self.moved.clear()
        self.emit(TurnBegan(self.turn))

    def choose_card(self, side: str, card: str) -> None:
        self.chosen[side] = card
        self.emit(CardChosen(side))

    def reveal(self) -> None:
        for side in SIDES:
            self.hands[side].remove(self.chosen[side])
            self.played.append(self.chosen[side])
        self.emit(CardsRevealed(self.chosen[RED], self.chosen[BLUE]))

    def move(self, piece: str, path: tuple[str, ...]) -> None:
        self.where[piece] = path[-1]
        self.emit(PieceMoved(piece, path))

    def lose_step(self, piece: str) -> None:
        self.steps[piece] -= 1
        if self.steps[piece] == 0:
            self.where[piece] = GONE
        self.emit(StepLost(piece, self.steps[piece]))

    def end_game(self, winner: str) -> None:
        self.winner = winner
        self.stack.clear()
        self.emit(GameEnded(winner))


# -- queries ---------------------------------------------------------------------------------------
def pieces_in(state: TinyState, space: str, side: str) -> list[str]:
    return [piece for piece in sorted(PIECES) if PIECES[piece][0] == side and state.where[piece] == space]


def reach(state: TinyState, piece: str, points: int) -> dict[str, tuple[str, ...]]:
    """3.1 Spaces a piece can get to, and the way; an enemy-held space ends the move."""
    side = PIECES[piece][0]
    ways: dict[str, tuple[str, ...]] = {state.where[piece]: (state.where[piece],)}
    edge = [state.where[piece]]
    for _ in range(points):
        found = []
        for space in edge:
            if space != state.where[piece] and pieces_in(state, space, other(side)):
                continue
            for target in state.world.links[space]:
                if target not in ways:
                    ways[target] = (*ways[space], target)
                    found.append(target)
        edge = found
    return {
        space: way
        for space, way in sorted(ways.items())
        if space != state.where[piece] and len(pieces_in(state, space, side)) < STACKING
    }


def why_not_enter(state: TinyState, piece: str, space: str, points: int) -> Refusal | None:
    """3.1-3.2 Why a piece cannot go to a space."""
    if space not in SPACES:
        return Refusal.of("3.1", "not_a_space", space=space)
    if space == state.where[piece]:
        return Refusal.of("3.1", "already_there", piece=piece)
    if len(pieces_in(state, space, PIECES[piece][0])) >= STACKING:
        return Refusal.of("3.2", "stack_full", space=space)
    if space not in reach(state, piece, points):
        return Refusal.of("3.1", "too_far", space=space, points=points)
    return None


def odds(state: TinyState, attacker: str, space: str) -> tuple[int, int]:
    """4.1 Strength of the attacker and of the defenders: their steps."""
    defenders = pieces_in(state, space, other(PIECES[attacker][0]))
    return state.steps[attacker], sum(state.steps[piece] for piece in defenders)


def hits(attack: int, defence: int, die: int) -> bool:
    """4.2 Die plus attack less defence of four or more hits the defender."""
    return die + attack - defence >= HIT


def points(state: TinyState, side: str) -> int:
    """5.2 A point for each step left and two for the market."""
    steps = sum(state.steps[piece] for piece in sorted(PIECES) if PIECES[piece][0] == side)
    return steps + 2 * bool(pieces_in(state, CENTRE, side))


# -- procedures ------------------------------------------------------------------------------------
class Turn(Frame, kw_only=True):
    """2.0 The turn."""

    STEPS = ("start", "red_card", "blue_card", "reveal", "first", "second", "finish")
    order: list[str] = []

    def run_start(self, state: TinyState) -> None:
        state.begin_turn()

    def _ask_card(self, state: TinyState, side: str) -> Decision:
        cards = [Action.of("card", card) for card in state.hands[side]]
        return Decision.of(side, "2.1", Message.of("choose_card"), cards, subjects=state.hands[side])

    def _on_card(self, state: TinyState, side: str, action: Action) -> None:
        state.choose_card(side, action.target)
        self.next_step()

    def ask_red_card(self, state: TinyState) -> Decision:
        return self._ask_card(state, RED)

    def on_red_card(self, state: TinyState, action: Action) -> None:
        self._on_card(state, RED, action)

    def ask_blue_card(self, state: TinyState) -> Decision:
        return self._ask_card(state, BLUE)

    def on_blue_card(self, state: TinyState, action: Action) -> None:
        self._on_card(state, BLUE, action)

    def run_reveal(self, state: TinyState) -> None:
        """2.2 Both cards are turned up; the higher one moves first, red if equal."""
        state.reveal()
        self.order = sorted(SIDES, key=lambda side: (-CARDS[state.chosen[side]][2], SIDES.index(side)))

    def run_first(self, state: TinyState) -> Frame:
        return Moves(side=self.order[0], points=CARDS[state.chosen[self.order[0]]][2])

    def run_second(self, state: TinyState) -> Frame:
        return Moves(side=self.order[1], points=CARDS[state.chosen[self.order[1]]][2])

    def run_finish(self, state: TinyState) -> None:
        """5.1 The game ends after the last turn or with the last piece of a side."""
        alive = [side for side in SIDES if any(state.steps[p] for p in sorted(PIECES) if PIECES[p][0] == side)]
        if state.turn < state.world.turns and alive == list(SIDES):
            self.go("start")
            return
        lead = points(state, RED) - points(state, BLUE)
        state.end_game(RED if lead > 0 else BLUE if lead < 0 else "")


class Moves(Frame, kw_only=True):
    """3.0 One side moves its pieces."""

    STEPS = ("pick", "to")
    side: str
    points: int
    piece: str = ""

    def _movable(self, state: TinyState) -> list[str]:
        return [
            piece
            for piece in sorted(PIECES)
            if PIECES[piece][0] == self.side and state.where[piece] != GONE and piece not in state.moved
        ]

    def ask_pick(self, state: TinyState) -> Decision | None:
        movable = self._movable(state)
        if not movable:
            return None
        picks = [Action.of("pick", piece) for piece in movable]
        return Decision.of(
            self.side, "3.0", Message.of("pick_piece", side=self.side), [*picks, DONE], subjects=movable, default=DONE
        )

    def on_pick(self, state: TinyState, action: Action) -> None:
        if action == DONE:
            self.go("end")
        else:
            self.piece = action.target
            self.go("to")

    def ask_to(self, state: TinyState) -> Decision | None:
        if not self.piece:
            return None
        targets = [Action.of("to", space) for space in reach(state, self.piece, self.points)]
        prompt = Message.of("move_to", piece=self.piece, points=self.points)
        return Decision.of(self.side, "3.1", prompt, [*targets, DONE], subjects=(self.piece,), default=DONE)

    def on_to(self, state: TinyState, action: Action) -> Frame | None:
        piece, self.piece = self.piece, ""
        self.go("pick")
        if action == DONE:
            return None
        way = reach(state, piece, self.points)[action.target]
        state.moved.append(piece)
        state.move(piece, way)
        if pieces_in(state, action.target, other(self.side)):
            return Fight(attacker=piece, space=action.target, origin=way[-2])
        return None

    def why_not(self, state: TinyState, action: Action) -> Refusal | None:
        if action.verb == "to" and self.piece and state.stack[-1] is self:
            return why_not_enter(state, self.piece, action.target, self.points)
        if action.verb == "pick":
            return self.why_not_pick(state, action.target)
        return None

    def why_not_pick(self, state: TinyState, piece: str) -> Refusal | None:
        if piece not in PIECES:
            return Refusal.of("3.0", "no_piece", piece=piece)
        if PIECES[piece][0] != self.side:
            return Refusal.of("3.0", "not_yours", piece=piece)
        if piece in state.moved:
            return Refusal.of("3.3", "has_moved", piece=piece)
        return Refusal.of("3.0", "is_gone", piece=piece) if state.where[piece] == GONE else None


class Fight(Frame, kw_only=True):
    """4.0 A fight for a space."""

    STEPS = ("roll", "losses", "aftermath")
    attacker: str
    space: str
    origin: str
    loser: str = ""
    die: int = 0

    def ask_roll(self, state: TinyState) -> Decision:
        prompt = Message.of("roll", piece=self.attacker, space=self.space)
        subjects = (self.attacker, self.space)
        return Decision.of(PIECES[self.attacker][0], "4.1", prompt, [ROLL], subjects=subjects, default=ROLL)

    def on_roll(self, state: TinyState, action: Action) -> None:
        side = PIECES[self.attacker][0]
        attack, defence = odds(state, self.attacker, self.space)
        self.die = state.roll("fight", side)
        self.loser = other(side) if hits(attack, defence, self.die) else side
        self.next_step()

    def ask_losses(self, state: TinyState) -> Decision:
        """4.3 The loser chooses the piece that loses a step."""
        own = pieces_in(state, self.space, self.loser)
        options = own if self.loser != PIECES[self.attacker][0] else [self.attacker]
        loses = [Action.of("lose", piece) for piece in options]
        prompt = Message.of("lose", side=self.loser)
        return Decision.of(self.loser, "4.3", prompt, loses, progress=(0, 1), subjects=options)

    def on_losses(self, state: TinyState, action: Action) -> None:
        state.lose_step(action.target)
        self.next_step()

    def run_aftermath(self, state: TinyState) -> None:
        """4.4 An attacker who did not clear the space goes back."""
        side = PIECES[self.attacker][0]
        if state.where[self.attacker] == self.space and pieces_in(state, self.space, other(side)):
            state.move(self.attacker, (self.space, self.origin))


# -- definition ------------------------------------------------------------------------------------
def stated_position(world: World, spec: PositionSpec) -> TinyState:
    """A position of an example: pieces, turn, hands, and `Moves` with its fields as the procedure under way."""
    state = new_state(world)
    for piece, stands in spec.pieces().items():
        if piece not in PIECES:
            raise PositionError(f"there is no piece {piece}", "units", piece)
        if stands.at not in (*SPACES, GONE):
            raise PositionError(f"there is no space {stands.at}", "units", piece)
        state.where[piece] = stands.at
        state.steps[piece] = 0 if stands.at == GONE else STEPS_EACH - stands.reduced
    state.turn = int(spec.tracks.get("turn", 1))
    if spec.hands:
        state.hands = {side: list(spec.hands.get(side, [])) for side in SIDES}
        state.played = [card for card in CARDS if card not in [held for hand in state.hands.values() for held in hand]]
    if spec.frame is not None:
        turn = Turn(step="finish")
        state.stack[:] = [turn, frame_from_plain({"frame": f"game.{spec.frame.name}", **spec.frame.fields})]
    return state


def new_state(world: World) -> TinyState:
    state = TinyState(world=world)
    state.where = dict(world.start)
    state.steps = dict.fromkeys(PIECES, STEPS_EACH)
    state.hands = {side: [card for card in CARDS if CARDS[card][0] == side] for side in SIDES}
    state.stack.append(Turn())
    return state


def outcome(state: TinyState) -> Outcome | None:
    if state.winner is None:
        return None
    lead = abs(points(state, RED) - points(state, BLUE))
    level = "draw" if not lead else "decisive" if lead >= DECISIVE else "marginal"
    return Outcome(state.winner, level, Message.of("ended", red=points(state, RED), blue=points(state, BLUE)))


def faults(state: TinyState) -> list[str]:
    """Cards are in one place, pieces stand somewhere, stacks are small."""
    found = []
    cards = sorted([card for hand in state.hands.values() for card in hand] + state.played)
    if cards != sorted(CARDS):
        found.append(f"cards are not conserved: {cards}")
    if sorted(state.where) != sorted(PIECES):
        found.append("pieces are not conserved")
    for piece in sorted(PIECES):
        if (state.where[piece] == GONE) != (state.steps[piece] == 0):
            found.append(f"{piece} has {state.steps[piece]} steps in {state.where[piece]}")
    for space in SPACES:
        found += [f"too many of {side} in {space}" for side in SIDES if len(pieces_in(state, space, side)) > STACKING]
    return found


def edits(state: TinyState, change: str) -> None:
    """`move PIECE SPACE` puts a piece anywhere."""
    words = change.split(" ")
    if len(words) != 3 or words[0] != "move" or words[1] not in PIECES or words[2] not in SPACES:
        raise ValueError(f"not an edit: {change!r}")
    if state.where[words[1]] == GONE:
        raise ValueError(f"{words[1]} is gone")
    state.where[words[1]] = words[2]


def unseen(state: TinyState, seat: str) -> tuple[Pool, ...]:
    """2.1 A card laid face down may be any that its owner holds."""
    laid = [side for side in SIDES if side != seat and state.chosen.get(side) in state.hands[side]]
    return tuple(Pool(((state.chosen, side),), tuple(state.hands[side])) for side in laid)


def presenter(world: World) -> Any:
    from tests.tiny.present import TinyPresenter

    return TinyPresenter(world)


class TinyScorer:
    """Likes to take the market, to fight at good odds and to play strong cards."""

    def score(self, state: TinyState, decision: Decision, action: Action) -> int:
        if action.verb == "card":
            return CARDS[action.target][2]
        if action.verb == "to":
            enemies = pieces_in(state, action.target, other(decision.player))
            return 20 * (action.target == CENTRE) + 5 * bool(enemies)
        if action.verb == "pick":
            return 1 if state.where[action.target] != CENTRE else -1
        return 0


class TinyKnowledge(TinyScorer):
    """Knows how a position stands: by the steps that are left, and by who is in the market."""

    def terms(self, state: TinyState, side: str) -> dict[str, float]:
        lost = {each: sum(state.steps[piece] for piece in PIECES if PIECES[piece][0] == each) for each in SIDES}
        held = bool(pieces_in(state, CENTRE, side)) - bool(pieces_in(state, CENTRE, other(side)))
        return {"steps": 0.6 * (lost[side] - lost[other(side)]), "market": 1.2 * held}


DEFINITION = register(
    GameDefinition(
        id="tiny",
        title="The Tiny Game",
        rules_version=1,
        sides=SIDES,
        scenarios=lambda: SCENARIOS,
        load_world=load_world,
        new_state=new_state,
        outcome=outcome,  # type: ignore[arg-type]
        faults=faults,  # type: ignore[arg-type]
        presenter=presenter,
        scorer=lambda world: TinyScorer(),
        knowledge=lambda world: TinyKnowledge(),
        searched=Searched(frozenset({"choose_card", "pick_piece"}), stages=((2, 3), (3, 1))),
        edits=edits,  # type: ignore[arg-type]
        unseen=unseen,
        private=frozenset({"choose_card"}),
        extra={"position": stated_position},
    )
)
