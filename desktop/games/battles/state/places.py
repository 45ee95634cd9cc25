"""Places off the map. A place on the map is a hex number of four digits; a carried unit stands in its truck's place."""

SETUP = "setup"  # to be deployed before play
DUE = "due"  # arrives on its turn
POOL = "pool"  # may be drawn
AIR = "air"  # air units are always at hand
BOX = "box"  # in an off-map box (reserves)
ELIMINATED = "eliminated"
EXITED = "exited"
WITHDRAWN = "withdrawn"
SWAP = "swap"  # divisions that may be received for another
OFF_MAP = (SETUP, DUE, POOL, AIR, BOX, ELIMINATED, EXITED, WITHDRAWN, SWAP)
