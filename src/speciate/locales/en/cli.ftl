### Sentences of the commands that are not the game at the table.

cli-replay-not-over = The match is not over. After { $ply ->
    [one] { $ply } choice
   *[other] { $ply } choices
}; what only some may know is left out.
cli-clause-rulebook = in the printed rulebook
cli-clause-ruling = a ruling: the rulebook is silent here, or can be read in two ways
