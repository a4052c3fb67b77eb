// Drafts that follow the typing: each change asks for one at once, an outrun one is given up, and what is shown stays until
// the next one can be painted. Changes that come faster than anybody types, of a key held down or a slider, are waited out.

import { ask } from "../api.js";

/** Milliseconds between changes that nobody types: keys that repeat come every 33. */
const HELD = 40;
/** Milliseconds without a change after which a held key has been let go. */
const PAUSE = 60;

/** Tells `drawn` (with the picture, and what is known about it), `failed` and `waiting`. */
export class Drafting extends EventTarget {
  #timer = 0;
  #changed = -Infinity;
  #underWay = null;
  #last = "";

  /** Have a draft of a request, unless it is the one that is shown or asked for already. */
  want(body) {
    const written = JSON.stringify(body);
    if (written === this.#last) return;
    this.#last = written;
    const now = performance.now();
    const held = now - this.#changed < HELD;
    this.#changed = now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fetch(written), held ? PAUSE : 0);
  }

  /** Have none: nothing that comes late is shown. */
  stop() {
    clearTimeout(this.#timer);
    this.#underWay?.abort();
    this.#last = "";
  }

  async #fetch(written) {
    this.#underWay?.abort();
    const mine = new AbortController();
    this.#underWay = mine;
    this.#tell("waiting");
    try {
      const answer = await ask("/create/draft", { body: JSON.parse(written), signal: mine.signal });
      const parts = await answer.formData();
      const picture = await painted(parts.get("picture"));
      if (mine.signal.aborted) {
        URL.revokeObjectURL(picture.src);
        return;
      }
      this.#tell("drawn", { picture, about: JSON.parse(parts.get("about")) });
    } catch (error) {
      if (mine.signal.aborted) return;
      this.#last = "";
      this.#tell("failed", error);
      if (error.retryAfter) this.#timer = setTimeout(() => this.#fetch(written), error.retryAfter * 1000);
    } finally {
      if (this.#underWay === mine) this.#underWay = null;
    }
  }

  #tell(name, detail = null) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** A picture whose pixels are there, so that to show it takes no time. */
async function painted(file) {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  picture.decoding = "sync";
  await picture.decode();
  return picture;
}
