"""What was read before, kept for whoever says the same again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import TypeAlias

import torch

Tensors: TypeAlias = Mapping[str, torch.Tensor]


class Kept:
    """Tensors in the computer's memory, of so many bytes at most; whatever was not asked for longest goes first."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._size = 0
        self._entries: OrderedDict[Hashable, Tensors] = OrderedDict()

    @property
    def size(self) -> int:
        """Bytes of all that is kept."""
        return self._size

    def get(self, key: Hashable, make: Callable[[], Tensors]) -> Tensors:
        """What is kept by this key, or else what `make` gives, kept from here on if there is room for it at all."""
        found = self._entries.get(key)
        if found is not None:
            self._entries.move_to_end(key)
            return found
        made = {name: tensor.cpu() for name, tensor in make().items()}
        size = _bytes(made)
        if size <= self._most:
            self._entries[key] = made
            self._size += size
        while self._size > self._most:
            self._size -= _bytes(self._entries.popitem(last=False)[1])
        return made


def _bytes(tensors: Tensors) -> int:
    return sum(tensor.nbytes for tensor in tensors.values())
