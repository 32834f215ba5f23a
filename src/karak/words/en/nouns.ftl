### The names of things. A message is <group>-<name>; its value is the plain form, and every attribute
### is another form: for an argument $monster a sentence may use $monster, $monster-a, $monster-the.
### All nouns of a group have the same forms; which ones, every language decides for itself (docs/words.md).
###
### .a        with the indefinite article, as a thing that is new
### .the      with the definite article, as a thing that is known
### .counted  so many of them; $number says how many

## Heroes of Karak, by their trade

hero-wizard = Argentus
    .trade = Wizard
    .full = Argentus the Wizard
hero-warlock = Xanros
    .trade = Warlock
    .full = Xanros the Warlock
hero-warrior = Horan
    .trade = Warrior
    .full = Horan the Warrior
hero-thief = Aderyn
    .trade = Thief
    .full = Aderyn the Thief
hero-oracle = Taia
    .trade = Oracle
    .full = Taia the Oracle
hero-swordsman = Victorius
    .trade = Swordsman
    .full = Victorius the Swordsman

## Tokens: monsters and chests

token-rat = rat
    .a = a rat
    .the = the rat
token-spider = giant spider
    .a = a giant spider
    .the = the giant spider
token-mummy = mummy
    .a = a mummy
    .the = the mummy
token-turnkey = skeleton turnkey
    .a = a skeleton turnkey
    .the = the skeleton turnkey
token-skeleton-warrior = skeleton warrior
    .a = a skeleton warrior
    .the = the skeleton warrior
token-skeleton-king = skeleton king
    .a = a skeleton king
    .the = the skeleton king
token-fallen = Fallen
    .a = a Fallen
    .the = the Fallen
token-dragon = dragon
    .a = the dragon
    .the = the dragon
token-chest = locked chest
    .a = a locked chest
    .the = the locked chest

## Items: weapons, spells, keys and treasures

item-daggers = daggers
    .a = a pair of daggers
    .the = the daggers
    .counted = { $number ->
            [one] a pair of daggers
           *[other] { $number } pairs of daggers
        }
item-sword = sword
    .a = a sword
    .the = the sword
    .counted = { $number ->
            [one] a sword
           *[other] { $number } swords
        }
item-axe = axe
    .a = an axe
    .the = the axe
    .counted = { $number ->
            [one] an axe
           *[other] { $number } axes
        }
item-flames = magic flames
    .a = a magic flames spell
    .the = the magic flames
    .counted = { $number ->
            [one] a magic flames spell
           *[other] { $number } magic flames spells
        }
item-portal = healing portal
    .a = a healing portal
    .the = the healing portal
    .counted = { $number ->
            [one] a healing portal
           *[other] { $number } healing portals
        }
item-key = key
    .a = a key
    .the = the key
    .counted = { $number ->
            [one] a key
           *[other] { $number } keys
        }
item-treasure = treasure
    .a = a treasure
    .the = the treasure
    .counted = { $number ->
            [one] a treasure
           *[other] { $number } treasures
        }
item-dragon-treasure = dragon's treasure
    .a = the dragon's treasure
    .the = the dragon's treasure
    .counted = the dragon's treasure

## Tiles and their shapes

tile-start = start tile
    .a = the start tile
    .the = the start tile
tile-tunnel = tunnel
    .a = a tunnel
    .the = the tunnel
tile-room = room
    .a = a room
    .the = the room
tile-gate = gate
    .a = a gate
    .the = the gate
tile-fountain = fountain
    .a = a fountain
    .the = the fountain

shape-straight = straight
shape-corner = corner
shape-tee = T
shape-cross = crossing

## Directions

side-north = north
    .to = to the north
side-east = east
    .to = to the east
side-south = south
    .to = to the south
side-west = west
    .to = to the west

## Games, variants, bots

game-karak = Karak
game-karak2 = Karak 2

variant-experts-goal = experts' goal
    .explained = The first hero with 6 treasures wins at once, and treasures take up room.

bot-random = random
    .explained = Does anything that is allowed.
bot-greedy = greedy
    .explained = Fights when the odds are good, takes what is worth points, heals when low.
bot-knight = knight
    .explained = Weighs everything it can do in its turn by exact odds.
bot-champion = champion
    .explained = Looks several turns ahead, at what the others may answer too.

## Where there is no name to tell

seat-without-hero = Player { $number }
something-hidden = something
