"""The language of the game: each verb of an action once, with what it names and the rule that says when it is done."""

from __future__ import annotations

from desktop.engine.ids import CardId, EventId, SpaceId
from desktop.engine.verb import NUMBER, Either, Kind, Language, Shown, Words, varying, verb
from desktop.games.reich.data.world import POWERS
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, LAND, PARATROOP, SEA
from desktop.games.reich.state.sides import ALLIED_POWERS

AREA: Kind[SpaceId] = Kind("area", lambda state: state.world.areas)
"""A land area or a sea zone."""
ZONE: Kind[SpaceId] = Kind("zone", lambda state: state.world.is_sea)
SPACES = (AREA, ZONE)
CARD: Kind[CardId] = Kind("card", lambda state: state.world.cards)
"""A conflict card."""
EVENT: Kind[EventId] = Kind("event", lambda state: state.world.events)
"""An event in a mall or in the lid."""
HELD: Kind[EventId] = Kind("event", lambda state: state.world.events)
"""An event that the player holds."""
CARDS = (CARD, EVENT, HELD)
SPARE: Kind[str] = Either(CARD, HELD)
"""What there is too much of: conflict cards in hand, or events."""
POWER = Words(*POWERS, name="power")
ALLIED_POWER = Words(*ALLIED_POWERS, name="power")
TYPE = Words(LAND, PARATROOP, AMPHIBIOUS, SEA)
"""6.5.1 A type of attack."""
ORIGIN: Kind[str] = Either(AREA, POWER)
"""6.5.3.1 An attack at sea comes from a power."""
PUSH_OF = Words("events", "attacks")
WAY = Words("own", "enemy")
"""6.1 Whose hand size changes."""
POOL = Words("production", "success", "push", "pass")
"""7.9 What the bonus pool offers, and to leave the rest of it."""
MARKER = Words("fort", "fleet", name="marker")
WHOSE = Words("own", "enemy")
"""7.5 Whose dice are changed."""

# -- actions of a turn -------------------------------------------------------------------------------
REORGANISE = verb("reorganise", rule="6.1")
OPTION = verb("option", WAY, rule="6.1")
FORTIFY = verb("fortify", AREA, rule="6.2", shown=Shown.ON_THE_MAP, quiet=True)
FLEET = verb("fleet", ZONE, rule="6.3.1", shown=Shown.ON_THE_MAP, quiet=True)
LIFT = verb("lift", AREA, rule="3.0", shown=Shown.ON_THE_MAP)
BIG_PUSH = verb("big-push", rule="6.3.2")
EVENT_DONE = verb("event-done", rule="6.4.2", shown=Shown.BUTTON)
"""What a card says was done by hand."""
SEEK = verb("seek", EVENT, rule="6.4")
ATTACK = verb("attack", TYPE, ORIGIN, AREA, rule="6.5", shown=Shown.ON_THE_MAP, ends="lapse")
PUSH = verb("push", PUSH_OF, rule="6.6.1")
BARBAROSSA = verb("barbarossa", rule="6.7.1")
OVERLORD = verb("overlord", ZONE, AREA, rule="6.7.1", shown=Shown.ON_THE_MAP)
BONUS = verb("bonus", POOL, rule="7.9", ends="lapse")
BLITZ = varying("blitz", AREA, Either(AREA, HELD), HELD, least=1, rule="7.9.2", shown=Shown.BUTTON, ends="lapse")
"""The target, the origin unless it was just taken, and the general who leads it if any."""
# -- conflicts ---------------------------------------------------------------------------------------
DEFEND_FOR = verb("power", ALLIED_POWER, rule="6.5.3.1")
PLAY = verb("play", HELD, rule="7.2", shown=Shown.BUTTON)
LAY = verb("card", CARD, rule="7.3")
USE = varying("use", Either(HELD, MARKER), WHOSE, NUMBER, least=1, rule="7.5", shown=Shown.BUTTON)
"""The source, whose dice, and the die if it changes a single one; Speer has nothing to do with dice."""
CHOOSE = verb("choose", CARD, rule="4.1.3", shown=Shown.BUTTON)
REROLL = verb("reroll", NUMBER, rule="7.6")
ROLL = verb("roll", rule="7.6")
KEEP = verb("keep", HELD, rule="6.7.4.1", shown=Shown.BUTTON)
# -- cards and events --------------------------------------------------------------------------------
DISCARD = verb("discard", SPARE, rule="4.1.4")
RETURN = verb("return", EVENT, rule="5.4", shown=Shown.BUTTON)
TURN = verb("turn", AREA, ALLIED_POWER, rule="6.4.2", shown=Shown.BUTTON)
EXCHANGE = verb("exchange", rule="10.4.3")
DONE = verb("done", rule="5.2", passes=True)

LANGUAGE = Language.of(globals())
