### Words of every title.
### $seat is the name of a player as it is shown, $choice, $what and $target are texts already
### made; sentences are built so that no name need be inflected.

option-yes = yes
option-no = no

core-and = and
core-you = you
core-seat = Seat { $number }
core-turn = { $seat } decides.
core-bot-random = random bot
core-bot-greedy = greedy bot

core-clause = clause { $id }

core-event-forced = { $seat } has only one choice: { $choice }.

core-reason-not-your-turn = It is not your turn: { $seat } decides now.
core-reason-match-over = The match is over.
core-reason-first-choose = Something else comes first. { $what }
core-reason-no-such-target = There is no such thing here: { $target }.

provenance-rulebook = from the printed rulebook
provenance-published = made public by people who own the game
provenance-reconstructed = reconstructed, to agree with everything known
