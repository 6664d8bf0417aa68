"""The terminal table: lines and one prompt, for a quick game, for scripts and for screen readers."""
