### Planet.
### $seat, $seats, $animal, $tile e $tiles sono testi già pronti; $habitat, $other, $kind e $place
### sono identificatori (in planet-event-scored $other è un numero); tutto il resto sono numeri. Le
### facce si contano da 1 a 12. I nomi degli animali sono senza articolo.

planet-name = Planet
planet-goal = In dodici round ricopri di tessere il tuo pianeta e ne modelli oceani, ghiacciai, foreste, deserti e montagne. Ogni animale va sul pianeta che soddisfa meglio la sua richiesta. Vince chi ha più punti tra animali e obiettivo segreto.
planet-goal-beginner = In dodici round ricopri di tessere il tuo pianeta e ne modelli oceani, ghiacciai, foreste, deserti e montagne. Ogni animale va sul pianeta che soddisfa meglio la sua richiesta e vale 1 punto. Vince chi ha più animali.

## Le regole

section-planet-start = Che cos’è un pianeta
section-planet-setup = Preparazione
section-planet-continents = Il round, prima fase: i continenti
section-planet-life = Il round, seconda fase: la vita
section-planet-requirements = Che cosa chiedono gli animali
section-planet-ties = Parità nell’ultimo round
section-planet-end = Fine della partita e punteggio
section-planet-beginner = Variante: partita per principianti
section-planet-mystery = Variante: animali misteriosi

rule-PL-1-1 = Si gioca in due, tre o quattro.
rule-PL-1-2 = Un pianeta ha dodici facce; ognuna accoglie una tessera pentagonale con cinque caselle.
rule-PL-1-3 = Una casella è un singolo triangolo; un pianeta completo ne ha sessanta.
rule-PL-1-4 = Una regione è l’insieme di tutte le caselle dello stesso habitat collegate tra loro. Anche una sola casella isolata è una regione.
rule-PL-1-5 = Due caselle sono collegate o adiacenti solo se hanno un lato in comune; toccarsi in un punto non basta.
rule-PL-1-6 = Le regioni proseguono oltre i bordi delle tessere, tutto intorno al pianeta.
rule-PL-1-7 = In qualsiasi momento si può guardare ogni pianeta da tutti i lati.

rule-PL-2-1 = Tutti cominciano con un pianeta vuoto.
rule-PL-2-2 = Le cinquanta tessere, mescolate, formano dieci pile coperte da cinque, per i round da 1 a 10. Nessuno sa che cosa contengono.
rule-PL-2-3 = I posti 11 e 12 all’inizio sono vuoti: le pile degli ultimi due round vi nascono dalle tessere avanzate.
rule-PL-2-4 = Delle 45 carte animale se ne pescano venti e si dispongono scoperte in colonne, una per round. Le altre 25 restano fuori dalla partita e nessuno le guarda.
rule-PL-2-5 = C’è un animale in ciascuno dei round da 3 a 5, ce ne sono due nei round da 6 a 9 e tre nei round da 10 a 12.
rule-PL-2-6 = Ognuno riceve a caso una carta obiettivo e la tiene segreta fino alla fine.
rule-PL-2-7 = Gli obiettivi non distribuiti restano coperti, anche dopo la partita.
rule-PL-2-8 = Al tavolo il segnalino primo giocatore va alla persona più giovane; qui va al primo giocatore della lista.

rule-PL-3-1 = Una partita dura dodici round, ognuno di due fasi: prima i continenti, poi la vita.
rule-PL-3-2 = Le cinque tessere della pila del round si scoprono davanti a tutti. Nei round 11 e 12 si tratta di una pila di tessere avanzate.
rule-PL-3-3 = Comincia chi ha il segnalino primo giocatore, poi si prosegue verso sinistra, una persona alla volta.
rule-PL-3-4 = Prendi esattamente una delle tessere disponibili, e non puoi rinunciare.
rule-PL-3-5 = Metti subito la tessera su una faccia vuota a scelta del tuo pianeta; solo dopo sceglie chi viene dopo di te.
rule-PL-3-6 = Puoi posare la tessera in una qualsiasi delle sue cinque rotazioni.
rule-PL-3-7 = Niente deve combaciare: qualsiasi tessera può stare accanto a qualsiasi altra.
rule-PL-3-8 = Una tessera posata non si sposta e non si gira più.
rule-PL-3-9 = Le tessere che nessuno ha preso vanno coperte al posto 11, finché non ce ne sono cinque.
rule-PL-3-10 = Una volta riempito il posto 11, le tessere avanzate vanno al posto 12, finché non ce ne sono cinque.
rule-PL-3-11 = Una volta riempiti entrambi i posti, le tessere avanzate vanno nella scatola; lo stesso vale per quelle dei round 11 e 12.
rule-PL-3-12 = Se le tessere avanzate vanno divise, si segue l’ordine in cui sono state disposte: le prime vanno al primo dei due posti, le altre al posto successivo o nella scatola.
rule-PL-3-13 = Tutti hanno visto le tessere avanzate, quindi tutti possono sapere quali si trovano ai posti 11 e 12 e nella scatola.
rule-PL-3-14 = Dopo ogni round, compresi i primi due, il segnalino primo giocatore passa alla persona successiva a sinistra.

rule-PL-4-1 = Dal round 3 in poi, quando tutti hanno posato la propria tessera, si risolve ogni carta animale nella colonna del round.
rule-PL-4-2 = La carta va a chi ha il pianeta che soddisfa meglio la richiesta dell’animale.
rule-PL-4-3 = Un pianeta che non ha nulla da contare non vince mai una carta. Se vale per tutti i pianeti, è parità.
rule-PL-4-4 = Se un solo pianeta soddisfa la richiesta, ottiene la carta, anche con una sola casella.
rule-PL-4-5 = In caso di parità per il valore migliore nessuno prende la carta: passa alla colonna del round successivo, anche più volte.
rule-PL-4-6 = La parità tra i primi non dà nulla a chi ha un valore più basso.
rule-PL-4-7 = Prima dell’ultimo round non c’è spareggio: seconda e terza regione non contano.
rule-PL-4-8 = Tutte le carte di un round si giudicano sugli stessi pianeti, cominciando da quella più vicina alla pila di tessere; le carte rimaste dai round precedenti vengono per ultime.
rule-PL-4-9 = Le carte vinte e quelle nella scatola restano scoperte: tutti vedono chi ha quali animali.

rule-PL-5-1 = Alcuni animali chiedono il maggior numero di regioni di un habitat: si contano le regioni separate, anche le più piccole.
rule-PL-5-2 = Alcuni chiedono la più grande regione di un habitat adiacente ad almeno una casella di un altro. Se ne contano le caselle.
rule-PL-5-3 = Si confrontano solo le regioni che soddisfano la condizione; una più grande che non la soddisfa non conta.
rule-PL-5-4 = Alcuni chiedono la più grande regione di un habitat che non sia adiacente a nessuna casella di un altro. Se ne contano le caselle.
rule-PL-5-5 = Una faccia vuota non ha habitat, quindi una regione accanto a essa continua a valere come non adiacente.

rule-PL-6-1 = Nell’ultimo round, in caso di parità per il maggior numero di regioni, la carta va nella scatola.
rule-PL-6-2 = Nell’ultimo round chi è in parità per la regione più grande confronta la seconda regione più grande che soddisfa la condizione.
rule-PL-6-3 = Se la parità rimane, si confronta la terza regione più grande che soddisfa la condizione.
rule-PL-6-4 = Se tre regioni non decidono, la carta va nella scatola; una quarta non si confronta mai.
rule-PL-6-5 = Continua a confrontare solo chi è ancora in parità; chi resta indietro è fuori.
rule-PL-6-6 = Vince la regione più grande, e una regione che manca vale 0.
rule-PL-6-7 = Lo spareggio vale anche per una carta arrivata al round 12 da un round precedente.
rule-PL-6-8 = Una carta la cui richiesta nel round 12 non è soddisfatta da nessun pianeta va nella scatola.

rule-PL-7-1 = La partita finisce dopo dodici round: i pianeti sono tutti ricoperti e ogni carta animale è stata vinta o è nella scatola.
rule-PL-7-2 = Tutti scoprono il proprio obiettivo.
rule-PL-7-3 = L’obiettivo dà punti per il numero di caselle del suo habitat sul tuo pianeta, collegate o no.
rule-PL-7-4 = Conta solo la soglia più alta raggiunta; le soglie non si sommano.
rule-PL-7-5 = Sotto la prima soglia l’obiettivo non dà punti.
rule-PL-7-6 = Ogni tuo animale dell’habitat del tuo obiettivo vale 1 punto.
rule-PL-7-7 = Ogni tuo animale di un altro habitat vale 2 punti.
rule-PL-7-8 = L’habitat di un animale è il colore della sua cornice: quello di cui si contano le regioni, non quello che devono o non devono toccare.
rule-PL-7-9 = Gli animali danno punti anche se l’obiettivo non ne ha dati.
rule-PL-7-10 = Vince chi ha più punti.
rule-PL-7-11 = Tra chi è in parità con più punti, vince chi ha più carte animale.
rule-PL-7-12 = Chi è ancora in parità condivide la vittoria.
rule-PL-7-13 = Prima della fine, il punteggio che gli altri vedono di te non tiene conto del tuo obiettivo, perché lo rivelerebbe.

rule-PL-8-1 = Nella partita per principianti non ci sono obiettivi.
rule-PL-8-2 = Nella partita per principianti ogni animale vale 1 punto.
rule-PL-8-3 = Con 1 punto per animale, a pari punti gli animali sono altrettanti: chi è in parità condivide la vittoria.

rule-PL-9-1 = I venti animali formano due file da dieci: una carta scoperta e una coperta per ciascuno dei round da 3 a 12.
rule-PL-9-2 = In ciascuno dei round da 1 a 10 si scopre una carta coperta, quella di due round dopo: nel round 1 la carta del round 3.
rule-PL-9-3 = Finché una carta non viene scoperta, nessuno sa quale animale sia.
rule-PL-9-4 = Le due varianti si possono giocare insieme.
rule-PL-9-5 = La carta si scopre all’inizio del round, prima di aprirne la pila di tessere.

## Opzioni

planet-option-beginner = partita per principianti
planet-option-beginner-help = Senza obiettivi; ogni animale vale 1 punto. Adatta a una prima partita.
planet-option-mystery = animali misteriosi
planet-option-mystery-help = Metà degli animali è coperta; se ne scopre uno per round, due round prima che venga risolto.

## Habitat e richieste

planet-habitat-ocean = oceano
planet-habitat-glacier = ghiacciaio
planet-habitat-forest = foresta
planet-habitat-desert = deserto
planet-habitat-mountain = montagna

planet-requirement-most_regions = il maggior numero di regioni di { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
}
planet-requirement-largest_touching = la più grande regione di { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
} a contatto con { $other ->
    [ocean] l’oceano
    [glacier] il ghiacciaio
    [forest] la foresta
    [desert] il deserto
   *[mountain] la montagna
}
planet-requirement-largest_not_touching = la più grande regione di { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
} senza contatto con { $other ->
    [ocean] l’oceano
    [glacier] il ghiacciaio
    [forest] la foresta
    [desert] il deserto
   *[mountain] la montagna
}

## Le domande a chi gioca

planet-ask-tile = Quale tessera prendi?
planet-ask-tile-help = Guarda gli animali di questo round e dei prossimi: quali habitat contano, e su quali pianeti? Ciò che lasci può andare agli altri.
planet-ask-face = Su quale faccia vuota la metti?
planet-ask-face-help = Collega le sue caselle alle regioni che hai già e bada a che cosa toccano. La tessera resterà lì fino alla fine.
planet-ask-rotation = Come la giri?
planet-ask-rotation-help = La rotazione decide quali caselle si incontrano oltre i bordi: può ingrandire le regioni, separarle o far cadere una condizione.

## Parole sul tavolo

planet-tile = tessera { $tile }
planet-face = faccia { $face }
planet-rotation = rotazione { $rotation }
planet-objective = obiettivo
planet-objective-yours = Il tuo obiettivo: { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
}
planet-objective-none = nessun obiettivo
planet-round = Round { $round }
planet-round-of = Round { $round } di { $rounds }
planet-phase-continents = Continenti
planet-planet = Pianeta – { $seat }
planet-planet-yours = Il tuo pianeta
planet-on-offer = Disponibili
planet-place-11 = posto 11
planet-place-12 = posto 12
planet-box = scatola
planet-marker = segnalino primo giocatore
planet-animals-by-round = Animali per round
planet-animals-none = nessun animale
planet-now = ora
planet-with-this-tile = poi
planet-leads = in testa
planet-tie = parità
planet-won-by = va a { $seat }
planet-tie-waits = parità, aspetta il round { $round }
planet-in-box = nella scatola
planet-face-down = coperta
planet-opens-in = si scopre nel round { $round }
planet-regions = regioni
planet-count-fields = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
planet-count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
planet-count-animals = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
}

## Il diario

planet-event-dealt = { $seat } riceve un obiettivo: { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
}.
planet-event-row = Nella colonna del round { $round } c’è la carta { $animal }.
planet-event-turned-up = Si scopre la carta { $animal }: entra in gioco nel round { $round }.
planet-event-round = Comincia il round { $round }.
planet-event-opened = Round { $round }, tessere disponibili: { $tiles }.
planet-event-placed = { $seat } mette la tessera { $tile } sulla faccia { $face }, rotazione { $rotation }.
planet-event-leftover = La tessera { $tile } avanza e va { $place ->
    [box] nella scatola
   *[other] coperta al posto { $place }
}.
planet-event-won = { $seat } ottiene la carta { $animal } con { $kind ->
    [regions] { $value ->
        [one] { $value } regione
       *[other] { $value } regioni
    }
   *[fields] { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }
}.
planet-event-tied = Parità per la carta { $animal } a { $value }: { $seats }. La carta aspetta il round { $round }.
planet-event-nobody = Nessun pianeta soddisfa la richiesta della carta { $animal }. La carta aspetta il round { $round }.
planet-event-boxed = La carta { $animal } va nella scatola.
planet-event-tie-break = Parità per la carta { $animal }: la { $level ->
    [3] terza
   *[2] seconda
} regione decide per { $seat } con { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
}.
planet-event-marker = { $seat } riceve il segnalino primo giocatore.
planet-event-revealed = { $seat } scopre il proprio obiettivo: { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
}.
planet-event-scored = { $seat } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $objective } per l’obiettivo, { $same } per gli animali del suo habitat, { $other } per gli altri animali.
planet-event-scored-beginner = { $seat } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, uno per ogni animale.
planet-event-winner = Vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $seats }.
planet-event-animals-decide = A pari punti decide il numero di carte animale: { $seat }.

## Perché non si può

planet-reason-not-on-offer = La tessera { $tile } non è disponibile in questo round.
planet-reason-tile-taken = La tessera { $tile } è già stata presa da { $seat }.
planet-reason-face-covered = Sulla faccia { $face } c’è già una tessera; scegline una vuota.
planet-reason-no-such-tile = Questa tessera non esiste: vanno da T01 a T50.
planet-reason-no-such-face = Un pianeta ha le facce da 1 a 12, e questa non è tra quelle.
planet-reason-no-such-rotation = Una tessera ha cinque rotazioni, e questa non è tra quelle.

## Termini

planet-term-field = Una casella è un singolo triangolo; ogni tessera ne ha cinque.
planet-term-region = Una regione è l’insieme di tutte le caselle dello stesso habitat collegate lato a lato, fosse anche una sola.
planet-term-habitat = Un habitat è un tipo di ambiente: oceano, ghiacciaio, foresta, deserto o montagna.
planet-term-planet = Un pianeta è un solido di dodici facce: vuoto all’inizio, tutto ricoperto di tessere alla fine.
planet-term-tile = Una tessera è un continente pentagonale di cinque caselle; ricopre una faccia di un pianeta.
planet-term-face = Un pianeta ha dodici facce, numerate da 1 a 12; ciascuna accoglie una tessera. Sul tavolo una faccia è una riga, e accanto a ogni suo bordo sta il numero della faccia che si trova oltre.
planet-term-edge = Una faccia ha cinque bordi, numerati da 1 a 5 tutt’intorno, e presso ciascuno sta una delle cinque caselle della tessera. Le caselle formano un anello: quelle di bordi vicini si toccano. Oltre il bordo c’è una casella della faccia accanto.
planet-term-rotation = La rotazione 1 mette la tessera così com’è scritta: casella 1 al bordo 1, casella 2 al bordo 2. Ogni rotazione successiva la gira di un bordo: con la rotazione 2 la casella 1 sta al bordo 2, con la 3 al bordo 3, e la casella 5 passa al bordo 1, poi al 2.
planet-term-objective = L’obiettivo è un habitat segreto: alla fine le sue caselle danno punti, ma i suoi animali valgono 1 punto invece di 2.
planet-term-animal = Un animale è una carta con una richiesta; la vince il pianeta che la soddisfa meglio.
planet-term-marker = Con il segnalino primo giocatore si sceglie la tessera prima di tutti gli altri in questo round.
planet-term-stack = Una pila è l’insieme delle cinque tessere disponibili in un round, coperte fino ad allora.

## Il foglio dei punti

planet-score-objective = Obiettivo { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
}, { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
planet-score-same = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
} dell’habitat dell’obiettivo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
planet-score-other = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
} di altri habitat: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
planet-score-beginner = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
planet-score-total = Totale: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
