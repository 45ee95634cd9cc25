"""What things are worth to the scripted player; one VP is worth 100. Tuned by playing many games against itself."""

from __future__ import annotations

from msgspec import Struct

from desktop.mechanics.cdg.front_view import FrontWeights


class Weights(Struct, frozen=True):
    """The figures of one player; as they stand here those of the novice.

    Attributes:
        vp, rm: a point of VP or of Republican morale.
        line, line_ahead, rm_late: added to a point of morale that would reach a line of automatic victory now, the
            turns ahead that weigh like a point short of it, and what a point is worth after the last line.
        source, port, way: a supply source, a port, each connection.
        any_space: any space at all.
        cut_off, cut_off_round, cut_off_most: hundredths of what would be cut off with a space, more of it as attrition
            comes near, and no more than that.
        reopen, reopen_round, reopen_most: the same for own spaces out of supply that taking a space would save.
        alarm, save, far: points of morale that an enemy is short of automatic victory this turn which put a side in
            alarm, and what a point is worth to it then; so far off is a line that there is not.

        step: a step of a division.
        corps_factor: a point of a corps counts for so many of a division: it fires on the better table.
        corps_lost: extra for a corps that goes to the box.
        precious: extra for a step that can never be replaced.

        match: divides the worth of a space by the strength that holds it against its threat.
        heat_left, taken_pull, defence, offence, exposed, garrison, behind: see `FrontWeights`.
        ring: hundredths of a Main City that each space around it or on its road to a source adds to the worth of
            guarding it.
        later, home: hundredths of an empty space that can be reached in two rounds; what a guard in a source or Main
            City is worth.
        kept, raid: hundredths of a space walked into that last: where no stronger enemy stands next to it, and where
            one does.

        attack_price, move_price: what an activation must bring.
        prize: hundredths of a space fought for that last.
        stand: hundredths of the chance to take a space where the defender may cancel his retreat.
        loss_rate: hundredths of an own loss against one of the enemy.
        build_corps, build_division: hundredths of a post's worth that a position there is worth.
        assault: an assault on a siege.
        best_origins: attacks are looked at from so many spaces at most.
        ops_rate: hundredths of what operations promise that come true: gains overlap, and the enemy answers.

        card_min, star_card: a Combat Card must better the prospects by this, and by so much more if it then leaves the
            game.
        rp_step, rp_play: a step that RP could restore: as part of an event, and when a card is played for RP.
        best_posts, usual: redeployments that are looked at, and the strength of the division imagined there.
        unit_step: a step of a unit that an event brings.
        event: an event of which nothing special is known.
        government, trench: a new government, a trench.
        named_trench: hundredths of what holding a menaced space is worth that a trench there adds.
        sr_rate: hundredths of what a redeployment would better posts by.
        reaction: keeping a Combat Card in hand.
    """

    vp: int = 100
    rm: int = 30
    line: int = 60
    line_ahead: int = 2
    rm_late: int = 20
    source: int = 60
    port: int = 8
    way: int = 2
    any_space: int = 10
    cut_off: int = 30
    cut_off_round: int = 8
    cut_off_most: int = 900
    reopen: int = 20
    reopen_round: int = 12
    reopen_most: int = 1000
    alarm: int = 3
    save: int = 300
    far: int = 99

    step: int = 24
    corps_factor: int = 2
    corps_lost: int = 50
    precious: int = 12

    match: int = 5
    heat_left: int = 58
    taken_pull: int = 40
    defence: int = 220
    offence: int = 14
    exposed: int = 5
    garrison: int = 80
    behind: int = 70
    ring: int = 40
    later: int = 80
    home: int = 120
    kept: int = 45
    raid: int = 8

    attack_price: int = 14
    move_price: int = 6
    prize: int = 70
    stand: int = 60
    loss_rate: int = 200
    build_corps: int = 40
    build_division: int = 18
    assault: int = 26
    best_origins: int = 3
    ops_rate: int = 60

    card_min: int = 10
    star_card: int = 12
    rp_step: int = 20
    rp_play: int = 38
    best_posts: int = 8
    usual: int = 2
    unit_step: int = 26
    event: int = 30
    government: int = 110
    trench: int = 50
    named_trench: int = 30
    sr_rate: int = 220
    reaction: int = 8

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

    @property
    def own_events(self) -> dict[str, int]:
        """What no other card does, where something is known of it."""
        return {
            "N6": 80 + self.event, "N26": self.step * 2, "N45": CERTAIN, "R6": self.event * 2, "R28": self.rp_step * 3,
            "R30": self.trench * 3, "R47": self.trench * 3, "R50": self.event * 2, "R56": self.unit_step,
        }  # fmt: skip


CERTAIN = 100_000
"""An event that wins the game."""
FLAGS = {"axis_rp": 160, "soviet_rp": 160, "militia_rule_over": 60, "afr_schedule": 400}
MOST_LEFT = 95
"""A pull that does not fade would never have spread."""
NOVICE = Weights()
