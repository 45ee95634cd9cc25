"""What things are worth to the scripted player; one VP is worth 100."""

from __future__ import annotations

from msgspec import Struct

from desktop.mechanics.cdg.front_view import FrontWeights


class Weights(Struct, frozen=True):
    """The figures of one player; as they stand here those of the novice.

    Attributes:
        vp: a point of VP.
        source, capital, port, way, fort, any_space: a supply source, a capital, a port, each connection, each factor
            of a fort, any space at all.
        cut_off, cut_off_round, cut_off_most: hundredths of what would be cut off with a space, more of it as attrition
            comes near, and no more than that.
        match, heat_left, taken_pull, defence, offence, exposed, garrison, behind: see `FrontWeights`.
        home, later: a guard in a capital or source; hundredths of an empty space the enemy can come to in two rounds.
        kept, raid: hundredths of a space walked into that last: where no stronger enemy stands next to it, and where
            one does.
        siege: hundredths of a fort space that besieging it is worth.
        breach: entering a neutral country.
        no_supply, no_source: ending out of supply, or where only an ally's source is reached.

        loss: a point of a loss number.
        large_step, small_step: a step of a large and of a small unit: a replacement point, and half of one.
        large_factor: a point of a large unit counts for so many of a small one: it fires on the better table.
        large_lost, precious: extra for a large unit that goes to a box, and for a step that can never be replaced.
        loss_rate: hundredths of an own loss against one of the enemy.
        command, led: divides strength times heat where a staff stands; what a large unit gains by standing with one.

        attack_price, move_price: what an activation must bring.
        offensive, offensive_round: making a mandatory offensive; more each round, as fewer are left to make it in.
        stand: hundredths of the chance to take a space where the defender may cancel his retreat.
        prize: hundredths of a space fought for that last.
        besieged: hundredths of a fort space that driving its garrison out is worth.
        best_origins: attacks are looked at from so many spaces at most.
        ops_rate: hundredths of what operations promise that come true: gains overlap, and the enemy answers.
        finish: moving what is left of the space that has begun: it cannot be done later.
        dig: hundredths of holding a menaced space that a trench adds.
        assemble: putting a large unit together.
        flank_min: a flank attempt must better the prospects by this.

        card_min, star_card: what a Combat Card must better the prospects by, and so much more if it then leaves the
            game.
        withdraw: a combat must look so bad before the defenders withdraw with a card.
        reaction: keeping a Combat Card in hand.
        held: a card that is not played keeps a better one from being drawn.
        status: a point of war status: better cards come with it.
        now_or_never: an event that is out of the question in later turns.
        unlock, opening: each card that waits for an event; each OPS of an opening card that brings event and
            operations.
        rp_half: a half point of RP that a lost step is waiting for.
        unit_point: a point of strength that comes onto the map, a large unit's counting twice.
        sr_rate, best_posts: hundredths of what redeployments would better posts by; how many are looked at.
        usual_large, usual_small: strengths of the units imagined in posts.
        event, flag, will, quality, hq, offensive_drm: an event of which nothing special is known; a flag; a point of
            national will and of troop quality; an HQ; a modifier of an offensive.
        entry, landing, income, revolution, forbid, attacked, uprising: a nation that joins; a landing; RP each turn;
            steps of the Revolution; what is forbidden to the enemy; ...; an uprising unit.
        give_large, give_small: a unit that has to be given up.
    """

    vp: int = 100
    source: int = 40
    capital: int = 40
    port: int = 4
    way: int = 2
    fort: int = 6
    any_space: int = 8
    cut_off: int = 12
    cut_off_round: int = 4
    cut_off_most: int = 400
    match: int = 10
    heat_left: int = 72
    taken_pull: int = 40
    defence: int = 150
    offence: int = 12
    exposed: int = 2
    garrison: int = 110
    behind: int = 70
    home: int = 50
    later: int = 30
    kept: int = 80
    raid: int = 30
    siege: int = 65
    breach: int = 150
    no_supply: int = 90
    no_source: int = 10

    loss: int = 13
    large_step: int = 27
    small_step: int = 12
    large_factor: int = 2
    large_lost: int = 40
    precious: int = 8
    loss_rate: int = 85
    command: int = 30
    led: int = 35

    attack_price: int = 10
    move_price: int = 6
    offensive: int = 130
    offensive_round: int = 12
    stand: int = 65
    prize: int = 100
    besieged: int = 75
    best_origins: int = 3
    ops_rate: int = 50
    finish: int = 1000
    dig: int = 25
    assemble: int = 18
    flank_min: int = 4

    card_min: int = 8
    star_card: int = 10
    withdraw: int = 45
    reaction: int = 10
    held: int = 15
    status: int = 80
    now_or_never: int = 120
    unlock: int = 35
    opening: int = 30
    rp_half: int = 14
    unit_point: int = 15
    sr_rate: int = 60
    best_posts: int = 5
    usual_large: int = 8
    usual_small: int = 1
    event: int = 25
    flag: int = 60
    will: int = 60
    quality: int = 15
    hq: int = 60
    offensive_drm: int = 35
    entry: int = 520
    landing: int = 70
    income: int = 60
    revolution: int = 220
    forbid: int = 40
    attacked: int = 60
    uprising: int = 70
    give_large: int = 90
    give_small: int = 25

    @property
    def front(self) -> FrontWeights:
        return FrontWeights(
            heat_left=min(self.heat_left, MOST_LEFT),
            taken_pull=self.taken_pull,
            match=self.match,
            defence=self.defence,
            offence=self.offence,
            exposed=self.exposed,
            garrison=self.garrison,
            behind=self.behind,
        )


MOST_LEFT = 95
"""A pull that does not fade would never have spread."""
NOVICE = Weights()
