### The names of things in Karak 2. A message is <group>-<name>; a name that both games have, but not in the
### same way, ends with the game: hero-warlock-karak2.

## Heroes

hero-ranger = Lorraine
    .trade = Ranger
    .full = Lady Lorraine the Ranger
hero-warlock-karak2 = Xanros
    .trade = Warlock
    .full = Lord Xanros the Warlock
hero-princess = Elspeth
    .trade = Princess
    .full = Elspeth the Warrior Princess
hero-scout = Darius
    .trade = Scout
    .full = Darius the Scout

## Armies

army-skeleton-warriors = Skeleton Warriors
    .a = Skeleton Warriors
    .the = the Skeleton Warriors
    .counted = { $number ->
            [one] Skeleton Warriors
           *[other] Skeleton Warriors ×{ $number }
        }
army-fire-eaters = Fire Eaters
    .a = Fire Eaters
    .the = the Fire Eaters
    .counted = { $number ->
            [one] Fire Eaters
           *[other] Fire Eaters ×{ $number }
        }
army-shadow-eaters = Shadow Eaters
    .a = Shadow Eaters
    .the = the Shadow Eaters
    .counted = { $number ->
            [one] Shadow Eaters
           *[other] Shadow Eaters ×{ $number }
        }
army-skeletal-hulks = Skeletal Hulks
    .a = Skeletal Hulks
    .the = the Skeletal Hulks
    .counted = { $number ->
            [one] Skeletal Hulks
           *[other] Skeletal Hulks ×{ $number }
        }
army-hammer-follower = Hammer Follower
    .a = the Hammer Follower
    .the = the Hammer Follower
    .counted = the Hammer Follower
army-dark-dryads = Dark Dryads
    .a = Dark Dryads
    .the = the Dark Dryads
    .counted = { $number ->
            [one] Dark Dryads
           *[other] Dark Dryads ×{ $number }
        }
army-skeleton-riders = Skeleton Riders
    .a = Skeleton Riders
    .the = the Skeleton Riders
    .counted = { $number ->
            [one] Skeleton Riders
           *[other] Skeleton Riders ×{ $number }
        }
army-envoys-of-death = Envoys of Death
    .a = Envoys of Death
    .the = the Envoys of Death
    .counted = { $number ->
            [one] Envoys of Death
           *[other] Envoys of Death ×{ $number }
        }

## Units, dice and their faces

unit-knight = Knight
    .a = a Knight
    .counted = { $number ->
            [one] a Knight
           *[other] { $number } Knights
        }
    .many = Knights
    .letter = K
unit-archer = Archer
    .a = an Archer
    .counted = { $number ->
            [one] an Archer
           *[other] { $number } Archers
        }
    .many = Archers
    .letter = A
unit-mage = Mage
    .a = a Mage
    .counted = { $number ->
            [one] a Mage
           *[other] { $number } Mages
        }
    .many = Mages
    .letter = M
unit-skeleton = Skeleton
    .a = a Skeleton
    .counted = { $number ->
            [one] a Skeleton
           *[other] { $number } Skeletons
        }
    .many = Skeletons
    .letter = S
unit-bear = Bear
    .a = the Bear
    .counted = the Bear
    .many = Bears
    .letter = B
unit-titan = Titan
    .a = the Titan
    .counted = the Titan
    .many = Titans
    .letter = T

die-hero = hero die
    .the = the hero die
die-knight = Knight's die
    .the = a Knight's die
die-archer = Archer's die
    .the = an Archer's die
die-mage = Mage's die
    .the = a Mage's die
die-skeleton = Skeleton's die
    .the = a Skeleton's die
die-bear = Bear's die
    .the = the Bear's die
die-titan = Titan's die
    .the = the Titan's die

face-S = a skull
face-SS = two skulls
face-blank = nothing
face-1 = 1 sword
face-2 = 2 swords
face-3 = 3 swords
face-4 = 4 swords
face-5 = 5 swords
face-6 = 6 swords
face-7 = 7 swords
face-8 = 8 swords
face-9 = 9 swords

## Items: weapons, spells, amulets and what lies beside the inventory; the sword is in both games

item-warhammer = warhammer
    .a = a warhammer
    .the = the warhammer
    .counted = { $number ->
            [one] a warhammer
           *[other] { $number } warhammers
        }
item-fireball = Fireball
    .a = a Fireball
    .the = the Fireball
    .counted = { $number ->
            [one] a Fireball
           *[other] { $number } Fireballs
        }
item-pickpocket = Pickpocket
    .a = a Pickpocket spell
    .the = the Pickpocket spell
    .counted = { $number ->
            [one] a Pickpocket spell
           *[other] { $number } Pickpocket spells
        }
item-amulet-of-resources = Amulet of Resources
    .a = the Amulet of Resources
    .the = the Amulet of Resources
    .counted = the Amulet of Resources
item-amulet-of-glory = Amulet of Glory
    .a = the Amulet of Glory
    .the = the Amulet of Glory
    .counted = the Amulet of Glory
item-amulet-of-action = Amulet of Action
    .a = the Amulet of Action
    .the = the Amulet of Action
    .counted = the Amulet of Action
item-amulet-of-protection = Amulet of Protection
    .a = the Amulet of Protection
    .the = the Amulet of Protection
    .counted = the Amulet of Protection
item-amulet-of-the-titan = Amulet of the Titan
    .a = the Amulet of the Titan
    .the = the Amulet of the Titan
    .counted = the Amulet of the Titan
item-small-stone = small soul stone
    .a = a small soul stone
    .the = the small soul stone
    .counted = { $number ->
            [one] a small soul stone
           *[other] { $number } small soul stones
        }
item-large-stone = large soul stone
    .a = a large soul stone
    .the = the large soul stone
    .counted = { $number ->
            [one] a large soul stone
           *[other] { $number } large soul stones
        }
item-archstone = Soul Archstone
    .a = the Soul Archstone
    .the = the Soul Archstone
    .counted = the Soul Archstone
item-cart = resource cart
    .a = a resource cart
    .the = the resource cart
    .counted = { $number ->
            [one] a resource cart
           *[other] { $number } resource carts
        }

## The city, resources, lands

building-stable = Stable
    .the = the Stable
building-portal = Portal
    .the = the Portal
building-banners = Glory Banners
    .the = the Glory Banners
building-camp = Military Camp
    .the = the Military Camp
building-range = Shooting Range
    .the = the Shooting Range
building-tower = Wizard Tower
    .the = the Wizard Tower
building-city = city
    .the = the city

resource-food = food
    .counted = { $number } food
resource-wood = wood
    .counted = { $number } wood
resource-stone = stone
    .counted = { $number } stone

land-farm = farm
    .a = a farm
    .the = the farm
land-forest = forest
    .a = a forest
    .the = the forest
land-farm-forest = farm with forest
    .a = a farm with forest
    .the = the farm with forest
land-farm-rock = farm with rocks
    .a = a farm with rocks
    .the = the farm with rocks
land-forest-rock = forest with rocks
    .a = a forest with rocks
    .the = the forest with rocks
land-big-farm = big farm
    .a = a big farm
    .the = the big farm
land-dense-forest = dense forest
    .a = a dense forest
    .the = the dense forest
land-big-rock = big rock
    .a = a big rock
    .the = the big rock
land-rock = rock
    .a = a rock
    .the = the rock
land-abyss = Infernal Abyss
    .a = the Infernal Abyss
    .the = the Infernal Abyss
land-castle = Karak Castle
    .a = Karak Castle
    .the = Karak Castle

## Directions that only hexes have

side-northeast = northeast
    .to = to the northeast
side-southeast = southeast
    .to = to the southeast
side-southwest = southwest
    .to = to the southwest
side-northwest = northwest
    .to = to the northwest

## Variants

variant-friendly = friendly
    .explained = There is no Plague & Misery.
