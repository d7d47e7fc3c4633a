"""Reference engines; for now the published data of games that engines will play with."""
