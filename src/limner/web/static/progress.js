// Requests that take their time: a key for each, so that one sent again is not charged again, and the steps told by it.

import { ask } from "./api.js";

/**
 * Whether a failed request may have been done all the same, or may yet be: there was no answer, or one that says nothing
 * of the request itself. The same request can be sent again.
 */
export const isUndecided = ({ status = 0, code = "" }) =>
  status >= 500 || [0, 401, 408, 429].includes(status) || ["idempotency_in_progress", "forged_request"].includes(code);

/** Keys of requests. One that is not known to have been refused gets the same key when it is sent again. */
export class Keys {
  #undecided = new Map();

  /** What `send(key)` resolves to, for a request that is written out as a text. */
  async under(written, send) {
    const key = this.#undecided.get(written) ?? newKey();
    this.#undecided.set(written, key);
    try {
      const answer = await send(key);
      this.#undecided.delete(written);
      return answer;
    } catch (error) {
      if (!isUndecided(error)) this.#undecided.delete(written);
      throw error;
    }
  }
}

/**
 * Tell `progress` the steps of the request with a key, `{done, total}`, until the function that this returns is called;
 * then null.
 */
export function followed(key, progress) {
  const over = new AbortController();
  progress({ done: 0, total: 0 });
  read(key, progress, over.signal).catch(() => {
    // The request itself says what is wrong.
  });
  return () => {
    over.abort();
    progress(null);
  };
}

const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function read(key, progress, signal) {
  const answer = await ask(`/create/progress/${key}`, { signal });
  const lines = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = "";
  for (;;) {
    const { done, value } = await lines.read();
    if (done) return;
    const whole = (begun + value).split("\n");
    begun = whole.pop();
    for (const line of whole) progress(JSON.parse(line));
  }
}
