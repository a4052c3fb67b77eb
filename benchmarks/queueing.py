"""How long who comes at random waits for one of several servers, and how often there is no room.

A. K. Erlang's formulas for Poisson arrivals and exponential service (M/M/c and M/M/c/K), as in L. Kleinrock, Queueing
Systems I (1975), chapter 3. Where service times vary more or less than exponential ones, waits are scaled as
A. O. Allen and C. B. Cunneen do (Allen, Probability, Statistics, and Queueing Theory, 1990, section 5.3: exact for one
server and a queue without end); in a bounded queue, what waits falls off as it does in a diffusion's approximation.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.special import pdtr

Floats: TypeAlias = NDArray[np.float64]


def erlang_b(offered: float, servers: int) -> float:
    """The share that finds all servers busy, and leaves; `offered` in erlangs, arrivals a second times seconds each."""
    share = 1.0
    for server in range(1, servers + 1):
        share = offered * share / (server + offered * share)
    return share


def erlang_c(offered: float, servers: int) -> float:
    """The share that has to wait where all wait that must; 1 where more is offered than there are servers."""
    if offered >= servers:
        return 1.0
    blocked = erlang_b(offered, servers)
    return servers * blocked / (servers - offered * (1 - blocked))


def mean_wait(rate: float, seconds: float, servers: int, variation: float = 1.0) -> float:
    """Seconds that one waits on average, in an unbounded queue; infinite where servers are too few."""
    offered = rate * seconds
    if offered >= servers:
        return float("inf")
    return erlang_c(offered, servers) * seconds / (servers - offered) * (1 + variation) / 2


def servers_for(rate: float, seconds: float, utilisation: float, wait: float, variation: float = 1.0) -> int:
    """The fewest servers of which no more than `utilisation` is used, and that are waited for no longer than `wait`."""
    if not (0 < utilisation < 1 and wait > 0):
        raise ValueError("a utilisation is above 0 and below 1, and a wait above 0")
    servers = max(1, ceil(rate * seconds / utilisation - 1e-9))
    while mean_wait(rate, seconds, servers, variation) > wait:
        servers += 1
    return servers


@dataclass(frozen=True)
class Station:
    """Servers with a bounded queue before them, in a steady state."""

    rate: float
    """Arrivals a second."""
    seconds: float
    """What one takes of a server, on average."""
    servers: int
    places: int
    """How many may wait."""
    variation: float = 1.0
    """The squared coefficient of variation of what one takes."""

    @property
    def _used(self) -> float:
        """What is offered to each server; a little off 1, where the formulas have a gap that closes from both sides."""
        used = self.rate * self.seconds / self.servers
        return used if abs(used - 1) > 1e-6 else 1 + 1e-6

    @cached_property
    def _states(self) -> tuple[list[float], float]:
        """How probable it is that so many are there, from none to servers and places full; and to be refused.

        While nobody waits, as in M/M/c. The number that waits falls off geometrically, steeper where service varies
        less; whoever has to wait has the probability of M/M/c, and what comes is what is served or refused.
        """
        weights = [1.0]
        for there in range(1, self.servers):
            weights.append(weights[-1] * self.rate * self.seconds / there)
        used, fall = self._used, self._used ** (2 / (1 + self.variation))
        first = weights[-1] * used * (1 - fall) / (1 - used)
        refused = weights[-1] * fall ** (self.places + 1)
        weights += [first * fall**number for number in range(self.places + 1)]
        total = sum(weights)
        return [weight / total for weight in weights], refused / total

    @property
    def refused(self) -> float:
        """The share of arrivals that finds no room."""
        return self._states[1] if self.servers else 1.0

    @property
    def busy(self) -> float:
        """How many servers work, on average."""
        return self.rate * (1 - self.refused) * self.seconds

    @cached_property
    def _waiting(self) -> Floats:
        """How probable it is to be taken and find so many waiting, from none up; those refused find the most."""
        states, refused = self._states
        waiting = np.array(states[self.servers :])
        from_the_end = np.maximum(np.cumsum(waiting[::-1]) - refused, 0)
        return np.diff(from_the_end, prepend=0)[::-1]

    def waits_longer(self, seconds: float) -> float:
        """The share of arrivals, refused ones too, that is taken and then waits longer than this."""
        if not self.servers:
            return 0.0
        before = np.arange(len(self._waiting))
        return float(self._waiting @ pdtr(before, seconds * self.servers / self.seconds))


def quantile(stations: Iterable[tuple[float, Station]], share: float) -> float:
    """Seconds within which this share of those who are taken is served, over stations of which each has a weight."""
    weighted = [(weight * station.rate, station) for weight, station in stations]
    taken = sum(weight * (1 - station.refused) for weight, station in weighted if station.servers)

    def later(seconds: float) -> float:
        return sum(weight * station.waits_longer(seconds) for weight, station in weighted) / taken

    if later(0) <= 1 - share:
        return 0.0
    low, high = 0.0, 1.0
    while later(high) > 1 - share:
        low, high = high, high * 2
    while high - low > 0.001 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if later(middle) > 1 - share else (low, middle)
    return high
