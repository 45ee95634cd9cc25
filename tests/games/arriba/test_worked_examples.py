"""The derived examples of the specification, exact to every figure."""

from __future__ import annotations

import pytest

from desktop.engine.chance import Chance
from desktop.engine.match import Match
from desktop.games.arriba.definition import DEFINITION
from desktop.games.arriba.rules.combat import resolve
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.movement.movement_options import reach
from desktop.games.arriba.rules.politics.politics import attempt_chances, best_stance, stance
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.state import ArribaState
from tests.games.arriba.position import Position, position


# ------------------------------------------------------------------ politics
@pytest.mark.rule(
    "arriba",
    "5.3",
    says=(
        "Name it and pay 2 PSP",
        "each for a die of PSP, rolled when bought",
        "Roll a die.",
        "Effects begin and end at once",
    ),
)
@pytest.mark.rule("arriba", "5.4.1")
@pytest.mark.rule("arriba", "12.3")
def test_ex_5_3a_an_attempt_that_brings_support() -> None:
    place = position("government_attempts", turn=1, level={"government": 60, "rebel": 50})
    place.play("approach ussr")
    assert place.state.level["government"] == 58
    place.play("modifier", dice=[3])
    assert place.state.level["government"] == 55
    place.play("roll", dice=[5])
    (rolled,) = place.of(ev.AttemptRolled)
    assert (rolled.modifier, rolled.total, rolled.move) == (1, 6, 1)
    assert place.state.attitude["ussr"] == -2
    assert stance(place.state, "ussr", "government") == "support"
    assert economy.why_not_create(place.state, "government", "popular_army", "division_1") is not None  # no EP yet
    place.play("done", dice=[1, 4])  # the Rebels' support by Portugal, then the Government's
    assert place.state.level["government"] == 59
    assert best_stance(place.state, "government") == "support"


@pytest.mark.rule("arriba", "5.3", says="Germany and Italy against the Soviet Union, and the reverse")
@pytest.mark.rule("arriba", "5.4.1")
def test_ex_5_3b_hostility_bonus() -> None:
    place = position("rebel_attempts", turn=2, level={"government": 50, "rebel": 55}, attitude={"ussr": -2})
    assert attempt_chances(place.state, "rebel", "italy", 0) == {0: 4, 1: 2}  # a 1 gives 2: no setback
    place.play("approach italy")
    assert place.state.level["rebel"] == 53
    place.play("roll", dice=[5])
    assert place.state.attitude["italy"] == 2
    assert stance(place.state, "italy", "rebel") == "support"


@pytest.mark.rule(
    "arriba",
    "5.4.2",
    says=(
        "the CTV of three 2-step divisions, together in one friendly Mediterranean port",
        "in the Strategic Phase of the first turn",
    ),
)
@pytest.mark.rule("arriba", "5.3")
@pytest.mark.rule("arriba", "6.7")
def test_ex_5_3c_an_attempt_that_backfires() -> None:
    place = position(
        "government_attempts", units={"r1": "malaga/malaga: 1 nationalist"}, attitude={"italy": 2, "germany": 0}
    )
    place.play("approach italy").play("roll", dice=[2])
    assert place.state.attitude["italy"] == 3
    assert stance(place.state, "italy", "rebel") == "intervention"
    place.play("done", dice=[2, 5, 6, 4])  # Rebels two dice; the Government loses one; the Italian die of EP
    assert place.state.level == {"government": 50 - 2 - 6, "rebel": 57}
    assert place.offered("at") == ["malaga"]
    place.play("at malaga")
    arrived = [piece for piece in place.state.pieces.values() if piece.faction == "italian"]
    assert [piece.kind for piece in arrived] == ["division_2"] * 3
    assert {place.state.groups[piece.group].area for piece in arrived} == {"malaga"}


@pytest.mark.rule("arriba", "5.2")
@pytest.mark.rule("arriba", "6.2")
@pytest.mark.rule("arriba", "6.6")
def test_ex_5_2a_subsidies() -> None:
    capitals = {
        "g1": "barcelona/barcelona: 1 anarchist, 1 poum, 1 catalonia",
        "g2": "asturias/oviedo: 1 asturias",
        "g3": "vizcaya/bilbao: 1 basque",
        "g4": "santander/santander: 1 santander",
    }
    place = position("spend", "government", capitals, turn=2, ep={"government": 13})
    for faction, city in (
        ("anarchist", "barcelona"),
        ("poum", "barcelona"),
        ("basque", "bilbao"),
        ("asturias", "oviedo"),
    ):
        place.play(f"create {faction} brigade")
        assert place.offered("at") == [city]
        place.play(f"at {city}")
    assert place.state.purse["government"].total == 9
    place.play("done")
    if place.offers("ship anarchist-1"):
        place.play("done")
    changes = [(event.amount, event.cause) for event in place.of(ev.LevelChanged)]
    assert changes == [(-2, "unfunded")]


@pytest.mark.rule(
    "arriba", "5.2.2", says=("Each purge costs three dice of PSP at once", "may not move, be transported or attack")
)
def test_ex_5_2_2_purge() -> None:
    units = {"g1": "barcelona/barcelona: 1 poum", "r1": "barcelona: 1 nationalist"}
    early = position("purges", units=units, turn=3, level={"government": 41, "rebel": 50})
    assert early.refused("purge poum") == "5.2.2"
    place = position("purges", units=units, turn=4, level={"government": 41, "rebel": 50})
    place.play("purge poum", dice=[2, 5, 3])
    assert place.state.level["government"] == 31
    assert place.state.purged == ["poum"]
    assert "poum" not in economy.owed(place.state)
    moving = position("movement", "government", units, turn=4, purged=["poum"])
    assert moving.refused("move g1") == "5.2.2"
    fighting = position("combat", "government", units, turn=4, purged=["poum"])
    assert not fighting.of(ce.AttackDeclared)
    assert fighting.rule != "9"


# ------------------------------------------------------------------ equipment
@pytest.mark.rule("arriba", "6.1", says="domestic EP from the cities of the turn track that you control")
@pytest.mark.rule("arriba", "6.1.1", says="You receive 20% of it, rounded down")
@pytest.mark.parametrize(("level", "replacement"), [(50, 2), (18, 1), (80, 2)])
def test_ex_6_1_income(level: int, replacement: int) -> None:
    units = {
        "g1": "barcelona/barcelona: 1 popular_army",
        "g2": "madrid/madrid: 1 popular_army",
        "g3": "vizcaya/bilbao: 1 popular_army",
        "g4": "valencia/valencia: 1 popular_army",
        "g5": "asturias/oviedo: 1 popular_army",
    }
    place = position(
        "foreign", "government", units, turn=3, attitude={"ussr": -2}, level={"government": level, "rebel": 50},
        lost={"government": 9 + 2}, dice=[4],
    )  # fmt: skip
    purse = place.state.purse["government"]
    assert (purse.domestic, purse.foreign, purse.replacement) == (9, 4, replacement)
    assert [(entry.source, entry.amount) for entry in place.state.ledger][:2] == [
        ("power.ussr", 4),
        ("city.barcelona", 3),
    ]


@pytest.mark.rule("arriba", "6.1.1")
def test_ex_6_1_anarchist_losses_do_not_count() -> None:
    units = {"g1": "zaragoza: 3 anarchist", "r1": "zaragoza: 4 nationalist"}
    place = position("combat", "rebel", units, turn=4)  # winter: 1:1 - 1 column
    place.play("attack r1 g1", dice=[6])
    assert place.state.lost["government"] == 0
    assert place.kinds("g1") != ["anarchist brigade"] * 3


@pytest.mark.rule(
    "arriba",
    "6.5",
    says=(
        "Name the type, then roll for its price",
        "If it is too dear you get and pay nothing",
        "armour and artillery to a friendly port",
    ),
)
@pytest.mark.rule("arriba", "5.4.1")
def test_ex_6_5_buying_asset_points() -> None:
    units = {"r1": "cadiz/cadiz: 1 nationalist"}
    place = position("spend", "rebel", units, ep={"rebel": 5})
    place.play("buy artillery_ap rebel", dice=[5])
    assert "cadiz" in place.offered("at")
    place.play("at cadiz")
    assert place.state.purse["rebel"].total == 3
    assert place.kinds("r1") == ["nationalist brigade", "rebel artillery_ap"]
    place.play("buy air_ap rebel", dice=[6])
    assert place.state.purse["rebel"].total == 3
    assert not [piece for piece in place.state.pieces.values() if piece.kind == "air_ap"]
    assert place.refused("buy air_ap rebel") == "6.5"


# ------------------------------------------------------------------ groups and movement
def _to_organization() -> Position:
    """The set-up, played with nothing spent up to the Government's Organization Phase."""
    match = Match.new("arriba", "civil-war", seed=3, definition=DEFINITION)
    assert isinstance(match.state, ArribaState)
    place = Position(match.state)
    for _ in range(60):
        if place.rule == "7" and place.asked == "government":
            return place
        place.play("done" if place.offers("done") else place.actions[0])
    raise AssertionError("no Organization Phase")


@pytest.mark.rule("arriba", "14", says="who stands in the cities is settled in the first Organization Phase")
@pytest.mark.rule("arriba", "7")
@pytest.mark.rule("arriba", "8")
def test_ex_7_battle_groups_and_movement() -> None:
    place = _to_organization()
    state = place.state
    madrid = [state.groups[key] for key in state.in_area["madrid"]]
    assert sorted(len(state.units_of(key)) for key in state.in_area["madrid"]) == [1, 3]
    assert sorted(group.city for group in madrid) == ["", "madrid"]
    place.play("done")
    assert (place.asked, place.rule) == ("rebel", "8")
    (group,) = state.in_area["valladolid"]
    place.play(f"move {group}", "to segovia")
    assert place.offered("drop")  # it may drop a brigade, nothing can be picked up
    place.play(f"drop {state.groups[group].members[0]}", "to madrid")
    assert state.groups[group].city == ""
    assert not place.offered("to")  # it must stop, outside the city that is held
    assert not place.offered("enter")
    again = position(
        "movement", "rebel",
        {"r1": "madrid: 1 nationalist", "g1": "madrid: 1 popular_army", "g2": "guadalajara: 1 popular_army",
         "g3": "toledo: 1 popular_army"},
    )  # fmt: skip
    again.play("move r1")
    assert "segovia" in again.offered("to")
    for target in ("guadalajara", "toledo"):  # not straight from enemy to enemy, but by way of a free area
        path = reach(again.state, "r1")[target]
        assert len(path) > 2
        assert not any(again.state.in_area[area] for area in path[1:-1])


# ------------------------------------------------------------------ combat
@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "9.2", says="Advance: the attacker may enter the city of a group he wiped out")
@pytest.mark.rule("arriba", "10")
def test_ex_9a_attack_on_a_city_in_the_mountains() -> None:
    units = {"r1": "guipuzcoa: 3 carlist", "g1": "guipuzcoa/san_sebastian: 1 popular_army"}
    place = position("combat", "rebel", units, turn=2)
    place.play("attack r1 g1", dice=[3])
    (odds_event,) = place.of(ce.OddsCompared)
    assert (odds_event.attack, odds_event.defence, odds_event.odds, odds_event.shift) == (3, 1, 2, -2)
    (rolled,) = place.of(ce.CombatRolled)
    assert (rolled.column, rolled.result) == (0, "1/1")
    assert place.kinds("r1") == ["carlist brigade"] * 2
    assert place.kinds("g1") == []
    assert place.disrupted("r1") == 2
    assert place.offers("advance r1")
    assert place.state.lost == {"government": 1, "rebel": 1}
    place.play("advance r1", dice=[4, 2])
    assert place.where("r1") == "san_sebastian"
    recovered = [(event.modifier, event.recovered) for event in place.of(ev.RecoveryRolled)]
    assert recovered == [(1, True), (1, False)]


@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "9.2", says="his units at the cadre level that gave him a shift")
def test_ex_9b_cadre_shift_and_priority_losses() -> None:
    units = {"r1": "badajoz: 2 colonial, 1 nationalist", "g1": "badajoz/badajoz: 1 popular_army"}
    place = position("combat", "rebel", units, turn=1)
    place.play("attack r1 g1", dice=[1])
    assert place.of(ce.CombatRolled)[0].column == 2
    assert place.of(ce.CombatRolled)[0].result == "1/1"
    assert place.kinds("r1") == ["colonial brigade", "nationalist brigade"]
    assert place.disrupted("r1") == 2
    assert place.offers("advance r1")


@pytest.mark.rule("arriba", "9.2", says="X: the attacker removes 1 SP or more")
def test_ex_9_2x_extended_exchange() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 2 popular_army"}
    place = position("combat", "rebel", units)
    place.play("attack r1 g1", dice=[3])
    assert place.of(ce.CombatRolled)[0].result == "X"
    place.play("lose nationalist-1", "enough")
    assert place.kinds("g1") == ["popular_army brigade"]
    assert place.offers("halt")
    place.play("lose nationalist-2", "enough", dice=[1, 1])
    assert place.kinds("g1") == []
    assert place.kinds("r1") == ["nationalist brigade"] * 2
    assert [(e.attacker_lost, e.defender_lost) for e in place.of(ce.BattleEnded)] == [(2, 2)]
    assert len(place.of(ev.UnitDisrupted)) == 2


@pytest.mark.rule("arriba", "9.2")
def test_ex_9_2x_the_attacker_may_stop_after_a_round() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 2 popular_army"}
    place = position("combat", "rebel", units)
    place.play("attack r1 g1", dice=[3]).play("lose nationalist-1", "enough", "halt")
    assert place.kinds("g1") == ["popular_army brigade"]
    assert place.kinds("r1") == ["nationalist brigade"] * 3


@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "9.2")
def test_ex_9_2o_odds_above_5_1_and_the_all_out_attack() -> None:
    units = {
        "r1": "ciudad_real: 2 nationalist division_2, 1 nationalist division_1",
        "g1": "ciudad_real/ciudad_real: 2 popular_army",
    }
    place = position("combat", "rebel", units, ep={"rebel": 1})
    place.play("attack r1 g1", dice=[2])
    assert place.state.purse["rebel"].total == 0
    (compared,) = place.of(ce.OddsCompared)
    assert (compared.attack, compared.odds, compared.column) == (14, 6, 5)
    assert place.of(ce.CombatRolled)[0].result == "1/2"
    assert place.kinds("g1") == []
    assert place.kinds("r1") == ["nationalist division_1", "nationalist division_2", "nationalist division_2"]
    assert place.disrupted("r1") == 0
    assert place.offers("advance r1")
    poor = position("combat", "rebel", units)
    poor.play("attack r1 g1", dice=[2])
    (compared,) = poor.of(ce.OddsCompared)
    assert (compared.attack, compared.odds, compared.column) == (7, 2, 1)


@pytest.mark.rule("arriba", "11", says="Out of supply its attack strength is halved, rounding up")
@pytest.mark.rule("arriba", "9")
def test_ex_11_halving_twice() -> None:
    units = {"r1": "toledo: 2 nationalist division_1", "g1": "toledo: 2 popular_army"}
    around = ("new_castile", "aragon", "valencia", "murcia", "old_castile", "extremadura", "east_andalusia",
              "west_andalusia")  # fmt: skip
    flat = position("combat", "rebel", units, control=dict.fromkeys(around, "government"))
    assert resolve.attack_strength(flat.state, flat.state.units_of("r1"), paid=True) == 4
    flat.play("attack r1 g1", dice=[6])
    (compared,) = flat.of(ce.OddsCompared)
    assert (compared.attack, compared.defence, compared.column) == (2, 2, 0)
    assert flat.of(ce.CombatRolled)[0].result == "1/2"
    assert flat.kinds("g1") == []
    assert flat.of(ce.BattleEnded)[0].attacker_lost == 3
    assert len(flat.of(ev.UnitDisrupted)) == 2
    assert flat.state.divisions_lost == {"government": 0, "rebel": 1}


@pytest.mark.rule(
    "arriba",
    "9.3",
    says=("all its armour and one undisrupted unit for each may form a new group", "One breakthrough for each group"),
)
@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "9.2", says="the attacker loses first the armour that he used")
def test_ex_9_3_breakthrough() -> None:
    units = {
        "r1": "guadalajara: 2 nationalist division_1, 1 nationalist, 2 armour_ap",
        "g1": "guadalajara: 1 popular_army",
        "g2": "guadalajara/guadalajara: 2 popular_army",
    }
    place = position("combat", "rebel", units, ep={"rebel": 2}, air={"rebel": 1})
    place.play("attack r1 g1", "air 0").play("armour 2", dice=[3])
    rolled = place.of(ce.CombatRolled)[0]
    assert (rolled.column, rolled.modifier, rolled.result) == (8, 2, "0/3")
    assert place.kinds("g1") == []
    division = place.member("r1", "division_1")
    place.play("breakthrough", f"take {division}", f"take {place_other(place, division)}", "target g2")
    spearhead = place.of(ce.BrokeThrough)[0].new_group
    assert place.kinds(spearhead) == ["nationalist division_1"] * 2 + ["rebel armour_ap"] * 2
    assert place.state.purse["rebel"].total == 0
    place.play("air 1").play("armour 2", dice=[2])
    rolled = place.of(ce.CombatRolled)[1]
    assert (rolled.column, rolled.modifier, rolled.result) == (2, 3, "1/2")
    assert place.kinds("g2") == []
    assert place.kinds(spearhead) == ["nationalist division_1"] * 2 + ["rebel armour_ap"]
    assert place.disrupted(spearhead) == 0
    assert not place.offers("breakthrough")
    place.play(f"advance {spearhead}")
    assert place.where(spearhead) == "guadalajara"


def place_other(place: Position, first: str) -> str:
    return next(
        key for key in place.state.groups["r1"].members if key != first and place.state.pieces[key].kind == "division_1"
    )


@pytest.mark.rule("arriba", "9.4")
@pytest.mark.parametrize(("shaken", "left"), [("", 2), ("!", 3)])
def test_ex_9_4_counterattack(shaken: str, left: int) -> None:
    units = {
        "g1": "toledo/toledo: 3 popular_army",
        "g2": "toledo: 1 popular_army",
        "r1": f"toledo: 2 nationalist{shaken}",
    }
    place = position("counterattack", "rebel", units, attackers=["r1"], attacked=["g2"])
    assert place.asked == "government"
    assert place.actions == ["attack g1 r1", "done"]
    place.play("attack g1 r1", dice=[6])
    assert place.of(ce.CombatRolled)[0].column == 0
    assert place.of(ce.CombatRolled)[0].result == "1/2"
    assert place.kinds("r1") == []
    assert len(place.kinds("g1")) == left


@pytest.mark.rule("arriba", "9")
def test_ex_9air_air_losses() -> None:
    units = {"r1": "toledo: 3 nationalist", "g1": "toledo: 1 popular_army"}
    place = position("combat", "rebel", units, air={"rebel": 2, "government": 2})
    place.play("attack r1 g1", "air 2")
    assert place.offered("air") == ["0", "1"]  # one unit, one air AP
    place.play("air 1", dice=[6])
    rolled = place.of(ce.CombatRolled)[0]
    assert rolled.modifier == 1
    assert rolled.result == place.state.world.results.result(2, 7)
    left = [piece.faction for piece in place.state.pieces.values() if piece.kind == "air_ap"]
    assert sorted(left) == ["government", "rebel"]


# ------------------------------------------------------------------ inter-phase
@pytest.mark.rule("arriba", "12.2")
@pytest.mark.rule("arriba", "12.3")
@pytest.mark.parametrize(("rebel_die", "holder"), [(2, ""), (3, "government")])
def test_ex_12_2a_a_contested_region(rebel_die: int, holder: str) -> None:
    units = {
        "g1": "madrid/madrid: 1 popular_army",
        "g2": "cuenca/cuenca: 1 popular_army",
        "g3": "ciudad_real/ciudad_real: 1 popular_army",
        "r1": "toledo/toledo: 1 nationalist",
    }
    control = {"new_castile": "government", "valencia": "government", "murcia": "government"}
    control |= {"galicia": "rebel", "leon": "rebel", "navarre": "rebel"}
    dice = [rebel_die, 5, *([4] if not holder else [])]
    if not holder:  # two regions are left to the Government: a foothold die as well
        control["catalonia"] = "government"
    place = position("inter", "government", units, control=control, dice=dice)
    assert place.state.control["new_castile"] == holder
    changes = {event.side: event.amount for event in place.of(ev.LevelChanged) if event.cause == "adjustment"}
    assert changes == ({} if holder else {"government": -4})


@pytest.mark.rule(
    "arriba",
    "12.3",
    says=("+1 for each enemy division destroyed, -1 for each own", "Each player's changes are one sum"),
)
def test_ex_12_3_adjusting_the_levels() -> None:
    units = {"r1": "vizcaya/bilbao: 1 nationalist"}
    government = dict.fromkeys(("catalonia", "valencia", "murcia", "new_castile", "santander"), "government")
    rebel = dict.fromkeys(("galicia", "leon", "navarre"), "rebel")
    place = position(
        "inter", "government", units, control={**government, **rebel}, turn=6, holders={"bilbao": "government"},
        divisions_lost={"government": 2, "rebel": 1},
    )  # fmt: skip
    changes = {event.side: event.amount for event in place.of(ev.LevelChanged) if event.cause == "adjustment"}
    assert changes == {"rebel": 5, "government": -3}
    counted = {(event.side, event.item, event.amount) for event in place.of(ev.AdjustmentCounted)}
    assert counted == {
        ("rebel", "region_gained", 2), ("rebel", "city_taken", 2), ("rebel", "enemy_divisions", 2),
        ("rebel", "own_divisions", -1), ("government", "city_lost", -2), ("government", "own_divisions", -2),
        ("government", "enemy_divisions", 1),
    }  # fmt: skip


# ------------------------------------------------------------------ options
@pytest.mark.rule("arriba", "15.1", says=("From turn 8 the Government may spend 1 EP", "or one of them is disrupted"))
def test_ex_15_1_guerrillas() -> None:
    units = {"r1": "avila: 2 nationalist", "g1": "madrid/madrid: 1 popular_army"}
    options = {"guerrillas": "on"}
    early = position("spend", "government", units, turn=7, ep={"government": 1}, options=options)
    assert early.refused("guerrilla avila") == "15.1"
    place = position(
        "spend", "government", units, turn=8, ep={"government": 1}, options=options, control={"old_castile": "rebel"}
    )
    place.play("guerrilla avila", dice=[4]).play("disrupt r1")
    assert place.disrupted("r1") == 2
    assert place.state.guerrilla_area == "avila"
    assert place.state.purse["government"].total == 0
    place.state.end_turn()
    assert place.state.guerrilla_area == ""


@pytest.mark.rule("arriba", "15.4", says="Each rolls once against his foreign EP and once against the AP")
def test_ex_15_4_blockade() -> None:
    units = {"g1": "barcelona/barcelona: 1 popular_army"}
    place = position(
        "foreign", "government", units, options={"blockade": "on"},
        attitude={"italy": 3, "britain": 3, "ussr": -2}, dice=[4, 5, 6],
    )  # fmt: skip
    assert [(entry.source, entry.amount) for entry in place.state.ledger][:2] == [
        ("power.ussr", 4),
        ("blockade.italy", -2),
    ]
    assert place.state.purse["government"].foreign == 2
    place.play("buy artillery_ap government", dice=[1])
    place.play("at barcelona")
    place.play("done", dice=[2, 5])  # Britain (weak) 2, Italy (strong) 5: one AP
    place.play("sink government_artillery-1")
    assert place.kinds("g1") == ["popular_army brigade"]


@pytest.mark.rule(
    "arriba",
    "15.6",
    says=(
        "For each place with Popular Army or Nationalist brigades roll a die",
        "Where both sides stand at a city a die decides who holds it",
    ),
)
@pytest.mark.rule("arriba", "14")
@pytest.mark.parametrize(("die", "holder"), [(3, "government"), (4, "rebel")])
def test_ex_15_6_variable_set_up(die: int, holder: str) -> None:
    match = Match.new("arriba", "uncertain-rising", seed=1, definition=DEFINITION)
    state = DEFINITION.new_state(match.world)
    assert isinstance(state, ArribaState)
    state.chance = Chance(1)
    setup, rolls = match.world.setup, []
    for entry in setup.units:  # everything as printed, but Zaragoza 5 and Sevilla 6
        if entry.nationalist_on:
            printed = entry.nationalist_on[0] if entry.faction == "nationalist" else 6
            rolls.append({"zaragoza": 5, "sevilla": 6}.get(entry.city, printed))
    place = Position(state, [*rolls, die, 3, 4, 3, 4])  # who holds Sevilla; two lulls
    assert place.kinds(place.state.in_city["zaragoza"]) == ["popular_army brigade"] * 2  # one die for both
    assert len(place.state.in_area["zaragoza"]) == 1
    inside = place.state.in_city["sevilla"]
    outside = [key for key in place.state.in_area["sevilla"] if key != inside]
    assert place.state.groups[inside].side == holder
    found = sorted([place.kinds(inside), *map(place.kinds, outside)])
    assert found == [["colonial brigade", "rebel artillery_ap"], ["popular_army brigade"] * 2]
    assert place.state.control["aragon"] == ""


@pytest.mark.rule("arriba", "15.7")
def test_ex_15_7_command_control() -> None:
    units = {f"r{number}": f"{area}: 1 nationalist" for number, area in enumerate(("lugo", "leon", "zamora", "avila",
             "soria", "burgos", "segovia"), 1)}  # fmt: skip
    place = position("movement", "rebel", units, turn=1, options={"command_control": "first"}, dice=[4, 5])
    assert place.of(ev.MovesLimited)[0].number == 5
    for number in range(1, 6):
        place.play(f"move r{number}", "to salamanca")
    assert not place.offered("move")
    assert place.refused("move r6") == "15.7"
    later = position("movement", "rebel", units, turn=2, options={"command_control": "first"})
    assert not later.of(ev.MovesLimited)
