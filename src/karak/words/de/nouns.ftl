### The names of things, in German. A message is <group>-<name>, its value the nominative without an article.
### Most sentences want an accusative, so that is what these forms are:
###
### .a        accusative with the indefinite article: „eine Ratte“, „einen Schlüssel“
### .the      accusative with the definite article: „die Ratte“, „den Schlüssel“
### .counted  accusative, so many of them; $number says how many
### .acc      heroes: accusative with trade and name: „den Magier Argentus“
### .to .in .of  directions: „nach Norden“, „im Norden“, „nördlich“

## Heroes of Karak, by their trade

hero-wizard = Argentus
    .trade = Magier
    .full = Magier Argentus
    .acc = den Magier Argentus
hero-warlock = Xanros
    .trade = Hexenmeister
    .full = Hexenmeister Xanros
    .acc = den Hexenmeister Xanros
hero-warrior = Horan
    .trade = Krieger
    .full = Krieger Horan
    .acc = den Krieger Horan
hero-thief = Aderyn
    .trade = Diebin
    .full = Diebin Aderyn
    .acc = die Diebin Aderyn
hero-oracle = Taia
    .trade = Seherin
    .full = Seherin Taia
    .acc = die Seherin Taia
hero-swordsman = Victorius
    .trade = Schwertkämpfer
    .full = Schwertkämpfer Victorius
    .acc = den Schwertkämpfer Victorius

## Tokens: monsters and chests

token-rat = Ratte
    .a = eine Ratte
    .the = die Ratte
token-spider = Riesenspinne
    .a = eine Riesenspinne
    .the = die Riesenspinne
token-mummy = Mumie
    .a = eine Mumie
    .the = die Mumie
token-turnkey = Skelett-Wärter
    .a = einen Skelett-Wärter
    .the = den Skelett-Wärter
token-skeleton-warrior = Skelett-Krieger
    .a = einen Skelett-Krieger
    .the = den Skelett-Krieger
token-skeleton-king = Skelett-König
    .a = einen Skelett-König
    .the = den Skelett-König
token-fallen = Seelenräuber
    .a = einen Seelenräuber
    .the = den Seelenräuber
token-dragon = Drache
    .a = den Drachen
    .the = den Drachen
token-chest = verschlossene Truhe
    .a = eine verschlossene Truhe
    .the = die verschlossene Truhe

## Items: weapons, spells, keys and treasures

item-daggers = Dolche
    .a = Dolche
    .the = die Dolche
    .counted = { $number ->
            [one] Dolche
           *[other] { $number } Paar Dolche
        }
item-sword = Schwert
    .a = ein Schwert
    .the = das Schwert
    .counted = { $number ->
            [one] ein Schwert
           *[other] { $number } Schwerter
        }
item-axe = Axt
    .a = eine Axt
    .the = die Axt
    .counted = { $number ->
            [one] eine Axt
           *[other] { $number } Äxte
        }
item-flames = Flammenzauber
    .a = einen Flammenzauber
    .the = den Flammenzauber
    .counted = { $number ->
            [one] einen Flammenzauber
           *[other] { $number } Flammenzauber
        }
item-portal = Heilzauber
    .a = einen Heilzauber
    .the = den Heilzauber
    .counted = { $number ->
            [one] einen Heilzauber
           *[other] { $number } Heilzauber
        }
item-key = Schlüssel
    .a = einen Schlüssel
    .the = den Schlüssel
    .counted = { $number ->
            [one] einen Schlüssel
           *[other] { $number } Schlüssel
        }
item-treasure = Schatz
    .a = einen Schatz
    .the = den Schatz
    .counted = { $number ->
            [one] einen Schatz
           *[other] { $number } Schätze
        }
item-dragon-treasure = Drachenschatz
    .a = den Drachenschatz
    .the = den Drachenschatz
    .counted = den Drachenschatz

## Tiles and their shapes

tile-start = Startfeld
    .a = das Startfeld
    .the = das Startfeld
tile-tunnel = Gang
    .a = einen Gang
    .the = den Gang
tile-room = Raum
    .a = einen Raum
    .the = den Raum
tile-gate = Portal
    .a = ein Portal
    .the = das Portal
tile-fountain = Heilquelle
    .a = eine Heilquelle
    .the = die Heilquelle

shape-straight = gerade
shape-corner = Kurve
shape-tee = Abzweigung
shape-cross = Kreuzung

## Directions

side-north = Norden
    .to = nach Norden
    .in = im Norden
    .of = nördlich
side-east = Osten
    .to = nach Osten
    .in = im Osten
    .of = östlich
side-south = Süden
    .to = nach Süden
    .in = im Süden
    .of = südlich
side-west = Westen
    .to = nach Westen
    .in = im Westen
    .of = westlich

## Games, variants, bots

game-karak = Karak
game-karak2 = Karak 2

variant-experts-goal = Spielziel für Experten
    .explained = Wer zuerst 6 Schätze hat, gewinnt sofort, und Schätze brauchen Platz im Inventar.

bot-random = Zufall
    .explained = Tut irgendetwas, was erlaubt ist.
bot-greedy = Gierhals
    .explained = Kämpft, wenn die Chancen gut stehen, nimmt, was Punkte bringt, und heilt sich, wenn es nötig ist.
bot-knight = Ritter
    .explained = Wägt alles, was in diesem Zug möglich ist, nach genauen Wahrscheinlichkeiten ab.
bot-champion = Champion
    .explained = Denkt mehrere Züge voraus, auch daran, was die anderen antworten.

## Where there is no name to tell

seat-without-hero = Spieler { $number }
something-hidden = etwas
