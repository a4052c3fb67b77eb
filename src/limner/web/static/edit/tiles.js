// A picture as tiles, at its own size and at halves of it down to one tile, so that a look at all of it costs no more
// than a look at a corner.

const SIDE = 512;

export class Tiles {
  /** From a bitmap, which is taken apart; `width` is what the picture counts as, which for an SVG is not its pixels. */
  static async of(bitmap, width, height) {
    const tiles = new Tiles(width, height, bitmap.width / width);
    tiles.levels.push(await cut(bitmap));
    bitmap.close();
    while (tiles.last.columns * tiles.last.rows > 1) tiles.levels.push(halved(tiles.last));
    tiles.opaque = isOpaque(tiles.last.tiles[0]);
    return tiles;
  }

  constructor(width, height, density) {
    this.width = width;
    this.height = height;
    this.density = density;
    this.levels = [];
  }

  get last() {
    return this.levels[this.levels.length - 1];
  }

  /** Draw what lies in an area of the canvas, the picture's corner at (x, y) and `scale` canvas pixels a pixel of it. */
  draw(context, x, y, scale, area) {
    const wanted = Math.floor(Math.log2(this.density / scale) + 0.25);
    const number = Math.min(Math.max(0, wanted), this.levels.length - 1);
    const level = this.levels[number];
    const pixel = (scale * 2 ** number) / this.density;
    context.imageSmoothingEnabled = pixel < 3;
    for (let index = 0; index < level.tiles.length; index += 1) {
      drawTile(context, level.tiles[index], placed(level, index, x, y, pixel), area);
    }
  }

  close() {
    for (const level of this.levels) for (const tile of level.tiles) tile.close();
    this.levels = [];
  }
}

/** Draw one tile at whole pixels of the canvas, so that no seam shows, if it is in the area at all. */
export function drawTile(context, tile, { left, top, right, bottom }, area) {
  if (right <= area.left || left >= area.right || bottom <= area.top || top >= area.bottom) return;
  context.drawImage(tile, left, top, right - left, bottom - top);
}

/** Where a part of a picture lies on the canvas, in whole pixels. */
export function snapped(x, y, scale, { left, top, right, bottom }) {
  return {
    left: Math.round(x + left * scale),
    top: Math.round(y + top * scale),
    right: Math.round(x + right * scale),
    bottom: Math.round(y + bottom * scale),
  };
}

function placed(level, index, x, y, pixel) {
  const left = (index % level.columns) * SIDE;
  const top = Math.floor(index / level.columns) * SIDE;
  const { width, height } = level.tiles[index];
  return snapped(x, y, pixel, { left, top, right: left + width, bottom: top + height });
}

function isOpaque(tile) {
  const context = new OffscreenCanvas(tile.width, tile.height).getContext("2d", { willReadFrequently: true });
  context.drawImage(tile, 0, 0);
  const { data } = context.getImageData(0, 0, tile.width, tile.height);
  for (let i = 3; i < data.length; i += 4) if (data[i] < 255) return false;
  return true;
}

async function cut(bitmap) {
  const { width, height } = bitmap;
  const columns = Math.ceil(width / SIDE);
  const rows = Math.ceil(height / SIDE);
  const parts = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * SIDE;
    const y = Math.floor(index / columns) * SIDE;
    return createImageBitmap(bitmap, x, y, Math.min(SIDE, width - x), Math.min(SIDE, height - y));
  });
  return { width, height, columns, rows, tiles: await Promise.all(parts) };
}

function halved(level) {
  const width = Math.max(1, Math.ceil(level.width / 2));
  const height = Math.max(1, Math.ceil(level.height / 2));
  const columns = Math.ceil(width / SIDE);
  const rows = Math.ceil(height / SIDE);
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const x = index % columns;
    const y = Math.floor(index / columns);
    const canvas = new OffscreenCanvas(Math.min(SIDE, width - x * SIDE), Math.min(SIDE, height - y * SIDE));
    const context = canvas.getContext("2d");
    for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
      const [column, row] = [x * 2 + dx, y * 2 + dy];
      if (column >= level.columns || row >= level.rows) continue;
      const part = level.tiles[row * level.columns + column];
      context.drawImage(part, (dx * SIDE) / 2, (dy * SIDE) / 2, Math.ceil(part.width / 2), Math.ceil(part.height / 2));
    }
    return canvas.transferToImageBitmap();
  });
  return { width, height, columns, rows, tiles };
}
