"""Checks of map, units and cards: connections make sense, counts are right, every id names something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import TYPE_CHECKING

from desktop.data.checking import known, unique
from desktop.data.document import Checker, DataPath
from desktop.engine.ids import CardId, SpaceId
from desktop.games.crusade.data import schema_cards as c
from desktop.games.crusade.data.schema_map import MapFile, Space
from desktop.games.crusade.data.schema_units import UnitFile, UnitType
from desktop.games.crusade.state.sides import SIDES
from desktop.mechanics.cdg.map_checks import check_links, check_reached

if TYPE_CHECKING:
    from desktop.games.crusade.data.references import Names

MAIN_CITIES = 6
"""3.0"""


# ------------------------------------------------------------------ map
def check_map(checker: Checker, file: MapFile) -> None:
    spaces = {space.id: space for space in file.spaces}
    unique(checker, ("spaces",), (space.id for space in file.spaces), "space")
    unique(checker, ("groups",), (group.id for group in file.groups), "group")
    cities = sum(space.main_city for space in file.spaces)
    checker.require(cities == MAIN_CITIES, ("spaces",), f"there are {MAIN_CITIES} Main Cities, not {cities}")
    for number, space in enumerate(file.spaces):
        _check_space(checker, ("spaces", number), space, file.canvas)
    _check_connections(checker, file, spaces)
    for number, group in enumerate(file.groups):
        known(checker, ("groups", number), group.spaces, spaces, "space")
        unique(checker, ("groups", number), group.spaces, "space")
    _check_regions(checker, file, spaces)
    for number, head in enumerate(file.beach_heads):
        places = (head.space, *((head.target,) if head.target else ()), *head.sites)
        known(checker, ("beach_heads", number), places, spaces, "space")
        checker.require(bool(head.target) != bool(head.sites), ("beach_heads", number), "one target, or sites")


def _check_space(checker: Checker, path: DataPath, space: Space, canvas: tuple[int, int]) -> None:
    inside = 0 <= space.x <= canvas[0] and 0 <= space.y <= canvas[1]
    checker.require(inside, path, f"{space.id} lies outside the canvas")
    checker.require(space.temporary == (space.start is None), path, f"{space.id}: only Beach Heads start with nobody")
    checker.require(not space.port or space.coast is not None, path, f"{space.id} has a port but no coast")
    checker.require(not space.special_source or space.supply is not None, path, f"{space.id} is no source at all")
    worth = bool(space.rm_value) == (space.main_city or space.vp_space or space.capital)
    checker.require(worth, path, f"{space.id}: RM moves for Main Cities, VP spaces and capitals, and only for them")
    gold = bool(space.vp_value) == (space.main_city or space.vp_space)
    checker.require(gold, path, f"{space.id}: VP moves for Main Cities and VP spaces, and only for them")


def _check_connections(checker: Checker, file: MapFile, spaces: dict[SpaceId, Space]) -> None:
    seen = check_links(checker, file.connections, spaces)
    known(checker, ("corridor",), (file.corridor.a, file.corridor.b), spaces, "space")
    apart = frozenset((file.corridor.a, file.corridor.b)) not in seen
    checker.require(apart, ("corridor",), "these two are connected anyway")
    islands = {space.id for space in file.spaces if space.temporary}
    islands.update(space for group in file.groups if group.id == "balearic_islands" for space in group.spaces)
    check_reached(checker, set(spaces) - islands, seen)


def _check_regions(checker: Checker, file: MapFile, spaces: dict[SpaceId, Space]) -> None:
    """Lists of spaces and the spaces themselves say the same."""
    pairs = (("asturias", "region"), ("santander", "region"), ("basque", "region"))
    borders = (("french_border", "france"), ("portuguese_border", "portugal"))
    groups = {group.id: set(group.spaces) for group in file.groups}
    for group, field in pairs:
        told = {space.id for space in file.spaces if getattr(space, field) == group}
        checker.require(groups.get(group) == told, ("groups",), f"{group} is not what its spaces say")
    for group, border in borders:
        told = {space.id for space in file.spaces if space.border == border}
        checker.require(groups.get(group) == told, ("groups",), f"{group} is not what its spaces say")
    for coast in ("atlantic", "mediterranean"):
        told = {space.id for space in file.spaces if space.coast == coast and space.province != "Baleares"}
        told -= {space.id for space in file.spaces if space.temporary}
        found = groups.get(f"{coast}_coast")
        checker.require(found == told, ("groups",), f"{coast}_coast is not what its spaces say")


# ------------------------------------------------------------------ units
def check_units(checker: Checker, file: UnitFile, cards: c.CardFile) -> None:
    types = {unit.id: unit for unit in file.types}
    unique(checker, ("types",), (unit.id for unit in file.types), "unit type")
    card_ids = {card.id for card in cards.cards}
    for number, unit in enumerate(file.types):
        _check_type(checker, ("types", number), unit, card_ids)
    for family, members in file.families.items():
        known(checker, ("families", family), members, types, "unit type")
    for number, each in enumerate(file.replacements):
        known(checker, ("replacements", number), (*each.corps, *each.by), types, "unit type")
    covered = [corps for each in file.replacements for corps in each.corps]
    unique(checker, ("replacements",), covered, "corps")
    for corps in sorted(u.id for u in file.types if u.size == "corps" and u.id not in covered):
        checker.fault(("replacements",), f"nothing is said of what replaces {corps}")
    known(checker, ("removable_not_in_north",), file.removable_not_in_north, types, "unit type")
    for side, members in (*file.removable.items(), *file.initial_corps.items()):
        known(checker, ("removable",), members, types, "unit type")
        for member in members:
            own = member not in types or types[member].side == side
            checker.require(own, ("removable",), f"{member} is not of the {side} side")


def _check_type(checker: Checker, path: DataPath, unit: UnitType, cards: set[CardId]) -> None:
    checker.require(unit.count > 0, path, f"{unit.id} has no counter")
    foreign = unit.nationality in ("axis", "sov")
    own = (unit.nationality in ("nat", "axis")) == (unit.side == "nationalist")
    checker.require(own, path, f"{unit.id}: {unit.nationality} units are not {unit.side}")
    checker.require(not (foreign and unit.region), path, f"{unit.id} is foreign and has a region")
    if unit.reduced is not None:
        same = (unit.full.lf, unit.full.mf) == (unit.reduced.lf, unit.reduced.mf)
        checker.require(same, path, f"{unit.id}: loss and movement factor are the same on both sides (2.2.1)")
    if unit.size == "corps":
        enters = unit.entry == "initial" or unit.entry in cards
        single = enters and unit.count == 1
        checker.require(single, path, f"{unit.id}: a corps is one counter and enters by 15.2 or a card")


# ------------------------------------------------------------------ cards
def check_cards(checker: Checker, file: c.CardFile, names: Names, rulings: Container[str]) -> None:
    """2.3 The decks have the size that the tables give them; 18.4 each optional card can be switched on its own."""
    unique(checker, ("cards",), (card.id for card in file.cards), "card")
    counts: Counter[tuple[str, str]] = Counter((card.side, card.phase) for card in file.cards if not card.optional)
    for phase, sizes in names.deck_sizes.items():
        for side in SIDES:
            found, wanted = counts[side, phase], getattr(sizes, side)
            checker.count(found == wanted, "cards", f"the {side} {phase} cards are {found}, not {wanted}")
    for number, card in enumerate(file.cards):
        _check_card(checker, ("cards", number), card, names)
        switched = not card.optional or card.switch in rulings
        checker.require(switched, ("cards", number), f"{card.id} is optional; there is no ruling {card.switch}")


def _check_card(checker: Checker, path: DataPath, card: c.CardDef, names: Names) -> None:
    checker.require(card.id == f"{card.side[0].upper()}{card.number}", path, f"{card.id} has another side or number")
    told = (card.card_kind == "reinforcement") == (card.reinforcement is not None)
    checker.require(told, path, f"{card.id}: reinforcements have a nationality")
    checker.require(bool(card.effects), path, f"{card.id} does nothing")
    checker.require(not card.reconstructed or bool(card.why), path, f"{card.id} does not say why it is ours")
    own = (card.rp.nat, card.rp.axis) if card.side == "republican" else (card.rp.rep, card.rp.sov)
    checker.require(not any(own), path, f"{card.id} gives replacement points to the other side")
    for number, condition in enumerate(card.conditions):
        _check_condition(checker, (*path, "conditions", number), condition, names)
    for number, effect in enumerate(card.effects):
        _check_effect(checker, (*path, "effects", number), effect, card, names)


def _check_condition(checker: Checker, path: DataPath, condition: c.ConditionKind, names: Names) -> None:
    match condition:
        case c.AnyOf(of=below) | c.AllOf(of=below):
            for each in below:
                _check_condition(checker, path, each, names)
        case c.Played(card=card) | c.NotPlayed(card=card):
            known(checker, path, (card,), names.cards, "card")
        case c.ControlAll(spaces=spaces) | c.TargetIn(spaces=spaces):
            known(checker, path, spaces, names.spaces, "space")
        case c.ControlAny(group=group):
            known(checker, path, (group,), names.groups, "group")
        case c.EnemyHasFamily(family=family) | c.EnemyAttacksWith(family=family):
            known(checker, path, (family,), names.families, "family")
        case c.AttackerHas(units=units):
            known(checker, path, units, names.types, "unit type")
        case _:
            pass


_NAMED = (
    ("unit", "types", "unit type"), ("family", "families", "family"), ("group", "groups", "group"),
    ("target_group", "groups", "group"), ("card", "cards", "card"),
)  # fmt: skip
_LISTED = (
    ("spaces", "spaces", "space"), ("target_provinces", "provinces", "province"),
)  # fmt: skip
"""Fields of effects, what they name, and what that is called."""


def _check_effect(checker: Checker, path: DataPath, effect: c.EffectKind, card: c.CardDef, names: Names) -> None:
    for field, wanted, what in _NAMED:
        if named := getattr(effect, field, ""):
            known(checker, path, (named,), getattr(names, wanted), what)
    for field, wanted, what in _LISTED:
        known(checker, path, getattr(effect, field, ()), getattr(names, wanted), what)
    match effect:
        case c.Reinforce(unit=unit, count=count, where=where, spaces=spaces):
            checker.require(0 < count <= names.counts.get(unit, count), path, f"there are not so many {unit}")
            checker.require((where == "spaces") == bool(spaces), path, "where: spaces needs a list, nothing else does")
            entry = names.entries.get(unit, "")
            checker.require(not entry or entry == card.id, path, f"{unit} enters by {entry}")
        case c.ByHand():
            checker.require(card.card_kind != "cc", path, f"{card.id}: in a combat nothing is done by hand")
        case c.Government(name=name):
            known(checker, path, (name,), names.governments, "government")
        case _:
            pass
