// Sorts and filters the table of games; without this script the table is complete as it stands.
const table = document.querySelector("[data-games]");
const filter = document.querySelector("[data-filter]");

if (table && filter) {
  const rows = [...table.tBodies[0].rows];
  const inputs = Object.fromEntries([...filter.querySelectorAll("input")].map((input) => [input.name, input]));
  const asked = (name) => (inputs[name].value === "" ? null : Number(inputs[name].value));
  const known = (row, name) => (row.dataset[name] === "" ? null : Number(row.dataset[name]));

  // What nobody knows fits no wish; where there is no greatest number, any number fits.
  const fits = (row) => {
    const [players, minutes, age] = [asked("players"), asked("minutes"), asked("age")];
    const [fewest, most, shortest, youngest] = ["minPlayers", "maxPlayers", "minMinutes", "age"].map((name) => known(row, name));
    if (players !== null && (fewest === null || players < fewest || players > (most ?? Infinity))) return false;
    if (minutes !== null && (shortest === null || shortest > minutes)) return false;
    return age === null || (youngest !== null && youngest <= age);
  };

  const show = () => {
    for (const row of rows) row.hidden = !fits(row);
    const shown = rows.filter((row) => !row.hidden).length;
    const words = shown === 0 ? "Kein Spiel passt." : shown === 1 ? "1 Spiel passt." : `${shown} Spiele passen.`;
    filter.querySelector("[data-found]").textContent = shown === rows.length ? "" : words;
  };

  // What nobody knows stands last, in both directions.
  const order = (key, rising) => (one, other) => {
    if (key === "title") return (rising ? 1 : -1) * one.dataset.title.localeCompare(other.dataset.title, "de");
    const [a, b] = [known(one, key), known(other, key)];
    if (a === null || b === null) return (a === null) - (b === null);
    return rising ? a - b : b - a;
  };

  const sort = (head, key) => {
    const rising = head.getAttribute("aria-sort") !== "ascending";
    table.tBodies[0].append(...rows.sort(order(key, rising)));
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", rising ? "ascending" : "descending");
  };

  for (const head of table.tHead.rows[0].cells) {
    const key = head.dataset.sort.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => sort(head, key));
  }
  filter.addEventListener("input", show);
  filter.querySelector("button").addEventListener("click", () => {
    for (const input of Object.values(inputs)) input.value = "";
    show();
  });
  filter.hidden = false;
  show(); // a browser may have kept what was typed
}
