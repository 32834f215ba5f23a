### What only the client in the browser says. Everything about the games themselves is said by the other files.

## Start

ui-tagline = W głąb labiryntu albo w szeroką krainę. Dwie gry o płytkach, kościach i odwadze, z przyjaciółmi albo z botami.
ui-play-now = Zagraj teraz
ui-play-now-what = Karak, ty i dwa boty
ui-new-table = Nowy stół
ui-new-table-what = Karak albo Karak 2, od 2 do 5 miejsc
ui-join = Dosiądź się
ui-join-what = z linkiem albo kodem
ui-watch = Oglądaj
ui-watch-what = grę, która właśnie trwa
ui-your-games = Twoje gry
ui-home = Na stronę początkową

## Opening and joining a table

ui-which-game = Która gra?
ui-seats = Miejsca
ui-seat-number = Miejsce { $number }
ui-who-me = Ja
ui-who-here = Ktoś przy tym urządzeniu
ui-who-open = Otwarte, na zaproszenie
ui-add-seat = Jeszcze jedno miejsce
ui-remove-seat = Zabierz to miejsce
ui-heroes = Bohaterowie
ui-heroes-dealt = Rozdani losowo
ui-heroes-chosen = Wybierani po kolei
ui-variants = Warianty
ui-show-odds = Pokazuj szanse w walce
ui-allow-undo = Pozwól cofać ruchy
ui-make-public = Niech każdy może znaleźć ten stół
ui-open-table = Otwórz stół
ui-your-name = Twoje imię
ui-somebody = Gracz { $number }
ui-code = Link albo kod
ui-sit-down = Usiądź
ui-nothing-to-watch = W tej chwili nikt nie gra publicznie.
ui-joinable = Stoły z wolnym miejscem
ui-watchable = Gry do oglądania

## The waiting room

ui-waiting-title = Kto gra?
ui-invite = Zaproś innych
ui-copy = Skopiuj link
ui-copied = Skopiowane
ui-free-seat = Wolne
ui-fill-with-bots = Uzupełnij botami
ui-start-game = Zacznij grę
ui-wait-for-host = Gospodarz zacznie grę, gdy wszyscy będą na miejscu.
ui-host = gospodarz
ui-away = poza stołem
ui-leave = Odejdź od stołu

## The board

ui-map = Kraina. R obraca płytkę, E odkrywa, plus i minus zmieniają widok, C pokazuje środek.
ui-board = Labirynt. Strzałki prowadzą bohatera, plus i minus zmieniają widok, C pokazuje środek.
ui-centre = Na środek
ui-turn-tile = Obróć płytkę
ui-turn-left = Obróć w lewo
ui-turn-right = Obróć w prawo
ui-found = Odkrycie: { $what }!
ui-turn-it = { $ways ->
        [1] Pasuje tylko w jeden sposób.
       *[other] Dotknij, żeby obrócić: sposób { $way } z { $ways }.
    }
ui-lay-it = Połóż tutaj
ui-fit = Pokaż wszystko
ui-sound-on = Włącz dźwięk
ui-sound-off = Wyłącz dźwięk
ui-board-key-walk = Idź lub odkrywaj
ui-board-key-ride = Jedź: sześć klawiszy wokół G leży jak sześć boków płytki
ui-board-key-choose = Z miejsca na miejsce
ui-board-key-explore = Odkrywaj
ui-board-key-places = Do wszystkich miejsc, które możesz wybrać
ui-board-key-turn = Obróć to, co kładziesz
ui-board-key-take = Wybierz miejsce lub połóż obrócony element
ui-board-key-pan = Przesuń widok w tę stronę
ui-board-key-zoom = Bliżej, dalej
ui-board-key-centre = Do twojego bohatera
ui-board-key-fit = Cała plansza
ui-board-key-sound = Dźwięk włącz lub wyłącz

## Whose turn

ui-your-turn = Twoja tura, { $hero }
ui-turn-of = Teraz gra { $hero }
ui-fights = { $hero } walczy { $monster-with }
ui-game-over = Koniec gry
ui-steps-left = { $steps ->
        [one] został { $steps } krok
        [few] zostały { $steps } kroki
       *[many] zostało { $steps } kroków
    }
ui-actions-left = { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
ui-actions-left-moved = { $actions ->
        [one] została { $actions } akcja, już po ruchu
        [few] zostały { $actions } akcje, już po ruchu
       *[many] zostało { $actions } akcji, już po ruchu
    }
ui-turn-number = Tura { $turn }
ui-tokens-left = { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    } w woreczku
ui-hexes-left = { $hexes ->
        [one] { $hexes } płytka
        [few] { $hexes } płytki
       *[many] { $hexes } płytek
    } w stosie
ui-end-turn = Zakończ turę
ui-end-turn-sure = { $steps ->
        [one] Został { $steps } krok: kończysz?
        [few] Zostały { $steps } kroki: kończysz?
       *[many] Zostało { $steps } kroków: kończysz?
    }
ui-undo = Cofnij
ui-skip = Przewiń
ui-tab-your-turn = Twoja tura! · Karak

## Players

ui-that-is-you = to ty
ui-played-by-bot = bot, { $bot }
ui-cursed = klątwa
ui-plagued = Zaraza
ui-hearts = serca: { $left } z { $of }
ui-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
ui-empty-pack = puste ręce

## Fights

ui-strength = siła { $strength }
ui-against = przeciw
ui-your-chances = Twoje szanse
ui-odds-win = Wygrana { $chance }%
ui-odds-tie = Remis { $chance }%
ui-odds-lose = Porażka { $chance }%
ui-you-win = wygrywasz
ui-you-tie = remis
ui-you-lose = przegrywasz
ui-fight-won = Zwycięstwo!
    .then = { $hero } wygrywa walkę.
ui-fight-tied = Remis!
    .then = Nikomu nic się nie stało, { $hero } się cofa.
ui-fight-lost = Porażka!
    .then = { $hero } traci serce i się cofa.

## Battles

ui-which-dice = Które kości idą do walki?
ui-which-dice-how = Kości, które zostają w domu, są bezpieczne. Kość bohatera idzie zawsze.
ui-to-reach = potrzeba
ui-general = Mroczny Generał
ui-fights-general = { $hero } staje przed Mrocznym Generałem

## The log

ui-log = Co się przed chwilą działo
ui-plays = { $name } gra { $hero-role }.
ui-took-back = { $hero } cofa ostatni ruch.
ui-given-to-bot = Za { $hero-acc } gra teraz bot.
ui-taken-back = Za { $hero-acc } znowu gra człowiek.

## The end

ui-won = { $count ->
        [1] Wygrywa { $names }!
       *[other] Zwycięstwem dzielą się { $names }!
    }
ui-rematch = Jeszcze raz
ui-look-at-board = Obejrzyj planszę

## Connection and settings

ui-offline = Serwer nie odpowiada. Czy jeszcze działa?
ui-line-lost = Połączenie zerwane. Próbujemy jeszcze raz …
ui-connecting = Łączenie …
ui-menu = Menu
ui-close = Zamknij
ui-pace = Tempo
ui-pace-full = Wszystko po kolei
ui-pace-quick = Szybko
ui-pace-off = Od razu
ui-leave-board = Odejdź od planszy
ui-hand-to-bot = Niech bot gra za mnie
ui-take-seat-back = Zagram dalej

## A device that is shared

ui-reveal-title = Teraz urządzenie bierze { $hero }
ui-reveal = { $hero } to ja
