### What the pages around the board say: start, tables, waiting room, rules, fair dice, settings.

## Start

ui-ways = Co można tu robić
ui-replays = Powtórki
ui-replays-what = twoje i cudze
ui-learn = Zasady
ui-learn-what = naszymi własnymi słowami
ui-language = Język
ui-settings = Ustawienia
ui-settings-what = Dotyczą tej przeglądarki i w niej zostają.

## Your games

ui-your-games-what = Stoły, przy których ta przeglądarka ma miejsce. Żeby wrócić, nie trzeba nic więcej.
ui-finished-games = Zakończone
ui-no-games = Nie masz tu jeszcze żadnych gier. Otwórz stół albo dosiądź się z linkiem.
ui-turn-yours = twoja kolej
ui-turn-of-other = kolej gracza: { $name }
ui-still-waiting = jeszcze się nie zaczęła
ui-finished = zakończona
ui-gone = tego stołu już nie ma
ui-forget = Usuń z listy

## Replays and watching

ui-replays-how = Zakończone gry, które można obejrzeć jeszcze raz, ruch po ruchu.
ui-show-more = Pokaż więcej
ui-public-games = Gry publiczne
ui-no-replays = Nikt tu jeszcze nie skończył żadnej gry. Możesz wczytać grę z pliku.
ui-import = Wczytaj grę z pliku
ui-watch-how = Gry publiczne, które właśnie trwają. Z linkiem obejrzysz też każdy inny stół.
ui-spectators = { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }

## A new table

ui-game-karak-what = w głąb labiryntu: korytarze, potwory, skarby
ui-game-karak2-what = w szeroką krainę: armie, miasta, Mroczny Generał
ui-who-a-bot = Bot
ui-level = Jak dobrze gra bot
ui-guest-name = Imię drugiej osoby
ui-which-hero = Który bohater?
ui-hero-of-seat = Bohater na miejscu { $number }
ui-heroes-dealt-what = Każdy dostaje jednego przypadkiem.
ui-heroes-chosen-what = Gra zaczyna się od tego, że każdy wybiera jednego.
ui-heroes-given = Wybrani tutaj
ui-heroes-given-what = Od razu mówisz, kto gra kim.
ui-table-options = Przy stole
ui-show-odds-what = Twoje dokładne szanse przed walką i po rzucie.
ui-allow-undo-what = Do ostatniej rzeczy, która była losowa, ukryta albo cudza.
ui-make-public-what = Widać go w „Dosiądź się” i „Oglądaj”. Bez tego trafia się do niego tylko z linkiem.
ui-pace-here = Tempo na tym urządzeniu
ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-per-move = Na każdy ruch
ui-clock-move-what = Czas biegnie od nowa, gdy przychodzi czyjaś kolej.
ui-clock-per-game = Na całą grę
ui-clock-game-what = Każdy ma tyle czasu na wszystkie swoje ruchy razem.
ui-clock-minutes = Minuty
ui-clock-seconds = Sekundy
ui-at-zero = Gdy czas się skończy
ui-at-zero-bot = miejsce przejmuje bot
ui-at-zero-end-turn = tura się kończy
ui-dice = Kości
ui-dice-drawn = Kości serwera
ui-dice-drawn-what = Wylosowane i obiecane przed pierwszym ruchem; po ostatnim każdy może je sprawdzić.
ui-own-dice = Własne kości
ui-own-dice-what = Rzucacie i losujecie przy swoim stole i wpisujecie, co wypadło.
ui-dice-known = Znane kości
ui-dice-known-what = Wynikają z jednej liczby. Kto ją zna, zna każdy rzut: do prób.
ui-seed = Liczba, z której wynikają kości
ui-figures = Wartości
ui-figures-what = W twoim pudełku jest inaczej? Popraw siły, liczby albo ceny w pliku.
ui-figures-file = Wartości z pliku
ui-figures-standard = Zwykły plik
ui-figures-drop = Graj ze zwykłymi wartościami
ui-hero-for-everybody = Wybierz bohatera dla każdego miejsca.
ui-hero-once = Każdego bohatera można wybrać tylko raz.
ui-seed-digits = Liczba może mieć do 38 cyfr i nic poza tym.
ui-clock-limits = Zegar chodzi co najmniej 5 sekund i najwyżej 24 godziny.

## What a table agreed on

ui-agreed-heroes = { $way ->
        [dealt] bohaterowie rozdani losowo
        [chosen] bohaterowie wybierani po kolei
       *[given] bohaterowie wybrani wcześniej
    }
ui-agreed-no-odds = bez szans
ui-agreed-no-undo = bez cofania
ui-agreed-own-dice = własne kości
ui-agreed-known-dice = znane kości
ui-agreed-figures = poprawione wartości
ui-agreed-public = publiczny
ui-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
ui-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
ui-clock-is = { $per ->
        [move] na ruch: { $time }
       *[game] na grę: { $time }
    }

## Joining

ui-join-how = Wklej link, który masz, albo wpisz kod.
ui-misread = To nie jest link do stołu ani kod. Kod ma osiem liter i cyfr.

## The waiting room

ui-open-seat = Wolne miejsce
ui-waits-for-somebody = czeka na kogoś
ui-a-bot = bot
ui-scan-it = Zeskanuj go, otwórz link albo wpisz kod.
ui-scan-label = Kod QR linku
ui-link = Link
ui-share = Udostępnij
ui-copy-by-hand = Skopiuj go ręcznie
ui-only-here = Ten link działa tylko na tym komputerze. Inni w twojej sieci wejdą, jeśli serwer ruszy z opcją --lan.
ui-sit-here = Usiądź tutaj
ui-seat-a-bot = Posadź bota
ui-remove-bot = Odeślij bota
ui-free-the-seat = Zwolnij to miejsce
ui-one-more-here = Jeszcze ktoś przy tym urządzeniu
ui-seats-still-open = { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
ui-other-device = Inne urządzenie
ui-move-seat = Przenieś się na inne urządzenie
ui-move-seat-how = Zeskanuj to drugim urządzeniem albo otwórz na nim link. Twoje miejsce przejdzie tam, a to urządzenie je odda. Link działa raz; nie pokazuj go nikomu innemu.
ui-seat-lost = Miejsce stracone?
ui-mend-seat-how = { $name } nie może wrócić na miejsce? Wyślij ten link właściwej osobie i nikomu innemu: działa raz, a miejsce ma ten, kto go otworzy.
ui-dice-promised = Kości tego stołu są już obiecane.
ui-deal-hero = Rozdaj bohatera. Dla kogo: { $name }. Który to?
ui-roll-for-start = Kto zaczyna? Rzuca { $name }.

## Lost ways

ui-lost = Nic tu nie ma
ui-lost-what = Ta droga kończy się przy murze. Może link skrócił się przy kopiowaniu.
ui-unknown-table = Nie ma takiego stołu
ui-no-connection = Brak połączenia

## The rules

ui-rules-page = Zasady
ui-rules-of = Zasady gry { $title }
ui-rules-intro = Zasady naszymi własnymi słowami. Każda ma znak, którym gra się na nią powołuje. Gdzie instrukcja milczy, musieliśmy coś rozstrzygnąć sami: to jest oznaczone jako nasze rozstrzygnięcie.
ui-search-rules = Szukaj w zasadach
ui-contents = Spis treści
ui-rules-found = { $count ->
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }
ui-no-rule-found = Żadna zasada o tym nie mówi. Spróbuj z mniejszą liczbą słów.
ui-rule-link = Link do zasady { $id }
ui-figures-standing = „instrukcja”: tak w niej stoi. „potwierdzone”: kilka źródeł się zgadza. „nasz wybór”: nikt nie podaje tego publicznie, więc wybraliśmy sami. Wszystkie można poprawić dla stołu.
figures-book = instrukcja
figures-confirmed = potwierdzone
figures-chosen = nasz wybór
figures-what = Co
figures-how-much = Ile
figures-who-says = Skąd
figures-hero = każdy bohater
figures-slots = miejsce na ekwipunek
figures-tokens = żetony w woreczku
figures-items = ekwipunek i skarby
figures-tiles = płytki
figures-experts-goal = cel dla ekspertów
figures-dice = kości
figures-hero-die = kość bohatera
figures-armies = armie
figures-general = Mroczny Generał
figures-stones = Kamienie Dusz, w punktach
figures-prices = ceny
figures-tier-one = płytki poziomu pierwszego
figures-tier-two = płytki poziomu drugiego
figure-hearts = serca
figure-steps = kroki
figure-actions = akcje
figure-glory = najwyższa chwała
figure-weapons = bronie
figure-spells = zaklęcia
figure-keys = klucze
figure-amulets = amulety
figure-number = liczba
figure-strength = siła
figure-bonus = premia
figure-points = punkty
figure-treasures = skarby
figure-faces = ścianki
figure-praetorians = gracze: { $players }, { $count ->
        [one] { $count } gwardzista
        [few] { $count } gwardzistów
       *[many] { $count } gwardzistów
    }
figure-hexes = { $land }: { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    } (przepaście: { $chasms })

## Fair dice

ui-fair-try = Sprawdź grę
ui-fair-how = Liczy się to tutaj, w twojej przeglądarce; nikt nie pyta serwera, czy się zgadza.
ui-fair-file = Z pliku gry
ui-fair-nothing = Nie ma tu obietnicy do sprawdzenia: gra jeszcze trwa albo kości były znane lub wasze własne.

## Settings

ui-pace-full-what = Widać każdy rzut i każdy krok.
ui-pace-quick-what = To samo, tylko szybciej.
ui-pace-off-what = Tylko to, jak wyszło.
ui-motion = Ruch
ui-motion-system = Jak w systemie
ui-motion-calm = Jak najmniej
ui-sound = Dźwięk
ui-sound-what = Krótkie dźwięki kości, walk i twojej kolejki.
ui-notify = Daj mi znać, gdy przyjdzie moja kolej
ui-notify-what = Powiadomieniem, gdy patrzysz na coś innego.
ui-notify-not-here = Przeglądarki pozwalają na powiadomienia tylko przez https albo na komputerze, na którym działa serwer.
ui-notify-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach tej strony.
ui-install = Zainstaluj jako aplikację
