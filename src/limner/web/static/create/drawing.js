// What costs units: pictures drawn, explored and varied, and prompts made richer, through the public interface.

import { paid, settled } from "../progress.js";
import { exploration, request } from "./wish.js";
import { modelOf } from "./offer.js";

/** What is sent for each of the page's requests: `{path, body}`, as the interface has them. */
export const requests = {
  draw: (wish) => ({ path: "/images/generations", body: request(wish) }),
  explore: (wish) => ({ path: "/images/explore", body: exploration(wish) }),
  similar: ({ id, similarity }) => ({ path: "/images/explore/similar", body: { source_image_id: id, similarity } }),
  enhance: ({ prompt }) => ({ path: "/prompts/enhance", body: { prompt } }),
};

/** The answer of the interface to a request, which the page shows at once. */
async function asked({ path, body }, progress = null) {
  const written = JSON.stringify([path, body]);
  const answer = await paid(`/v1${path}`, { written, body, progress });
  settled(written);
  return answer;
}

const imagesOf = ({ data }, first) =>
  data.map(({ image_id, url }, at) => ({ id: image_id, url, seed: first === undefined ? undefined : (first + at) % 2 ** 32 }));

/** Draw a wish; `progress` is told the steps of a drawing that takes its time, and null when it is over. */
export async function drawn(wish, progress) {
  const slow = !modelOf(wish.model).drafts;
  const answer = await asked(requests.draw(wish), slow ? progress : null);
  return { title: wish.prompt, says: wish.prompt, wish, credits: answer.credits, images: imagesOf(answer, wish.random_seed) };
}

/** Eight pictures of a wish. */
export async function explored(wish) {
  const answer = await asked(requests.explore(wish));
  return { title: wish.prompt, explored: true, credits: answer.credits, images: imagesOf(answer) };
}

/** Four pictures like one that was explored. */
export async function similar(liked, prompt) {
  const answer = await asked(requests.similar(liked));
  const title = `More like one of ${prompt}`;
  return { title, says: prompt, explored: true, credits: answer.credits, images: imagesOf(answer) };
}

/** `{enhanced_prompt, credits}`. */
export function enhanced(wish) {
  return asked(requests.enhance(wish));
}
