"""The language of the game: each verb of an action once, with what it names and the rule that says when it is done."""

from __future__ import annotations

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.engine.verb import TEXT, Either, Kind, Language, Shown, Words, varying, verb
from desktop.mechanics.cdg import verbs as shared
from desktop.mechanics.cdg.verbs import CARD, PLACE, POOL, SPACE, STRENGTH, UNIT

NATION: Kind[str] = Kind("nation", lambda state: state.world.nations)
POINTS: Kind[str] = Either(NATION, POOL)
"""16.1 A pool of replacement points: of a nation, or of the lesser allies of a side."""
SPACE_OR_UNIT: Kind[UnitId | SpaceId] = Either(UNIT, SPACE)
"""9.4.2, 18.1.1 What is activated: a space, or a unit in a region."""
UNIT_OR_CARD: Kind[UnitId | CardId] = Either(UNIT, CARD)
"""AP-24, AP-36 What withdraws before a combat: all by the card, or a unit."""
MARKER = Words("move", "attack")
SPARE = Words("spare")
UPRISING = Words("uprising")
"""12.1 What is attacked where more than one thing can be."""
MANNER = Words("full", "reduced", "repair")
"""22.3 How a large unit is put together."""
CONVERSION: Kind[str] = Kind("text", lambda state: [rule.id for rule in state.world.tables.conversions])

# -- cards -------------------------------------------------------------------------------------------
PLAY = shared.PLAY.under("8.2")
ONE_OPS = verb("one-ops", rule="8.2")
UPRISE = verb("uprise", NATION, rule="23.3.1")
AGREE = verb("agree", rule="4.4.1")
ACCEPT = verb("accept", rule="9.7.1")
DECLINE = verb("decline", rule="9.7.1", passes=True)
OPTION = verb("option", TEXT, rule="9.7.1")
FORT = verb("fort", SPACE, rule="9.7.1")
GIVE = verb("give", UNIT, rule="9.7.1")
FLIP = verb("flip", UNIT, rule="9.7.1")
REPAIR = verb("repair", UNIT, rule="9.7.1")
ENTER = verb("enter", UNIT, PLACE, rule="9.7.1")
ORDER = verb("order", SPACE, SPACE, rule="9.7.1")
DISCARD = shared.DISCARD.under("6.0")
KEEP = shared.KEEP.under("6.0")
OPEN = verb("open", CARD, rule="4.2")
# -- operations --------------------------------------------------------------------------------------
MARK = varying("mark", SPACE_OR_UNIT, MARKER, SPARE, least=2, rule="9.4.4")
GROUP = verb("group", UNIT, rule="18.1.1")
UNMARK = verb("unmark", SPACE_OR_UNIT, rule="9.4.4", quiet=True, arranges=True)
MARKED = shared.MARKED.under("9.4.4")
PICK = shared.PICK.under("11.1.1")
TO = shared.TO.under("11.1.2")
STOP = shared.STOP.under("11.1.1")
BUILD = verb("build", SPACE, rule="19.2", shown=Shown.BUTTON)
ASSEMBLE = verb("assemble", UNIT, SPACE, MANNER, rule="22.3")
DISASSEMBLE = verb("disassemble", UNIT, rule="22.4")
MOVED = shared.MOVED.under("9.4.4")
# -- combat ------------------------------------------------------------------------------------------
TARGET = varying("target", SPACE, UPRISING, least=1, rule="12.1")
WITH = shared.WITH.under("12.1")
WITHOUT = shared.WITHOUT.under("12.1")
ATTACK = varying("attack", CARD, least=0, rule="12.1", shown=Shown.BUTTON)
NO_MORE = shared.NO_MORE.under("12.1")
DEFEND = verb("defend", UNIT, rule="18.3.1")
NO_HQ = verb("no-hq", rule="27.0", passes=True)
FLANK = verb("flank", SPACE, rule="21.0")
NO_FLANK = verb("no-flank", rule="21.0", passes=True)
CARD_PLAYED = shared.CARD_PLAYED.under("9.8")
NO_CARD = shared.NO_CARD.under("9.8")
WITHDRAW = verb("withdraw", UNIT_OR_CARD, rule="12.2")
MARCH = verb("march", UNIT, SPACE, rule="12.2")
LOSE = shared.LOSE.under("12.6.2")
BRING = shared.BRING.under("12.6.4")
HALT = varying("halt", UNIT, least=0, rule="12.7.4", passes=True)
STAY = verb("stay", rule="12.7.4", passes=True)
RETREAT = shared.RETREAT.under("12.7.1")
ADVANCE = shared.ADVANCE.under("12.8.1")
# -- the end of a turn -------------------------------------------------------------------------------
REPLACE = verb("replace", UNIT, POINTS, rule="16.1")
REBUILD = verb("rebuild", UNIT, POINTS, STRENGTH, rule="16.1")
CONVERT = verb("convert", CONVERSION, rule="16.7")
RECORD = verb("record", POINTS, rule="25.4")
NONE = verb("none", rule="23.3.1", passes=True)
DECLARE = verb("declare", NATION, rule="26.6.2")
HOLD = verb("hold", rule="26.6.2", passes=True)
LEAD = verb("lead", rule="4.4.1")
YIELD = verb("yield", rule="4.4.1", passes=True)
DONE = shared.DONE.under("9.3")
EVENT_DONE = shared.EVENT_DONE.under("9.7.1")

LANGUAGE = Language.of(globals())
