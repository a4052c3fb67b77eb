// What can be done to a picture: one row an endpoint, with the fields that it takes in the order in which they are shown.
// `svg` tells when an SVG is taken: always, with a vector model, or never, and then it goes as pixels.

const DRAWN = [
  "model",
  "style",
  "style_id",
  "style_match",
  "negative_prompt",
  "text_layout",
  "n",
  "random_seed",
  "controls.colors",
  "controls.background_color",
  "controls.artistic_level",
  "controls.no_text",
  "image_format",
];

/** What is shown as one, and the interface's fields that it is. */
const GROUPS = {
  extent: ["expand_left", "expand_right", "expand_top", "expand_bottom", "size", "zoom_out_percentage"],
  ratio: ["size"],
};

export const OPERATIONS = [
  {
    id: "inpaint",
    name: "Repaint",
    icon: "brush",
    about: "Paint over a part and say what is to be there. All else stays as it is, to the pixel.",
    prompt: "Describe what goes where you painted",
    mask: true,
    svg: "vector",
    fields: ["prompt", ...DRAWN],
  },
  {
    id: "eraseRegion",
    name: "Erase",
    icon: "eraser",
    about: "Paint over what is to go; the surroundings continue.",
    mask: true,
    svg: "always",
    fields: ["image_format"],
  },
  {
    id: "outpaint",
    name: "Extend",
    icon: "extend",
    about: "Drag the frame beyond the picture and say what is out there.",
    prompt: "What is around the picture",
    svg: "vector",
    fields: ["prompt", "extent", ...DRAWN],
  },
  {
    id: "replaceBackground",
    name: "Replace background",
    icon: "backdrop",
    about: "Finds the subject and puts it before something else.",
    prompt: "What is to be behind the subject",
    svg: "vector",
    compare: true,
    fields: ["prompt", ...DRAWN],
  },
  {
    id: "generateBackground",
    name: "Draw background",
    icon: "gallery",
    about: "Paint where the background is; what you leave stands before it.",
    prompt: "Describe what goes where you painted",
    mask: true,
    svg: "vector",
    fields: ["prompt", ...DRAWN],
  },
  {
    id: "removeBackground",
    name: "Cut out",
    icon: "cut",
    about: "Leaves the subject on transparency.",
    svg: "always",
    compare: true,
    fields: ["image_format"],
  },
  {
    id: "imageToImage",
    name: "Redraw",
    icon: "again",
    about: "A new picture after this one, as near to it as you like.",
    prompt: "What the new picture shows",
    svg: "vector",
    compare: true,
    fields: ["prompt", "strength", ...DRAWN],
  },
  {
    id: "variateImage",
    name: "Variations",
    icon: "explore",
    about: "Others of its kind, in the shape that you choose.",
    svg: "always",
    fields: ["ratio", "n", "model", "random_seed", "image_format"],
  },
  {
    id: "crispUpscale",
    name: "Enlarge",
    icon: "enlarge",
    about: "The same content at four times each side, or twice where that would be over 8192 pixels.",
    svg: "never",
    compare: true,
    crisp: true,
    fields: ["image_format"],
  },
  {
    id: "creativeUpscale",
    name: "Enlarge with detail",
    icon: "sparkle",
    about: "As large, with plausible detail added.",
    svg: "never",
    compare: true,
    fields: ["image_format"],
  },
  {
    id: "refineDetails",
    name: "Refine",
    icon: "wand",
    about: "Drawn again at 2048 × 2048 pixels' area, its texture sharper.",
    svg: "never",
    compare: true,
    fields: ["refinement", "image_format"],
  },
  {
    id: "vectorize",
    name: "Vectorize",
    icon: "vector",
    about: "Pixels become shapes: an SVG that is sharp at any size.",
    svg: "never",
    compare: true,
    fields: [
      "shape_stacking",
      "color_reduction",
      "return_gradients",
      "small_shape_filter",
      "svg_compression",
      "limit_num_shapes",
      "max_num_shapes",
      "strict_color_palette",
    ],
  },
];

export const operationOf = (id) => OPERATIONS.find((operation) => operation.id === id) ?? OPERATIONS[0];

/** The interface's fields that an operation's form has. */
export const namesOf = ({ fields }) => fields.flatMap((name) => GROUPS[name] ?? [name]);

/** The values that the model takes and that are offered with it; all others stay in the form's memory. */
export function taken(operation, values, offer) {
  const { takes } = offer.operations[operation.id];
  const model = modelOf(operation, values, offer);
  const kept = { ...values, controls: { ...values.controls } };
  for (const [name, models] of Object.entries(takes)) {
    if (!models.includes(model)) delete (name.startsWith("controls.") ? kept.controls : kept)[name.replace("controls.", "")];
  }
  for (const [name, offered] of Object.entries(stylesOf(model, offer))) if (!offered.includes(kept[name])) delete kept[name];
  if (!kept.style_id) delete kept.style_match;
  return kept;
}

/** The account's styles for a model. */
export const ownStyles = (model, offer) => offer.own.filter((style) => style.model === model);

/** What is offered with a model in the fields of styles. */
export function stylesOf(model, offer) {
  return {
    style: offer.styles.filter(({ models }) => models.includes(model)).map(({ name }) => name),
    style_id: ownStyles(model, offer).map(({ id }) => id),
    style_match: offer.models[model]?.matches ?? [],
  };
}

/** What an operation needs beside the picture, as a sentence. */
export function needsOf({ id, mask, prompt }) {
  const needs = [mask && "something painted", id === "outpaint" && "a side to grow", prompt && "a prompt"].filter(Boolean);
  return needs.length > 0 ? `Needs ${needs.join(" and ")}.` : "Needs nothing but the picture.";
}

/** The model that a request is for: the one chosen, or the operation's own; null where the picture decides. */
export function modelOf(operation, values, offer) {
  return values.model || offer.operations[operation.id].default;
}

/** What a request for it costs in API units, by the service's own prices. */
export function costOf(operation, values, offer) {
  const { units, each } = offer.operations[operation.id];
  const count = operation.fields.includes("n") ? Number(values.n ?? 1) : 1;
  if (units !== null) return each ? units * count : units;
  return offer.models[modelOf(operation, values, offer)].units * count;
}

/** Whether it is done by an engine that takes its time, and tells its steps. */
export const isSlow = (operation, values, offer) =>
  offer.operations[operation.id].slow.includes(modelOf(operation, values, offer) ?? "");

/** Whether an SVG may be sent for it as it is. */
export function takesSvg(operation, values, offer) {
  if (operation.svg !== "vector") return operation.svg === "always";
  const model = modelOf(operation, values, offer);
  return model === vectorModel(operation, offer);
}

/** The model that edits an SVG as one; undefined where there is none. Words in quadrilaterals are taken by its family. */
export function vectorModel(operation, offer) {
  const { models, takes } = offer.operations[operation.id];
  return models.find((name) => offer.models[name].vector && takes.text_layout.includes(name));
}
