### What only the client in the browser says. Everything about the games themselves is said by the other files.

## Start

ui-tagline = Dolů do labyrintu, nebo ven do širé země. Dvě hry s dílky, kostkami a odvahou, s přáteli nebo proti botům.
ui-play-now = Hrát hned
ui-play-now-what = Karak, ty a dva boti
ui-new-table = Nový stůl
ui-new-table-what = Karak nebo Karak 2, 2 až 5 míst
ui-join = Přidat se
ui-join-what = odkazem nebo kódem
ui-watch = Dívat se
ui-watch-what = na hru, která právě běží
ui-your-games = Tvoje hry
ui-home = Na úvodní stránku

## Opening and joining a table

ui-which-game = Která hra?
ui-seats = Místa
ui-seat-number = Místo { $number }
ui-who-me = Já
ui-who-here = Někdo u tohoto zařízení
ui-who-open = Volné, na pozvání
ui-add-seat = Ještě jedno místo
ui-remove-seat = Odebrat toto místo
ui-heroes = Hrdinové
ui-heroes-dealt = Rozdaní
ui-heroes-chosen = Vybíraní popořadě
ui-variants = Varianty
ui-show-odds = Ukazovat šance v bojích
ui-allow-undo = Dovolit brát tahy zpět
ui-make-public = Ať tento stůl najde každý
ui-open-table = Otevřít stůl
ui-your-name = Tvoje jméno
ui-somebody = Hráč { $number }
ui-code = Odkaz nebo kód
ui-sit-down = Posadit se
ui-nothing-to-watch = Teď nikdo nehraje veřejně.
ui-joinable = Stoly s volným místem
ui-watchable = Hry ke sledování

## The waiting room

ui-waiting-title = Kdo hraje?
ui-invite = Pozvat ostatní
ui-copy = Zkopírovat odkaz
ui-copied = Zkopírováno
ui-free-seat = Volné
ui-fill-with-bots = Doplnit boty
ui-start-game = Začít hru
ui-wait-for-host = Až budou všichni, hru začne ten, kdo stůl otevřel.
ui-host = hostitel
ui-away = pryč
ui-leave = Odejít od stolu

## The board

ui-map = Země. R otáčí dílek, E prozkoumává, plus a minus přibližují, C ukáže střed.
ui-board = Labyrint. Šipky vedou tvého hrdinu, plus a minus přibližují, C ukáže střed.
ui-centre = Na střed
ui-turn-tile = Otočit dílek
ui-turn-left = Otočit doleva
ui-turn-right = Otočit doprava
ui-found = Objev: { $what }!
ui-turn-it = { $ways ->
        [1] Hodí se jen jedním způsobem.
       *[other] Klepni na něj a otočí se: způsob { $way } z { $ways }.
    }
ui-lay-it = Položit sem
ui-fit = Ukázat vše
ui-sound-on = Zapnout zvuk
ui-sound-off = Vypnout zvuk
ui-board-key-walk = Jít, nebo prozkoumávat
ui-board-key-ride = Jet: šest kláves kolem G leží jako šest stran dílku
ui-board-key-choose = Z místa na místo
ui-board-key-explore = Prozkoumávat
ui-board-key-places = Na všechna místa, která můžeš vybrat
ui-board-key-turn = Otočit, co pokládáš
ui-board-key-take = Vybrat místo, nebo položit otočené
ui-board-key-pan = Podívat se dál tím směrem
ui-board-key-zoom = Blíž, dál
ui-board-key-centre = K tvému hrdinovi
ui-board-key-fit = Celá herní plocha
ui-board-key-sound = Zvuk zapnout nebo vypnout

## Whose turn

ui-your-turn = Jsi na tahu, { $hero }
ui-turn-of = Na tahu: { $hero }
ui-fights = { $hero } bojuje { $monster-with }
ui-game-over = Konec hry
ui-steps-left = { $steps ->
        [one] zbývá 1 krok
        [few] zbývají { $steps } kroky
       *[other] zbývá { $steps } kroků
    }
ui-actions-left = { $actions ->
        [one] zbývá 1 akce
        [few] zbývají { $actions } akce
       *[other] zbývá { $actions } akcí
    }
ui-actions-left-moved = { $actions ->
        [one] zbývá 1 akce, už bez pohybu
        [few] zbývají { $actions } akce, už bez pohybu
       *[other] zbývá { $actions } akcí, už bez pohybu
    }
ui-turn-number = Tah { $turn }
ui-tokens-left = v sáčku { $tokens ->
        [one] 1 žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    }
ui-hexes-left = { $hexes ->
        [one] zbývá 1 dílek
        [few] zbývají { $hexes } dílky
       *[other] zbývá { $hexes } dílků
    }
ui-end-turn = Ukončit tah
ui-end-turn-sure = { $steps ->
        [one] Zbývá 1 krok: přesto ukončit?
        [few] Zbývají { $steps } kroky: přesto ukončit?
       *[other] Zbývá { $steps } kroků: přesto ukončit?
    }
ui-undo = Vzít zpět
ui-skip = Přeskočit
ui-tab-your-turn = Jsi na tahu! · Karak

## Players

ui-that-is-you = to jsi ty
ui-played-by-bot = bot, { $bot }
ui-cursed = kletba
ui-plagued = mor
ui-hearts = životy: { $left } z { $of }
ui-points = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-empty-pack = nic nenese

## Fights

ui-strength = síla { $strength }
ui-against = proti
ui-your-chances = Tvoje šance
ui-odds-win = Výhra { $chance } %
ui-odds-tie = Remíza { $chance } %
ui-odds-lose = Prohra { $chance } %
ui-you-win = výhra
ui-you-tie = remíza
ui-you-lose = prohra
ui-fight-won = Vítězství!
    .then = { $hero } vyhrává boj.
ui-fight-tied = Remíza!
    .then = Nikomu se nic nestalo a { $hero } se vrací.
ui-fight-lost = Porážka!
    .then = { $hero } ztrácí život a vrací se.

## Battles

ui-which-dice = Které kostky půjdou do bitvy?
ui-which-dice-how = Kostky, které zůstanou doma, jsou v bezpečí. Kostkou hrdiny se hází vždycky.
ui-to-reach = potřeba
ui-general = Temný generál
ui-fights-general = { $hero } stojí před Temným generálem

## The log

ui-log = Co se právě stalo
ui-plays = { $name } hraje za { $hero-played }.
ui-took-back = { $hero } bere poslední tah zpět.
ui-given-to-bot = Za tohoto hrdinu teď hraje bot: { $hero }.
ui-taken-back = Za tohoto hrdinu zase hraje člověk: { $hero }.

## The end

ui-won = { $count ->
        [1] { $names } vyhrává!
       *[other] O vítězství se dělí { $names }!
    }
ui-rematch = Hrát znovu
ui-look-at-board = Prohlédnout si hrací plochu

## Connection and settings

ui-offline = Server neodpovídá. Běží ještě?
ui-line-lost = Spojení se přerušilo. Zkouším to znovu …
ui-connecting = Připojuji se …
ui-menu = Nabídka
ui-close = Zavřít
ui-pace = Tempo
ui-pace-full = Všechno ukázat
ui-pace-quick = Svižně
ui-pace-off = Okamžitě
ui-leave-board = Odejít z hrací plochy
ui-hand-to-bot = Ať za mě hraje bot
ui-take-seat-back = Hrát dál sám za sebe

## A device that is shared

ui-reveal-title = Předej zařízení. Na řadě je { $hero }
ui-reveal = Za hrdinu { $hero } hraju já
