"""Every command of the controller in any order; what must hold after each stands in model_table."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.controller.model_library import Model
from tests.controller.model_plans import PLANS

QUICK = {"tiny": (80, 30), "crusade": (5, 20), "illusions": (5, 20), "reich": (8, 20), "battles": (8, 20)}
"""Examples and commands in each, by game."""
LONG = {"tiny": (2500, 50), "crusade": (250, 40), "illusions": (250, 40), "reich": (500, 40), "battles": (500, 40)}


def _settings(examples: int, commands: int, *, alike: bool) -> settings:
    """With `alike` every run tries the same; otherwise each one tries something else."""
    return settings(
        max_examples=examples,
        stateful_step_count=commands,
        deadline=None,
        derandomize=alike,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate,) if alike else (Phase.generate, Phase.shrink),  # shrinking may take minutes
    )


def _run(game: str, chosen: settings) -> None:
    kind = type(f"ModelOf{game.title()}", (Model,), {"plan": PLANS[game]})
    run_state_machine_as_test(kind, settings=chosen)


@pytest.mark.parametrize("game", QUICK)
def test_whatever_is_done_at_the_table_nothing_is_lost_shown_or_stuck(game: str, qapp: object) -> None:
    _run(game, _settings(*QUICK[game], alike=True))


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", LONG)
def test_the_same_for_long(game: str, qapp: object) -> None:
    _run(game, _settings(*LONG[game], alike=False))
