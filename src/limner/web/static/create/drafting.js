// Drafts that follow the typing: a moment after the last change one is asked for, an outrun one is given up, and what is
// shown stays until the next one can be painted.

import { ask } from "../api.js";

const PAUSE = 60;

/** Tells `drawn` (with the picture, and what is known about it), `failed` and `waiting`. */
export class Drafting extends EventTarget {
  #timer = 0;
  #underWay = null;
  #last = "";

  /** Have a draft of a request, unless it is the one that is shown or asked for already. */
  want(body) {
    const written = JSON.stringify(body);
    if (written === this.#last) return;
    this.#last = written;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fetch(written), PAUSE);
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
