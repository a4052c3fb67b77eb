"""The jobs: what an engine is asked to do, with everything resolved.

A job of one operation says all there is to know: no option is left for the engine to default, and no limit for it
to check. `operation` is the job's name in the catalogue and in the routing table.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from limner.catalog.limits import MAX_SEED
from limner.engines.learned import BaseStyle, LearnedStyle, Match, MixPolicy
from limner.engines.samples import Sample
from limner.imaging.source import Source

RGB = tuple[int, int, int]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Color:
    """A colour asked for, sRGB 0 to 255; `weight` is its share of the picture, 0.0 to 1.0, or None."""

    rgb: RGB
    weight: float | None = None


@dataclass(frozen=True, slots=True)
class Controls:
    """The drawing controls of the interface, resolved. None means that the caller left it to the engine."""

    colors: tuple[Color, ...] = ()
    background_color: RGB | None = None
    artistic_level: int | None = None
    no_text: bool = False


@dataclass(frozen=True, slots=True)
class Lettering:
    """One word and its quadrilateral.

    `corners` are four points relative to the layout, (0,0) top left and (1,1) bottom right, in the order
    that the words' top left, top right, bottom right and bottom left corners take.
    """

    text: str
    corners: tuple[Point, Point, Point, Point]


@dataclass(frozen=True, slots=True)
class StyleGuide:
    """A style to draw in, and how closely.

    `samples` are its pictures made small, where there are any; `style_id` is what it is kept as, if it is.
    """

    learned: LearnedStyle
    match: Match
    samples: tuple[Sample, ...] = ()
    style_id: str = ""


@dataclass(frozen=True, slots=True)
class GenerateJob:
    """One picture from one prompt. Inside other jobs: what is to be drawn, how, and how large the result is.

    `model` is a catalogue id; `look` a curated style's canonical id in the catalogue, or None for the models
    without curated styles. `width` and `height` are pixels, or the SVG's viewBox when `vector`. `style` is a style
    learned from pictures, or None.
    """

    operation: ClassVar[str] = "generate"

    model: str
    prompt: str
    width: int
    height: int
    vector: bool
    seed: int
    look: str | None = None
    negative_prompt: str = ""
    controls: Controls = field(default_factory=Controls)
    text_layout: tuple[Lettering, ...] = ()
    style: StyleGuide | None = None


class _Drawn:
    """What jobs say about themselves through their `drawing`."""

    __slots__ = ()
    drawing: GenerateJob

    @property
    def model(self) -> str:
        """The catalogue id of the model."""
        return self.drawing.model

    @property
    def seed(self) -> int:
        """What all that is random is drawn from."""
        return self.drawing.seed

    @property
    def width(self) -> int:
        """The result's width in pixels, or of its viewBox."""
        return self.drawing.width

    @property
    def height(self) -> int:
        """The result's height in pixels, or of its viewBox."""
        return self.drawing.height


@dataclass(frozen=True, slots=True)
class ExploreJob(_Drawn):
    """One of `count` pictures of one prompt that differ as much as they can; `index` counts from 0.

    All of a request have the same drawing, its seed included.
    """

    operation: ClassVar[str] = "explore"

    drawing: GenerateJob
    index: int
    count: int


@dataclass(frozen=True, slots=True)
class ExploreSimilarJob(_Drawn):
    """A picture like one that was explored: `similarity` 1 keeps its idea alone, 5 nearly everything.

    `drawing` is that of the source with a seed of its own, which tells the pictures of a request apart: it is one of
    `count`, whose seeds follow each other, and `index` counts from 0. `known_as` is the id under which the server that
    drew the source knows it, where an engine on another machine did.
    """

    operation: ClassVar[str] = "explore_similar"

    drawing: GenerateJob
    source: ExploreJob
    similarity: int
    index: int = 0
    count: int = 1
    known_as: str = ""

    @property
    def first_seed(self) -> int:
        """The seed of the request's first picture."""
        return (self.drawing.seed - self.index) % (MAX_SEED + 1)


@dataclass(frozen=True, slots=True)
class _Edit(_Drawn):
    """A picture that exists, and what is to be drawn for it.

    `drawing` has the prompt, the model and the look, the seed, and the result's size in `width` and `height`.
    """

    source: Source
    drawing: GenerateJob


@dataclass(frozen=True, slots=True)
class ImageToImageJob(_Edit):
    """A new picture from one that exists; `strength` 0.0 keeps it, 1.0 keeps its composition only."""

    operation: ClassVar[str] = "image_to_image"

    strength: float


@dataclass(frozen=True, slots=True)
class InpaintJob(_Edit):
    """What the prompt says inside the mask; outside of it every pixel stays. The mask is as large as the source."""

    operation: ClassVar[str] = "inpaint"

    mask: Source


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the source lies on a larger canvas: its corner and its size there, in canvas pixels."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class OutpaintJob(_Edit):
    """A larger canvas: the source in its frame, and around it what the prompt says.

    Where the frame is as large as the source, every pixel of it stays.
    """

    operation: ClassVar[str] = "outpaint"

    frame: Frame


@dataclass(frozen=True, slots=True)
class CutOut:
    """A picture's subject on transparency, in the picture's size, and the name of the engine that found it."""

    picture: Source
    engine: str


@dataclass(frozen=True, slots=True)
class ReplaceBackgroundJob(_Edit):
    """The source's subject before what the prompt says.

    `subject` is there where an engine that removes backgrounds has found it; else the engine of the job finds it.
    """

    operation: ClassVar[str] = "replace_background"

    subject: CutOut | None = None


@dataclass(frozen=True, slots=True)
class GenerateBackgroundJob(_Edit):
    """What the prompt says where the mask is white, behind what the mask keeps."""

    operation: ClassVar[str] = "generate_background"

    mask: Source


@dataclass(frozen=True, slots=True)
class RemixJob(_Edit):
    """A variation of the source in the size of `drawing`, whose prompt is empty.

    `origin` is the job that the source was generated by, where this service made it and still knows that.
    """

    operation: ClassVar[str] = "remix"

    origin: GenerateJob | None = None


@dataclass(frozen=True, slots=True)
class _Process:
    """A picture that exists, processed without a model or a prompt. `width` and `height` are the result's."""

    source: Source
    width: int
    height: int
    model: ClassVar[None] = None
    seed: ClassVar[int] = 0


@dataclass(frozen=True, slots=True)
class EraseRegionJob(_Process):
    """What is under the mask goes, and the surroundings continue. An SVG stays one, raster stays raster."""

    operation: ClassVar[str] = "erase_region"

    mask: Source


@dataclass(frozen=True, slots=True)
class VectorizeJob(_Process):
    """Pixels to SVG, in shapes that lie on each other (`hierarchical`) or beside each other (`cut_out`).

    `color_reduction` merges near colours; `max_shapes` bounds the number of shapes; `gradients` allows linear
    gradients; `small_shape_filter` drops specks; `compression` trades decimals for bytes; `palette`, when not empty, is
    all the colours there may be.
    """

    operation: ClassVar[str] = "vectorize"

    shape_stacking: Literal["hierarchical", "cut_out"] = "hierarchical"
    color_reduction: bool = False
    max_shapes: int | None = None
    gradients: bool = False
    small_shape_filter: bool = False
    compression: bool = False
    palette: tuple[RGB, ...] = ()


@dataclass(frozen=True, slots=True)
class RemoveBackgroundJob(_Process):
    """The subject alone, on transparency. An SVG stays one: its background shapes are dropped."""

    operation: ClassVar[str] = "remove_background"


@dataclass(frozen=True, slots=True)
class CrispUpscaleJob(_Process):
    """The same content in 2 or 4 times the width and height."""

    operation: ClassVar[str] = "crisp_upscale"


@dataclass(frozen=True, slots=True)
class CreativeUpscaleJob(_Process):
    """2 or 4 times the width and height, with plausible detail that the source does not have."""

    operation: ClassVar[str] = "creative_upscale"


@dataclass(frozen=True, slots=True)
class RefineDetailsJob(_Process):
    """The source at another size, its texture sharpened: `moderate` or `subtle`."""

    operation: ClassVar[str] = "refine_details"

    refinement: Literal["moderate", "subtle"] = "moderate"


@dataclass(frozen=True, slots=True)
class Reference:
    """A picture to learn a style from. Weights count against each other; only their proportions matter."""

    picture: Source
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Ingredient:
    """A style to mix into another one, with its weight beside the references' and the other ingredients'."""

    learned: LearnedStyle
    weight: float = 1.0
    samples: tuple[Sample, ...] = ()


@dataclass(frozen=True, slots=True)
class CreateStyleJob:
    """A style learned from references, mixed from other styles, or both; there is at least one of either.

    Answered with a preview of `width`×`height` pixels, and the style in the scene under `style`, as
    `LearnedStyle.to_json` writes it; where it is to be `sampled`, with its samples under `samples`, as
    `samples.to_json` writes them.
    """

    operation: ClassVar[str] = "create_style"

    model: str
    base: BaseStyle
    references: tuple[Reference, ...] = ()
    ingredients: tuple[Ingredient, ...] = ()
    mix_policy: MixPolicy = "PaletteMatch"
    prompt: str = ""
    width: int = 256
    height: int = 256
    sampled: bool = False
    seed: ClassVar[int] = 0


@dataclass(frozen=True, slots=True)
class EnhancePromptJob:
    """A prompt to make richer. Answered with text."""

    operation: ClassVar[str] = "enhance_prompt"

    prompt: str
    model: ClassVar[None] = None
    seed: ClassVar[int] = 0


Job: TypeAlias = (
    GenerateJob
    | ExploreJob
    | ExploreSimilarJob
    | CreateStyleJob
    | EnhancePromptJob
    | ImageToImageJob
    | InpaintJob
    | OutpaintJob
    | ReplaceBackgroundJob
    | GenerateBackgroundJob
    | RemixJob
    | EraseRegionJob
    | VectorizeJob
    | RemoveBackgroundJob
    | CrispUpscaleJob
    | CreativeUpscaleJob
    | RefineDetailsJob
)
