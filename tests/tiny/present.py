"""What the window shows of the tiny game; fills every kind of view."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.event import DieRolled, Event, PositionEdited
from desktop.views.board import BoardView, LabelView, LineView, SpaceView
from desktop.views.briefing import AimView, BriefingView, LevelView, StandingView
from desktop.views.ending import Loss, Measure
from desktop.views.pieces import Badge, CardUse, CardView, CounterFace, HandView, PieceView
from desktop.views.sheets import Fact, Section
from desktop.views.table import (
    AboutItem,
    ChartView,
    ChoiceView,
    DecisionView,
    ItemView,
    LogLine,
    OutcomeView,
    OverlayView,
    PathItem,
    PathStep,
    PositionSheetView,
    PreviewView,
    RouteView,
    RuleView,
    SetupLine,
    SetupSheetView,
    TableView,
    TrackView,
)
from tests.tiny.game import (
    DONE,
    CardChosen,
    CardsRevealed,
    Fight,
    GameEnded,
    Moves,
    PieceMoved,
    StepLost,
    TinyState,
    TurnBegan,
    hits,
    odds,
    outcome,
    pieces_in,
    points,
    reach,
    why_not_enter,
)
from tests.tiny.world import BLUE, CARDS, CENTRE, GONE, LINKS, PIECES, RED, SIDES, SPACES, World, other

NAMES = {RED: "Red", BLUE: "Blue"}
PURPOSES = {"fight": "the fight"}
WORDS = {
    "choose_card": "Lay a card face down.",
    "pick_piece": "{side} moves: choose a piece, or finish.",
    "move_to": "Where does {piece} go? It has {points} movement points.",
    "roll": "{piece} fights for {space}: roll the die.",
    "advice.steps": "steps that are left",
    "advice.market": "who holds the market",
    "lose": "{side} loses a step: choose the piece.",
    "ended": "The game is over: Red {red}, Blue {blue}.",
    "not_a_space": "There is no space {space}.",
    "already_there": "{piece} stands there already.",
    "stack_full": "Two of your pieces already stand in {space}.",
    "too_far": "{space} is further than {points} movement points.",
    "no_piece": "There is no piece {piece}.",
    "not_yours": "{piece} is not yours.",
    "has_moved": "{piece} has already moved.",
    "is_gone": "{piece} has been removed.",
    "not_now": "Pieces do not move now.",
    "engine.game_over": "The game is over.",
    "engine.not_offered": "This cannot be done now.",
    "engine.enter_die": "Roll a die of {sides} faces for {purpose} and enter the result.",
    "engine.no_edits": "This game has no edit mode.",
    "engine.dice_first": "Enter the dice first.",
    "engine.bad_edit": "This change is not possible: {reason}.",
}
RULES = (
    RuleView(
        "1.0", "The game", "Two sides fight for the market. The one with more points at the end wins, see [[5.0]].", 0
    ),
    RuleView("2.0", "The turn", "Each turn both sides play a card, then move in the order of the cards.", 0),
    RuleView("2.1", "Cards", "Both sides lay one card of their hand face down."),
    RuleView("2.2", "Order", "Both cards are turned up. The higher card moves first; red if they are equal."),
    RuleView("3.0", "Movement", "A side may move each of its pieces once.", 0),
    RuleView("3.1", "Movement points", "The figure of the card is the number of links a piece may pass."),
    RuleView("3.2", "Stacking", "No more than two pieces of a side stand in a space."),
    RuleView("3.3", "Once only", "A piece moves once in a turn."),
    RuleView("4.0", "Fights", "A piece that enters an enemy space fights at once.", 0),
    RuleView("4.1", "Strength", "Each side counts its steps: the attacker those of the piece that moved."),
    RuleView("4.2", "Die", "Die plus attack less defence of four or more hits the defender, else the attacker is hit."),
    RuleView("4.3", "Losses", "The side that is hit takes one step from a piece of its choice."),
    RuleView(
        "4.4",
        "Going back",
        "An attacker who has not cleared the space goes back.",
        rulings=(("Where to?", "Where he came from."),),
    ),
    RuleView("5.0", "Victory", "The game is decided on points.", 0),
    RuleView("5.1", "Length", "The game ends after the last turn."),
    RuleView("5.2", "Points", "One for each step, two for the market."),
)
UNIT = 22.0


def _name(value: object) -> str:
    text = str(value)
    known = NAMES.get(text) or PURPOSES.get(text)
    return known or (PIECES[text][1] if text in PIECES else SPACES[text][0] if text in SPACES else text)


class TinyPresenter:
    """A Presenter for the tiny game."""

    def __init__(self, world: World) -> None:
        self.world = world

    def position_sheet(self, state: TinyState, seat: str) -> PositionSheetView:
        lines = tuple(
            SetupLine(piece.side, piece, SPACES[piece.space][0] if piece.space in SPACES else "gone", (piece.space,))
            for piece in self.pieces(state)
        )
        hands = [
            Fact(f"Cards of {NAMES[side]}", tuple(CARDS[card][1] for card in state.hands[side]))
            for side in SIDES
            if side == seat
        ]
        tracks = [Fact(track.title, (track.value,)) for track in self.tracks(state)]
        return PositionSheetView(
            lines, (Section("tracks", "Tracks", tuple(tracks)), Section("cards", "Cards", tuple(hands)))
        )

    # -- fixed things ------------------------------------------------------------------------------
    def board(self) -> BoardView:
        spaces = tuple(
            SpaceView(
                space,
                "",
                name,
                (x, y),
                ((x - UNIT, y - UNIT), (x + UNIT, y - UNIT), (x + UNIT, y + UNIT), (x - UNIT, y + UNIT)),
                ("town",) if space == CENTRE else ("clear",),
                marks=("victory",) if space == CENTRE else (),
                note="2 points" if space == CENTRE else "",
                value=2 * (space == CENTRE),
            )
            for space, (name, x, y) in SPACES.items()
        )
        lines = tuple(LineView("connection", (SPACES[a][1:], SPACES[b][1:])) for a, b in LINKS)
        labels = tuple(
            LabelView(name, (x, y + 34.0), 1 if space == CENTRE else 2) for space, (name, x, y) in SPACES.items()
        )
        return BoardView(
            "tiny", "The Market", "point", (0.0, -60.0, 400.0, 520.0), spaces, lines, (), labels,
            (("land", ((0.0, -60.0), (400.0, -60.0), (400.0, 460.0), (0.0, 460.0))),), 40.0,
            tuple(sorted(self.world.links.items())),
        )  # fmt: skip

    def seats(self) -> tuple[tuple[str, str], ...]:
        return tuple(NAMES.items())

    def words(self, message: Message) -> str:
        return WORDS[message.key].format(**{name: _name(value) for name, value in message.args})

    def refusal(self, refusal: Refusal) -> str:
        return self.words(refusal.reason)

    def rules(self) -> tuple[RuleView, ...]:
        return RULES

    def about(self) -> tuple[AboutItem, ...]:
        return (AboutItem("Red Foot", "Two steps", "The box does not say; chosen to match Blue Foot."),)

    def overlays(self) -> tuple[tuple[str, str], ...]:
        return (("control", "Control"), ("market", "Objectives"))

    def overlay(self, state: TinyState, overlay_id: str, seat: str, focus: Sequence[str]) -> OverlayView:
        if overlay_id == "market":
            return OverlayView(
                "market", "Objectives", ((CENTRE, "target", "2", "Two points"),), (), (("target", "Objective"),)
            )
        washes = tuple(
            (space, "own" if side == seat else "enemy", NAMES[side][0], f"{NAMES[side]} stands here")
            for space, side in self._control(state)
        )
        return OverlayView("control", "Control", washes, (), (("own", "Yours"), ("enemy", "The enemy's")))

    def briefing(self, state: TinyState) -> BriefingView:
        aims = (AimView("red", "Red", "Take the market."), AimView("blue", "Blue", "Hold the market."))
        standing = StandingView("1 point", (LevelView("Red wins", "\u2265 2", "red", True),))
        met, hint = ("Two armies meet.",), ("Stay in the market (5.2).",)
        return BriefingView("The Tiny Game", "tiny", "The Market", "2 turns", standing, met, aims, hint)

    def setup_sheet(self) -> SetupSheetView:
        lines = tuple(
            SetupLine(PIECES[piece][0], self._piece(piece, space, 2, ()), SPACES[space][0], (space,))
            for piece, space in sorted(self.world.start.items())
        )
        return SetupSheetView(
            "The Tiny Game", self.world.scenario.title, self.seats(), SIDES, lines, (("Turn", "1"),),
            ("Each side holds its three cards.",), tuple(str(n + 1) for n in range(self.world.turns)),
        )  # fmt: skip

    # -- the table ---------------------------------------------------------------------------------
    def pieces(self, state: TinyState) -> tuple[PieceView, ...]:
        return tuple(
            self._piece(piece, state.where[piece], state.steps[piece], state.moved) for piece in sorted(PIECES)
        )

    def table(self, state: TinyState, decision: Decision | None, seat: str) -> TableView:
        ended = outcome(state)
        return TableView(
            seat,
            f"Turn {state.turn}",
            self.pieces(state),
            self.decision(state, decision, seat),
            self._tracks(state),
            self._control(state),
            hand=self._hand(state, decision, seat),
            preview=self.preview(state, decision, ()),
            charts=self.charts(state, decision),
            result=self.words(ended.reason) if ended else "",
            winner=ended.winner if ended else "",
        )

    def decision(self, state: TinyState, decision: Decision | None, seat: str) -> DecisionView | None:
        return self._decision(state, decision, seat) if decision else None

    def strip(self) -> tuple[tuple[str, str], ...]:
        return (("points-red", "Red"), ("points-blue", "Blue"), ("held-red", "Cards R"), ("held-blue", "Cards B"))

    def begins_turn(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, TurnBegan) for event in events)

    def headline(self, state: TinyState) -> tuple[str, str]:
        ended = outcome(state)
        return f"Turn {state.turn}", self.words(ended.reason) if ended else ""

    def tracks(self, state: TinyState) -> tuple[TrackView, ...]:
        return self.table(state, None, "").tracks

    def side_names(self) -> tuple[tuple[str, str], ...]:
        return tuple(NAMES.items())

    def measured(self) -> Measure:
        return Measure(tuple(f"points-{side}" for side in SIDES))

    def loss(self, event: Event) -> Loss | None:
        return (PIECES[event.piece][0], "steps lost", 1) if isinstance(event, StepLost) else None

    def hides_something(self, state: TinyState) -> bool:
        return any(state.hands.values())

    def hands(self, state: TinyState) -> tuple[tuple[str, int], ...]:
        return tuple((side, len(cards)) for side, cards in state.hands.items())

    def _piece(self, piece: str, space: str, steps: int, moved: Sequence[str]) -> PieceView:
        side, name, symbol = PIECES[piece]
        ground = "republican" if side == RED else "nationalist"
        full = CounterFace(ground, symbol, "II", "2", name)
        half = CounterFace(ground, symbol, "II", "1", name, reduced=True)
        badges = (Badge("moved", "M", "Has moved", "3.3"),) if piece in moved else ()
        return PieceView(
            piece, name, side, full if steps > 1 else half, "" if space == GONE else space, badges,
            f"{name}, {steps} steps", "eliminated" if space == GONE else "map", f"{NAMES[side]} army",
            back=half if steps > 1 else None, reconstructed="Steps are ours" if piece == "red-foot" else "",
        )  # fmt: skip

    def _control(self, state: TinyState) -> tuple[tuple[str, str], ...]:
        return tuple((space, side) for space in SPACES for side in SIDES if pieces_in(state, space, side))

    def _tracks(self, state: TinyState) -> tuple[TrackView, ...]:
        cells = tuple(str(n + 1) for n in range(self.world.turns))
        scores = tuple(
            TrackView(
                f"points-{side}", f"{NAMES[side]} points", str(points(state, side)), side=side, rule="5.2",
                detail=(("Market", str(2 * bool(pieces_in(state, CENTRE, side)))),), figure=points(state, side),
            )
            for side in SIDES
        )  # fmt: skip
        return (TrackView("turn", "Turn", str(state.turn), cells, state.turn - 1, rule="2.0"), *scores)

    def _decision(self, state: TinyState, decision: Decision, seat: str) -> DecisionView:
        dice = decision.prompt.key == "engine.enter_die"
        secret = not seat or (decision.prompt.key == "choose_card" and seat != decision.player)
        return DecisionView(
            decision.player,
            NAMES[decision.player],
            self._path(state),
            self.words(decision.prompt),
            decision.rule,
            () if secret and not dice else tuple(self._choice(state, decision, action) for action in decision.actions),
            decision.progress,
            () if secret else decision.subjects,
            len(decision.actions) if dice else 0,
            "A card decides how far your pieces go." if decision.prompt.key == "choose_card" else "",
        )

    def _path(self, state: TinyState) -> tuple[PathStep, ...]:
        path = [PathStep(f"Turn {state.turn}", "2.0")]
        for frame in state.stack:
            if isinstance(frame, Moves):
                path.append(PathStep(f"{NAMES[frame.side]} movement", "3.0"))
            if isinstance(frame, Fight):
                path.append(PathStep(f"Fight for {SPACES[frame.space][0]}", "4.0"))
        return tuple(path)

    def _choice(self, state: TinyState, decision: Decision, action: Action) -> ChoiceView:
        text, default = str(action), action == decision.default
        match action.verb:
            case "card":
                return ChoiceView(text, f"Play {CARDS[action.target][1]}", card=action.target, button=False)
            case "pick":
                return ChoiceView(text, f"Move {_name(action.target)}", pieces=(action.target,), button=False)
            case "to":
                frame = state.stack[-1]
                assert isinstance(frame, Moves)
                left = frame.points + 1 - len(reach(state, frame.piece, frame.points)[action.target])
                return ChoiceView(text, f"To {_name(action.target)}", (action.target,), note=str(left), button=False)
            case "lose":
                return ChoiceView(text, f"{_name(action.target)} loses a step", pieces=(action.target,))
            case "done" if decision.prompt.key == "move_to":
                return ChoiceView(text, "Put it back", default=default, closes=True)
            case "done":
                warnings = ("Pieces that could move have not moved (3.0)",)
                return ChoiceView(text, "Finish moving", default=default, warnings=warnings, warning_id="unmoved")
            case "roll":
                return ChoiceView(text, "Roll the die", default=default)
        return ChoiceView(text, action.target or action.verb)

    def _hand(self, state: TinyState, decision: Decision | None, seat: str) -> HandView | None:
        if seat not in SIDES:
            return None
        offered = {str(action) for action in decision.actions} if decision and decision.player == seat else set()
        cards = []
        for card in state.hands[seat]:
            _, title, value = CARDS[card]
            can = f"card {card}" in offered
            use = CardUse(
                "play",
                "Play",
                f"card {card}" if can else "",
                "" if can else "Cards are laid at the start of a turn.",
                "2.1",
            )
            laid = ("laid",) if state.chosen.get(seat) == card else ()
            cards.append(
                CardView(
                    card, title, str(value), (("MP", str(value)),), "Movement", f"Pieces move {value}.", laid, (use,)
                )
            )
        return HandView(
            "Your hand",
            tuple(cards),
            ((NAMES[other(seat)], len(state.hands[other(seat)])),),
            (("Played", len(state.played)),),
        )

    # -- the log -----------------------------------------------------------------------------------
    def log_lines(
        self, position: int, player: str, action: Action, events: Sequence[Event], seat: str
    ) -> list[LogLine]:
        return [line for event in events if (line := self._line(position, player, event))]

    def _line(self, position: int, player: str, event: Event) -> LogLine | None:
        match event:
            case TurnBegan():
                return LogLine(position, f"Turn {event.turn}", level=0)
            case CardChosen():
                return LogLine(position, f"{NAMES[event.side]} lays a card.", event.side, 2, rule="2.1")
            case CardsRevealed():
                text = f"Red shows {CARDS[event.red][1]}, Blue shows {CARDS[event.blue][1]}."
                return LogLine(position, text, level=1, rule="2.2")
            case PieceMoved():
                text = f"{_name(event.piece)}: {' - '.join(_name(space) for space in event.path)}"
                return LogLine(position, text, PIECES[event.piece][0], 2, event.path, (event.piece,), rule="3.1")
            case StepLost():
                text = f"{_name(event.piece)} loses a step, {event.left} left."
                return LogLine(position, text, PIECES[event.piece][0], 3, pieces=(event.piece,), rule="4.3")
            case DieRolled():
                return LogLine(
                    position, f"{NAMES[player]} rolls {event.result}.", player, 3, dice=(event.result,), rule="4.2"
                )
            case PositionEdited():
                return LogLine(position, f"Edited: {event.change}", level=2, edited=True)
            case GameEnded():
                return LogLine(position, f"{NAMES.get(event.winner, 'Nobody')} wins.", event.winner, 0, rule="5.2")
        return None

    def edit_words(self, change: str) -> str:
        verb, *words = change.split()
        return f"{verb.capitalize()}: {', '.join(words)}"

    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return tuple((event.piece, event.path) for event in events if isinstance(event, PieceMoved))

    # -- questions ---------------------------------------------------------------------------------
    def _moves(self, state: TinyState) -> Moves | None:
        return state.stack[-1] if state.stack and isinstance(state.stack[-1], Moves) else None

    def route(self, state: TinyState, decision: Decision | None, piece: str, space: str) -> RouteView | None:
        moves = self._moves(state)
        if moves is None or piece not in PIECES or not space:
            return None
        refusal = self.why_not(state, decision, piece, space)
        if refusal is not None:
            return RouteView(piece, (state.where[piece], space), refusal=self.refusal(refusal), rule=refusal.rule)
        way = reach(state, piece, moves.points)[space]
        items = tuple(PathItem(_name(step), "1", "3.1") for step in way[1:])
        return RouteView(piece, way, items, str(len(items)), str(moves.points - len(items)))

    def why_not(self, state: TinyState, decision: Decision | None, piece: str, space: str) -> Refusal | None:
        moves = self._moves(state)
        if moves is None:
            return Refusal.of(decision.rule if decision else "", "not_now")
        if refusal := moves.why_not_pick(state, piece):
            return refusal
        return why_not_enter(state, piece, space, moves.points) if space else None

    def why_not_there(self, state: TinyState, decision: Decision, space: str) -> Refusal | None:
        """A click on any space is a look at it."""
        return None

    def preview(self, state: TinyState, decision: Decision | None, focus: Sequence[str]) -> PreviewView | None:
        fight = state.stack[-1] if state.stack and isinstance(state.stack[-1], Fight) else None
        if fight is None:
            return None
        side = PIECES[fight.attacker][0]
        attack, defence = odds(state, fight.attacker, fight.space)
        faces = tuple(
            (str(die), "Defender hit" if hits(attack, defence, die) else "Attacker hit") for die in range(1, 7)
        )
        weight = sum(hits(attack, defence, die) for die in range(1, 7))
        defenders = pieces_in(state, fight.space, other(side))
        return PreviewView(
            f"Fight for {_name(fight.space)}",
            NAMES[side],
            NAMES[other(side)],
            (ItemView(_name(fight.attacker), str(state.steps[fight.attacker]), "4.1", fight.attacker),),
            tuple(ItemView(_name(piece), str(state.steps[piece]), "4.1", piece) for piece in defenders),
            str(attack),
            str(defence),
            (),
            (ItemView("Difference", f"{attack - defence:+d}", "4.2"),),
            f"{attack - defence:+d}",
            (
                OutcomeView("Defender hit", weight, good_for=side),
                OutcomeView("Attacker hit", 6 - weight, good_for=other(side)),
            ),
            6,
            "fight",
            max(0, min(4, attack - defence + 2)),
            faces,
            f"Rolled {fight.die}: {NAMES[fight.loser]} is hit" if fight.die else "",
            fight.die,
        )

    def charts(self, state: TinyState | None, decision: Decision | None) -> tuple[ChartView, ...]:
        columns = tuple(f"{difference:+d}" for difference in range(-2, 3))
        rows = tuple(
            (str(die), tuple("D" if hits(difference, 0, die) else "A" for difference in range(-2, 3)))
            for die in range(1, 7)
        )
        lit: tuple[tuple[int, int], ...] = ()
        if state is not None and state.stack and isinstance(fight := state.stack[-1], Fight):
            attack, defence = odds(state, fight.attacker, fight.space)
            lit = ((fight.die - 1 if fight.die else -1, max(0, min(4, attack - defence + 2))),)
        return (ChartView("fight", "Fights", columns, rows, ("A attacker hit, D defender hit",), lit, "4.2"),)


__all__ = ["DONE", "TinyPresenter"]
