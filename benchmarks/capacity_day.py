"""Days of traffic with failures, simulated, beside what `benchmarks.queueing` says of them.

Requests come at random, more of them in the afternoon than at night, to two service processes, each with a core that
answers and a queue with an end. Replicas take jobs from both queues by turns. Replicas and processes die at random and
come back: a replica's job is done once more by another and fails with the second death, as on a cluster; what waits in
a process that dies fails. Times of service, deaths and the curve are the simulation's own settings, measured nowhere.
"""

from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from functools import cached_property
from math import comb, cos, pi
from random import Random
from statistics import fmean, quantiles
from typing import Final, TypeAlias

import simpy

from benchmarks.capacity import REQUEST_SECONDS
from benchmarks.queueing import Station, quantile
from benchmarks.table import print_table

DAY: Final = 86_400.0
STEPS: Final = 96
"""Parts of the day, in each of which the prediction takes traffic to be steady."""
BUSIEST: Final = 15 * 3600.0
"""The moment of the day's peak."""
Events: TypeAlias = Generator[simpy.Event, object, None]


@dataclass(frozen=True)
class Day:
    """What is simulated. Times are in seconds."""

    replicas: int
    load: float
    """What the busiest moment asks for, over what all replicas do together."""
    seconds: float = 10.0
    """What a job takes, on average; gamma distributed."""
    variation: float = 0.25
    """Its squared coefficient of variation."""
    peak: float = 2.0
    """The busiest moment over the day's average."""
    queue: int = 64
    """How many jobs may wait in a process: LIMNER_QUEUE."""
    processes: int = 2
    replica_life: float = 6 * 3600.0
    replica_away: float = 300.0
    process_life: float = 12 * 3600.0
    process_away: float = 30.0
    begins: float = 0.0
    length: float = DAY
    seed: int = 1

    @property
    def most(self) -> float:
        """Requests a second at the busiest moment."""
        return self.load * self.replicas / self.seconds

    def rate(self, moment: float) -> float:
        """Requests a second, so long after the day began."""
        swing = cos(2 * pi * (self.begins + moment - BUSIEST) / DAY)
        return self.most / self.peak * (1 + (self.peak - 1) * swing)


@dataclass(frozen=True)
class Findings:
    """What came of a day, simulated or predicted."""

    used: float
    """Of the time of all replicas that were there, the share in which they worked."""
    refused: float
    """The share of requests that found no room: 503."""
    waited: float
    """The share of those taken that had to wait for a replica."""
    median: float
    """Seconds, of those that had to wait."""
    slowest: float
    """Seconds within which 99 % of all that were taken came to a replica."""


@dataclass
class Job:
    """A request that waits for a replica, or has one."""

    process: int
    life: int
    """How often its process had died when it came."""
    came: float
    seconds: float
    deaths: int = 0


class World:
    """A day that is simulated: `run` it, then look at what was counted."""

    def __init__(self, day: Day) -> None:
        self.day = day
        self.env = simpy.Environment()
        self.waits: list[float] = []
        self.requests = self.refused = self.failed = 0
        self.working = self.away = self.answering = 0.0
        self._traffic, self._jobs, self._fate = (Random(f"{day.seed} {of}") for of in ("traffic", "jobs", "fate"))
        self._cores = [simpy.Resource(self.env) for _ in range(day.processes)]
        self._up = [True] * day.processes
        self._lives = [0] * day.processes
        self._queues: list[deque[Job]] = [deque() for _ in range(day.processes)]
        self._turn = 0
        self._idle: deque[simpy.Event] = deque()

    def run(self) -> Findings:
        """Simulate it, once."""
        self.env.process(self._arrive())
        for _ in range(self.day.replicas):
            self.env.process(self._replica())
        for number in range(self.day.processes):
            self.env.process(self._deaths(number))
        self.env.run(until=self.day.length)
        waiting = [wait for wait in self.waits if wait > 0]
        return Findings(
            used=self.working / (self.day.replicas * self.day.length - self.away),
            refused=self.refused / self.requests,
            waited=len(waiting) / len(self.waits),
            median=quantiles(waiting, n=2)[0] if len(waiting) > 1 else 0.0,
            slowest=quantiles(self.waits, n=100)[98],
        )

    def _arrive(self) -> Events:
        """Poisson arrivals along the day's curve, by thinning those of its peak (Lewis and Shedler, 1979)."""
        while True:
            yield self.env.timeout(self._traffic.expovariate(self.day.most))
            if self._traffic.random() * self.day.most < self.day.rate(self.env.now):
                self.requests += 1
                self.env.process(self._request())

    def _request(self) -> Events:
        """A request, until it is refused or in a queue."""
        there = [number for number, up in enumerate(self._up) if up]
        if not there:
            self.failed += 1
            return
        process = self._traffic.choice(there)
        life = self._lives[process]
        with self._cores[process].request() as core:
            yield core
            yield self.env.timeout(REQUEST_SECONDS)
            self.answering += REQUEST_SECONDS
        shape = 1 / self.day.variation
        seconds = self._jobs.gammavariate(shape, self.day.seconds / shape)
        if self._lives[process] != life:
            self.failed += 1
        elif self._idle or len(self._queues[process]) < self.day.queue:
            self._queues[process].append(Job(process, life, self.env.now, seconds))
            self._wake()
        else:
            self.refused += 1

    def _wake(self) -> None:
        if self._idle:
            self._idle.popleft().succeed()

    def _next_job(self) -> Job | None:
        """The oldest of the process whose turn it is."""
        for _ in self._queues:
            self._turn = (self._turn + 1) % len(self._queues)
            if self._queues[self._turn]:
                return self._queues[self._turn].popleft()
        return None

    def _replica(self) -> Events:
        """Work until it dies; come back; and again."""
        while True:
            life = self._fate.expovariate(1 / self.day.replica_life)
            death, dies = self.env.now + life, self.env.timeout(life)
            while self.env.now < death:
                job = self._next_job()
                if job is None:
                    call = self.env.event()
                    self._idle.append(call)
                    yield call | dies
                    if not call.triggered:
                        self._idle.remove(call)
                else:
                    yield from self._work(job, death)
            self._wake()  # it may have been called at the moment of its death
            away = self._fate.expovariate(1 / self.day.replica_away)
            self.away += min(away, self.day.length - self.env.now)
            yield self.env.timeout(away)

    def _work(self, job: Job, death: float) -> Events:
        """Do a job, or as much of it as there is time for."""
        if not job.deaths:
            self.waits.append(self.env.now - job.came)
        taken = min(job.seconds, death - self.env.now)
        self.working += min(taken, self.day.length - self.env.now)
        yield self.env.timeout(taken)
        cut_short = taken < job.seconds
        if self._lives[job.process] != job.life or (cut_short and job.deaths):
            self.failed += 1
        elif cut_short:
            job.deaths += 1
            self._queues[job.process].appendleft(job)
            self._wake()

    def _deaths(self, process: int) -> Events:
        """Let a process die, with what waits in it, and come back."""
        while True:
            yield self.env.timeout(self._fate.expovariate(1 / self.day.process_life))
            self._up[process] = False
            self._lives[process] += 1
            self.failed += len(self._queues[process])
            self._queues[process].clear()
            yield self.env.timeout(self.day.process_away)
            self._up[process] = True


class Prediction:
    """What the formulas say of a day, without simulating it.

    Traffic and the number of replicas that are there change slowly beside a job, so that the day is a mixture of
    steady states (L. Green and P. Kolesar, The pointwise stationary approximation, 1991).
    """

    def __init__(self, day: Day) -> None:
        self.day = day

    @cached_property
    def _stations(self) -> list[tuple[float, Station]]:
        """Every state, with the share of the day that it lasts."""
        day = self.day
        up = day.replica_life / (day.replica_life + day.replica_away)
        rates = Counter(round(day.rate((step + 0.5) / STEPS * day.length), 9) for step in range(STEPS))
        found = []
        for there in range(day.replicas + 1):
            share = comb(day.replicas, there) * up**there * (1 - up) ** (day.replicas - there)
            if share > 1e-6:
                for rate, steps in rates.items():
                    station = Station(rate, day.seconds, there, day.queue * day.processes, day.variation)
                    found.append((share * steps / STEPS, station))
        return found

    def findings(self) -> Findings:
        """The same figures that a simulation has."""
        stations = self._stations
        came = sum(weight * station.rate for weight, station in stations)
        refused = sum(weight * station.rate * station.refused for weight, station in stations)
        waited = sum(weight * station.rate * station.waits_longer(0) for weight, station in stations) / (came - refused)
        return Findings(
            used=sum(w * station.busy for w, station in stations) / sum(w * s.servers for w, s in stations),
            refused=refused / came,
            waited=waited,
            median=quantile(stations, 1 - waited / 2),
            slowest=quantile(stations, 0.99),
        )


DAYS: Final = {
    "24 replicas, peak 0.7": Day(24, 0.7),
    "24 replicas, peak 0.85": Day(24, 0.85),
    "24 replicas, peak 0.95": Day(24, 0.95),
    "24 replicas, peak 1.2": Day(24, 1.2),
    "3 replicas, peak 0.7": Day(3, 0.7),
    "16 replicas, peak 1.3, v 0.5": Day(16, 1.3, variation=0.5),
    "40 replicas of 20 s, peak 0.8, v 2": Day(40, 0.8, seconds=20, variation=2.0),
    "12 replicas, peak 0.7, v 0.5": Day(12, 0.7, variation=0.5),
}
"""The last three were simulated when the formulas stood as they are."""
SEEDS: Final = (1, 2, 3)


def main(days: dict[str, Day] | None = None, seeds: Sequence[int] = SEEDS) -> None:
    """Print what was simulated, as a mean of some days, beside what is predicted."""
    print_table(
        f"Days with failures, simulated {len(seeds)} times and predicted",
        ("day", "", "replicas used", "had to wait", "median of these, s", "99 % within, s", "refused", "failed"),
        [row for name, day in (days or DAYS).items() for row in _rows(name, day, seeds)],
    )


def _rows(name: str, day: Day, seeds: Sequence[int]) -> Iterator[tuple[str, ...]]:
    worlds = [World(replace(day, seed=seed)) for seed in seeds]
    means = Findings(*map(fmean, zip(*(astuple(world.run()) for world in worlds), strict=True)))
    failed = sum(world.failed for world in worlds) / sum(world.requests for world in worlds)
    yield name, "simulated", *cells(means), f"{failed:.2%}"
    yield "", "predicted", *cells(Prediction(day).findings()), "–"


def cells(found: Findings) -> Iterator[str]:
    yield f"{found.used:.1%}"
    yield f"{found.waited:.1%}"
    yield f"{found.median:.1f}"
    yield f"{found.slowest:.1f}"
    yield f"{found.refused:.2%}"


if __name__ == "__main__":
    main()
