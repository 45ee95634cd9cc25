"""What the better players think things are worth; tuned by play (`docs/players.md`). In political points."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The numbers of their judgement."""

    # -- politics
    horizon: float = 9.0
    """5.4 For how many turns at most a backer is reckoned to pay."""
    equipment: float = 1.0
    """6.1 An equipment point."""
    divisions: float = 2.0
    """5.4.1 A turn in which 1-step divisions and asset points can be bought; as much again for 2-step divisions."""
    troops: float = 15.0
    """5.4.2 The forces that Italy or Germany send; Portugal's are half of it."""
    patience: float = 0.5
    """What a power one box from backing a side is worth of what it would be worth there."""
    rival: float = 1.0
    """13 What the Government's gain from a power counts for to the Rebels, who must bring it down."""
    guard: float = 0.3
    """What the Rebels' gain counts for to the Government, which has only to last."""
    reserve: float = 8.0
    """5 The level below which the Government spends no points."""
    margin: float = 14.0
    """The same for the Rebels."""
    ample: float = 45.0
    """The level from which a point spent is just a point."""
    thrift: float = 3.0
    """How much more it is near nothing."""
    edge: float = 1.0
    """What an attempt must promise beyond its price."""
    # -- fighting, in quarters of a strength point
    point: float = 7.0
    """A strength point the enemy loses."""
    own: float = 3.0
    """One lost by the side itself."""
    wiped_out: float = 4.5
    """A group of the enemy that is wiped out."""
    needed: float = 0.0
    """9 The least an attack must promise."""
    city: float = 6.0
    production: float = 5.0
    """6.1 A city, for each equipment point it brings."""
    prestige: float = 3.0
    """12.3 A key city, for each political point."""
    # -- marching
    open_city: float = 50.0
    """An enemy city that nobody holds."""
    region: float = 8.0
    """12.2 A city of a region that is not one's own."""
    intruder: float = 5.0
    """Driving the enemy out of a region of one's own."""
    risk: float = 8.0
    """What keeps a group from an attack at odds that are not enough."""
    odds: float = 0.0
    """The column that an attack of the Government must reach, 1:1 being 0."""
    dash: float = -1.0
    """The same for the Rebels, who lose if nothing happens."""


DIE = 3.5
"""What a die shows on average."""
