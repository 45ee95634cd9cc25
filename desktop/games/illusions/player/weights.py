"""What things are worth to the scripted player; one VP is worth 100."""

from __future__ import annotations

from desktop.mechanics.cdg.front_view import FrontWeights

# -- spaces
VP = 100
SOURCE, CAPITAL, PORT, WAY, FORT, ANY_SPACE = 40, 40, 4, 2, 6, 8
"""A supply source, a capital, a port, each connection, each factor of a fort, any space at all."""
CUT_OFF, CUT_OFF_ROUND, CUT_OFF_MOST = 12, 4, 400
"""Hundredths of what would be cut off with a space, more of it as attrition comes near, and no more than that."""
FRONT = FrontWeights(heat_left=72, taken_pull=40, match=10, defence=150, offence=12, exposed=2, garrison=110, behind=70)
HOME, LATER = 50, 30
"""A guard in a capital or source; hundredths of an empty space the enemy can come to in two rounds."""
KEPT, RAID = 80, 30
"""Hundredths of a space walked into that last: where no stronger enemy stands next to it, and where one does."""
SIEGE = 65
"""Hundredths of a fort space that besieging it is worth."""
BREACH = 150
"""Entering a neutral country."""
NO_SUPPLY, NO_SOURCE = 90, 10
"""Ending out of supply, or where only an ally's source is reached."""

# -- units
LOSS = 13
"""A point of a loss number."""
LARGE_STEP, SMALL_STEP = 27, 12
"""A step of a large and of a small unit: a replacement point, and half of one."""
LARGE_FACTOR = 2
"""A point of a large unit counts for so many of a small one: it fires on the better table."""
LARGE_LOST, PRECIOUS = 40, 8
"""Extra for a large unit that goes to a box, and for a step that can never be replaced."""
LOSS_RATE = 85
"""Hundredths of an own loss against one of the enemy."""

COMMAND, LED = 30, 35
"""Divides strength times heat where a staff stands; what a large unit gains by standing with one."""

# -- operations
ATTACK_PRICE, MOVE_PRICE = 10, 6
"""What an activation must bring."""
OFFENSIVE, OFFENSIVE_ROUND = 130, 12
"""Making a mandatory offensive; more each round, as fewer are left to make it in."""
STAND = 65
"""Hundredths of the chance to take a space where the defender may cancel his retreat."""
BESIEGED = 75
"""Hundredths of a fort space that driving its garrison out is worth."""
BEST_ORIGINS = 3
"""Attacks are looked at from so many spaces at most."""
OPS_RATE = 50
"""Hundredths of what operations promise that come true: gains overlap, and the enemy answers."""
FINISH = 1000
"""Moving what is left of the space that has begun: it cannot be done later."""
DIG = 25
"""Hundredths of holding a menaced space that a trench adds."""
ASSEMBLE = 18
FLANK_MIN = 4
"""A flank attempt must better the prospects by this."""

# -- cards
CARD_MIN, STAR_CARD = 8, 10
"""What a Combat Card must better the prospects by, and so much more if it then leaves the game."""
WITHDRAW = 45
"""A combat must look so bad before the defenders withdraw with a card."""
REACTION = 10
"""Keeping a Combat Card in hand."""
HELD = 15
"""A card that is not played keeps a better one from being drawn."""
STATUS = 80
"""A point of war status: better cards come with it."""
NOW_OR_NEVER = 120
"""An event that is out of the question in later turns."""
UNLOCK, OPENING = 35, 30
"""Each card that waits for an event; each OPS of an opening card that brings event and operations."""
RP_HALF = 14
"""A half point of RP that a lost step is waiting for."""
UNIT_POINT = 15
"""A point of strength that comes onto the map, a large unit's counting twice."""
SR_RATE, BEST_POSTS = 60, 5
"""Hundredths of what redeployments would better posts by; how many are looked at."""
USUAL_LARGE, USUAL_SMALL = 8, 1
"""Strengths of the units imagined in posts."""
EVENT, FLAG, WILL, QUALITY, HQ, OFFENSIVE_DRM = 25, 60, 60, 15, 60, 35
"""An event of which nothing special is known; a flag; a point of national will and of troop quality; an HQ ..."""
ENTRY, LANDING, INCOME, REVOLUTION, FORBID, ATTACKED, UPRISING = 520, 70, 60, 220, 40, 60, 70
"""A nation that joins; a landing; RP each turn; steps of the Revolution; ...; an uprising unit."""
GIVE_LARGE, GIVE_SMALL = 90, 25
"""A unit that has to be given up."""
