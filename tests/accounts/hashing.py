"""A hasher that takes no time, and counts what it is asked for."""

from collections import Counter
from typing import Literal

from argon2 import PasswordHasher


class CountingHasher(PasswordHasher):
    """argon2id with the least memory that there is."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.calls: Counter[str] = Counter()
        self.compared: list[str] = []

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.calls["hash"] += 1
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002  as the library calls it
        self.calls["verify"] += 1
        self.compared.append(hash if isinstance(hash, str) else hash.decode())
        return super().verify(hash, password)
