"""Edit mode: the position changed by hand, by commands in words. Faults are ValueErrors with a reason."""

from __future__ import annotations

from desktop.engine.ids import CardId, EventCardId, EventId, SpaceId
from desktop.games.reich.data.world import POWERS
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state import invariants
from desktop.games.reich.state.sides import SIDES, side_of
from desktop.games.reich.state.state import ReichState
from desktop.mechanics.editing import Commands, number, one_of, run_edit

NOBODY = "none"
FACES = {"none": "", "down": "down", "up": "up"}
VICHY = ("neutral", "pending", "defected", "over")
SWITCH = {"on": True, "off": False}
SECRET = ("card", "deck")
"""Edits that name cards of a hand or deck: the side comes first, the other side is not told more."""


def apply_edit(state: ReichState, change: str) -> None:
    """control AREA axis|western|soviet|none, fleet SIDE ZONE, fort SIDE AREA, remove fleet|fort AREA SIDE,
    place PIECE AREA, size SIDE N, card SIDE CARD CARD (they change places), deck SIDE CARD (on top),
    event EVENT axis|allies|mall|lid|removed|aside|beside, face EVENT up|down, year SIDE YEAR,
    star SIDE up|down, push SIDE none|down|up, pact on|off, italy fighting|surrendered,
    vichy neutral|pending|defected|over."""
    top = state.stack[-1] if state.stack else None
    if top is None or not (isinstance(top, PlayerTurn) or top.BY_HAND):
        raise ValueError("the position can be changed between actions only; finish this one first")
    run_edit(state, change, COMMANDS)
    if faults := invariants.faults(state):
        raise ValueError("; ".join(faults))


# -- words -------------------------------------------------------------------------------------------
def _side(side: str) -> str:
    return one_of(side, SIDES, "side")


def _area(state: ReichState, area: SpaceId) -> SpaceId:
    if area not in state.world.areas:
        raise ValueError(f"there is no area or zone {area}")
    return area


def _event(state: ReichState, event: str) -> EventCardId:
    """An event card, by its own id or by the event's."""
    if event in state.world.event_of:
        return EventCardId(event)
    if copies := state.world.copies.get(EventId(event)):
        return copies[0]
    raise ValueError(f"there is no event {event}")


# -- the map -----------------------------------------------------------------------------------------
def _control(state: ReichState, area: SpaceId, power: str) -> None:
    """A fort of another side goes."""
    holder = "" if one_of(power, (*POWERS, NOBODY), "power") == NOBODY else power
    state.control[_area(state, area)] = holder
    if area in state.forts and state.forts[area] != side_of(holder):
        del state.forts[area]


def _fleet(state: ReichState, side: str, zone: SpaceId) -> None:
    if _area(state, zone) not in state.world.is_sea:
        raise ValueError(f"{zone} is no sea zone")
    if state.has_fleet(_side(side), zone):
        raise ValueError(f"{side} has a fleet in {zone}")
    state.fleets[zone] = sorted([*state.fleets.get(zone, []), side])


def _fort(state: ReichState, side: str, area: SpaceId) -> None:
    if not state.controls(_side(side), _area(state, area)) or area in state.world.is_sea:
        raise ValueError(f"{area} is no land area of {side}")
    state.forts[area] = side


def _remove(state: ReichState, kind: str, area: SpaceId, side: str) -> None:
    if one_of(kind, ("fleet", "fort"), "marker") == "fort":
        if state.forts.get(area) != side:
            raise ValueError(f"{side} has no fort in {area}")
        del state.forts[area]
    elif not state.has_fleet(side, area):
        raise ValueError(f"{side} has no fleet in {area}")
    else:
        rest = [other for other in state.fleets.pop(area) if other != side]
        state.fleets.update({area: rest} if rest else {})


def _place(state: ReichState, piece: str, area: SpaceId) -> None:
    """A marker carried by hand: fleets and forts from a box or from elsewhere; a disc gives its power control."""
    kind, _, named = piece.partition(":")
    rest = SpaceId(named)
    if kind == "control" and rest in state.world.areas:
        _control(state, area, state.control[rest] or NOBODY)
        return
    side, _, named = rest.partition(":")
    before = SpaceId(named)
    put = {"fleet": _fleet, "fort": _fort}.get(kind)
    if put is None:
        raise ValueError(f"there is no marker {piece}")
    if before in state.world.areas:
        _remove(state, kind, before, side)
    if area in state.world.areas:
        put(state, side, area)


# -- hands and decks ---------------------------------------------------------------------------------
def _size(state: ReichState, side: str, size: str) -> None:
    """The hand follows: drawn from the deck, or the last cards discarded."""
    wanted = number(size, 1, state.world.limits.hand_most)
    hand, deck, pile = state.hands[_side(side)], state.decks[side], state.discards[side]
    if wanted > len(hand) + len(deck) + len(pile):
        raise ValueError(f"{side} has not so many cards")
    state.hand_size[side] = wanted
    while len(hand) < wanted:
        hand.append((deck or pile).pop())
    while len(hand) > wanted:
        pile.append(hand.pop())
    state.hands[side] = state._in_order(hand)


def _card(state: ReichState, side: str, new: CardId, old: CardId) -> None:
    """Two cards change places, wherever they lie: a refusal would tell where one of them is."""
    _side(side)
    (place, at), (other, there) = _place_of(state, new), _place_of(state, old)
    place[at], other[there] = old, new
    _sort_hands(state)


def _deck(state: ReichState, side: str, card: CardId) -> None:
    """A discard or a card of the deck goes on top; any other changes places with the top card, wherever it lies."""
    deck, (place, at) = state.decks[_side(side)], _place_of(state, card)
    if any(place is pile for pile in (deck, *state.discards.values())):
        deck.append(place.pop(at))
        return
    if not deck:
        raise ValueError(f"the deck of {side} is empty: only a discard can be laid there")
    place[at], deck[-1] = deck[-1], card
    _sort_hands(state)


def _place_of(state: ReichState, card: CardId) -> tuple[list[CardId], int]:
    """The hand, deck or discard pile in which a conflict card lies, and where in it."""
    if card not in state.world.cards:
        raise ValueError(f"there is no conflict card {card}")
    piles = [pile for piles in (state.hands, state.decks, state.discards) for pile in piles.values()]
    return next((pile, pile.index(card)) for pile in piles if card in pile)


def _sort_hands(state: ReichState) -> None:
    state.hands = {side: state._in_order(hand) for side, hand in state.hands.items()}


# -- events ------------------------------------------------------------------------------------------
def _move_event(state: ReichState, event: str, place: str) -> None:
    card = _event(state, event)
    one_of(place, (*SIDES, "mall", "lid", "removed", "aside", "beside"), "place")
    if state.stack[-1].BY_HAND and getattr(state.stack[-1], "event", "") == state.event_of(card).id:
        raise ValueError(f"{event} is being carried out")
    state._take_out(card)
    if place in SIDES:
        state.held[place].append(card)
    elif place == "mall":
        mall = state.malls[state.event_of(card).mall]
        mall.append(card)
        mall.sort(key=lambda each: state.world.event_cards[each].number)
    else:
        getattr(state, place).append(card)


def _face(state: ReichState, event: str, face: str) -> None:
    card = _event(state, event)
    if not any(card in held for held in state.held.values()):
        raise ValueError(f"nobody holds {event}")
    if one_of(face, ("up", "down"), "face") == "down" and card not in state.face_down:
        state.face_down.append(card)
    elif face == "up" and card in state.face_down:
        state.face_down.remove(card)


# -- tracks and boxes --------------------------------------------------------------------------------
def _year(state: ReichState, side: str, year: str) -> None:
    """The other marker is never more than a box away and is taken along."""
    world = state.world
    box = world.year_index[one_of(year, world.years, "year")]
    lead = world.limits.year_lead
    state.year = {each: max(box - lead, min(box + lead, at)) for each, at in state.year.items()} | {_side(side): box}
    if min(state.year.values()) >= world.end_year:
        raise ValueError("the game would be over")


def _star(state: ReichState, side: str, face: str) -> None:
    state.reorganised[_side(side)] = one_of(face, ("up", "down"), "face") == "down"


def _push(state: ReichState, side: str, face: str) -> None:
    state.big_push[_side(side)] = FACES[one_of(face, FACES, "face")]


def _pact(state: ReichState, switch: str) -> None:
    state.pact = SWITCH[one_of(switch, SWITCH, "switch")]


def _italy(state: ReichState, status: str) -> None:
    state.italy_surrendered = one_of(status, ("fighting", "surrendered"), "status") == "surrendered"


def _vichy(state: ReichState, status: str) -> None:
    state.vichy = one_of(status, VICHY, "status")


COMMANDS: Commands = {
    "control": (_control, 2),
    "fleet": (_fleet, 2),
    "fort": (_fort, 2),
    "remove": (_remove, 3),
    "place": (_place, 2),
    "size": (_size, 2),
    "card": (_card, 3),
    "deck": (_deck, 2),
    "event": (_move_event, 2),
    "face": (_face, 2),
    "year": (_year, 2),
    "star": (_star, 2),
    "push": (_push, 2),
    "pact": (_pact, 1),
    "italy": (_italy, 1),
    "vichy": (_vichy, 1),
}
