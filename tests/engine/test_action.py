"""Actions and their text form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.engine.action import Action
from desktop.engine.errors import ActionSyntaxError

VERBS = st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,10}", fullmatch=True)
ARGS = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=12), max_size=4)


@given(VERBS, ARGS)
def test_the_text_form_parses_back(verb: str, args: list[str]) -> None:
    action = Action.of(verb, *args)
    assert Action.parse(str(action)) == action
    assert "\n" not in str(action)


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = Action.parse(text)
    except ActionSyntaxError:
        return
    assert str(action) == text


@pytest.mark.parametrize("text", ["", " ", "a  b", " a", "a ", "a\nb", "1", "to %zz\x00", "to a%2F", "to%20x y z%2"])
def test_sloppy_text_is_refused(text: str) -> None:
    with pytest.raises(ActionSyntaxError):
        Action.parse(text)


def test_plain_ids_stay_readable() -> None:
    assert str(Action.of("attack", "31.42", "JN-1.1.1,JN-2")) == "attack 31.42 JN-1.1.1,JN-2"
    assert Action("done").target == ""
