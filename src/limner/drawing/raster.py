"""The display list to pixels, by Skia on memory that NumPy shares."""

import math

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.drawing.contour import apart
from limner.drawing.display import Display, Fill, Group, Item, Linear, Paint, Solid, Stroke
from limner.drawing.matrices import affine

BLENDS = {
    "normal": skia.BlendMode.kSrcOver,
    "multiply": skia.BlendMode.kMultiply,
    "screen": skia.BlendMode.kScreen,
    "add": skia.BlendMode.kPlus,
    "overlay": skia.BlendMode.kOverlay,
    "soft-light": skia.BlendMode.kSoftLight,
}
"""The blends that a group may name."""

_SHARP = 0.5
"""A blur of a smaller sigma, in pixels, is not seen."""
_WIDE = 60_000.0
"""Soft shapes in a larger box, in square pixels, are taken apart."""

# A layer is blurred at the size at which its sigma is about this many pixels: what is lost is below what is seen.
_SIGMA_AT_WORK = 2.0
_SAMPLING = skia.SamplingOptions(skia.FilterMode.kLinear)


def rasterise(display: Display) -> NDArray[np.uint8]:
    """H×W×3 uint8, sRGB."""
    pixels = np.empty((display.height, display.width, 4), np.uint8)
    # Skia fills gradients on unpremultiplied memory twice as fast; the picture is opaque, so they are the same.
    canvas = skia.Surface(pixels).getCanvas()
    canvas.clear(_argb(display.ground))
    _Painter(canvas, pixels).draw(display.items)
    return cv2.cvtColor(pixels, cv2.COLOR_RGBA2RGB)  # type: ignore[return-value]


def rasterise_clear(display: Display) -> NDArray[np.uint8]:
    """H×W×4 uint8, sRGB, straight alpha: the items alone, on nothing."""
    pixels = np.zeros((display.height, display.width, 4), np.uint8)
    info = _premultiplied(display.width, display.height)
    surface = skia.Surface.MakeRasterDirect(info, pixels, display.width * 4)
    _Painter(surface.getCanvas(), pixels).draw(display.items)
    straight = np.zeros_like(pixels)
    surface.makeImageSnapshot().readPixels(
        info.makeAlphaType(skia.kUnpremul_AlphaType), straight, display.width * 4, 0, 0
    )
    return straight


def _argb(rgb: RGB, alpha: float = 1.0) -> int:
    return round(alpha * 255) << 24 | rgb[0] << 16 | rgb[1] << 8 | rgb[2]


def _brush(item: Fill | Stroke) -> skia.Paint:
    brush = skia.Paint(AntiAlias=True)
    _colour(brush, item.paint)
    if isinstance(item, Stroke):
        brush.setStyle(skia.Paint.kStroke_Style)
        brush.setStrokeWidth(item.width)
        brush.setStrokeCap(skia.Paint.kRound_Cap)
        brush.setStrokeJoin(skia.Paint.kRound_Join)
    return brush


def _colour(brush: skia.Paint, paint: Paint) -> None:
    if isinstance(paint, Solid):
        brush.setColor(_argb(paint.rgb, paint.alpha))
        return
    colours = [_argb(s.rgb, s.alpha) for s in paint.stops]
    offsets = [s.offset for s in paint.stops]
    if isinstance(paint, Linear):
        ends = [skia.Point(*paint.start), skia.Point(*paint.end)]
        brush.setShader(skia.GradientShader.MakeLinear(ends, colours, offsets))
        return
    x, y = paint.centre
    sx, sy = paint.stretch
    matrix = affine(sx, 0, 0, sy, x - sx * x, y - sy * y)
    centre = skia.Point(x, y)
    brush.setShader(
        skia.GradientShader.MakeRadial(centre, paint.radius, colours, offsets, skia.TileMode.kClamp, 0, matrix)
    )


def _matrix(group: Group) -> skia.Matrix:
    return affine(*(group.matrix or (1, 0, 0, 1, 0, 0)))


class _Painter:
    """Draws items on a canvas whose pixels are at hand as well."""

    def __init__(self, canvas: skia.Canvas, pixels: NDArray[np.uint8]) -> None:
        self._canvas, self._pixels = canvas, pixels

    def draw(self, items: tuple[Item, ...], *, blur: float = 0.0) -> None:
        """The items in order; `blur` is a sigma in canvas pixels for each of them."""
        for item in items:
            if isinstance(item, Group):
                if not item.vector_only:
                    self._group(item)
            elif blur > _SHARP:
                self._soft(item, blur)
            elif not self._poured(item):
                self._canvas.drawPath(item.path, _brush(item))

    def _group(self, group: Group) -> None:
        layered = group.blend != "normal" or group.opacity < 0.999
        together = group.blur > _SHARP and (
            len(group.items) > 1 or any(isinstance(item, Group) for item in group.items)
        )
        if group.matrix is None and group.clip is None and not layered and not together:
            self.draw(group.items, blur=group.blur)
            return
        self._canvas.save()
        if group.clip is not None:
            self._canvas.clipPath(group.clip, True)
        if layered:
            self._canvas.saveLayer(None, skia.Paint(Alphaf=group.opacity, BlendMode=BLENDS[group.blend]))
        if group.matrix is not None:
            self._canvas.concat(_matrix(group))
        if together:
            self._blurred(group)
        else:
            self.draw(group.items, blur=group.blur)
        if layered:
            self._canvas.restore()
        self._canvas.restore()

    def _poured(self, item: Fill | Stroke) -> bool:
        """Fill the whole canvas with a vertical gradient straight in memory, in a twentieth of Skia's time."""
        if not isinstance(item, Fill) or not isinstance(item.paint, Linear) or self._canvas.getSaveCount() > 1:
            return False
        if item.paint.start[0] != item.paint.end[0] or any(stop.alpha < 1 for stop in item.paint.stops):
            return False
        height, width = self._pixels.shape[:2]
        box = item.path.getBounds()
        if not item.path.isRect(skia.Rect()) or not box.contains(skia.Rect.MakeWH(width, height)):
            return False
        column = np.empty((height, 1, 4), np.uint8)
        skia.Surface(column).getCanvas().drawPaint(_brush(item))
        cv2.resize(column, (width, height), self._pixels, interpolation=cv2.INTER_NEAREST)
        return True

    def _soft(self, item: Fill | Stroke, sigma: float) -> None:
        """Draw it with a soft edge; what lies apart is drawn apart, since the cost is that of the box around it."""
        brush = _brush(item)
        brush.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma, False))
        box = self._canvas.getTotalMatrix().mapRect(item.path.getBounds())
        wide = isinstance(item, Fill) and box.width() * box.height() > _WIDE
        for path in apart(item.path, 4 * sigma) if wide else [item.path]:
            self._canvas.drawPath(path, brush)

    def _blurred(self, group: Group) -> None:
        """Draw the group small, blur it there, and lay it on the canvas in its full size."""
        total = self._canvas.getTotalMatrix()
        size = self._canvas.getBaseLayerSize()
        box = _reach(group, total, skia.Rect.MakeWH(size.width(), size.height()))
        if box is None:
            return
        scale = min(1.0, _SIGMA_AT_WORK / group.blur)
        width, height = math.ceil(box.width() * scale) + 1, math.ceil(box.height() * scale) + 1
        pixels = np.zeros((height, width, 4), np.uint8)
        surface = skia.Surface.MakeRasterDirect(_premultiplied(width, height), pixels, width * 4)
        small = surface.getCanvas()
        small.save()
        small.scale(scale, scale)
        small.translate(-box.left(), -box.top())
        small.concat(total)
        _Painter(small, pixels).draw(group.items)
        cv2.GaussianBlur(pixels, (0, 0), group.blur * scale, pixels, borderType=cv2.BORDER_REPLICATE)
        image = skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType, copy=False)
        target = skia.Rect.MakeXYWH(box.left(), box.top(), width / scale, height / scale)
        self._canvas.resetMatrix()
        self._canvas.drawImageRect(image, target, _SAMPLING)


def _premultiplied(width: int, height: int) -> skia.ImageInfo:
    return skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)


def _reach(group: Group, matrix: skia.Matrix, canvas: skia.Rect) -> skia.Rect | None:
    """What the blurred group can touch on the canvas and its margin, in whole pixels."""
    margin = 3 * group.blur
    box = _bounds(group.items, matrix).makeOutset(margin, margin)
    if not box.intersect(canvas.makeOutset(margin, margin)):
        return None
    return skia.Rect.MakeLTRB(
        math.floor(box.left()), math.floor(box.top()), math.ceil(box.right()), math.ceil(box.bottom())
    )


def _bounds(items: tuple[Item, ...], matrix: skia.Matrix) -> skia.Rect:
    whole = skia.Rect.MakeEmpty()
    for item in items:
        if isinstance(item, Group):
            inner, margin = skia.Matrix.Concat(matrix, _matrix(item)), 3 * item.blur
            box = _bounds(item.items, inner).makeOutset(margin, margin)
        else:
            half = item.width if isinstance(item, Stroke) else 0.0
            box = matrix.mapRect(item.path.getBounds().makeOutset(half, half))
        whole.join(box)
    return whole
