### Parole comuni a tutti i giochi.
### $seat è il nome del giocatore come viene mostrato, $choice, $what e $target sono testi già
### pronti; le frasi sono costruite in modo che nessun nome vada concordato.

option-yes = sì
option-no = no

core-and = e
core-you = tu
core-seat = Giocatore { $number }
core-turn = Decide { $seat }.
core-bot-random = bot casuale
core-bot-greedy = bot avido

core-clause = regola { $id }

core-event-forced = { $seat } ha una sola scelta: { $choice }.

core-reason-not-your-turn = Non è il tuo turno: ora decide { $seat }.
core-reason-match-over = La partita è finita.
core-reason-first-choose = Prima c’è un’altra decisione da prendere. { $what }
core-reason-no-such-target = Qui non c’è niente del genere: { $target }.

provenance-rulebook = dal regolamento stampato
provenance-published = reso pubblico da chi possiede il gioco
provenance-reconstructed = ricostruito, in accordo con tutto ciò che si sa
