"""The engine as others see it."""

import json
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from limner.engines.base import Artwork, Cancelled, never_cancelled
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.reading.tables.styles import STYLES
from limner.engines.instances import embedded
from limner.engines.jobs import EnhancePromptJob, GenerateJob, Lettering
from limner.engines.routing import DEFAULTS

JOB = GenerateJob("svcv4_1", "a fox under a tree in a meadow", 256, 192, vector=False, seed=7)


@pytest.fixture(scope="module")
def engine() -> Illustrator:
    return Illustrator()


def _run(engine: Illustrator, **changes: object) -> Artwork:
    return engine.run(replace(JOB, **changes), never_cancelled)  # type: ignore[arg-type]


def test_it_is_what_serves_the_operations_that_draw() -> None:
    served = embedded()["illustrator"]
    assert isinstance(served.recipe.make(), Illustrator)
    assert set(served.capabilities.operations) == {each for each, name in DEFAULTS.items() if name == "illustrator"}


def test_it_enhances_prompts() -> None:
    answer = Illustrator().run(EnhancePromptJob("a red fox"), never_cancelled)
    assert answer.text
    assert answer.text.startswith("a red fox")


def test_it_warms_up() -> None:
    Illustrator().warm_up()


def test_a_raster_job_gives_pixels_of_the_size_asked_for(engine: Illustrator) -> None:
    artwork = _run(engine)
    assert artwork.svg is None
    assert artwork.pixels is not None
    assert artwork.pixels.shape == (192, 256, 3)
    assert artwork.pixels.dtype == np.uint8


def test_a_vector_job_gives_a_document_of_the_size_asked_for(engine: Illustrator) -> None:
    artwork = _run(engine, vector=True, model="svcv4_1_vector")
    assert artwork.pixels is None
    assert artwork.svg is not None
    assert 'viewBox="0 0 256 192"' in artwork.svg


def test_the_scene_says_what_was_read_and_what_was_not_drawn(engine: Illustrator) -> None:
    scene = _run(engine, prompt="a fox and a zorblax").scene
    assert json.loads(json.dumps(scene))["not_drawn"] == ["zorblax"]
    assert "fox" in scene["drawn"]
    assert scene["read"]["prompt"] == "a fox and a zorblax"


@pytest.mark.parametrize(("style", "word"), sorted({style: word for word, style in STYLES.items()}.items()))
def test_every_style_that_is_read_is_drawn(engine: Illustrator, style: str, word: str) -> None:
    scene = _run(engine, prompt=f"a fox, {word}").scene
    assert style in scene["read"]["styles"]
    assert scene["not_drawn"] == []


@pytest.mark.parametrize("vector", [False, True], ids=["raster", "vector"])
def test_the_seed_decides(engine: Illustrator, vector: bool) -> None:
    first, again, other = (_run(engine, vector=vector, seed=seed) for seed in (7, 7, 8))
    if vector:
        assert first.svg == again.svg != other.svg
    else:
        assert first.pixels is not None
        assert again.pixels is not None
        assert other.pixels is not None
        assert np.array_equal(first.pixels, again.pixels)
        assert not np.array_equal(first.pixels, other.pixels)


_PRINT = """
import hashlib
from limner.engines.base import never_cancelled
from limner.engines.instances import embedded
from limner.engines.jobs import GenerateJob
from limner.engines.illustrator.engine import Illustrator
engine = Illustrator()
for vector in (False, True):
    job = GenerateJob("svcv4_1", "a fox under a tree in a meadow", 256, 192, vector=vector, seed=7)
    art = engine.run(job, never_cancelled)
    data = art.svg.encode() if vector else art.pixels.tobytes()
    print(hashlib.sha256(data).hexdigest())
"""


def test_a_new_process_gives_the_same_bytes() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", _PRINT], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert len(set(runs[0].split())) == 2


def test_what_was_drawn_before_does_not_show(engine: Illustrator) -> None:
    _run(engine, prompt="three red foxes at night", seed=3)
    assert np.array_equal(_run(engine).pixels, Illustrator().run(JOB, never_cancelled).pixels)  # type: ignore[arg-type]


@pytest.mark.parametrize("step", range(5))
def test_it_stops_between_steps_when_the_job_is_no_longer_wanted(engine: Illustrator, step: int) -> None:
    checks = iter(range(100))

    def check() -> None:
        if next(checks) == step:
            raise Cancelled

    with pytest.raises(Cancelled):
        engine.run(JOB, check)


def test_words_of_a_text_layout_are_drawn_where_they_belong(engine: Illustrator) -> None:
    word = Lettering("LIMNER", ((0.1, 0.1), (0.5, 0.1), (0.5, 0.3), (0.1, 0.3)))
    plain, lettered = _run(engine).pixels, _run(engine, text_layout=(word,)).pixels
    assert plain is not None
    assert lettered is not None
    changed = np.argwhere(np.abs(plain.astype(int) - lettered).max(axis=2) > 60)
    assert len(changed) > 500
    assert changed.min(axis=0) == pytest.approx((19, 26), abs=6)


@pytest.mark.parametrize("prompt", ["", " ", "???", "zorblax", "🦊", "a" * 900])
def test_any_prompt_makes_a_picture(engine: Illustrator, prompt: str) -> None:
    pixels = _run(engine, prompt=prompt).pixels
    assert pixels is not None
    assert pixels.std() > 1
