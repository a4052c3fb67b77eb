// A step on the board: its picture as tiles, the mask that was painted on it, and the step before for comparing.

import { CompareSlider } from "./compare-slider.js";
import { Mask } from "./mask.js";
import { TileCache } from "./tile-cache.js";

export class Screen {
  #cache = new TileCache();
  #turn = 0;
  #shown = [];

  /** `painted` is called when the mask has changed. */
  constructor(view, painted) {
    this.view = view;
    this.painted = painted;
    this.slider = new CompareSlider(view);
    this.paper = view.board.querySelector(".paper");
    this.comparing = false;
    this.picture = null;
    this.mask = null;
    view.addEventListener("view", () => this.#layPaper());
  }

  /** Show a step of a work. Resolves to whether it is still the one to be shown. */
  async show(steps, step, limits) {
    this.#turn += 1;
    const turn = this.#turn;
    const picture = await steps.picture(step);
    if (!picture) throw new Error(`the picture of step ${step.id} is gone`);
    const tiles = await this.#cache.of(picture, this.#shown);
    const before = this.comparing && steps.before ? await this.#before(steps) : null;
    const kept = this.mask && this.step === step ? null : await steps.mask(step);
    if (turn !== this.#turn) return false;
    if (this.step !== step || this.picture?.width !== picture.width) this.#newMask(picture, kept, limits);
    this.step = step;
    this.picture = picture;
    this.#shown = [picture.id, before?.id];
    this.view.show(tiles, before?.tiles ?? null);
    this.slider.show(before !== null);
    this.#layPaper();
    this.view.board.dataset.step = step.id;
    return true;
  }

  /** Show another picture in place of the step's, which it may become. */
  async preview(picture) {
    this.#turn += 1;
    const turn = this.#turn;
    const tiles = await this.#cache.of(picture, this.#shown);
    if (turn !== this.#turn) return;
    this.view.show(tiles, this.view.before);
    this.#layPaper();
  }

  clear() {
    this.#turn += 1;
    this.step = null;
    this.picture = null;
    this.mask = null;
    delete this.view.board.dataset.step;
    this.view.show(null);
    this.view.showMask(null);
    this.slider.show(false);
    this.#layPaper();
  }

  async #before(steps) {
    const picture = await steps.picture(steps.before);
    return picture ? { id: picture.id, tiles: await this.#cache.of(picture, [...this.#shown, picture.id]) } : null;
  }

  #newMask(picture, kept, limits) {
    const paintable = Math.max(picture.width, picture.height) <= limits.side;
    const fits = kept && kept.width === picture.width && kept.height === picture.height;
    this.mask = paintable ? new Mask(picture.width, picture.height, fits ? kept.bits : null) : null;
    this.mask?.addEventListener("change", this.painted);
  }

  /** Checkers behind what can be seen through. Not behind all else: to paint them takes longer than the picture. */
  #layPaper() {
    const { tiles, before, x, y, scale } = this.view;
    this.paper.hidden = !tiles || (tiles.opaque && (before?.opaque ?? true));
    if (this.paper.hidden) return;
    this.paper.style.translate = `${x}px ${y}px`;
    this.paper.style.width = `${tiles.width * scale}px`;
    this.paper.style.height = `${tiles.height * scale}px`;
  }
}
