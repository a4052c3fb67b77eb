"""The matting engine: a picture through a model in ONNX, its answer as the picture's alpha."""

from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.darkroom.canvas import resized, split
from limner.engines.darkroom.matte.foreground import unmix
from limner.engines.darkroom.process import remove_background
from limner.engines.jobs import Job, RemoveBackgroundJob
from limner.engines.matting.kind import MattingOptions
from limner.engines.matting.presets import PRESETS

Pixels = NDArray[np.uint8]
Matte = NDArray[np.float32]

LEAST_SPAN: Final = 1e-6
"""An answer that varies less has found nothing, or everything."""


class Matting:
    """One model. The same picture gives the same bytes on the same device and libraries."""

    def __init__(self, options: MattingOptions) -> None:
        self._options = options
        self._preset = PRESETS[options.preset]
        self._session: Any = None
        self.version = f"onnxruntime-{_version()}"

    def warm_up(self) -> None:
        """Load the model, and run it once. Raises EngineError (`engine_not_loaded`) that says what is missing."""
        self._session = self._loaded()
        try:
            self._matte(np.zeros((64, 64, 3), np.uint8))
        except EngineError as error:
            raise _not_loaded(f"The model {str(self._options.model)!r} is no matting model: {error.message}") from error

    def run(self, job: Job, watch: CancelCheck, /) -> Artwork:
        """Cut the subject out. An SVG stays one, as the darkroom does it. Raises EngineError, InvalidRequest."""
        if not isinstance(job, RemoveBackgroundJob):
            raise EngineError(f"A matting model does not serve {job.operation}.")
        if job.source.format == "svg":
            return remove_background(job, watch)
        colours, alpha = split(job.source.pixels())
        watch()
        matte = self._matte(colours)
        watch()
        share = np.rint(matte * 255).astype(np.uint8)
        out = np.dstack([unmix(colours, matte), share if alpha is None else np.minimum(share, alpha)])
        out[out[..., 3] == 0] = 0
        return Artwork(pixels=out)

    def _matte(self, colours: Pixels) -> Matte:
        """H×W, 0 to 1, of H×W×3."""
        side = self._side()
        small = resized(colours, side, side).astype(np.float32) / 255
        small = (small - np.array(self._preset.mean, np.float32)) / np.array(self._preset.deviation, np.float32)
        given = self._session.get_inputs()[0]
        try:
            # Several answers are refinements, as U²-Net's, the best first; BiRefNet's only one is its last.
            answer = self._session.run(None, {given.name: small.transpose(2, 0, 1)[None]})[0]
        except Exception as error:  # onnxruntime's own classes are private
            raise EngineError(f"the model cannot take a picture of {side}×{side}: {error}") from error
        found = np.asarray(answer, np.float32)
        if found.ndim < 2 or found.size != found.shape[-1] * found.shape[-2]:
            raise EngineError(f"its answer has the shape {found.shape}, which is no matte.")
        matte = self._scaled(found.reshape(found.shape[-2:]))
        height, width = colours.shape[:2]
        return np.clip(cv2.resize(matte, (width, height), interpolation=cv2.INTER_LINEAR), 0, 1).astype(np.float32)

    def _scaled(self, found: Matte) -> Matte:
        match self._preset.scale:
            case "sigmoid":
                return np.asarray(1 / (1 + np.exp(-np.clip(found, -60, 60))), np.float32)
            case "stretch":
                span = float(found.max() - found.min())
                return found if span < LEAST_SPAN else np.asarray((found - found.min()) / span, np.float32)
            case _:
                return found

    def _side(self) -> int:
        """The preset's, or that which the model was exported for."""
        fixed = self._session.get_inputs()[0].shape[-1]
        return fixed if isinstance(fixed, int) and fixed > 1 else self._preset.side

    def _loaded(self) -> Any:
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = self._options.threads
        try:
            return onnxruntime.InferenceSession(self._options.model, options, providers=self._providers(onnxruntime))
        except EngineError:
            raise
        except Exception as error:  # onnxruntime's own classes are private
            raise _not_loaded(f"The model {str(self._options.model)!r} cannot be loaded: {error}") from error

    def _providers(self, onnxruntime: Any) -> list[Any]:
        device, _, number = self._options.device.partition(":")
        if device == "cpu":
            return ["CPUExecutionProvider"]
        if "CUDAExecutionProvider" not in onnxruntime.get_available_providers():
            raise _not_loaded(
                f"There is no {self._options.device} for onnxruntime {onnxruntime.__version__}: install "
                "onnxruntime-gpu in its place, or set device to cpu."
            )
        return [("CUDAExecutionProvider", {"device_id": int(number)})]


def _not_loaded(message: str) -> EngineError:
    return EngineError(message, code="engine_not_loaded")


def _version() -> str:
    for name in ("onnxruntime", "onnxruntime-gpu"):
        try:
            return version(name)
        except PackageNotFoundError:
            continue
    return "none"
