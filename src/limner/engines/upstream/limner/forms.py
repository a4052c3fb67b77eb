"""Jobs as requests of the interface: what a caller would have sent to get them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from limner.catalog.brand import branded
from limner.catalog.models import MODELS
from limner.catalog.sizes import sizes_of, spell
from limner.catalog.styles import CURATED, DEFAULT_LOOKS, style_title
from limner.engines.base import EngineUnavailable
from limner.engines.jobs import (
    CreativeUpscaleJob,
    CrispUpscaleJob,
    EraseRegionJob,
    ExploreJob,
    ExploreSimilarJob,
    GenerateBackgroundJob,
    GenerateJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RefineDetailsJob,
    RemixJob,
    RemoveBackgroundJob,
    ReplaceBackgroundJob,
    VectorizeJob,
)
from limner.engines.upstream.limner.canvas import canvas_of
from limner.imaging.source import Source

Fields = dict[str, Any]

ALWAYS: Final[Mapping[str, str]] = {"response_format": "b64_json", "image_format": "png"}


@dataclass(frozen=True, slots=True)
class Form:
    """One request: the path, its fields as JSON values, and its files, if it has any."""

    path: str
    fields: Mapping[str, Any]
    files: Mapping[str, Source]

    @property
    def texts(self) -> dict[str, str]:
        """The fields as a form writes them."""
        return {name: value if isinstance(value, str) else json.dumps(value) for name, value in self.fields.items()}


def form_of(job: Job, brand: str) -> Form:
    """The request that comes to this job. Raises EngineUnavailable where none does."""
    path, build = _BUILT[type(job)]
    fields: Fields = {**ALWAYS, **build(job, brand)}
    files = {name: getattr(job, name) for name in ("source", "mask") if isinstance(getattr(job, name, None), Source)}
    return Form(path, fields, {"image" if name == "source" else name: file for name, file in files.items()})


def _drawing(drawing: GenerateJob, brand: str, *, size: bool = True) -> Fields:
    """What every request that draws says about the drawing."""
    model = MODELS[drawing.model]
    fields: Fields = {
        "prompt": _prompt(drawing),
        "model": branded(drawing.model, brand),
        "random_seed": drawing.seed,
        "negative_prompt": drawing.negative_prompt,
        "style": _style(drawing, brand),
        "controls": _controls(drawing),
        "text_layout": [
            {"text": word.text, "bbox": [list(corner) for corner in word.corners]} for word in drawing.text_layout
        ],
    }
    if size:
        own = drawing.width, drawing.height
        fields["size"] = next((ratio for ratio, listed in sizes_of(model).items() if listed == own), spell(own))
    return {name: value for name, value in fields.items() if value not in ("", None, [], {})}


def _prompt(drawing: GenerateJob) -> str:
    """With the words of a style that was learned here, as far as they fit: the other side has not learned it."""
    words = drawing.style.learned.words.strip() if drawing.style else ""
    prompt = f"{drawing.prompt}, {words}" if words else drawing.prompt
    return prompt if len(prompt) <= MODELS[drawing.model].prompt_limit else drawing.prompt


def _style(drawing: GenerateJob, brand: str) -> str:
    """The name of the curated style that means the look; none where the model has it anyway."""
    if drawing.look is None or DEFAULT_LOOKS.get(drawing.model) == drawing.look:
        return ""
    styles = [style for style in CURATED if style.look == drawing.look]
    styles.sort(key=lambda style: drawing.model not in style.models)
    return style_title(styles[0], brand) if styles else ""


def _controls(drawing: GenerateJob) -> Fields:
    controls = drawing.controls
    fields: Fields = {
        "colors": [
            {"rgb": list(color.rgb)} | ({} if color.weight is None else {"weight": color.weight})
            for color in controls.colors
        ],
        "artistic_level": controls.artistic_level,
    }
    if controls.background_color is not None:
        fields["background_color"] = {"rgb": list(controls.background_color)}
    if controls.no_text:
        fields["no_text"] = True
    return {name: value for name, value in fields.items() if value not in (None, [])}


def _generate(job: GenerateJob, brand: str) -> Fields:
    return {**_drawing(job, brand), "n": 1}


def _explore(job: ExploreJob, brand: str) -> Fields:
    return _drawing(job.drawing, brand)


def _similar(job: ExploreSimilarJob, brand: str) -> Fields:
    if not job.known_as:
        raise EngineUnavailable("The picture was not explored by the server behind the engine, which does not know it.")
    return {"source_image_id": job.known_as, "similarity": job.similarity, "random_seed": job.first_seed}


def _edit(job: Any, brand: str) -> Fields:
    fields = _drawing(job.drawing, brand, size=False)
    return {**fields, "n": 1, **({"strength": job.strength} if isinstance(job, ImageToImageJob) else {})}


def _outpaint(job: OutpaintJob, brand: str) -> Fields:
    return {**_edit(job, brand), **canvas_of(job)}


def _remix(job: RemixJob, brand: str) -> Fields:
    drawn = _drawing(job.drawing, brand)
    return {name: drawn[name] for name in ("model", "size", "random_seed")} | {"n": 1}


def _vectorize(job: VectorizeJob, brand: str) -> Fields:
    switches = {
        "color_reduction": job.color_reduction,
        "limit_num_shapes": job.max_shapes is not None,
        "return_gradients": job.gradients,
        "small_shape_filter": job.small_shape_filter,
        "svg_compression": job.compression,
    }
    fields: Fields = {name: "on" if on else "off" for name, on in switches.items()}
    fields["shape_stacking"] = job.shape_stacking
    if job.max_shapes is not None:
        fields["max_num_shapes"] = job.max_shapes
    if job.palette:
        fields["strict_color_palette"] = [list(rgb) for rgb in job.palette]
    return fields


def _refine(job: RefineDetailsJob, brand: str) -> Fields:
    return {"refinement": job.refinement}


def _nothing(job: Job, brand: str) -> Fields:
    return {}


_BUILT: Final[Mapping[type, tuple[str, Callable[[Any, str], Fields]]]] = {
    GenerateJob: ("/images/generations", _generate),
    ExploreJob: ("/images/explore", _explore),
    ExploreSimilarJob: ("/images/explore/similar", _similar),
    ImageToImageJob: ("/images/imageToImage", _edit),
    InpaintJob: ("/images/inpaint", _edit),
    OutpaintJob: ("/images/outpaint", _outpaint),
    ReplaceBackgroundJob: ("/images/replaceBackground", _edit),
    GenerateBackgroundJob: ("/images/generateBackground", _edit),
    RemixJob: ("/images/variateImage", _remix),
    EraseRegionJob: ("/images/eraseRegion", _nothing),
    VectorizeJob: ("/images/vectorize", _vectorize),
    RemoveBackgroundJob: ("/images/removeBackground", _nothing),
    CrispUpscaleJob: ("/images/crispUpscale", _nothing),
    CreativeUpscaleJob: ("/images/creativeUpscale", _nothing),
    RefineDetailsJob: ("/images/refineDetails", _refine),
}
