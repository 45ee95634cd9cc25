"""The readings that players can switch, as `resources/crusade/rulings.yaml` has them."""

from __future__ import annotations

from enum import StrEnum

from desktop.mechanics.readings import Reading


class CorridorOfGrado(Reading):
    """18.2.3 Optional, ours: is the Corridor of Grado used?"""

    OFF = "off"
    ON = "on"


class CorpsPrice(Reading):
    """8.5.2.5 A reinforcement card with two corps: does it cost one division or two?"""

    CORPS = "corps"
    CARD = "card"


class RiverAttack(Reading):
    """11.2.6 Attackers from several spaces, only some of them across a river: is the attack shifted?"""

    ALL = "all"
    ANY = "any"


class CorpsOfTheLast(Reading):
    """15.2.1.2 The last Asturian space, Cangas de Onís, traces to no source: are initial corps placed there?"""

    EXAMPLE = "example"
    SUPPLIED = "supplied"


class OptionalCards(Reading):
    """18.4 Which of the optional strategy cards are used?"""

    NONE = "none"
    ALL = "all"
    CHOSEN = "chosen"


class CardUse(StrEnum):
    """18.4 Is this optional card used? Asked of each by its own ruling (`CardDef.switch`)."""

    OUT = "out"
    IN = "in"


class MallorcaFromReserve(Reading):
    """16.7.1 The Strait is Republican: may Nationalist units redeploy between the Reserve Box and Mallorca?"""

    BARRED = "barred"
    OPEN = "open"
