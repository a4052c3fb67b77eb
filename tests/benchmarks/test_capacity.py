"""The capacity model: what its formulas promise, and that the page has what it prints."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks import capacity, capacity_day
from benchmarks.capacity import Demand
from benchmarks.capacity_day import Day, Prediction, World
from benchmarks.queueing import Station, erlang_b, erlang_c, mean_wait, quantile, servers_for

Capture = pytest.CaptureFixture[str]
PAGE = Path(__file__).parents[2] / "docs" / "capacity.md"
NEEDS = (
    capacity.request_cores,
    capacity.processes,
    capacity.connections,
    capacity.transactions,
    capacity.rows,
    capacity.statements,
    capacity.stored,
    capacity.fetched,
    capacity.kept,
    capacity.workers,
    lambda demand: capacity.gpus(demand, 2.0),
)


def tables(text: str) -> list[str]:
    """What a page has in tables, a string for each."""
    return [block for block in text.split("\n\n") if block.startswith("|")]


def test_the_page_has_the_tables_that_the_script_prints(capsys: Capture) -> None:
    capacity.main()
    printed = tables(capsys.readouterr().out)
    assert len(printed) == 2
    assert [table for table in printed if table not in tables(PAGE.read_text())] == []


def test_the_page_has_what_is_predicted_of_each_day() -> None:
    """What was simulated stands beside it, and is not simulated again here."""
    page = PAGE.read_text()
    for name, day in capacity_day.DAYS.items():
        predicted = " | ".join(capacity_day.cells(Prediction(day).findings()))
        assert f"| {name} | simulated |" in page
        assert f"|  | predicted | {predicted} | – |" in page


@given(st.floats(0.01, 2000), st.floats(1, 5))
def test_more_demand_never_needs_less(pictures: float, times: float) -> None:
    less, more = Demand(pictures), Demand(pictures * times)
    for need in NEEDS:
        assert need(less) <= need(more)


@pytest.mark.parametrize(
    "worse", [{"peak": 3.0}, {"edits": 0.5}, {"picture_bytes": 2e6}, {"views": 9.0}, {"copies": 4}, {"lost": 0.4}]
)
def test_a_harder_demand_never_needs_less(worse: dict[str, Any]) -> None:
    for need in NEEDS:
        assert need(Demand(100)) <= need(replace(Demand(100), **worse))


@pytest.mark.parametrize(
    "wrong", [{"pictures": -1}, {"edits": 1.1}, {"utilisation": 1.0}, {"lost": 1.0}, {"peak": 0.5}]
)
def test_what_no_traffic_is(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a demand has"):
        replace(Demand(1), **wrong)


def test_the_model_agrees_with_the_service_that_was_measured() -> None:
    """Two cores, saturated by drawings alone, made 28.5 pictures a second: docs/performance.md."""
    predicted = 2 / (capacity.REQUEST_SECONDS + capacity.DRAWING_SECONDS)
    assert predicted == pytest.approx(28.5, rel=0.05)


def test_constants_are_those_of_the_page_of_figures() -> None:
    page = (PAGE.parent / "performance.md").read_text()
    assert "(28.5 and 32.5 pictures/s)" in page
    for operation, seconds in capacity.EDIT_SECONDS.items():
        rows = [line.split(" | ") for line in page.splitlines() if line.startswith(f"| `{operation}`")]
        assert str(seconds) in {row[1] for row in rows}
    assert f"| {capacity.WORKER_MIB} |" in page
    assert "**10 / 51 \\\\| 33 / 1135**" in page


def test_names_and_seconds_of_models() -> None:
    assert capacity.read_models(["FLUX.1=4.2", "a=b=1"]) == {"FLUX.1": 4.2, "a=b": 1.0}
    for word in ("FLUX.1", "=1", "x=0", "x=fast", "x=nan"):
        with pytest.raises(SystemExit, match="is not NAME=SECONDS"):
            capacity.read_models([word])


def test_erlangs_formulas() -> None:
    """Of one server: the share that it is busy. Of more: values of Erlang's tables."""
    assert erlang_b(0.5, 1) == pytest.approx(0.5 / 1.5)
    assert erlang_b(8, 10) == pytest.approx(0.1217, abs=5e-5)
    assert erlang_c(0.5, 1) == pytest.approx(0.5)
    assert erlang_c(2, 3) == pytest.approx(4 / 9)
    assert erlang_c(8, 10) == pytest.approx(0.4092, abs=5e-5)
    assert erlang_c(3, 3) == 1


def test_waits() -> None:
    """Of one server: half of M/M/1's wait where all jobs are as long (Pollaczek and Khinchine)."""
    assert mean_wait(0.5, 1, 1) == pytest.approx(1)
    assert mean_wait(0.5, 1, 1, variation=0) == pytest.approx(0.5)
    assert mean_wait(2, 1, 2) == float("inf")


@given(st.floats(0.01, 200), st.floats(0.05, 20), st.floats(0.01, 10))
def test_the_fewest_servers(rate: float, seconds: float, wait: float) -> None:
    servers = servers_for(rate, seconds, 0.7, wait)
    assert rate * seconds / servers <= 0.7 + 1e-6
    assert mean_wait(rate, seconds, servers) <= wait
    fewer = servers - 1
    assert not fewer or rate * seconds / fewer > 0.7 or mean_wait(rate, seconds, fewer) > wait


def test_a_station_without_places_is_erlangs_loss_system() -> None:
    assert Station(8, 1, 10, places=0).refused == pytest.approx(erlang_b(8, 10))


def test_a_station_with_many_places_is_erlangs_waiting_system() -> None:
    station = Station(8, 1, 10, places=2000)
    assert station.refused == pytest.approx(0)
    assert station.waits_longer(0) == pytest.approx(erlang_c(8, 10))
    assert quantile([(1.0, Station(0.5, 1, 1, places=2000))], 0.9) == pytest.approx(3.219, abs=0.01)


@pytest.mark.parametrize("rate", [0.0, 0.5, 1.0, 1.5, 20.0])
@pytest.mark.parametrize("variation", [0.0, 0.25, 1.0, 4.0])
def test_a_station_serves_what_it_does_not_refuse(rate: float, variation: float) -> None:
    station = Station(rate, 10, 10, 64, variation)
    assert 0 <= station.refused <= 1
    assert station.busy <= 10 + 1e-6
    assert station.refused >= 1 - 1 / rate - 1e-6 if rate else station.refused == 0
    assert 0 <= station.waits_longer(5) <= station.waits_longer(0) <= 1 - station.refused + 1e-9


def test_no_servers_refuse_all() -> None:
    station = Station(1, 1, 0, 10)
    assert (station.refused, station.busy, station.waits_longer(0)) == (1, 0, 0)


HOUR = Day(8, 0.9, begins=capacity_day.BUSIEST - 1800, length=3600, replica_life=1800, process_life=1200)


def test_an_hour_is_the_same_by_its_seed() -> None:
    first, second, other = World(HOUR), World(HOUR), World(replace(HOUR, seed=2))
    assert first.run() == second.run()
    assert first.waits == second.waits
    other.run()
    assert other.waits != first.waits


def test_every_request_of_an_hour_has_an_end() -> None:
    """What is refused has found the queue full, what fails has met a death; without either all are done."""
    quiet = World(replace(HOUR, load=0.3, replica_life=1e9, process_life=1e9))
    found = quiet.run()
    assert (quiet.refused, quiet.failed, quiet.away) == (0, 0, 0)
    assert quiet.requests - len(quiet.waits) <= 1
    assert found.used == pytest.approx(0.3, rel=0.3)
    mortal = World(HOUR)
    mortal.run()
    assert mortal.failed
    assert mortal.away
    crowded = World(replace(HOUR, load=3, queue=4))
    assert crowded.run().refused > 0.5


STEADY = Day(
    8, 0.8, seconds=1, peak=1, length=3600, replica_life=1e9, process_life=1e9, variation=1, processes=1, queue=128
)
"""An hour of so many short jobs that chance is small, served as they come."""


def test_a_steady_hour_is_as_predicted() -> None:
    simulated, predicted = World(STEADY).run(), Prediction(STEADY).findings()
    assert simulated.used == pytest.approx(predicted.used, rel=0.03)
    assert simulated.waited == pytest.approx(predicted.waited, rel=0.1)
    assert simulated.median == pytest.approx(predicted.median, rel=0.15)
    assert simulated.slowest == pytest.approx(predicted.slowest, rel=0.15)
    assert simulated.refused == 0


def test_a_crowded_hour_is_as_predicted() -> None:
    day = replace(STEADY, load=1.5)
    simulated, predicted = World(day).run(), Prediction(day).findings()
    assert simulated.used == pytest.approx(predicted.used, rel=0.03)
    assert simulated.refused == pytest.approx(predicted.refused, rel=0.05)
    assert simulated.median == pytest.approx(predicted.median, rel=0.1)
