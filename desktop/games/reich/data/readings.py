"""The readings that players can switch, as `resources/reich/rulings.yaml` has them."""

from __future__ import annotations

from desktop.mechanics.readings import Reading


class SeaLock(Reading):
    """6.7.1 Which Allied zones are closed to the Axis from 1944 on?"""

    ALL = "all"
    LANDING = "landing"
    NONE = "none"


class FourAttacks(Reading):
    """6.7.2 May Barbarossa or Bagration be broken off before its four attacks are made?"""

    MAY = "may"
    MUST = "must"


class TournamentEnd(Reading):
    """10.4.3 Which introductory scenario is played in the tournament?"""

    END_1942 = "end_1942"
    END_1943 = "end_1943"


class NineTurns(Reading):
    """13.10 Optional, ours: is the 1944 game limited to nine turns?"""

    OFF = "off"
    ON = "on"


class FogOfWar(Reading):
    """15.1 Optional, ours: are conflict cards drawn at random (fog of war)?"""

    OFF = "off"
    ON = "on"


class AxisBot(Reading):
    """15.2 Optional, ours: is the Axis played by a list of priorities?"""

    OFF = "off"
    ON = "on"
