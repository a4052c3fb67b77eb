// One request at a time: what the service would not take said before it is sent, progress while it runs, what came of it.

import { ServiceError } from "../api.js";
import { isPaid, mayBeDone, settled, worthAnotherTry } from "../progress.js";
import { encode } from "./mask-work.js";
import { isSlow, taken, takesSvg } from "./operations.js";
import { asPixels, NoPicture, refusal } from "./picture.js";
import { checksum } from "./png.js";
import { pictureOf, requestOf, send } from "./request.js";

/** Why a request is not sent: the message is for the person, `fit` tells whether scaling helps. */
export class NotReady extends Error {
  constructor(message, fit = false) {
    super(message);
    this.fit = fit;
  }
}

/** Events: "turn" when a request begins or ends. */
export class Run extends EventTarget {
  #abort = null;
  #steps = null;
  /** What runs, or ran last. */
  name = "";
  /** Whether that one was done and is paid; the same run then fetches its pictures, and asks for nothing more. */
  paid = false;

  constructor(root, said) {
    super();
    this.said = said;
    this.cancelling = root.querySelector("#cancel");
    this.working = root.querySelector("#working");
    this.text = root.querySelector("#working-text");
    this.bar = root.querySelector("#working-bar");
    this.cancelling.addEventListener("click", () => this.cancel());
  }

  get busy() {
    return this.#abort !== null;
  }

  cancel() {
    this.#abort?.abort();
  }

  /**
   * Check, send, fetch, and resolve to what `keep({pictures, credits})` does; until it has, the run is not paid again.
   * Throws NotReady, ServiceError, AbortError, NoPicture, and what `keep` throws.
   */
  async go({ operation, values, picture, mask }, offer, keep) {
    const refused = refusal(picture, operation, offer.limits);
    if (refused) throw new NotReady(refused.message, refused.fit);
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.name = operation.name;
    this.paid = false;
    const ended = this.#begun();
    try {
      const sent = picture.vector && !takesSvg(operation, values, offer) ? await asPixels(picture) : picture;
      const painted = operation.mask ? checksum(mask.bits) : null;
      const file = operation.mask ? await encode(mask) : null;
      signal.throwIfAborted();
      const given = taken(operation, values, offer);
      const request = requestOf({ operation: operation.id, values: given, picture: sent, mask: file });
      const written = JSON.stringify([request.path, request.fields, picture.id, painted]);
      const progress = isSlow(operation, values, offer) ? (steps) => (this.#steps = steps) : null;
      this.paid = isPaid(written);
      const { images, credits } = await send(request, { written, signal, progress });
      this.paid = true;
      return await this.#used(written, async () => {
        const pictures = await Promise.all(images.map((image) => pictureOf(image, signal)));
        return keep({ pictures, credits });
      });
    } finally {
      this.#abort = null;
      ended();
    }
  }

  /** Make use of an answer; it is kept where that fails, unless its pictures are never to be had. */
  async #used(written, use) {
    try {
      const made = await use();
      settled(written);
      return made;
    } catch (error) {
      if (error instanceof NoPicture || !mayBeDone(error)) settled(written);
      throw error;
    }
  }

  /** How far it is: the steps where the engine tells them, else only the time. */
  #show(since) {
    const { done = 0, total = 0 } = this.#steps ?? {};
    const seconds = `${Math.floor((performance.now() - since) / 1000)} s`;
    this.text.textContent = total ? `${this.name}: step ${done} of ${total}, ${seconds}` : `${this.name}: ${seconds}`;
    if (total) Object.assign(this.bar, { max: total, value: done });
    else this.bar.removeAttribute("value");
  }

  #begun() {
    const since = performance.now();
    const tick = () => this.#show(since);
    tick();
    const clock = setInterval(tick, 250);
    this.said(`${this.name} has begun.`);
    this.working.hidden = false;
    this.cancelling.hidden = false;
    this.dispatchEvent(new Event("turn"));
    return () => {
      clearInterval(clock);
      this.working.hidden = true;
      this.cancelling.hidden = true;
      this.dispatchEvent(new Event("turn"));
    };
  }
}

/** What to say of a failed request, and what can be done: `{message, again, signIn}`. */
export function failure(error) {
  if (error.name === "QuotaExceededError") {
    const message = "The browser has no room left for pictures. Let earlier works go, and try again.";
    return { message, again: true, signIn: false };
  }
  if (!(error instanceof ServiceError)) return { message: error.message, again: false, signIn: false };
  const wait = error.retryAfter ? ` Try again in ${error.retryAfter} s.` : "";
  return { message: `${error.message}${wait}`, again: worthAnotherTry(error), signIn: error.status === 401 };
}
