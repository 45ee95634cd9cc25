"""Templates, kinds and figures of the wording."""

import pytest

from desktop.engine.decision import Message
from desktop.views.wording import MissingText, Wording, half_points, listed, signed

NAMES = {"u1": "First Foot", "3142": "3142 (Bridge)"}
WORDS = Wording(
    {
        "go": "{unit} goes from {hex} to {from_hex}.",
        "cost": "{n:half} {n:plural=point|points}",
        "maybe": "lost{steps:if= in full}",
        "bare": "{other}",
    },
    {"unit": lambda value: NAMES[value], "hex": lambda value: NAMES.get(value, value)},
)


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (1, "½"), (2, "1"), (5, "2½"), (-1, "−½"), (-5, "−2½"), (24, "12")]
)
def test_half_points(value: int, text: str) -> None:
    assert half_points(value) == text


def test_signed() -> None:
    assert [signed(n) for n in (2, 0, -3)] == ["+2", "0", "−3"]


def test_listed() -> None:
    assert listed(()) == ""
    assert listed(("a",)) == "a"
    assert listed(("a", "b", "c")) == "a, b and c"


def test_kind_follows_the_argument_name() -> None:
    assert WORDS.say("go", unit="u1", hex="3142", from_hex="9999") == "First Foot goes from 3142 (Bridge) to 9999."


def test_kind_named_in_the_template_and_plurals() -> None:
    assert WORDS.say("cost", n=1) == "½ point"
    assert WORDS.say("cost", n=5) == "2½ points"


def test_words_only_if_there_is_something() -> None:
    assert WORDS.say("maybe", steps=0) == "lost"
    assert WORDS.say("maybe", steps=2) == "lost in full"


def test_message_and_unknown_key() -> None:
    assert WORDS.message(Message.of("bare", other="x")) == "x"
    with pytest.raises(MissingText):
        WORDS.say("nowhere")


def test_fields_of_a_template() -> None:
    assert WORDS.fields("go") == {"unit", "hex", "from_hex"}


def test_values_are_not_templates() -> None:
    assert WORDS.say("bare", other="{unit}") == "{unit}"


def test_templates_pass_through_the_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wording, "translate", staticmethod({"{n} hexes": "{n} casillas"}.__getitem__))
    assert Wording({"far": "{n} hexes"}, {}).say("far", n=3) == "3 casillas"
