### Planet.
### $seat, $seats, $animal, $tile and $tiles are texts as they are shown; $habitat, $other, $kind and
### $place are ids (in planet-event-scored $other is a number); all else are numbers. Faces are
### counted from 1 to 12. Names of animals stand without article.

planet-name = Planet
planet-goal = Over twelve rounds you cover your planet with tiles and so shape its oceans, glaciers, forests, deserts and mountains. Every animal goes to the planet that meets its requirement best. The most points from animals and a secret objective win.
planet-goal-beginner = Over twelve rounds you cover your planet with tiles and so shape its oceans, glaciers, forests, deserts and mountains. Every animal goes to the planet that meets its requirement best, and gives 1 point. The most animals win.

## The rules

section-planet-start = What a planet is
section-planet-setup = Setting up
section-planet-continents = Each round, first: continents
section-planet-life = Each round, second: life
section-planet-requirements = What animals want
section-planet-ties = Ties in the last round
section-planet-end = End and score
section-planet-beginner = Variant: beginner game
section-planet-mystery = Variant: mystery animals

rule-PL-1-1 = A match has two, three or four players.
rule-PL-1-2 = A planet has twelve faces, and each of them takes one five-sided tile with five fields.
rule-PL-1-3 = A field is one triangle; a finished planet has sixty of them.
rule-PL-1-4 = A region is all the fields of one habitat that are connected with each other. A single field on its own is a region too.
rule-PL-1-5 = Two fields are connected or touch only where they share a side; meeting in a point is not enough.
rule-PL-1-6 = Regions run on over the edges of tiles, all round the planet.
rule-PL-1-7 = Everybody may look at every planet from all sides at any time.

rule-PL-2-1 = Everybody begins with an empty planet.
rule-PL-2-2 = The fifty tiles are shuffled and laid face down in ten stacks of five, for rounds 1 to 10. Nobody knows what is in them.
rule-PL-2-3 = Places 11 and 12 are empty at the start; the stacks of the last two rounds grow there from leftover tiles.
rule-PL-2-4 = Twenty of the 45 animal cards are drawn and laid open in a column for each round. The other 25 stay out of the match, unseen.
rule-PL-2-5 = One animal waits in each of rounds 3 to 5, two in each of rounds 6 to 9, and three in each of rounds 10 to 12.
rule-PL-2-6 = Each player is dealt one objective at random and keeps it secret until the end.
rule-PL-2-7 = Objectives that were not dealt stay hidden, even after the match.
rule-PL-2-8 = At a table the youngest player gets the first-player marker; here the first seat gets it.

rule-PL-3-1 = A match has twelve rounds, and each round has two phases: continents, then life.
rule-PL-3-2 = The five tiles of the round’s stack are opened for all to see. In rounds 11 and 12 that is a stack of leftovers.
rule-PL-3-3 = Whoever holds the first-player marker begins, then the others follow to the left, one player at a time.
rule-PL-3-4 = You take exactly one of the tiles still on offer, and you cannot decline.
rule-PL-3-5 = You put the tile at once on any empty face of your own planet; only then does the next player choose.
rule-PL-3-6 = You may lay the tile in any of its five rotations.
rule-PL-3-7 = Nothing has to match: any tile may lie beside any other.
rule-PL-3-8 = A tile that has been laid is never moved or turned again.
rule-PL-3-9 = Tiles that nobody took go face down to place 11 until five lie there.
rule-PL-3-10 = Once place 11 has been filled, leftover tiles go to place 12 until five lie there.
rule-PL-3-11 = Once both places have been filled, leftover tiles go to the box; so do those of rounds 11 and 12.
rule-PL-3-12 = When leftovers have to be split, they go in the order in which they were laid out: earlier tiles to the earlier place, later ones to the next place or the box.
rule-PL-3-13 = Everybody has seen the leftovers, so everybody may know which tiles lie on places 11 and 12 and in the box.
rule-PL-3-14 = After every round, rounds 1 and 2 as well, the first-player marker goes to the next player on the left.

rule-PL-4-1 = From round 3 on, once all have laid their tiles, every animal card in the round’s column is resolved.
rule-PL-4-2 = The player whose planet meets an animal’s requirement best takes its card.
rule-PL-4-3 = A planet with nothing to count never wins a card. If that is true of all planets, it is a tie.
rule-PL-4-4 = If only one planet meets the requirement, its player takes the card, even with a single field.
rule-PL-4-5 = On a tie for the best nobody takes the card: it goes to the next round’s column, and may do so again and again.
rule-PL-4-6 = Whoever is below the tied players gains nothing from their tie.
rule-PL-4-7 = Before the last round there is no tie-break: second and third regions do not count.
rule-PL-4-8 = All cards of a round are judged on the same planets, beginning next to the stack of tiles; cards carried over come last.
rule-PL-4-9 = Cards that were won and cards in the box stay open: everybody sees who has which animals.

rule-PL-5-1 = Some animals want the most regions of a habitat: separate regions are counted, however small.
rule-PL-5-2 = Some want the largest region of one habitat that touches at least one field of another. Its fields are counted.
rule-PL-5-3 = Only regions that meet the condition are compared; a larger one that does not meet it is passed over.
rule-PL-5-4 = Some want the largest region of one habitat that touches no field of another. Its fields are counted.
rule-PL-5-5 = An empty face has no habitat, so a region beside it still counts as not touching.

rule-PL-6-1 = In the last round a tie for the most regions sends the card to the box.
rule-PL-6-2 = In the last round players tied for a largest region compare their second-largest region that meets the condition.
rule-PL-6-3 = If they are still tied, they compare their third-largest region that meets the condition.
rule-PL-6-4 = If three regions do not decide, the card goes to the box; a fourth is never compared.
rule-PL-6-5 = Only players who are still tied go on comparing; whoever falls behind is out.
rule-PL-6-6 = The larger region wins, and a missing region counts as 0.
rule-PL-6-7 = A card carried over into round 12 gets this tie-break too.
rule-PL-6-8 = A card whose requirement no planet meets in round 12 goes to the box.

rule-PL-7-1 = The match ends after twelve rounds: all planets are covered, and every animal card has been won or is in the box.
rule-PL-7-2 = All players show their objectives.
rule-PL-7-3 = Your objective gives points for the number of fields of its habitat on your planet, connected or not.
rule-PL-7-4 = Only the highest step you reached gives points; steps are not added up.
rule-PL-7-5 = Below the first step the objective gives no points.
rule-PL-7-6 = Each of your animals from the habitat of your objective is worth 1 point.
rule-PL-7-7 = Each of your animals from any other habitat is worth 2 points.
rule-PL-7-8 = An animal’s habitat is the colour of its frame: the one whose regions are counted, not the one they touch or avoid.
rule-PL-7-9 = Animals give their points even if your objective gave none.
rule-PL-7-10 = The most points win.
rule-PL-7-11 = Of those tied for the most points, whoever has more animal cards wins.
rule-PL-7-12 = Players who are still tied share the win.
rule-PL-7-13 = Before the end the score that others see of you leaves your objective out, since it would give the objective away.

rule-PL-8-1 = In the beginner game there are no objectives.
rule-PL-8-2 = In the beginner game every animal is worth 1 point.
rule-PL-8-3 = With 1 point an animal, equal points are equal numbers of animals, so tied players share the win.

rule-PL-9-1 = The twenty animals make two rows of ten: one open and one face-down card for each of rounds 3 to 12.
rule-PL-9-2 = In each of rounds 1 to 10 one face-down card is turned up, that of the round two later: in round 1 the one of round 3.
rule-PL-9-3 = Until a card is turned up, nobody knows which animal it is.
rule-PL-9-4 = Both variants may be played together.
rule-PL-9-5 = The card is turned up at the start of the round, before its stack of tiles is opened.

## Options

planet-option-beginner = beginner game
planet-option-beginner-help = Without objectives; every animal is worth 1 point. Good for a first match.
planet-option-mystery = mystery animals
planet-option-mystery-help = Half of the animals lie face down and are turned up one a round, two rounds before they are resolved.

## Habitats and requirements

planet-habitat-ocean = ocean
planet-habitat-glacier = glacier
planet-habitat-forest = forest
planet-habitat-desert = desert
planet-habitat-mountain = mountain

planet-requirement-most_regions = most { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
} regions
planet-requirement-largest_touching = largest { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
} region touching { $other ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
}
planet-requirement-largest_not_touching = largest { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
} region touching no { $other ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
}

## What a player is asked

planet-ask-tile = Which tile do you take?
planet-ask-tile-help = Look at the animals of this round and the next ones: which habitats do they count, and on which planets? What you leave, the others may take.
planet-ask-face = On which empty face do you put it?
planet-ask-face-help = Connect its fields with regions you have, and mind what they touch. The tile stays there for good.
planet-ask-rotation = Which way do you turn it?
planet-ask-rotation-help = The rotation decides which fields meet across the edges: it makes regions larger, separates them, or breaks a condition.

## Words on the table

planet-tile = tile { $tile }
planet-face = face { $face }
planet-rotation = rotation { $rotation }
planet-objective = objective
planet-objective-yours = Your objective: { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
}
planet-objective-none = no objectives
planet-round = Round { $round }
planet-round-of = Round { $round } of { $rounds }
planet-phase-continents = Continents
planet-planet = Planet – { $seat }
planet-planet-yours = Your planet
planet-on-offer = On offer
planet-place-11 = place 11
planet-place-12 = place 12
planet-box = box
planet-marker = first-player marker
planet-animals-by-round = Animals by round
planet-animals-none = no animals
planet-now = now
planet-with-this-tile = after
planet-leads = leads
planet-tie = tie
planet-won-by = won by { $seat }
planet-tie-waits = tie, waits for round { $round }
planet-in-box = in the box
planet-face-down = face down
planet-opens-in = opens in round { $round }
planet-regions = regions
planet-count-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
planet-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
planet-count-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}

## The log

planet-event-dealt = { $seat } is dealt an objective: { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
}.
planet-event-row = In the column of round { $round } lies the { $animal }.
planet-event-turned-up = The { $animal } is turned up: it comes in round { $round }.
planet-event-round = Round { $round } begins.
planet-event-opened = Round { $round }, tiles on offer: { $tiles }.
planet-event-placed = { $seat } puts tile { $tile } on face { $face }, rotation { $rotation }.
planet-event-leftover = Tile { $tile } is left over and goes { $place ->
    [box] to the box
   *[other] face down to place { $place }
}.
planet-event-won = { $seat } wins the { $animal } with { $kind ->
    [regions] { $value ->
        [one] { $value } region
       *[other] { $value } regions
    }
   *[fields] { $value ->
        [one] { $value } field
       *[other] { $value } fields
    }
}.
planet-event-tied = Tie for the { $animal } at { $value }: { $seats }. The card waits for round { $round }.
planet-event-nobody = No planet meets the requirement of the { $animal }. The card waits for round { $round }.
planet-event-boxed = The { $animal } goes to the box.
planet-event-tie-break = Tie for the { $animal }: the { $level ->
    [3] third
   *[2] second
} region decides for { $seat } with { $value ->
    [one] { $value } field
   *[other] { $value } fields
}.
planet-event-marker = { $seat } gets the first-player marker.
planet-event-revealed = { $seat } shows the objective: { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
}.
planet-event-scored = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $objective } for the objective, { $same } for animals of its habitat, { $other } for other animals.
planet-event-scored-beginner = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}, one for each animal.
planet-event-winner = Victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $seats }.
planet-event-animals-decide = Tied on points, the number of animal cards decides: { $seat }.

## Why a target is refused

planet-reason-not-on-offer = Tile { $tile } is not on offer in this round.
planet-reason-tile-taken = Tile { $tile } has already been taken by { $seat }.
planet-reason-face-covered = Face { $face } already has a tile; choose an empty one.
planet-reason-no-such-tile = There is no such tile: they are T01 to T50.
planet-reason-no-such-face = A planet has the faces 1 to 12, and this is none of them.
planet-reason-no-such-rotation = A tile has five rotations, and this is none of them.

## Terms

planet-term-field = A field is one triangle; every tile has five.
planet-term-region = A region is all the fields of one habitat that are connected side to side, be it only one.
planet-term-habitat = A habitat is a kind of land or water: ocean, glacier, forest, desert or mountain.
planet-term-planet = A planet is a player’s ball of twelve faces, empty at first and covered with tiles at the end.
planet-term-tile = A tile is a continent with five sides and five fields; it covers one face of a planet.
planet-term-face = A planet has twelve faces, numbered 1 to 12; each takes one tile. On the table a face is a row, and the face across each of its edges stands beside it.
planet-term-edge = A face has five edges, numbered 1 to 5 all round, and at each of them lies one of the five fields of its tile. The fields form a ring: those of neighbouring edges touch. Across the edge lies one field of the next face.
planet-term-rotation = Rotation 1 lays the tile as it is written: field 1 at edge 1, field 2 at edge 2. Each further rotation turns it on by one edge: with rotation 2 field 1 lies at edge 2, with rotation 3 at edge 3, and field 5 goes on to edge 1, then 2.
planet-term-objective = An objective is a player’s secret habitat: its fields give points at the end, but its animals are worth 1 point instead of 2.
planet-term-animal = An animal is a card with a requirement; the planet that meets it best wins the card.
planet-term-marker = Whoever holds the first-player marker chooses a tile first in this round.
planet-term-stack = A stack is the five tiles on offer in one round, face down until then.

## Score sheet

planet-score-objective = Objective { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
}, { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
planet-score-same = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
} of the objective’s habitat: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
planet-score-other = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
} of other habitats: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
planet-score-beginner = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
planet-score-total = Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
