// What the picture decides about a request where the person has said nothing.

import { vectorModel } from "./operations.js";

const HALFWAY = 0.5;

/** Fill in values of an operation for a picture, or for none yet: an SVG is edited as one, variations keep its shape. */
export function fillIn(operation, values, picture, offer) {
  if (operation.fields.includes("strength")) values.strength ??= HALFWAY;
  if (!picture) return;
  if (operation.id === "variateImage") values.size ??= nearest(picture, offer.ratios);
  if (operation.svg !== "vector") return;
  if (picture.vector && !values.model) [values.model, values.follows] = [vectorModel(operation, offer), true];
  else if (!picture.vector && values.follows) [values.model, values.follows] = ["", false];
}

function nearest({ width, height }, ratios) {
  const far = (ratio) => {
    const [across, down] = ratio.split(":").map(Number);
    return Math.abs(Math.log((width * down) / (height * across)));
  };
  return ratios.reduce((best, ratio) => (far(ratio) < far(best) ? ratio : best));
}
