"""How many may be connected at once: in all, and from one address."""

from collections import Counter

from limner.kit.networks import neighbourhood


class Crowd:
    """Who is connected, by address. IPv6 addresses of one /64 count as one."""

    def __init__(self, most: int, most_of_one: int) -> None:
        """`most` in all and `most_of_one` of each address; 0 means no bound."""
        self._most = most
        self._most_of_one = most_of_one
        self._all = 0
        self._of_one: Counter[str] = Counter()

    def full(self) -> bool:
        """Whether there is room for nobody."""
        return 0 < self._most <= self._all

    def full_of(self, address: str) -> bool:
        """Whether there is room for nobody else of this address."""
        return 0 < self._most_of_one <= self._of_one[neighbourhood(address)]

    def enter(self) -> None:
        """Count a connection."""
        self._all += 1

    def leave(self) -> None:
        """A connection has ended."""
        self._all -= 1

    def enter_of(self, address: str) -> None:
        """Count a connection of this address, or a request that a proxy brings from there."""
        self._of_one[neighbourhood(address)] += 1

    def leave_of(self, address: str) -> None:
        """One of this address has ended."""
        group = neighbourhood(address)
        self._of_one[group] -= 1
        if not self._of_one[group]:
            del self._of_one[group]
