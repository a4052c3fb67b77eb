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

StyleBy: TypeAlias = Literal["ip_adapter", "redux", "references"]
"""How the pictures of a style come to a model: attention to them, words of its prompt, references of an edit."""


@dataclass(frozen=True, slots=True)
class Adapter:
    """IP-Adapters of a family.

    `encoder` is the `model_type` of their image encoder; `hidden` says that they look at the parts of a picture, where
    their files do not tell. `projection` and `attention` are how the names of their tensors begin. `layers` is how the
    names of the attention begin that they are for; of all where it is empty. `absent` is what stands for no picture:
    zeros, zeros as the encoder sees them, a black picture. `passed` is how a pipeline takes both: one above the other
    in a list or as they are, or apart. `encoder_named_by` is the loader's parameter for an encoder.
    """

    encoder: str
    absent: Literal["zeros", "blank", "black"]
    passed: Literal["list", "tensor", "apart"]
    hidden: bool = False
    projection: tuple[str, ...] = ("image_proj.",)
    attention: tuple[str, ...] = ("ip_adapter.",)
    layers: str = ""
    encoder_named_by: str = "image_encoder_folder"


@dataclass(frozen=True, slots=True)
class Words:
    """How a family's pipelines read a prompt.

    `tokenizer` is the part that counts. `lengths` are those in tokens that prompts are padded to, the shortest that
    will do; what goes beyond the last is not read. `gives` names what `encode_prompt` returns, in its order, as the
    pipeline's call takes it; None is not taken. `joined` is how those of several prompts become one: `stacked` are of
    one length, `listed` stay apart, `masked` are padded with a mask.
    """

    tokenizer: str
    lengths: tuple[int, ...]
    gives: tuple[str | None, ...]
    joined: Literal["stacked", "listed", "masked"] = "stacked"


@dataclass(frozen=True, slots=True)
class Chunks:
    """Prompts of any length for encoders of CLIP: in chunks of so many tokens, each with a beginning and an end."""

    tokens: int = 75


@dataclass(frozen=True, slots=True)
class Family:
    """One row. `tasks` names the class of diffusers for each task that the family can do.

    `steps` and `guidance` are the defaults of the settings. `guided_by` is the parameter that `guidance` goes to.
    `negative_by` is None where the family takes no negative prompt. `alone` are tasks that do one job a run.
    `arguments` go to every call. `denoiser` is what its pipelines read in the configuration of the part that runs at
    each step, and the class of that part has not. `words` is None where the pipelines have to read the prompt by
    themselves, since they look at pictures as they do. `styled` has the tasks that take pictures of a style, by each
    way that there is; `references` is how many pictures an edit takes; `adapter` says what IP-Adapters are in the
    family.
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
    words: Words | Chunks | None = None
    styled: Mapping[StyleBy, frozenset[Task]] = field(default_factory=dict)
    references: int = 1
    adapter: Adapter | None = None


_MEGAPIXEL: Final = 1024 * 1024
_DRAWING: Final[frozenset[Task]] = frozenset({"generate", "transform", "inpaint"})
_T5: Final = Words("tokenizer_2", (512,), ("prompt_embeds", "pooled_prompt_embeds"))
"""Of FLUX.1: its CLIP model sees the first 77 tokens alone, for the whole of the picture."""

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
    words=Chunks(),
    styled={"ip_adapter": _DRAWING},
    adapter=Adapter("clip_vision_model", absent="blank", passed="list", layers="up_blocks.0.attentions.1."),
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
    words=Words("tokenizer_3", (256, 512), ("prompt_embeds", None, "pooled_prompt_embeds")),
    styled={"ip_adapter": _DRAWING},
    adapter=Adapter("siglip_vision_model", absent="zeros", passed="tensor", hidden=True),
)
FLUX: Final = Family(
    "flux",
    {"generate": "FluxPipeline", "transform": "FluxImg2ImgPipeline", "inpaint": "FluxInpaintPipeline"},
    Sizes(16, 256 * 256, 2 * _MEGAPIXEL),
    steps=28,
    guidance=3.5,
    negative_by="true_cfg_scale",
    words=_T5,
    styled={"ip_adapter": _DRAWING, "redux": _DRAWING},
    adapter=Adapter(
        "clip_vision_model",
        absent="black",
        passed="apart",
        projection=("ip_adapter_proj_model.", "image_proj."),
        attention=("double_blocks.", "ip_adapter."),
        encoder_named_by="image_encoder_pretrained_model_name_or_path",
    ),
)
FLUX_FILL: Final = Family(
    "flux-fill",
    {"inpaint": "FluxFillPipeline"},
    Sizes(16, 256 * 256, 2 * _MEGAPIXEL),
    steps=50,
    guidance=30.0,
    words=_T5,
    styled={"redux": frozenset({"inpaint"})},
)
FLUX_KONTEXT: Final = Family(
    "flux-kontext",
    {"generate": "FluxPipeline", "edit": "FluxKontextPipeline", "inpaint": "FluxKontextInpaintPipeline"},
    Sizes(16, 256 * 256, _MEGAPIXEL * 5 // 4),
    steps=28,
    guidance=2.5,
    negative_by="true_cfg_scale",
    alone=frozenset({"edit"}),
    words=_T5,
    styled={"references": frozenset({"generate", "inpaint"})},
)
FLUX2_KLEIN: Final = Family(
    "flux2-klein",
    {"generate": "Flux2KleinPipeline", "edit": "Flux2KleinPipeline", "inpaint": "Flux2KleinInpaintPipeline"},
    Sizes(16, 256 * 256, 2 * _MEGAPIXEL),
    steps=50,
    guidance=4.0,
    alone=frozenset({"edit", "inpaint"}),
    words=Words("tokenizer", (512,), ("prompt_embeds",)),
    styled={"references": frozenset({"generate", "edit", "inpaint"})},
    references=4,
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
    words=Words("tokenizer", (1024,), ("prompt_embeds", "prompt_embeds_mask"), "masked"),
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
    styled={"references": frozenset({"edit"})},
    references=3,
)
Z_IMAGE: Final = Family(
    "z-image",
    {"generate": "ZImagePipeline", "transform": "ZImageImg2ImgPipeline", "inpaint": "ZImageInpaintPipeline"},
    Sizes(16, 512 * 512, 2 * _MEGAPIXEL),
    steps=50,
    guidance=4.0,
    negative_by="guidance_scale",
    words=Words("tokenizer", (512,), ("prompt_embeds",), "listed"),
)
CHROMA: Final = Family(
    "chroma",
    {"generate": "ChromaPipeline", "transform": "ChromaImg2ImgPipeline", "inpaint": "ChromaInpaintPipeline"},
    Sizes(16, 512 * 512, _MEGAPIXEL * 5 // 4),
    steps=35,
    guidance=5.0,
    negative_by="guidance_scale",
    denoiser={"guidance_embeds": False},  # ChromaInpaintPipeline asks for it
    words=Words("tokenizer", (512,), ("prompt_embeds", None, "prompt_attention_mask")),
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
        return replace(family, steps=4, guidance=0.0, negative_by=None, words=replace(_T5, lengths=(256,)))
    if family is FLUX2_KLEIN and index.get("is_distilled"):
        return replace(family, steps=4, guidance=1.0)
    if family is Z_IMAGE and configs.get("scheduler", {}).get("shift") == TURBO_SHIFT:
        return replace(family, steps=9, guidance=0.0)
    return family
