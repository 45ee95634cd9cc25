"""The readings that players can switch, as `resources/arriba/rulings.yaml` has them."""

from __future__ import annotations

from desktop.mechanics.readings import Reading


class Players(Reading):
    """15.2 How many play?"""

    TWO = "two"
    THREE = "three"
    FOUR = "four"


class VariableSetup(Reading):
    """15.6 Do dice decide which garrisons join the rising?"""

    OFF = "off"
    ON = "on"


class Guerrillas(Reading):
    """15.1 Are there Republican guerrillas from October 1937?"""

    OFF = "off"
    ON = "on"


class Forts(Reading):
    """15.3 May forts be built?"""

    OFF = "off"
    ON = "on"


class Blockade(Reading):
    """15.4 Do Britain, France and Italy blockade the enemy of the side they help?"""

    OFF = "off"
    ON = "on"


class Doctrine(Reading):
    """15.5 Is the tactical doctrine of each side rolled for?"""

    OFF = "off"
    ON = "on"


class CommandControl(Reading):
    """15.7 Is the number of groups that may move limited at the start?"""

    OFF = "off"
    FIRST = "first"
    TWO = "two"


class EventsOnTurn1(Reading):
    """4 Are there random events on turn 1?"""

    ON = "on"
    OFF = "off"


class MovementAllowance(Reading):
    """8 How far does a battle group move?"""

    UNLIMITED = "unlimited"
    TWO = "two"
    ONE = "one"


class AirLosses(Reading):
    """9 Who loses an air AP on an unmodified 6?"""

    BOTH = "both"
    FLOWN = "flown"


class BuildCap(Reading):
    """6.6 How many EP a turn may be spent on units of colonies and foreign powers?"""

    TWO = "two"
    ONE = "one"


class CapScope(Reading):
    """6.6 Is that number of EP for all four kinds of units or for each?"""

    TOGETHER = "together"
    EACH = "each"


class ColonialUnits(Reading):
    """6.6 Can Colonial units be created in Morocco when no Rebel unit is in Ceuta?"""

    GARRISON = "garrison"
    ALWAYS = "always"


class PurgedOrganised(Reading):
    """5.2.2 Are purged units organised?"""

    ALL = "all"
    STAY = "stay"


class MoroccoCounts(Reading):
    """12.3 Is Morocco one of the regions of a player with two or fewer?"""

    ON = "on"
    OFF = "off"


class PriorityLosses(Reading):
    """9.2 How far do priority losses go?"""

    ALL = "all"
    FIRST = "first"


class PriorityCadre(Reading):
    """9.2 Whose losses does a cadre shift bind?"""

    ATTACKER = "attacker"
    SHIFTED = "shifted"


class SupplyAdjacency(Reading):
    """11 Next to what must a supplied region lie?"""

    REGIONS = "regions"
    AREAS = "areas"
