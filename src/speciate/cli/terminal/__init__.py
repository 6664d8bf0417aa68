"""The terminal table: lines and one prompt, for quick games, scripts, screen readers."""
