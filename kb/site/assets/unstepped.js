// Shows all steps of the examples where no module runs, as from files or in old browsers.

addEventListener("load", () => {
  const root = document.documentElement;
  root.classList.toggle("rf-unstepped", !root.hasAttribute("data-stepping"));
});
