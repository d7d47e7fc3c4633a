"""Records: what the site says about each game, as validated data."""
