"""What the fields of the state and of the procedures hold, and which procedure calls which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.illusions.rules.cards.play_options import ONE_OPS, USES
from desktop.games.illusions.rules.combat import combat_cards
from desktop.games.illusions.rules.map import assembly
from desktop.games.illusions.state.combat_state import FORT, LOST, RISING, WON
from desktop.games.illusions.state.combat_state import UNITS as MEN
from desktop.games.illusions.state.sides import BOXES, NEUTRAL, POOLS, SEATS, SIDES, TU, UPRISING
from desktop.games.illusions.state.state import AT_WAR, COLLAPSED, SAFE, UNDER_FIRE
from desktop.games.illusions.state.track_state import ARMISTICE, QUALITY, STATUS, VP, WILL
from desktop.mechanics.cdg.holdings import (
    CARD,
    CARDS,
    COUNT,
    FEW,
    IN_PLAY,
    LATER,
    ROUND,
    SIGNED,
    SPACE,
    TURN,
    UNIT,
    UNITS,
    shared_fields,
)  # fmt: skip
from desktop.mechanics.holding import TEXT, By, Each, Maybe, Named, Nesting, Number, One, Pair, Table, one

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

SIDE = one("side", *SIDES)
POOL = one("pool", *POOLS, TU)
HOLDER = one("holder", *SIDES, NEUTRAL, UPRISING)
NATION: One[IllusionsState] = One("nation", lambda state: state.world.nations)
SEAT: One[IllusionsState] = One("seat", lambda state: state.world.side_of_seat)
OFFENSIVE: One[IllusionsState] = One("offensive", lambda state: {name for _, name in state.world.offensives})
TRACK: One[IllusionsState] = One("track", lambda state: _tracks(state))
STAGE: One[IllusionsState] = One(
    "stage of the revolution",
    lambda state: {"riots", "suppressed", *(stage.id for stage in state.world.tables.revolution)},
)
SETUP_NATIONS: One[IllusionsState] = One("nation", lambda state: state.world.setup.national_will)
AIM = one("aim", MEN, FORT, RISING)
PHASES = ("setup", "offensive", "action", "attrition", "siege", "status", "rebellion", "replacement", "draw", "end")
FLAG: One[IllusionsState] = One("nation with troop quality", lambda state: state.world.setup.troop_quality)


def _tracks(state: IllusionsState) -> set[str]:
    setup = state.world.setup
    return {
        VP, ARMISTICE, *(f"{STATUS}-{side}" for side in SIDES), *(f"{WILL}-{each}" for each in setup.national_will),
        *(f"{QUALITY}-{each}" for each in setup.troop_quality),
    }  # fmt: skip


FIELDS: Table[IllusionsState] = {
    **shared_fields(SIDE, POOL, one("use of a card", *USES, ONE_OPS), one("phase", *PHASES), TEXT),
    # -- the turn and the round
    "mo": By(SIDE, Maybe(OFFENSIVE), all=True),
    "mo_rolled": By(SIDE, Maybe(OFFENSIVE), all=True),
    "mo_made": By(SIDE, all=True),
    "mo_modifier": By(SIDE, Number(0, lambda state: state.world.limits.mo_modifier_most), all=True),
    "no_spending": Each(POOL, once=True),
    "groups": Each(),
    "Group.kind": one("marker", "move", "attack"),
    "spared": Each(SPACE),
    "entered": Each(SPACE),
    "dug": Each(SPACE),
    "assembled": Each(UNIT),
    "defended": Each(UNIT),
    "effects": By(TEXT, SIGNED),
    "effect_spaces": By(TEXT, Each(SPACE)),
    "keep_face_up": CARD,
    "card_leaves": CARD,
    "hands": By(SEAT, CARDS, all=True),
    # -- the state
    "IllusionsState.units": By(UNIT, all=True),
    "control": By(SPACE, HOLDER),
    "rp": By(one("pool", *POOLS), COUNT, all=True),
    "rp_recorded": By(one("pool", *POOLS), COUNT, all=True),
    "reason": TEXT,
    "nations": By(NATION, one("status", AT_WAR, COLLAPSED, NEUTRAL), all=True),
    "sides": By(NATION, Maybe(SIDE), all=True),
    "vp": SIGNED,
    "war_status": By(SIDE, SIGNED, all=True),
    "armistice": SIGNED,
    "commitment": By(SIDE, One("level of commitment", lambda state: state.world.commitments), all=True),
    "national_will": By(SETUP_NATIONS, SIGNED, all=True),
    "troop_quality": By(FLAG, SIGNED, all=True),
    "account": Each(),
    "history": Each(),
    "AccountEntry.side": Maybe(SIDE),
    "track": TRACK,
    "cause": TEXT,
    "args": Named(side=HOLDER, space=SPACE, card=CARD, unit=UNIT, nation=NATION, offensive=OFFENSIVE),
    "change": SIGNED,
    "allied": SIGNED,
    "central": SIGNED,
    "before_uprising": By(IN_PLAY, HOLDER),
    "trenches": By(IN_PLAY, Number(1, FEW)),
    "trench_side": By(IN_PLAY, HOLDER),
    "forts": By(One("fort", lambda state: state.world.forts), one("state of a fort", "intact", "destroyed")),
    "sieges": By(IN_PLAY, SIDE),
    "landings": By(IN_PLAY, one("landing", SAFE, UNDER_FIRE)),
    "landings_left": COUNT,
    "revolution": STAGE,
    "revolution_turn": LATER,
    "treaty_turn": LATER,
    # -- the combat
    "kind": AIM,
    "origins": By(UNIT, SPACE),
    "stacks": By(UNIT, TEXT),
    "staff": UNITS,
    "command": UNITS,
    "Combat.pool": Each(UNIT),
    "pinning": SPACE,
    "flank": one("flank attack", WON, LOST),
    "standins": By(UNIT, UNIT),
    "rest": By(SIDE, COUNT),
    "favoured": Each(CARD),
    "Combat.entered": Each(SPACE),
    # -- procedures
    "ActionRound.number": ROUND,
    "Turn.turn": TURN,
    "Turn.round": Number(0, lambda state: state.world.limits.rounds + 1),
    "refused": Each(CARD),
    "manner": one("way", assembly.APART, assembly.FULL, assembly.REDUCED, assembly.REPAIR),
    "parts": UNITS,
    "target": SPACE,
    "aim": AIM,
    "CardDraw.kept": Each(one("seat", *SEATS)),
    "option": Number(-1, FEW),
    "pairs": Each(Pair(SPACE, SPACE)),
    "origin": SPACE,
    "nation": NATION,
    "pending": UNITS,
    "lines": By(UNIT, COUNT),
    "reduced": UNITS,
    "choice": Number(-1, FEW),
    "called": Each(UNIT),
    "came": COUNT,
    "part": Each(COUNT),
    "window": one("window", combat_cards.CARDS, combat_cards.DECLARATION, combat_cards.ADVANCE),
    "asked": COUNT,
    "placed": COUNT,
    "halves": Number(-1, FEW),
    "Replacement.done": Each(one("seat", *SEATS)),
    "settled": Each(SPACE),
    "picked": UNITS,
    "paying": UNITS,
    "crowded": UNITS,
    "kinds": Each(One("type of unit", lambda state: state.world.types)),
    "boxes": Each(one("box", *BOXES)),
    "StandIn.cause": TEXT,
    "mode": TEXT,
    "moved": COUNT,
    "factor": COUNT,
    "corps": UNIT,
    "under_way": UNITS,
    "finished": UNITS,
}

NESTING: Nesting = {
    "IllusionsGame": (),
    "ActionRound": ("Turn.next_round",),
    "Advance": ("ResolveCombat.advance_card",),
    "Assemble": ("Operations.move", "Operations.settle"),
    "Attacks": ("Operations.end",),
    "Attrition": ("Turn.siege",),
    "CardDraw": ("Turn.close",),
    "ChooseOption": ("PlayEvent.effects", "PlayEvent.end"),
    "DoneByHand": ("PlayEvent.effects", "PlayEvent.end"),
    "EndOfTurn": ("Turn.end",),
    "FlipUnits": ("PlayEvent.effects", "PlayEvent.end"),
    "ForcedAttacks": ("PlayEvent.effects", "PlayEvent.end"),
    "ForcedCombat": ("ForcedAttacks.attack", "ForcedAttacks.end"),
    "ForcedMarch": ("PlayCombatCards.choose", "PlayCombatCards.end"),
    "MandatoryOffensives": ("Turn.rounds",),
    "MoveIn": ("PlayEvent.effects", "PlayEvent.end"),
    "MoveStack": ("Operations.move", "Operations.settle"),
    "NameFort": ("PlayEvent.effects", "PlayEvent.end"),
    "NeutralEntry": ("PlayEvent.effects", "PlayEvent.end"),
    "OfferUnits": ("PlayEvent.effects", "PlayEvent.end"),
    "Openings": ("IllusionsGame.turns",),
    "Operations": ("ActionRound.stacking", "PlayCard.finish"),
    "Overstack": ("ActionRound.close",),
    "PickUnits": ("ChooseOption.carry_out", "ChooseOption.end", "OfferUnits.carry_out", "OfferUnits.end"),
    "PlaceStaff": ("PlayEvent.effects", "PlayEvent.end"),
    "PlaceUprising": (
        "ActionRound.choose", "ActionRound.consent", "ActionRound.stacking", "Rebellion.rise", "Rebellion.stage",
    ),
    "PlayCard": ("ActionRound.stacking",),
    "PlayCombatCards": ("ResolveCombat.defender_cards", "ResolveCombat.repair", "ResolveCombat.under_way"),
    "PlayEvent": ("PlayCard.operations",),
    "Rebellion": ("Turn.allied_rp",),
    "Redeploy": ("PlayCard.operations", "PlayEvent.effects", "PlayEvent.end"),
    "Reinforcements": ("PlayEvent.effects", "PlayEvent.end"),
    "RepairUnits": ("PlayEvent.effects", "PlayEvent.end", "ResolveCombat.staff"),
    "ReplaceUnit": (
        "Retreat.end", "Retreat.gone", "Retreat.pay", "Retreat.staff", "Retreat.unit", "Retreat.way",
        "TakeLosses.choose", "TakeLosses.finish", "TakeLosses.next",
    ),
    "Replacement": ("Turn.central_rp", "Turn.draw"),
    "ResettleNeutrals": ("PlayEvent.effects", "PlayEvent.end"),
    "ResolveCombat": ("Attacks.declare", "Attacks.end", "ForcedCombat.end"),
    "Retreat": ("ResolveCombat.advance",),
    "SiegePhase": ("Turn.status",),
    "StandIn": ("Rebellion.end", "WarStatus.austria"),
    "TakeLosses": ("ResolveCombat.attacker_losses", "ResolveCombat.fire", "ResolveCombat.winner"),
    "Turn": ("IllusionsGame.turns",),
    "TurnMarker": ("Turn.partner",),
    "WarStatus": ("Turn.rebellion",),
    "Withdrawal": ("PlayCombatCards.choose", "PlayCombatCards.end"),
}  # fmt: skip
