"""The site: records as Markdown pages, built by MkDocs and published as static files."""
