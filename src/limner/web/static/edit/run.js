// One request at a time: what the service would not take said before it is sent, progress while it runs, what came of it.

import { ServiceError } from "../api.js";
import { followed, Keys } from "../progress.js";
import { encode } from "./mask-work.js";
import { isSlow, taken, takesSvg } from "./operations.js";
import { asPixels, refusal } from "./picture.js";
import { requestOf, send } from "./request.js";

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
  #steps = null;

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
    const ended = this.#begun(operation.name);
    try {
      const sent = picture.vector && !takesSvg(operation, values, offer) ? await asPixels(picture) : picture;
      const file = operation.mask ? await encode(mask) : null;
      signal.throwIfAborted();
      const request = requestOf({ operation: operation.id, values: taken(operation, values, offer), picture: sent, mask: file });
      if (!isSlow(operation, values, offer)) return await send(request, signal);
      const written = JSON.stringify([request.path, request.fields, picture.id, await file?.text()]);
      return await this.#keys.under(written, (key) => this.#followed(key, () => send(request, signal, key)));
    } finally {
      this.#abort = null;
      ended();
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
  #show(name, since) {
    const { done = 0, total = 0 } = this.#steps ?? {};
    const seconds = `${Math.floor((performance.now() - since) / 1000)} s`;
    this.text.textContent = total ? `${name}: step ${done} of ${total}, ${seconds}` : `${name}: ${seconds}`;
    if (total) Object.assign(this.bar, { max: total, value: done });
    else this.bar.removeAttribute("value");
  }

  #begun(name) {
    const since = performance.now();
    const tick = () => this.#show(name, since);
    tick();
    const clock = setInterval(tick, 250);
    this.said(`${name} has begun.`);
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
  const passing = [0, 401, 429].includes(error.status) || error.status >= 500;
  const again = passing || error.code === "forged_request";
  return { message: `${error.message}${wait}`, again, signIn: error.status === 401 };
}
