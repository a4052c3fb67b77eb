// What takes longer than a frame, away from the page: files of masks, growing, regions by colour. One message asks, one
// answers with the same id.

import { encodeBits } from "./png.js";
import { grown } from "./grow.js";
import { regionAt, solid } from "./region.js";

let picture = null;

const WORK = {
  encode: ({ width, height, bits }) => encodeBits(width, height, bits),
  grow: ({ width, height, bits, radius }) => grown(width, height, bits, radius),
  look: ({ bitmap }) => {
    picture = pixelsOf(bitmap);
  },
  region: ({ x, y, tolerance, apart }) => regionAt(picture, x, y, tolerance, apart),
  solid: ({ bitmap }) => solid(pixelsOf(bitmap)),
};

function pixelsOf(bitmap) {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

addEventListener("message", async ({ data: { id, name, given } }) => {
  try {
    postMessage({ id, result: await WORK[name](given) });
  } catch (error) {
    postMessage({ id, failure: String(error) });
  }
});
