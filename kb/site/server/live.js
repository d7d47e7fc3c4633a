// Reloads the page after each build, and shows what keeps the site from building.
(() => {
  let stream;
  let build;
  let banner;

  function show(problems) {
    banner?.remove();
    if (!problems) return;
    banner = document.createElement("div");
    banner.setAttribute("role", "alert");
    banner.textContent = `Not rebuilt; this is the last site that was.\n\n${problems}`;
    // Styles are set one by one: the policy refuses style attributes, not this.
    Object.assign(banner.style, {
      position: "fixed",
      inset: "auto 0 0 0",
      zIndex: "1000",
      maxHeight: "40vh",
      overflow: "auto",
      padding: "0.75rem 1rem",
      whiteSpace: "pre-wrap",
      font: "0.8125rem/1.4 ui-monospace, monospace",
      color: "#fff",
      background: "#8c1d18",
    });
    document.body.append(banner);
  }

  function hear(event) {
    const state = JSON.parse(event.data);
    build ??= state.build;
    if (state.build !== build) location.reload();
    else show(state.problems);
  }

  // A hidden page does not listen: browsers allow only six connections to one server.
  function listen() {
    stream?.close();
    stream = undefined;
    if (document.hidden) return;
    stream = new EventSource("/_kb/events");
    stream.onmessage = hear;
  }

  document.addEventListener("visibilitychange", listen);
  listen();
})();
