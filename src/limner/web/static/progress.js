// Requests that cost units, each paid once; and those that take their time, the steps of which are told.

import { ServiceError, ask, json } from "./api.js";
import { charged } from "./app.js";
import { remember, remembered } from "./keeping.js";

const KEPT = "limner-undecided";
const MOST = 100;

/** Keys of requests that may have been done, by the request that is written out; the oldest first. */
const keys = new Map(remembered(KEPT) ?? []);
/** Answers of which the page has not made use yet, by the request that is written out. */
const answers = new Map();

/**
 * Whether a failed request may have been done all the same, or may yet be: there was no whole answer, or one that says
 * nothing of the request itself.
 */
export const mayBeDone = (error) =>
  !(error instanceof ServiceError) ||
  error.status >= 500 ||
  [0, 401, 408, 429].includes(error.status) ||
  error.code === "idempotency_in_progress";

/** Whether the same request, sent again, may go better. */
export const worthAnotherTry = (error) => mayBeDone(error) || error.code === "forged_request";

/**
 * The answer of the interface to a POST that costs units, which are taken off the balance shown. `written` is the request
 * as a text, which tells it from others; until it is `settled`, or known to have been refused, the same request is paid
 * once, also after a reload. `progress` is told the steps of one that takes its time. Rejects as `ask` does.
 */
export async function paid(path, { written, body, signal, progress = null }) {
  if (answers.has(written)) return answers.get(written);
  const key = keyOf(written);
  const end = progress ? followed(key, progress) : () => {};
  try {
    const answer = await json(path, { body, signal, headers: { "Idempotency-Key": key } });
    answers.set(written, answer);
    charged(answer.credits);
    return answer;
  } catch (error) {
    if (!mayBeDone(error)) settled(written);
    throw error;
  } finally {
    end();
  }
}

/** Whether the answer to a request is here, and of no use yet. */
export const isPaid = (written) => answers.has(written);

/** The answer has been made use of, or is of none: the same request is another one from now on. */
export function settled(written) {
  answers.delete(written);
  keys.delete(written);
  remember(KEPT, [...keys].slice(-MOST));
}

function keyOf(written) {
  const key = keys.get(written) ?? newKey();
  keys.set(written, key);
  remember(KEPT, [...keys].slice(-MOST));
  return key;
}

/**
 * Tell `progress` the steps of the request with a key, `{done, total}`, until the function that this returns is called;
 * then null.
 */
function followed(key, progress) {
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
