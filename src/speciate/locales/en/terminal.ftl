### The terminal table.
### Entries terminal-word-*, terminal-planet-word-* and terminal-planet-term-* are lists of words
### that may be typed, separated by commas; the first is shown. $word is such a first word.

terminal-welcome = { $title }. Type a turn such as T07 4 2 (tile, face, rotation) or one step at a time; “help” explains.
terminal-begin = Press Enter to begin
terminal-confirm = Enter = play it, “undo” = think again, or another choice
terminal-curtain = Hand the keyboard to { $seat }. Then press Enter
terminal-over = The match is over. “save” keeps the record, Enter leaves
terminal-unknown = I do not understand “{ $text }”. “help” says what can be typed.
terminal-why-what = “why” and what was refused: why T12, why face 3.
terminal-allowed = Nothing forbids it: { $choice }.
terminal-try-what = “try” and a turn, such as try T07 4 2: shows what it would change, and plays nothing.
terminal-try-more = This turn is not complete, so its effect is open. Add what is missing. { $question }
terminal-later = That is asked later in the turn. As things stand nothing forbids it: { $choice }.
terminal-earlier = That was asked earlier in the turn. Nothing forbids it: { $choice }. Type the whole turn anew.
terminal-hint = The greedy bot would play { $turn }.
terminal-planet-which = Whose planet? Type one of the numbers { $seats }.
terminal-taken-back = Taken back: { $choice }.
terminal-half-made = “undo” once more takes back { $choice }. You may also type a whole turn anew.
terminal-undo-nothing = There is no decision of yours to take back.
terminal-undo-barrier = Here nothing can be taken back: the last step drew or revealed something, or passed the turn on.
terminal-undone = { $count ->
    [one] One decision taken back.
   *[other] { $count } decisions taken back.
}
terminal-language-which = Type one of { $languages }.
terminal-file-exists = { $file } exists already: choose another name.
terminal-save-before = Save before leaving? Enter = yes, as { $file }; another file name; or “no”
terminal-file-odd = “{ $file }” does not look like the name of a file in a directory that exists, such as { $example }.
terminal-quit-empty = Nothing was played, so there is nothing to save.
terminal-quit-kept = Everything is saved in { $file }. To go on:
terminal-save-failed = { $file } cannot be written: { $cause }.
terminal-saved = Saved as { $file }. To go on:
terminal-saved-record = The record is in { $file }.
terminal-help-topics = Ask “help” with the number of a clause (PL-3.9), a tile (T07), an animal, a command or a term: { $terms }.

## Words that may be typed

terminal-word-yes = yes, y
terminal-word-no = no, n
terminal-word-help = help, ?
terminal-word-why = why
terminal-word-try = try
terminal-word-hint = hint
terminal-word-show = show, table
terminal-word-planet = planet
terminal-word-planets = planets
terminal-word-animals = animals, cards
terminal-word-stacks = stacks
terminal-word-score = score, points
terminal-word-log = log
terminal-word-undo = undo, back
terminal-word-save = save
terminal-word-language = language, lang
terminal-word-quit = quit, exit, q

terminal-usage-help = { $word } [PL-3.9 | region]
terminal-usage-why = { $word } T12, { $word } face 3
terminal-usage-try = { $word } T07 4 2
terminal-usage-hint = { $word }
terminal-usage-show = { $word }
terminal-usage-planet = { $word } [2]
terminal-usage-planets = { $word }
terminal-usage-animals = { $word }
terminal-usage-stacks = { $word }
terminal-usage-score = { $word }
terminal-usage-log = { $word } [50]
terminal-usage-undo = { $word } [3]
terminal-usage-save = { $word } [file]
terminal-usage-language = { $word } pl
terminal-usage-quit = { $word }

terminal-do-help = explains this step, a clause, a term, an animal
terminal-do-why = says why something cannot be chosen
terminal-do-try = shows what a turn would change; plays nothing
terminal-do-hint = says what the greedy bot would play here
terminal-do-show = shows the table once more
terminal-do-planet = shows your planet, or that of a player
terminal-do-planets = shows all planets in short
terminal-do-animals = shows all animals by round
terminal-do-stacks = shows the tiles on offer and left over
terminal-do-score = shows where the points come from
terminal-do-log = tells the last things that happened
terminal-do-undo = takes back a decision
terminal-do-save = writes the match to a file
terminal-do-language = changes the language, at any time: en, pl or it
terminal-do-quit = stops; the match can be gone on with

## Planet

terminal-planet-word-tile = tile
terminal-planet-word-face = face
terminal-planet-word-rotation = rotation

terminal-planet-letter-ocean = O
terminal-planet-letter-glacier = G
terminal-planet-letter-forest = F
terminal-planet-letter-desert = D
terminal-planet-letter-mountain = M

terminal-planet-marker = marker: { $seat }
terminal-planet-ladder = Fields=points: { $steps }. Now { $fields }={ $points }.
terminal-planet-empty-faces = Empty faces: { $faces }.
terminal-planet-across = Across the edges of face { $face } (neighbouring face and its field); below, rotations:
terminal-planet-any-rotation = In every rotation:
terminal-planet-cell = Rows are faces, columns edges. { $cell }: an ocean, across its edge face 2, forest.
terminal-planet-no-change = No animal’s standing would change.
terminal-planet-more = … and { $count } more: “animals”

terminal-planet-wants-most_regions = most { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
} regions
terminal-planet-wants-largest_touching = largest { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
} touching { $other ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
}
terminal-planet-wants-largest_not_touching = largest { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
} touching no { $other ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
}

terminal-planet-term-field = field, fields
terminal-planet-term-region = region, regions
terminal-planet-term-habitat = habitat, habitats
terminal-planet-term-planet = core
terminal-planet-term-tile = tile, tiles
terminal-planet-term-face = face, faces
terminal-planet-term-edge = edge, edges
terminal-planet-term-rotation = rotation, rotations
terminal-planet-term-objective = objective
terminal-planet-term-animal = animal
terminal-planet-term-marker = marker
terminal-planet-term-stack = stack

terminal-planet-species = the animal
terminal-planet-requirement = the requirement
