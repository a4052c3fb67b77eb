"""The record of what strangers saw in the symbols: `atlas/recognised.csv`, written by `tools/recognition.py`."""

import csv
from datetime import date
from pathlib import Path

from limner.engines.illustrator import atlas
from limner.engines.illustrator.atlas.index import load

RECORD = Path(atlas.__file__).with_name("recognised.csv")


def test_every_symbol_was_shown_to_a_stranger_and_named() -> None:
    with RECORD.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["symbol"] for line in lines] == sorted(symbol.id for symbol in load())
    for line in lines:
        assert line["answer"]
        assert date.fromisoformat(line["date"]).year >= 2026
