// A work: a picture that was opened and all that was made from it, as a tree of steps. Every step names the one that it
// was made from; any of them can be the base of the next.

import { newId } from "./store.js";

/** Events: "change" when steps or the current one have changed. */
export class Steps extends EventTarget {
  #masks = Promise.resolve();

  constructor(store, work, steps = []) {
    super();
    this.store = store;
    this.work = work;
    this.list = steps;
  }

  /** A new work, not kept until it has a step. */
  static begin(store, name, settings) {
    return new Steps(store, { id: newId(), name, made: Date.now(), touched: Date.now(), current: null, settings });
  }

  /** A work as it was left; a copy where another page has it open. Null where it is gone. */
  static async restore(store, id) {
    if (!(await store.get("works", id))) return null;
    const own = await store.hold(id);
    const held = own ? id : await store.copy(id);
    if (!own) await store.hold(held);
    const steps = new Steps(store, await store.get("works", held), await store.steps(held));
    steps.copied = !own;
    return steps;
  }

  get current() {
    return this.list.find((step) => step.id === this.work.current) ?? null;
  }

  find(id) {
    return this.list.find((step) => step.id === id) ?? null;
  }

  /** The step before the current one. */
  get before() {
    return this.current && this.find(this.current.parent);
  }

  /** The step made last from the current one. */
  get after() {
    return this.list.filter((step) => step.parent === this.work.current).at(-1) ?? null;
  }

  /** Keep pictures as a step made from another; it becomes the current one where its parent is. */
  async add(pictures, { parent, name, operation, thumbs, credits = 0 }) {
    const first = this.list.length === 0;
    const step = {
      id: newId(),
      work: this.work.id,
      parent: parent ?? null,
      name,
      operation,
      pictures: pictures.map((picture) => picture.id),
      sizes: pictures.map((picture) => picture.blob.size),
      thumbs,
      chosen: 0,
      credits,
      made: Date.now(),
    };
    this.list.push(step);
    const { current } = this.work;
    if (current === step.parent) this.work.current = step.id;
    try {
      await this.#keep({ steps: [step], pictures });
    } catch (error) {
      this.list = this.list.filter((each) => each !== step);
      if (this.work.current === step.id) this.work.current = current;
      throw error;
    }
    if (first) await this.store.hold(this.work.id);
    await this.#trim();
    this.#changed();
    return step;
  }

  /** Put another picture in the place of a step's own. */
  async replace(step, picture, thumb) {
    step.thumbs = [thumb];
    await this.store.replace(step, picture);
    this.#changed();
    await this.#keep({});
  }

  async go(id) {
    this.work.current = id;
    this.#changed();
    await this.#keep({});
  }

  async choose(step, number) {
    step.chosen = number;
    this.#changed();
    await this.#keep({ steps: [step] });
  }

  /** Let a step go; what was made from it stays, as made from the one before. */
  async drop(id) {
    const step = this.find(id);
    const children = this.list.filter((each) => each.parent === id);
    for (const child of children) child.parent = step.parent;
    this.list = this.list.filter((each) => each.id !== id);
    if (this.work.current === id) this.work.current = step.parent ?? children[0]?.id ?? this.list.at(-1)?.id ?? null;
    await this.store.dropSteps([id]);
    await this.#keep({ steps: children });
    this.#changed();
  }

  /** The picture of a step that is chosen among its results. */
  picture(step) {
    return this.store.get("pictures", step.pictures[step.chosen]);
  }

  /** The mask that was painted on a step, as it was kept. */
  mask(step) {
    return this.store.get("masks", step.id);
  }

  /** Keep the mask of a step; one after the other, so that the last one stays. */
  keepMask(step, mask) {
    const record = { id: step.id, width: mask.width, height: mask.height, bits: mask.bits.slice() };
    this.#masks = this.#masks.catch(() => {}).then(() => this.store.put({ masks: [record] }));
    return this.#masks;
  }

  async keepSettings(settings) {
    this.work.settings = settings;
    if (this.list.length > 0) await this.#keep({});
  }

  async #keep(records) {
    this.work.touched = Date.now();
    this.work.thumb = this.current?.thumbs[this.current.chosen] ?? null;
    await this.store.put({ works: [this.work], ...records });
  }

  /** Within the bounds of the store: other works go first, then this one's oldest steps. */
  async #trim() {
    let bytes = await this.store.trim(this.work.id);
    while (bytes > this.store.most && this.list.length > 1) {
      const oldest = this.list.find((step) => step.id !== this.work.current);
      await this.drop(oldest.id);
      bytes = await this.store.bytes();
    }
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
