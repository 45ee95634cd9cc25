"""What the fields of the state and of the procedures hold, and which procedure calls which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.crusade.rules.cards.play_event import PROCEDURES
from desktop.games.crusade.rules.cards.play_options import AUTO, USES
from desktop.games.crusade.rules.cards.works import LINES
from desktop.games.crusade.state.sides import POOLS, SIDES
from desktop.mechanics.cdg.holdings import (
    CARD,
    COUNT,
    FEW,
    IN_PLAY,
    PLACE,
    ROUND,
    SIGNED,
    SPACE,
    SPACES,
    TURN,
    UNIT,
    UNITS,
    shared_fields,
)  # fmt: skip
from desktop.mechanics.holding import TEXT, By, Each, Maybe, Named, Nesting, Number, One, Pair, Table, one

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState

SIDE = one("side", *SIDES)
POOL = one("pool", *POOLS)
SIEGE: One[CrusadeState] = One("siege", lambda state: state.world.sieges)
AREA: One[CrusadeState] = One("region, group or province", lambda state: _areas(state))
TYPE: One[CrusadeState] = One("type of unit", lambda state: state.world.types)
CAUSE: One[CrusadeState] = One("cause", lambda state: _causes(state))
SCORED = ("card", "control", "siege_liberated", "isolated_taken", "bonus", "bonus_lost", "madrid_evaluation",
          "stated", "edited")  # fmt: skip
REINFORCED = ("reinf_own", "reinf_foreign")
PHASES = ("setup", "draw", "action", "attrition", "status", "replacement", "end", "corps", "reserve_check",
          "militarization")  # fmt: skip


def _areas(state: CrusadeState) -> set[str]:
    world = state.world
    return {*world.regions, *world.groups, *world.provinces, *world.spaces}


def _causes(state: CrusadeState) -> set[str]:
    """5.1.2 What the account may give as a reason."""
    morale = state.world.morale
    return {*SCORED, *morale, *(f"{item}_undone" for item in morale)}


FIELDS: Table[CrusadeState] = {
    **shared_fields(
        SIDE, POOL, one("use of a card", *USES), one("phase", *PHASES), one("action", *USES, *REINFORCED, AUTO)
    ),
    # -- the state
    "CrusadeState.units": By(UNIT, all=True),
    "control": By(SPACE, SIDE),
    "reason": TEXT,
    "ops_cards": By(SIDE, COUNT, all=True),
    "enemy_at_start": SPACES,
    "entered": By(UNIT, Each(SPACE)),
    "builders": By(SPACE, UNIT),
    "assaulted": Each(SIEGE),
    "barred": Each(AREA),
    "barred_next": By(SIDE, Each(AREA)),
    "vp": SIGNED,
    "rm": SIGNED,
    "account": Each(),
    "history": Each(),
    "AccountEntry.side": Maybe(SIDE),
    "cause": CAUSE,
    "args": Named(side=SIDE, space=SPACE, card=CARD, siege=SIEGE, line=TEXT),
    "works": By(IN_PLAY, one("work", "position", "trench")),
    "extra_trenches": By(IN_PLAY, One("marker", lambda state: state.world.limits.extra_trenches)),
    "build_failures": By(IN_PLAY, Number(1, FEW)),
    "sieges": By(SIEGE, Number(1, FEW)),
    "isolated": Each(IN_PLAY, once=True),
    "strait": SIDE,
    "government": TEXT,
    "bonus_markers": By(IN_PLAY, CARD),
    "beach_heads": By(One("Beach Head", lambda state: state.world.temporary), SPACE),
    "freed": UNITS,
    # -- the effects of the round, the combat
    "attack_drm": SIGNED,
    "drm_spaces": Each(SPACE),
    "enemy_spaces": By(TYPE, COUNT),
    "counterattack": CARD,
    "named": SPACE,
    "bonus_spaces": Each(SPACE),
    "origins": SPACES,
    "void": By(CARD, CARD),
    "armor": UNIT,
    "spared": UNIT,
    # -- procedures
    "Turn.turn": TURN,
    "ActionRound.number": ROUND,
    "target": SPACE,
    "siege": SIEGE,
    "hit": Each(UNIT),
    "family": TEXT,
    "count": COUNT,
    "landed": COUNT,
    "MoveStack.entered": Each(SPACE),
    "Militarization.cause": TEXT,
    "PlaceWorks.card": one("card that places works", *LINES),
    "PlaceWorks.done": SPACES,
    "africans": COUNT,
    "Reinforcements.waiting": UNITS,
    "pending": UNITS,
    "line_of": Each(Number(-1, FEW)),
    "stood": Each(Pair(Number(-1, FEW), PLACE)),
    "Reinforcements.owed": Number(-1, FEW),
    "corps": UNIT,
    "total": COUNT,
    "met": Each(),
    "missing": By(UNIT, COUNT),
    "doomed": UNITS,
}

BY_EVENT = ("PlayEvent.effects", "PlayEvent.end")
NESTING: Nesting = {
    **{procedure.__name__: BY_EVENT for procedure in PROCEDURES},
    "CrusadeGame": (),
    "ActionRound": ("Turn.attrition",),
    "Advance": ("ResolveCombat.close",),
    "ArmyOfAfrica": ("ActionRound.choose", "ActionRound.stacking"),
    "Attacks": ("Operations.end",),
    "Attrition": ("Turn.rounds", "Turn.status"),
    "Build": ("Operations.attack",),
    "CancelAirCards": ("ResolveCombat.defender_cancels", "ResolveCombat.first_fire"),
    "Defection": ("PlayCombatCards.choose", "PlayCombatCards.end"),
    "DoneByHand": BY_EVENT,
    "Draw": ("Turn.rounds",),
    "EndOfTurn": ("Turn.end",),
    "InitialCorps": ("EndOfTurn.reserves",),
    "LandingOutcome": ("WarStatus.madrid",),
    "Militarization": ("EndOfTurn.end", *BY_EVENT),
    "MoveStack": ("Operations.build", "Operations.move"),
    "Operations": ("ActionRound.africa_late", "ActionRound.choose", "PlayCard.finish", *BY_EVENT),
    "Overstack": ("ActionRound.modifiers",),
    "PlayCard": ("ActionRound.africa_late", "ActionRound.choose"),
    "PlayCombatCards": ("ResolveCombat.defender_cards", "ResolveCombat.under_way"),
    "PlayEvent": ("PlayCard.finish",),
    "Redeploy": ("ActionRound.africa_late", "PlayCard.finish", *BY_EVENT),
    "Reinforcements": BY_EVENT,
    "ReplaceCorps": (
        "BombSpace.end", "BombSpace.losses", "Retreat.end", "Retreat.unit", "Retreat.way", "TakeLosses.choose",
        "TakeLosses.doomed", "TakeLosses.end", "TakeLosses.next",
    ),
    "Replacement": ("Turn.close", "Turn.nationalist_rp"),
    "ReserveCheck": ("EndOfTurn.militarization",),
    "ResolveCombat": ("Attacks.bonus", "Attacks.declare"),
    "Retreat": ("Advance.unit", "ResolveCombat.advance"),
    "ReturnOfCorps": ("Replacement.returns", "Replacement.spend"),
    "TakeLosses": ("ResolveCombat.attacker_losses", "ResolveCombat.fire", "ResolveCombat.winner"),
    "Turn": ("CrusadeGame.turns",),
    "WarStatus": ("Turn.republican_rp",),
}  # fmt: skip
