// Copy buttons for the examples, a mark in the contents for the section in view, and contents that fold on small screens.
"use strict";

const contents = document.querySelector("nav details");
const narrow = matchMedia("(max-width: 52rem)");
const fold = () => { contents.open = !narrow.matches; };
fold();
narrow.addEventListener("change", fold);
contents.addEventListener("click", (event) => {
  if (narrow.matches && event.target.closest("a")) contents.open = false;
});

for (const block of document.querySelectorAll("pre")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    button.textContent = (await copy(block.querySelector("code").textContent)) ? "Copied" : "Select and copy";
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });
  block.before(button);
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https, browsers offer the clipboard on the local machine only; this older way works everywhere.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    return copied;
  }
}

const links = new Map(
  [...document.querySelectorAll('nav a[href^="#"]')].map((link) => [link.getAttribute("href").slice(1), link]),
);
const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      for (const link of links.values()) link.removeAttribute("aria-current");
      links.get(entry.target.id)?.setAttribute("aria-current", "true");
    }
  },
  { rootMargin: "0px 0px -75% 0px" },
);
for (const section of document.querySelectorAll("main > section")) observer.observe(section);
