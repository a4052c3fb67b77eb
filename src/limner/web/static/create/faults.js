// Errors where they belong: at the field that the service names.

const OTHER_NAMES = { seed: "random_seed", style_reference_urls: "style_id", style_references: "style_id" };

/** Forget what was wrong. */
export function clearFaults() {
  for (const place of document.querySelectorAll(".fault")) place.hidden = true;
  for (const input of document.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid");
}

/** Show an error at its field, and go there if asked to. Tells whether there is such a field. */
export function showFault(error, go = false) {
  const field = fieldOf(error.param);
  const place = field?.querySelector(".fault");
  if (!place) return false;
  clearFaults();
  place.textContent = error.message;
  place.hidden = false;
  const input = field.querySelector("textarea, input, select");
  input?.setAttribute("aria-invalid", "true");
  if (go) {
    place.scrollIntoView({ block: "center" });
    input?.focus({ preventScroll: true });
  }
  return true;
}

/** The field that a param such as `controls.colors[0].rgb` is about. */
function fieldOf(param) {
  const steps = (param ?? "").replace(/\[\d+\]/g, "").split(".");
  for (let length = steps.length; length; length--) {
    const name = steps.slice(0, length).join(".");
    const field = document.querySelector(`[data-param="${CSS.escape(OTHER_NAMES[name] ?? name)}"]`);
    if (field) return field;
  }
  return null;
}
