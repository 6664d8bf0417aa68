### Boty: co przemawia za ruchem. $animal to gotowy tekst, $habitat to identyfikator; wszystko inne
### to liczby. $value ma mieć twoja planeta, $rival ma teraz najlepszy z pozostałych graczy.

planet-hint-ahead = { $animal }, runda { $round }: wychodzisz na prowadzenie, { $value } do { $rival }.
planet-hint-further = { $animal }, runda { $round }: umacniasz prowadzenie, { $value } do { $rival }.
planet-hint-level = { $animal }, runda { $round }: doprowadzasz do remisu przy { $value }.
planet-hint-closer = { $animal }, runda { $round }: zmniejszasz stratę, { $value } do { $rival }.
planet-hint-room = { $animal }, runda { $round }: twój obszar będzie miał więcej miejsca, by rosnąć.
planet-hint-second = { $animal }, runda { $round }: twoje kolejne obszary będą lepsze w razie remisu.
planet-hint-objective = Cel środowiska naturalnego: pola { $habitat ->
    [ocean] oceanu
    [glacier] lodowca
    [forest] lasu
    [desert] pustyni
   *[mountain] gór
} – razem { $fields }.
