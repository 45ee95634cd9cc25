"""Highlights stand out at 3:1 from every ground, also for colour-blind eyes; sides differ in lightness."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from desktop.engine.match import Match
from desktop.ui.map.look import HATCHES
from desktop.ui.paint.palette import HIGHLIGHT, TERRAIN, contrast, ink_on, luminance, palette, sides_as

# Severity 1.0 matrices of Machado, Oliveira and Fernandes (2009), for linear RGB.
SEEN_BY = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}

FIVE = ("lit-piece", "reach", "supplied", "command", "zone")


def linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def display(value: float) -> float:
    value = min(max(value, 0.0), 1.0)
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def seen(colour: QColor, eyes: str) -> QColor:
    rgb = [linear(v) for v in (colour.redF(), colour.greenF(), colour.blueF())]
    return QColor.fromRgbF(*(display(sum(m * v for m, v in zip(row, rgb, strict=True))) for row in SEEN_BY[eyes]))


@pytest.mark.parametrize("eyes", sorted(SEEN_BY))
@pytest.mark.parametrize("name", sorted(HIGHLIGHT))
def test_highlights_stand_out_from_every_ground(name, eyes):
    colours = palette(name)
    poor = [
        (style, ground, round(found, 2))
        for style in sorted(HIGHLIGHT[name])
        for ground in sorted(TERRAIN)
        if (found := contrast(seen(colours.highlight(style), eyes), seen(colours.terrain(ground), eyes))) < 3.0
    ]
    assert poor == []


def test_five_things_have_five_colours_and_forms():
    """What may be moved, what can be reached, supply, command, zones of control."""
    colours = {palette("standard").highlight(style).hue() for style in FIVE}
    assert len(colours) == len(FIVE)
    assert all(abs(one - other) > 15 for one in colours for other in colours if one != other)
    assert len({HATCHES.get(style, "corners") for style in FIVE}) == len(FIVE)


def test_contrast_is_measured_as_usual():
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21.0)
    assert contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("eyes", sorted(SEEN_BY))
@pytest.mark.parametrize("name", sorted(HIGHLIGHT))
def test_sides_differ_in_lightness(name, eyes):
    colours = palette(name)
    with sides_as({}):
        one, other = (luminance(seen(colours.ground(side), eyes)) for side in ("republican", "nationalist"))
    assert one / other > 3


def test_every_ground_colour_carries_readable_ink():
    for name in ("republican", "nationalist", "field-grey", "red", "white", "blue", "black", "grey", "never-heard-of"):
        ground = palette().ground(name)
        assert contrast(ink_on(ground), ground) >= 4.5


def test_unknown_names_keep_their_colour():
    assert palette().ground("Zeta Corps") == palette().ground("zeta-corps")
    assert palette().ground("dark blue") == palette().ground("dark-blue")


@pytest.mark.parametrize("name", ["standard", "colour-blind"])
@pytest.mark.parametrize(
    ("game", "scenario", "players"),
    [("illusions", "campaign-1914", "four"), ("arriba", "civil-war", "three"), ("arriba", "civil-war", "four")],
)
def test_partners_who_sit_apart_are_told_apart(game: str, scenario: str, players: str, name: str) -> None:
    match = Match.new(game, scenario, seed=1, options={"players": players})
    presenter = match.definition.presenter(match.world)
    with sides_as(dict(presenter.board().sides)):
        grounds = [palette(name).ground(seat) for seat, _ in presenter.seats()]
    for number, one in enumerate(grounds):
        for other in grounds[:number]:
            apart = sum(abs(a - b) for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))
            assert apart > 90, (one.name(), other.name())
