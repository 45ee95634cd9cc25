"""Effects and conditions that could not be carried out are refused before anybody plays with them."""

from __future__ import annotations

import pytest

from desktop.data.copy.catalogue import Catalogue
from desktop.data.copy.corrections import Correction, Corrections
from desktop.data.copy.fitting import catalogue_of, fitted
from desktop.data.copy.forms import asked, blank, kinds_of, named_by
from desktop.data.copy.meaning import why_not_meant
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.errors import DataError

N10 = ("cards", "cards/N10")


@pytest.fixture(scope="module")
def crusade() -> Catalogue:
    return catalogue_of("crusade")


@pytest.mark.parametrize(
    ("field", "record", "told"),
    [
        ("effects", {"kind": "own"}, "what only one card does cannot be put on another"),
        ("effects", {"kind": "reinforce", "unit": "", "where": "reserve"}, "Reinforce: Unit is wanted"),
        ("conditions", {"kind": "any", "of": [{"kind": "played", "card": ""}]}, "Played: Card is wanted"),
        ("conditions", {"kind": "any", "of": [{"kind": "own", "part": "x"}]}, "cannot be put on another"),
    ],
)
def test_what_could_not_be_carried_out_is_refused(crusade: Catalogue, field: str, record: object, told: str) -> None:
    copy = OwnCopy(crusade, Corrections("crusade"))
    with pytest.raises(DataError, match=told):
        copy.change(N10, {field: [record]})
    file, entry = N10
    shipped = crusade.entries[N10].fields[field].value
    by_hand = Correction(file=file, entry=entry, mark="changed", values={field: [record]}, was={field: shipped})
    (aside,) = fitted(crusade, Corrections.made("crusade", [by_hand])).aside
    assert told in aside.reason


@pytest.mark.parametrize("name", ["crusade", "illusions", "reich"])
def test_all_that_ships_is_meant(name: str) -> None:
    for entry in catalogue_of(name).of_kind("cards"):
        for path, field in entry.fields.items():
            assert why_not_meant(entry, path, field.value) == ""


def test_a_blank_record_has_what_must_be_there(crusade: Catalogue) -> None:
    kinds = kinds_of(crusade.entries[N10].fields["effects"].shape.type)
    drm = next(kind for kind in kinds if kind.tag == "drm")
    assert blank(drm) == {"kind": "drm", "side": "nationalist", "value": 0}
    assert list(asked(drm)) == ["side", "value", "when", "spaces"]
    assert ("leon", "León") in named_by(crusade, "spaces")
    assert ("N2", "N2 Axis Military Aid") in named_by(crusade, "card")
    assert ("int", "int") in named_by(crusade, "family")
