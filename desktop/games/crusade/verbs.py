"""The language of the game: each verb of an action once, with what it names and the rule that says when it is done."""

from __future__ import annotations

from desktop.engine.verb import Kind, Language, Shown, Words, varying, verb
from desktop.mechanics.cdg import verbs as shared
from desktop.mechanics.cdg.verbs import CARD, POOL, SPACE, STRENGTH, UNIT

SIEGE: Kind[str] = Kind("siege", lambda state: state.world.sieges)
MARKER = Words("move", "attack")
NAMED = Words("named")
"""11.1 An attack that is named before its dice are rolled."""

# -- cards -------------------------------------------------------------------------------------------
PLAY = shared.PLAY.under("7.1.3")
AUTO = verb("auto", rule="7.1.3")
DISCARD = shared.DISCARD.under("8.5.3.6")
EVENT_DONE = shared.EVENT_DONE.under("8.5.1.1")
KEEP = shared.KEEP.under("8.5.3.6")
BOMB = verb("bomb", SPACE, rule="8.5.1.1")
RISE = verb("rise", SPACE, rule="8.5.1.1")
WORK = verb("work", SPACE, rule="8.5.1.1")
BEACH = verb("beach", SPACE, rule="8.5.6.1")
LAND = verb("land", UNIT, rule="8.5.4.1")
# -- operations --------------------------------------------------------------------------------------
MARK = verb("mark", SPACE, MARKER, rule="8.2.3")
UNMARK = verb("unmark", SPACE, rule="8.2.3", quiet=True, arranges=True)
MARKED = shared.MARKED.under("8.2.3")
PICK = shared.PICK.under("10.1.1")
TO = shared.TO.under("10.1.3")
STOP = shared.STOP.under("10.1.1")
MOVED = shared.MOVED.under("8.2.4")
BUILD = shared.BUILD.under("10.2.1")
SPECIAL = shared.SPECIAL.under("13.4.3")
ELIMINATE = verb("eliminate", UNIT, rule="9.1.4")
DISMANTLE = verb("dismantle", SPACE, rule="10.2.10", arranges=True)
# -- combat ------------------------------------------------------------------------------------------
TARGET = shared.TARGET.under("8.2.5")
WITH = shared.WITH.under("11.2.2")
WITHOUT = shared.WITHOUT.under("11.2.2")
ATTACK = varying("attack", NAMED, least=0, rule="11.2.2", shown=Shown.BUTTON)
ASSAULT = verb("assault", SIEGE, rule="16.1.4.1")
NO_MORE = shared.NO_MORE.under("8.2.5")
BONUS = verb("bonus", SPACE, rule="8.5.5.3")
CARD_PLAYED = shared.CARD_PLAYED.under("11.2.4")
CLAIM = verb("claim", UNIT, rule="16.6.2", shown=Shown.BUTTON)
NO_CARD = shared.NO_CARD.under("11.2.4")
DEFECT = verb("defect", UNIT, rule="19.2")
VOID = verb("void", CARD, rule="11.2.5")
LOSE = shared.LOSE.under("11.2.8")
MISSING = verb("missing", UNIT, rule="11.3.5.1")
BRING = shared.BRING.under("11.3.5")
CANCEL = verb("cancel", UNIT, rule="11.4.3", shown=Shown.BUTTON)
RETREAT = shared.RETREAT.under("11.4.5")
ADVANCE = shared.ADVANCE.under("11.2.11")
HALT = shared.HALT.under("11.2.11")
# -- replacements and corps --------------------------------------------------------------------------
REPLACE = shared.REPLACE.under("14.1.3")
REBUILD = varying("rebuild", UNIT, POOL, STRENGTH, least=1, rule="14.1.4")
SIEGE_FED = verb("siege", SIEGE, rule="16.1.8")
RESERVE = verb("reserve", UNIT, rule="15.2.2.2")
MILITARIZE = verb("militarize", UNIT, rule="15.2.3")
REMOVE = verb("remove", UNIT, rule="8.5.2.5")
DONE = shared.DONE.under("7.1.3")

LANGUAGE = Language.of(globals())
