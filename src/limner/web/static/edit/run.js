// One request at a time: what the service would not take said before it is sent, progress while it runs, what came of it.

import { ServiceError } from "../api.js";
import { followed, isUndecided, Keys } from "../progress.js";
import { encode } from "./mask-work.js";
import { isSlow, taken, takesSvg } from "./operations.js";
import { asPixels, refusal } from "./picture.js";
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
  #keys = new Keys();
  /** Answers whose pictures have not come yet. They are paid for: the same run fetches them, and asks for nothing more. */
  #answers = new Map();
  #steps = null;
  /** What runs, or ran last. */
  name = "";

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

  /** Check, send, and resolve to `{pictures, credits}`. Throws NotReady, ServiceError, AbortError. */
  async go({ operation, values, picture, mask }, offer) {
    const refused = refusal(picture, operation, offer.limits);
    if (refused) throw new NotReady(refused.message, refused.fit);
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.name = operation.name;
    const ended = this.#begun();
    try {
      const sent = picture.vector && !takesSvg(operation, values, offer) ? await asPixels(picture) : picture;
      const file = operation.mask ? await encode(mask) : null;
      signal.throwIfAborted();
      const request = requestOf({ operation: operation.id, values: taken(operation, values, offer), picture: sent, mask: file });
      const painted = file && checksum(new Uint8Array(await file.arrayBuffer()));
      const written = JSON.stringify([request.path, request.fields, picture.id, painted]);
      const slow = isSlow(operation, values, offer);
      if (!this.#answers.has(written)) this.#answers.set(written, await this.#asked(written, request, slow, signal));
      return await this.#fetched(written, signal);
    } finally {
      this.#abort = null;
      ended();
    }
  }

  /** Send a request; the steps of one that takes its time are shown. */
  #asked(written, request, slow, signal) {
    return this.#keys.under(written, (key) => {
      const work = () => send(request, signal, key);
      return slow ? this.#followed(key, work) : work();
    });
  }

  /** `{pictures, credits}` of an answer, which is kept until they are here or are no longer to be had. */
  async #fetched(written, signal) {
    const { images, credits } = this.#answers.get(written);
    try {
      const pictures = await Promise.all(images.map((image) => pictureOf(image, signal)));
      this.#answers.delete(written);
      return { pictures, credits };
    } catch (error) {
      if (!isUndecided(error)) this.#answers.delete(written);
      throw error;
    }
  }

  /** Do something while the steps of the request with a key are shown. */
  async #followed(key, work) {
    const end = followed(key, (steps) => (this.#steps = steps));
    try {
      return await work();
    } finally {
      end();
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
  return { message: `${error.message}${wait}`, again: isUndecided(error), signIn: error.status === 401 };
}
