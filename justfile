# Shortcuts. The steps are in dev.py, which runs where just and uv are not installed yet.

set windows-shell := ["powershell.exe", "-NoLogo", "-Command"]

python := if os_family() == "windows" { "python" } else { "python3" }

# List the recipes.
default:
    @just --list

# Make or refresh .venv: the editable checkout with all tools.
setup:
    {{ python }} dev.py setup

# Everything a change must pass: lint, types, tests interpreted, tests compiled.
test *ARGS:
    {{ python }} dev.py test {{ ARGS }}

# Formatting, lint, and the layers.
lint:
    {{ python }} dev.py lint

# Mypy, strict.
types:
    {{ python }} dev.py types

# The benchmark, interpreted and compiled: `just bench planet --peers`.
bench *ARGS:
    {{ python }} dev.py bench {{ ARGS }}

# The documentation as pages in build/docs.
docs:
    {{ python }} dev.py docs

# Play in the terminal: `just play planet`.
play *ARGS:
    {{ python }} dev.py play {{ ARGS }}
