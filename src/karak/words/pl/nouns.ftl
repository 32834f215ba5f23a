### The names of things. A message is <group>-<name>; its value is the plain form, the nominative, and every
### attribute is another form: for an argument $monster a sentence may use $monster, $monster-acc, $monster-with.
### All nouns of a group have the same forms (docs/words.md).
###
### .acc .gen .dat .ins .loc   the cases: biernik, dopełniacz, celownik, narzędnik, miejscownik
### .with     narzędnik with its preposition, which is „z” or „ze”
### .role     narzędnik of trade and name together: whom somebody plays
### .enter    what a hero does who comes to such a tile
### .few .many  after 2 to 4, and after 5 and more
### .counted  so many of them, in the accusative; $number says how many
### .group    so many of them, in the nominative

## Heroes of Karak, by their trade

hero-wizard = Argentus
    .gen = Argentusa
    .dat = Argentusowi
    .acc = Argentusa
    .ins = Argentusem
    .trade = Czarodziej
    .full = Czarodziej Argentus
    .role = Czarodziejem Argentusem
hero-warlock = Xanros
    .gen = Xanrosa
    .dat = Xanrosowi
    .acc = Xanrosa
    .ins = Xanrosem
    .trade = Czarnoksiężnik
    .full = Czarnoksiężnik Xanros
    .role = Czarnoksiężnikiem Xanrosem
hero-warrior = Horan
    .gen = Horana
    .dat = Horanowi
    .acc = Horana
    .ins = Horanem
    .trade = Wojownik
    .full = Wojownik Horan
    .role = Wojownikiem Horanem
hero-thief = Aderyn
    .gen = Aderyn
    .dat = Aderyn
    .acc = Aderyn
    .ins = Aderyn
    .trade = Złodziejka
    .full = Złodziejka Aderyn
    .role = Złodziejką Aderyn
hero-oracle = Taia
    .gen = Tai
    .dat = Tai
    .acc = Taię
    .ins = Taią
    .trade = Wyrocznia
    .full = Wyrocznia Taia
    .role = Wyrocznią Taią
hero-swordsman = Victorius
    .gen = Victoriusa
    .dat = Victoriusowi
    .acc = Victoriusa
    .ins = Victoriusem
    .trade = Mistrz miecza
    .full = Mistrz miecza Victorius
    .role = Mistrzem miecza Victoriusem

## Tokens: monsters and chests

token-rat = szczur
    .acc = szczura
    .with = ze szczurem
token-spider = olbrzymi pająk
    .acc = olbrzymiego pająka
    .with = z olbrzymim pająkiem
token-mummy = mumia
    .acc = mumię
    .with = z mumią
token-turnkey = szkieletor klucznik
    .acc = szkieletora klucznika
    .with = ze szkieletorem klucznikiem
token-skeleton-warrior = szkieletor wojownik
    .acc = szkieletora wojownika
    .with = ze szkieletorem wojownikiem
token-skeleton-king = szkieletor król
    .acc = szkieletora króla
    .with = ze szkieletorem królem
token-fallen = Upadły
    .acc = Upadłego
    .with = z Upadłym
token-dragon = smok
    .acc = smoka
    .with = ze smokiem
token-chest = zamknięta skrzynia
    .acc = zamkniętą skrzynię
    .with = z zamkniętą skrzynią

## Items: weapons, spells, keys and treasures

item-daggers = sztylety
    .acc = sztylety
    .counted = { $number ->
            [one] sztylety
            [few] { $number } pary sztyletów
           *[many] { $number } par sztyletów
        }
item-sword = miecz
    .acc = miecz
    .counted = { $number ->
            [one] miecz
            [few] { $number } miecze
           *[many] { $number } mieczy
        }
item-axe = topór
    .acc = topór
    .counted = { $number ->
            [one] topór
            [few] { $number } topory
           *[many] { $number } toporów
        }
item-flames = magiczny pocisk
    .acc = magiczny pocisk
    .counted = { $number ->
            [one] magiczny pocisk
            [few] { $number } magiczne pociski
           *[many] { $number } magicznych pocisków
        }
item-portal = uzdrawiający portal
    .acc = uzdrawiający portal
    .counted = { $number ->
            [one] uzdrawiający portal
            [few] { $number } uzdrawiające portale
           *[many] { $number } uzdrawiających portali
        }
item-key = klucz
    .acc = klucz
    .counted = { $number ->
            [one] klucz
            [few] { $number } klucze
           *[many] { $number } kluczy
        }
item-treasure = skarb
    .acc = skarb
    .counted = { $number ->
            [one] skarb
            [few] { $number } skarby
           *[many] { $number } skarbów
        }
item-dragon-treasure = skarb smoka
    .acc = skarb smoka
    .counted = skarb smoka

## Tiles and their shapes

tile-start = płytka początkowa
    .acc = płytkę początkową
    .enter = wchodzi na płytkę początkową
tile-tunnel = tunel
    .acc = tunel
    .enter = wchodzi do tunelu
tile-room = komnata
    .acc = komnatę
    .enter = wchodzi do komnaty
tile-gate = brama
    .acc = bramę
    .enter = staje w bramie
tile-fountain = fontanna
    .acc = fontannę
    .enter = staje przy fontannie

shape-straight = na wprost
shape-corner = zakręt
shape-tee = rozwidlenie
shape-cross = skrzyżowanie

## Directions; „na” before them makes the way there

side-north = północ
    .loc = północy
side-east = wschód
    .loc = wschodzie
side-south = południe
    .loc = południu
side-west = zachód
    .loc = zachodzie

## Games, variants, bots

game-karak = Karak
game-karak2 = Karak 2

variant-experts-goal = cel dla ekspertów
    .explained = Kto pierwszy ma 6 skarbów, od razu wygrywa, ale skarby zajmują miejsce.

bot-random = Ślepy Traf
    .explained = Robi cokolwiek, byle było wolno.
bot-greedy = Łasuch
    .explained = Walczy, gdy szanse są dobre, bierze to, co daje punkty, a poobijany idzie się leczyć.
bot-knight = Rycerz
    .explained = Waży dokładnie szanse wszystkiego, co może zrobić w swojej turze.
bot-champion = Czempion
    .explained = Patrzy kilka tur naprzód i liczy się z tym, co odpowiedzą inni.

## Where there is no name to tell

seat-without-hero = Gracz { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
    .acc = gracza { $number }
    .ins = graczem { $number }
    .role = graczem { $number }
something-hidden = coś
    .acc = coś
    .counted = coś
