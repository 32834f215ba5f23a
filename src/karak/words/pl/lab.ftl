### What the laboratory says: games between bots, counted.

## What can go wrong

error-lab = Tych gier nie da się rozegrać lub policzyć tak, jak prosisz. Skończone są zachowane; sprawdź jeszcze raz, o co prosisz.
error-bad-amount = { $option } nie może wynosić { $value }. Podaj liczbę nie mniejszą niż { $fewest }.
error-two-bots-needed = Arena potrzebuje co najmniej dwóch różnych botów, każdy podany raz, a dostała: { $bots }. Podaj je tak: --bots greedy,random.
error-ladder-is-fixed = Drabina sama mówi, które boty grają, ile przy stole i jak często. Pomiń --bots, --players i --games.
error-folder-refused = W „{ $path }” nie da się przechowywać gier ({ $reason }). Wybierz inny folder przez --out albo zadbaj o prawo zapisu.
error-page-refused = Nie da się zapisać strony w „{ $path }” ({ $reason }). Gry i raport są zachowane. Wybierz inny folder przez --page albo zadbaj o prawo zapisu.
error-damaged-games = Wiersz { $line } w „{ $path }” to nie gra, którą tu zachowano. Usuń ten wiersz albo wybierz inny folder.
error-other-games = W „{ $path }” są gry rozłożone inaczej, może z innym ziarnem. Wybierz inny folder przez --out.
error-other-code = Gry w „{ $path }” rozegrały inne wersje zasad lub botów niż te. Wybierz inny folder przez --out albo dodaj --mix, żeby policzyć je razem.
error-bot-broke = Gra { $number } została przerwana: { $kind ->
        [raised] { $bot-id } się zepsuł ({ $what })
        [illegal] { $bot-id } chciał zrobić „{ $what }”, a to było niedozwolone
        [stalled] { $bot-id } nie odpowiedział na czas
        [died] { $bot-id } zakończył proces, w którym działał
       *[endless] nie miała końca
    }. Skończone gry są zachowane. Popraw bota i dodaj --again albo pomiń --strict, żeby liczyć takie gry jako przegrane.
error-game-broke = Gra { $number } zepsuła się nie z winy bota ({ $reason }). Zgłoś to, proszę; skończone gry są zachowane.
error-no-workers = Procesy, które miały grać, skończyły się, zanim zaczęły; co mówiły, stoi wyżej. Skończone gry są zachowane. Spróbuj z mniejszą ich liczbą: --jobs 1.

## While games are played

arena-heading = { $game }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }: { $one } przeciw { $others }
arena-progress = { $done } z { $wanted } gier, { $one } { $share }%
arena-stopped = Zatrzymano. Skończone gry są w { $path }; to samo polecenie gra dalej.
arena-out-of-time = Czas minął. Skończone gry są w { $path }; to samo polecenie gra dalej.

## What came of them

arena-standing = { $share }% zwycięstw (od { $low } do { $high }% z pewnością 95%)
arena-target = { $reached ->
        [yes] Celem było { $target }% i jest osiągnięty.
       *[no] Celem było { $target }% i nie jest osiągnięty.
    }
arena-none = Nie ma jeszcze żadnej skończonej grupy lustrzanej.
arena-games = Gry: { $games }, grupy lustrzane: { $groups }; wygrane { $won }, wspólne { $shared }, przegrane { $lost }
arena-seconds = { $seconds } s jednego rdzenia na grę
arena-faults = { $number ->
        [one] { $number } gra przerwana
        [few] { $number } gry przerwane
       *[many] { $number } gier przerwanych
    }: { $kind ->
        [raised] { $bot-id } się zepsuł ({ $what })
        [illegal] { $bot-id } chciał zrobić „{ $what }”, a to było niedozwolone
        [stalled] { $bot-id } nie odpowiedział na czas
        [died] { $bot-id } zakończył proces, w którym działał
       *[endless] bez końca
    }
arena-see = Zobacz pierwszą z nich: { $command }
arena-page = Strona jest zapisana: { $path }

## The page about the ladder

ladder-title = Drabina
ladder-lead = Jak boty stoją względem siebie: każdy ma wygrywać z tym niżej o tyle, żeby gracz to zauważył. Liczby są zmierzone w grze; udział pogrubiony osiągnął swój cel.
ladder-column-pairing = kto z kim
ladder-column-target = cel
ladder-column-share = udział zwycięstw
ladder-column-certain = przedział 95%
ladder-column-games = gry
ladder-column-counts = wygrane, wspólne, przegrane
ladder-column-seconds = sekundy na grę
ladder-pairing = { $number ->
        [1] { $one } przeciw { $others }
       *[other] { $one } przeciw { $number } × { $others }
    }
ladder-counts = { $broken ->
        [0] { $won }, { $shared }, { $lost }
       *[other] { $won }, { $shared }, { $lost }; przerwane: { $broken }
    }
ladder-mixed = { $games }, wersje botów: { $versions }
ladder-how = Jak to się mierzy
ladder-mirrored = Miejsca i bohaterowie są odbici jak w lustrze. Każde rozdanie bohaterów, z jego ziarnem, gra się tyle razy, ile jest miejsc, a pierwszy bot raz siedzi na każdym z nich. Dzięki temu ani miejsce, ani bohater nikomu nie sprzyja. Wspólne zwycięstwo liczy się każdemu w tej części, która na niego przypada. Bot, który się zepsuje, przegrywa tę grę.
ladder-interval = Gry z jednego rozdania nie są niezależne. Wariancja między rozdaniami mówi, ilu niezależnym grom odpowiadają, najwyżej tylu, ile rozegrano; dla tej liczby podany jest przedział Wilsona. Champion myśli nad każdym ruchem przez 2000 iteracji. Sekundy to czas jednego rdzenia na całą grę, na komputerze, który mierzył.
ladder-again = Skończone gry są zachowane, a to samo polecenie gra dalej od miejsca, w którym przerwano:

## A study

error-too-few-heroes = Graczy jest { $players } i każdy potrzebuje innego bohatera, a różnych bohaterów podano tylko { $heroes }. Podaj ich więcej przez --heroes albo napisz „all”.
error-bots-do-not-fit = Podane boty: { $bots }, gracze: { $players }. Podaj jednego bota na wszystkie miejsca albo po jednym na każde.
error-unreadable-figures = Nie da się odczytać wartości z „{ $path }” ({ $reason }). Sprawdź, czy plik istnieje i zawiera tekst.
error-missing-extra = Do tego potrzebny jest pakiet { $package }, a nie jest zainstalowany. Zainstaluj go poleceniem pip install "karak[{ $extra }]".
error-cluster-failed = Klaster pod adresem { $address } nie gra ({ $reason }). Skończone gry są zachowane. Sprawdź, czy działa tam Ray, albo pomiń --cluster.
error-cluster-differs = Któryś komputer klastra pod adresem { $address } ma inne zasady lub boty niż ten. Skończone gry są zachowane. Zainstaluj wszędzie tę samą wersję programu karak.
simulate-heading = { $game }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }: { $bots } ({ $arm })
simulate-progress = { $done } z { $wanted } gier
simulate-arm = { $arm }:
simulate-wins = Zwycięstwa każdego bohatera w jego grach, z przedziałem 95%:
simulate-hero = { $share }% (od { $low } do { $high }%)
simulate-tables = Tabele są zapisane: { $path }
simulate-report = Raport jest zapisany: { $path }

## The report of a study

report-title = { $game } w laboratorium
report-lead = Co mówią rozegrane gry. Liczba gier: { $games }, liczba graczy: { $players }; na wszystkich miejscach gra { $bots }. Przedział zawiera prawdziwą wartość z pewnością 95%.
report-broken = { $number ->
        [one] { $number } gra została przerwana i się nie liczy.
        [few] { $number } gry zostały przerwane i się nie liczą.
       *[many] { $number } gier zostało przerwanych i się nie liczy.
    }
report-standard = standard
report-numbers = Liczby
report-percent = { $number }%
report-short = W skrócie
report-strong = Silniejsi od pozostałych: { $heroes }. Równo byłoby { $even }%; odstaje ten, kto jest na pewno o jedną dziesiątą lub więcej powyżej albo poniżej.
report-weak = Słabsi od pozostałych: { $heroes }. Równo byłoby { $even }%.
report-in-line = Żaden bohater nie odstaje: żaden nie jest na pewno o jedną dziesiątą lub więcej powyżej ani poniżej równego udziału { $even }%.
report-first-last = Kto zaczyna, wygrywa { $first }, kto gra ostatni, { $last }.
report-feller-wins = Kto pokona bestię, wygrywa sam w { $won }% gier, a przegrywa na punkty w { $lost }%. Zwycięzcy prowadzą średnio o { $margin } punktu.
report-usual-length = Połowa gier trwa najwyżej { $turns } tur, około { $minutes } minut; co dziesiąta trwa ponad { $long } minut.
report-behind = Późniejszy zwycięzca nie prowadzi po połowie tur w { $half } gier, a nawet przed ostatnią turą w { $last }.
report-general = Mroczny Generał
report-place = jako { $place }. w kolejności
report-moment = po { $part } gry
report-last-turn = przed ostatnią turą
report-heroes =
    .title = Zwycięstwa według bohatera
    .text = Udział w zwycięstwach, jaki każdy bohater zdobył w swoich grach. Na przerywanej linii wszyscy bohaterowie byliby równie silni.
report-places =
    .title = Zwycięstwa według kolejności
    .text = Czy opłaca się zaczynać: udział w zwycięstwach według miejsca w kolejności graczy.
report-beast =
    .title = Kto powala bestię, a kto wygrywa
    .text = Co stało się z bohaterem, który pokonał smoka albo Mrocznego Generała, w procentach wszystkich gier.
report-feller =
    .won = wygrywa sam
    .shared = dzieli się zwycięstwem
    .lost = przegrywa na punkty
    .nobody = nikt jej nie pokonuje
report-length =
    .title = Jak długo trwa gra
    .text = Tury wszystkich bohaterów razem, w procentach wszystkich gier. Minuty są szacunkiem: 15 sekund na turę, 8 na nowy kafelek, 20 na walkę.
report-race =
    .title = Punkty w ciągu gry
    .text = Średnie punkty tych, którzy w końcu wygrywają, i pozostałych, od początku do końca gry.
report-fights =
    .title = Walki według przeciwnika
    .text = Jak często w jednej grze walczy się z kim i jak się to kończy; najsłabsi przeciwnicy są na górze.
report-abilities =
    .title = Ile są warte zdolności
    .text = Jak często zdolność jest używana w jednej grze swojego bohatera. Tabela mówi, ile walk według rzuconych kości obróciła na lepsze i jak szło bohaterowi w grach, w których używał jej częściej niż zwykle, a jak w pozostałych. To idzie w parze; nie musi być przyczyną.
report-pieces =
    .title = Co zdobywają bohaterowie
    .text = Udział w zwycięstwach tych, którzy w grze zdobyli taki element. Tabela mówi też, ile ich zdobyli i jak poszło tym, którzy nie zdobyli żadnego. To idzie w parze; nie musi być przyczyną: komu dobrze idzie, ten zdobywa więcej.
report-comebacks =
    .title = Zwroty akcji
    .text = W ilu grach wygrywa ktoś, kto w tej chwili nie prowadził.
report-column =
    .hero = bohater
    .place = kolejność
    .games = gry
    .share = udział w %
    .interval = przedział w %
    .turns = tury
    .minutes = minuty
    .shorter = jedna dziesiąta jest krótsza
    .median = połowa jest krótsza
    .longer = jedna dziesiąta jest dłuższa
    .winners = zwycięzcy
    .others = pozostali
    .moment = kiedy
    .foe = przeciwnik
    .won = wygrane
    .tied = zremisowane
    .lost = przegrane
    .wins = zwycięstwa
    .ability = zdolność
    .uses = użycia w grze
    .turned = obrócone walki w grze
    .often = zwycięstwa przy częstym użyciu
    .seldom = zwycięstwa przy rzadkim użyciu
    .piece = element
    .got = liczba w grze
    .getting = część, która go zdobywa
    .having = zwycięstwa tych, którzy go zdobyli
    .lacking = zwycięstwa pozostałych
