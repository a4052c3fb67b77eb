"""Train the two small networks of the crisp upscaler and write them as ONNX.

Needs torch (CPU), onnx, scikit-image and OpenCV, in an environment of its own; the service needs none of the
first three. Drawings to learn flat art from come from the service itself:

    limner generate "a red fox in the snow" --output drawings/0.png    (and so on, see below)
    python tools/train_upscale.py drawings src/limner/engines/darkroom/upscale/weights

The weights that are shipped were trained with the defaults on twelve drawings, every other one by the Pro model, with
seeds 0 to 11: a red fox in the snow; a busy street market in a town; a portrait of a woman with flowers in her hair; a
sailing boat at sunset on the sea; a bowl of fruit on a table; logo of a mountain with a sun; a city skyline at night; a
cat sleeping on a sofa; a forest with deer and birds; a poster with the words "SUMMER FAIR" and balloons; an astronaut
on the moon; a kitchen with cakes and bread.

Photographs are those in the scikit-image wheel that are in the public domain or CC0. `HELD_OUT` is never seen
in training; `benchmarks/upscale.py` measures on it.

The network predicts, from the low-resolution pixels (Shi et al. 2016, ESPCN), what is to be added to a smooth
interpolation. The additions to the s×s pixels of one cell sum to zero, and the interpolation keeps cell means, so
the area-downsampled result is the input: back-projection (Irani & Peleg 1991) by construction.
"""

import argparse
import io
import logging
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import skimage.data
import torch
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from torch import Tensor, nn

HELD_OUT = ("astronaut", "chelsea", "stereo_motorcycle")
PHOTOGRAPHS = (
    "coffee",
    "rocket",
    "camera",
    "brick",
    "grass",
    "gravel",
    "coins",
    "hubble_deep_field",
    "retina",
    "immunohistochemistry",
)
PHOTOGRAPH_SHARE, DRAWING_SHARE = 0.7, 0.18
PATCH = 32
BATCH = 12
CHANNELS = 32
REACH = 2
LEAK = 0.1
GRADIENT_WEIGHT = 0.1
RATE = 1.5e-3

logger = logging.getLogger("train_upscale")

Pixels = NDArray[np.uint8]
Random = np.random.Generator


def interpolation_taps(scale: int) -> NDArray[np.float32]:
    """Weights (phase, tap) of the cells from `REACH` before to `REACH` after: smooth, and keeping cell means.

    Cubic interpolation (Keys 1981) of values chosen so that the means of the result's cells are the source.
    """
    cells, middle = 21, 10
    distances = np.abs((np.arange(cells * scale)[:, None] + 0.5) / scale - 0.5 - np.arange(cells))
    near = 1.5 * distances**3 - 2.5 * distances**2 + 1
    far = -0.5 * distances**3 + 2.5 * distances**2 - 4 * distances + 2
    cubic = np.where(distances < 1, near, np.where(distances < 2, far, 0))
    exact = cubic @ np.linalg.inv(cubic.reshape(cells, scale, cells).mean(axis=1))
    taps = exact[middle * scale : (middle + 1) * scale, middle - REACH : middle + REACH + 1]
    own = np.eye(2 * REACH + 1)[REACH]
    return (taps - taps.mean(axis=0) + own).astype(np.float32)


def interpolation_kernel(scale: int, stride: int) -> Tensor:
    """Convolution weights of the interpolation: 3 channels to 3·(scale·stride)², `stride` cells a side at once."""
    taps, side = interpolation_taps(scale), stride + 2 * REACH
    line = np.zeros((stride * scale, side), np.float32)
    for cell in range(stride):
        line[cell * scale : (cell + 1) * scale, cell : cell + 2 * REACH + 1] = taps
    plane = np.einsum("ya,xb->yxab", line, line).reshape(-1, side, side)
    kernel = np.zeros((3, len(plane), 3, side, side), np.float32)
    for channel in range(3):
        kernel[channel, :, channel] = plane
    return torch.from_numpy(kernel.reshape(-1, 3, side, side))


def cell_matrix(scale: int, stride: int) -> Tensor:
    """Which of the 3·(scale·stride)² outputs (rows) lies in which of the 3·stride² cells (columns): 0 or 1."""
    side = scale * stride
    index = np.arange(3 * side * side)
    channel, y, x = index // (side * side), index // side % side, index % side
    cell = (channel * stride + y // scale) * stride + x // scale
    return torch.from_numpy(np.eye(3 * stride**2, dtype=np.float32)[cell])


def centred(values: Tensor, cells: Tensor) -> Tensor:
    """Outputs (rows) less the mean of their cell."""
    share = cells @ cells.T / cells.sum(dim=0)[0]
    return values - torch.einsum("oi,i...->o...", share, values)


class Upscaler(nn.Module):
    """N×3×h×w in 0..1 to N×48×h'×w': the 4×4 results of each step, channel-major, then rows, then columns.

    Scale 4 steps one cell at a time, scale 2 two cells a side. No padding: the margin on each side is lost.
    """

    def __init__(self, scale: int) -> None:
        super().__init__()
        self.stride = 4 // scale
        head = nn.Conv2d(3, CHANNELS, 5, 1) if scale == 4 else nn.Conv2d(3, CHANNELS, 6, 2)
        layers = [head, nn.Conv2d(CHANNELS, CHANNELS, 3), nn.Conv2d(CHANNELS, CHANNELS, 3)]
        for layer in layers:
            nn.init.kaiming_normal_(layer.weight, a=LEAK)
            nn.init.zeros_(layer.bias)
        self.features = nn.Sequential(*(part for layer in layers for part in (layer, nn.LeakyReLU(LEAK))))
        self.tail = nn.Conv2d(CHANNELS, 48, 3)
        nn.init.normal_(self.tail.weight, std=1e-3)
        nn.init.zeros_(self.tail.bias)
        self.register_buffer("kernel", interpolation_kernel(scale, self.stride))
        self.register_buffer("cells", cell_matrix(scale, self.stride))
        self.margin = 5 if scale == 4 else 8

    def forward(self, cells: Tensor) -> Tensor:
        inner = self.margin - REACH
        base = nn.functional.conv2d(cells[:, :, inner:-inner, inner:-inner], self.kernel, stride=self.stride)
        weight, bias = centred(self.tail.weight, self.cells), centred(self.tail.bias, self.cells)
        return base + nn.functional.conv2d(self.features(cells), weight, bias)


class Folded(nn.Module):
    """The same function with the centring folded into the last layer, for export."""

    def __init__(self, trained: Upscaler) -> None:
        super().__init__()
        self.features, self.inner = trained.features, trained.margin - REACH
        self.tail = nn.Conv2d(CHANNELS, 48, 3)
        self.base = nn.Conv2d(3, 48, trained.stride + 2 * REACH, trained.stride, bias=False)
        self.tail.weight.data = centred(trained.tail.weight.data, trained.cells)
        self.tail.bias.data = centred(trained.tail.bias.data, trained.cells)
        self.base.weight.data = trained.kernel

    def forward(self, cells: Tensor) -> Tensor:
        inner = self.inner
        return self.base(cells[:, :, inner:-inner, inner:-inner]) + self.tail(self.features(cells))


def photographs() -> list[Pixels]:
    """Public-domain and CC0 photographs of the scikit-image wheel, H×W×3."""
    pictures = [np.asarray(getattr(skimage.data, name)()) for name in PHOTOGRAPHS]
    return [np.ascontiguousarray(np.dstack([p] * 3) if p.ndim == 2 else p[..., :3]) for p in pictures]


def lettering(random: Random, side: int = 512) -> Pixels:
    """Words in the colours of the day over flat shapes, edges antialiased. H×W×3."""
    image = Image.new("RGB", (side * 2, side * 2), tuple(int(c) for c in random.integers(0, 256, 3)))
    draw = ImageDraw.Draw(image)
    for index in range(60):
        x, y = (int(v) for v in random.integers(-80, side * 2, 2))
        colour = tuple(int(c) for c in random.choice([0, 255, *random.integers(0, 256, 3)], 3))
        w, h = (int(v) for v in random.integers(6, side // 2, 2))
        if index % 3 == 0:
            draw.rounded_rectangle((x, y, x + w, y + h), h // 4, fill=colour, outline=0, width=int(random.integers(8)))
        elif index % 3 == 1:
            draw.line((x, y, x + w, y + h), fill=colour, width=int(random.integers(2, 24)))
        else:
            word = "".join(chr(c) for c in random.integers(48, 123, 12))
            draw.text((x, y), word, fill=colour, font=ImageFont.load_default(int(random.integers(16, 160))))
    return np.asarray(image.resize((side, side), Image.Resampling.BOX))


def sharpened(picture: Pixels, random: Random, smallest: int) -> Pixels:
    """The picture reduced by a random factor, which hides the softness that cameras leave in single pixels."""
    factor = max(random.uniform(0.45, 1.5), smallest / min(picture.shape[:2]))
    if factor > 0.95:
        return picture
    size = (round(picture.shape[1] * factor) + 1, round(picture.shape[0] * factor) + 1)
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA))


def varied(crop: Pixels, random: Random) -> Pixels:
    """Turned, mirrored, its channels exchanged, its contrast and tint shifted."""
    crop = np.rot90(crop, int(random.integers(4)))
    crop = crop[:, ::-1] if random.random() < 0.5 else crop
    values = crop[..., random.permutation(3)].astype(np.float32)
    if random.random() < 0.5:
        values = (values - 128) * random.uniform(0.6, 1.3, 3) + 128 + random.uniform(-30, 30, 3)
    return np.clip(values if random.random() < 0.8 else 255 - values, 0, 255).astype(np.uint8)


def reduced(crop: Pixels, scale: int, random: Random) -> Pixels:
    """Low-resolution pixels: one of several kernels, a quarter of them through light JPEG."""
    size = (crop.shape[1] // scale, crop.shape[0] // scale)
    filters = (Image.Resampling.BOX, Image.Resampling.BICUBIC, Image.Resampling.LANCZOS)
    choice = int(random.choice(4, p=[0.4, 0.35, 0.15, 0.1]))
    if choice == 3:
        crop = cv2.GaussianBlur(crop, (0, 0), float(random.uniform(0.2, 0.4)) * scale)
    low = Image.fromarray(crop).resize(size, filters[min(choice, 2)])
    if random.random() < 0.25:
        buffer = io.BytesIO()
        low.save(buffer, "JPEG", quality=int(random.integers(75, 97)), subsampling=int(random.choice([0, 2])))
        low = Image.open(buffer)
    return np.asarray(low)


def sampler(drawings: list[Pixels], scale: int, margin: int, random: Random) -> Callable[[], tuple[Tensor, Tensor]]:
    """Draws batches: low-resolution patches with margin, and their full-resolution middles as N×48×h×w."""
    pools = [photographs(), drawings, [lettering(random) for _ in range(24)]]
    shares = [PHOTOGRAPH_SHARE, DRAWING_SHARE, 1 - PHOTOGRAPH_SHARE - DRAWING_SHARE]
    cells = (PATCH if scale == 4 else 2 * PATCH) + 2 * margin
    side = cells * scale

    def pair() -> tuple[Pixels, Pixels]:
        pool = pools[int(random.choice(3, p=shares))]
        picture = sharpened(pool[int(random.integers(len(pool)))], random, side)
        y, x = (int(random.integers(picture.shape[axis] - side + 1)) for axis in (0, 1))
        crop = varied(picture[y : y + side, x : x + side], random)
        return reduced(crop, scale, random), crop[margin * scale : -margin * scale, margin * scale : -margin * scale]

    def batch() -> tuple[Tensor, Tensor]:
        low, full = (np.stack(part) for part in zip(*(pair() for _ in range(BATCH)), strict=True))
        tensors = [torch.from_numpy(p.transpose(0, 3, 1, 2).astype(np.float32) / 255) for p in (low, full)]
        return tensors[0], tensors[1]

    return batch


def loss_of(result: Tensor, wanted: Tensor) -> Tensor:
    """Mean absolute error of the pixels and, weighted, of their differences to the neighbours."""
    error = nn.functional.pixel_shuffle(result, 4) - wanted
    slopes = (error[..., 1:] - error[..., :-1]).abs().mean() + (error[..., 1:, :] - error[..., :-1, :]).abs().mean()
    return error.abs().mean() + GRADIENT_WEIGHT * slopes


def train(drawings: list[Pixels], scale: int, steps: int, seed: int) -> Upscaler:
    """Adam with a rate that falls to nothing; returns the running mean of the weights."""
    torch.manual_seed(seed)
    model = Upscaler(scale)
    batch = sampler(drawings, scale, model.margin, np.random.default_rng(seed))
    optimiser = torch.optim.Adam(model.parameters(), lr=RATE)
    averaging = torch.optim.swa_utils.get_ema_multi_avg_fn(0.995)
    averaged = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=averaging)
    for step in range(1, steps + 1):
        optimiser.param_groups[0]["lr"] = RATE * min(1, step / 200) * (0.505 + 0.495 * np.cos(np.pi * step / steps))
        low, full = batch()
        loss = loss_of(model(low), full)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        averaged.update_parameters(model)
        if step % 250 == 0:
            logger.info("scale %d, step %d: loss %.5f", scale, step, loss.item())
    module: Upscaler = averaged.module
    return module


def main() -> None:
    """Train both scales and write `x2.onnx` and `x4.onnx`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("drawings", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--steps", type=int, default=2500, help="for each scale")
    parser.add_argument("--scales", type=int, nargs="+", default=[4, 2])
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    drawings = [np.asarray(Image.open(path).convert("RGB")) for path in sorted(options.drawings.glob("*.png"))]
    for scale in options.scales:
        model = Folded(train(drawings, scale, options.steps, options.seed)).eval()
        example = torch.zeros(1, 3, 64, 64)
        torch.onnx.export(model, (example,), str(options.weights / f"x{scale}.onnx"), dynamo=False)


if __name__ == "__main__":
    main()
