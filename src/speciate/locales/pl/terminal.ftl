### Stół w terminalu.
### Wpisy terminal-word-*, terminal-planet-word-* i terminal-planet-term-* to listy słów, które można
### wpisać, rozdzielone przecinkami; pierwsze z nich jest pokazywane. $word to takie pierwsze słowo.

terminal-welcome = { $title }. Wpisz turę, na przykład T07 4 2 (płytka, miejsce, obrót), albo krok po kroku; „pomoc” wyjaśnia resztę.
terminal-begin = Naciśnij Enter, żeby zacząć
terminal-confirm = Enter = zagraj tak, „cofnij” = jeszcze pomyślę, albo inny wybór
terminal-curtain = Oddaj klawiaturę: teraz { $seat }. Potem naciśnij Enter
terminal-over = Koniec rozgrywki. „zapisz” zachowuje jej zapis, Enter zamyka
terminal-unknown = Nie rozumiem: „{ $text }”. „pomoc” powie, co można wpisać.
terminal-why-what = „dlaczego” i to, czego nie wolno: dlaczego T12, dlaczego miejsce 3.
terminal-allowed = Nic tego nie zabrania: { $choice }.
terminal-try-what = „próba” i tura, na przykład próba T07 4 2: pokazuje, co by się zmieniło, i niczego nie rozgrywa.
terminal-try-more = Ta tura jest niepełna, więc jej skutek jest jeszcze otwarty. Dopisz, czego brakuje. { $question }
terminal-later = To pytanie padnie później w tej turze. Na razie nic tego nie zabrania: { $choice }.
terminal-earlier = To pytanie padło wcześniej w tej turze. Nic tego nie zabrania: { $choice }. Wpisz całą turę od nowa.
terminal-hint = Bot zachłanny zagrałby { $turn }.
terminal-planet-which = Czyja planeta? Wpisz jeden z numerów: { $seats }.
terminal-taken-back = Cofnięto: { $choice }.
terminal-half-made = Kolejne „cofnij” cofnie: { $choice }. Możesz też od razu wpisać całą turę od nowa.
terminal-undo-nothing = Nie masz decyzji, którą można cofnąć.
terminal-undo-barrier = Tego nie da się już cofnąć: ostatni krok coś wylosował, odkrył albo przekazał turę dalej.
terminal-undone = { $count ->
    [one] Cofnięto jedną decyzję.
    [few] Cofnięto { $count } decyzje.
    [many] Cofnięto { $count } decyzji.
   *[other] Cofnięto { $count } decyzji.
}
terminal-language-which = Wpisz jeden z języków: { $languages }.
terminal-file-exists = Plik { $file } już istnieje: wybierz inną nazwę.
terminal-save-before = Zapisać przed wyjściem? Enter = tak, jako { $file }; inna nazwa pliku; albo „nie”
terminal-file-odd = „{ $file }” nie wygląda na nazwę pliku w istniejącym katalogu, na przykład { $example }.
terminal-quit-empty = Nic nie zostało zagrane, więc nie ma czego zapisywać.
terminal-quit-kept = Wszystko jest zapisane w pliku { $file }. Dalszy ciąg:
terminal-save-failed = Nie można zapisać pliku { $file }: { $cause }.
terminal-saved = Zapisano jako { $file }. Dalszy ciąg:
terminal-saved-record = Zapis rozgrywki jest w pliku { $file }.
terminal-help-topics = Po słowie „pomoc” podaj numer zasady (PL-3.9), płytkę (T07), zwierzę, polecenie albo pojęcie: { $terms }.

## Słowa, które można wpisać

terminal-word-yes = tak, t
terminal-word-no = nie, n
terminal-word-help = pomoc, ?
terminal-word-why = dlaczego, czemu
terminal-word-try = próba, spróbuj
terminal-word-hint = rada, podpowiedź
terminal-word-show = stół, pokaż
terminal-word-planet = planeta
terminal-word-planets = planety
terminal-word-animals = zwierzęta, karty
terminal-word-stacks = stosy
terminal-word-score = punkty, wynik
terminal-word-log = dziennik
terminal-word-undo = cofnij
terminal-word-save = zapisz
terminal-word-language = język
terminal-word-quit = koniec, wyjdź

terminal-usage-help = { $word } [PL-3.9 | obszar]
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
terminal-usage-save = { $word } [plik]
terminal-usage-language = { $word } en
terminal-usage-quit = { $word }

terminal-do-help = wyjaśnia krok, zasadę, pojęcie, zwierzę
terminal-do-why = mówi, dlaczego czegoś nie można wybrać
terminal-do-try = pokazuje, co zmieniłaby tura; niczego nie rozgrywa
terminal-do-hint = mówi, co zagrałby tu bot zachłanny
terminal-do-show = pokazuje stół jeszcze raz
terminal-do-planet = pokazuje Twoją planetę albo planetę innego gracza
terminal-do-planets = pokazuje wszystkie planety w skrócie
terminal-do-animals = pokazuje wszystkie zwierzęta według rund
terminal-do-stacks = pokazuje płytki do wyboru i niewybrane
terminal-do-score = pokazuje, skąd biorą się punkty
terminal-do-log = mówi, co się ostatnio wydarzyło
terminal-do-undo = cofa decyzję
terminal-do-save = zapisuje rozgrywkę do pliku
terminal-do-language = zmienia język w każdej chwili: en, pl albo it
terminal-do-quit = kończy; do rozgrywki można wrócić

## Planeta

terminal-planet-word-tile = płytka
terminal-planet-word-face = miejsce
terminal-planet-word-rotation = obrót

terminal-planet-letter-ocean = O
terminal-planet-letter-glacier = L
terminal-planet-letter-forest = A
terminal-planet-letter-desert = P
terminal-planet-letter-mountain = G

terminal-planet-marker = znacznik: { $seat }
terminal-planet-ladder = Pola=punkty: { $steps }. Masz { $fields }={ $points }.
terminal-planet-empty-faces = Puste miejsca: { $faces }.
terminal-planet-across = Za krawędziami miejsca { $face } (sąsiednie miejsce i jego pole); pod nimi obroty:
terminal-planet-any-rotation = Przy każdym obrocie:
terminal-planet-cell = Wiersz to miejsce, kolumna to krawędź. { $cell }: ocean, a za nią miejsce 2, tam las.
terminal-planet-no-change = Przy żadnym zwierzęciu nic by się nie zmieniło.
terminal-planet-more = … i jeszcze { $count }: „zwierzęta”

terminal-planet-wants-most_regions = najwięcej obszarów { $habitat ->
    [ocean] oceanu
    [glacier] lodowca
    [forest] lasu
    [desert] pustyni
   *[mountain] gór
}
terminal-planet-wants-largest_touching = { $habitat ->
    [ocean] największy ocean
    [glacier] największy lodowiec
    [forest] największy las
    [desert] największa pustynia
   *[mountain] największe góry
} przy { $other ->
    [ocean] oceanie
    [glacier] lodowcu
    [forest] lesie
    [desert] pustyni
   *[mountain] górach
}
terminal-planet-wants-largest_not_touching = { $habitat ->
    [ocean] największy ocean
    [glacier] największy lodowiec
    [forest] największy las
    [desert] największa pustynia
   *[mountain] największe góry
} nie przy { $other ->
    [ocean] oceanie
    [glacier] lodowcu
    [forest] lesie
    [desert] pustyni
   *[mountain] górach
}

terminal-planet-term-field = pole, pola
terminal-planet-term-region = obszar, obszary
terminal-planet-term-habitat = środowisko, środowiska, środowisko naturalne
terminal-planet-term-planet = rdzeń, rdzeń planety
terminal-planet-term-tile = płytka, płytki, płytka kontynentu
terminal-planet-term-face = miejsce, miejsca
terminal-planet-term-edge = krawędź, krawędzie
terminal-planet-term-rotation = obrót, obroty
terminal-planet-term-objective = cel
terminal-planet-term-animal = zwierzę
terminal-planet-term-marker = znacznik
terminal-planet-term-stack = stos

terminal-planet-species = zwierzę
terminal-planet-requirement = wymaganie
