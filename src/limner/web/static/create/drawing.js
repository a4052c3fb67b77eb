// What costs units: pictures drawn, explored and varied, and prompts made richer, through the public interface.

import { ask, json } from "../api.js";
import { exploration, request } from "./wish.js";
import { modelOf } from "./offer.js";

/** What is sent for each of the page's requests: `{path, body}`, as the interface has them. */
export const requests = {
  draw: (wish) => ({ path: "/images/generations", body: request(wish) }),
  explore: (wish) => ({ path: "/images/explore", body: exploration(wish) }),
  similar: ({ id, similarity }) => ({ path: "/images/explore/similar", body: { source_image_id: id, similarity } }),
  enhance: ({ prompt }) => ({ path: "/prompts/enhance", body: { prompt } }),
};

/** The key under which a request was sent whose answer never came: sent again with it, it is not charged twice. */
let unanswered = { key: "", written: "" };

function keyOf(written) {
  if (unanswered.written === written) return unanswered.key;
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ask for pictures: the answer of the interface. `follow` is called with the key while it is under way. */
async function pictures({ path, body }, follow = () => () => {}) {
  const written = JSON.stringify([path, body]);
  const key = keyOf(written);
  unanswered = { key, written };
  const end = follow(key);
  try {
    const answer = await json(`/v1${path}`, { body, headers: { "Idempotency-Key": key } });
    unanswered = { key: "", written: "" };
    return answer;
  } catch (error) {
    if (error.status) unanswered = { key: "", written: "" };
    throw error;
  } finally {
    end();
  }
}

const imagesOf = ({ data }, first) =>
  data.map(({ image_id, url }, at) => ({ id: image_id, url, seed: first === undefined ? undefined : (first + at) % 2 ** 32 }));

/** Draw a wish; `progress` is told the steps of a drawing that takes its time, and null when it is over. */
export async function drawn(wish, progress) {
  const slow = !modelOf(wish.model).drafts;
  const answer = await pictures(requests.draw(wish), slow ? (key) => followed(key, progress) : undefined);
  return { title: wish.prompt, says: wish.prompt, wish, credits: answer.credits, images: imagesOf(answer, wish.random_seed) };
}

/** Eight pictures of a wish. */
export async function explored(wish) {
  const answer = await pictures(requests.explore(wish));
  return { title: wish.prompt, explored: true, credits: answer.credits, images: imagesOf(answer) };
}

/** Four pictures like one that was explored. */
export async function similar(liked, prompt) {
  const answer = await pictures(requests.similar(liked));
  const title = `More like one of ${prompt}`;
  return { title, says: prompt, explored: true, credits: answer.credits, images: imagesOf(answer) };
}

/** `{enhanced_prompt, credits}`. */
export function enhanced(wish) {
  const { path, body } = requests.enhance(wish);
  return json(`/v1${path}`, { body });
}

/** Tell the steps of the request with a key until the function that this returns is called. */
function followed(key, progress) {
  const over = new AbortController();
  progress({ done: 0, total: 0 });
  read(key, progress, over.signal).catch(() => {
    // The drawing itself says what is wrong.
  });
  return () => {
    over.abort();
    progress(null);
  };
}

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
