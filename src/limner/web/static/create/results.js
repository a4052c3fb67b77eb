// The pictures that were drawn, newest first: kept for the life of the tab, each with what can be done with it.

import { root } from "../api.js";
import { report } from "../app.js";
import { remember, remembered } from "../keeping.js";
import { icon, made } from "./parts.js";

const KEPT = "limner-results";
const MOST = 20;

/** Tells `again` (a wish to take up) and `similar` (an image's id, and how much alike). */
export class Results extends EventTarget {
  #place;
  #runs = [];

  constructor(place) {
    super();
    this.#place = place;
    this.#runs = remembered(KEPT) ?? [];
    this.#place.replaceChildren(...this.#runs.map((run) => this.#section(run)));
  }

  /** Show what a request came to: `{title, says, wish, explored, credits, images: [{id, url, seed}]}`. */
  add(run) {
    this.#runs = [run, ...this.#runs].slice(0, MOST);
    remember(KEPT, this.#runs);
    this.#place.prepend(this.#section(run));
    while (this.#place.children.length > MOST) this.#place.lastChild.remove();
  }

  #section(run) {
    const head = made("div", { className: "row apart" }, made("h2", { className: "run", textContent: run.title }));
    head.append(made("span", { className: "soft small", textContent: `${run.images.length > 1 ? `${run.images.length} pictures · ` : ""}${run.credits} units` }));
    const tiles = made("div", { className: "tiles results" });
    tiles.append(...run.images.map((image, at) => this.#tile(run, image, at)));
    return made("section", { className: "stack tight" }, head, tiles);
  }

  #tile(run, image, at) {
    const path = new URL(image.url).pathname;
    const extension = path.slice(path.lastIndexOf(".") + 1);
    const alt = run.images.length > 1 ? `${run.says}: ${at + 1} of ${run.images.length}` : run.says;
    const picture = made("img", { src: image.url, alt, loading: "lazy", decoding: "async" });
    picture.addEventListener("error", () => tile.classList.add("gone"));
    const open = made("a", { href: image.url, target: "_blank", className: "picture", ariaLabel: `Open: ${alt}` }, picture);
    const tile = made("article", { className: "tile result" }, open, made("div", { className: "row deeds" }, ...this.#deeds(run, image, extension)));
    if (run.explored) tile.append(this.#alike(image));
    return tile;
  }

  #deeds(run, image, extension) {
    const name = `${run.title.slice(0, 40).replace(/\W+/g, "-").toLowerCase() || "picture"}-${image.seed ?? image.id.slice(0, 8)}`;
    const save = (href, kind) => made("a", { href, download: `${name}.${kind}`, className: "button small", title: `Download ${kind.toUpperCase()}` }, icon("download"), kind === "svg" ? "SVG" : kind === "webp" ? "WebP" : "PNG");
    const deeds = [save(image.url, extension)];
    if (extension === "webp") {
      const png = made("button", { type: "button", className: "button small", title: "Download PNG" }, icon("download"), "PNG");
      png.addEventListener("click", () => asPng(image.url, `${name}.png`).catch(report));
      deeds.push(png);
    }
    deeds.push(made("a", { href: `${root}/edit?image=${encodeURIComponent(image.url)}`, className: "button small" }, icon("edit"), "Edit"));
    if (run.wish && image.seed !== undefined) {
      const again = made("button", { type: "button", className: "button small", title: "Again with this seed" }, icon("again"), "Again");
      again.addEventListener("click", () => this.#tell("again", { ...run.wish, random_seed: image.seed, locked: true, n: 1 }));
      deeds.push(again);
    }
    return deeds;
  }

  /** More like one: how much alike, from 1 (only its idea) to 5 (nearly the same). */
  #alike(image) {
    const slider = made("input", { type: "range", min: 1, max: 5, value: 3, className: "grow", ariaLabel: "How much alike, from 1, only its idea, to 5, nearly the same" });
    const more = made("button", { type: "button", className: "button small", textContent: "More like this" });
    more.addEventListener("click", () => this.#tell("similar", { id: image.id, similarity: Number(slider.value) }));
    return made("div", { className: "row deeds alike" }, more, slider);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** Save a picture as PNG: its pixels are the same. */
async function asPng(url, name) {
  const path = new URL(url);
  const bitmap = await createImageBitmap(await (await fetch(path.pathname + path.search)).blob(), { premultiplyAlpha: "none" });
  const canvas = made("canvas", { width: bitmap.width, height: bitmap.height });
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  const file = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  const link = made("a", { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
