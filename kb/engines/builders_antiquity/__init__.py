"""Les Bâtisseurs: Antiquité: hire workers, send them to sites, and live off what you build."""
