"""A stated position: the map of the scenario with the changes named, cards and markers where they are said to be.

Conflict cards that are not named lie in their decks below the named ones, or in the discards; events in their malls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from desktop.data.position import FrameSpec, PositionError, PositionSpec, need, one_of, set_tracks
from desktop.engine.ids import CardId, EventCardId
from desktop.games.reich.data.world import POWERS, World
from desktop.games.reich.rules.turn.game import ReichGame
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state.setup import blank_state
from desktop.games.reich.state.sides import SIDES
from desktop.games.reich.state.state import ReichState

STARTS = {"turn": "begin", "action": "action"}
"""A turn from its preparation on, or from the first action on."""
REST = "rest"
"""All conflict cards of a side that are named nowhere else."""
VICHY = ("neutral", "pending", "defected", "over")
FACES = ("", "down", "up")
SOME_TURN = 2
"""Any turn but the first, which may have rules of its own (10.3.4)."""


def stated_position(world: World, spec: PositionSpec) -> ReichState:
    """Build the state; `frame` names where the turn begins and whose it is."""
    if spec.units:
        raise PositionError("there are no units in this game", "units")
    state = blank_state(world)
    for area, power in spec.control.items():
        need(area in world.areas, f"there is no area {area}", "control", area)
        need(power in ("", *POWERS), f"there is no power {power}", "control", area)
        state.control[area] = power
    state.reorganised = dict.fromkeys(SIDES, False)
    set_tracks(state, spec.tracks, _TRACKS)
    _deal(state, spec)
    _set_hand_sizes(state, spec.tracks.get("hand_size", {}))
    _set_aside(state)
    state.restored()
    _begin(state, spec.frame or FrameSpec(name="action"), spec.tracks.get("turn", SOME_TURN))
    state.events.clear()
    return state


# ------------------------------------------------------------------ conflict cards
def _in_order(world: World, cards: list[CardId]) -> list[CardId]:
    """By suit and value, as hands are kept."""
    return sorted(cards, key=lambda card: (world.cards[card].suit, world.cards[card].value, card))


def _deal(state: ReichState, spec: PositionSpec) -> None:
    """Hands, the top of each deck in the order it will be drawn, and the discards."""
    discards = spec.tracks.get("discards", {})
    named: list[str] = []
    for part, cards_of in (("hands", spec.hands), ("decks", spec.decks), ("tracks", discards)):
        for side, cards in cards_of.items():
            need(side in SIDES, f"there is no side {side}", part, side)
            for card in [] if cards == REST else cards:
                need(card in state.world.cards, f"there is no card {card}", part, side)
                need(card not in named, f"{card} is in two places", part, side)
                named.append(card)
    for side in SIDES:
        rest = [card for card in state.decks[side] if card not in named]
        pile = discards.get(side, [])
        state.hands[side] = _in_order(state.world, spec.hands.get(side, []))
        state.discards[side] = rest if pile == REST else list(pile)
        below = [] if pile == REST else rest
        state.decks[side] = [*below, *reversed(spec.decks.get(side, []))]


def _set_hand_sizes(state: ReichState, sizes: dict[str, int]) -> None:
    """As many as there are cards in hand unless it is said; what lacks comes from the bottom of the deck."""
    for side, size in sizes.items():
        good = side in SIDES and isinstance(size, int) and 1 <= size <= state.world.limits.hand_most
        need(good, f"{side} cannot have the hand size {size}", "tracks", "hand_size")
    for side in SIDES:
        state.hand_size[side] = sizes.get(side) or len(state.hands[side]) or state.world.start_hand[side]
        lacking = state.hand_size[side] - len(state.hands[side])
        need(lacking >= 0, f"{side} holds more cards than its hand size", "hands", side)
        need(lacking <= len(state.decks[side]), f"the deck of {side} is too small", "decks", side)
        drawn, state.decks[side] = state.decks[side][:lacking], state.decks[side][lacking:]
        state.hands[side] = _in_order(state.world, [*state.hands[side], *drawn])


# ------------------------------------------------------------------ events
def _set_aside(state: ReichState) -> None:
    """4.2.5.4 Events that enter later are aside until their year is over."""
    entered = [
        event
        for year, events in state.world.tables.enters_after.items()
        if min(state.year.values()) >= state.world.year_index[year]
        for event in events
    ]
    for event in state.world.scenario.events.set_aside:
        for card in state.world.copies[event]:
            if event not in entered and card in state.malls[state.event_of(card).mall]:
                state.set_aside(card)


def _cards(state: ReichState, names: Iterable[EventCardId]) -> list[EventCardId]:
    """Event cards by their ids; an event alone means its only copy."""
    found = []
    for name in names:
        if name not in state.world.event_cards:
            raise ValueError(f"there is no event card {name}")
        found.append(name)
    return found


def _set_events(state: ReichState, held: Any) -> None:
    for side in _sides(held):
        for card in _cards(state, held[side]):
            state.gain_event(side, card, "set_up")


def _set_face_down(state: ReichState, cards: Any) -> None:
    held = [card for side in SIDES for card in state.held[side]]
    for card in _cards(state, cards):
        if card not in held:
            raise ValueError(f"nobody holds {card}")
        state.face_down.append(card)


def _set_waiting(state: ReichState, waiting: Any) -> None:
    """4.2.5.2 Returnable events that a side will put into their malls."""
    for side in _sides(waiting):
        for card in _cards(state, waiting[side]):
            state.hand_over(next(other for other in SIDES if other != side), card)


def _put(method: str) -> Callable[[ReichState, Any], None]:
    def put(state: ReichState, cards: Any) -> None:
        for card in _cards(state, cards):
            getattr(state, method)(card)

    return put


# ------------------------------------------------------------------ markers and tracks
def _sides(values: Any) -> list[str]:
    for side in values:
        if side not in SIDES:
            raise ValueError(f"there is no side {side}")
    return [side for side in SIDES if side in values]


def _set_year(state: ReichState, years: Any) -> None:
    for side in _sides(years):
        state.year[side] = state.world.years.index(one_of(years[side], state.world.years))


def _set_fleets(state: ReichState, fleets: Any) -> None:
    for zone, sides in fleets.items():
        state.fleets[one_of(zone, state.world.zones)] = sorted(_sides(sides))


def _set_forts(state: ReichState, forts: Any) -> None:
    for area, side in forts.items():
        state.forts[one_of(area, state.world.land)] = one_of(side, SIDES)


def _set_big_push(state: ReichState, faces: Any) -> None:
    for side in SIDES:
        state.big_push[side] = one_of(faces.get(side, ""), FACES)
    _sides(faces)


def _set_reorganised(state: ReichState, sides: Any) -> None:
    for side in _sides(sides):
        state.reorganised[side] = True


def _flag(name: str) -> Callable[[ReichState, Any], None]:
    def put(state: ReichState, value: Any) -> None:
        setattr(state, name, bool(one_of(value, (False, True))))

    return put


def _set_vichy(state: ReichState, status: Any) -> None:
    state.vichy = one_of(status, VICHY)


def _set_launched(state: ReichState, operations: Any) -> None:
    state.launched = [one_of(name, ("barbarossa", "overlord", "bagration")) for name in operations]


def _check_turn(state: ReichState, turn: Any) -> None:
    if not isinstance(turn, int) or turn < 1:
        raise ValueError("turns are counted from 1")


def _later(state: ReichState, value: Any) -> None:
    """Read with the cards, after everything else."""


_TRACKS: dict[str, Callable[[ReichState, Any], None]] = {
    "turn": _check_turn,
    "year": _set_year,
    "reorganised": _set_reorganised,
    "big_push": _set_big_push,
    "pact": _flag("pact"),
    "italy_surrendered": _flag("italy_surrendered"),
    "vichy": _set_vichy,
    "paris_fell": _flag("paris_fell"),
    "exchanged": _flag("exchanged"),
    "launched": _set_launched,
    "fleets": _set_fleets,
    "forts": _set_forts,
    "events": _set_events,
    "face_down": _set_face_down,
    "waiting": _set_waiting,
    "lid": _put("put_in_lid"),
    "removed": _put("retire"),
    "hand_size": _later,
    "discards": _later,
}


# ------------------------------------------------------------------ the procedure
def _begin(state: ReichState, frame: FrameSpec, turn: int) -> None:
    """Put the turn on the stack; begun at the first action its preparation is over."""
    names = ", ".join(STARTS)
    need(frame.name in STARTS, f"a position starts in one of {names}, not in {frame.name}", "frame", "name")
    side = frame.fields.get("side", state.world.first_side)
    good = side in SIDES and not set(frame.fields) - {"side"}
    need(good, "the only field is `side`, one of the sides", "frame", "fields")
    state.turns = max(0, (turn - 1) * len(SIDES) + SIDES.index(side) - SIDES.index(state.world.first_side))
    state.stack.append(ReichGame(step="turns"))
    if frame.name == "action":
        state.begin_turn(side, [])
    state.stack.append(PlayerTurn(side=side, step=STARTS[frame.name]))
