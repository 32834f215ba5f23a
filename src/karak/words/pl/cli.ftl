### What the karak command says.

## Help

cli-karak = Karak i Karak 2 w terminalu: graj z botami, oglądaj je i zaglądaj do zasad.
cli-karak-epilog = Zacznij od: karak play albo: karak play karak2
cli-play = Zagraj w terminalu, z botami albo z innymi przy tej samej klawiaturze. Każda decyzja zapisuje się od razu. W czasie gry ? objaśnia ekran.
cli-play-epilog = Przykłady: karak play --hero oracle --bots greedy,random · karak play karak2 --hot-seat 2 --choose · karak play --continue
cli-watch = Daj zagrać botom i posłuchaj opowieści, tura po turze, aż do końca.
cli-watch-epilog = Przykłady: karak watch karak --bots greedy,random --seed 7 --delay 0.3 --board · karak watch --bots knight,champion:500 --why
cli-replay = Opowiedz zapisaną grę jeszcze raz, od pierwszej tury.
cli-verify = Odegraj zapisaną grę jeszcze raz, według tego, co rozstrzygnął los, i z jej ziarna, i powiedz, czy jedno i drugie zgadza się z plikiem. Z --db lub --data robi to z każdym stołem bazy danych i mówi, które się różnią; niczego nie zmienia. Kończy się kodem 1, jeśli coś się nie zgadza.
cli-verify-epilog = Przykłady: karak verify gra.json · karak verify --data folder · karak verify --db postgresql://host/karak
cli-backup = Zapisz wszystkie stoły serwera w jednym nowym pliku, takie, jakie są w tej chwili. Serwer może przy tym działać.
cli-backup-epilog = Przykłady: karak backup poniedziałek.db · karak backup --db postgresql://host/karak poniedziałek.db
cli-restore = Wstaw wszystkie stoły z kopii zapasowej do pustej bazy danych dowolnego rodzaju. Stoły z wcześniejszej wersji są przy tym unowocześniane.
cli-restore-epilog = Przykłady: karak restore poniedziałek.db --data nowy-folder · karak restore poniedziałek.db --db postgresql://host/karak
cli-mend = Utwórz jednorazowe słowo, z którym ktoś zajmie na nowo miejsce, do którego zgubiono tajny klucz. Innym daje je gospodarz stołu; to polecenie jest dla osoby prowadzącej serwer, przede wszystkim gdy własne miejsce stracił gospodarz. Serwer może przy tym działać.
cli-mend-epilog = Przykłady: karak mend WOLFGANG 1 · karak mend WOLFGANG 2 --host --data folder
cli-rules = Wypisz zasady naszymi słowami: wszystkie, jednej gry (K2), rozdziału (K1.F), bohatera (K1.A.WIZ) albo jedną (K1.F3). Co rozstrzygamy sami, jest oznaczone; „karak rules figures” wypisuje tabelę wartości.
cli-odds = Wypisz dokładne szanse w walce, gdy wszystkiego używa się najlepiej: z jednym potworem z Karak albo z armiami z Karak 2, które stoją razem, albo z każdym po kolei, jeśli nikogo nie podasz.
cli-odds-epilog = Przykłady: karak odds karak warrior skeleton-king --weapons sword,axe --spells 2 · karak odds karak2 princess skeleton-riders envoys-of-death --units knight=2,mage=2 --spells 1 --aim win · karak odds karak2 scout general --units mage=8 --praetorians 3
cli-arena = Daj botom rozegrać wiele gier i policz, kto wygrywa. Miejsca i bohaterowie są odbici jak w lustrze: każde rozdanie bohaterów gra się po razie z pierwszym botem na każdym miejscu. Każda skończona gra zostaje w folderze; to samo polecenie gra dalej od miejsca, w którym przerwano.
cli-arena-epilog = Przykłady: karak arena karak --bots knight,greedy --games 400 · karak arena karak2 --players 4 --bots champion,knight --minutes 30 · karak arena ladder
cli-simulate = Rozegraj wiele gier między botami i pokaż, jak wyważona jest gra: zwycięstwa według bohatera i kolejności, długość, walki, zdolności. Gry zostają w folderze razem z tabelami (Parquet) i raportem (HTML); to samo polecenie gra dalej od miejsca, w którym przerwano.
cli-simulate-epilog = Przykłady: karak simulate karak --bots knight --heroes all --games 10000 --jobs 2 · karak simulate karak --figures my.toml --games 2000 · karak simulate karak2 --players 4 --variant friendly
cli-bench = Zmierz, jak szybki jest silnik; potrzebne są źródła programu.

cli-argument-game = Gra: karak albo karak2.
cli-argument-file = Zapisana gra albo sam jej zapis ruchów.
cli-argument-hero = Bohater, który walczy.
cli-argument-foes = Z kim walczy: potwory z Karak, każdy z osobna; armie z Karak 2, wszystkie razem, albo „general”.
cli-argument-backup = Plik kopii zapasowej.
cli-argument-table = Kod albo identyfikator stołu.
cli-argument-seat = Numer miejsca, licząc od 1.
cli-argument-rule = Zasada, rozdział albo „figures”.
cli-option-version = Podaj wersję i powiedz, czy silnik jest skompilowany.
cli-option-lang = Język: en, de, cs albo pl. Bez tego liczy się KARAK_LANG, a potem język systemu.
cli-option-hero = Bohater, którym grasz: wizard, warlock, warrior, thief, oracle albo swordsman, w Karak 2 warrior, oracle, ranger, warlock, princess albo scout, albo jego imię. Powtórz dla następnego miejsca; bez tego bohaterów rozdziela los.
cli-option-bots = Kto gra na pozostałych miejscach: nazwy botów (random, greedy, knight, champion) po przecinku.
cli-option-players = Ilu gra razem, od 2 do 5; miejsca zapełniają boty.
cli-option-hot-seat = Ile osób gra przy tej klawiaturze.
cli-option-name = Imię osoby; powtórz dla następnej.
cli-option-choose = Wybierajcie bohaterów po kolei zamiast ich losować.
cli-option-variant = Wariant zasad: experts-goal, w Karak 2 friendly (bez Zarazy i Niedoli).
cli-option-figures = Poprawiona kopia tabeli wartości, w TOML.
cli-option-seed = Liczba, dzięki której kości i losowania są za każdym razem takie same.
cli-option-save = Gdzie zapisywać grę; bez tego każda ma własny plik w twoim folderze danych.
cli-option-resume = Graj dalej zapisaną grę.
cli-option-continue = Graj dalej ostatnią nieskończoną grę.
cli-option-delay = Ile sekund czekać po każdej turze.
cli-option-board = Rysuj planszę po każdej turze.
cli-option-why = Mów przy każdym ruchu, na co bot liczy i co jeszcze brał pod uwagę.
cli-option-step = Czekaj po każdej turze na Enter i rysuj planszę.
cli-option-weapons = Jego bronie, po przecinku.
cli-option-spells = Ilu zaklęć może użyć: magicznych pocisków, w Karak 2 Ognistych pocisków.
cli-option-hearts = Ile ma jeszcze serc; bez tego wszystkie.
cli-option-units = Karak 2: oddziały, które może wysłać, na przykład knight=2,archer=3. Kogo ma od początku, ten idzie z nim.
cli-option-amulet = Karak 2: amulet, który nosi, na przykład protection albo titan.
cli-option-praetorians = Karak 2: ilu gwardzistów strzeże jeszcze Generała.
cli-option-first-step = Karak: walka następuje po pierwszym kroku tury.
cli-option-cursed = Karak: bohater nosi klątwę.
cli-option-fountain = Karak: bohater cofałby się do fontanny.
cli-option-friendly = Karak 2: bez Zarazy i Niedoli.
cli-option-aim = O co gra: win (przede wszystkim wygrać), value (wygrana ważona z tym, ile kosztuje; tak jest zwykle) albo safe (stracić jak najmniej).
cli-option-prize = Ile serc warta jest wygrana; bez tego 5.
cli-option-all = Wypisz każdy wybór kości.
cli-option-db = Adres bazy danych, jeśli nie jest plikiem w folderze danych: postgresql://użytkownik@host/nazwa albo sqlite:///folder/plik.db.
cli-option-data = Folder, w którym serwer trzyma stoły.
cli-option-mend-host = Niech osoba na tym miejscu zostanie też gospodarzem stołu.
cli-option-json = Wypisz wszystko jako JSON.
cli-argument-arena = Gra: karak albo karak2; albo „ladder”, czyli cała drabina obu gier.
cli-option-fighters = Dwa boty lub więcej, po przecinku; każdy gra z każdym podanym po nim, sam wśród botów tego drugiego rodzaju. Champion może mieć poziom: champion:500, champion:200ms.
cli-option-seats = Ilu gra w każdej grze; bez tego 2.
cli-option-games = Ile gier rozgrywa każda para, w górę do pełnych grup lustrzanych; bez tego 400.
cli-option-jobs = Ile procesów gra naraz; bez tego tyle, ile jest rdzeni.
cli-option-out = Folder na skończone gry.
cli-option-patience = Ile sekund bot może myśleć nad ruchem.
cli-option-minutes = Po tylu minutach nie zaczynaj nowych gier; to samo polecenie zagra dalej później.
cli-option-strict = Przerwij przy pierwszej grze, którą bot zepsuje, zamiast liczyć ją jako przegraną.
cli-option-again = Zagraj jeszcze raz gry, które bot zepsuł.
cli-option-mix = Graj dalej, choć zasady lub boty zmieniły się od czasu gier w folderze.
cli-option-page = Z „ladder”: zapisz wyniki i stronę o nich w tym folderze.
cli-option-study-bots = Bot, który gra na wszystkich miejscach (bez tego knight), albo po jednym na każde miejsce, po przecinku; te zmieniają miejsca z gry na grę.
cli-option-study-heroes = Bohaterowie, którzy są rozdawani: „all” albo imiona po przecinku.
cli-option-study-games = Ile gier się rozgrywa, przy porównaniu po każdej stronie; bez tego 1000.
cli-option-study-figures = Poprawiona kopia tabeli wartości, w TOML; jest porównywana ze standardową grą. Można podać kilka razy.
cli-option-study-variant = Wariant zasad do porównania ze standardową grą. Można podać kilka razy.
cli-option-cluster = Graj na klastrze Ray pod tym adresem; „local” uruchamia go na tym komputerze.
cli-argument-study = Gra do zbadania: karak albo karak2.
cli-option-study-out = Folder na gry, tabele i raport.
cli-option-study-page = Zapisz badanie także jako stronę w Markdownie, z wykresami jako obrazkami, w tym folderze.
cli-option-repetitions = Ile razy powtórzyć każdy pomiar.

cli-option-help = Pokaż tę pomoc.
cli-panel-usage = Użycie:
cli-panel-arguments = Argumenty
cli-panel-options = Opcje
cli-panel-commands = Polecenia
cli-panel-usual = zwykle

cli-compiled = skompilowany
cli-pure = czysty Python

## Errors of the command line

error-bad-usage = „{ $typed }”: tego polecenie nie rozumie. Zobacz, jak się je pisze: { $command } --help.
error-unknown-flag = Nie ma tu opcji { $option }. Zobacz, jakie są: { $command } --help.
error-unknown-command = Nie ma polecenia „{ $name }”. Zobacz, jakie są: { $command } --help.
error-argument-missing = Czegoś brakuje: { $argument }. Zobacz, co to może być: { $command } --help.
error-bad-value = To, co podano dla { $argument }, nie pasuje. Zobacz, co to może być: { $command } --help.
error-what-to-verify = Nie wiadomo, co sprawdzić. Podaj albo zapisaną grę, albo bazę danych przez --db lub --data.
error-file-exists = Plik „{ $path }” już istnieje i nie zostanie nadpisany. Wybierz inną nazwę albo graj dalej grę, która w nim jest: --resume.
error-nothing-to-continue = W „{ $path }” nie ma nieskończonej gry. Zacznij nową.
error-too-many-bots = { $bots ->
        [one] Podany jest { $bots } bot
        [few] Podane są { $bots } boty
       *[many] Podanych jest { $bots } botów
    }, a { $free ->
        [0] dla botów nie ma już miejsca
        [one] dla botów jest tylko { $free } miejsce
        [few] dla botów są tylko { $free } miejsca
       *[many] dla botów jest tylko { $free } miejsc
    }. Podaj mniej botów albo zwiększ liczbę graczy.
error-hero-and-choose = Bohaterów albo podaje się z góry, albo wybiera przy stole. Użyj --hero albo --choose, nie obu naraz.
error-option-of-other-game = { $game } nie zna { $option }. Pomiń to albo zapytaj o drugą grę.
error-prize-needs-value = Przy celu „{ $aim }” nie ma znaczenia, ile warta jest wygrana. Pomiń --prize albo użyj --aim value.
error-unreadable-units = „{ $text }” nie mówi, ile czego jest. Oddziały zapisuj tak: knight=2,archer=3.

## The page

cli-you = ty
cli-header = { $title } · tura { $turn } · jeszcze ukryte: płytki { $tiles }, żetony { $tokens }
cli-land-header = { $title } · tura { $turn } · jeszcze ukryte: płytki { $hexes }, armie { $armies }
cli-map-goes-on = Podziemia ciągną się dalej na { $side }. (m pokaże całość.)
cli-land-goes-on = Kraina ciągnie się dalej na { $side }. (m pokaże całość.)
cli-map-is-small = Każda płytka pokazuje jedno: bohatera, literę i siłę potwora, $ skrzynię, * leżące wyposażenie albo numer fontanny lub (bramy).
cli-land-is-small = Każda płytka pokazuje swój numer, pierwsze litery tego, co daje, oraz bohatera, miasto, ! siłę armii albo * leżące rzeczy.
cli-column-hero = bohater
cli-column-hearts = serca
cli-column-weapons = broń
cli-column-spells = zaklęcia
cli-column-key = klucz
cli-column-points = punkty
cli-column-glory = chwała
cli-column-units = oddziały
cli-column-food = żywn.
cli-column-wood = drewno
cli-column-stone = kamień
cli-state-cursed = klątwa
cli-state-unconscious = bez przytomności
cli-state-plague = Zaraza
cli-city = miasto na płytce { $number }
cli-small-stones = { $number ->
        [one] mały kamień
        [few] { $number } małe kamienie
       *[many] { $number } małych kamieni
    }
cli-large-stones = { $number ->
        [one] duży kamień
        [few] { $number } duże kamienie
       *[many] { $number } dużych kamieni
    }
cli-walked = { $hero } idzie na { $side }.
cli-draws-armies = { $hero } wyciąga z woreczka { $armies-counted }.
cli-finds-armies = { $hero } znajduje na płytce { $armies-counted }.
cli-gains-items = { $hero } zdobywa { $items-counted }.
cli-gains-resources = { $hero } zdobywa { $resources-counted }.
cli-loses-resources = { $hero } traci { $resources-counted }.
cli-loses-units = { $hero } traci { $units-counted }.
cli-recruits = { $hero } szkoli { $units-counted }.
cli-returns = { $hero } odsyła do puli { $units-counted }.
cli-why = { $action }. { $reasons }
cli-why-silent = { $action }.
cli-rolls-units-again = { $hero } rzuca oddziałami jeszcze raz.
cli-rolls-hero-again = { $hero } rzuca kością bohatera jeszcze raz.
cli-units-roll = Oddziały { $hero-gen } wyrzucają: { $what }.
cli-units-rolled = { $face } ({ $units-group })

cli-group-go = Droga
cli-group-here = Tutaj
cli-group-portal = Portal
cli-group-act = Akcja
cli-group-build = Budowa
cli-group-recruit = Oddziały
cli-group-free = Za darmo
cli-group-magic = Magia
cli-group-end = Koniec

cli-hint-wall = przez ścianę
cli-hint-hex = płytka { $number }: { $what }
cli-hint-strength = siła { $strength }
cli-hint-ways = dalej na { $side }
cli-hint-needed = wygrasz, jeśli kości dadzą co najmniej { $need }
cli-hint-win = wygrywasz
cli-hint-tie = remis: cofasz się
cli-hint-lose = tracisz serce i się cofasz
cli-hint-defeat = przegrywasz i się cofasz
cli-hint-odds = { $chance }% na wygraną
cli-hint-odds-fireballs = { $chance }% na wygraną z Ognistymi pociskami
cli-hint-kind = poziom { $tier }, { $chasms ->
        [0] bez przepaści
        [one] { $chasms } przepaść
        [few] { $chasms } przepaście
       *[many] { $chasms } przepaści
    }
cli-hint-chasms = przepaść na { $side-loc }
cli-hint-no-chasm = bez przepaści
cli-hint-stays = zostaje na miejscu
cli-hint-actions = { $actions ->
        [one] przepada { $actions } akcja
        [few] przepadają { $actions } akcje
       *[many] przepada { $actions } akcji
    }
cli-hint-steps = { $steps ->
        [one] przepada { $steps } krok
        [few] przepadają { $steps } kroki
       *[many] przepada { $steps } kroków
    }

## Asking and answering

cli-prompt = { $number ->
        [1] Enter albo 1 (? to pomoc):
       *[other] Twój wybór, od 1 do { $number } (? to pomoc):
    }
cli-hand-over = Teraz patrzy tylko { $name }. Niech nikt inny nie zerka, a potem Enter:
cli-not-understood = „{ $text }” nie ma na liście. { $number ->
        [1] Wpisz 1
       *[other] Wpisz liczbę od 1 do { $number }
    } albo ?, jeśli trzeba pomocy.
cli-saved = Gra jest zapisana w { $path }
cli-left = Do następnego razu.
cli-input-ended = Wejście się skończyło, więc gra zatrzymuje się tutaj.
cli-how-to-go-on = Dalej zagrasz tak: karak play --resume { $path }
cli-step = Enter: następna tura, q: koniec:
cli-not-over = Gra jeszcze się nie skończyła.
cli-seed = Ziarno tej gry: { $seed }

cli-help-goal = Odkrywaj podziemia, pokonuj potwory i zabieraj to, czego strzegą. Klucze otwierają skrzynie. Każdy skarb to punkt, skarb smoka to 1½; gdy smok padnie, wygrywa ten, kto ma najwięcej punktów.
cli-help-map = Na mapie: liczba za potworem to jego siła, którą muszą przebić dwie kości i twoja broń. ? to droga w nieznane, ≈1≈ fontanna, która leczy, (1) brama do innych bram, [ ] ten, czyja jest tura. Tunele biegną w skale; w komnatach czeka potwór albo skrzynia.
cli-land-help-goal = Odkrywaj krainę, pokonuj armie i zabieraj to, czego strzegą. Zbieraj żywność, drewno i kamień, zbuduj miasto, wznoś budynki, szkol oddziały. Kamienie Dusz to punkty: małe po 1, duże po 2, kamień Mrocznego Generała 4½. Gdy Generał padnie, wygrywa ten, kto ma najwięcej punktów.
cli-land-help-map = Na mapie każda płytka mówi, jaki to teren, jakie stoją na niej armie i z jaką siłą, czyje jest tam miasto ⌂ i jaki ma numer. Przerwa w krawędzi to przejście, ? to droga w nieznane, ▒ to przepaść nie do przebycia; [ ] to ten, czyja jest tura.
cli-land-help-heroes = Każda tura ma dwie akcje, a przed każdą możesz się raz poruszyć; walka kończy turę. Chwała mówi, ilu możesz mieć rycerzy, łuczników i magów: oddziały są policzone po pierwszych literach, 2R 1Ł.
cli-help-numbers = Wpisz numer tego, co chcesz zrobić. Sam Enter bierze jedyny wybór albo pokazuje stronę jeszcze raz.
cli-help-u = u cofa twój ostatni krok, jeśli los jeszcze nie przemówił.
cli-help-s = s zapisuje grę teraz; sama zapisuje się po każdej decyzji.
cli-help-l = l opowiada ostatnie tury jeszcze raz.
cli-help-m = m rysuje całą mapę.
cli-help-r = r objaśnia zasadę, która stoi za pytaniem; r z numerem objaśnia tę zasadę (r K1.F3, r K2.B1).
cli-help-q = q zapisuje i kończy.

## The end

cli-final-points = Punkty
cli-winner = Wygrywa { $heroes-full }!
cli-winners = Zwycięstwem dzielą się { $heroes-full }!

## Rules

cli-ruling = Nasze rozstrzygnięcie:
cli-figures = wartości
cli-figures-standing = book: podają zasady gry. confirmed: zgadza się kilka źródeł. chosen: nigdzie tego nie podano, więc wybór jest nasz. Poprawionej kopii można użyć przez --figures.

## Odds

cli-odds-aim-win = Cel: przede wszystkim wygrać, a dopiero potem jak najtaniej.
cli-odds-aim-value = Cel: wartość. Wygrana jest warta tyle serc: { $prize }; serca, zaklęcia i oddziały mają swoje ceny.
cli-odds-aim-safe = Cel: stracić jak najmniej, a dopiero potem wygrać.
cli-odds-monster = potwór
cli-odds-army = armia
cli-odds-strength = siła
cli-odds-win = wygrana
cli-odds-tie = remis
cli-odds-lose = porażka
cli-odds-hearts = serca
cli-odds-worst = najgorzej
cli-odds-spells = zaklęcia
cli-odds-units = oddziały
cli-odds-send = skład
cli-odds-worth = wartość
cli-odds-percent = { $chance }%
cli-odds-part = { $number ->
        [0] brak { $chance }
       *[other] { $number } { $chance }
    }
cli-odds-plan = Co robić po rzucie
cli-odds-again = rzuć jeszcze raz
cli-odds-strike = uderz
cli-odds-use-flames = { $number ->
        [one] użyj magicznego pocisku i uderz
        [few] użyj { $number } magicznych pocisków i uderz
       *[many] użyj { $number } magicznych pocisków i uderz
    }
cli-odds-heart = poświęć serce i uderz
cli-odds-flames-and-heart = { $number ->
        [one] użyj magicznego pocisku, poświęć serce i uderz
        [few] użyj { $number } magicznych pocisków, poświęć serce i uderz
       *[many] użyj { $number } magicznych pocisków, poświęć serce i uderz
    }
cli-odds-against = Przeciwnik: { $foes }, siła { $strength }
cli-odds-nobody = nikt
cli-odds-clawed = nikt (szpony)
cli-odds-no-battle = Szpony i kły załatwiają sprawę: nie ma walki.
cli-odds-more = i jeszcze { $number ->
        [one] { $number } wybór
        [few] { $number } wybory
       *[many] { $number } wyborów
    } (wypisze je --all)
cli-odds-best = Najlepszy skład: { $sent }
cli-odds-wounds = Stracone serca: { $spread }
cli-odds-lost = Straty { $unit-many }: średnio { $mean } ({ $spread })
cli-odds-fall = Potem bez przytomności: { $chance }
cli-odds-weaken = Gwardzista pada bez wygranej: { $chance }
cli-odds-plague = Zaraza i Niedola: { $chance }
cli-odds-healed = Serca, które oddają stracone oddziały: średnio { $number }

## Verifying

cli-verify-promise-kept = To ziarno, które serwer obiecał przed pierwszym ruchem.
cli-verify-promise-broken = To nie jest ziarno, które obiecano ({ $promise }).
cli-verify-seed = Wszystko da się odegrać (wpisy: { $entries }), a ziarno daje te same kości, płytki i żetony.
cli-verify-answers = Wszystko da się odegrać (wpisy: { $entries }). Nie ma ziarna, z którym można by to porównać.
cli-verify-altered = Grę w { $path } da się odegrać, ale suma kontrolna się nie zgadza: ktoś lub coś zmieniło plik.
cli-verify-refused = Wpisu { $number } ({ $action }) nie da się odegrać. { $stored }
cli-verify-differs = Wpis { $number } ({ $action }) się różni: w pliku jest { $stored }, a ziarno daje { $found }.
cli-verify-start-differs = Początek gry się różni: w pliku jest { $stored }, a ziarno daje { $found }.
cli-verify-tables = { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }: wszystko da się odegrać i wszystko się zgadza.
cli-verify-tables-differ = { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }: { $differing ->
        [one] { $differing } się nie zgadza
        [few] { $differing } się nie zgadzają
       *[many] { $differing } się nie zgadza
    }.
cli-verify-table = Stół { $table }:
cli-verify-gap = Brakuje wpisów: stół powinien ich mieć { $stored }, a da się odczytać { $number }.
cli-verify-events = Wpis { $number } ({ $action }) da się odegrać, ale dzieje się wtedy co innego, niż opowiedziano przy stole.
cli-verify-snapshot = Wszystkie wpisy się zgadzają, ale migawka po wpisie { $number } prowadzi do innej pozycji.
cli-verify-unreadable = Tego nie da się odczytać. { $stored }
cli-backup-done = { $tables ->
        [one] Kopia obejmuje { $tables } stół
        [few] Kopia obejmuje { $tables } stoły
       *[many] Kopia obejmuje { $tables } stołów
    }.
cli-backup-at = Kopia zapasowa to { $path }
cli-mend-done = Słowo dla miejsca { $number } to { $claim }. Kto otworzy link do stołu z #seat={ $place }&claim={ $claim } na końcu albo poda karak join z --claim { $claim }, ma to miejsce; kto miał je wcześniej, już go nie ma.
cli-restore-done = { $tables ->
        [one] { $tables } stół odtworzony
        [few] { $tables } stoły odtworzone
       *[many] { $tables } stołów odtworzonych
    }.
cli-verify-end = Każdy wpis się zgadza, ale gra kończy się inną pozycją, niż mówi plik.

## Short words for the map

map-rat = szczur
map-spider = pająk
map-mummy = mumia
map-turnkey = kluczn.
map-skeleton-warrior = wojak
map-skeleton-king = król
map-fallen = Upadły
map-dragon = smok
map-chest = kufer
map-daggers = sztylety
map-sword = miecz
map-axe = topór
map-flames = pocisk
map-portal = portal
map-key = klucz
map-treasure = skarb
map-dragon-treasure = skarb
map-pieces = rzeczy
map-start = start
map-fountain = fontanna
map-gate = brama

map-farm = folwark
map-forest = las
map-rock = skały
map-farm-forest = folwark+las
map-farm-rock = folw.+skały
map-forest-rock = las+skały
map-big-farm = folwark ×3
map-dense-forest = las ×3
map-big-rock = skały ×3
map-abyss = Głębia
map-castle = zamek
map-city = miasto
map-plague = Zaraza
map-stable = Stajnie
map-banners = Proporzec
map-camp = Obóz
map-range = Tor
map-tower = Wieża
map-food = żywność
map-wood = drewno
map-stone = kamień
map-general = Generał
map-armies = armie
map-skeleton-warriors = wojownicy
map-fire-eaters = ognioż.
map-shadow-eaters = cienioż.
map-skeletal-hulks = olbrzymy
map-hammer-follower = młot
map-dark-dryads = driady
map-skeleton-riders = jeźdźcy
map-envoys-of-death = posłańcy
map-warhammer = młot
map-fireball = pocisk
map-pickpocket = kieszonk.
map-amulet-of-resources = Zasoby
map-amulet-of-glory = Chwała
map-amulet-of-action = Akcja
map-amulet-of-protection = Protekcja
map-amulet-of-the-titan = Tytan

## The server

cli-serve = Uruchom serwer, na którym ludzie i boty spotykają się przy stołach. Wszystko mieści się w folderze danych; nic więcej nie trzeba. Ctrl-C go kończy. Każdą opcję można też ustawić zmienną środowiskową: --max-tables to KARAK_MAX_TABLES.
cli-serve-epilog = Przykłady: karak serve --open · karak serve --lan · karak serve --db postgresql://host/karak --bus redis://host --workers 4 --public-url https://karak.example
cli-serve-data = Folder na stoły; bez tego zwykłe miejsce w twoim systemie.
cli-serve-db = Adres bazy PostgreSQL na stoły, zamiast pliku.
cli-serve-bus = Adres serwera Redis, który przenosi wieści między procesami.
cli-serve-host = Adres, pod którym słuchać.
cli-serve-port = Port, na którym słuchać; bez tego 8420 albo następny wolny.
cli-serve-lan = Wpuść inne komputery z sieci lokalnej.
cli-serve-open = Otwórz stronę serwera w przeglądarce.
cli-serve-public-url = Adres, pod którym gracze docierają do serwera, jeśli stoi za innym.
cli-serve-workers = Ile procesów obsługuje graczy; więcej niż jeden wymaga --db i --bus.
cli-serve-bot-workers = W ilu procesach myślą boty, na każdy proces, który obsługuje graczy.
cli-serve-bot-seconds = Ile sekund bot może myśleć nad ruchem, zanim uznamy, że utknął.
cli-serve-bot-milliseconds = Ilu milisekund może najwyżej żądać poziom, jak w champion:500ms.
cli-serve-bot-iterations = Ilu iteracji może najwyżej żądać poziom, jak w champion:500.
cli-serve-proxies = Adresy serwerów pośredniczących, którym wierzy się, kto się łączy, po przecinku.
cli-serve-log-format = Jak pisać dziennik: text albo json.
cli-serve-log-level = Ile pisać do dziennika: debug, info, warning albo error.
cli-serve-open-metrics = Pokazuj pomiary dla Prometheusa także innym komputerom.
cli-serve-max-tables = Ile stołów może być otwartych lub w grze.
cli-serve-max-tables-each = Ile stołów jeden adres może otworzyć w ciągu godziny.
cli-serve-max-sockets = Ile może być połączeń.
cli-serve-max-sockets-each = Ile połączeń może mieć jeden adres.
cli-serve-max-sockets-table = Ile połączeń może mieć jeden stół.
cli-serve-max-message = Ile bajtów może mieć wiadomość w połączeniu.
cli-serve-max-body = Ile bajtów może mieć żądanie.
cli-serve-message-rate = Ile wiadomości na sekundę może wysłać połączenie; 0 to bez ograniczeń.
cli-serve-request-rate = Ile żądań na sekundę może wysłać jeden adres; 0 to bez ograniczeń.
cli-serve-idle-minutes = Po ilu minutach odkładać stół, na który nikt nie patrzy; na dysku zostaje.
cli-serve-at = karak jest pod adresem { $address }
cli-serve-lan-at = W sieci lokalnej: { $address }
cli-serve-data-at = Stoły są w { $path }
cli-serve-stopped = Serwer zakończył pracę.

## A bot at a server's table

cli-join = Daj botowi z tego komputera miejsce przy stole, gdziekolwiek on stoi. Bot gra do końca gry i sam wraca, gdy połączenie się zerwie.
cli-join-epilog = Przykłady: karak join https://karak.example/t/ABCD2345 --bot greedy --name Robin · karak join ABCD2345 --server http://192.0.2.7:8420 --keep miejsce.json
cli-argument-link = Link do stołu albo jego kod.
cli-option-join-bot = Bot, który gra; nazwy podaje karak play --help.
cli-option-join-name = Imię, z którym siada; bez tego imię bota.
cli-option-join-server = Gdzie jest serwer, gdy zamiast linku jest kod.
cli-option-join-seat = Które miejsce zająć, licząc od 1; bez tego pierwsze wolne.
cli-option-join-claim = Słowo, którym gospodarz stołu oddaje miejsce komuś, kto je stracił.
cli-option-join-keep = Plik, w którym przechować miejsce. Jeśli już jest, bot gra dalej na miejscu, które w nim zapisano. Dowodzi ono, czyje to miejsce, więc nikomu go nie pokazuj.
cli-join-sits = { $bot } gra na miejscu { $place }.
cli-join-won = Koniec gry. To nasza wygrana: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
cli-join-lost = Koniec gry. Wygrał ktoś inny; my mamy { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
cli-join-stopped = Odchodzimy od stołu; miejsce zostaje nasze.
