// Areas as rows of pixels. A pixel belongs to a shape if its centre does. Each shape calls `span(y, from, to)` once or
// more a row, with `to` exclusive, in the picture's pixels; rows outside of it are the mask's to leave out.

const HALF = 0.5;

/** Where a brush of this diameter touches between two points: a capsule, or a disc where they are one. */
export function capsule(from, to, diameter, span) {
  const radius = Math.max(diameter / 2, HALF);
  const [a, b] = diameter < 3 ? [centred(from), centred(to)] : [from, to];
  const band = bandCorners(a, b, radius);
  const top = Math.floor(Math.min(a.y, b.y) - radius);
  const bottom = Math.ceil(Math.max(a.y, b.y) + radius);
  for (let y = top; y <= bottom; y += 1) {
    const row = { left: Infinity, right: -Infinity };
    widenByDisc(row, a, radius, y + HALF);
    widenByDisc(row, b, radius, y + HALF);
    if (band) widenByEdges(row, band, y + HALF);
    if (row.left <= row.right) emit(y, row.left, row.right, span);
  }
}

/** The inside of a closed outline of points, by the even-odd rule. */
export function polygon(points, span) {
  if (points.length < 3) return;
  const rows = points.map((point) => point.y);
  const top = Math.floor(Math.min(...rows));
  const bottom = Math.ceil(Math.max(...rows));
  for (let y = top; y <= bottom; y += 1) {
    const crossings = crossingsOf(points, y + HALF).sort((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) emit(y, crossings[i], crossings[i + 1], span);
  }
}

/** The pixels between two corners, those of both included. */
export function rectangle(one, other, span) {
  const left = Math.floor(Math.min(one.x, other.x));
  const right = Math.floor(Math.max(one.x, other.x)) + 1;
  const bottom = Math.floor(Math.max(one.y, other.y));
  for (let y = Math.floor(Math.min(one.y, other.y)); y <= bottom; y += 1) span(y, left, right);
}

function centred(point) {
  return { x: Math.floor(point.x) + HALF, y: Math.floor(point.y) + HALF };
}

function bandCorners(a, b, radius) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return null;
  const dx = ((b.y - a.y) / length) * radius;
  const dy = ((a.x - b.x) / length) * radius;
  return [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x + dx, y: b.y + dy },
    { x: b.x - dx, y: b.y - dy },
    { x: a.x - dx, y: a.y - dy },
  ];
}

function widenByDisc(row, centre, radius, y) {
  const across = radius * radius - (y - centre.y) ** 2;
  if (across < 0) return;
  widen(row, centre.x - Math.sqrt(across));
  widen(row, centre.x + Math.sqrt(across));
}

function widenByEdges(row, corners, y) {
  for (const x of crossingsOf(corners, y)) widen(row, x);
}

function widen(row, x) {
  row.left = Math.min(row.left, x);
  row.right = Math.max(row.right, x);
}

function crossingsOf(points, y) {
  const found = [];
  let before = points[points.length - 1];
  for (const point of points) {
    if (before.y <= y !== point.y <= y) {
      found.push(before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x));
    }
    before = point;
  }
  return found;
}

function emit(y, left, right, span) {
  const from = Math.ceil(left - HALF);
  const to = Math.floor(right - HALF) + 1;
  if (to > from) span(y, from, to);
}
