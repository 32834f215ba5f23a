### What the laboratory says: games between bots, counted.

## What can go wrong

error-lab = Tych gier nie da się rozegrać lub policzyć tak, jak prosisz. Skończone są zachowane; sprawdź jeszcze raz, o co prosisz.
error-bad-amount = { $option } nie może wynosić { $value }. Podaj liczbę nie mniejszą niż { $fewest }.
error-two-bots-needed = Arena potrzebuje co najmniej dwóch różnych botów, każdy podany raz, a dostała: { $bots }. Podaj je tak: --bots greedy,random.
error-ladder-is-fixed = Drabina sama mówi, które boty grają, ile przy stole i jak często. Pomiń --bots, --players i --games.
error-folder-refused = W „{ $path }” nie da się przechowywać gier ({ $reason }). Wybierz inny folder przez --out albo zadbaj o prawo zapisu.
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
