### What went wrong, and what to do about it. An error with the code "x" is said by error-x.

error-error = Coś w grze poszło nie tak. Zgłoś, proszę, jak do tego doszło, i dołącz zapis gry.

## Playing

error-illegal-action = „{ $action }”: tego teraz zrobić nie można. Wybierz jedną z akcji, które podaje gra.
error-unknown-action = Nie ma akcji „{ $action }”. Zobacz na liście dozwolonych akcji, jak się je zapisuje.
error-game-over = Gra jest skończona, nikt już nic nie zrobi. Zacznij nową.
error-no-such-seat = Przy tym stole nie ma gracza { $seat-number }, liczba graczy to { $players }. Wybierz jedno z miejsc przy stole.

## At the table

error-table = Przy tym stole nie da się tego teraz zrobić. Zobacz, czyja jest tura i o co pyta gra.
error-not-your-turn = To nie kolej gracza { $seat-number }: gra pyta gracza { $asked }. Poczekaj na swoją kolej.
error-seat-of-bot = Za gracza { $seat-number } gra bot „{ $bot-id }”. Najpierw odbierz mu miejsce albo pozwól mu grać.
error-not-a-bots-turn = Żaden bot nie może teraz grać: gra pyta gracza { $asked }, a to człowiek. Poczekaj na jego ruch.
error-cannot-undo = Gracz { $seat-number } nie ma czego cofnąć: ostatnie było losowe, ukryte albo cudze, albo przy tym stole się nie cofa. Graj dalej od tego miejsca.
error-bot-failed = Bot „{ $bot-id }” zamiast zagrać, zepsuł się ({ $reason }). Oddaj jego miejsce człowiekowi albo innemu botowi.
error-bot-plays-illegally = Bot „{ $bot-id }” chce zrobić „{ $action }”, a tego teraz nie można. Oddaj jego miejsce człowiekowi albo innemu botowi.
error-unknown-bot = Nie ma bota „{ $bot-id }”. Wybierz jednego z tych: { $known }.
error-unknown-level = Bot „{ $bot-id }” nie ma poziomu „{ $level }”. Champion przyjmuje liczbę iteracji (champion:500) albo czas (champion:200ms); pozostałe boty nie mają poziomów.
error-broken-bot = Bot „{ $bot-id }” nie może grać: { $reason ->
        [load] tego, co wskazuje jego pakiet, nie da się wczytać
        [no-maker] tego, co wskazuje jego pakiet, nie da się wywołać z ziarnem
        [make] nie da się go utworzyć z ziarna
       *[no-bot] to, co tworzy jego pakiet, nie jest karak.bots.bot.Bot
    } ({ $what }). Popraw ten pakiet albo wybierz innego bota.
error-bot-twice = Bot „{ $bot-id }” już istnieje. Nadaj swojemu inną nazwę.

## Chance given from outside

error-chance = Coś jest nie tak z podanymi kośćmi, płytkami lub żetonami. Sprawdź je i spróbuj jeszcze raz; w grze nic się nie zmieniło.
error-chance-needed = Los musi rozstrzygnąć jeszcze jedno: { $kind }. Dodaj do odpowiedzi jedną z tych: { $possible }.
error-impossible-chance = { $answer } nie może tu wypaść ({ $kind }). Podaj zamiast tego jedno z tych: { $possible }.
error-too-much-chance = Liczba podanych kości, płytek lub żetonów to { $given }, a wystarczy { $used }. Pomiń resztę.

## Saved games

error-damaged-data = Ta zapisana gra jest uszkodzona w miejscu „{ $where }”. Weź nieuszkodzoną kopię albo zacznij nową grę.
error-damaged-log = Wpisu { $number } z zapisu tej gry nie da się odegrać: { $reason ->
        [entry] jest urwany
        [action] nie nazywa żadnej akcji tej gry
        [answer] nie da się odczytać, co rozstrzygnął los
        [illegal-action] ta akcja nie była tam dozwolona
        [game-over] gra była już skończona
        [chance-needed] zapisano za mało kości, płytek lub żetonów
        [too-much-chance] zapisano za dużo kości, płytek lub żetonów
        [impossible-chance] zapisane kości, płytki lub żetony nie mogły wypaść
       *[other] gra go odrzuca ({ $reason })
    }. Weź nieuszkodzoną kopię zapisu.
error-unknown-format = To zapisano w formacie { $found }, a ta wersja czyta format { $known }. Otwórz to w wersji, która to zapisała.

error-table-file = Z tym zapisanym stołem jest coś nie tak. Wybierz inny plik.
error-file-missing = Nie ma pliku „{ $path }”. Sprawdź jego nazwę i folder.
error-file-refused = Pliku „{ $path }” nie da się odczytać lub zapisać ({ $reason }). Wybierz inne miejsce albo zadbaj o prawa do tego.
error-not-a-table-file = „{ $path }” to nie zapisany stół. Wybierz plik, który zapisał ten program.
error-file-torn = Zapisany stół „{ $path }” urywa się w połowie. Weź nieuszkodzoną kopię albo zacznij nową grę.

## Where tables are kept

error-store = Coś jest nie tak tam, gdzie przechowywane są stoły. Spróbuj jeszcze raz; jeśli to nie minie, powiedz temu, kto prowadzi ten serwer.
error-no-such-table = Nie ma stołu „{ $table }”. Sprawdź link albo otwórz nowy stół.
error-table-exists = Stół „{ $table }” już istnieje albo inny ma ten sam kod. Wybierz inny identyfikator lub kod.
error-number-taken = Wpis { $number } stołu „{ $table }” nie następuje po ostatnim: długość jego zapisu to { $length }. Odczytaj, co nowego, i zdecyduj jeszcze raz.
error-version-taken = Stół „{ $table }” zmienił ktoś inny (wersja { $found } zamiast { $version }). Zobacz go jeszcze raz i powtórz swoją zmianę.
error-not-storable = Tego nie da się przechować ({ $what }): { $reason ->
        [json] to nie są zwykłe dane, które mieszczą się w JSON
        [size] przekracza rozmiar { $most } B
        [count] musi tu być co najmniej jeden element, a najwyżej { $most }
        [name] to musi być nazwa o długości do { $most }, z liter, cyfr, kropek, dwukropków, łączników i podkreśleń
        [number] to musi być liczba od 0 do { $most }
       *[other] to nie pasuje
    }. Popraw to i spróbuj jeszcze raz.
error-damaged-row = Tego, co przechowano jako „{ $what }”, nie da się już odczytać. Weź to z kopii zapasowej albo zostaw ten stół w spokoju.
error-store-closed = Serwer właśnie kończy pracę i niczego nowego nie przechowa. Spróbuj za chwilę.
error-store-busy = Na zapisanie czeka więcej zmian, niż da się obsłużyć (ponad { $most }). Spróbuj za chwilę; jeśli zdarza się to często, użyj szybszego dysku albo otwieraj mniej stołów.
error-database = Baza danych { $database } zawiodła ({ $reason }). Zajrzyj do jej dziennika i na stronę o prowadzeniu serwera.
error-bad-database-url = „{ $url }” to nie baza danych, której można tu użyć. Podaj sqlite:///folder/plik.db albo postgresql://użytkownik@host/nazwa.
error-database-unreachable = Baza danych { $database } nie odpowiada ({ $reason }). Sprawdź, czy działa i czy stąd da się do niej dotrzeć oraz czy host, port i nazwa się zgadzają.
error-database-refused = Baza danych { $database } nas nie wpuszcza albo nie istnieje ({ $reason }). Sprawdź nazwę, użytkownika i hasło oraz prawa do pliku i folderu.
error-database-locked = Bazę danych { $database } blokuje inny program ({ $reason }). Zakończ go albo poczekaj, aż skończy, i spróbuj jeszcze raz.
error-database-full = Dla bazy danych { $database } nie ma już miejsca ({ $reason }). Zrób miejsce na jej dysku; nic, co potwierdzono, nie przepadło.
error-database-damaged = { $database } to nie baza danych albo jest uszkodzona ({ $reason }). Odtwórz kopię zapasową albo wybierz inny plik.
error-database-too-old = { $database } jest w zbyt starej wersji: to { $found }, a trzeba co najmniej { $oldest }. Zaktualizuj ją.
error-schema-too-new = Tę bazę danych utworzyła późniejsza wersja programu (rewizja { $found }, ta zna { $known }). Uruchom tamtą wersję albo odtwórz wcześniejszą kopię zapasową.
error-schema-too-old = Tę bazę danych utworzyła wcześniejsza wersja programu (rewizja { $found }, ta potrzebuje { $known }) i zostaje ona taka, jaka jest. Odtwórz jej kopię zapasową w innej bazie, co ją unowocześni, i zajrzyj do tamtej.
error-schema-unknown = W bazie danych są nie nasze tabele o nazwach, których potrzebujemy ({ $found }). Wybierz pustą bazę.
error-database-missing = W { $database } nie ma tabel tego programu. Sprawdź adres bazy danych albo nazwę pliku.
error-backup-exists = Plik „{ $path }” już istnieje, a kopia zapasowa go nie nadpisze. Wybierz inną nazwę.
error-database-not-empty = W bazie danych { $database } są już stoły, a kopię zapasową odtwarza się tylko w pustej. Wybierz inną.

## Figures

error-bad-figures = Wartość „{ $key }” nie może wynosić „{ $value }”: { $reason ->
        [range] musi być od { $low } do { $high }
        [halves] musi to być liczba z dokładnością do połówek, od { $low } do { $high }
        [faces] musi mieć sześć ścianek, każda to -, S, SS albo miecze od 1 do 9
        [chasms] musi wyliczać płytki, każdą przez krawędzie z przepaścią od 0 do 5
        [table] musi to być tabela z własnymi wartościami
        [standing] musi to być jedno z: book, confirmed, chosen, corrected
        [int] musi to być liczba całkowita
        [float] musi to być liczba
        [str] musi to być tekst w cudzysłowie
       *[other] nie pasuje do gry
    }. Popraw to w swoim pliku z wartościami.
error-unknown-figure = W tej grze nie ma wartości „{ $key }”. Usuń ją z pliku z wartościami albo popraw jej nazwę; na jej miejscu może być: { $known }.
error-figures-syntax = Plik z wartościami nie jest poprawnym TOML w wierszu { $line } ({ $reason }). Popraw ten wiersz.

## Setting up

error-setup = Tak gry nie da się rozłożyć. Sprawdź jeszcze raz graczy, bohaterów i warianty.
error-unknown-game = Nie ma gry „{ $game-id }”. Wybierz jedną z tych: { $known }.
error-unknown-hero = W tej grze nie ma bohatera „{ $hero-id }”. Wybierz spośród tych: { $known }.
error-hero-twice = „{ $hero-id }” pojawia się dwa razy, a każdy bohater jest tylko jeden. Wybierz kogoś innego.
error-unknown-variant = W tej grze nie ma wariantu „{ $variant-id }”. Są takie: { $known }.
error-unknown-option = Opcja „{ $option }” nie istnieje albo nie może mieć wartości „{ $value }”. Zajrzyj do opcji nowej gry.
error-wrong-players = Liczba graczy nie może tu wynosić { $players }. Wybierz co najmniej { $fewest } i najwyżej { $most }.
error-bad-seed = „{ $seed }” to nie ziarno. Ziarno to liczba całkowita od 0, najwyżej 128-bitowa; pomiń je, żeby grać z losowym.

## Odds

error-odds = Tych szans nie da się podać. Sprawdź jeszcze raz, o co pytasz.
error-unknown-aim = Nie ma celu „{ $aim }”. Wybierz jeden z tych: { $known }.
error-unknown-foe = W tej grze nie ma przeciwnika „{ $foe }”. Wybierz spośród tych: { $known }.
error-unknown-gear = „{ $gear }” nie liczy się tu w walce. Wybierz spośród tych: { $known }.
error-unknown-unit = Nie ma oddziału „{ $unit-id }”. Wybierz spośród tych: { $known }.
error-bad-number = „{ $name }” nie może wynosić { $value }. Podaj liczbę całkowitą od { $low } do { $high }.
error-no-fight = Nie ma teraz z kim walczyć ({ $where }), więc nie ma i szans. Zapytaj, gdy przyjdzie do walki, albo podaj przeciwnika.

## Words

error-words = Coś jest nie tak z tekstami tego programu. Zgłoś to, proszę.
error-missing-message = W języku „{ $language }” brakuje słów na „{ $message }”. Dodaj ten komunikat do jego plików.
error-broken-message = Komunikatu „{ $message }” nie da się wypowiedzieć: { $problem }. Popraw go albo daj mu to, o co prosi.
error-unknown-rule = Nie ma zasady „{ $rule }”. Wyświetl wszystkie zasady i znajdź tę, o którą ci chodzi.
error-unknown-language = Nie ma słów w języku „{ $language }”. Wybierz jeden z tych: { $known }.
error-not-recorded = Ta kopia gry nie prowadzi zapisu. Zapytaj grę, z której ją skopiowano.
