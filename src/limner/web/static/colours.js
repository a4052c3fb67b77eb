// Colours of pictures: sRGB and OKLab (Ottosson 2020), and the few colours that stand for many (k-means, from a start
// that is the same for the same picture).

const SIDE = 96;

const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const gamma = (light) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** [L, a, b] of three channels from 0 to 255. */
export function toOklab(rgb) {
  const [r, g, b] = rgb.map((channel) => linear(channel / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Three channels from 0 to 255, cut off where the screen has no such colour. */
export function fromOklab([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return light.map((value) => Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, value))))));
}

/** `#1f6feb`. */
export const hex = (rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

const apart = (one, other) => (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

const index = (point, centres) =>
  centres.reduce((best, centre, at) => (apart(point, centre) < apart(point, centres[best]) ? at : best), 0);

/** The `count` colours that stand for some, with their shares, the largest first: `{rgb, weight}`; near ones are one. */
export function represented(colours, count) {
  const points = colours.map(toOklab);
  let centres = [mean(points)];
  while (centres.length < count) {
    // The next start is what is worst represented so far.
    const far = points.reduce((best, point) => {
      const distance = Math.min(...centres.map((centre) => apart(point, centre)));
      return distance > best.distance ? { point, distance } : best;
    }, { point: null, distance: 1e-3 });
    if (!far.point) break;
    centres.push(far.point);
  }
  let groups = [];
  for (let round = 0; round < 12; round++) {
    groups = centres.map(() => []);
    for (const point of points) groups[index(point, centres)].push(point);
    centres = centres.map((centre, at) => (groups[at].length ? mean(groups[at]) : centre));
  }
  return centres
    .map((centre, at) => ({ rgb: fromOklab(centre), weight: Math.floor((100 * groups[at].length) / points.length) / 100 }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

const mean = (points) => [0, 1, 2].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);

/** The colours that stand for a picture, a file. Throws for a file that the browser cannot show. */
export async function ofPicture(file, count) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const colours = [];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] > 127) colours.push([data[at], data[at + 1], data[at + 2]]);
  }
  return colours.length ? represented(colours, count) : [];
}

/** A field of colours to choose from, row by row: six lightnesses of twelve hues, and greys. */
export function fieldOfColours() {
  const rows = [0.93, 0.82, 0.7, 0.58, 0.45, 0.3].map((L) => {
    const chroma = Math.min(0.16, 0.3 * Math.min(L, 1.12 - L));
    return Array.from({ length: 12 }, (_, hue) => {
      const angle = (hue * Math.PI) / 6 + 0.35;
      return fromOklab([L, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
    });
  });
  return [...rows, Array.from({ length: 12 }, (_, step) => fromOklab([1 - step / 11, 0, 0]))];
}
