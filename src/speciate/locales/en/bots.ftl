### Bots: why a turn is good. $animal is a text as it is shown, $habitat an id; all else are numbers.
### $value is what your planet would have, $rival what the best of the others has now.

planet-hint-ahead = { $animal }, round { $round }: you would be ahead, { $value } to { $rival }.
planet-hint-further = { $animal }, round { $round }: you would be further ahead, { $value } to { $rival }.
planet-hint-level = { $animal }, round { $round }: you would draw level at { $value }.
planet-hint-closer = { $animal }, round { $round }: you would come closer, { $value } to { $rival }.
planet-hint-room = { $animal }, round { $round }: your region would have more room to grow.
planet-hint-second = { $animal }, round { $round }: your next regions would count for more in a tie.
planet-hint-objective = Your objective: { $habitat ->
    [ocean] ocean
    [glacier] glacier
    [forest] forest
    [desert] desert
   *[mountain] mountain
} fields would come to { $fields }.
