// Masks made wider or narrower by a disc: a pixel is within reach if its centre is at most `radius` from another's.

/** Packed bits, grown by `radius` pixels, or shrunk where it is negative. The picture's border does not eat into it. */
export function grown(width, height, bits, radius) {
  if (radius >= 0) return dilated(width, height, bits, radius);
  const outside = complement(bits);
  return complement(dilated(width, height, outside, -radius));
}

function complement(bits) {
  return bits.map((byte) => byte ^ 0xff);
}

function dilated(width, height, bits, radius) {
  const stride = Math.ceil(width / 8);
  const runs = [];
  for (let y = 0; y < height; y += 1) runs.push(runsOf(bits, y * stride, width));
  const reach = Array.from({ length: radius + 1 }, (_, dy) => Math.floor(Math.sqrt(radius * radius - dy * dy)));
  const grown = new Uint8Array(bits.length);
  const steps = new Int32Array(width + 1);
  for (let y = 0; y < height; y += 1) {
    let any = false;
    for (let dy = -radius; dy <= radius; dy += 1) {
      const row = runs[y + dy];
      if (!row || row.length === 0) continue;
      any = true;
      const more = reach[Math.abs(dy)];
      for (let i = 0; i < row.length; i += 2) {
        steps[Math.max(0, row[i] - more)] += 1;
        steps[Math.min(width, row[i + 1] + more)] -= 1;
      }
    }
    if (any) writeRow(steps, grown, y * stride, width);
  }
  return grown;
}

function runsOf(bits, start, width) {
  const runs = [];
  let within = 0;
  for (let x = 0; x < width; x += 1) {
    const byte = bits[start + (x >> 3)];
    if ((x & 7) === 0 && byte === (within ? 0xff : 0) && x + 8 <= width) {
      x += 7;
      continue;
    }
    const bit = (byte >> (7 - (x & 7))) & 1;
    if (bit !== within) runs.push(x);
    within = bit;
  }
  if (within) runs.push(width);
  return runs;
}

function writeRow(steps, bits, start, width) {
  let depth = 0;
  for (let x = 0; x < width; x += 1) {
    depth += steps[x];
    steps[x] = 0;
    if (depth > 0) bits[start + (x >> 3)] |= 0x80 >> (x & 7);
  }
  steps[width] = 0;
}
