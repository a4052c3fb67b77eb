"""Choices that a seed makes, so that neighbouring seeds never choose alike."""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

T = TypeVar("T")

_ARRANGEMENT = frozenset({"shot", "hand", "side", "face", "facing", "heading", "mark's face"})
"""The choices that a variation may make anew."""


class Dice:
    """The choices of one picture.

    `turn` walks through its options in step with the seed: two consecutive seeds always differ wherever there
    is more than one option. `rng` is for the fine grain, where differing by chance is enough.
    """

    def __init__(self, seed: int, prompt: str) -> None:
        digest = blake2b(prompt.encode("utf-8", "surrogatepass"), digest_size=8).digest()
        self._seed = seed
        self._start = int.from_bytes(digest, "big")
        self.rng = Random(f"{seed}/{self._start}")

    def turn(self, name: str, options: Sequence[T]) -> T:
        """The option whose turn it is; `name` shifts the start, so that two choices are not tied together."""
        shift = int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "big")
        return options[(self._seed + self._start + shift) % len(options)]

    def fork(self, name: str) -> Random:
        """A stream of its own, so that one part of the picture does not move another's numbers."""
        return Random(f"{self._seed}/{self._start}/{name}")


class Redealt(Dice):
    """The choices of a variation: what a picture is known by stays as its seed chose it, the arrangement is another.

    Where there are three options or more for a choice of arrangement, it is never the first picture's, and consecutive
    variations differ; where there are two, the light comes from the other side, and chance decides on the rest.
    """

    def __init__(self, seed: int, prompt: str, variation: int) -> None:
        super().__init__(seed, prompt)
        self._variation = variation
        self.rng = self.fork("")

    def turn(self, name: str, options: Sequence[T]) -> T:
        """The first picture's option, or for a choice of arrangement another one."""
        first = super().turn(name, options)
        if name not in _ARRANGEMENT or len(options) < 2:
            return first
        at, number = options.index(first), len(options)
        if number == 2:
            return options[at ^ (1 if name == "side" else self.fork(name).randrange(2))]
        return options[(at + 1 + self._variation % (number - 1)) % number]

    def fork(self, name: str) -> Random:
        """A stream of its own for this variation."""
        return Random(f"{self._seed}/{self._start}/{self._variation}/{name}")
