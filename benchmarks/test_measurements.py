"""Every measurement runs, on as little as it takes: `make bench-check`, after a change of what they measure."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from benchmarks import (
    capacity,
    capacity_day,
    edits,
    encoders,
    endurance,
    engine,
    erase,
    fairness,
    links,
    looks,
    matte,
    memory,
    scale,
    scale_postgresql,
    service,
    start,
    statements,
    styles,
    trace,
    tracing,
    upscale,
    web,
    web_canvas,
    worst,
)
from benchmarks.photographs import command
from benchmarks.photographs.rows import ROWS
from benchmarks.prompts import PROMPTS
from benchmarks.server import Server, running

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's data directory."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Server]:
    with running(data) as server:
        yield server


def figures(capsys: Capture) -> list[list[float]]:
    """The numbers in each row that was printed below a table's head."""
    tables = re.findall(r"^\|[-:|]+\|\n((?:\|.*\n)+)", capsys.readouterr().out, re.MULTILINE)
    lines = [line for table in tables for line in table.splitlines()]
    return [[float(cell) for cell in line.split("|") if re.fullmatch(r" *[\d.]+ *", cell)] for line in lines]


def test_web(capsys: Capture) -> None:
    if not web.CHROMIUM.exists():
        pytest.skip(f"no Chromium at {web.CHROMIUM}")
    web.main(PROMPTS[:1], rounds=1)
    (_, kilobytes, _), (drafts, *waits) = figures(capsys)
    assert 10 < kilobytes < 150
    assert drafts == 1
    assert all(wait > 0 for wait in waits)


def test_fairness(capsys: Capture) -> None:
    fairness.main(seconds=5)
    ((_, *rest),) = figures(capsys)
    assert len(rest) == 4
    assert fairness.jain([1] * 20) == 1
    assert fairness.jain([1] + [0] * 19) == pytest.approx(1 / 20)


def test_links(capsys: Capture) -> None:
    links.main(pictures=2, looks=40, rounds=1)
    rows = figures(capsys)
    assert [len(row) for row in rows] == [3, 3, 3]
    assert min(min(row) for row in rows) > 0


def test_tracing(capsys: Capture) -> None:
    tracing.main(requests=2)
    off, on, (span,) = figures(capsys)
    assert len(off) == len(on) == 2
    assert span > 0


def test_worst(capsys: Capture) -> None:
    """Each operation is there, and each case of one of them runs."""
    assert {case.operation for case in worst.cases()} >= set(edits.JOBS)
    worst.main(["eraseRegion"], side=256)
    assert len(figures(capsys)) == len(worst.MASKS)


def test_engine(capsys: Capture) -> None:
    engine.main(PROMPTS[:1], rounds=1, shrink=8)
    found = figures(capsys)
    assert [len(row) for row in found] == [4, 4, 4, 2]
    assert all(number > 0 for row in found[:3] for number in row[3:])


def test_looks(capsys: Capture) -> None:
    looks.measure(("watercolour", "kawaii", "stencil"), ("a fox",), seeds=(2,), shrink=16)
    *rows, (peak,) = figures(capsys)
    assert [len(row) for row in rows] == [6, 6, 6]
    assert all(size > 0 and 0 < resident <= peak for *_, size, resident in rows)


def test_encoders(capsys: Capture) -> None:
    encoders.main(side=64, runs=1)
    assert [len(row) for row in figures(capsys)] == [4] * len(list(encoders.efforts()))


def test_edits(capsys: Capture) -> None:
    edits.main(sides=(256,), names=("inpaint", "vectorize"))
    found = figures(capsys)
    assert [len(row) for row in found] == [2, 2]
    assert all(seconds > 0 for seconds, _ in found)


def test_styles(capsys: Capture) -> None:
    styles.palettes(names=("engraving", "brick"), prompts=("a fox",))
    styles.exploring(prompts=("a fox",), seeds=(20,))
    found = figures(capsys)
    assert [len(row) for row in found] == [4, 4, 3, 6]
    assert all(number > 0 for row in found for number in row)


def test_erase(capsys: Capture) -> None:
    erase.times(sides=(64,))
    assert [len(row) for row in figures(capsys)] == [1, 1]
    truth = erase.photograph("gravel")[:96, :96]
    hole = next(erase.holes(truth.shape, "ellipse", 1, 0))
    assert all(
        np.isfinite(erase.quality(method(truth, hole), truth, hole)).all() for method in erase.methods().values()
    )


def test_matte(capsys: Capture) -> None:
    matte.main(side=96, limit=2, sides=(64,))
    assert figures(capsys)


def test_photographs(capsys: Capture, tmp_path: Path) -> None:
    pictures, out = tmp_path / "pictures", tmp_path / "out"
    pictures.mkdir()
    Image.fromarray(erase.photograph("coffee")).save(pictures / "coffee.jpg")
    command.main([str(pictures), "--out", str(out), "--side", "128", "--each", "4"])
    key = json.loads((out / "key.json").read_text())
    assert {told["row"] for told in key.values()} == set(ROWS) - {"remove_background"}
    assert len(list((out / "sheets").iterdir())) == 3
    (tmp_path / "votes.csv").write_text("".join(f"{number},yes\n" for number in key))
    command.main([str(pictures), "--out", str(out), "--votes", str(tmp_path / "votes.csv")])
    assert capsys.readouterr().out.count("1.00 (1 of 1)") == len(key)


def test_trace() -> None:
    pixels = erase.photograph("coffee")[:96, :96]
    own, other = (trace.measure(tracer, pixels, 1) for tracer in (trace.ours, trace.plain))
    assert min(own.ssim, other.ssim) > 0.3


def test_upscale() -> None:
    original = erase.photograph("coffee")[:128, :128]
    kernel, source = next(iter(upscale.inputs(original)))
    assert kernel
    assert len([upscale.likeness(original, result) for result in upscale.enlarged(source)]) == 3


def test_service(capsys: Capture, server: Server) -> None:
    service.measure(server, service.Effort(repeats=2, rounds=1, jobs=4, warming=1), PROMPTS[:2])
    one_client, saturation = figures(capsys)
    assert len(one_client) == len(saturation) == 3
    assert min(one_client + saturation) > 0


def test_web_canvas(capsys: Capture) -> None:
    if not Path(web_canvas.CHROMIUM).exists():
        pytest.skip(f"there is no {web_canvas.CHROMIUM}")
    web_canvas.main(side=512, steps=10)
    assert [len(row) for row in figures(capsys)] == [4] * 7


def test_start(capsys: Capture) -> None:
    start.main(rounds=1)
    ((ready,), (picture,), (bare,), (compiling,)) = figures(capsys)
    assert 0 < ready < picture
    assert min(bare, compiling) > 0


def test_memory(capsys: Capture, server: Server) -> None:
    memory.measure(server, pictures=2)
    found = figures(capsys)
    assert [len(row) for row in found] == [3, 3, 3]
    assert min(number for row in found for number in row) > 10


def test_endurance(capsys: Capture, tmp_path: Path) -> None:
    trail = tmp_path / "trail.jsonl"
    endurance.measure(count=4, every=2, shrink=16, trail=trail)
    found = figures(capsys)
    assert [len(row) for row in found] == [4, 4]
    assert all(0 < held <= most for held, most, *_ in found)
    assert all(max(peaks) >= most for _, most, *peaks in found)
    assert len(trail.read_text().splitlines()) == 4


def test_scale(capsys: Capture, server: Server, data: Path) -> None:
    scale.fill(data, rows=100)
    scale.measure(server, server, rows=100, requests=2, warming=1)
    (row,) = figures(capsys)
    assert len(row) == 3


def test_scale_postgresql(capsys: Capture) -> None:
    try:
        scale_postgresql.main(rows=2_000, rounds=2, warming=1)
    except ConnectionError as error:
        pytest.skip(f"no PostgreSQL at {scale_postgresql.POSTGRESQL}: {error}")
    assert [len(row) for row in figures(capsys)] == [3] * 4


def test_statements(capsys: Capture) -> None:
    """A request asks of the database what the capacity model says, apart from what is asked now and then."""
    statements.main()
    one, four, _ = figures(capsys)
    assert one == [*one[:1], capacity.WRITES, capacity.ROWS, capacity.TRANSACTIONS]
    assert capacity.READS <= one[0] <= capacity.READS + 1
    assert four[2] == capacity.ROWS + 3


def test_capacity_day(capsys: Capture) -> None:
    """The smallest of the days comes out as it stands in the page, beside what is predicted."""
    name = "3 replicas, peak 0.7"
    capacity_day.main({name: capacity_day.DAYS[name]})
    *_, simulated, predicted, _ = capsys.readouterr().out.splitlines()
    assert f"{simulated}\n{predicted}\n" in (Path(__file__).parents[1] / "docs" / "capacity.md").read_text()
