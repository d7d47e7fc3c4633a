"""The server of `kb serve`: the built site on this machine, reloaded after each change."""
