// Where no module runs, as from files or in old browsers: shows all steps of the examples, and what
// to do where a page needs its module.

addEventListener("load", () => {
  const root = document.documentElement;
  root.classList.toggle("rf-unstepped", !root.hasAttribute("data-stepping"));
  for (const each of document.querySelectorAll("[data-unrun]")) each.removeAttribute("hidden");
});
