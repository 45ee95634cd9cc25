"""What the fields of the state and of the procedures hold, and which procedure calls which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.reich.data.world import MALLS
from desktop.games.reich.rules.combat.dice import FLEET, FORT
from desktop.games.reich.rules.combat.resolve import DOUBLE_AGENT, SABOTEUR
from desktop.games.reich.rules.turn.bonuses import BAGRATION, BARBAROSSA, OVERLORD, PUSH_ATTACKS, PUSH_EVENTS
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, EVENT, LAND, PARATROOP, SEA
from desktop.games.reich.state.sides import ALLIED_POWERS, AXIS, SIDES
from desktop.mechanics.holding import TEXT, By, Each, Either, Joined, Maybe, Nesting, Number, One, Pair, Table, one

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

SIDE = one("side", *SIDES)
POWER = one("power", AXIS, *ALLIED_POWERS)
AREA: One[ReichState] = One("area", lambda state: state.world.areas)
SEA_ZONE: One[ReichState] = One("sea zone", lambda state: state.world.is_sea)
LAND_AREA: One[ReichState] = One("land area", lambda state: set(state.world.land))
CARD: One[ReichState] = One("conflict card", lambda state: state.world.cards)
EVENT_CARD: One[ReichState] = One("event card", lambda state: state.world.event_cards)
EVENT_ID: One[ReichState] = One("event", lambda state: state.world.events)
SOURCE = Either(Either(CARD, EVENT_CARD), Either(EVENT_ID, one("marker", FORT, FLEET)))
ACTION_KIND = one("kind of action", EVENT, LAND, PARATROOP, AMPHIBIOUS, SEA)
TARGET = Either(AREA, Either(EVENT_CARD, EVENT_ID))
LEVEL: One[ReichState] = One("level of victory", lambda state: _levels(state))
BOXES = 20
FACE: Number[object] = Number(1, 6)
HAND_SIZE: Number[ReichState] = Number(0, lambda state: state.world.limits.hand_most)
DIE: Number[object] = Number(0, BOXES)
CARDS, EVENTS, AREAS = Each(CARD, once=True), Each(EVENT_CARD, once=True), Each(AREA, once=True)
PILES = By(SIDE, CARDS, all=True)


def _levels(state: ReichState) -> set[str]:
    """The levels of the verdict, what ends a game at once, and the places of a tournament."""
    at_once = {f"{side}_{how}" for side in SIDES for how in AT_ONCE}
    tournament = {f"tournament_{number}" for number in range(1, state.world.games + 1)}
    return {level.id for level in state.world.verdict.levels} | at_once | tournament


AT_ONCE = ("sudden_death", "capitulation", "capitals", "surrender")

FIELDS: Table[ReichState] = {
    "side": SIDE,
    "area": LAND_AREA,
    "zone": SEA_ZONE,
    "rule": TEXT,
    "cause": TEXT,
    "number": Number(0, BOXES),
    "card": Either(CARD, EVENT_CARD),
    "event": Either(EVENT_ID, EVENT_CARD),
    "dice": Each(DIE),
    # -- the state
    "turns": Number(0),
    "hand_size": By(SIDE, HAND_SIZE, all=True),
    "hands": PILES,
    "decks": PILES,
    "discards": PILES,
    "apart": CARDS,
    "held": By(SIDE, EVENTS, all=True),
    "face_down": EVENTS,
    "waiting": By(SIDE, EVENTS, all=True),
    "malls": By(one("mall", *MALLS), EVENTS, all=True),
    "lid": EVENTS,
    "removed": EVENTS,
    "aside": EVENTS,
    "beside": EVENTS,
    "owed": Each(),
    "history": Each(Pair(HAND_SIZE, HAND_SIZE)),
    "control": By(AREA, Maybe(POWER), all=True),
    "fleets": By(SEA_ZONE, Each(SIDE, once=True)),
    "forts": By(LAND_AREA, SIDE),
    "centres": By(LAND_AREA, Number(1, BOXES)),
    "year": By(SIDE, Number(0, lambda state: len(state.world.years) - 1), all=True),
    "reorganised": By(SIDE, all=True),
    "big_push": By(SIDE, Maybe(one("face", "up", "down")), all=True),
    "vichy": one("status of Vichy", "neutral", "pending", "defected", "over"),
    "vichy_exempt": AREAS,
    "launched": Each(one("operation", BARBAROSSA, OVERLORD, BAGRATION), once=True),
    "winner": SIDE,
    "level": LEVEL,
    "reason": one("reason", *AT_ONCE, "last_year", "tournament"),
    "records": Each(),
    # -- records of the turn, of what is owed and of games
    "must_retake": AREAS,
    "using": one("bonus", "first", "success", "production", "blitz", "push"),
    "success": one("state of the bonus", "ready", "used"),
    "production": Number(0, BOXES),
    "blitz_from": AREA,
    "blitz_made": Number(0, BOXES),
    "ready": EVENTS,
    "operation": one("operation", BARBAROSSA, OVERLORD, BAGRATION, PUSH_ATTACKS, PUSH_EVENTS),
    "guaranteed": Number(0, BOXES),
    "targets": AREAS,
    "landing": LAND_AREA,
    "barred": AREAS,
    "kind": ACTION_KIND,
    "target": TARGET,
    "delta": Number(-BOXES, BOXES),
    "how": one("way to discard", "choice", "random", "soviet"),
    "rank": Number(-BOXES, BOXES),
    "difference": Number(-BOXES, BOXES),
    "GameRecord.turns": Number(-100_000),
    # -- Conflict
    "active": SIDE,
    "origin": AREA,
    "power": one("Allied power", *ALLIED_POWERS),
    "gift": EVENT_CARD,
    "played": By(SIDE, EVENTS, all=True),
    "against": By(EVENT_CARD, EVENT_CARD),
    "cards": PILES,
    "shown": Each(SIDE, once=True),
    "Conflict.dice": By(SIDE, Each(FACE), all=True),
    "used": Each(Joined(":", SIDE, SOURCE)),
    "silenced": CARDS,
    "sabotaged": CARDS,
    "changes": Each(Joined(":", SIDE, DIE, FACE, FACE, SOURCE)),
    # -- procedures
    "beaten": EVENTS,
    "keep": Number(0, BOXES),
    "owner": SIDE,
    "most": Number(0, BOXES),
    "source": SOURCE,
    "second": Maybe(CARD),
    "least": Number(0, BOXES),
    "wanted": Number(0, BOXES),
    "taking": CARD,
    "GainEvent.card": EVENT_CARD,
    "TryBigPush.card": CARD,
    "TryBigPush.dice": Each(FACE),
    "done": Number(0, BOXES),
    "first": SIDE,
    "gone": Number(0, BOXES),
    "announced": EVENTS,
    "areas": AREAS,
    "powers": Each(Maybe(POWER)),
    "causes": Each(TEXT),
    "chosen": Each(DIE, once=True),
    "special": one("agent", SABOTEUR, DOUBLE_AGENT),
    "acted": Number(0, BOXES),
}

NESTING: Nesting = {
    "ReichGame": (),
    "AnswerEvent": (
        "AnswerEvent.answer", "AnswerEvent.end", "Counterattack.declare", "ResolveConflict.active_events",
        "ResolveConflict.announced", "ResolveConflict.first_card", "ResolveConflict.other_events",
    ),
    "ApplyEffects": ("ResolveConflict.active_double_agent", "ResolveConflict.other_effects"),
    "ChooseCard": ("ResolveConflict.reveal", "ResolveConflict.second_card"),
    "ChooseTurncoat": ("GainEvent.effects", "GainEvent.put_away", "SetUp.settle"),
    "CleanUp": ("ResolveConflict.end",),
    "Counterattack": ("ResolveConflict.clean_up",),
    "DeclareDice": (
        "ApplyEffects.effects", "ApplyEffects.end", "Counterattack.choose", "Counterattack.end",
        "Counterattack.judge", "ResolveConflict.judge", "ResolveConflict.other_rerolls",
    ),
    "DoneByHand": ("GainEvent.effects", "GainEvent.put_away"),
    "DiscardCards": (
        "Fortify.lift", "PlaceFleet.lift", "Refill.first_draw", "Refill.second_draw", "SettleHands.next",
        "SettleHands.victory",
    ),
    "Exchange": ("Reshuffle.late_shuffle", "Reshuffle.shuffle"),
    "Fortify": ("PlayerTurn.action", "PlayerTurn.after", "PlayerTurn.pool"),
    "GainEvent": ("CleanUp.hands",),
    "PlaceFleet": ("PlayerTurn.action", "PlayerTurn.after", "PlayerTurn.pool"),
    "PlayerTurn": ("ReichGame.turns",),
    "Refill": (
        "CleanUp.end", "Fortify.end", "PlaceFleet.end", "PlayerTurn.star", "Reorganise.end", "SetUp.end",
        "TryBigPush.end",
    ),
    "Reorganise": ("PlayerTurn.action", "PlayerTurn.after", "PlayerTurn.pool"),
    "Reshuffle": (
        "ChooseCard.at_random", "ChooseCard.from_deck", "ChooseCard.second", "ChooseCard.show", "Refill.end",
        "Refill.first_draw", "Refill.second_draw", "Refill.second_surplus", "Reshuffle.growth_draw",
        "Reshuffle.last_year", "Reshuffle.own_return",
    ),
    "ResolveConflict": (
        "PlayerTurn.action", "PlayerTurn.after", "PlayerTurn.close", "PlayerTurn.operation", "PlayerTurn.pool",
    ),
    "SetControl": (
        "ChooseTurncoat.choose", "ChooseTurncoat.end", "CleanUp.used_cards", "CleanUp.vichy", "GainEvent.effects",
        "GainEvent.put_away", "PlayerTurn.action", "PlayerTurn.pool", "PlayerTurn.settle", "PlayerTurn.vichy",
        "SetUp.settle",
    ),
    "SetUp": ("ReichGame.turns",),
    "SettleHands": (
        "CleanUp.close", "PlayerTurn.refill", "Refill.first_surplus", "Refill.second_surplus", "SetUp.refill",
    ),
    "TryBigPush": ("PlayerTurn.action", "PlayerTurn.after", "PlayerTurn.pool"),
    "UseAgents": (
        "ResolveConflict.active_rerolls", "ResolveConflict.active_saboteur", "ResolveConflict.other_double_agent",
        "ResolveConflict.other_saboteur",
    ),
    "YearEnd": ("Reshuffle.shared_return",),
}  # fmt: skip
