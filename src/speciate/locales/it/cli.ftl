### Frasi dei comandi che non sono la partita al tavolo.

cli-replay-not-over = La partita non è finita. Dopo { $ply ->
    [one] { $ply } scelta
   *[other] { $ply } scelte
}; si omette ciò che solo alcuni possono sapere.
cli-clause-rulebook = dal regolamento stampato
cli-clause-ruling = una decisione: qui il regolamento tace, o si può leggere in due modi
