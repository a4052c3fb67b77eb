"""Styles from pictures: by IP-Adapters, by Redux, and as references; how closely, by weights, and never mixed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from limner.engines.jobs import GenerateJob, Job, RemixJob
from limner.engines.learned import Match
from limner.imaging.source import probe
from limner.workshop.orders import RenderedFile
from tests.diffusion.conftest import Make
from tests.diffusion.engines import Pixels, Tiny
from tests.diffusion.jobs import JOBS, drawing
from tests.diffusion.style_files import MADE, guide, ip_adapter, redux, styled

Ways = Callable[[str], Tiny]
WAYS = ("sdxl ip_adapter", "sd3 ip_adapter", "flux ip_adapter", "flux redux")
WAVES, DISCS = guide(("waves", 1.0)), guide(("discs", 1.0))
STYLED = (
    "generate",
    "explore",
    "explore_similar",
    "image_to_image",
    "remix",
    "inpaint",
    "generate_background",
    "outpaint",
    "replace_background",
)


@pytest.fixture(scope="module")
def plain(tiny: Make, tmp_path_factory: pytest.TempPathFactory) -> Ways:
    """A loaded engine of a family, without any way to pictures."""
    return lambda family: tiny(family, model=_model(family, tmp_path_factory.getbasetemp()))


@pytest.fixture(scope="module")
def ways(tiny: Make, tmp_path_factory: pytest.TempPathFactory) -> Ways:
    """A loaded engine by its family and its way to a style's pictures."""
    made: dict[str, Tiny] = {}

    def way(name: str) -> Tiny:
        if name not in made:
            family, by = name.split()
            folder = tmp_path_factory.mktemp(by) / family
            files = ip_adapter(family, folder) if by == "ip_adapter" else redux(folder)
            made[name] = tiny(family, model=_model(family, tmp_path_factory.getbasetemp()), **{by: files})
        return made[name]

    return way


def _model(family: str, root: Path) -> Path:
    folder = root / f"styled-{family}"
    if not folder.exists():
        torch.manual_seed(0)
        MADE[family]().save_pretrained(folder, safe_serialization=True)
    return folder


def refusing(job: Job, words: str) -> Job:
    """The job with words for what is not wanted."""
    if isinstance(job, GenerateJob):
        return replace(job, negative_prompt=words)
    return replace(job, drawing=replace(job.drawing, negative_prompt=words))  # type: ignore[union-attr,arg-type]


def apart(one: Pixels, other: Pixels) -> float:
    """The mean distance of two pictures' values, of 255."""
    return float(np.abs(one.astype(float) - other).mean())


@pytest.mark.parametrize("operation", STYLED)
def test_every_drawing_is_done_in_a_style(ways: Ways, operation: str) -> None:
    engine, job = ways("sdxl ip_adapter"), JOBS[operation]()
    assert "references" in engine.capabilities.operations[operation]
    without, waves, discs = (engine.pixels(styled(job, style)) for style in (None, WAVES, DISCS))
    assert apart(without, waves) > 0.2
    assert apart(waves, discs) > 0.1


@pytest.mark.parametrize("way", WAYS)
def test_every_task_is_done_in_a_style(ways: Ways, way: str) -> None:
    engine = ways(way)
    for operation in ("generate", "image_to_image", "inpaint"):
        job = JOBS[operation]()
        without, waves, discs = (engine.pixels(styled(job, style)) for style in (None, WAVES, DISCS))
        assert apart(without, waves) > 0.05
        assert apart(waves, discs) > 0
        assert (engine.pixels(styled(job, WAVES)) == waves).all()


def test_a_variation_is_drawn_in_the_style_of_what_it_varies(ways: Ways) -> None:
    engine, job = ways("sdxl ip_adapter"), JOBS["remix"]()
    assert isinstance(job, RemixJob)
    origins = [replace(job, origin=replace(drawing(), style=style)) for style in (None, WAVES)]
    without, waves = (engine.pixels(origin) for origin in origins)
    assert apart(without, waves) > 0.2


@pytest.mark.parametrize("by", ["redux", "ip_adapter"])
def test_what_is_not_wanted_counts_in_a_style_too(tiny: Make, tmp_path: Path, by: str) -> None:
    """FLUX.1 dev has it read beside the prompt, and wants both of one length."""
    files = redux(tmp_path) if by == "redux" else ip_adapter("flux", tmp_path)
    engine = tiny("flux-dev", **{by: files})
    for operation in ("generate", "image_to_image", "inpaint"):
        job = styled(JOBS[operation](), WAVES)
        refusals = [engine.pixels(refusing(job, words)) for words in ("", "dogs", "cats")]
        assert apart(refusals[0], refusals[1]) > 0
        assert apart(refusals[1], refusals[2]) > 0


@pytest.mark.parametrize("way", WAYS)
def test_without_a_style_the_model_is_as_it_was(ways: Ways, plain: Ways, way: str) -> None:
    engine, without = ways(way), plain(way.split()[0])
    assert "references" not in without.capabilities.operations["generate"]
    engine.pixels(styled(drawing(), WAVES))
    for operation in ("generate", "image_to_image", "inpaint", "erase_region", "creative_upscale"):
        assert (engine.pixels(JOBS[operation]()) == without.pixels(JOBS[operation]())).all()
    old = guide(words="in ink")
    assert (engine.pixels(styled(drawing(), old)) == without.pixels(drawing("a fox, in ink"))).all()


@pytest.mark.parametrize("way", WAYS)
def test_a_closer_match_changes_more(ways: Ways, way: str) -> None:
    engine = ways(way)
    without = engine.pixels(drawing())
    matches: tuple[Match, ...] = ("flexible", "regular", "precise")
    far = [apart(without, engine.pixels(styled(drawing(), replace(WAVES, match=match)))) for match in matches]
    assert far[0] < far[1] < far[2]


@pytest.mark.parametrize("way", WAYS)
def test_heavier_pictures_count_more(ways: Ways, way: str) -> None:
    engine = ways(way)
    waves, discs = (engine.pixels(styled(drawing(), style)) for style in (WAVES, DISCS))
    mostly = engine.pixels(styled(drawing(), guide(("waves", 0.9), ("discs", 0.1))))
    hardly = engine.pixels(styled(drawing(), guide(("waves", 0.1), ("discs", 0.9))))
    assert apart(mostly, waves) < apart(hardly, waves)
    assert apart(hardly, discs) < apart(mostly, discs)


@pytest.mark.parametrize("way", WAYS)
def test_styles_of_one_batch_stay_apart(ways: Ways, way: str) -> None:
    engine = ways(way)
    styles = (WAVES, None, DISCS, WAVES, replace(WAVES, match="flexible"))
    jobs = [styled(drawing(seed=seed), style) for seed, style in enumerate(styles)]
    files = [file for file in engine.together(*jobs) if isinstance(file, RenderedFile)]
    assert len(files) == len(jobs)
    for job, file in zip(jobs, files, strict=True):
        assert np.abs(engine.pixels(job) - probe(file.data).pixels().astype(int)).max() <= 2
