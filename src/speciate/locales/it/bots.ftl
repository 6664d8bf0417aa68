### Bot: perché una mossa è buona. $animal è un testo già pronto, $habitat un identificativo; tutto il
### resto sono numeri. $value è quanto avrebbe il tuo pianeta, $rival quanto ha ora il migliore degli altri.

planet-hint-ahead = { $animal }, round { $round }: passeresti in testa, { $value } a { $rival }.
planet-hint-further = { $animal }, round { $round }: aumenteresti il vantaggio, { $value } a { $rival }.
planet-hint-level = { $animal }, round { $round }: saresti alla pari a { $value }.
planet-hint-closer = { $animal }, round { $round }: ridurresti lo svantaggio, { $value } a { $rival }.
planet-hint-room = { $animal }, round { $round }: la tua regione avrebbe più spazio per crescere.
planet-hint-second = { $animal }, round { $round }: le tue regioni successive varrebbero di più in caso di parità.
planet-hint-objective = Il tuo obiettivo: le caselle di { $habitat ->
    [ocean] oceano
    [glacier] ghiacciaio
    [forest] foresta
    [desert] deserto
   *[mountain] montagna
} diventerebbero { $fields }.
