"""What the better players think things are worth; tuned by play (`docs/players.md`). 100 is a card of hand size."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The numbers of their judgement, in hundredths of a card of hand size where nothing else is said."""

    # -- the map
    enemy: int = 52
    """A card of the enemy's hand size."""
    collapse: int = 1000
    """9.1 What a whole hand is worth beyond its cards: the share of it that a loss is."""
    hold: int = 57
    """Hundredths of what a centre's hand sizes are worth that it brings to take it: it may be retaken."""
    zone: int = 9
    land: int = 4
    approach: int = 5
    """Each barrel of production next to an area that the side does not hold."""
    shield: int = 6
    """Each barrel of production next to an area that the side holds."""
    berlin: int = 164
    """9.2 Taking the second of London and Moscow, beside its production."""
    fall: int = 543
    """9.2 Taking Berlin, beside its production: the game, if it is not retaken."""
    gate: int = 35
    """For the Allies, a land area next to Berlin."""
    capital: int = 56
    capitulation: int = 30
    """9.3 Taking the home centre of a power of which most are taken."""
    launching: int = 39
    """6.7.1 For the Allies, a zone to land from."""
    # -- events
    die: int = 41
    fixed: int = 29
    reroll: int = 21
    second: int = 70
    spy: int = 32
    permit: int = 18
    foil: int = 14
    counter: int = 30
    growth: int = 85
    """5.4.2 The rise of the Allied hand that Speer spares."""
    crowd: int = 5
    """4.2.2 What an event is worth less for each that is held."""
    boats: int = 60
    """6.7.1 The boats for Overlord, from the end of 1942 on."""
    # -- tempo
    success: int = 40
    production: int = 40
    """The bonus of a captured centre."""
    blitz: int = 20
    marker: int = 66
    """6.6.1 A Big Push marker."""
    overlord: int = 98
    """The same for the Allies when Overlord is near."""
    # -- cards
    pip: int = 2
    commander: int = 8
    """Each re-roll of a card."""
    saboteur: int = 6
    """The value a saboteur is kept at."""
    agent: int = 7
    cycle: int = 3
    """5.4 A card used brings the reshuffle nearer, which the Axis does not want."""
    care: int = 47
    """How much better than by chance the enemy chooses a card, for each 100 at stake, in hundredths of a draw more."""
    ease: int = 51
    """The same with nothing at stake: under 100 it lays its low cards."""
    # -- events spent
    spent: int = 33
    """Hundredths of its worth that a reusable event costs when used."""
    given: int = 100
    """The same for one that is handed to the enemy."""
    # -- uncontested
    fort: int = 11
    """Hundredths of what the enemy would gain by an area that he can attack."""
    fleet: int = 7
    """Hundredths of what the enemy would gain by a zone."""
    renew: int = 65
    """Hundredths of what bad cards are kept under, when they can all be exchanged (6.1)."""
