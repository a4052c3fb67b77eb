"""The contact sheets hold everything there is to look at."""

from pathlib import Path
from typing import get_args

import cv2
import numpy as np
import pytest

from limner.catalog.models import MODELS
from limner.catalog.sizes import RATIOS
from limner.engines.illustrator import sheets
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.reading.kinds import RelationKind, Time, Weather
from limner.engines.illustrator.staging.settings.index import load as settings


@pytest.fixture(scope="module")
def labels() -> dict[str, list[str]]:
    """The labels of each sheet."""
    return {sheet.name: [label for label, _ in sheet.tiles] for sheet in sheets.sheets()}


def test_every_symbol_in_every_pose(labels: dict[str, list[str]]) -> None:
    shown = [label for name, some in labels.items() if name.startswith("symbols-") for label in some]
    assert sorted(shown) == sorted(f"{symbol.id}: {pose}" for symbol in load() for pose in symbol.poses)


def test_everything_else(labels: dict[str, list[str]]) -> None:
    starts = {name: {label.partition(":")[0] for label in some} for name, some in labels.items()}
    assert starts["settings"] == set(settings())
    assert starts["looks"] == set(LOOKS)
    assert starts["models"] == {model.id for model in MODELS.values() if not model.vector}
    assert labels["ratios"] == list(RATIOS)
    assert len(starts["marks"]) == len(sheets.MARKED)
    assert len(labels["moods"]) == len(sheets.MOODY) * len(sheets.MOODS)
    assert len(labels["weather"]) == len(get_args(Time)) * len(get_args(Weather))
    assert all(any(f" {kind} " in label for label in labels["relations"]) for kind in get_args(RelationKind))


def test_a_figure_is_whole_and_in_the_middle() -> None:
    for name in ("giraffe", "crocodile"):
        pixels = sheets.figure(load()[name], "standing")
        drawn = np.abs(pixels.astype(int) - sheets.GROUND).sum(axis=2) > 60
        rows, columns = np.nonzero(drawn.any(axis=1))[0], np.nonzero(drawn.any(axis=0))[0]
        assert rows[0] > 0
        assert rows[-1] < sheets.FIGURE - 1
        assert columns[0] > 0
        assert columns[-1] < sheets.FIGURE - 1
        assert abs((columns[0] + columns[-1]) / 2 - sheets.FIGURE / 2) < sheets.FIGURE / 8


def test_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    colours = [(200, 30, 30), (30, 30, 200), (30, 200, 30)]
    tiles = [(f"{number} <tile>", lambda c=c: np.full((40, 60, 3), c, np.uint8)) for number, c in enumerate(colours)]
    monkeypatch.setattr(sheets, "sheets", lambda: iter([sheets.Sheet("colours", 2, 60, tiles)]))
    sheets.main(tmp_path / "out")
    page = cv2.imread(str(tmp_path / "out" / "colours.png"))
    assert page is not None
    cell = 60 + sheets.GAP
    assert page.shape == (2 * (cell + sheets.LABEL) + sheets.GAP, 2 * cell + sheets.GAP, 3)
    for number, colour in enumerate(colours):
        x, y = sheets.GAP + number % 2 * cell, sheets.GAP + number // 2 * (cell + sheets.LABEL)
        assert tuple(page[y + 40, x + 30, ::-1]) == colour
        assert page[y + 60 : y + 60 + sheets.LABEL, x : x + 60].min() < 128, "a label"
    text = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert '<a href="#colours">' in text
    assert text.count("data:image/webp;base64,") == 1
    assert "http" not in text
    assert capsys.readouterr().out == "colours: 3\n"


def test_a_long_label_is_made_to_fit() -> None:
    assert sheets.written("a very long label " * 9, 100).shape == (sheets.LABEL, 100, 3)
    ink = sheets.written("a very long label " * 9, 100).min(axis=2) < 200
    assert not ink[:, -2:].any()
