"""How many lie in each row of a heap, and of whom there is one."""

import math
from collections.abc import Iterable

from limner.engines.illustrator.staging.units import Member

_HEAPS = {1: (1,), 2: (2,), 3: (2, 1), 4: (3, 1), 5: (3, 2), 6: (3, 2, 1), 7: (4, 3), 8: (4, 3, 1), 9: (4, 3, 2)}
"""How many lie in each row of a heap, from below."""


_FILLINGS = {6: (4, 2)}
"""How many lie in each row of what fills a vessel, where that is no pyramid: its tip would be seen to float."""


def filling(number: int) -> list[int]:
    """The rows of so many in a vessel."""
    return list(_FILLINGS.get(number, ())) or heap(number)


def stacked(number: int) -> list[int]:
    """The rows of many behind glass, from below: of one length and one less by turns, up to its top."""
    wide = max(round(math.sqrt(0.85 * number)), 2)
    rows: list[int] = []
    while number > 0:
        rows.append(min(wide - len(rows) % 2, number))
        number -= rows[-1]
    return rows


def heap(number: int) -> list[int]:
    """The rows of a heap of any number: a pyramid whose lowest row is as short as can be."""
    if number in _HEAPS:
        return list(_HEAPS[number])
    rows, left = [], number
    for count in range(math.ceil((math.sqrt(8 * number + 1) - 1) / 2), 0, -1):
        rows.append(min(count, left))
        left -= rows[-1]
        if not left:
            break
    return rows


def heaps_up(members: Iterable[Member]) -> bool:
    """Whether they lie in one heap in a vessel, of however many kinds they are."""
    return all({"fruit", "vegetable"} & member.kinds for member in members)
