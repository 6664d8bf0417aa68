### Planeta.
### $seat, $seats, $animal, $tile i $tiles to gotowe teksty; $habitat, $other, $kind i $place to
### identyfikatory (w planet-event-scored $other jest liczbą); wszystko inne to liczby. Miejsca na
### rdzeniu planety liczy się od 1 do 12. Nazwy graczy i zwierząt zostają w mianowniku.

planet-name = Planeta
planet-goal = Przez dwanaście rund pokrywasz swoją planetę płytkami kontynentów i kształtujesz jej oceany, lodowce, lasy, pustynie i góry. Każde zwierzę zamieszka na planecie, która najlepiej spełnia jego wymaganie. Zwycięża ten, kto ma najwięcej punktów za zwierzęta i za tajny cel środowiska naturalnego.
planet-goal-beginner = Przez dwanaście rund pokrywasz swoją planetę płytkami kontynentów i kształtujesz jej oceany, lodowce, lasy, pustynie i góry. Każde zwierzę zamieszka na planecie, która najlepiej spełnia jego wymaganie, i daje 1 punkt. Zwycięża ten, kto ma najwięcej zwierząt.

## Zasady

section-planet-start = Czym jest planeta
section-planet-setup = Przygotowanie do gry
section-planet-continents = Przebieg rundy: 1. Dodawanie kontynentów
section-planet-life = Przebieg rundy: 2. Powstanie życia
section-planet-requirements = Wymagania zwierząt
section-planet-ties = Remisy w ostatniej rundzie
section-planet-end = Zakończenie gry i punktacja
section-planet-beginner = Wariant dla początkujących
section-planet-mystery = Wariant: tajemnicze zwierzęta

rule-PL-1-1 = W rozgrywce bierze udział od dwóch do czterech graczy.
rule-PL-1-2 = Rdzeń planety ma dwanaście miejsc; na każdym mieści się jedna pięciokątna płytka kontynentu z pięcioma polami.
rule-PL-1-3 = Pole to pojedynczy trójkąt; gotowa planeta ma ich sześćdziesiąt.
rule-PL-1-4 = Obszar to wszystkie połączone ze sobą pola jednego środowiska. Pojedyncze odosobnione pole też jest obszarem.
rule-PL-1-5 = Pola łączą się i sąsiadują ze sobą tylko wtedy, gdy mają wspólny bok; styk w jednym punkcie nie wystarczy.
rule-PL-1-6 = Obszary nie kończą się na krawędziach płytek: biegną dalej wokół całej planety.
rule-PL-1-7 = W każdej chwili wolno obejrzeć każdą planetę ze wszystkich stron.

rule-PL-2-1 = Każdy zaczyna grę z pustym rdzeniem planety.
rule-PL-2-2 = Pięćdziesiąt pomieszanych płytek tworzy dziesięć zakrytych stosów po pięć, na rundy od 1 do 10. Nikt nie wie, co w nich leży.
rule-PL-2-3 = Stosy rund 11 i 12 są na początku puste; powstaną z niewybranych płytek.
rule-PL-2-4 = Z 45 kart zwierząt losuje się 20 i wykłada odkryte w kolumnach kolejnych rund. Pozostałych 25 nie bierze udziału w grze i nikt ich nie ogląda.
rule-PL-2-5 = W rundach od 3 do 5 czeka po jednym zwierzęciu, w rundach od 6 do 9 po dwa, a w rundach od 10 do 12 po trzy.
rule-PL-2-6 = Każdy gracz otrzymuje losową kartę celu środowiska naturalnego i do końca gry trzyma ją w tajemnicy.
rule-PL-2-7 = Nierozdane karty celów pozostają zakryte, także po zakończeniu gry.
rule-PL-2-8 = Przy stole znacznik pierwszego gracza otrzymuje najmłodszy gracz, tutaj – pierwszy gracz z listy.

rule-PL-3-1 = Rozgrywka trwa dwanaście rund, a każda runda ma dwie fazy: najpierw dodawanie kontynentów, potem powstanie życia.
rule-PL-3-2 = Pięć płytek ze stosu bieżącej rundy rozkłada się odkrytych na środku stołu. W rundach 11 i 12 jest to stos niewybranych wcześniej płytek.
rule-PL-3-3 = Zaczyna gracz ze znacznikiem pierwszego gracza, a po nim kolejni gracze po lewej, zawsze po jednym.
rule-PL-3-4 = Bierzesz dokładnie jedną z dostępnych płytek; nie można z tego zrezygnować.
rule-PL-3-5 = Płytkę od razu umieszczasz na dowolnym pustym miejscu rdzenia własnej planety; dopiero potem wybiera następny gracz.
rule-PL-3-6 = Płytkę można położyć w dowolnym z pięciu obrotów.
rule-PL-3-7 = Nic nie musi do siebie pasować: każda płytka może leżeć obok każdej innej.
rule-PL-3-8 = Położonej płytki nie wolno już przenieść ani obrócić.
rule-PL-3-9 = Niewybrane płytki trafiają zakryte na stos rundy 11, aż zbierze się ich tam pięć.
rule-PL-3-10 = Gdy stos rundy 11 się zapełni, niewybrane płytki trafiają na stos rundy 12, aż i tam zbierze się ich pięć.
rule-PL-3-11 = Gdy oba stosy się zapełnią, niewybrane płytki odrzuca się do pudełka; podobnie te, które zostaną w rundach 11 i 12.
rule-PL-3-12 = Jeśli niewybrane płytki trzeba rozdzielić, decyduje kolejność ich wyłożenia: wcześniejsze płytki trafiają na wcześniejszy stos, późniejsze na następny albo do pudełka.
rule-PL-3-13 = Wszyscy widzieli niewybrane płytki, więc każdy może wiedzieć, które z nich leżą na stosach rund 11 i 12 oraz w pudełku.
rule-PL-3-14 = Po każdej rundzie, także po 1. i 2., znacznik pierwszego gracza wędruje do kolejnego gracza po lewej.

rule-PL-4-1 = Od trzeciej rundy, gdy wszyscy położą już płytki, rozpatruje się każdą kartę zwierzęcia z kolumny tej rundy.
rule-PL-4-2 = Kartę zwierzęcia otrzymuje gracz, którego planeta najlepiej spełnia jego wymaganie.
rule-PL-4-3 = Planeta, na której nie ma czego liczyć, nigdy nie zdobywa karty. Jeśli dotyczy to wszystkich planet, jest remis.
rule-PL-4-4 = Jeśli wymaganie spełnia tylko jedna planeta, jej gracz otrzymuje kartę, choćby za jedno pole.
rule-PL-4-5 = Przy remisie o pierwsze miejsce karty nie otrzymuje nikt: przechodzi ona do kolumny następnej rundy, w razie potrzeby wielokrotnie.
rule-PL-4-6 = Kto ma mniej niż remisujący gracze, nic na ich remisie nie zyskuje.
rule-PL-4-7 = Przed ostatnią rundą remisów się nie rozstrzyga: drugi i trzeci obszar się nie liczą.
rule-PL-4-8 = Wszystkie karty rundy ocenia się na tych samych planetach, zaczynając od karty najbliżej stosu płytek; karty przeniesione z poprzednich rund są na końcu.
rule-PL-4-9 = Karty zdobyte i odłożone do pudełka są jawne: wszyscy widzą, kto ma które zwierzęta.

rule-PL-5-1 = Niektóre zwierzęta wymagają największej liczby obszarów danego środowiska: liczą się odrębne obszary, nawet najmniejsze.
rule-PL-5-2 = Niektóre wymagają największego obszaru jednego środowiska, który sąsiaduje z co najmniej jednym polem drugiego. Liczą się pola tego obszaru.
rule-PL-5-3 = Porównuje się tylko obszary spełniające warunek; większy obszar, który go nie spełnia, się nie liczy.
rule-PL-5-4 = Niektóre wymagają największego obszaru jednego środowiska, który nie sąsiaduje z żadnym polem drugiego. Liczą się pola tego obszaru.
rule-PL-5-5 = Puste miejsce nie ma żadnego środowiska, więc nigdy nie łamie warunku „nie sąsiaduje”.

rule-PL-6-1 = W ostatniej rundzie karta, przy której jest remis w liczbie obszarów, trafia do pudełka.
rule-PL-6-2 = W ostatniej rundzie gracze, którzy remisują największym obszarem, porównują drugi co do wielkości obszar spełniający warunek.
rule-PL-6-3 = Jeśli nadal jest remis, porównują trzeci co do wielkości obszar spełniający warunek.
rule-PL-6-4 = Jeśli trzy obszary nie rozstrzygną remisu, karta trafia do pudełka; czwartego już się nie porównuje.
rule-PL-6-5 = Dalej porównują tylko ci, którzy wciąż remisują; kto raz okaże się słabszy, odpada.
rule-PL-6-6 = Wygrywa większy obszar, a brak obszaru liczy się jako 0.
rule-PL-6-7 = Tak samo rozstrzyga się remisy o karty, które przeszły do rundy 12 z poprzednich rund.
rule-PL-6-8 = Karta, której wymagania w rundzie 12 nie spełnia żadna planeta, trafia do pudełka.

rule-PL-7-1 = Gra kończy się po dwunastu rundach: planety są w całości pokryte, a każda karta zwierzęcia jest zdobyta albo leży w pudełku.
rule-PL-7-2 = Wszyscy odkrywają swoje karty celów.
rule-PL-7-3 = Cel daje punkty za liczbę pól swojego środowiska na Twojej planecie; pola nie muszą być połączone.
rule-PL-7-4 = Punktuje tylko najwyższy osiągnięty próg; progów się nie sumuje.
rule-PL-7-5 = Poniżej pierwszego progu cel nie daje punktów.
rule-PL-7-6 = Każde Twoje zwierzę ze środowiska Twojego celu jest warte 1 punkt.
rule-PL-7-7 = Każde Twoje zwierzę z innego środowiska jest warte 2 punkty.
rule-PL-7-8 = Środowisko zwierzęcia wyznacza kolor ramki: to środowisko, którego obszary się liczy, a nie to, z którym mają albo nie mają sąsiadować.
rule-PL-7-9 = Zwierzęta dają punkty nawet wtedy, gdy cel nie dał żadnych.
rule-PL-7-10 = Zwycięża gracz z największą liczbą punktów.
rule-PL-7-11 = Przy remisie zwycięża ten z remisujących graczy, który ma więcej kart zwierząt.
rule-PL-7-12 = Jeśli remis trwa nadal, remisujący gracze współdzielą zwycięstwo.
rule-PL-7-13 = Do końca gry wynik, który widzą inni, nie uwzględnia Twojego celu, bo by go zdradził.

rule-PL-8-1 = W wariancie dla początkujących nie ma kart celów.
rule-PL-8-2 = W wariancie dla początkujących każde zwierzę jest warte 1 punkt.
rule-PL-8-3 = Skoro każde zwierzę to 1 punkt, przy równej liczbie punktów zwierząt też jest tyle samo, więc remisujący współdzielą zwycięstwo.

rule-PL-9-1 = Dwadzieścia zwierząt leży w dwóch rzędach po dziesięć: na każdą rundę od 3 do 12 jedna karta odkryta i jedna zakryta.
rule-PL-9-2 = W każdej rundzie od 1 do 10 odkrywa się jedną zakrytą kartę, tę z kolumny o dwie rundy dalej: w rundzie 1 kartę rundy 3.
rule-PL-9-3 = Dopóki karta nie zostanie odkryta, nikt nie wie, jakie to zwierzę.
rule-PL-9-4 = Oba warianty można łączyć.
rule-PL-9-5 = Kartę odkrywa się na początku rundy, zanim rozłoży się jej stos płytek.

## Opcje

planet-option-beginner = wariant dla początkujących
planet-option-beginner-help = Bez kart celów; każde zwierzę jest warte 1 punkt. Dobry na pierwszą rozgrywkę.
planet-option-mystery = tajemnicze zwierzęta
planet-option-mystery-help = Połowa zwierząt leży zakryta; co rundę odkrywa się jedno, dwie rundy przed jego rozpatrzeniem.

## Środowiska i wymagania

planet-habitat-ocean = ocean
planet-habitat-glacier = lodowiec
planet-habitat-forest = las
planet-habitat-desert = pustynia
planet-habitat-mountain = góry

planet-requirement-most_regions = najwięcej obszarów { $habitat ->
    [ocean] oceanu
    [glacier] lodowca
    [forest] lasu
    [desert] pustyni
   *[mountain] gór
}
planet-requirement-largest_touching = największy obszar { $habitat ->
    [ocean] oceanu
    [glacier] lodowca
    [forest] lasu
    [desert] pustyni
   *[mountain] gór
}, który sąsiaduje z { $other ->
    [ocean] oceanem
    [glacier] lodowcem
    [forest] lasem
    [desert] pustynią
   *[mountain] górami
}
planet-requirement-largest_not_touching = największy obszar { $habitat ->
    [ocean] oceanu
    [glacier] lodowca
    [forest] lasu
    [desert] pustyni
   *[mountain] gór
}, który nie sąsiaduje z { $other ->
    [ocean] oceanem
    [glacier] lodowcem
    [forest] lasem
    [desert] pustynią
   *[mountain] górami
}

## Pytania do gracza

planet-ask-tile = Którą płytkę wybierasz?
planet-ask-tile-help = Spójrz na zwierzęta tej i następnych rund: które środowiska się w nich liczą i na czyich planetach? Co zostawisz, mogą wziąć inni.
planet-ask-face = Na którym pustym miejscu ją umieszczasz?
planet-ask-face-help = Połącz jej pola z obszarami, które już masz, i uważaj, z czym będą sąsiadować. Płytka zostanie tam do końca gry.
planet-ask-rotation = Jak ją obracasz?
planet-ask-rotation-help = Od obrotu zależy, które pola zetkną się przez krawędzie: może to powiększyć obszary, rozdzielić je albo zepsuć warunek.

## Słowa na stole

planet-tile = płytka { $tile }
planet-face = miejsce { $face }
planet-rotation = obrót { $rotation }
planet-objective = cel środowiska naturalnego
planet-objective-yours = Twój cel: { $habitat ->
    [ocean] ocean
    [glacier] lodowiec
    [forest] las
    [desert] pustynia
   *[mountain] góry
}
planet-objective-none = bez kart celów
planet-round = Runda { $round }
planet-round-of = Runda { $round } z { $rounds }
planet-phase-continents = Dodawanie kontynentów
planet-planet = Planeta – { $seat }
planet-planet-yours = Twoja planeta
planet-on-offer = Do wyboru
planet-place-11 = stos rundy 11
planet-place-12 = stos rundy 12
planet-box = pudełko
planet-marker = znacznik pierwszego gracza
planet-animals-by-round = Zwierzęta według rund
planet-animals-none = brak zwierząt
planet-now = teraz
planet-with-this-tile = potem
planet-leads = prowadzi
planet-tie = remis
planet-won-by = zdobywa { $seat }
planet-tie-waits = remis, przechodzi do rundy { $round }
planet-in-box = w pudełku
planet-face-down = karta zakryta
planet-opens-in = odkrycie w rundzie { $round }
planet-regions = obszary
planet-count-fields = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
planet-count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
planet-count-animals = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
}

## Dziennik

planet-event-dealt = { $seat } otrzymuje cel środowiska naturalnego: { $habitat ->
    [ocean] ocean
    [glacier] lodowiec
    [forest] las
    [desert] pustynia
   *[mountain] góry
}.
planet-event-row = W kolumnie rundy { $round } leży karta „{ $animal }”.
planet-event-turned-up = Odkryta zostaje karta „{ $animal }”: wchodzi do gry w rundzie { $round }.
planet-event-round = Zaczyna się runda { $round }.
planet-event-opened = Runda { $round }, płytki do wyboru: { $tiles }.
planet-event-placed = { $seat } umieszcza płytkę { $tile } na miejscu { $face }, obrót { $rotation }.
planet-event-leftover = Niewybrana płytka { $tile } trafia { $place ->
    [box] do pudełka
   *[other] zakryta na stos rundy { $place }
}.
planet-event-won = { $seat } zdobywa kartę „{ $animal }” ({ $kind ->
    [regions] { $value ->
        [one] { $value } obszar
        [few] { $value } obszary
        [many] { $value } obszarów
       *[other] { $value } obszaru
    }
   *[fields] { $value ->
        [one] { $value } pole
        [few] { $value } pola
        [many] { $value } pól
       *[other] { $value } pola
    }
}).
planet-event-tied = Remis o kartę „{ $animal }” przy wartości { $value }: { $seats }. Karta przechodzi do rundy { $round }.
planet-event-nobody = Żadna planeta nie spełnia wymagania karty „{ $animal }”. Karta przechodzi do rundy { $round }.
planet-event-boxed = Karta „{ $animal }” trafia do pudełka.
planet-event-tie-break = Remis o kartę „{ $animal }” rozstrzyga { $level ->
    [3] trzeci
   *[2] drugi
} obszar ({ $value ->
    [one] { $value } pole
    [few] { $value } pola
    [many] { $value } pól
   *[other] { $value } pola
}): wygrywa { $seat }.
planet-event-marker = { $seat } otrzymuje znacznik pierwszego gracza.
planet-event-revealed = { $seat } odkrywa cel środowiska naturalnego: { $habitat ->
    [ocean] ocean
    [glacier] lodowiec
    [forest] las
    [desert] pustynia
   *[mountain] góry
}.
planet-event-scored = { $seat } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $objective } za cel, { $same } za zwierzęta z jego środowiska, { $other } za pozostałe zwierzęta.
planet-event-scored-beginner = { $seat } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, po jednym za każde zwierzę.
planet-event-winner = Zwycięstwo ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}): { $seats }.
planet-event-animals-decide = Remis w punktach rozstrzyga liczba kart zwierząt: { $seat }.

## Dlaczego nie można

planet-reason-not-on-offer = Płytki { $tile } nie ma w tej rundzie do wyboru.
planet-reason-tile-taken = Płytkę { $tile } ma już { $seat }.
planet-reason-face-covered = Na miejscu { $face } leży już płytka; wybierz puste.
planet-reason-no-such-tile = Nie ma takiej płytki: mają numery od T01 do T50.
planet-reason-no-such-face = Rdzeń planety ma miejsca od 1 do 12, a takiego wśród nich nie ma.
planet-reason-no-such-rotation = Płytka ma pięć obrotów, a takiego wśród nich nie ma.

## Pojęcia

planet-term-field = Pole to pojedynczy trójkąt; każda płytka ma pięć pól.
planet-term-region = Obszar to wszystkie pola jednego środowiska połączone bokami, choćby było tylko jedno.
planet-term-habitat = Środowisko naturalne to rodzaj pól: ocean, lodowiec, las, pustynia albo góry.
planet-term-planet = Planeta gracza to bryła o dwunastu miejscach: na początku sam rdzeń, na końcu cała pokryta płytkami.
planet-term-tile = Płytka kontynentu to pięciokąt z pięcioma polami; pokrywa jedno miejsce na rdzeniu planety.
planet-term-face = Rdzeń planety ma dwanaście miejsc o numerach od 1 do 12; na każdym mieści się jedna płytka. Na stole miejsce to wiersz, a obok każdej jego krawędzi stoi numer miejsca, które leży za nią.
planet-term-edge = Miejsce ma pięć krawędzi o numerach od 1 do 5, wokoło; przy każdej leży jedno z pięciu pól płytki. Pola tworzą pierścień: te przy sąsiednich krawędziach stykają się. Za krawędzią leży jedno pole sąsiedniego miejsca.
planet-term-rotation = Obrót 1 kładzie płytkę tak, jak jest zapisana: pole 1 przy krawędzi 1, pole 2 przy krawędzi 2. Każdy następny obrót przesuwa ją o jedną krawędź: przy obrocie 2 pole 1 leży przy krawędzi 2, przy obrocie 3 przy krawędzi 3, a pole 5 przechodzi na krawędź 1, potem 2.
planet-term-objective = Cel środowiska naturalnego to tajna karta gracza: pola tego środowiska dają na koniec punkty, ale zwierzęta z niego są warte 1 punkt zamiast 2.
planet-term-animal = Zwierzę to karta z wymaganiem; zdobywa ją planeta, która spełnia je najlepiej.
planet-term-marker = Gracz ze znacznikiem pierwszego gracza wybiera w tej rundzie płytkę przed innymi.
planet-term-stack = Stos to pięć płytek do wyboru w jednej rundzie, zakrytych aż do jej rozpoczęcia.

## Punktacja

planet-score-objective = Cel: { $habitat ->
    [ocean] ocean
    [glacier] lodowiec
    [forest] las
    [desert] pustynia
   *[mountain] góry
}, { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
planet-score-same = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
} ze środowiska celu: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
planet-score-other = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
} z innych środowisk: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
planet-score-beginner = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
planet-score-total = Razem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
