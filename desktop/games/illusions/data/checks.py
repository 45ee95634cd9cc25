"""Checks of map, units and cards: connections make sense, counts are right, every id names something."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from desktop.data.checking import known, unique
from desktop.data.document import Checker, DataPath
from desktop.engine.ids import SpaceId
from desktop.games.illusions.data import schema_cards as c
from desktop.games.illusions.data import schema_conditions as k
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.data.schema_map import MapFile, Space
from desktop.games.illusions.data.schema_units import UnitFile, UnitType
from desktop.mechanics.cdg.map_checks import check_links, check_reached

if TYPE_CHECKING:
    from desktop.games.illusions.data.references import Names


# ------------------------------------------------------------------ map
def check_map(checker: Checker, file: MapFile, names: Names) -> None:
    spaces = {space.id: space for space in file.spaces}
    unique(checker, ("spaces",), (space.id for space in file.spaces), "space")
    for number, space in enumerate(file.spaces):
        _check_space(checker, ("spaces", number), space, file)
    _check_connections(checker, file, spaces)
    known(checker, ("invasion_base",), (file.invasion_base,), spaces, "space")
    for number, landing in enumerate(file.sea_invasions):
        path: DataPath = ("sea_invasions", number)
        known(checker, path, (landing.space, *landing.ports), spaces, "space")
        known(checker, path, (landing.card,), names.cards, "card")
    seas = {space.id for space in file.spaces if space.kind == "sea"}
    told = {landing.space for landing in file.sea_invasions}
    checker.require(seas == told, ("sea_invasions",), "every sea invasion space has its entry")


def _check_space(checker: Checker, path: DataPath, space: Space, file: MapFile) -> None:
    inside = 0 <= space.x <= file.canvas[0] and 0 <= space.y <= file.canvas[1]
    checker.require(inside, path, f"{space.id} lies outside the canvas")
    panel = file.inset
    drawn = panel.x0 <= space.x <= panel.x1 and panel.y0 <= space.y <= panel.y1
    checker.require(drawn == space.inset, path, f"{space.id}: the panel holds the spaces of the inset, and only them")
    region = space.kind == "region"
    checker.require(not region or bool(space.supply), path, f"{space.id}: every region is a supply source (11.2k)")
    checker.require(not (region and space.fort), path, f"{space.id}: a region has no fort")
    checker.require((space.nation == "sea") == (space.kind == "sea"), path, f"{space.id} is a sea space or is not")
    named = bool(space.ref) or space.reconstructed
    checker.require(named, path, f"{space.id} names its rule or is marked as reconstructed")


def _check_connections(checker: Checker, file: MapFile, spaces: dict[SpaceId, Space]) -> None:
    check_reached(checker, spaces, check_links(checker, file.connections, spaces))
    gates = {space.id for space in file.spaces if space.kind == "region"}
    for number, link in enumerate(file.connections):
        path: DataPath = ("connections", number)
        ends = [spaces[end] for end in (link.a, link.b) if end in spaces]
        over_sea = any(end.kind in ("sea", "island") for end in ends)
        checker.require(
            over_sea == (link.kind == "sea_lane"), path, "sea lanes join sea invasion spaces, and only them"
        )
        if len({end.inset for end in ends}) > 1:
            outside = [end.id for end in ends if not end.inset]
            checker.require(set(outside) <= gates, path, "the inset is entered from regions only (18.1c)")


# ------------------------------------------------------------------ units
def check_units(checker: Checker, file: UnitFile, names: Names) -> None:
    types = {unit.id: unit for unit in file.types}
    unique(checker, ("types",), (unit.id for unit in file.types), "unit type")
    unique(checker, ("counters",), (counter.id for counter in file.counters), "counter")
    for number, unit in enumerate(file.types):
        _check_type(checker, ("types", number), unit, types)
    for number, counter in enumerate(file.counters):
        path: DataPath = ("counters", number)
        known(checker, path, (counter.type,), types, "unit type")
        large = counter.type not in types or types[counter.type].size == "lcu"
        checker.require(large, path, f"{counter.id}: only large units are listed one by one")
        enters = counter.entry == "start" or counter.entry in names.cards or counter.entry in names.nations
        checker.require(enters, path, f"{counter.id} enters by {counter.entry}, which does not exist")


def _check_type(checker: Checker, path: DataPath, unit: UnitType, types: dict[str, UnitType]) -> None:
    large = unit.size == "lcu"
    checker.require(large == (unit.count == 0), path, f"{unit.id}: small types have a number, large ones a list")
    checker.require(large == bool(unit.by), path, f"{unit.id}: large types, and only they, say what replaces them")
    known(checker, path, unit.by, types, "unit type")
    for each in unit.by:
        small = each not in types or types[each].size == "scu"
        checker.require(small, path, f"{unit.id} is replaced by small units, not {each}")
    same = unit.full.mf == unit.reduced.mf
    checker.require(same, path, f"{unit.id}: the movement factor is the same on both sides")
    carries = unit.size in ("hq", "artillery")
    checker.require(carries == any(unit.drm), path, f"{unit.id}: HQs and heavy artillery have a modifier")
    named = bool(unit.ref) or unit.reconstructed
    checker.require(named, path, f"{unit.id} names its rule or is marked as reconstructed")


# ------------------------------------------------------------------ cards
def check_cards(checker: Checker, file: c.CardFile, names: Names) -> None:
    unique(checker, ("cards",), (card.id for card in file.cards), "card")
    for number, card in enumerate(file.cards):
        _check_card(checker, ("cards", number), card, names)
    for side in ("allied", "central"):
        numbers = sorted(card.number for card in file.cards if card.side == side)
        wanted = list(range(1, max(last for _, last in names.decks.values()) + 1))
        checker.count(numbers == wanted, "cards", f"the {side} cards are not numbered 1 to {wanted[-1]}")


def _check_card(checker: Checker, path: DataPath, card: c.CardDef, names: Names) -> None:
    prefix = "AP" if card.side == "allied" else "CP"
    checker.require(card.id == f"{prefix}-{card.number:02}", path, f"{card.id} has another side or number")
    first, last = names.decks[card.deck]
    beyond = card.number > max(last for _, last in names.decks.values())
    checker.require(first <= card.number <= last or beyond, path, f"{card.id} is no {card.deck} card")
    checker.require(not card.reconstructed or bool(card.why), path, f"{card.id} does not say why it is ours")
    rp = card.rp
    wrong = (rp.ge, rp.ah, rp.cp_a) if card.side == "allied" else (rp.ru, rp.it, rp.ap_a)
    checker.require(not any(wrong), path, f"{card.id} gives replacement points to the other side")
    combat = card.card_kind == "combat"
    checker.require(combat or not card.combat_conditions, path, f"{card.id} is no Combat Card")
    told = (card.card_kind == "reinforcement") == (card.reinforcement is not None)
    checker.require(told, path, f"{card.id}: reinforcements have a nation")
    checker.require(bool(card.effects), path, f"{card.id} does nothing")
    for field in ("conditions", "combat_conditions"):
        for number, condition in enumerate(getattr(card, field)):
            _check_condition(checker, (*path, field, number), condition, names)
    for number, effect in enumerate(card.effects):
        by_hand = isinstance(effect, e.ByHand)
        checker.require(not (combat and by_hand), path, f"{card.id}: in a combat nothing is done by hand")
        _check_effect(checker, (*path, "effects", number), effect, names)


_NAMED = (
    ("card", "cards", "card"), ("space", "spaces", "space"), ("near", "spaces", "space"), ("start", "spaces", "space"),
    ("end", "spaces", "space"), ("flag", "flags", "flag"), ("hq", "types", "unit type"),
)  # fmt: skip
"""Fields of conditions and effects, what they name, and what that is called."""


def _check_condition(checker: Checker, path: DataPath, condition: k.ConditionKind, names: Names) -> None:
    if isinstance(condition, k.AnyOf | k.AllOf):
        for each in condition.of:
            _check_condition(checker, path, each, names)
        return
    _check_names(checker, path, condition, names)


def _check_effect(checker: Checker, path: DataPath, effect: e.EffectKind, names: Names) -> None:
    _check_names(checker, path, effect, names)
    match effect:
        case e.Place():
            units = (*effect.units, *effect.any_of, *effect.beside, *effect.poor_reduced)
            known(checker, path, units, (*names.counters, *names.types), "unit")
            places = sum(map(bool, (effect.sources, effect.spaces, effect.beside)))
            checker.require(places == 1, path, "units come to sources, to spaces, or beside other units")
        case e.RemoveUnits(units=units):
            known(checker, path, units, (*names.counters, *names.types), "unit")
        case e.MoVoid(side=side, results=results):
            known(checker, path, results, [each for owner, each in names.offensives if owner == side], "offensive")
        case e.Choose(options=options):
            for each in chain(*options):
                _check_effect(checker, path, each, names)
        case _:
            pass


def _check_names(checker: Checker, path: DataPath, record: k.Condition | e.Effect, names: Names) -> None:
    for field, wanted, what in _NAMED:
        if named := getattr(record, field, ""):
            known(checker, path, (named,), getattr(names, wanted), what)
    if not isinstance(record, e.ShortenRetreat | e.LongAdvance):  # there it is a number
        known(checker, path, getattr(record, "spaces", ()), names.spaces, "space")
