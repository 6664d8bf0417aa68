### Słowa wspólne wszystkich gier.
### $seat to wyświetlane imię lub nazwa gracza, $choice, $what i $target to gotowe teksty; zdania
### są ułożone tak, by żadnej nazwy nie trzeba było odmieniać.

option-yes = tak
option-no = nie

core-and = i
core-you = Ty
core-seat = Gracz { $number }
core-turn = Decyduje { $seat }.
core-bot-random = bot losowy
core-bot-greedy = bot zachłanny

core-clause = zasada { $id }

core-event-forced = { $seat } ma tylko jedną możliwość: { $choice }.

core-reason-not-your-turn = To nie Twoja tura: teraz decyduje { $seat }.
core-reason-match-over = Ta rozgrywka jest już zakończona.
core-reason-first-choose = Najpierw trzeba rozstrzygnąć co innego. { $what }
core-reason-no-such-target = Nie ma tu czegoś takiego: { $target }.

provenance-rulebook = z drukowanej instrukcji
provenance-published = podane publicznie przez osoby, które mają tę grę
provenance-reconstructed = odtworzone w zgodzie ze wszystkim, co wiadomo
