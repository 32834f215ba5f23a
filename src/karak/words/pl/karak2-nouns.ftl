### The names of things in Karak 2. A message is <group>-<name>; a name that both games have, but not in the
### same way, ends with the game: hero-warlock-karak2. The forms are told in nouns.ftl.

## Heroes

hero-ranger = Lorraine
    .gen = Lorraine
    .dat = Lorraine
    .acc = Lorraine
    .ins = Lorraine
    .trade = Pograniczniczka
    .full = Pograniczniczka Lady Lorraine
    .role = Pograniczniczką Lady Lorraine
hero-warlock-karak2 = Xanros
    .gen = Xanrosa
    .dat = Xanrosowi
    .acc = Xanrosa
    .ins = Xanrosem
    .trade = Czarnoksiężnik
    .full = Czarnoksiężnik Lord Xanros
    .role = Czarnoksiężnikiem Lordem Xanrosem
hero-princess = Elspeth
    .gen = Elspeth
    .dat = Elspeth
    .acc = Elspeth
    .ins = Elspeth
    .trade = Księżniczka
    .full = Wojownicza Księżniczka Elspeth
    .role = Wojowniczą Księżniczką Elspeth
hero-scout = Darius
    .gen = Dariusa
    .dat = Dariusowi
    .acc = Dariusa
    .ins = Dariusem
    .trade = Zwiadowca
    .full = Zwiadowca Darius
    .role = Zwiadowcą Dariusem

## Armies

army-skeleton-warriors = szkieletory wojownicy
    .acc = szkieletorów wojowników
    .counted = { $number ->
            [1] szkieletorów wojowników
           *[other] szkieletorów wojowników ×{ $number }
        }
army-fire-eaters = ogniożercy
    .acc = ogniożerców
    .counted = { $number ->
            [1] ogniożerców
           *[other] ogniożerców ×{ $number }
        }
army-shadow-eaters = cieniożercy
    .acc = cieniożerców
    .counted = { $number ->
            [1] cieniożerców
           *[other] cieniożerców ×{ $number }
        }
army-skeletal-hulks = szkieletory olbrzymy
    .acc = szkieletory olbrzymy
    .counted = { $number ->
            [1] szkieletory olbrzymy
           *[other] szkieletory olbrzymy ×{ $number }
        }
army-hammer-follower = wyznawcy młota
    .acc = wyznawców młota
    .counted = wyznawców młota
army-dark-dryads = mroczne driady
    .acc = mroczne driady
    .counted = { $number ->
            [1] mroczne driady
           *[other] mroczne driady ×{ $number }
        }
army-skeleton-riders = szkieletory jeźdźcy
    .acc = szkieletorów jeźdźców
    .counted = { $number ->
            [1] szkieletorów jeźdźców
           *[other] szkieletorów jeźdźców ×{ $number }
        }
army-envoys-of-death = posłańcy śmierci
    .acc = posłańców śmierci
    .counted = { $number ->
            [1] posłańców śmierci
           *[other] posłańców śmierci ×{ $number }
        }

## Units, dice and their faces

unit-knight = rycerz
    .acc = rycerza
    .gen = rycerza
    .counted = { $number ->
            [1] rycerza
           *[other] { $number } rycerzy
        }
    .group = { $number ->
            [1] rycerz
           *[other] { $number } rycerzy
        }
    .many = rycerzy
    .letter = R
unit-archer = łucznik
    .acc = łucznika
    .gen = łucznika
    .counted = { $number ->
            [1] łucznika
           *[other] { $number } łuczników
        }
    .group = { $number ->
            [1] łucznik
           *[other] { $number } łuczników
        }
    .many = łuczników
    .letter = Ł
unit-mage = mag
    .acc = maga
    .gen = maga
    .counted = { $number ->
            [1] maga
           *[other] { $number } magów
        }
    .group = { $number ->
            [1] mag
           *[other] { $number } magów
        }
    .many = magów
    .letter = M
unit-skeleton = szkieletor
    .acc = szkieletora
    .gen = szkieletora
    .counted = { $number ->
            [1] szkieletora
           *[other] { $number } szkieletorów
        }
    .group = { $number ->
            [1] szkieletor
           *[other] { $number } szkieletorów
        }
    .many = szkieletorów
    .letter = S
unit-bear = niedźwiedź
    .acc = niedźwiedzia
    .gen = niedźwiedzia
    .counted = niedźwiedzia
    .group = niedźwiedź
    .many = niedźwiedzi
    .letter = N
unit-titan = tytan
    .acc = tytana
    .gen = tytana
    .counted = tytana
    .group = tytan
    .many = tytanów
    .letter = T

die-hero = kość bohatera
    .loc = kości bohatera
die-knight = kość rycerza
    .loc = kości rycerza
die-archer = kość łucznika
    .loc = kości łucznika
die-mage = kość maga
    .loc = kości maga
die-skeleton = kość szkieletora
    .loc = kości szkieletora
die-bear = kość niedźwiedzia
    .loc = kości niedźwiedzia
die-titan = kość tytana
    .loc = kości tytana

face-S = czaszka
    .acc = czaszkę
face-SS = dwie czaszki
    .acc = dwie czaszki
face-blank = pusta ścianka
    .acc = pustą ściankę
face-1 = 1 miecz
    .acc = 1 miecz
face-2 = 2 miecze
    .acc = 2 miecze
face-3 = 3 miecze
    .acc = 3 miecze
face-4 = 4 miecze
    .acc = 4 miecze
face-5 = 5 mieczy
    .acc = 5 mieczy
face-6 = 6 mieczy
    .acc = 6 mieczy
face-7 = 7 mieczy
    .acc = 7 mieczy
face-8 = 8 mieczy
    .acc = 8 mieczy
face-9 = 9 mieczy
    .acc = 9 mieczy

## Items: weapons, spells, amulets and what lies beside the inventory; the sword is in both games

item-warhammer = młot bojowy
    .acc = młot bojowy
    .counted = { $number ->
            [one] młot bojowy
            [few] { $number } młoty bojowe
           *[many] { $number } młotów bojowych
        }
item-fireball = Ognisty pocisk
    .acc = Ognisty pocisk
    .counted = { $number ->
            [one] Ognisty pocisk
            [few] { $number } Ogniste pociski
           *[many] { $number } Ognistych pocisków
        }
item-pickpocket = Kieszonkowiec
    .acc = zaklęcie Kieszonkowiec
    .counted = { $number ->
            [one] zaklęcie Kieszonkowiec
            [few] { $number } zaklęcia Kieszonkowiec
           *[many] { $number } zaklęć Kieszonkowiec
        }
item-amulet-of-resources = Amulet Zasobów
    .acc = Amulet Zasobów
    .counted = Amulet Zasobów
item-amulet-of-glory = Amulet Chwały
    .acc = Amulet Chwały
    .counted = Amulet Chwały
item-amulet-of-action = Amulet Akcji
    .acc = Amulet Akcji
    .counted = Amulet Akcji
item-amulet-of-protection = Amulet Protekcji
    .acc = Amulet Protekcji
    .counted = Amulet Protekcji
item-amulet-of-the-titan = Amulet Tytana
    .acc = Amulet Tytana
    .counted = Amulet Tytana
item-small-stone = mały Kamień Dusz
    .acc = mały Kamień Dusz
    .counted = { $number ->
            [one] mały Kamień Dusz
            [few] { $number } małe Kamienie Dusz
           *[many] { $number } małych Kamieni Dusz
        }
item-large-stone = duży Kamień Dusz
    .acc = duży Kamień Dusz
    .counted = { $number ->
            [one] duży Kamień Dusz
            [few] { $number } duże Kamienie Dusz
           *[many] { $number } dużych Kamieni Dusz
        }
item-archstone = Arcykamień Dusz
    .acc = Arcykamień Dusz
    .counted = Arcykamień Dusz
item-cart = wózek z zasobami
    .acc = wózek z zasobami
    .counted = { $number ->
            [one] wózek z zasobami
            [few] { $number } wózki z zasobami
           *[many] { $number } wózków z zasobami
        }

## The city, resources, lands

building-stable = Stajnie
    .acc = Stajnie
building-portal = Portal
    .acc = Portal
building-banners = Proporzec chwały
    .acc = Proporzec chwały
building-camp = Obóz wojskowy
    .acc = Obóz wojskowy
building-range = Tor łuczniczy
    .acc = Tor łuczniczy
building-tower = Wieża czarnoksiężnika
    .acc = Wieżę czarnoksiężnika
building-city = miasto
    .acc = miasto

resource-food = żywność
    .few = żywności
    .many = żywności
    .counted = { $number ->
            [one] { $number } żywność
            [few] { $number } żywności
           *[many] { $number } żywności
        }
resource-wood = drewno
    .few = drewna
    .many = drewna
    .counted = { $number ->
            [one] { $number } drewno
            [few] { $number } drewna
           *[many] { $number } drewna
        }
resource-stone = kamień
    .few = kamienie
    .many = kamieni
    .counted = { $number ->
            [one] { $number } kamień
            [few] { $number } kamienie
           *[many] { $number } kamieni
        }

land-farm = folwark
    .acc = folwark
land-forest = las
    .acc = las
land-farm-forest = folwark z lasem
    .acc = folwark z lasem
land-farm-rock = folwark ze skałami
    .acc = folwark ze skałami
land-forest-rock = las ze skałami
    .acc = las ze skałami
land-big-farm = wielki folwark
    .acc = wielki folwark
land-dense-forest = gęsty las
    .acc = gęsty las
land-big-rock = olbrzymie skały
    .acc = olbrzymie skały
land-rock = skały
    .acc = skały
land-abyss = Mroczna Głębia
    .acc = Mroczną Głębię
land-castle = zamek Karak
    .acc = zamek Karak

## Directions that only hexes have

side-northeast = północny wschód
    .loc = północnym wschodzie
side-southeast = południowy wschód
    .loc = południowym wschodzie
side-southwest = południowy zachód
    .loc = południowym zachodzie
side-northwest = północny zachód
    .loc = północnym zachodzie

## Variants

variant-friendly = przyjazny
    .explained = Zaraza i Niedola nie występują.
