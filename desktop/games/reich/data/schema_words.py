"""Words that the reich data files share."""

from typing import Annotated, Literal

import msgspec

Side = Literal["axis", "allies"]
Power = Literal["axis", "western", "soviet"]
Owner = Literal["axis", "western", "soviet", "vichy", "neutral", "none"]
Mall = Literal["both", "allied", "axis"]
Suit = Literal["german", "italian", "western", "soviet", "none"]
Occasion = Literal["land", "amphibious", "sea", "event"]
"""Where an event serves: land (every attack on a land area), amphibious (only those), sea, event actions."""
Course = Annotated[str, msgspec.Meta(pattern=r"^(\d+,\d+)( \d+,\d+)+$")]
Points = Annotated[str, msgspec.Meta(pattern=r"^(\d+,\d+)( \d+,\d+){2,}$")]
"""A closed outline: "x,y x,y x,y ..."."""
