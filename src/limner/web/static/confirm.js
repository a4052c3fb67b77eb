// Forms and buttons with `data-confirm` ask before they send. This comes before the page, so that nothing is sent unasked
// while the modules are still on their way.
document.addEventListener("submit", (event) => {
  const question = event.submitter?.dataset.confirm ?? event.target.dataset.confirm;
  if (question && !window.confirm(question)) event.preventDefault();
});
