"""6 Income, and what may be bought: every price, need and limit."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, CityId, FactionId, SpaceId, UnitId
from desktop.engine.verb import Verb
from desktop.games.arriba import verbs
from desktop.games.arriba.data.readings import CapScope, ColonialUnits, Forts, Guerrillas
from desktop.games.arriba.rules.map.control import city_controller, controls, friendly_ports, garrisoned
from desktop.games.arriba.rules.map.supply import in_supply
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.rules.politics.politics import INTERVENTION
from desktop.games.arriba.state.army_state import ASSETS, BRIGADE, DIVISION_1, DIVISION_2, REMNANT
from desktop.games.arriba.state.forces import assets_left, counters_left, divisions_of, formations
from desktop.games.arriba.state.seats import commands, first_seat
from desktop.games.arriba.state.sides import GERMAN, GOVERNMENT, REBEL
from desktop.games.arriba.state.state import ArribaState

PERCENT = 100
CREATION = {BRIGADE: "brigade_create", DIVISION_1: "div1_create", DIVISION_2: "div2_create", REMNANT: "remnant_rebuild"}
"""6.2, 6.3 The line of the cost table for each kind."""
ITALIAN, PORTUGUESE = "italian", "portuguese"


# ------------------------------------------------------------------ income
def domestic(state: ArribaState, side: str) -> list[tuple[CityId, int]]:
    """6.1 Cities that pay a side this turn, and how much."""
    production = state.world.turns[state.turn].production
    return [(city, ep) for city, ep in production.items() if ep and controls(state, side, city)]


def replacement(state: ArribaState, side: str) -> int:
    """6.1.1 A share of the strength lost, rounded down."""
    levels = state.world.tables.levels
    percent = levels.replacement
    if politics.is_high(state, side):
        percent = levels.high_replacement
    elif politics.is_low(state, side):
        percent = levels.low_replacement
    return state.lost[side] * percent // PERCENT


def budget(state: ArribaState, seat: str) -> int:
    """15.2 What a seat may spend: its allotment, or what is not allotted to others."""
    allotted = state.strategic.allotted
    if seat in allotted:
        return allotted[seat]
    return state.purse[state.world.side_of_seat[seat]].total - sum(allotted.values())


def lapsing(state: ArribaState, seat: str) -> int:
    """6.1 What a seat may spend, cannot save, and cannot need for all-out attacks (9) in this turn."""
    side, limits = state.world.side_of_seat[seat], state.world.limits
    purse = state.purse[side]
    own = [unit for key, group in state.groups.items() if group.side == side for unit in state.units_of(key)]
    assaults = divisions_of(state, own) // limits.assault_divisions
    unsaved = purse.foreign + purse.domestic - assaults * state.world.tables.costs["assault"].ep
    return max(0, min(budget(state, seat), unsaved))


# ------------------------------------------------------------------ factions
def is_extinct(state: ArribaState, faction: FactionId) -> bool:
    """5.2 No unit on the map, and the capital not in friendly hands."""
    capital = state.world.factions[faction].capital
    return not formations(state, faction) and city_controller(state, capital) != GOVERNMENT


def owed(state: ArribaState) -> list[FactionId]:
    """5.2 Factions that still have to be funded in this phase."""
    return [
        faction
        for faction in state.world.subsidised
        if faction not in state.purged and faction not in state.strategic.funded and not is_extinct(state, faction)
    ]


# ------------------------------------------------------------------ creating and rebuilding
def cost_of(state: ArribaState, faction: FactionId, kind: str) -> str:
    """The line of the cost table for a new unit."""
    if faction == PORTUGUESE:
        return "portuguese_rebuild"
    return CREATION[kind]


def why_not_create(state: ArribaState, seat: str, faction: FactionId, kind: str) -> Refusal | None:
    """6.2, 6.3, 6.6 Whether a unit may be created or rebuilt now."""
    world = state.world
    if faction not in world.factions or kind not in world.kinds:
        return Refusal.of("6.2", "strategic.no_such_unit", faction=faction)
    if world.seat_of[faction] != seat:
        return not_yours(state, seat, faction)
    if faction in state.purged:
        return Refusal.of("5.2.2", "strategic.purged", faction=faction)
    return (
        _why_not_kind(state, faction, kind)
        or _why_not_price(state, seat, faction, kind)
        or (None if places(state, faction) else _no_place(state, faction, "6.2"))
    )


def not_yours(state: ArribaState, seat: str, faction: FactionId) -> Refusal:
    """2 The units of the other side; 15.2 those of a partner."""
    partner = state.world.side_of[faction] == state.world.side_of_seat[seat]
    return Refusal.of("15.2" if partner else "2", "strategic.not_yours", faction=faction)


def _why_not_kind(state: ArribaState, faction: FactionId, kind: str) -> Refusal | None:
    world, record = state.world, state.world.factions[faction]
    if state.turn < record.first_turn:
        return Refusal.of("6.6", "strategic.too_early", faction=faction, n=record.first_turn)
    if not record.creatable:
        sizes = rebuilt_as(state, faction)
        if kind not in sizes:
            return Refusal.of("6.6", "strategic.rebuilt_otherwise", faction=faction, kind=sizes[0])
        if refusal := _why_not_sent(state, record.power):
            return refusal
    elif kind == REMNANT and not state.fallen.get(faction, 0):
        return Refusal.of("6.3", "strategic.none_fallen", faction=faction)
    if record.most and formations(state, faction) >= record.most:
        return Refusal.of("6.3", "strategic.enough", faction=faction, n=record.most)
    if not counters_left(state, faction, kind):
        return Refusal.of("6.2", "strategic.no_counter", faction=faction, kind=kind)
    return _why_not_backed(state, record.side, world.tables.costs[cost_of(state, faction, kind)].needs, kind, "6.2")


def _why_not_sent(state: ArribaState, power: str) -> Refusal | None:
    """5.4.2 What a power sends is had again only while it intervenes, and when it has come once."""
    if politics.stance(state, power, REBEL) != INTERVENTION:
        return Refusal.of("5.4.2", "strategic.power_gone", power=power)
    return None if power in state.arrived else Refusal.of("5.4.2", "strategic.not_come", power=power)


def _why_not_backed(state: ArribaState, side: str, need: str, kind: str, rule: str) -> Refusal | None:
    """5.4.1, 5.4.2 A 1-step division needs support, a 2-step division intervention."""
    if politics.allows(state, side, need):
        return None
    lacking = "strategic.no_intervention" if need == INTERVENTION else "strategic.no_support"
    return Refusal.of(rule, lacking, kind=kind)


def _why_not_price(state: ArribaState, seat: str, faction: FactionId, kind: str) -> Refusal | None:
    ep = state.world.tables.costs[cost_of(state, faction, kind)].ep
    if ep > budget(state, seat):
        return Refusal.of("6.1", "strategic.too_dear", n=ep)
    return _why_not_cap(state, faction, ep)


def _why_not_cap(state: ArribaState, faction: FactionId, ep: int) -> Refusal | None:
    """6.6 So many EP a turn for the kinds of a side together, or for each of them."""
    cap, spent = state.world.build_cap(faction), state.strategic.capped
    if not cap:
        return None
    if CapScope.of(state.world) is CapScope.TOGETHER:
        together = sum(spent.values()) + ep > cap
        return Refusal.of("6.6", "strategic.capped_together", n=cap) if together else None
    return Refusal.of("6.6", "strategic.capped", faction=faction, n=cap) if spent.get(faction, 0) + ep > cap else None


def rebuilt_as(state: ArribaState, faction: FactionId) -> list[str]:
    """6.3 The sizes in which a faction that cannot be created is rebuilt; 6.6 as a brigade where the cap is too low."""
    record, costs, cap = state.world.factions[faction], state.world.tables.costs, state.world.build_cap(faction)
    within: list[str] = [kind for kind in record.rebuilt_as if costs[cost_of(state, faction, kind)].ep <= cap]
    return within or [BRIGADE]


def places(state: ArribaState, faction: FactionId) -> list[CityId]:
    """6.2, 6.3, 6.6 Cities where a new unit of a faction may appear: they hold a friendly unit."""
    world, record = state.world, state.world.factions[faction]
    match record.place:
        case "capital":
            cities: tuple[CityId, ...] = (record.capital,)
        case "area":
            cities = world.cities_in[record.build_area]
            if ColonialUnits.of(world) is ColonialUnits.ALWAYS and world.region_of[record.build_area] in world.always:
                return list(cities)
        case "mediterranean":
            cities = tuple(port for port in world.mediterranean if controls(state, record.side, port))
        case "portugal":
            border = [area.id for area in world.map.areas if "portugal" in area.borders]
            cities = tuple(city for area in border for city in world.cities_in[area])
        case _:
            cities = tuple(world.cities)
    return [city for city in cities if garrisoned(state, record.side, city)]


def why_not_place(state: ArribaState, faction: FactionId, city: CityId) -> Refusal:
    """6.2, 6.6 Why a new unit may not appear in a city."""
    world, record = state.world, state.world.factions[faction]
    if city in world.cities and not garrisoned(state, record.side, city):
        return Refusal.of("6.2", "strategic.no_garrison", city=city)
    return _no_place(state, faction, "6.6")


def _no_place(state: ArribaState, faction: FactionId, rule: str) -> Refusal:
    """6.2, 6.3, 6.6 Where units of a faction appear; everywhere a friendly unit must be in the city."""
    record = state.world.factions[faction]
    match record.place:
        case "capital":
            return Refusal.of(rule, "strategic.only_capital", faction=faction, city=record.capital)
        case "area":
            return Refusal.of(rule, "strategic.only_area", faction=faction, area=record.build_area)
        case "mediterranean":
            return Refusal.of(rule, "strategic.only_mediterranean", faction=faction)
        case "portugal":
            return Refusal.of(rule, "strategic.only_portugal", faction=faction)
    return Refusal.of(rule, "strategic.no_place")


def creations(state: ArribaState, seat: str) -> list[tuple[FactionId, str]]:
    """Every (faction, kind) that a seat may create or rebuild now."""
    side = state.world.side_of_seat[seat]
    return [
        (faction, kind)
        for faction in state.world.faction_ids[side]
        for kind in CREATION
        if not why_not_create(state, seat, faction, kind)
    ]


# ------------------------------------------------------------------ improving units
class Improvement(Struct, frozen=True):
    """What can be done to a unit: the verb, the line of the cost table, the kind it becomes."""

    verb: Verb[()]
    cost: str
    kind: str


def _steps(state: ArribaState, piece: UnitId) -> list[Improvement]:
    """6.3, 6.4 Everything thinkable for a unit of its faction and kind."""
    own = state.pieces[piece]
    found: list[Improvement] = []
    if own.kind == BRIGADE:
        if own.faction == ITALIAN:
            found.append(Improvement(verbs.REPLACE, "italian_brigade_replace", REMNANT))
        else:
            found.append(Improvement(verbs.CONVERT, "convert_bde_div1", DIVISION_1))
    elif own.kind == DIVISION_1:
        found.append(Improvement(verbs.CONVERT, "convert_div1_div2", DIVISION_2))
    elif own.kind == REMNANT:
        found.append(Improvement(verbs.REPLACE, "replace_step", DIVISION_2))
    found.append(Improvement(verbs.CADRE, "cadre_brigade" if own.kind == BRIGADE else "cadre_division", own.kind))
    return found


def why_not_improve(state: ArribaState, seat: str, piece: UnitId, step: Improvement) -> Refusal | None:
    """6.3, 6.4 Price, supply, support, counters, one marker for each unit."""
    own, costs = state.pieces[piece], state.world.tables.costs
    cost, record = costs[step.cost], state.world.factions[own.faction]
    if own.faction in state.purged:
        return Refusal.of("5.2.2", "strategic.purged", faction=own.faction)
    if step.verb == verbs.CADRE and own.cadre:
        return Refusal.of("6.4", "strategic.has_marker")
    if cost.ep > budget(state, seat):
        return Refusal.of("6.1", "strategic.too_dear", n=cost.ep)
    if refusal := _why_not_backed(state, record.side, cost.needs, step.kind, "6.4"):
        return refusal
    if step.cost == "italian_brigade_replace" and politics.stance(state, record.power, REBEL) != INTERVENTION:
        return Refusal.of("5.4.2", "strategic.power_gone", power=record.power)
    grows = state.world.kinds[step.kind].counter != state.world.kinds[own.kind].counter
    if grows and not counters_left(state, own.faction, step.kind):
        return Refusal.of("6.2", "strategic.no_counter", faction=own.faction, kind=step.kind)
    if cost.supply and not in_supply(state, piece):
        return Refusal.of("6.3" if step.verb == verbs.REPLACE else "6.4", "strategic.unsupplied")
    return None


def improvements(state: ArribaState, seat: str, piece: UnitId) -> list[Improvement]:
    """6.3, 6.4 What a seat may do to a unit now."""
    return [step for step in _steps(state, piece) if not why_not_improve(state, seat, piece, step)]


def why_not_pick(state: ArribaState, seat: str, piece: UnitId) -> Refusal | None:
    """6.3, 6.4 Why nothing can be bought for a unit: what stands against the first thing thinkable."""
    own = state.pieces[piece]
    if own.kind in ASSETS:
        return Refusal.of("6.4", "strategic.assets_as_they_are")
    if not commands(state, seat, piece):
        return not_yours(state, seat, own.faction)
    refusals = [why_not_improve(state, seat, piece, step) for step in _steps(state, piece)]
    return refusals[0] if all(refusals) else None


def why_not_step(state: ArribaState, seat: str, piece: UnitId, verb: str) -> Refusal | None:
    """6.3, 6.4 Why one thing cannot be done to a unit."""
    for step in _steps(state, piece):
        if step.verb == verb:
            return why_not_improve(state, seat, piece, step)
    return Refusal.of("6.3" if verb == verbs.REPLACE else "6.4", "strategic.no_such_step")


def why_not_subsidise(state: ArribaState, seat: str, faction: FactionId) -> Refusal | None:
    """5.2 Why a faction gets no plain subsidy."""
    if faction in state.purged:
        return Refusal.of("5.2.2", "strategic.purged", faction=faction)
    if faction in state.strategic.funded:
        return Refusal.of("5.2", "strategic.funded", faction=faction)
    if faction not in state.world.subsidised:
        return Refusal.of("5.2", "strategic.no_subsidy")
    if state.world.seat_of[faction] != seat:
        return not_yours(state, seat, faction)
    if is_extinct(state, faction):
        return Refusal.of("5.2", "strategic.extinct", faction=faction)
    return None


# ------------------------------------------------------------------ asset points
def why_not_buy(state: ArribaState, seat: str, kind: str, owner: FactionId) -> Refusal | None:
    """6.5 Support, a friendly port, a counter; 5.4.2 German ones while Germany intervenes."""
    side = state.world.side_of_seat[seat]
    if kind not in ASSETS or state.world.side_of.get(owner) != side or owner not in state.world.mix.assets:
        return Refusal.of("6.5", "strategic.no_such_asset", kind=kind)
    if first_seat(state, side) != seat:
        return Refusal.of("15.2", "strategic.not_yours_assets")
    if not politics.best_stance(state, side):
        return Refusal.of("5.4.1", "strategic.no_support_assets")
    if owner == GERMAN and kind not in state.world.limits.german:
        return Refusal.of("5.4.2", "strategic.german_kinds")
    if owner == GERMAN and (refusal := _why_not_sent(state, "germany")):
        return refusal
    if kind in state.strategic.barred:
        return Refusal.of("6.5", "strategic.was_too_dear", kind=kind)
    if not assets_left(state, owner, kind):
        return Refusal.of("6.5", "strategic.no_counter", faction=owner, kind=kind)
    if budget(state, seat) < min(prices(state, kind)):
        return Refusal.of("6.1", "strategic.too_dear", n=min(prices(state, kind)))
    if not friendly_ports(state, side):
        return Refusal.of("6.7", "strategic.no_port")
    return None


def prices(state: ArribaState, kind: str) -> list[int]:
    found: list[int] = getattr(state.world.tables.prices, kind)
    return found


def purchases(state: ArribaState, seat: str) -> list[tuple[str, FactionId]]:
    """6.5 Every (kind, owner) that a seat may buy now."""
    side = state.world.side_of_seat[seat]
    own = FactionId(side)
    owners = (own, GERMAN) if side == REBEL else (own,)
    return [(kind, owner) for owner in owners for kind in ASSETS if not why_not_buy(state, seat, kind, owner)]


# ------------------------------------------------------------------ forts, guerrillas
def why_not_fort(state: ArribaState, seat: str, city: CityId) -> Refusal | None:
    """15.3 One in a friendly city."""
    side = state.world.side_of_seat[seat]
    if Forts.of(state.world) is not Forts.ON:
        return Refusal.of("15.3", "strategic.no_forts")
    if first_seat(state, side) != seat:
        return Refusal.of("15.2", "strategic.not_yours_assets")
    if budget(state, seat) < state.world.tables.costs["fort"].ep:
        return Refusal.of("6.1", "strategic.too_dear", n=state.world.tables.costs["fort"].ep)
    if city in state.forts:
        return Refusal.of("15.3", "strategic.has_fort", city=city)
    inside = state.in_city.get(city, NOTHING)
    held = bool(inside) and state.groups[inside].side != side  # by asset points, which do not control it
    if city not in state.world.cities or held or not controls(state, side, city):
        return Refusal.of("15.3", "strategic.not_friendly", city=city)
    return None


def why_not_guerrillas(state: ArribaState, seat: str, area: SpaceId) -> Refusal | None:
    """15.1 Once a turn from October 1937, in a region that the Government does not control."""
    world = state.world
    if Guerrillas.of(world) is not Guerrillas.ON:
        return Refusal.of("15.1", "strategic.no_guerrillas")
    if world.side_of_seat[seat] != GOVERNMENT:
        return Refusal.of("15.1", "strategic.rebel_guerrillas")
    if first_seat(state, GOVERNMENT) != seat:
        return Refusal.of("15.2", "strategic.not_yours_assets")
    if state.turn < world.limits.guerrilla_turn:
        return Refusal.of("15.1", "strategic.guerrillas_later", n=world.limits.guerrilla_turn)
    if state.strategic.guerrillas:
        return Refusal.of("15.1", "strategic.guerrillas_done")
    if budget(state, seat) < world.tables.costs["guerrilla"].ep:
        return Refusal.of("6.1", "strategic.too_dear", n=world.tables.costs["guerrilla"].ep)
    if area not in world.areas or state.control[world.region_of[area]] == GOVERNMENT:
        return Refusal.of("15.1", "strategic.guerrilla_target")
    return None
