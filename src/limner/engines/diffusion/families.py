"""The families of models, one row each: by which classes of diffusers each task is done, and what it takes there.

Sizes, steps and guidance are those that each model's authors publish for it (its model card); classes and parameters
are those of diffusers 0.42.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from limner.engines.capabilities import Sizes

Task: TypeAlias = Literal["generate", "transform", "inpaint", "edit"]
"""From words; from a picture and words by a strength; inside a mask; from pictures as references and words."""

NegativeBy: TypeAlias = Literal["guidance_scale", "true_cfg_scale"]
"""The parameter that has to be above 1 for a negative prompt to count."""


@dataclass(frozen=True, slots=True)
class Family:
    """One row. `tasks` names the class of diffusers for each task that the family can do.

    `steps` and `guidance` are the defaults of the settings. `guided_by` is the parameter that `guidance` goes to.
    `negative_by` is None where the family takes no negative prompt. `alone` are tasks that do one job a run.
    `arguments` go to every call. `denoiser` is what its pipelines read in the configuration of the part that runs at
    each step, and the class of that part has not.
    """

    name: str
    tasks: Mapping[Task, str]
    sizes: Sizes
    steps: int
    guidance: float
    guided_by: str = "guidance_scale"
    negative_by: NegativeBy | None = None
    alone: frozenset[Task] = frozenset()
    arguments: Mapping[str, Any] = field(default_factory=dict)
    denoiser: Mapping[str, Any] = field(default_factory=dict)


_MEGAPIXEL: Final = 1024 * 1024

SDXL: Final = Family(
    "sdxl",
    {
        "generate": "StableDiffusionXLPipeline",
        "transform": "StableDiffusionXLImg2ImgPipeline",
        "inpaint": "StableDiffusionXLInpaintPipeline",
    },
    Sizes(8, 512 * 512, _MEGAPIXEL * 5 // 4),
    steps=30,
    guidance=6.0,
    negative_by="guidance_scale",
)
SDXL_INPAINT: Final = replace(SDXL, name="sdxl-inpaint", tasks={"inpaint": SDXL.tasks["inpaint"]})
SDXL_REFINER: Final = replace(SDXL, name="sdxl-refiner", tasks={"transform": SDXL.tasks["transform"]})
SD3: Final = Family(
    "sd3",
    {
        "generate": "StableDiffusion3Pipeline",
        "transform": "StableDiffusion3Img2ImgPipeline",
        "inpaint": "StableDiffusion3InpaintPipeline",
    },
    Sizes(16, 512 * 512, _MEGAPIXEL * 5 // 4),
    steps=28,
    guidance=4.5,
    negative_by="guidance_scale",
)
FLUX: Final = Family(
    "flux",
    {"generate": "FluxPipeline", "transform": "FluxImg2ImgPipeline", "inpaint": "FluxInpaintPipeline"},
    Sizes(16, 256 * 256, 2 * _MEGAPIXEL),
    steps=28,
    guidance=3.5,
    negative_by="true_cfg_scale",
)
FLUX_FILL: Final = Family(
    "flux-fill", {"inpaint": "FluxFillPipeline"}, Sizes(16, 256 * 256, 2 * _MEGAPIXEL), steps=50, guidance=30.0
)
FLUX_KONTEXT: Final = Family(
    "flux-kontext",
    {"generate": "FluxPipeline", "edit": "FluxKontextPipeline", "inpaint": "FluxKontextInpaintPipeline"},
    Sizes(16, 256 * 256, _MEGAPIXEL * 5 // 4),
    steps=28,
    guidance=2.5,
    negative_by="true_cfg_scale",
    alone=frozenset({"edit"}),
)
FLUX2_KLEIN: Final = Family(
    "flux2-klein",
    {"generate": "Flux2KleinPipeline", "edit": "Flux2KleinPipeline", "inpaint": "Flux2KleinInpaintPipeline"},
    Sizes(16, 256 * 256, 2 * _MEGAPIXEL),
    steps=50,
    guidance=4.0,
    alone=frozenset({"edit", "inpaint"}),
)
QWEN_IMAGE: Final = Family(
    "qwen-image",
    {
        "generate": "QwenImagePipeline",
        "transform": "QwenImageImg2ImgPipeline",
        "inpaint": "QwenImageInpaintPipeline",
    },
    Sizes(16, 512 * 512, 2 * _MEGAPIXEL),
    steps=50,
    guidance=4.0,
    guided_by="true_cfg_scale",
    negative_by="true_cfg_scale",
)
QWEN_IMAGE_EDIT: Final = Family(
    "qwen-image-edit",
    {"edit": "QwenImageEditPipeline", "inpaint": "QwenImageEditInpaintPipeline"},
    Sizes(16, 512 * 512, _MEGAPIXEL * 5 // 4),
    steps=50,
    guidance=4.0,
    guided_by="true_cfg_scale",
    negative_by="true_cfg_scale",
    alone=frozenset({"edit", "inpaint"}),
)
QWEN_IMAGE_EDIT_PLUS: Final = replace(
    QWEN_IMAGE_EDIT,
    name="qwen-image-edit-plus",
    tasks={**QWEN_IMAGE_EDIT.tasks, "edit": "QwenImageEditPlusPipeline"},
    steps=40,
)
Z_IMAGE: Final = Family(
    "z-image",
    {"generate": "ZImagePipeline", "transform": "ZImageImg2ImgPipeline", "inpaint": "ZImageInpaintPipeline"},
    Sizes(16, 512 * 512, 2 * _MEGAPIXEL),
    steps=50,
    guidance=4.0,
    negative_by="guidance_scale",
)
CHROMA: Final = Family(
    "chroma",
    {"generate": "ChromaPipeline", "transform": "ChromaImg2ImgPipeline", "inpaint": "ChromaInpaintPipeline"},
    Sizes(16, 512 * 512, _MEGAPIXEL * 5 // 4),
    steps=35,
    guidance=5.0,
    negative_by="guidance_scale",
    denoiser={"guidance_embeds": False},  # ChromaInpaintPipeline asks for it
)

FAMILIES: Final[Mapping[str, Family]] = {
    "StableDiffusionXLPipeline": SDXL,
    "StableDiffusionXLImg2ImgPipeline": SDXL,
    "StableDiffusionXLInpaintPipeline": SDXL,
    "StableDiffusion3Pipeline": SD3,
    "FluxPipeline": FLUX,
    "FluxFillPipeline": FLUX_FILL,
    "FluxKontextPipeline": FLUX_KONTEXT,
    "Flux2KleinPipeline": FLUX2_KLEIN,
    "QwenImagePipeline": QWEN_IMAGE,
    "QwenImageEditPipeline": QWEN_IMAGE_EDIT,
    "QwenImageEditPlusPipeline": QWEN_IMAGE_EDIT_PLUS,
    "ZImagePipeline": Z_IMAGE,
    "ChromaPipeline": CHROMA,
}
"""By the class that a model's `model_index.json` names."""


TURBO_SHIFT: Final = 3.0
"""By which the schedule of Z-Image-Turbo is told from that of Z-Image, whose shift is 6."""


def fitted(family: Family, index: Mapping[str, Any], configs: Mapping[str, Mapping[str, Any]]) -> Family:
    """The family as a model of it is, by its files: with the tasks that are left to one made for a single task, and the
    defaults of one that was distilled to few steps.

    `index` is `model_index.json`; `configs` the configurations of its parts, by their names.
    """
    denoiser = configs.get("unet") or configs.get("transformer") or {}
    if family is SDXL and denoiser.get("in_channels") == 9:  # it is shown the mask, and what is kept
        return SDXL_INPAINT
    if family is SDXL and "text_encoder" not in configs:
        return SDXL_REFINER
    if family is FLUX and denoiser.get("guidance_embeds") is False:  # FLUX.1 schnell
        return replace(family, steps=4, guidance=0.0, negative_by=None, arguments={"max_sequence_length": 256})
    if family is FLUX2_KLEIN and index.get("is_distilled"):
        return replace(family, steps=4, guidance=1.0)
    if family is Z_IMAGE and configs.get("scheduler", {}).get("shift") == TURBO_SHIFT:
        return replace(family, steps=9, guidance=0.0)
    return family
