// What a person points at: the pixels around a point whose colour is near that of the point.

const MOST = 765; // the distance of black and white, as it is measured here

/**
 * Packed bits of a region in RGBA pixels. `tolerance` is 0 to 1, of the way from black to white; `apart` takes all
 * pixels of such a colour, else only those that hang together with the one at (x, y).
 */
export function regionAt({ data, width, height }, x, y, tolerance, apart = false) {
  const bits = new Uint8Array(Math.ceil(width / 8) * height);
  const near = nearness(data, (y * width + x) * 4, tolerance);
  if (apart) everywhere(width, height, near, bits);
  else connected(width, height, x, y, near, bits);
  return bits;
}

/** Packed bits of where an RGBA picture is more solid than not. */
export function solid({ data, width, height }) {
  const bits = new Uint8Array(Math.ceil(width / 8) * height);
  everywhere(width, height, (i) => data[i * 4 + 3] >= 128, bits);
  return bits;
}

function nearness(data, at, tolerance) {
  const [r, g, b, a] = data.subarray(at, at + 4);
  const most = (tolerance * MOST) ** 2;
  return (i) => {
    const p = i * 4;
    const mean = (r + data[p]) / 2;
    const dr = data[p] - r;
    const dg = data[p + 1] - g;
    const db = data[p + 2] - b;
    const da = data[p + 3] - a;
    // Thiadmer Riemersma's weights, which come near to how different colours look; alpha counts as green does.
    return (2 + mean / 256) * dr * dr + 4 * dg * dg + (2 + (255 - mean) / 256) * db * db + 4 * da * da <= most;
  };
}

function everywhere(width, height, near, bits) {
  const stride = Math.ceil(width / 8);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (near(y * width + x)) bits[y * stride + (x >> 3)] |= 0x80 >> (x & 7);
  }
}

function connected(width, height, x0, y0, near, bits) {
  const stride = Math.ceil(width / 8);
  const taken = (x, y) => bits[y * stride + (x >> 3)] & (0x80 >> (x & 7));
  const free = (x, y) => !taken(x, y) && near(y * width + x);
  const waiting = [x0, y0];
  while (waiting.length > 0) {
    const y = waiting.pop();
    let left = waiting.pop();
    if (!free(left, y)) continue;
    let right = left;
    while (left > 0 && free(left - 1, y)) left -= 1;
    while (right + 1 < width && free(right + 1, y)) right += 1;
    for (let x = left; x <= right; x += 1) bits[y * stride + (x >> 3)] |= 0x80 >> (x & 7);
    for (const row of [y - 1, y + 1]) {
      if (row < 0 || row >= height) continue;
      for (let x = left, before = false; x <= right; x += 1) {
        const here = free(x, row);
        if (here && !before) waiting.push(x, row);
        before = here;
      }
    }
  }
}
