"""Records must be what the standard library's dataclasses are."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from collections.abc import Callable
from dataclasses import field
from typing import Any, ClassVar

import msgspec
import pytest

from desktop.engine import records

MAKERS: dict[str, Callable[..., Any]] = {"ours": records.dataclass, "standard": dataclasses.dataclass}


@records.dataclass(frozen=True, slots=True)
class Kept:
    """At the top of a module, so that it can be pickled."""

    name: str
    parts: tuple[int, ...] = ()


@pytest.fixture(params=list(MAKERS))
def dataclass(request: pytest.FixtureRequest) -> Callable[..., Any]:
    return MAKERS[request.param]


def test_values_defaults_and_factories(dataclass: Callable[..., Any]) -> None:
    @dataclass(slots=True)
    class Thing:
        a: int
        b: str = "b"
        c: list[int] = field(default_factory=list)

    one, two = Thing(1), Thing(1, c=[2])
    assert (one.a, one.b, one.c, two.c) == (1, "b", [], [2])
    assert Thing(1).c is not one.c
    assert not hasattr(one, "__dict__")
    with pytest.raises(TypeError):
        Thing()
    with pytest.raises(TypeError):
        Thing(1, d=2)


def test_equality_hash_and_words(dataclass: Callable[..., Any]) -> None:
    @dataclass(frozen=True, slots=True)
    class Thing:
        a: int
        b: str = field(default="b", repr=False, compare=False)

    @dataclass(frozen=True, slots=True)
    class Other:
        a: int

    assert Thing(1, "x") == Thing(1, "y") != Thing(2, "x")
    assert Thing(1) != Other(1)
    assert hash(Thing(1, "x")) == hash(Thing(1, "y"))
    assert repr(Thing(1, "x")).endswith(".Thing(a=1)")


def test_what_is_open_has_no_hash(dataclass: Callable[..., Any]) -> None:
    @dataclass
    class Thing:
        a: int

    with pytest.raises(TypeError):
        hash(Thing(1))


def test_what_is_frozen_stays_so(dataclass: Callable[..., Any]) -> None:
    @dataclass(frozen=True, slots=True)
    class Thing:
        a: int

    thing = Thing(1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        thing.a = 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        del thing.a
    assert thing.a == 1


def test_inheritance_and_words_only(dataclass: Callable[..., Any]) -> None:
    @dataclass(kw_only=True)
    class Base:
        NAMES: ClassVar[tuple[str, ...]] = ("x",)
        step: str = ""
        made: ClassVar[list[str]] = []

        def __post_init__(self) -> None:
            self.step = self.step or "first"

    @dataclass(kw_only=True)
    class Child(Base):
        unit: str

    child = Child(unit="u")
    assert (child.step, child.unit, Child(unit="u", step="s").step) == ("first", "u", "s")
    assert [item.name for item in dataclasses.fields(Child)] == ["step", "unit"]
    assert child == Child(unit="u") != Base()
    with pytest.raises(TypeError):
        Child("u")


def test_children_of_either_kind_mix() -> None:
    @records.dataclass(frozen=True, slots=True)
    class Base:
        a: int

    @dataclasses.dataclass(frozen=True, slots=True)
    class Child(Base):
        b: int

    @records.dataclass(frozen=True, slots=True)
    class Grandchild(Child):
        c: int = 3

    assert Grandchild(1, 2) == Grandchild(1, 2, 3)
    assert repr(Child(1, 2)).endswith("Child(a=1, b=2)")
    assert not hasattr(Grandchild(1, 2), "__dict__")


def test_own_methods_are_kept(dataclass: Callable[..., Any]) -> None:
    @dataclass(frozen=True, slots=True)
    class Thing:
        a: int

        def __repr__(self) -> str:
            return "mine"

        def __hash__(self) -> int:
            return 7

    assert (repr(Thing(1)), hash(Thing(1))) == ("mine", 7)


def test_copies_pickles_and_json() -> None:
    kept = Kept("a", (1, 2))
    assert copy.deepcopy(kept) == kept
    assert pickle.loads(pickle.dumps(kept)) == kept
    assert dataclasses.replace(kept, name="b") == Kept("b", (1, 2))
    assert dataclasses.asdict(kept) == {"name": "a", "parts": (1, 2)}
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Kept) == kept
    match kept:
        case Kept(name, parts):
            assert (name, parts) == ("a", (1, 2))


def test_rare_kinds_go_to_the_standard_library() -> None:
    @records.dataclass(frozen=True, order=True)
    class Ordered:
        a: int

    assert Ordered(1) < Ordered(2)
    with pytest.raises(ValueError, match="mutable default"):

        @records.dataclass
        class Wrong:
            a: list[int] = []


def test_methods_are_written_when_they_are_needed() -> None:
    @records.dataclass(frozen=True, slots=True)
    class Late:
        a: int

    assert "a" not in inspect.signature(Late.__init__).parameters
    assert Late(1).a == 1
    assert "a" in inspect.signature(Late.__init__).parameters
