"""`python -m speciate.cli`: the command line where its script is not on the path."""

from speciate.cli import main

if __name__ == "__main__":
    main()
