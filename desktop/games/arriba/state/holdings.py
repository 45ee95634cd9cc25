"""What the fields of the state and of the procedures hold, and which procedure calls which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.arriba import verbs
from desktop.games.arriba.rules.turn.victory import COLLAPSE, SURVIVAL
from desktop.games.arriba.state.army_state import ASSETS
from desktop.games.arriba.state.battle_state import ATTACK, BREAKTHROUGH, COUNTERATTACK, ROLES
from desktop.games.arriba.state.sides import GERMAN, SIDES
from desktop.mechanics.holding import MOST, TEXT, By, Each, Either, Like, Maybe, Nesting, Number, One, Table, one

if TYPE_CHECKING:
    from desktop.games.arriba.state.state import ArribaState

SIDE = one("side", *SIDES)
SEAT: One[ArribaState] = One("seat", lambda state: state.world.seats)
AREA: One[ArribaState] = One("area", lambda state: state.world.areas)
CITY: One[ArribaState] = One("city", lambda state: state.world.cities)
REGION: One[ArribaState] = One("region", lambda state: state.world.regions)
POWER: One[ArribaState] = One("power", lambda state: state.world.powers)
FACTION: One[ArribaState] = One("faction", lambda state: state.world.factions)
KEY_CITY: One[ArribaState] = One("key city", lambda state: state.world.tables.adjustment.key_cities)
OWNER: One[ArribaState] = One("faction or owner", lambda state: {*state.world.factions, *SIDES, GERMAN})
KIND: One[ArribaState] = One("kind of piece", lambda state: {*state.world.kinds, *ASSETS})
ASSET = one("asset", *ASSETS)
ROLE = one("role", *ROLES)
MANNER = one("kind of attack", ATTACK, BREAKTHROUGH, COUNTERATTACK)
PIECE: One[ArribaState] = One("piece in play", lambda state: state.pieces)
GROUP: One[ArribaState] = One("battle group", lambda state: state.groups)
PIECE_NAME = Like("name of a piece", r"[a-z_]{1,30}-[1-9][0-9]{0,4}")
GROUP_NAME = Like("name of a battle group", r"[gr][1-9][0-9]{0,4}")
MAKER: One[ArribaState] = One("maker of pieces", lambda state: _makers(state))
SOURCE: One[ArribaState] = One("source of EP", lambda state: _sources(state))
FEW = 1000
COUNT: Number[object] = Number(0, FEW)
SIGNED: Number[object] = Number(-FEW, FEW)
DIE: Number[object] = Number(0, 6)


def _makers(state: ArribaState) -> set[str]:
    """What numbers its pieces and groups by itself."""
    owners = {*SIDES, GERMAN}
    assets = {f"{owner}_{asset.partition('_')[0]}" for owner in owners for asset in ASSETS}
    return {*SIDES, *state.world.factions, *assets}


def _sources(state: ArribaState) -> set[str]:
    world = state.world
    return {
        *(f"{kind}.{power}" for power in world.powers for kind in ("power", "blockade")),
        *(f"city.{city}" for city in world.cities),
        *(f"spend.{what}" for what in (*world.tables.costs, *ASSETS, "assault")),
        "convoy", "no_port", "patrols", "replacement", "lapsed",
    }  # fmt: skip


SHIFTS = ("cadre", "level_high", "level_low", "city", "fort", "mountain", "winter")

FIELDS: Table[ArribaState] = {
    "side": SIDE,
    "seat": SEAT,
    "StrategicPhase.seat": Number(0, lambda state: len(state.world.seats)),
    "AttackPhase.seat": Number(0, lambda state: len(state.world.seats)),
    "MovementPhase.seat": Number(0, lambda state: len(state.world.seats)),
    "Organization.seat": Number(0, lambda state: len(state.world.seats)),
    "area": AREA,
    "city": CITY,
    "power": POWER,
    "faction": FACTION,
    "piece": PIECE,
    "kind": KIND,
    "size": KIND,
    # -- the turn
    "turn": Number(1, lambda state: state.world.last_turn),
    "phase": one(
        "phase",
        "setup",
        "events",
        "political",
        "strategic",
        "organization",
        "movement",
        "combat",
        "counterattack",
        "recovery",
        "inter",
    ),
    "active": SIDE,
    "level": By(SIDE, COUNT, all=True),
    "attitude": By(POWER, SIGNED, all=True),
    "purged": Each(FACTION, once=True),
    "purse": By(SIDE, all=True),
    "ledger": Each(),
    "convoy": By(SIDE, COUNT, all=True),
    "patrols": Number(0, FEW),
    "arrived": Each(POWER, once=True),
    "came": Each(POWER, once=True),
    "pinned": AREA,
    "guerrilla_area": AREA,
    "doctrine": By(SIDE),
    "foreign": COUNT,
    "domestic": COUNT,
    "replacement": COUNT,
    "LedgerEntry.source": SOURCE,
    "amount": SIGNED,
    "Doctrine.attack": By(ASSET, DIE, all=True),
    "Doctrine.defence": By(ASSET, DIE, all=True),
    "breakthrough": DIE,
    "until": COUNT,
    "funded": Each(FACTION, once=True),
    "capped": By(FACTION, COUNT),
    "barred": Each(ASSET, once=True),
    "bought": Each(PIECE_NAME, once=True),
    "sailed": Each(PIECE_NAME, once=True),
    "lifted": Each(PIECE_NAME, once=True),
    "allotted": By(SEAT, COUNT),
    # -- the armies
    "pieces": By(PIECE_NAME),
    "groups": By(GROUP_NAME),
    "Piece.faction": OWNER,
    "Piece.group": Maybe(GROUP),
    "Group.city": Maybe(CITY),
    "members": Each(PIECE, once=True),
    "forts": By(CITY, SIDE),
    "made": By(MAKER, Number(0, MOST)),
    "lost": By(SIDE, COUNT, all=True),
    "divisions_lost": By(SIDE, COUNT, all=True),
    "fallen": By(FACTION, COUNT),
    "moved": Each(GROUP_NAME),
    "move_limit": Number(-1, FEW),
    # -- battle
    "attackers": Each(GROUP_NAME),
    "attacked": Each(GROUP_NAME),
    "air_used": Each(PIECE_NAME, once=True),
    "counterattackers": Each(GROUP_NAME),
    "Battle.kind": MANNER,
    "Battle.group": By(ROLE, Maybe(GROUP_NAME), all=True),
    "Battle.side": By(ROLE, SIDE, all=True),
    "origin": GROUP_NAME,
    "divisions": COUNT,
    "attack": COUNT,
    "defence": COUNT,
    "odds": SIGNED,
    "shifts": Each(),
    "column": SIGNED,
    "cadre": By(ROLE, SIGNED, all=True),
    "flown": By(ROLE, Each(PIECE_NAME, once=True), all=True),
    "armour": By(ROLE, COUNT, all=True),
    "artillery": By(ROLE, COUNT, all=True),
    "die": DIE,
    "modifier": SIGNED,
    "result": One("result", lambda state: {cell for row in state.world.tables.combat.rows.values() for cell in row}),
    "due": By(ROLE, Number(-1, FEW), all=True),
    "taken": By(ROLE, COUNT, all=True),
    "spare": COUNT,
    "first": By(ROLE, Each(PIECE_NAME), all=True),
    "round": COUNT,
    "value": SIGNED,
    "rule": TEXT,
    "Shift.source": one("shift", *SHIFTS),
    # -- control and the end
    "control": By(REGION, Maybe(SIDE), all=True),
    "controlled_before": By(REGION, Maybe(SIDE)),
    "last_holder": By(KEY_CITY, Maybe(SIDE), all=True),
    "winner": SIDE,
    "end_level": one("level of victory", COLLAPSE, SURVIVAL),
    "reason": one("reason", *(f"{COLLAPSE}_{side}" for side in SIDES), SURVIVAL),
    "credit": Each(SEAT, once=True),
    # -- procedures
    "role": ROLE,
    "given": Each(SEAT, once=True),
    "manner": MANNER,
    "Attempt.bought": COUNT,
    "asset": ASSET,
    "owner": OWNER,
    "attacker": GROUP_NAME,
    "target": Either(GROUP_NAME, CITY),
    "Combat.taken": Each(PIECE_NAME, once=True),
    "spearhead": GROUP_NAME,
    "second_target": Either(GROUP_NAME, CITY),
    "before": COUNT,
    "gone": COUNT,
    "done": Each(ROLE, once=True),
    "group": GROUP_NAME,
    "dropped": GROUP_NAME,
    "boxes": SIGNED,
    "event": One("event", lambda state: {event.id for event in state.world.events.values()}),
    "tried": Each(POWER),
    "rolled": COUNT,
    "SinkAssets.due": COUNT,
    "by": one("transport", verbs.SHIP, verbs.AIRLIFT),
    "number": Number(1, lambda state: state.world.last_turn),
}

NESTING: Nesting = {
    "ArribaGame": (),
    "AdjustLosses": ("Combat.attacker_losses",),
    "AirLosses": ("Combat.adjust",),
    "Allot": ("StrategicPhase.spend",),
    "Arrivals": ("StrategicPhase.allot",),
    "AttackPhase": ("PlayerTurn.counterattack", "PlayerTurn.recovery"),
    "Attempt": ("PoliticalPhase.government_attempts", "PoliticalPhase.rebel_attempts", "PoliticalPhase.support"),
    "BuyAsset": ("Spend.buy", "Spend.end"),
    "Combat": ("AttackPhase.attack", "AttackPhase.next_seat", "Combat.end"),
    "Create": ("Spend.buy", "Spend.end"),
    "Exchange": ("Combat.defender_losses",),
    "GuerrillaAttack": ("Spend.buy", "Spend.end"),
    "Improve": ("Spend.buy", "Spend.end"),
    "InterPhase": ("Turn.end",),
    "MovementPhase": ("PlayerTurn.combat",),
    "Organization": ("Turn.government_organization", "Turn.rebel_turn"),
    "PickBacker": ("RandomEvents.end", "RandomEvents.roll"),
    "PlaceVolunteers": ("RandomEvents.end", "RandomEvents.roll"),
    "PlayerTurn": ("Turn.government_turn", "Turn.inter_phase"),
    "PoliticalPhase": ("Turn.rebel_strategic",),
    "RandomEvents": ("Turn.political",),
    "Recovery": ("PlayerTurn.end",),
    "RenewDoctrine": ("Turn.events",),
    "SetUp": ("ArribaGame.turns",),
    "SinkAssets": ("StrategicPhase.transport",),
    "Spend": (
        "StrategicPhase.blockade", "StrategicPhase.spend", "StrategicPhase.transport", "StrategicPhase.unfunded",
    ),
    "StrategicPhase": ("Turn.government_strategic", "Turn.rebel_organization"),
    "TakeLosses": ("Combat.defender_losses", "Combat.disrupt", "Exchange.check"),
    "Transport": (
        "StrategicPhase.blockade", "StrategicPhase.spend", "StrategicPhase.transport", "StrategicPhase.unfunded",
    ),
    "Turn": ("ArribaGame.turns",),
}  # fmt: skip
