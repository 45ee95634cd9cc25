"""What things are worth to the scripted player; one VP is worth 100. Tuned by playing many games against itself."""

from __future__ import annotations

from desktop.mechanics.cdg.front_view import FrontWeights

# -- spaces
VP, RM = 100, 30
"""A point of VP or of Republican morale."""
LINE, LINE_AHEAD, RM_LATE = 60, 2, 20
"""Added to a point of morale that would reach a line of automatic victory now, the turns ahead that weigh like a point
short of it, and what a point is worth after the last line."""
SOURCE, PORT, WAY = 60, 8, 2
"""A supply source, a port, each connection."""
ANY_SPACE = 10
"""Any space at all."""

CUT_OFF, CUT_OFF_ROUND, CUT_OFF_MOST = 30, 8, 900
"""Hundredths of what would be cut off with a space, more of it as attrition comes near, and no more than that."""
REOPEN, REOPEN_ROUND, REOPEN_MOST = 20, 12, 1000
"""The same for own spaces out of supply that taking a space would save."""

ALARM, SAVE, FAR = 3, 300, 99
"""Points of morale that an enemy is short of automatic victory this turn which put a side in alarm, and what a point is
worth to it then; so far off is a line that there is not."""

# -- units
STEP = 24
"""A step of a division."""
CORPS_FACTOR = 2
"""A point of a corps counts for so many of a division: it fires on the better table."""
CORPS_LOST = 50
"""Extra for a corps that goes to the box."""
PRECIOUS = 12
"""Extra for a step that can never be replaced."""

# -- posts
MATCH = 5
"""Divides the worth of a space by the strength that holds it against its threat."""
FRONT = FrontWeights(
    heat_left=58, taken_pull=40, match=MATCH, defence=220, offence=14, exposed=5, garrison=80, behind=70
)
RING = 40
"""Hundredths of a Main City that each space around it or on its road to a source adds to the worth of guarding it."""
LATER, HOME = 80, 120
"""Hundredths of an empty space that can be reached in two rounds; what a guard in a source or Main City is worth."""
KEPT, RAID = 45, 8
"""Hundredths of a space walked into that last: where no stronger enemy stands next to it, and where one does."""

# -- operations
ATTACK_PRICE, MOVE_PRICE = 14, 6
"""What an activation must bring."""
PRIZE = 70
"""Hundredths of a space fought for that last."""
STAND = 60
"""Hundredths of the chance to take a space where the defender may cancel his retreat."""
LOSS_RATE = 200
"""Hundredths of an own loss against one of the enemy."""
BUILD_CORPS, BUILD_DIVISION = 40, 18
"""Hundredths of a post's worth that a position there is worth."""
ASSAULT = 26
BEST_ORIGINS = 3
"""Attacks are looked at from so many spaces at most."""

OPS_RATE = 60
"""Hundredths of what operations promise that come true: gains overlap, and the enemy answers."""

# -- cards
CARD_MIN = 10
"""A Combat Card must better the prospects by this."""
STAR_CARD = 12
"""And by so much more if it then leaves the game."""
RP_STEP, RP_PLAY = 20, 38
"""A step that RP could restore: as part of an event, and when a card is played for RP."""
BEST_POSTS, USUAL = 8, 2
"""Redeployments that are looked at, and the strength of the division imagined there."""
UNIT_STEP = 26
"""A step of a unit that an event brings."""
EVENT = 30
"""An event of which nothing special is known."""
FLAGS = {"axis_rp": 160, "soviet_rp": 160, "militia_rule_over": 60, "afr_schedule": 400}
GOVERNMENT, TRENCH = 110, 50
OWN_EVENTS = {
    "N6": 80 + EVENT, "N26": STEP * 2, "N45": 100_000, "R6": EVENT * 2, "R28": RP_STEP * 3, "R30": TRENCH * 3,
    "R47": TRENCH * 3, "R50": EVENT * 2, "R56": UNIT_STEP,
}  # fmt: skip
"""What no other card does, where something is known of it."""
NAMED_TRENCH = 30
"""Hundredths of what holding a menaced space is worth that a trench there adds."""
SR_RATE = 220
"""Hundredths of what a redeployment would better posts by."""
REACTION = 8
"""Keeping a Combat Card in hand."""
