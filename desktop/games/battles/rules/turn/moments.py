"""When each kind of thing is done: the rule that says so, by verb; the words are `moment.<verb>`."""

from __future__ import annotations

MOMENTS = {
    # -- set-up and movement
    "auto": "4.0",
    "put-back": "4.0",
    "pick": "6.0",
    "to": "6.1",
    "exit": "16.0",
    "load": "B.trucks",
    "unload": "B.trucks",
    "bridge": "J.engineers",
    "release": "J.reserves",
    "receive": "B.release",
    "end": "6.0",
    "remove": "7.2",
    # -- air
    "air": "13.0",
    "points": "13.0",
    "hit": "13.3",
    # -- declaration
    "attack": "11.1",
    "widen": "11.1",
    "barrage": "12.4",
    "support": "12.51",
    "withdraw": "11.1",
    "complete": "11.1",
    # -- combat
    "fight": "11.4",
    "normal": "11.2",
    "assault": "11.2",
    "fire": "12.3",
    "stand": "11.61",
    "retreat": "11.61",
    "roll": "11.4",
    "lose": "11.5",
    "back": "11.6",
    "wall": "14.3",
    "fall-back": "14.3",
    "aim": "12.3.3",
    "advance": "11.7",
    "done": "5.0",
}
