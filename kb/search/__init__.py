"""Search: German analysis, an index of statements, ranking, and answers that carry proof."""
