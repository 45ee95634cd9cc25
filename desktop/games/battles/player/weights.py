"""The table of weights: everything the scripted player believes, in one place.

Values are in tenths of a strength point unless they say otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth."""

    # -- combat ------------------------------------------------------------------------------------
    point: int = 10
    """A point of attack or defence strength lost or destroyed."""
    counter: int = 10
    """A counter that leaves the map, on top of its points."""
    headquarters: int = 90
    truck: int = 25
    driven_out: int = 18
    """The enemy driven out of a hex."""
    fallback: int = 12
    """Being driven back oneself."""
    places: int = 2000
    """All places that count for victory together; each is worth its share when it changes hands."""
    trapped: int = 8
    """A strength point of a defender that has nowhere to retreat to."""
    attack_from: int = 3
    """An attack is worth moving up for if it promises this much."""
    contact: int = 24
    """A further enemy hex that would have to be attacked as well, without the strength for it."""
    reopen: int = 25
    """Driving off those who cut the road."""
    detour: int = 8
    """Half a movement point by which an attack takes a unit off the way to its goal."""
    cut_off: int = 15
    """An attacker who would stand out of supply."""
    reserve: int = 5
    """Strength points beyond the best column, against what the defender may add."""
    unattacked: int = 120
    """A hex that must be attacked and to which nobody is told off yet."""
    assault: int = 3
    """An assault point, when there are plenty."""
    scarce: int = 6
    """An assault point, when fewer are left than turns."""
    gun: int = 1
    """Firing a gun that could still serve elsewhere."""
    air_point: int = 2
    """An air point spent in support."""
    bomb_point: int = 3
    """An air point spent in bombardment, after the first over a hex."""
    stand_until: int = 26
    """A defender gives way before an attack that promises more than this."""
    press_until: int = -9
    """An attacker breaks off an attack that promises less than this."""
    tenacity: int = 1300
    """For its share of all places, and more on the last turns, a defender holds out so much longer."""

    # -- movement ----------------------------------------------------------------------------------
    march: int = 4
    """Half a movement point of the way to the goal."""
    arrive: int = 24
    supply: int = 90
    command: int = 70
    terrain: int = 4
    """A point of terrain defence where the enemy can attack."""
    exposure: int = 1
    """A strength point by which the enemy could outweigh the stack."""
    exposure_most: int = 70
    neighbour: int = 8
    """A friend within two hexes: the line holds together."""
    garrison: int = 9
    """Each victory point of a place that would be left empty, on the last turns."""
    traffic: int = 9
    """A road outside a town that a halted unit would close to all others."""
    in_the_way: int = 50
    """A hex another division must still enter."""
    gateway: int = 60
    """A hex by which others are still to come on to the map."""
    stay: int = 3
    planned: int = 10_000
    """The hex from which a unit is to attack."""
    join: int = 20
    """A place beside a planned attack."""
    enter: int = 60
    """Coming on to the map at all."""
    subordinate: int = 20
    """A unit within reach of its headquarters."""
    subordinate_hq: int = 40
    shelter: int = 40
    """A headquarters, gun or truck next to the enemy, or within easy reach of him."""
    in_range: int = 12
    """A target within the range of a gun."""
    lift: int = 200
    """A regiment that has a long way to go gets on its truck."""
    bridge: int = 300

    # -- goals -------------------------------------------------------------------------------------
    own_objective: int = 2
    """How many times its victory points an objective counts for the division that must take it."""
    objective: int = 6
    """Victory points added to the objectives a division must take itself."""
    exit_place: int = 10
    """Victory points the edge is taken for while units can be counted there."""
    forward_percent: int = 300
    """What a side that is behind gives for places to take, and one that is ahead for places to hold."""
    crowded: int = 5
    """A goal with enough units counts only one part in so many."""
    astray: int = 3
    """A goal far from that of the formation counts only one part in so many."""


W = Weights()

ATTACK_PERCENT = 170
"""Strength sent against a place, as a share of the enemy around it."""
HOLD_PERCENT = 90
"""Strength kept at a place, as a share of the enemy who could reach it."""
SCREEN_PERCENT = 35
"""The same for a side that has to go forward."""
ATTACK_RADIUS = 3
HOLD_RADIUS = 7
LATE_TURNS = 4
"""The last turns, in which places are garrisoned."""
EDGE_TURNS = 7
"""The last turns, in which units make for an edge that counts."""
REACH_CLEAR, REACH_MUD = 5, 3
"""Hexes from which an enemy can come to attack."""
AXIS, REACH = 9, 5
"""Hexes around the goal of a division, and of a brigade, within which its units stay together."""
CUT_RADIUS = 14
"""Hexes around a cut in a road within which units starve because of it."""
CUT_MOST = 20
"""Victory points a cut road is taken for at most; each unit behind it counts one."""
REAR = 3
"""Hexes between the enemy and those who should not fight."""
LONG_WAY = 20
"""Half points of the way to a goal for which a truck is used."""
RING = 8
"""Half points around a place of one's own within which its defenders may stand."""
STRAY = 6
"""Half points of the way to its goal a unit gives up to attack an enemy who would hold it in his zone of control."""
GUARD_RADIUS = 8
"""Hexes from which an enemy could walk into an empty place."""
GUARD_TURNS = 2
"""Turns a garrison may need to get to such a place."""
