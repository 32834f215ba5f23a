### The names of things in Karak 2, in German; the forms are those of nouns.ftl. A name that both games have, but not in
### the same way, ends with the game: the Seherin of Karak is the Wahrsagerin of Karak 2.
###
### .many         units: plural
### .letter       units: a letter or two that stands for it where room is scarce
### .counted-nom  units: so many of them in the nominative
### .on           dice: „auf dem Heldenwürfel“

## Heroes

hero-oracle-karak2 = Taia
    .trade = Wahrsagerin
    .full = Wahrsagerin Taia
    .acc = die Wahrsagerin Taia
hero-ranger = Lorraine
    .trade = Waldläuferin
    .full = Waldläuferin Lady Lorraine
    .acc = die Waldläuferin Lady Lorraine
hero-warlock-karak2 = Xanros
    .trade = Hexenmeister
    .full = Hexenmeister Lord Xanros
    .acc = den Hexenmeister Lord Xanros
hero-princess = Elspeth
    .trade = Kriegerprinzessin
    .full = Kriegerprinzessin Elspeth
    .acc = die Kriegerprinzessin Elspeth
hero-scout = Darius
    .trade = Kundschafter
    .full = Kundschafter Darius
    .acc = den Kundschafter Darius

## Armies

army-skeleton-warriors = Skelett-Krieger
    .a = Skelett-Krieger
    .the = die Skelett-Krieger
    .counted = { $number ->
            [one] Skelett-Krieger
           *[other] { $number }× Skelett-Krieger
        }
army-fire-eaters = Feuerschlucker
    .a = Feuerschlucker
    .the = die Feuerschlucker
    .counted = { $number ->
            [one] Feuerschlucker
           *[other] { $number }× Feuerschlucker
        }
army-shadow-eaters = Schattenfresser
    .a = Schattenfresser
    .the = die Schattenfresser
    .counted = { $number ->
            [one] Schattenfresser
           *[other] { $number }× Schattenfresser
        }
army-skeletal-hulks = Skelett-Riesen
    .a = Skelett-Riesen
    .the = die Skelett-Riesen
    .counted = { $number ->
            [one] Skelett-Riesen
           *[other] { $number }× Skelett-Riesen
        }
army-hammer-follower = Hammer-Elite
    .a = die Hammer-Elite
    .the = die Hammer-Elite
    .counted = die Hammer-Elite
army-dark-dryads = Dunkle Dryaden
    .a = Dunkle Dryaden
    .the = die Dunklen Dryaden
    .counted = { $number ->
            [one] Dunkle Dryaden
           *[other] { $number }× Dunkle Dryaden
        }
army-skeleton-riders = Skelett-Reiter
    .a = Skelett-Reiter
    .the = die Skelett-Reiter
    .counted = { $number ->
            [one] Skelett-Reiter
           *[other] { $number }× Skelett-Reiter
        }
army-envoys-of-death = Todesboten
    .a = Todesboten
    .the = die Todesboten
    .counted = { $number ->
            [one] Todesboten
           *[other] { $number }× Todesboten
        }

## Units, dice and their faces

unit-knight = Ritter
    .a = einen Ritter
    .counted = { $number ->
            [one] einen Ritter
           *[other] { $number } Ritter
        }
    .counted-nom = { $number ->
            [one] ein Ritter
           *[other] { $number } Ritter
        }
    .many = Ritter
    .letter = R
unit-archer = Bogenschütze
    .a = einen Bogenschützen
    .counted = { $number ->
            [one] einen Bogenschützen
           *[other] { $number } Bogenschützen
        }
    .counted-nom = { $number ->
            [one] ein Bogenschütze
           *[other] { $number } Bogenschützen
        }
    .many = Bogenschützen
    .letter = B
unit-mage = Magier
    .a = einen Magier
    .counted = { $number ->
            [one] einen Magier
           *[other] { $number } Magier
        }
    .counted-nom = { $number ->
            [one] ein Magier
           *[other] { $number } Magier
        }
    .many = Magier
    .letter = M
unit-skeleton = Skelett
    .a = ein Skelett
    .counted = { $number ->
            [one] ein Skelett
           *[other] { $number } Skelette
        }
    .counted-nom = { $number ->
            [one] ein Skelett
           *[other] { $number } Skelette
        }
    .many = Skelette
    .letter = S
unit-bear = Bär
    .a = den Bären
    .counted = den Bären
    .counted-nom = der Bär
    .many = Bären
    .letter = Bä
unit-titan = Titan
    .a = den Titanen
    .counted = den Titanen
    .counted-nom = der Titan
    .many = Titanen
    .letter = T

die-hero = Heldenwürfel
    .on = auf dem Heldenwürfel
die-knight = Ritterwürfel
    .on = auf einem Ritterwürfel
die-archer = Bogenschützenwürfel
    .on = auf einem Bogenschützenwürfel
die-mage = Magierwürfel
    .on = auf einem Magierwürfel
die-skeleton = Skelettwürfel
    .on = auf einem Skelettwürfel
die-bear = Bärenwürfel
    .on = auf dem Bärenwürfel
die-titan = Titanwürfel
    .on = auf dem Titanwürfel

face-S = einen Totenkopf
face-SS = zwei Totenköpfe
face-blank = nichts
face-1 = 1 Schwert
face-2 = 2 Schwerter
face-3 = 3 Schwerter
face-4 = 4 Schwerter
face-5 = 5 Schwerter
face-6 = 6 Schwerter
face-7 = 7 Schwerter
face-8 = 8 Schwerter
face-9 = 9 Schwerter

## Items: weapons, spells, amulets and what lies beside the inventory; the sword is in both games

item-warhammer = Kriegshammer
    .a = einen Kriegshammer
    .the = den Kriegshammer
    .counted = { $number ->
            [one] einen Kriegshammer
           *[other] { $number } Kriegshämmer
        }
item-fireball = Feuerball
    .a = einen Feuerball
    .the = den Feuerball
    .counted = { $number ->
            [one] einen Feuerball
           *[other] { $number } Feuerbälle
        }
item-pickpocket = Taschendieb
    .a = einen Taschendieb-Zauber
    .the = den Taschendieb-Zauber
    .counted = { $number ->
            [one] einen Taschendieb-Zauber
           *[other] { $number } Taschendieb-Zauber
        }
item-amulet-of-resources = Amulett der Rohstoffe
    .a = das Amulett der Rohstoffe
    .the = das Amulett der Rohstoffe
    .counted = das Amulett der Rohstoffe
item-amulet-of-glory = Amulett des Ruhms
    .a = das Amulett des Ruhms
    .the = das Amulett des Ruhms
    .counted = das Amulett des Ruhms
item-amulet-of-action = Amulett der Tat
    .a = das Amulett der Tat
    .the = das Amulett der Tat
    .counted = das Amulett der Tat
item-amulet-of-protection = Amulett des Schutzes
    .a = das Amulett des Schutzes
    .the = das Amulett des Schutzes
    .counted = das Amulett des Schutzes
item-amulet-of-the-titan = Amulett des Titanen
    .a = das Amulett des Titanen
    .the = das Amulett des Titanen
    .counted = das Amulett des Titanen
item-small-stone = kleiner Seelenstein
    .a = einen kleinen Seelenstein
    .the = den kleinen Seelenstein
    .counted = { $number ->
            [one] einen kleinen Seelenstein
           *[other] { $number } kleine Seelensteine
        }
item-large-stone = großer Seelenstein
    .a = einen großen Seelenstein
    .the = den großen Seelenstein
    .counted = { $number ->
            [one] einen großen Seelenstein
           *[other] { $number } große Seelensteine
        }
item-archstone = Seelen-Arkenstein
    .a = den Seelen-Arkenstein
    .the = den Seelen-Arkenstein
    .counted = den Seelen-Arkenstein
item-cart = Rohstoff-Karren
    .a = einen Rohstoff-Karren
    .the = den Rohstoff-Karren
    .counted = { $number ->
            [one] einen Rohstoff-Karren
           *[other] { $number } Rohstoff-Karren
        }

## The city, resources, lands

building-stable = Stall
    .the = den Stall
building-portal = Portal
    .the = das Portal
building-banners = Ruhmbanner
    .the = die Ruhmbanner
building-camp = Militärlager
    .the = das Militärlager
building-range = Schießplatz
    .the = den Schießplatz
building-tower = Magierturm
    .the = den Magierturm
building-city = Stadt
    .the = die Stadt

resource-food = Nahrung
    .counted = { $number } Nahrung
resource-wood = Holz
    .counted = { $number } Holz
resource-stone = Stein
    .counted = { $number } Stein

land-farm = Bauernhof
    .a = einen Bauernhof
    .the = den Bauernhof
land-forest = Wald
    .a = einen Wald
    .the = den Wald
land-farm-forest = Wald und Bauernhof
    .a = ein Feld mit Wald und Bauernhof
    .the = das Feld mit Wald und Bauernhof
land-farm-rock = Fels und Bauernhof
    .a = ein Feld mit Fels und Bauernhof
    .the = das Feld mit Fels und Bauernhof
land-forest-rock = Fels und Wald
    .a = ein Feld mit Fels und Wald
    .the = das Feld mit Fels und Wald
land-big-farm = Großer Bauernhof
    .a = einen Großen Bauernhof
    .the = den Großen Bauernhof
land-dense-forest = Großer Wald
    .a = einen Großen Wald
    .the = den Großen Wald
land-big-rock = Großer Fels
    .a = einen Großen Fels
    .the = den Großen Fels
land-rock = Fels
    .a = einen Fels
    .the = den Fels
land-abyss = Höllenschlund
    .a = den Höllenschlund
    .the = den Höllenschlund
land-castle = Burg Karak
    .a = die Burg Karak
    .the = die Burg Karak

## Directions that only hexes have

side-northeast = Nordosten
    .to = nach Nordosten
    .in = im Nordosten
    .of = nordöstlich
side-southeast = Südosten
    .to = nach Südosten
    .in = im Südosten
    .of = südöstlich
side-southwest = Südwesten
    .to = nach Südwesten
    .in = im Südwesten
    .of = südwestlich
side-northwest = Nordwesten
    .to = nach Nordwesten
    .in = im Nordwesten
    .of = nordwestlich

## Variants

variant-friendly = freundlich
    .explained = Pest und Elend gibt es nicht.
