// Sorts and filters the table of games; without this script the table is complete as it stands.
const table = document.querySelector("[data-games]");
const form = document.querySelector("[data-filter]");

if (table && form) {
  const rows = [...table.tBodies[0].rows];
  const number = (row, name, unknown) => (row.dataset[name] === "" ? unknown : Number(row.dataset[name]));
  const asked = (name) => (form.elements[name].value === "" ? null : Number(form.elements[name].value));

  const fits = (row) => {
    const [players, minutes, age] = [asked("players"), asked("minutes"), asked("age")];
    if (players !== null && (row.dataset.minPlayers === "" || players < number(row, "minPlayers", 0) || players > number(row, "maxPlayers", Infinity))) return false;
    if (minutes !== null && (row.dataset.minMinutes === "" || number(row, "minMinutes", 0) > minutes)) return false;
    return age === null || (row.dataset.age !== "" && number(row, "age", 0) <= age);
  };

  const filter = () => {
    for (const row of rows) row.hidden = !fits(row);
    const shown = rows.filter((row) => !row.hidden).length;
    form.querySelector("[data-found]").textContent = shown === rows.length ? "" : shown === 1 ? "1 Spiel passt." : `${shown} Spiele passen.`;
  };

  const sort = (head, key) => {
    const rising = head.getAttribute("aria-sort") !== "ascending";
    const value = (row) => (key === "title" ? row.dataset.title : number(row, key, Infinity));
    const compare = (a, b) => (key === "title" ? a.localeCompare(b, "de") : a === b ? 0 : a < b ? -1 : 1);
    rows.sort((a, b) => (rising ? 1 : -1) * compare(value(a), value(b)));
    table.tBodies[0].append(...rows);
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
  form.addEventListener("input", filter);
  form.addEventListener("reset", () => setTimeout(filter));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
}
