### The names of things, in Czech. A message is <group>-<name>, its value the nominative.
###
### .played   accusative of a hero with the trade: „čaroděje Argenta“
### .acc      accusative: „krysu“, „obřího pavouka“
### .with     instrumental with its preposition: „s krysou“, „se zamčenou truhlou“
### .dat      dative, for heroes
### .in       locative with its preposition: „na kostce rytíře“, „na severu“
### .few .many  nominative and accusative of two to four, genitive of five and more
### .counted  so many of them in the accusative; $number says how many
### .listed   so many of them in the nominative
### .to .of   directions: „na sever“, „severně“

## Heroes of Karak, by their trade

hero-wizard = Argentus
    .trade = Čaroděj
    .full = čaroděj Argentus
    .played = čaroděje Argenta
    .acc = Argenta
    .dat = Argentovi
    .with = s Argentem
hero-warlock = Xanros
    .trade = Černokněžník
    .full = černokněžník Xanros
    .played = černokněžníka Xanrose
    .acc = Xanrose
    .dat = Xanrosovi
    .with = s Xanrosem
hero-warrior = Horan
    .trade = Válečník
    .full = válečník Horan
    .played = válečníka Horana
    .acc = Horana
    .dat = Horanovi
    .with = s Horanem
hero-thief = Aderyn
    .trade = Zlodějka
    .full = zlodějka Aderyn
    .played = zlodějku Aderyn
    .acc = Aderyn
    .dat = Aderyn
    .with = s Aderyn
hero-oracle = Taia
    .trade = Vědma
    .full = vědma Taia
    .played = vědmu Taiu
    .acc = Taiu
    .dat = Taie
    .with = s Taiou
hero-swordsman = Victorius
    .trade = Šermíř
    .full = šermíř Victorius
    .played = šermíře Victoria
    .acc = Victoria
    .dat = Victoriovi
    .with = s Victoriem

## Tokens: monsters and chests

token-rat = krysa
    .acc = krysu
    .with = s krysou
token-spider = obří pavouk
    .acc = obřího pavouka
    .with = s obřím pavoukem
token-mummy = mumie
    .acc = mumii
    .with = s mumií
token-turnkey = kostlivý klíčník
    .acc = kostlivého klíčníka
    .with = s kostlivým klíčníkem
token-skeleton-warrior = kostlivý bojovník
    .acc = kostlivého bojovníka
    .with = s kostlivým bojovníkem
token-skeleton-king = kostlivý král
    .acc = kostlivého krále
    .with = s kostlivým králem
token-fallen = padlý
    .acc = padlého
    .with = s padlým
token-dragon = drak
    .acc = draka
    .with = s drakem
token-chest = zamčená truhla
    .acc = zamčenou truhlu
    .with = se zamčenou truhlou

## Items: weapons, spells, keys and treasures

item-daggers = dýky
    .acc = dýky
    .counted = { $number ->
            [1] dýky
            [2] dvoje dýky
            [3] troje dýky
           *[other] { $number }× dýky
        }
item-sword = meč
    .acc = meč
    .counted = { $number ->
            [one] meč
            [few] { $number } meče
           *[other] { $number } mečů
        }
item-axe = sekera
    .acc = sekeru
    .counted = { $number ->
            [one] sekeru
            [few] { $number } sekery
           *[other] { $number } seker
        }
item-flames = magická střela
    .acc = magickou střelu
    .counted = { $number ->
            [one] magickou střelu
            [few] { $number } magické střely
           *[other] { $number } magických střel
        }
item-portal = léčivý portál
    .acc = léčivý portál
    .counted = { $number ->
            [one] léčivý portál
            [few] { $number } léčivé portály
           *[other] { $number } léčivých portálů
        }
item-key = klíč
    .acc = klíč
    .counted = { $number ->
            [one] klíč
            [few] { $number } klíče
           *[other] { $number } klíčů
        }
item-treasure = poklad
    .acc = poklad
    .counted = { $number ->
            [one] poklad
            [few] { $number } poklady
           *[other] { $number } pokladů
        }
item-dragon-treasure = dračí poklad
    .acc = dračí poklad
    .counted = dračí poklad

## Tiles and their shapes

tile-start = startovní dílek
    .acc = startovní dílek
tile-tunnel = chodba
    .acc = chodbu
tile-room = místnost
    .acc = místnost
tile-gate = brána
    .acc = bránu
tile-fountain = fontána
    .acc = fontánu

shape-straight = rovně
shape-corner = zatáčka
shape-tee = do T
shape-cross = křižovatka

## Directions

side-north = sever
    .to = na sever
    .in = na severu
    .of = severně
side-east = východ
    .to = na východ
    .in = na východě
    .of = východně
side-south = jih
    .to = na jih
    .in = na jihu
    .of = jižně
side-west = západ
    .to = na západ
    .in = na západě
    .of = západně

## Games, variants, bots

game-karak = Karak
game-karak2 = Karak 2

variant-experts-goal = cíl pro znalce
    .explained = Kdo má první 6 pokladů, hned vyhrává. Poklady ale zabírají místo.

bot-random = popleta
    .explained = Dělá cokoli, co se zrovna smí.
bot-greedy = hamoun
    .explained = Bojuje, když má dobré vyhlídky, bere, co nese body, a léčí se, když je zle.
bot-knight = rytíř
    .explained = Každou možnost ve svém tahu zváží podle přesných šancí.
bot-champion = šampion
    .explained = Přemýšlí na několik tahů dopředu a počítá i s tím, co udělají ostatní.

## Where there is no name to tell

seat-without-hero = Hráč { $number }
    .played = hráče { $number }
    .acc = hráče { $number }
    .dat = hráči { $number }
    .with = s hráčem { $number }
something-hidden = něco
    .with = s něčím
