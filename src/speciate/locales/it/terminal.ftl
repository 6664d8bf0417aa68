### Il tavolo nel terminale.
### Le voci terminal-word-*, terminal-planet-word-* e terminal-planet-term-* sono elenchi di parole
### che si possono scrivere, separate da virgole; la prima è quella mostrata. $word è la prima.

terminal-welcome = { $title }. Scrivi un turno come T07 4 2 (tessera, faccia, rotazione) o un passo alla volta; «aiuto» spiega il resto.
terminal-begin = Premi Invio per cominciare
terminal-confirm = Invio = gioca così, «annulla» = ci ripenso, oppure un’altra scelta
terminal-curtain = Passa la tastiera a { $seat }. Poi premi Invio
terminal-over = La partita è finita. «salva» ne conserva la registrazione, Invio chiude
terminal-unknown = Non capisco «{ $text }». «aiuto» dice che cosa si può scrivere.
terminal-why-what = «perché» e ciò che è stato rifiutato: perché T12, perché faccia 3.
terminal-allowed = Nulla lo vieta: { $choice }.
terminal-try-what = «prova» e un turno, come prova T07 4 2: mostra che cosa cambierebbe e non gioca nulla.
terminal-try-more = Questo turno non è completo, perciò il suo effetto è ancora aperto. Aggiungi ciò che manca. { $question }
terminal-later = Questo si chiede più avanti nel turno. Per ora nulla lo vieta: { $choice }.
terminal-earlier = Questo si è già chiesto in questo turno. Nulla lo vieta: { $choice }. Riscrivi il turno intero.
terminal-hint = Il bot avido giocherebbe { $turn }.
terminal-planet-which = Il pianeta di chi? Scrivi uno dei numeri { $seats }.
terminal-taken-back = Annullato: { $choice }.
terminal-half-made = Un altro «annulla» toglie: { $choice }. Puoi anche riscrivere subito il turno intero.
terminal-undo-nothing = Non c’è una tua decisione da annullare.
terminal-undo-barrier = Qui non si può più tornare indietro: l’ultimo passo ha pescato o rivelato qualcosa, o ha passato il turno.
terminal-undone = { $count ->
    [one] Una decisione annullata.
   *[other] { $count } decisioni annullate.
}
terminal-language-which = Scrivi una delle lingue: { $languages }.
terminal-file-exists = { $file } esiste già: scegli un altro nome.
terminal-save-before = Salvare prima di uscire? Invio = sì, come { $file }; un altro nome di file; oppure «no»
terminal-file-odd = «{ $file }» non sembra il nome di un file in una cartella esistente, come { $example }.
terminal-quit-empty = Non è stato giocato nulla, quindi non c’è nulla da salvare.
terminal-quit-kept = Tutto è salvato in { $file }. Per continuare:
terminal-save-failed = Impossibile scrivere { $file }: { $cause }.
terminal-saved = Salvato come { $file }. Per continuare:
terminal-saved-record = La registrazione è in { $file }.
terminal-help-topics = Dopo «aiuto» scrivi il numero di una regola (PL-3.9), una tessera (T07), un animale, un comando o un termine: { $terms }.

## Parole che si possono scrivere

terminal-word-yes = sì, s
terminal-word-no = no, n
terminal-word-help = aiuto, ?
terminal-word-why = perché
terminal-word-try = prova
terminal-word-hint = consiglio, suggerimento
terminal-word-show = tavolo, mostra
terminal-word-planet = pianeta
terminal-word-planets = pianeti
terminal-word-animals = animali, carte
terminal-word-stacks = pile
terminal-word-score = punti, punteggio
terminal-word-log = diario
terminal-word-undo = annulla
terminal-word-save = salva
terminal-word-language = lingua
terminal-word-quit = esci, fine

terminal-usage-help = { $word } [PL-3.9 | regione]
terminal-usage-why = { $word } T12
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
terminal-usage-language = { $word } en
terminal-usage-quit = { $word }

terminal-do-help = spiega questo passo, una regola, un termine
terminal-do-why = dice perché qualcosa non si può scegliere
terminal-do-try = mostra che cosa cambierebbe un turno, senza giocarlo
terminal-do-hint = dice che cosa giocherebbe qui il bot avido
terminal-do-show = mostra di nuovo il tavolo
terminal-do-planet = mostra il tuo pianeta o quello di un altro
terminal-do-planets = mostra tutti i pianeti in breve
terminal-do-animals = mostra tutti gli animali per round
terminal-do-stacks = mostra le tessere disponibili e avanzate
terminal-do-score = mostra da dove vengono i punti
terminal-do-log = dice che cosa è successo per ultimo
terminal-do-undo = annulla una decisione
terminal-do-save = salva la partita in un file
terminal-do-language = cambia la lingua in ogni momento: en, pl o it
terminal-do-quit = esce; la partita si può continuare

## Planet

terminal-planet-word-tile = tessera
terminal-planet-word-face = faccia
terminal-planet-word-rotation = rotazione

terminal-planet-letter-ocean = O
terminal-planet-letter-glacier = G
terminal-planet-letter-forest = F
terminal-planet-letter-desert = D
terminal-planet-letter-mountain = M

terminal-planet-marker = segnalino: { $seat }
terminal-planet-ladder = Cas.=punti: { $steps }. Ora { $fields }={ $points }.
terminal-planet-empty-faces = Facce vuote: { $faces }.
terminal-planet-across = Oltre i bordi della faccia { $face } (faccia vicina e sua casella); sotto, le rotazioni:
terminal-planet-any-rotation = Con ogni rotazione:
terminal-planet-cell = Righe: facce; colonne: bordi. { $cell }: oceano, oltre il bordo la faccia 2, foresta.
terminal-planet-no-change = Per nessun animale cambierebbe qualcosa.
terminal-planet-more = … e altri { $count }: «animali»

terminal-planet-wants-most_regions = più regioni di { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
}
terminal-planet-wants-largest_touching = { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
} max, tocca { $other ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
}
terminal-planet-wants-largest_not_touching = { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
} max, non tocca { $other ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
}

terminal-planet-term-field = casella, caselle
terminal-planet-term-region = regione, regioni
terminal-planet-term-habitat = habitat
terminal-planet-term-planet = nucleo
terminal-planet-term-tile = tessera, tessere
terminal-planet-term-face = faccia, facce
terminal-planet-term-edge = bordo, bordi
terminal-planet-term-rotation = rotazione, rotazioni
terminal-planet-term-objective = obiettivo
terminal-planet-term-animal = animale
terminal-planet-term-marker = segnalino
terminal-planet-term-stack = pila

terminal-planet-species = l’animale
terminal-planet-requirement = il requisito
