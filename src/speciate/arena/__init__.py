"""The arena: matches between bots, many at once, and how fast they run."""
