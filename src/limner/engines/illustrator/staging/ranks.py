"""The order of those who are arranged as one: the first, the middle and the last of a row, every other one."""

from collections.abc import Sequence
from itertools import zip_longest

from limner.engines.illustrator.reading.kinds import Rank
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.units import Member


def arranged_alike(reading: Reading, free: Sequence[int], subject: int) -> list[int]:
    """The subjects that are of one arrangement with this one, the few first: "a stack of books, the top one red"."""
    own = reading.subjects[subject]
    alike = [
        i
        for i in free
        if (reading.subjects[i].symbol, reading.subjects[i].arrangement) == (own.symbol, own.arrangement)
    ]
    return sorted(alike, key=lambda i: reading.subjects[i].count)


def in_rank(groups: Sequence[tuple[Rank, Sequence[Member]]]) -> list[Member]:
    """All of them, those of a rank where it says; the others in turn."""
    line = _in_turn([members for rank, members in groups if not rank] or [[]])
    middle = len(line) // 2
    for rank, members in groups:
        at = {"first": 0, "middle": middle, "last": len(line)}.get(rank)
        if at is not None:
            line[at:at] = members
    return line


def _in_turn(groups: Sequence[Sequence[Member]]) -> list[Member]:
    """All of them: of two equal groups one of each in turn, "every other one red", else one group after the other."""
    if len(groups) == 2 and abs(len(groups[0]) - len(groups[1])) <= 1 < len(groups[1]):
        few, many = sorted(groups, key=len)
        return [m for pair in zip_longest(many, few) for m in pair if m is not None]
    return [m for group in groups for m in group]
