"""The job as a whole."""

import json
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from limner.engines.base import Cancelled, never_cancelled
from limner.engines.contract import honoured
from limner.engines.illustrator.style.learn import create_style
from limner.engines.illustrator.style.mix import mix
from limner.engines.jobs import CreateStyleJob, Ingredient, Reference
from limner.engines.learned import LearnedStyle, from_json
from limner.imaging.source import Source
from limner.kit.errors import InvalidRequest
from tests.engines.illustrator.style.pictures import PLAIN, drawn, outlined, shapes, source

REFERENCES = (Reference(source(shapes("discs")[::3, ::3])), Reference(source(outlined(6)[::3, ::3]), 2.0))
JOB = CreateStyleJob("svcv4_styles", "digital_illustration", REFERENCES, prompt="bold ink")


def _style(job: CreateStyleJob) -> LearnedStyle:
    return from_json(create_style(job, never_cancelled).scene["style"])


def test_a_style_and_its_preview() -> None:
    artwork = honoured(JOB, create_style(JOB, never_cancelled))
    assert artwork.pixels is not None
    assert artwork.pixels.shape == (256, 256, 3)
    style = from_json(json.loads(json.dumps(artwork.scene["style"])))
    assert style.base == "digital_illustration"
    assert style.words == "bold ink"
    assert len(json.dumps(artwork.scene)) < 4096


def test_the_same_job_gives_the_same_bytes() -> None:
    first, again = create_style(JOB, never_cancelled), create_style(JOB, never_cancelled)
    assert first.scene == again.scene
    assert np.array_equal(first.pixels, again.pixels)  # type: ignore[arg-type]


def test_heavier_references_count_more() -> None:
    discs, lines = (_style(replace(JOB, references=(reference,))) for reference in REFERENCES)
    both = _style(JOB)
    assert both.detail == pytest.approx((discs.detail + 2 * lines.detail) / 3)
    assert _style(replace(JOB, mix_policy="MaxWeight")).palette == lines.palette


def test_a_reference_of_no_weight_takes_no_part() -> None:
    job = replace(JOB, references=(REFERENCES[0], replace(REFERENCES[1], weight=0.0)))
    assert _style(job) == _style(replace(JOB, references=REFERENCES[:1]))
    alone = create_style(replace(JOB, references=REFERENCES[:1]), never_cancelled)
    assert np.array_equal(create_style(job, never_cancelled).pixels, alone.pixels)  # type: ignore[arg-type]


def test_ingredients_alone_are_mixed() -> None:
    job = CreateStyleJob(
        "svcv4_styles", "icon", ingredients=(Ingredient(PLAIN),), prompt="glossy", width=200, height=90
    )
    artwork = create_style(job, never_cancelled)
    assert from_json(artwork.scene["style"]) == replace(PLAIN, base="icon", words="glossy, ink")
    assert artwork.pixels is not None
    assert artwork.pixels.shape == (90, 200, 3)
    colours = {tuple(pixel) for pixel in artwork.pixels.reshape(-1, 3).tolist()}
    assert colours == {swatch.rgb for swatch in PLAIN.palette}


def test_references_and_ingredients_weigh_against_each_other() -> None:
    job = replace(JOB, references=REFERENCES[:1], ingredients=(Ingredient(PLAIN, 3.0),), prompt="")
    made, alone = _style(job), _style(replace(JOB, references=REFERENCES[:1], prompt=""))
    assert made.contrast == pytest.approx((alone.contrast + 3 * PLAIN.contrast) / 4)
    assert made.words == PLAIN.words


def test_it_can_be_cancelled() -> None:
    def cancelled() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        create_style(JOB, cancelled)


def test_a_broken_file_is_the_callers_fault() -> None:
    whole = REFERENCES[0].picture
    broken = Source(whole.data[: len(whole.data) // 2], "png", whole.width, whole.height, "images[0]")
    with pytest.raises(InvalidRequest):
        create_style(replace(JOB, references=(Reference(broken),)), never_cancelled)


LOOKS = ("line_art", "engraving", "vector_art", "render_3d", "kawaii")
PROMPTS = ("a fox under a tree", "a cup on a table", "a sailboat on the sea", "a vase of flowers")


def test_held_out_pictures_are_nearest_to_their_own_set() -> None:
    known, held = ({look: _of(look, prompts) for look in LOOKS} for prompts in (PROMPTS[:2], PROMPTS[2:]))
    spread = np.std(list(known.values()), axis=0) + 1e-6
    for look, features in held.items():
        away = {other: float(np.linalg.norm((features - known[other]) / spread)) for other in LOOKS}
        assert min(away, key=lambda other: away[other]) == look, away


@pytest.mark.parametrize(
    ("look", "shading", "lines"),
    [
        ("line_art", "flat", (0.95, 1.0)),
        ("engraving", "hatched", (0.45, 1.0)),
        ("kawaii", "flat", (0.5, 0.99)),
        ("vector_art", "flat", (0.0, 0.35)),
        ("render_3d", "gradient", (0.0, 0.25)),
    ],
)
def test_what_is_learned_of_the_curated_looks(look: str, shading: str, lines: tuple[float, float]) -> None:
    style = mix([drawn(look, prompt) for prompt in PROMPTS], [1] * 4, "PaletteMatch")
    assert style.shading == shading
    assert lines[0] <= style.line_share <= lines[1]


def _of(look: str, prompts: tuple[str, ...]) -> NDArray[np.float64]:
    style = mix([drawn(look, prompt) for prompt in prompts], [1] * len(prompts), "PaletteMatch")
    kinds = [float(style.shading == kind) for kind in ("flat", "gradient", "hatched", "painterly")]
    # Detail, contrast and shapes come with the subject, which differs.
    numbers = [style.line_share, style.chroma, style.edge_softness]
    return np.array([*kinds, *numbers, np.log(1 + style.texture / 0.002), np.log(1 + style.grain / 0.001)])
