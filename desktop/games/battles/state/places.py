"""Places off the map. A place on the map is a hex number of four digits; a carried unit stands in its truck's place."""

from desktop.engine.ids import SpaceId

SETUP = SpaceId("setup")  # to be deployed before play
DUE = SpaceId("due")  # arrives on its turn
POOL = SpaceId("pool")  # may be drawn
AIR = SpaceId("air")  # air units are always at hand
BOX = SpaceId("box")  # in an off-map box (reserves)
ELIMINATED = SpaceId("eliminated")
EXITED = SpaceId("exited")
WITHDRAWN = SpaceId("withdrawn")
SWAP = SpaceId("swap")  # divisions that may be received for another
OFF_MAP = (SETUP, DUE, POOL, AIR, BOX, ELIMINATED, EXITED, WITHDRAWN, SWAP)
