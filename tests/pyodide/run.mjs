// Runs pytest on Pyodide's Python: node run.mjs PYODIDE PROJECT SITE_PACKAGES TESTS…

const [pyodide, project, packages, ...words] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const env = { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" };
const python = await loadPyodide({ env });
for (const [name, root] of Object.entries({ "/project": project, "/packages": packages })) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
}
python.globals.set("words", python.toPy(words));
process.exit(
  python.runPython(`
    import os, sys
    os.chdir("/project")
    sys.path[:0] = ["/project", "/packages"]
    import pytest
    int(pytest.main(words))
  `),
);
