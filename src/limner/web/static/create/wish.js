// What somebody wishes to be drawn: the form's values, kept over reloads, and the request that they come to.

import { hex } from "../colours.js";
import * as tab from "../keeping.js";
import { modelOf, offer, takes } from "./offer.js";

const KEPT = "limner-create";

export const BLANK = Object.freeze({
  prompt: "",
  model: offer.default,
  n: 1,
  size: "",
  random_seed: 0,
  locked: false,
  style: "",
  style_id: "",
  style_match: "",
  colors: [],
  background_on: false,
  background: "#f5efe0",
  negative_prompt: "",
  text_layout: [],
  artistic_level: -1,
  no_text: false,
  image_format: "",
});

/** Another seed. */
export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** The colour `#1f6feb` as [31, 111, 235]. */
export const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The wish of the last visit to this tab, changed by what the address says; the address is then bare again. */
export function remembered() {
  const wish = { ...BLANK, random_seed: seed(), ...tab.remembered(KEPT) };
  const said = new URLSearchParams(location.search);
  for (const name of ["prompt", "model", "size", "style", "style_id", "negative_prompt"]) {
    if (said.has(name)) wish[name] = said.get(name);
  }
  if (said.has("request")) Object.assign(wish, BLANK, asWish(said.get("request")));
  if (said.has("seed")) Object.assign(wish, { random_seed: Number(said.get("seed")) || 0, locked: true });
  if (location.search) history.replaceState(null, "", location.pathname);
  wish.model = modelOf(wish.model).id;
  return wish;
}

const isColour = (value) => Array.isArray(value) && value.length === 3 && value.every((each) => Number.isInteger(each) && each >= 0 && each < 256);
const isPoint = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
const isWord = (value) => typeof value?.text === "string" && Array.isArray(value.bbox) && value.bbox.length === 4 && value.bbox.every(isPoint);

/** A generation's body, as the gallery hands it over, as a wish; nothing of what is no such body. */
function asWish(text) {
  let body;
  try {
    body = Object(JSON.parse(text));
  } catch {
    return {};
  }
  const controls = Object(body.controls);
  const wish = { random_seed: Number(body.random_seed) || 0, locked: true };
  for (const name of ["prompt", "model", "size", "style", "style_id", "style_match", "negative_prompt", "image_format"]) {
    if (typeof body[name] === "string") wish[name] = body[name];
  }
  if (Array.isArray(body.text_layout)) wish.text_layout = body.text_layout.filter(isWord);
  if (Array.isArray(controls.colors)) wish.colors = controls.colors.filter((each) => isColour(each?.rgb));
  if (isColour(controls.background_color?.rgb)) Object.assign(wish, { background_on: true, background: hex(controls.background_color.rgb) });
  if (Number.isInteger(controls.artistic_level)) wish.artistic_level = controls.artistic_level;
  if (controls.no_text) wish.no_text = true;
  return wish;
}

/** Keep the wish for the life of the tab. */
export const remember = (wish) => tab.remember(KEPT, wish);

/** The controls of a request; undefined where there are none. */
function controlsOf(wish, model) {
  const all = {
    colors: wish.colors.length ? wish.colors : undefined,
    background_color: wish.background_on ? { rgb: rgb(wish.background) } : undefined,
    artistic_level: wish.artistic_level >= 0 ? wish.artistic_level : undefined,
    no_text: wish.no_text || undefined,
  };
  const given = Object.entries(all).filter(([name, value]) => value !== undefined && takes(model, `controls.${name}`));
  return given.length ? Object.fromEntries(given) : undefined;
}

/** The body of a generation: what is said and the model takes, under the interface's names. */
export function request(wish) {
  const model = modelOf(wish.model);
  const styled = wish.style_id && takes(model, "style_id");
  const all = {
    prompt: wish.prompt,
    model: model.id,
    n: wish.n > 1 ? wish.n : undefined,
    size: wish.size || undefined,
    random_seed: wish.random_seed,
    style: styled ? undefined : wish.style || undefined,
    style_id: wish.style_id || undefined,
    style_match: styled ? wish.style_match || undefined : undefined,
    negative_prompt: wish.negative_prompt.trim() ? wish.negative_prompt : undefined,
    text_layout: wish.text_layout.length ? wish.text_layout : undefined,
    controls: controlsOf(wish, model),
    image_format: model.vector ? undefined : wish.image_format || undefined,
  };
  const given = Object.entries(all).filter(
    ([name, value]) => value !== undefined && (!(name in takenSomewhere) || takes(model, name)),
  );
  return Object.fromEntries(given);
}

/** Names that some models take and others do not. */
const takenSomewhere = Object.fromEntries(Object.values(offer.families).flat().map((name) => [name, true]));

/** The body of an exploration of the same wish, on a model that explores. */
export function exploration(wish) {
  const { n, image_format, ...body } = request({ ...wish, model: explorer(wish).id });
  return body;
}

/** The model that explores for a wish: its own, else the default, as SVG where its own makes SVG. */
export function explorer(wish) {
  const own = modelOf(wish.model);
  const like = (model) => model.explores && model.vector === own.vector && model.resolution === "1k";
  return own.explores ? own : (offer.models.find((model) => like(model)) ?? modelOf(offer.default));
}
