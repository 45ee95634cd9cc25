"""The readings that players can switch, as `resources/battles/rulings.yaml` has them."""

from __future__ import annotations

from desktop.mechanics.readings import Reading


class StackMaySplitTargets(Reading):
    """11.1 May units of one stack attack different hexes?"""

    FALSE = "false"
    TRUE = "true"


class RetreatIntoAttackedHex(Reading):
    """11.1 Does a unit that retreats into a hex attacked later in the phase fight a second time?"""

    UNIT = "unit"
    HEX = "hex"


class LosElevation(Reading):
    """12.4.1 What is a 'change in elevation' that blocks the line of sight?"""

    DEFAULT = "default"
    LITERAL = "literal"


class VoluntaryRetreatEndsCombat(Reading):
    """11.61 Does the combat end when only some units retreat voluntarily?"""

    ALL = "all"
    ANY = "any"


class AssaultPointsScope(Reading):
    """11.2 Are the assault points of a division for the whole game or for each turn?"""

    GAME = "game"
    TURN = "turn"


class HenaresLimit(Reading):
    """J.reserves How far does the ban on released reserves south and east of the Henares reach?"""

    BANK = "bank"
    POCKET = "pocket"
    NONE = "none"


class ReserveBoundary(Reading):
    """J.reserves Units set up inside the boundary stay there until released. Which units, and until when?"""

    SET_UP = "set_up"
    BOX = "box"


class AttackerRetreatHex(Reading):
    """11.6 Where does an attacker retreat that did not move, or that cannot go back?"""

    ANY = "any"
    ORIGIN = "origin"


class LendingDivisions(Reading):
    """11.2 May a division lend assault points that is not in play yet?"""

    ANY = "any"
    IN_PLAY = "in_play"


class EastEdgeVp(Reading):
    """J.victory Are the 5 points for the east edge scored once or for each unit, and on the edge or beyond it?"""

    PER_UNIT = "per_unit"
    ONCE = "once"


class BruneteTurns(Reading):
    """B.turns How long is a turn at Brunete?"""

    N10 = "10"
    N19 = "19"


class BruneteObjectiveControl(Reading):
    """B.victory Who scores an objective hex?"""

    LAST_ENTERED = "last_entered"
    OCCUPIED = "occupied"
