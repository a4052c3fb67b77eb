"""The command that measures starts; that every measurement still runs is for `make bench-check`."""

import inspect
import re

import pytest

from benchmarks.__main__ import SECTIONS, main

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_needs_nothing_but_its_name(name: str) -> None:
    inspect.signature(SECTIONS[name]).bind()


def test_the_sections_that_are_named_run_after_the_machine(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECTIONS, "engine", lambda: print("| engine |"))
    main(["engine"])
    assert re.fullmatch(r"\d{4}-\d\d-\d\d, .+ cores, .+; limner .+\n\n\| engine \|\n", capsys.readouterr().out)


def test_a_section_that_there_is_not() -> None:
    with pytest.raises(SystemExit, match="no such measurement: paint; there are engine, "):
        main(["paint"])
