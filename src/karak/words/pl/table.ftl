### What the client says at the table, around the board: seats, clock, dice of one's own, odds, things and their rules.

## Seats and clock

ui-at-the-table = Kto siedzi przy stole
ui-bot-for = bot ({ $bot }), miejsce gracza { $name }
ui-here = na miejscu
ui-watching = { $count ->
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
ui-which-bot = Który bot zagra w zastępstwie?
ui-hand-absent-to-bot = Niech na razie gra bot
ui-mend-seat = Wpuść z powrotem
ui-mend-how = Kto stracił to miejsce, otwiera ten link na dowolnym urządzeniu i znów siedzi przy stole. Działa jeden raz.
ui-mend-word = Słowo do tego: { $claim }
ui-clock-game = Na całą grę zostało { $time }.
ui-clock-move = Na ten ruch zostało { $time }.
ui-clock-to-bot = Gdy czas minie, grę przejmie bot.
ui-clock-ends-turn = Gdy czas minie, tura się skończy.

## Saying something

ui-emotes = Powiedz coś
ui-says = { $hero }: „{ $what }”
ui-shows = { $hero } { $what }.

## The turn

ui-end-turn-actions = { $actions ->
        [one] Została { $actions } akcja: kończysz?
        [few] Zostały { $actions } akcje: kończysz?
       *[many] Zostało { $actions } akcji: kończysz?
    }
ui-no-undo-here = Przy tym stole ruchów się nie cofa.
ui-no-undo-others = Nie masz czego cofnąć: ostatni zagrał ktoś inny.
ui-no-undo-chance = To już zostaje: zadziałał los albo coś ukrytego.
ui-whole-log = Całość
ui-story = Cała gra słowami
ui-earlier = Co było wcześniej
ui-watch-again = Zobacz
ui-watch-again-what = Zobacz jeszcze raz tury innych

## Keys

ui-keys = Klawisze
ui-key-actions = lista wszystkiego, co możesz teraz zrobić
ui-key-position = sytuacja słowami
ui-key-log = cała gra słowami
ui-key-watch = pokazuje jeszcze raz tury innych
ui-key-skip = przewija do przodu
ui-key-undo = cofa
ui-key-end = kończy turę
ui-key-emotes = mówisz coś
ui-key-close = zamyka to, co otwarte
ui-key-keys = te klawisze

## The position in words

ui-position = Sytuacja słowami
ui-actions = Co możesz zrobić
ui-players = Gracze
ui-places = Miejsca, patrząc od twojego bohatera
ui-all-places = Wszystkie miejsca ({ $count })
ui-right-here = tutaj
ui-leg = { $number } na { $side }
ui-open-to = Przejścia: { $sides }.
ui-odds-there = Jeśli { $hero } teraz tam walczy
ui-odds-hearts = Utracone serca, średnio: { $hearts }

## What players own

ui-all-of = Wszystko: { $hero }
ui-glory = chwała { $glory }
ui-unconscious = bez przytomności
ui-abilities = Zdolności
ui-owns-gear = Ekwipunek
ui-owns-treasures = Skarby
ui-owns-army = Armia
ui-owns-resources = Zasoby
ui-owns-city = Miasto
ui-owns-stones = Kamienie Dusz

## What something is

ui-thing-curse = klątwa
ui-thing-heart = serca
ui-thing-plague = Zaraza i Niedola
ui-thing-glory = chwała
ui-thing-praetorian = gwardzista
ui-fact-bonus = +{ $bonus } w walce
ui-fact-number = w grze: { $number }
ui-fact-die = Kość: { $face }
ui-fact-price = Koszt: { $resources-counted }
ui-rules = Zasady
ui-ruling = Nasza wykładnia:

## Choosing dice

ui-with-these = Z tymi kośćmi
ui-best-dice = Najlepiej: kość bohatera, { $units-counted }
ui-best-alone = Najlepiej: sama kość bohatera
ui-take-best = Wybierz najlepsze
ui-units-lost = Utracone oddziały, średnio: { $units }
ui-chance-to-fall = Potem bez przytomności: { $chance }%

## Dice of one's own

ui-chance-die = Kość { $number }: co na niej wypadło?
ui-chance-unit-die = { $die }: co na niej wypadło?
ui-chance-tile = Jaką płytkę masz w ręku?
ui-chance-token = Jaki żeton jest z woreczka?
ui-chance-which-hex = Jaką płytkę masz w ręku?
ui-chance-hex = { $land }, poziom { $tier }, { $count ->
        [0] bez przepaści
       *[other] przepaście: { $edges }
    }
ui-chance-army = Jaka armia jest z woreczka?
ui-chance-amulet = Jaki amulet masz w ręku?
ui-chance-other = Co wypadło? ({ $kind })
ui-chance-how = Rzucaj i losuj przy własnym stole (gra { $hero }) i dotknij tego, co wypadło.
ui-chance-correct = Popraw ostatnie
ui-chance-drop = Zrób coś innego
ui-wish = Bot musi rzucić albo losować. Gra { $hero }.
ui-wish-do = Zrobię to za bota

## A device that is shared

ui-hand-it-to = Teraz { $name }: podaj urządzenie
ui-behind-the-door = Za drzwiami jest coś, co może zobaczyć tylko jedno z was.
ui-i-am = { $name } to ja: otwórz drzwi
