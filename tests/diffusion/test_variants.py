"""Models that are told from the others of their family by their files: what they do, and what they do not."""

from dataclasses import replace

import pytest

from limner.engines.diffusion.kind import NEEDS
from limner.engines.jobs import ImageToImageJob, InpaintJob
from limner.imaging.source import probe
from tests.diffusion.conftest import Make
from tests.diffusion.jobs import JOBS, hole, scene, size_of
from tests.diffusion.tiny import VARIANTS

MASKED = {"inpaint", "outpaint", "replace_background", "generate_background", "erase_region"}
OVER = {"image_to_image", "remix", "creative_upscale", "refine_details"}
DOES = {"sdxl-inpaint": MASKED, "sdxl-refiner": OVER, "flux-dev": set(NEEDS), "z-image-turbo": set(NEEDS)}
variants = pytest.mark.parametrize("variant", VARIANTS)


@variants
def test_each_does_what_is_said_of_it(tiny: Make, variant: str) -> None:
    engine = tiny(variant)
    assert set(engine.capabilities.operations) == DOES[variant]
    for operation in sorted(DOES[variant]):
        job = JOBS[operation]()
        made = probe(engine.file(job).data)
        assert (made.width, made.height) == size_of(job)
        assert made.pixels().std() > 1, "a flat picture is no picture"


@pytest.mark.parametrize("variant", [name for name, does in DOES.items() if "inpaint" in does])
def test_outside_of_the_mask_every_pixel_stays(tiny: Make, variant: str) -> None:
    made = tiny(variant).pixels(JOBS["inpaint"]())
    assert (made[~hole()] == scene()[~hole()]).all()
    assert (made[hole()] != scene()[hole()]).any()


@pytest.mark.parametrize(
    ("variant", "weighs"),
    [("sdxl-inpaint", True), ("sdxl-refiner", True), ("flux-dev", True), ("z-image-turbo", False)],
)
def test_what_is_not_wanted_counts(tiny: Make, variant: str, weighs: bool) -> None:
    engine = tiny(variant)
    operation = "inpaint" if variant == "sdxl-inpaint" else "image_to_image"
    assert ("negative_prompt" in engine.capabilities.operations[operation]) == weighs
    job = JOBS[operation]()
    assert isinstance(job, InpaintJob | ImageToImageJob)
    wished = replace(job, drawing=replace(job.drawing, negative_prompt="dogs"))
    assert (engine.pixels(wished) != engine.pixels(job)).any()


def test_few_steps_are_the_default_of_those_that_are_made_for_them(tiny: Make) -> None:
    for variant, steps, guidance in (("z-image-turbo", 9, 0.0), ("flux-dev", 28, 3.5)):
        family = tiny(variant).engine._family
        assert (family.steps, family.guidance) == (steps, guidance)
