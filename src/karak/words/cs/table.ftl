### What the client says at the table, around the board: seats, clock, dice of one's own, odds, things and their rules.

## Seats and clock

ui-at-the-table = Kdo sedí u stolu
ui-bot-for = bot ({ $bot }), místo hraje { $name }
ui-here = je tu
ui-watching = { $count ->
        [one] Dívá se 1 člověk.
        [few] Dívají se { $count } lidé.
       *[other] Dívá se { $count } lidí.
    }
ui-which-bot = Který bot zaskočí?
ui-hand-absent-to-bot = Ať zatím hraje bot
ui-mend-seat = Pustit zpátky
ui-mend-how = Kdo o toto místo přišel, otevře tento odkaz na kterémkoli zařízení a zase sedí u stolu. Platí jednou.
ui-mend-word = Slovo k tomu: { $claim }
ui-clock-game = Na celou hru zbývá { $time }.
ui-clock-move = Na tento tah zbývá { $time }.
ui-clock-to-bot = Po vypršení času převezme hru bot.
ui-clock-ends-turn = Po vypršení času tah skončí.

## Saying something

ui-emotes = Něco říct
ui-says = { $hero }: „{ $what }“
ui-shows = { $hero } { $what }.

## The turn

ui-end-turn-actions = { $actions ->
        [one] Zbývá 1 akce: přesto ukončit?
        [few] Zbývají { $actions } akce: přesto ukončit?
       *[other] Zbývá { $actions } akcí: přesto ukončit?
    }
ui-no-undo-here = U tohoto stolu se tahy zpět neberou.
ui-no-undo-others = Nemáš co vzít zpět: naposledy hrál někdo jiný.
ui-no-undo-chance = Tohle už platí: zasáhla do toho náhoda nebo něco skrytého.
ui-whole-log = Všechno
ui-story = Celá hra slovy
ui-earlier = Co bylo předtím
ui-watch-again = Přehrát
ui-watch-again-what = Podívat se znovu na tahy ostatních

## Keys

ui-keys = Klávesy
ui-key-actions = všechno, co teď můžeš udělat, jako seznam
ui-key-position = postavení slovy
ui-key-log = celá hra slovy
ui-key-watch = znovu ukáže tahy ostatních
ui-key-skip = přeskočí dopředu
ui-key-undo = vezme zpět
ui-key-end = ukončí tah
ui-key-emotes = něco řekneš
ui-key-close = zavře, co je otevřené
ui-key-keys = tyto klávesy

## The position in words

ui-position = Postavení slovy
ui-actions = Co můžeš udělat
ui-players = Hráči
ui-places = Místa z pohledu tvého hrdiny
ui-all-places = { $count ->
        [one] Všechna místa ({ $count })
        [few] Všechna { $count } místa
       *[other] Všech { $count } míst
    }
ui-right-here = přímo tady
ui-leg = { $number }× { $side-to }
ui-open-to = Cesty vedou: { $sides }.
ui-odds-there = Když tam teď bojuje { $hero }
ui-odds-hearts = Ztracené životy v průměru: { $hearts }

## What players own

ui-all-of = Všechno o hrdinovi: { $hero }
ui-glory = sláva { $glory }
ui-unconscious = v bezvědomí
ui-abilities = Schopnosti
ui-owns-gear = Výbava
ui-owns-treasures = Poklady
ui-owns-army = Armáda
ui-owns-resources = Suroviny
ui-owns-city = Město
ui-owns-stones = Kameny duší

## What something is

ui-thing-curse = kletba
ui-thing-heart = životy
ui-thing-plague = bída a mor
ui-thing-glory = sláva
ui-thing-praetorian = pretorián
ui-fact-bonus = +{ $bonus } v boji
ui-fact-number = ve hře: { $number }
ui-fact-die = Kostka: { $face }
ui-fact-price = Cena: { $resources-counted }
ui-rules = Pravidla
ui-ruling = Náš výklad:

## Choosing dice

ui-with-these = S těmito kostkami
ui-best-dice = Nejlépe: kostka hrdiny, { $units-counted }
ui-best-alone = Nejlépe: kostka hrdiny sama
ui-take-best = Vybrat nejlepší
ui-units-lost = Ztracené jednotky v průměru: { $units }
ui-chance-to-fall = Potom v bezvědomí: { $chance } %

## Dice of one's own

ui-chance-die = Kostka { $number }: co na ní padlo?
ui-chance-unit-die = { $die }: co na ní padlo?
ui-chance-tile = Který dílek máš v ruce?
ui-chance-token = Který žeton je ze sáčku?
ui-chance-which-hex = Který dílek máš v ruce?
ui-chance-hex = { $land }, stupeň { $tier }, { $count ->
        [0] bez propastí
       *[other] propasti: { $edges }
    }
ui-chance-army = Která armáda je ze sáčku?
ui-chance-amulet = Který amulet máš v ruce?
ui-chance-other = Co padlo? ({ $kind })
ui-chance-how = Házej a táhni u vlastního stolu (hraje { $hero }) a klepni na to, co vyšlo.
ui-chance-correct = Opravit poslední
ui-chance-drop = Udělat něco jiného
ui-wish = Bot potřebuje hodit nebo táhnout. Hraje { $hero }.
ui-wish-do = Udělám to za bota

## A device that is shared

ui-hand-it-to = Na řadě je { $name }: předej zařízení
ui-behind-the-door = Za dveřmi je něco, co smí vidět jen jeden z vás.
ui-i-am = { $name } jsem já: otevřít dveře
