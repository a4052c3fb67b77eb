// What is on offer, as the page carries it: the catalogue's own table, asked in the words that the page needs.

export const offer = JSON.parse(document.getElementById("catalogue").textContent);

const models = new Map(offer.models.map((model) => [model.id, model]));

/** The model of an id; the default one for an id that is none. */
export const modelOf = (id) => models.get(id) ?? models.get(offer.default);

/** Whether a model takes a parameter, by its name in the interface. */
export const takes = (model, param) => offer.families[model.family].includes(param);

/** Why a model does not take a parameter, and who does; empty where it does. */
export function untaken(model, param) {
  if (takes(model, param)) return "";
  const families = Object.keys(offer.families).filter((family) => offer.families[family].includes(param));
  return `${model.family} does not take this; ${families.join(", ")} ${families.length > 1 ? "do" : "does"}.`;
}

/** The model of a family that comes nearest to another one in what it makes. */
export function nearest(family, like) {
  const own = offer.models.filter((model) => model.family === family);
  const apart = (model) => 2 * (model.vector !== like.vector) + (model.resolution !== like.resolution);
  return own.reduce((best, model) => (apart(model) < apart(best) ? model : best));
}

/** Units as the page writes them. */
export const units = (amount) => `${amount.toLocaleString("en").replaceAll(",", "\u202f")} units`;
