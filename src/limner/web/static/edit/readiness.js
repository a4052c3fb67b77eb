// Whether there is anything to run: what is missing, said before a request goes out.

import { layout } from "./outpaint-layout.js";

/**
 * What an operation lacks: `{message, at}`, `at` being the field to fill in, or "board" where something is to be painted.
 * Null where nothing is missing.
 */
export function missing({ operation, values, picture, mask }) {
  if (!picture) return { message: "Open a picture first.", at: null };
  if (operation.mask && mask?.count === 0) {
    return { message: "Nothing is painted yet: paint over the part that is meant.", at: "board" };
  }
  if (operation.id === "outpaint" && !grows(picture, values.extent ?? {})) return nothingAdded(values.extent ?? {});
  if (operation.prompt && !values.prompt?.trim()) return { message: "The prompt is empty: write what is to be drawn.", at: "prompt" };
  return null;
}

/** Whether the canvas is larger than the picture on it. */
function grows(picture, extent) {
  const found = layout(picture, extent);
  return found !== null && (found.canvas.width > found.frame.width || found.canvas.height > found.frame.height);
}

function nothingAdded({ size }) {
  if (!size) return { message: "Nothing is added yet: drag the frame outward, or enter a side or a size.", at: "expand_left" };
  if (/^\d+[x:]\d+$/.test(size)) return { message: `At ${size} nothing is added to the picture: enter another size.`, at: "size" };
  return { message: `“${size}” is no size: enter one such as 1920x1080, or a ratio such as 16:9.`, at: "size" };
}
