"""The conditions of a strategy card in words: one wording for its face, its tooltip, its print and a refusal.

The text of a condition is `condition.<kind>`, or `condition.<kind>_<value>` where one value needs words of its own. It
goes on from "only ...": "from turn 4 on", "after Axis Military Aid (N2) was played". Its arguments are the fields of
the condition; of a list, `{spaces:any_space}` names one or another and `{spaces:all_space}` one and another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.mechanics.cdg.conditions import ALL, ANY, kind_of, parts_of
from desktop.views.wording import Kind, listed

if TYPE_CHECKING:
    from desktop.views.naming import Naming

OR, AND, ALSO = " or ", " and ", "; "


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
