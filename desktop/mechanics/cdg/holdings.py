"""What the fields that both card-driven games have hold: units, cards, the turn, the combat and shared procedures."""

from __future__ import annotations

from desktop.mechanics.cdg.protocols import CdgState
from desktop.mechanics.cdg.turn_state import ATTACK, MOVE
from desktop.mechanics.holding import TEXT, By, Each, Either, Holds, Like, Number, One, Table, one

FEW = 1000
COUNT: Number[object] = Number(0, FEW)
SIGNED: Number[object] = Number(-FEW, FEW)
ROUND: Number[CdgState] = Number(0, lambda state: state.world.limits.rounds + 1)
TURN: Number[CdgState] = Number(1, lambda state: max(state.world.turns))
LATER: Number[CdgState] = Number(0, lambda state: max(state.world.turns) + FEW)
"""A turn that may lie behind the end of the game."""
FACE: Number[object] = Number(1, 6)
UNIT: One[CdgState] = One("unit", lambda state: state.world.units)
SPACE: One[CdgState] = One("space", lambda state: state.world.spaces)
IN_PLAY: One[CdgState] = One("space in play", lambda state: state.control)
BOX_OR_SPACE: One[CdgState] = One("place", lambda state: {*state.world.spaces, *state.BOXES})
PLACE = Either(BOX_OR_SPACE, Like("turn to come", r"due-[1-9][0-9]?"))
CARD: One[CdgState] = One("card", lambda state: state.world.cards)
LEVEL: One[CdgState] = One("level of victory", lambda state: {level.id for level in state.world.levels})
UNITS, SPACES, CARDS = Each(UNIT, once=True), Each(SPACE, once=True), Each(CARD, once=True)


def shared_fields(
    side: One[CdgState], pool: One[CdgState], uses: One[CdgState], phases: One[CdgState], actions: Holds[CdgState]
) -> Table[CdgState]:
    """The table for fields that mean the same in both games."""
    piles = By(side, CARDS, all=True)
    return {
        "side": side,
        "unit": UNIT,
        "units": UNITS,
        "card": CARD,
        "space": SPACE,
        "place": PLACE,
        "number": Number(0, FEW),
        "done": COUNT,
        "rule": TEXT,
        # -- the turn
        "turn": TURN,
        "TurnMark.turn": Number(0, lambda state: max(state.world.turns)),
        "round": ROUND,
        "active": side,
        "phase": phases,
        "actions": By(side, Each(actions), all=True),
        "turn_effects": Each(TEXT, once=True),
        "counts": By(TEXT, SIGNED),
        "markers": By(SPACE, one("marker", MOVE, ATTACK)),
        "acted": UNITS,
        "fought": Each(UNIT),
        "attacked": Each(SPACE),
        "used_ccs": Each(CARD),
        "retreated": UNITS,
        # -- cards
        "decks": piles,
        "hands": piles,
        "discards": piles,
        "removed_cards": piles,
        "face_up": piles,
        "waiting": piles,
        "played": Each(CARD),
        "in_play": CARD,
        "card_use": uses,
        "use": uses,
        # -- units and records
        "flags": By(TEXT, SIGNED),
        "lasting": By(CARD, LATER),
        "rp": By(pool, COUNT, all=True),
        "rp_recorded": By(pool, COUNT, all=True),
        "winner": side,
        "level": LEVEL,
        "no_rp": Each(pool, once=True),
        # -- the combat
        "Combat.side": side,
        "Combat.target": SPACE,
        "attackers": UNITS,
        "defenders": UNITS,
        "cut_off": Each(UNIT),
        "late": Each(UNIT),
        "cards": By(side, CARDS, all=True),
        "dice": By(side, Each(FACE), all=True),
        "numbers": By(side, COUNT),
        "owed": COUNT,
        "passed": SPACES,
        # -- procedures
        "walked": Each(SPACE),
        "pool": pool,
        "strength": one("strength", "full", "reduced"),
        "points": COUNT,
        "left": Number(-1, FEW),
        "at": SPACE,
        "used": COUNT,
    }
