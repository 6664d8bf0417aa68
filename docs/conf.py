"""Sphinx: Markdown in, pages out; `python3 dev.py docs`."""

project = "Speciate"
author = "Speciate contributors"
extensions = ["myst_parser"]
html_theme = "furo"
myst_heading_anchors = 3
