### The names of things in Karak 2, in Czech; the forms are told at the head of nouns.ftl. A name that both games have,
### but not in the same way, ends with the game: hero-warlock-karak2.

## Heroes

hero-ranger = Lorraine
    .trade = Hraničářka
    .full = hraničářka lady Lorraine
    .played = hraničářku lady Lorraine
    .acc = Lorraine
    .dat = Lorraine
    .with = s Lorraine
hero-warlock-karak2 = Xanros
    .trade = Černokněžník
    .full = černokněžník lord Xanros
    .played = černokněžníka lorda Xanrose
    .acc = Xanrose
    .dat = Xanrosovi
    .with = s Xanrosem
hero-princess = Elspeth
    .trade = Bojovnice
    .full = bojovnice Elspeth
    .played = bojovnici Elspeth
    .acc = Elspeth
    .dat = Elspeth
    .with = s Elspeth
hero-scout = Darius
    .trade = Průzkumník
    .full = průzkumník Darius
    .played = průzkumníka Daria
    .acc = Daria
    .dat = Dariovi
    .with = s Dariem

## Armies

army-skeleton-warriors = kostliví bojovníci
    .acc = kostlivé bojovníky
    .counted = { $number ->
            [1] kostlivé bojovníky
           *[other] { $number }× kostlivé bojovníky
        }
army-fire-eaters = ohnivci
    .acc = ohnivce
    .counted = { $number ->
            [1] ohnivce
           *[other] { $number }× ohnivce
        }
army-shadow-eaters = stínoví požírači
    .acc = stínové požírače
    .counted = { $number ->
            [1] stínové požírače
           *[other] { $number }× stínové požírače
        }
army-skeletal-hulks = hromotluci s nákladem
    .acc = hromotluky s nákladem
    .counted = { $number ->
            [1] hromotluky s nákladem
           *[other] { $number }× hromotluky s nákladem
        }
army-hammer-follower = stoupenci kladiva
    .acc = stoupence kladiva
    .counted = stoupence kladiva
army-dark-dryads = temné dryády
    .acc = temné dryády
    .counted = { $number ->
            [1] temné dryády
           *[other] { $number }× temné dryády
        }
army-skeleton-riders = kostlivý jezdec
    .acc = kostlivého jezdce
    .counted = { $number ->
            [one] kostlivého jezdce
            [few] { $number } kostlivé jezdce
           *[other] { $number } kostlivých jezdců
        }
army-envoys-of-death = posel smrti
    .acc = posla smrti
    .counted = { $number ->
            [one] posla smrti
            [few] { $number } posly smrti
           *[other] { $number } poslů smrti
        }

## Units, dice and their faces

unit-knight = rytíř
    .acc = rytíře
    .many = rytířů
    .counted = { $number ->
            [one] rytíře
            [few] { $number } rytíře
           *[other] { $number } rytířů
        }
    .listed = { $number ->
            [one] rytíř
            [few] { $number } rytíři
           *[other] { $number } rytířů
        }
    .letter = R
unit-archer = lučištník
    .acc = lučištníka
    .many = lučištníků
    .counted = { $number ->
            [one] lučištníka
            [few] { $number } lučištníky
           *[other] { $number } lučištníků
        }
    .listed = { $number ->
            [one] lučištník
            [few] { $number } lučištníci
           *[other] { $number } lučištníků
        }
    .letter = L
unit-mage = mág
    .acc = mága
    .many = mágů
    .counted = { $number ->
            [one] mága
            [few] { $number } mágy
           *[other] { $number } mágů
        }
    .listed = { $number ->
            [one] mág
            [few] { $number } mágové
           *[other] { $number } mágů
        }
    .letter = M
unit-skeleton = kostlivec
    .acc = kostlivce
    .many = kostlivců
    .counted = { $number ->
            [one] kostlivce
            [few] { $number } kostlivce
           *[other] { $number } kostlivců
        }
    .listed = { $number ->
            [one] kostlivec
            [few] { $number } kostlivci
           *[other] { $number } kostlivců
        }
    .letter = K
unit-bear = medvěd
    .acc = medvěda
    .many = medvědů
    .counted = medvěda
    .listed = medvěd
    .letter = Me
unit-titan = titán
    .acc = titána
    .many = titánů
    .counted = titána
    .listed = titán
    .letter = T

die-hero = kostka hrdiny
    .in = na kostce hrdiny
die-knight = kostka rytíře
    .in = na kostce rytíře
die-archer = kostka lučištníka
    .in = na kostce lučištníka
die-mage = kostka mága
    .in = na kostce mága
die-skeleton = kostka kostlivce
    .in = na kostce kostlivce
die-bear = kostka medvěda
    .in = na kostce medvěda
die-titan = kostka titána
    .in = na kostce titána

face-S = lebka
face-SS = dvě lebky
face-blank = nic
face-1 = 1 meč
face-2 = 2 meče
face-3 = 3 meče
face-4 = 4 meče
face-5 = 5 mečů
face-6 = 6 mečů
face-7 = 7 mečů
face-8 = 8 mečů
face-9 = 9 mečů

## Items: weapons, spells, amulets and what lies beside the inventory; the sword is in both games

item-warhammer = válečné kladivo
    .acc = válečné kladivo
    .counted = { $number ->
            [one] válečné kladivo
            [few] { $number } válečná kladiva
           *[other] { $number } válečných kladiv
        }
item-fireball = ohnivá koule
    .acc = ohnivou kouli
    .counted = { $number ->
            [one] ohnivou kouli
            [few] { $number } ohnivé koule
           *[other] { $number } ohnivých koulí
        }
item-pickpocket = kouzlo chmaták
    .acc = kouzlo chmaták
    .counted = { $number ->
            [one] kouzlo chmaták
            [few] { $number } kouzla chmaták
           *[other] { $number } kouzel chmaták
        }
item-amulet-of-resources = amulet surovin
    .acc = amulet surovin
    .counted = amulet surovin
item-amulet-of-glory = amulet slávy
    .acc = amulet slávy
    .counted = amulet slávy
item-amulet-of-action = amulet akce
    .acc = amulet akce
    .counted = amulet akce
item-amulet-of-protection = amulet ochrany
    .acc = amulet ochrany
    .counted = amulet ochrany
item-amulet-of-the-titan = amulet titána
    .acc = amulet titána
    .counted = amulet titána
item-small-stone = malý kámen duše
    .acc = malý kámen duše
    .counted = { $number ->
            [one] malý kámen duše
            [few] { $number } malé kameny duše
           *[other] { $number } malých kamenů duše
        }
item-large-stone = velký kámen duše
    .acc = velký kámen duše
    .counted = { $number ->
            [one] velký kámen duše
            [few] { $number } velké kameny duše
           *[other] { $number } velkých kamenů duše
        }
item-archstone = arcikámen duše
    .acc = arcikámen duše
    .counted = arcikámen duše
item-cart = povoz se surovinami
    .acc = povoz se surovinami
    .counted = { $number ->
            [one] povoz se surovinami
            [few] { $number } povozy se surovinami
           *[other] { $number } povozů se surovinami
        }

## The city, resources, lands

building-stable = stáj
    .acc = stáj
building-portal = portál
    .acc = portál
building-banners = prapory slávy
    .acc = prapory slávy
building-camp = vojenský tábor
    .acc = vojenský tábor
building-range = střelnice
    .acc = střelnici
building-tower = čarodějná věž
    .acc = čarodějnou věž
building-city = město
    .acc = město

resource-food = jídlo
    .few = jídla
    .many = jídel
    .counted = { $number ->
            [one] { $number } jídlo
            [few] { $number } jídla
           *[other] { $number } jídel
        }
resource-wood = dřevo
    .few = dřeva
    .many = dřev
    .counted = { $number ->
            [one] { $number } dřevo
            [few] { $number } dřeva
           *[other] { $number } dřev
        }
resource-stone = kámen
    .few = kameny
    .many = kamenů
    .counted = { $number ->
            [one] { $number } kámen
            [few] { $number } kameny
           *[other] { $number } kamenů
        }

land-farm = farma
    .acc = farmu
land-forest = les
    .acc = les
land-farm-forest = farma a les
    .acc = farmu a les
land-farm-rock = farma a skála
    .acc = farmu a skálu
land-forest-rock = les a skála
    .acc = les a skálu
land-big-farm = velká farma
    .acc = velkou farmu
land-dense-forest = hustý les
    .acc = hustý les
land-big-rock = velká skála
    .acc = velkou skálu
land-rock = skála
    .acc = skálu
land-abyss = pekelná propast
    .acc = pekelnou propast
land-castle = hrad Karak
    .acc = hrad Karak

## Directions that only hexes have

side-northeast = severovýchod
    .to = na severovýchod
    .in = na severovýchodě
    .of = severovýchodně
side-southeast = jihovýchod
    .to = na jihovýchod
    .in = na jihovýchodě
    .of = jihovýchodně
side-southwest = jihozápad
    .to = na jihozápad
    .in = na jihozápadě
    .of = jihozápadně
side-northwest = severozápad
    .to = na severozápad
    .in = na severozápadě
    .of = severozápadně

## Variants

variant-friendly = přátelská hra
    .explained = Bída a mor se nehrají.
