"""What the better players think things are worth; tuned by play (`players/tuning.py`). 100 is a card of hand size."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The numbers of their judgement, in hundredths of a card of hand size where nothing else is said."""

    # -- the map
    enemy: int = 100
    """A card of the enemy's hand size."""
    collapse: int = 600
    """9.1 What a whole hand is worth beyond its cards: the share of it that a loss is."""
    hold: int = 70
    """Hundredths of what a centre's hand sizes are worth that it brings to take it: it may be retaken."""
    zone: int = 8
    land: int = 6
    approach: int = 8
    """Each barrel of production next to an area that the side does not hold."""
    shield: int = 6
    """Each barrel of production next to an area that the side holds."""
    berlin: int = 150
    """9.2 Taking the second of London and Moscow, beside its production."""
    fall: int = 500
    """9.2 Taking Berlin, beside its production: the game, if it is not retaken."""
    gate: int = 40
    """For the Allies, a land area next to Berlin."""
    capital: int = 60
    capitulation: int = 40
    """9.3 Taking the home centre of a power of which most are taken."""
    launching: int = 30
    """6.7.1 For the Allies, a zone to land from."""
    # -- events
    die: int = 50
    fixed: int = 35
    reroll: int = 25
    second: int = 50
    spy: int = 40
    permit: int = 15
    foil: int = 15
    counter: int = 35
    growth: int = 60
    """5.4.2 The rise of the Allied hand that Speer spares."""
    crowd: int = 4
    """4.2.2 What an event is worth less for each that is held."""
    boats: int = 60
    """6.7.1 The boats for Overlord, from the end of 1942 on."""
    # -- tempo
    success: int = 45
    production: int = 45
    """The bonus of a captured centre."""
    blitz: int = 25
    marker: int = 60
    """6.6.1 A Big Push marker."""
    overlord: int = 200
    """The same for the Allies when Overlord is near."""
    # -- cards
    pip: int = 5
    commander: int = 8
    """Each re-roll of a card."""
    saboteur: int = 8
    """The value a saboteur is kept at."""
    agent: int = 9
    cycle: int = 4
    """5.4 A card used brings the reshuffle nearer, which the Axis does not want."""
    care: int = 60
    """How much better than by chance the enemy chooses a card, for each 100 at stake, in hundredths of a draw more."""
    ease: int = 60
    """The same with nothing at stake: under 100 it lays its low cards."""
    # -- events spent
    spent: int = 30
    """Hundredths of its worth that a reusable event costs when used."""
    given: int = 90
    """The same for one that is handed to the enemy."""
    # -- uncontested
    fort: int = 12
    """Hundredths of what the enemy would gain by an area that he can attack."""
    fleet: int = 6
    """Hundredths of what the enemy would gain by a zone."""
    renew: int = 60
    """Hundredths of what bad cards are kept under, when they can all be exchanged (6.1)."""
