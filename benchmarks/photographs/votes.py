"""Votes on numbered results, and the shares of those that were accepted."""

import csv
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean

from benchmarks.table import print_table

Tally = dict[str, dict[str, list[bool]]]
"""Votes by row and by method."""

YES, NO = {"yes", "y", "true", "1"}, {"no", "n", "false", "0"}


def read(path: Path) -> list[tuple[str, bool]]:
    """Number and vote of each result in a file of JSON ({"17": true}) or CSV (17,yes; a head is passed over).

    Exits with a message for a vote that is neither yes nor no.
    """
    if path.suffix == ".json":
        pairs: Iterable[tuple[str, object]] = json.loads(path.read_text()).items()
    else:
        lines = csv.reader(path.read_text().splitlines())
        pairs = [(line[0], line[1]) for line in lines if line and line[0].strip().isdigit()]
    return [(number.strip(), _accepted(number, vote, path)) for number, vote in pairs]


def _accepted(number: str, vote: object, path: Path) -> bool:
    word = str(vote).strip().lower()
    if word not in YES | NO:
        sys.exit(f"{path}: the vote on {number} is {vote!r}, not yes or no")
    return word in YES


def tally(key: Path, files: Sequence[Path]) -> Tally:
    """The votes of all files, told by the key. Exits with a message for a number that is not in it."""
    told = json.loads(key.read_text())
    counted: Tally = defaultdict(lambda: defaultdict(list))
    for path in files:
        for number, vote in read(path):
            if number not in told:
                sys.exit(f"{path}: there is no number {number} in {key}")
            counted[told[number]["row"]][told[number]["method"]].append(vote)
    return counted


def report(counted: Tally) -> None:
    """Print accepted shares and votes by row and method, and their mean over the rows that a method has votes in."""
    methods = sorted({method for by_method in counted.values() for method in by_method})
    lines = [[row, *(_share(by_method.get(method, [])) for method in methods)] for row, by_method in counted.items()]
    shares = [[mean(by[method]) for by in counted.values() if by.get(method)] for method in methods]
    lines.append(["mean of the rows", *(f"{mean(of):.2f}" for of in shares)])
    heads = [f"{method}: accepted (of votes)" for method in methods]
    print_table("Edits of photographs, voted blind", ("row", *heads), lines)


def _share(votes: list[bool]) -> str:
    return f"{mean(votes):.2f} ({sum(votes)} of {len(votes)})" if votes else "–"
