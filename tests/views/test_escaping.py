"""Text inside rich text."""

from __future__ import annotations

import html

import pytest

from desktop.views.escaping import escape, unescape


@pytest.mark.parametrize("text", ["", "plain", "a & b", '<b>"it\'s"</b>', "&amp; &lt; &nbsp;"])
def test_escaped_text_is_that_of_html_and_comes_back(text: str) -> None:
    assert escape(text) == html.escape(text)
    assert unescape(escape(text)) == text


def test_a_space_that_holds_words_together_is_one_sign() -> None:
    assert unescape("12&nbsp;000") == "12\u00a0000"
