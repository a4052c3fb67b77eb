// The worker for masks, as functions that resolve to what it answers.

const worker = new Worker(new URL("./mask-worker.js", import.meta.url), { type: "module" });
const waiting = new Map();
let last = 0;

worker.addEventListener("message", ({ data: { id, result, failure } }) => {
  const { resolve, reject } = waiting.get(id);
  waiting.delete(id);
  if (failure) reject(new Error(failure));
  else resolve(result);
});

function asked(name, given, transferred = []) {
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, name, given }, transferred);
  });
}

/** The mask as a PNG of the picture's size, each pixel 0 or 255. */
export const encode = ({ width, height, bits }) => asked("encode", { width, height, bits });

/** The mask's bits, grown by a radius in pixels, or shrunk by a negative one. */
export const grow = ({ width, height, bits }, radius) => asked("grow", { width, height, bits, radius });

/** Show the worker the picture that regions are taken from; the bitmap is gone after. */
export const look = (bitmap) => asked("look", { bitmap }, [bitmap]);

/** The bits of what a point of that picture belongs to, by colour. */
export const region = (point, tolerance, apart) => asked("region", { ...point, tolerance, apart });

/** The bits of where a picture is not transparent; the bitmap is gone after. */
export const solid = (bitmap) => asked("solid", { bitmap }, [bitmap]);
