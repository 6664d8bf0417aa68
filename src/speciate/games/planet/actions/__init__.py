"""What a seat does in its turn, one file for each action."""
