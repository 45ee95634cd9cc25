"""14, 15.6 Laying out the start position, fixed or by dice."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CityId, FactionId, GroupId
from desktop.games.arriba.data import schema as s
from desktop.games.arriba.data.readings import Doctrine, VariableSetup
from desktop.games.arriba.rules.equipment.doctrine import roll_doctrine
from desktop.games.arriba.rules.map.control import city_controller, groups_of, present_in
from desktop.games.arriba.state.sides import GOVERNMENT, ORDER, REBEL, enemy_of
from desktop.games.arriba.state.state import ArribaState


class SetUp(Frame, kw_only=True):
    """14 Place units and asset points; 15.6 with the option, dice decide; 15.5 doctrines are rolled for."""

    STEPS = ("units", "cities", "control", "assets", "holders", "doctrines")

    def run_units(self, state: ArribaState) -> None:
        """14 Units hold the city they are set up in; 15.6 some may turn out to be the other side's."""
        variable = VariableSetup.of(state.world) is VariableSetup.ON
        for entry in state.world.setup.units:
            faction = self._faction(state, entry) if variable else entry.faction
            side = state.world.side_of[faction]
            for _ in range(entry.count):
                state.add_piece(entry.kind, faction, _group_at(state, side, entry.city), "set_up")

    def _faction(self, state: ArribaState, entry: s.SetupUnits) -> FactionId:
        """15.6 A die for each place with Popular Army or Nationalist brigades."""
        if entry.nationalist_on is None:
            return entry.faction
        variable = state.world.setup.variable
        low, high = entry.nationalist_on
        die = state.roll("variable_setup", "", state.world.limits.die_faces)
        return variable.inside if low <= die <= high else variable.outside

    def run_cities(self, state: ArribaState) -> None:
        """15.6 Where both sides stand at a city a die decides who holds it."""
        for city, area in state.world.area_of.items():
            inside = state.in_city.get(city, NOTHING)
            if not inside:
                continue
            rival = enemy_of(state.groups[inside].side)
            outside = [key for key in groups_of(state, rival, area) if state.groups[key].city == ""]
            if not outside:
                continue
            die = state.roll("city", "", state.world.limits.die_faces)
            holder = GOVERNMENT if die <= state.world.setup.variable.government_city else REBEL
            if holder == rival:
                state.leave_city(inside, "set_up")
                state.enter_city(outside[0], city, "set_up")

    def run_control(self, state: ArribaState) -> None:
        """15.6 A region with one side's units alone is its own, any other nobody's."""
        if VariableSetup.of(state.world) is not VariableSetup.ON:
            return
        for region in state.world.regions:
            present = present_in(state, region)
            side = present[0] if len(present) == 1 else ""
            if side != state.control[region]:
                state.set_control(region, side)

    def run_assets(self, state: ArribaState) -> None:
        """14 Asset points; 15.6 with any own group if their city has none."""
        for entry in state.world.setup.assets:
            owner = FactionId(entry.owner)
            side = state.world.side_of[owner]
            for _ in range(entry.count):
                group = _asset_group(state, side, entry.city) if entry.city else NOTHING
                state.add_piece(entry.kind, owner, group, "set_up")

    def run_holders(self, state: ArribaState) -> None:
        """12.3 The first controllers of the key cities."""
        for city in state.world.tables.adjustment.key_cities:
            state.note_holder(city, city_controller(state, city))

    def run_doctrines(self, state: ArribaState) -> None:
        if Doctrine.of(state.world) is Doctrine.ON:
            for side in ORDER:
                roll_doctrine(state, side, state.world.scenario.first_turn)


def _group_at(state: ArribaState, side: str, city: CityId) -> GroupId:
    """The group of a side that holds a city, or stands outside it where the other side is in."""
    inside = state.in_city.get(city, NOTHING)
    if not inside:
        return state.form_group(side, state.world.area_of[city], city)
    if state.groups[inside].side == side:
        return inside
    outside = [key for key in groups_of(state, side, state.world.area_of[city]) if not state.groups[key].city]
    return outside[0] if outside else state.form_group(side, state.world.area_of[city])


def _asset_group(state: ArribaState, side: str, city: CityId) -> GroupId:
    """15.6 The own group at the city, else the first one on the map."""
    here = groups_of(state, side, state.world.area_of[city])
    return here[0] if here else next(key for key, group in state.groups.items() if group.side == side)
