"""The small mark-up of rules and narration."""

from __future__ import annotations

from desktop.views.markup import EMPHASIS, OURS, RULE, STRONG, Span, narration, rule_text, rules_named


def test_a_rule_has_a_paragraph_to_a_line() -> None:
    head, item = rule_text("**Forts.** See [[4.1]][[†0]].\n\n- D* is no emphasis, nor is E*.\n")
    assert head.spans == (
        Span("Forts.", STRONG), Span(" See "), Span("4.1", RULE, "4.1"), Span("†", OURS, "0"), Span("."),
    )  # fmt: skip
    assert (head.item, head.plain) == (False, "Forts. See 4.1†.")
    assert (item.item, item.plain) == (True, "D* is no emphasis, nor is E*.")


def test_a_link_may_have_words_of_its_own() -> None:
    assert rule_text("as in [[8.3|zones]]")[0].spans[1] == Span("zones", RULE, "8.3")


def test_narration_is_parted_by_blank_lines() -> None:
    first, second = narration("One *small*\nstep ([[11.2]]).\n\n**Two.**")
    assert first.spans[1] == Span("small", EMPHASIS)
    assert first.plain == "One small step (11.2)."
    assert second.spans == (Span("Two.", STRONG),)
    assert rules_named("One ([[11.2]]), two ([[3.1]]).") == ["11.2", "3.1"]
