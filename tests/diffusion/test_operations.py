"""Every operation by every family, from the order to the file: what the interface promises holds for each."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from limner.engines.base import EngineError
from limner.engines.diffusion.engine import Diffusion
from limner.engines.diffusion.kind import NEEDS
from limner.engines.diffusion.shots import Shot
from limner.engines.jobs import (
    CreativeUpscaleJob,
    EraseRegionJob,
    ExploreJob,
    ExploreSimilarJob,
    ImageToImageJob,
    InpaintJob,
    OutpaintJob,
    RemoveBackgroundJob,
)
from limner.imaging.source import probe
from tests.diffusion.conftest import Make
from tests.diffusion.engines import Pixels
from tests.diffusion.jobs import HEIGHT, JOBS, WIDTH, drawing, hole, mask_of, picture, scene, size_of
from tests.diffusion.tiny import MODELS, NOT_SERVED, doing

families = pytest.mark.parametrize("family", MODELS)
drawing_families = pytest.mark.parametrize("family", doing("generate"))


def apart(one: Pixels, other: Pixels) -> float:
    """The mean difference of two pictures, 0 to 255."""
    return float(np.abs(one.astype(int) - other).mean())


def test_there_is_a_job_of_every_operation() -> None:
    assert set(JOBS) == set(NEEDS)


@families
@pytest.mark.parametrize("operation", JOBS)
def test_each_operation_gives_a_picture_of_the_size_that_was_asked_for(tiny: Make, family: str, operation: str) -> None:
    engine = tiny(family)
    assert engine.capabilities.serves(operation) == (operation not in NOT_SERVED.get(family, ()))
    job = JOBS[operation]()
    if not engine.capabilities.serves(operation):
        with pytest.raises(EngineError, match=f"of the family {family} does not serve {operation}"):
            engine.file(job)
        return
    made = probe(engine.file(job).data)
    assert (made.width, made.height) == size_of(job)
    assert made.pixels().std() > 1, "a flat picture is no picture"


@families
@pytest.mark.parametrize("operation", ["generate", "image_to_image", "inpaint"])
def test_a_pipeline_draws_the_size_that_it_is_asked_for(
    tiny: Make, family: str, operation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And none of its own, which would be scaled to what the caller asked for."""
    if operation in NOT_SERVED.get(family, ()):
        pytest.skip("the family does not do it")
    if family.startswith("qwen-image-edit") and operation == "inpaint":
        pytest.skip("its pipeline fills masks at a megapixel, whatever it is asked for")
    run = Diffusion._run
    sizes: list[tuple[tuple[int, ...], tuple[int, int]]] = []

    def noted(engine: Diffusion, shots: Sequence[Shot], works: Sequence[Any]) -> Sequence[Pixels]:
        pictures = run(engine, shots, works)
        sizes.extend((made.shape[:2], (shot.height, shot.width)) for made, shot in zip(pictures, shots, strict=True))
        return pictures

    monkeypatch.setattr(Diffusion, "_run", noted)
    tiny(family).file(JOBS[operation]())
    assert sizes
    assert all(made == asked for made, asked in sizes), sizes


@families
@pytest.mark.parametrize("operation", ["inpaint", "generate_background", "erase_region"])
def test_outside_of_the_mask_every_pixel_stays(tiny: Make, family: str, operation: str) -> None:
    made = tiny(family).pixels(JOBS[operation]())
    assert (made[~hole()] == scene()[~hole()]).all()
    assert apart(made[hole()], scene()[hole()]) > 5


@families
def test_outpainting_keeps_the_picture_that_it_extends(tiny: Make, family: str) -> None:
    job = JOBS["outpaint"]()
    assert isinstance(job, OutpaintJob)
    made, frame = tiny(family).pixels(job), job.frame
    rows, columns = slice(frame.y, frame.y + frame.height), slice(frame.x, frame.x + frame.width)
    assert (made[rows, columns] == scene()).all()
    surroundings = np.delete(made.reshape(-1, 3), np.ravel_multi_index(np.mgrid[rows, columns], made.shape[:2]), 0)
    assert surroundings.std() > 1


@families
def test_a_new_background_leaves_the_middle_of_the_subject(tiny: Make, family: str) -> None:
    made = tiny(family).pixels(JOBS["replace_background"]())
    assert apart(made[24:32, 32:40], scene()[24:32, 32:40]) < 3
    assert apart(made[:6], scene()[:6]) > 5


@families
def test_alpha_outlives_erasing(tiny: Make, family: str) -> None:
    alpha = np.full((HEIGHT, WIDTH), 200, np.uint8)
    alpha[:8] = 0
    source = picture(np.dstack([scene(), alpha]))
    job = JOBS["erase_region"]()
    assert isinstance(job, EraseRegionJob)
    made = tiny(family).pixels(replace(job, source=source))
    assert (made[..., 3] == alpha).all()


def test_erasing_from_an_svg_leaves_an_svg(tiny: Make) -> None:
    shapes = "<rect width='72' height='56' fill='#ccc'/><rect x='30' y='20' width='9' height='9' fill='red'/>"
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}'>{shapes}</svg>"
    job = EraseRegionJob(probe(svg.encode()), WIDTH, HEIGHT, mask_of(hole()))
    file = tiny("flux").file(job)
    assert file.extension == "svg"
    assert b"red" not in file.data


def test_alpha_is_enlarged_with_its_picture(tiny: Make) -> None:
    alpha = np.zeros((HEIGHT, WIDTH), np.uint8)
    alpha[:, WIDTH // 2 :] = 255
    made = tiny("flux").pixels(CreativeUpscaleJob(picture(np.dstack([scene(), alpha])), 4 * WIDTH, 4 * HEIGHT))
    assert (made[:, : 4 * WIDTH // 2 - 8, 3] == 0).all()
    assert (made[:, 4 * WIDTH // 2 + 8 :, 3] == 255).all()


@pytest.mark.parametrize("family", doing("image_to_image"))
def test_strength_is_how_far_a_picture_goes(tiny: Make, family: str) -> None:
    engine = tiny(family, steps=5)

    def made(strength: float) -> Pixels:
        return engine.pixels(ImageToImageJob(picture(scene()), drawing(), strength))

    assert (made(0.0) == scene()).all()
    little = made(0.2)  # what the model's own coder makes of the source, and a step
    assert 0 < apart(made(0.4), little) < apart(made(1.0), little)
    if family not in ("qwen-image", "chroma"):  # whose random decoders give back nothing of a source
        assert apart(little, scene()) < apart(made(0.8), scene()), "less is nearer to the source"


@drawing_families
def test_explored_pictures_differ_in_prompt_and_seed(tiny: Make, family: str) -> None:
    first, second = (tiny(family).file(ExploreJob(drawing(), index, 8)) for index in (0, 1))
    assert apart(probe(first.data).pixels(), probe(second.data).pixels()) > 1
    assert (first.scene["direction"], second.scene["direction"]) == (0, 1)


@pytest.mark.parametrize(
    "family", ["sdxl", "flux", "flux-kontext"]
)  # random weights of the others leave little of any start
def test_what_is_more_similar_is_nearer_to_its_source(tiny: Make, family: str) -> None:
    engine = tiny(family, steps=5)
    source = ExploreJob(drawing(), 2, 8)
    original = engine.pixels(source)
    near, far = (engine.pixels(ExploreSimilarJob(drawing(seed=5), source, similarity)) for similarity in (5, 1))
    assert 0 < apart(near, original) < apart(far, original)


@drawing_families
def test_the_prompt_and_the_seed_make_the_picture(tiny: Make, family: str) -> None:
    pictures = [tiny(family).pixels(drawing(prompt, seed=seed)) for prompt, seed in (("a", 1), ("b", 1), ("a", 2))]
    assert apart(pictures[0], pictures[1]) > 0.01
    assert apart(pictures[0], pictures[2]) > 1


@pytest.mark.parametrize("family", sorted(set(doing("image_to_image")) - set(doing("generate"))))
def test_the_instruction_and_the_picture_make_the_edit(tiny: Make, family: str) -> None:
    """What is asked for in words is read together with the picture that it is about."""
    engine = tiny(family)
    other = picture(scene()[::-1].copy())
    jobs = [ImageToImageJob(source, drawing(prompt), 1.0) for source, prompt in ((picture(scene()), "a"), (other, "a"))]
    edited, of_another = (engine.pixels(job) for job in jobs)
    said = engine.pixels(replace(jobs[0], drawing=drawing("b")))
    assert apart(edited, of_another) > 0.01
    assert apart(edited, said) > 0.01


def test_a_large_picture_is_drawn_in_tiles_that_show_no_seam(tiny: Make) -> None:
    """Where tiles meet, neighbouring columns differ no more than elsewhere."""
    flat = np.full((HEIGHT, 400, 3), 128, np.uint8)
    made = tiny("sdxl").pixels(CreativeUpscaleJob(picture(flat), 1600, 4 * HEIGHT)).astype(int)
    steps = np.abs(np.diff(made, axis=1)).mean((0, 2))
    assert steps.max() < 4 * np.median(steps) + 1


def test_an_operation_without_a_plan_is_refused(tiny: Make) -> None:
    with pytest.raises(EngineError, match="does not serve remove_background"):
        tiny("sdxl").file(RemoveBackgroundJob(picture(scene()), WIDTH, HEIGHT))


def test_a_source_that_is_broken_is_the_callers_fault(tiny: Make) -> None:
    whole = picture(scene())
    broken = replace(whole, data=whole.data[: len(whole.data) // 2])
    job = JOBS["inpaint"]()
    assert isinstance(job, InpaintJob)
    (outcome,) = tiny("sdxl").together(replace(job, source=broken))
    assert getattr(outcome, "code", "") == "image_unreadable"
