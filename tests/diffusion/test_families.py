"""The table of families against diffusers itself: what a row names is there, and fits what its models are made of."""

import inspect
from typing import Any

import diffusers
import pytest

from limner.engines.diffusion.families import FAMILIES, SDXL_INPAINT, SDXL_REFINER, Family
from tests.diffusion.tiny import MODELS

ROWS = {family.name: family for family in (*FAMILIES.values(), SDXL_INPAINT, SDXL_REFINER)}
rows = pytest.mark.parametrize("family", ROWS.values(), ids=ROWS)
tasks = pytest.mark.parametrize(
    ("family", "task"),
    [pytest.param(family, task, id=f"{name}-{task}") for name, family in ROWS.items() for task in family.tasks],
)
OPERATED = {
    "transform": {"image", "strength"},
    "inpaint": {"image", "mask_image"},
    "edit": {"image"},
    "generate": set(),
}
"""What a call of each task cannot do without."""


def taken(name: str) -> frozenset[str]:
    """The parameters of a pipeline's call."""
    return frozenset(inspect.signature(getattr(diffusers, name).__call__).parameters)


def test_every_family_is_tested_with_a_model_of_its_own() -> None:
    assert set(ROWS) - set(MODELS) == {"sdxl-inpaint", "sdxl-refiner"}, "these two are SDXL with fewer tasks"


@pytest.mark.parametrize("name", FAMILIES)
def test_the_class_that_tells_a_family_is_there(name: str) -> None:
    assert issubclass(getattr(diffusers, name), diffusers.DiffusionPipeline)


@tasks
def test_a_pipeline_takes_what_the_row_gives_it(family: Family, task: Any) -> None:
    parameters = taken(family.tasks[task])
    always = {"prompt", "num_inference_steps", "generator", "output_type", "callback_on_step_end"}
    assert always | OPERATED[task] | {family.guided_by} | set(family.arguments) <= parameters
    assert ("negative_prompt" in parameters) == (family.negative_by is not None)
    if family.negative_by:
        assert family.negative_by in parameters
    if task in {"generate", "inpaint"}:  # to be changed, a picture comes in the size that is drawn
        assert {"width", "height"} <= parameters


@tasks
def test_a_pipeline_is_made_of_the_parts_of_its_family(family: Family, task: Any) -> None:
    """All tasks of a model run on the weights that it was loaded with."""
    needed = {
        name
        for name, parameter in inspect.signature(getattr(diffusers, family.tasks[task]).__init__).parameters.items()
        if parameter.default is inspect.Parameter.empty and name != "self"
    }
    origin = next(name for name, row in FAMILIES.items() if set(row.tasks.values()) >= set(family.tasks.values()))
    assert needed <= set(inspect.signature(getattr(diffusers, origin).__init__).parameters)


@pytest.mark.parametrize("name", MODELS)
def test_sizes_are_those_that_the_decoder_and_the_patches_make(name: str) -> None:
    """A pixel of latents is eight of the picture, and all but SDXL look at two by two of them."""
    model = MODELS[name]()
    family = FAMILIES[type(model).__name__]
    assert family.name == name
    patch = 1 if name == "sdxl" else 2
    assert family.sizes.multiple == model.vae_scale_factor * patch


@rows
def test_defaults_are_within_what_settings_take(family: Family) -> None:
    assert 1 <= family.steps <= 200
    assert 0 <= family.guidance <= 50
    assert family.sizes.greatest_area is not None
    assert family.sizes.least_area < family.sizes.greatest_area


def test_tasks_that_run_alone_are_tasks_of_the_family() -> None:
    for family in ROWS.values():
        assert family.alone <= set(family.tasks), family.name
        assert ("edit" in family.tasks) == ("edit" in family.alone), "references are shared by a whole run"
