// Where a picture lies on a larger canvas, by the interface's rules: scaled down by the percentage first, then the canvas
// is found around it.

/**
 * `{canvas: {width, height}, frame: {x, y, width, height}}` of a picture and the fields expand_…, size and
 * zoom_out_percentage; null while they say nothing, or what is no size.
 */
export function layout(picture, { size, zoom_out_percentage: zoom = 0, ...sides }) {
  const inner = scaled(picture, 1 - Number(zoom || 0) / 100);
  const [left, right, top, bottom] = ["left", "right", "top", "bottom"].map((side) => Number(sides[`expand_${side}`] || 0));
  if (size) return within(inner, size);
  if (left || right || top || bottom) {
    const canvas = { width: left + inner.width + right, height: top + inner.height + bottom };
    return { canvas, frame: { x: left, y: top, ...inner } };
  }
  return Number(zoom) > 0 ? centred(inner, { width: picture.width, height: picture.height }) : null;
}

function within(inner, size) {
  const [, across, sign, down] = /^(\d+)([x:])(\d+)$/.exec(size) ?? [];
  if (!(across > 0 && down > 0)) return null;
  if (sign === "x") {
    const canvas = { width: Number(across), height: Number(down) };
    const scale = Math.min(1, canvas.width / inner.width, canvas.height / inner.height);
    return centred(scaled(inner, scale), canvas);
  }
  return centred(inner, {
    width: Math.max(inner.width, Math.ceil((inner.height * across) / down)),
    height: Math.max(inner.height, Math.ceil((inner.width * down) / across)),
  });
}

function scaled({ width, height }, scale) {
  return { width: Math.max(1, rounded(width * scale)), height: Math.max(1, rounded(height * scale)) };
}

/** To the nearest whole number, halves to the even one, as the service rounds. */
function rounded(value) {
  const whole = Math.round(value);
  return whole - value === 0.5 && whole % 2 ? whole - 1 : whole;
}

function centred(inner, canvas) {
  const x = Math.floor((canvas.width - inner.width) / 2);
  const y = Math.floor((canvas.height - inner.height) / 2);
  return { canvas, frame: { x, y, ...inner } };
}
