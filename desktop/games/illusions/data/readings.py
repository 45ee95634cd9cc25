"""The readings that players can switch, as `resources/illusions/rulings.yaml` has them."""

from __future__ import annotations

from desktop.mechanics.readings import Reading


class Players(Reading):
    """4.4 How many play?"""

    TWO = "two"
    TWO_ALLIED = "two_allied"
    TWO_CENTRAL = "two_central"
    FOUR = "four"


class Reshuffle(Reading):
    """6.0 When are the discards shuffled back into the draw pile?"""

    EMPTY = "empty"
    EVERY_TURN = "every_turn"


class ConsecutiveSr(Reading):
    """9.5.3 May cards be played for SR in two rounds running of the same turn?"""

    NO = "no"
    YES = "yes"


class ConsecutiveRp(Reading):
    """9.6.2 May cards be played for replacement points in two rounds running of the same turn?"""

    NO = "no"
    YES = "yes"


class MobilizationEnd(Reading):
    """30.1 When does From Mobilization to Limited War end?"""

    TURN_4 = "turn_4"
    TURN_5 = "turn_5"


class BreachEntry(Reading):
    """26.3.1 Do units that come into Athens or Salonika by an advance or a retreat breach Greek neutrality?"""

    ANY = "any"
    MOVE = "move"


class ReinforceRegions(Reading):
    """15.1 May reinforcements be placed in a region while a source space still has room?"""

    ANY = "any"
    SPACES = "spaces"
