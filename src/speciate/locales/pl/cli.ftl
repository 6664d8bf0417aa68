### Zdania poleceń, które nie są grą przy stole.

cli-replay-not-over = Rozgrywka jeszcze trwa. Liczba podjętych decyzji: { $ply }; pominięto to, co wolno wiedzieć tylko niektórym.
cli-clause-rulebook = z drukowanej instrukcji
cli-clause-ruling = rozstrzygnięcie: instrukcja o tym milczy albo można ją odczytać dwojako
