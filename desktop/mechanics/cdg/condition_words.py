"""The conditions of a strategy card in words: one wording for its face, its tooltip, its print and a refusal.

A refusal names the condition that is not met by its place on the card: "N15.0" is the first condition of N15,
"R11.0.1" the second part of the first condition of R11. `{condition}` in a text is shown as the words of that place.

The text of a condition is `condition.<kind>`, or `condition.<kind>_<value>` where one value needs words of its own. It
goes on from "only ...": "from turn 4 on", "after Axis Military Aid (N2) was played". Its arguments are the fields of
the condition; of a list, `{spaces:any_space}` names one or another and `{spaces:all_space}` one and another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from msgspec import Struct

from desktop.views.wording import Kind, listed

if TYPE_CHECKING:
    from desktop.views.naming import Naming

C = TypeVar("C", bound=Struct)
"""A condition: a tagged record of a game."""
C_co = TypeVar("C_co", bound=Struct, covariant=True)
Holds = Callable[[C], bool]
ANY, ALL = "any", "all"
"""Kinds of conditions that are made of others."""
OR, AND, ALSO = " or ", " and ", "; "


# -- which one is not met ----------------------------------------------------------------------------
class Compound(Protocol[C_co]):
    """A condition that is made of others."""

    @property
    def of(self) -> Sequence[C_co]: ...


def kind_of(condition: Struct) -> str:
    return str(condition.__struct_config__.tag)


def parts_of(condition: C) -> Sequence[C]:
    """What a condition of the kinds `any` and `all` is made of."""
    return cast(Compound[C], condition).of


def is_met(condition: C, holds: Holds[C]) -> bool:
    """Whether a condition is met, if `holds` tells it of single ones."""
    if kind_of(condition) == ANY:
        return any(is_met(part, holds) for part in parts_of(condition))
    if kind_of(condition) == ALL:
        return all(is_met(part, holds) for part in parts_of(condition))
    return holds(condition)


def first_unmet(where: str, conditions: Sequence[C], holds: Holds[C]) -> str:
    """The place of the first condition that is not met, below a card or a condition; "" if all are."""
    for number, condition in enumerate(conditions):
        place = f"{where}.{number}"
        if not is_met(condition, holds):
            return first_unmet(place, parts_of(condition), holds) if kind_of(condition) == ALL else place
    return ""


def condition_at(conditions: Sequence[C], place: str) -> C:
    """The condition at a place, among those of its card."""
    first, *deeper = (int(number) for number in place.split(".")[1:])
    found = conditions[first]
    for number in deeper:
        found = parts_of(found)[number]
    return found


# -- words -------------------------------------------------------------------------------------------
def clause(names: Naming, condition: Struct) -> str:
    """A condition in words that go on from "only"."""
    kind = kind_of(condition)
    if kind in (ANY, ALL):
        return listed([clause(names, part) for part in parts_of(condition)], OR if kind == ANY else AND)
    values = {name: getattr(condition, name) for name in condition.__struct_fields__}
    special = (f"condition.{kind}_{value}" for value in values.values() if isinstance(value, str))
    return names.say(names.first_of(*special, f"condition.{kind}"), **values)


def clauses(names: Naming, conditions: Iterable[Struct]) -> str:
    """All conditions of a card; "" if it has none."""
    return ALSO.join(clause(names, condition) for condition in conditions)


def list_kinds(kinds: Mapping[str, Kind]) -> dict[str, Kind]:
    """For every kind of thing how a list of them is shown: `all_space`, `any_space`."""
    found: dict[str, Kind] = {}
    for name, shown in kinds.items():
        found[f"all_{name}"] = _joining(shown, AND)
        found[f"any_{name}"] = _joining(shown, OR)
    return found


def _joining(shown: Kind, joint: str) -> Kind:
    return lambda values: listed([shown(value) for value in values], joint)
