### What the pages around the board say: start, tables, waiting room, rules, fair dice, settings.

## Start

ui-ways = Co se tu dá dělat
ui-replays = Záznamy
ui-replays-what = tvoje i cizí
ui-learn = Pravidla
ui-learn-what = našimi vlastními slovy
ui-language = Jazyk
ui-settings = Nastavení
ui-settings-what = Platí pro tento prohlížeč a zůstává v něm.

## Your games

ui-your-games-what = Stoly, u kterých má tento prohlížeč místo. K návratu nic víc nepotřebuješ.
ui-finished-games = Dohrané
ui-no-games = Zatím tu nemáš žádné hry. Otevři stůl, nebo se k nějakému přidej odkazem.
ui-turn-yours = jsi na tahu
ui-turn-of-other = na tahu: { $name }
ui-still-waiting = ještě nezačala
ui-finished = dohráno
ui-gone = tento stůl už neexistuje
ui-forget = Odebrat ze seznamu

## Replays and watching

ui-replays-how = Dohrané hry, které si můžeš projít znovu tah po tahu.
ui-show-more = Zobrazit další
ui-public-games = Veřejné hry
ui-no-replays = Ještě se tu žádná hra nedohrála. Můžeš nějakou načíst ze souboru.
ui-import = Načíst hru ze souboru
ui-watch-how = Veřejné hry, které právě běží. S odkazem se můžeš dívat i na kterýkoli jiný stůl.
ui-spectators = { $count ->
        [one] dívá se 1 člověk
        [few] dívají se { $count } lidé
       *[other] dívá se { $count } lidí
    }

## A new table

ui-game-karak-what = do labyrintu: chodby, nestvůry, poklady
ui-game-karak2-what = do širé země: armády, města, Temný generál
ui-who-a-bot = Bot
ui-level = Jak dobře bot hraje
ui-guest-name = Jméno dalšího hráče
ui-which-hero = Který hrdina?
ui-hero-of-seat = Hrdina na místě { $number }
ui-heroes-dealt-what = Každý dostane jednoho náhodou.
ui-heroes-chosen-what = Na začátku hry si každý jednoho vybere.
ui-heroes-given = Vybraní tady
ui-heroes-given-what = Hned určíš, kdo hraje za koho.
ui-table-options = U stolu
ui-show-odds-what = Tvoje přesné šance před bojem a po hodu.
ui-allow-undo-what = Zpátky k poslednímu, co bylo náhodné, skryté nebo cizí.
ui-make-public-what = Objeví se v nabídkách Přidat se a Dívat se. Jinak ho najde jen ten, kdo má odkaz.
ui-pace-here = Tempo na tomto zařízení
ui-clock = Hodiny
ui-clock-none = Bez hodin
ui-clock-per-move = Na každý tah
ui-clock-move-what = Čas běží od začátku, kdykoli je někdo na tahu.
ui-clock-per-game = Na celou hru
ui-clock-game-what = Každý má tolik času na všechny své tahy dohromady.
ui-clock-minutes = Minuty
ui-clock-seconds = Sekundy
ui-at-zero = Když čas vyprší
ui-at-zero-bot = převezme místo bot
ui-at-zero-end-turn = tah skončí
ui-dice = Kostky
ui-dice-drawn = Kostky serveru
ui-dice-drawn-what = Vylosované a slíbené před prvním tahem; po posledním si je může každý ověřit.
ui-own-dice = Vlastní kostky
ui-own-dice-what = Házíte a taháte u svého stolu a zadáváte, co padlo.
ui-dice-known = Známé kostky
ui-dice-known-what = Plynou z jednoho čísla. Kdo ho zná, zná každý hod: na zkoušení.
ui-seed = Číslo, ze kterého kostky plynou
ui-figures = Hodnoty
ui-figures-what = Je ve tvé krabici něco jinak? Oprav síly, počty nebo ceny v souboru.
ui-figures-file = Hodnoty ze souboru
ui-figures-standard = Běžný soubor
ui-figures-drop = Hrát s běžnými hodnotami
ui-hero-for-everybody = Vyber hrdinu pro každé místo.
ui-hero-once = Každý hrdina může být vybrán jen jednou.
ui-seed-digits = Číslo smí mít nejvýš 38 číslic a nic jiného.
ui-clock-limits = Hodiny běží nejméně 5 sekund a nejvýš 24 hodin.

## What a table agreed on

ui-agreed-heroes = { $way ->
        [dealt] hrdinové rozdaní
        [chosen] hrdinové vybíraní popořadě
       *[given] hrdinové vybraní předem
    }
ui-agreed-no-odds = bez šancí
ui-agreed-no-undo = bez vracení tahů
ui-agreed-own-dice = vlastní kostky
ui-agreed-known-dice = známé kostky
ui-agreed-figures = upravené hodnoty
ui-agreed-public = veřejný
ui-minutes = { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
ui-seconds = { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
ui-clock-is = { $per ->
        [move] na tah: { $time }
       *[game] na hru: { $time }
    }

## Joining

ui-join-how = Vlož odkaz, který ti přišel, nebo napiš kód.
ui-misread = Tohle není odkaz ke stolu ani kód. Kód má osm písmen a číslic.

## The waiting room

ui-open-seat = Volné místo
ui-waits-for-somebody = čeká na někoho
ui-a-bot = bot
ui-scan-it = Naskenuj ho, otevři odkaz, nebo napiš kód.
ui-scan-label = QR kód odkazu
ui-link = Odkaz
ui-share = Sdílet
ui-copy-by-hand = Zkopíruj ho prosím ručně
ui-only-here = Tento odkaz funguje jen na tomto počítači. Ostatní z tvé sítě se dostanou dovnitř, když server spustíš s --lan.
ui-sit-here = Sednout sem
ui-seat-a-bot = Posadit bota
ui-remove-bot = Poslat bota pryč
ui-free-the-seat = Uvolnit toto místo
ui-one-more-here = Ještě někdo u tohoto zařízení
ui-seats-still-open = { $count ->
        [one] Jedno místo je ještě volné.
        [few] { $count } místa jsou ještě volná.
       *[other] { $count } míst je ještě volných.
    }
ui-other-device = Jiné zařízení
ui-move-seat = Přejít na jiné zařízení
ui-move-seat-how = Naskenuj to druhým zařízením, nebo v něm otevři odkaz. Tvoje místo přejde tam a toto zařízení ho pustí. Odkaz platí jednou; nikomu jinému ho neukazuj.
ui-seat-lost = Ztracené místo?
ui-mend-seat-how = { $name } se nemůže vrátit na místo? Pošli tento odkaz té správné osobě a nikomu jinému: platí jednou a místo má ten, kdo ho otevře.
ui-dice-promised = Kostky tohoto stolu už jsou slíbené.
ui-deal-hero = Rozdej hrdinu. Komu: { $name }. Který to je?
ui-roll-for-start = Kdo začne? Hází { $name }.

## Lost ways

ui-lost = Tady nic není
ui-lost-what = Tahle cesta končí u zdi. Možná se odkaz při kopírování zkrátil.
ui-unknown-table = Takový stůl tu není
ui-no-connection = Bez spojení

## The rules

ui-rules-page = Pravidla
ui-rules-of = Pravidla hry { $title }
ui-rules-intro = Pravidla našimi vlastními slovy. Každé má značku, kterou se na něj hra odvolává. Kde pravidla mlčí, museli jsme něco určit sami: to je označeno jako náš výklad.
ui-search-rules = Hledat v pravidlech
ui-contents = Obsah
ui-rules-found = { $count ->
        [one] Nalezeno 1 pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
ui-no-rule-found = O tom žádné pravidlo nemluví. Zkus méně slov.
ui-rule-link = Odkaz na pravidlo { $id }
ui-figures-standing = „pravidla“: stojí to v nich. „potvrzeno“: shoduje se na tom víc zdrojů. „naše volba“: nikde veřejně to není, tak jsme to zvolili. Všechny se dají pro stůl opravit.
figures-book = pravidla
figures-confirmed = potvrzeno
figures-chosen = naše volba
figures-what = Co
figures-how-much = Kolik
figures-who-says = Odkud
figures-hero = každý hrdina
figures-slots = místo na vybavení
figures-tokens = žetony v sáčku
figures-items = vybavení a poklady
figures-tiles = dílky
figures-experts-goal = cíl pro znalce
figures-dice = kostky
figures-hero-die = kostka hrdiny
figures-armies = armády
figures-general = Temný generál
figures-stones = kameny duší, v bodech
figures-prices = ceny
figures-tier-one = dílky prvního stupně
figures-tier-two = dílky druhého stupně
figure-hearts = životy
figure-steps = kroky
figure-actions = akce
figure-glory = nejvyšší sláva
figure-weapons = zbraně
figure-spells = kouzla
figure-keys = klíče
figure-amulets = amulety
figure-number = počet
figure-strength = síla
figure-bonus = bonus
figure-points = body
figure-treasures = poklady
figure-faces = strany
figure-praetorians = hráči: { $players }, { $count ->
        [one] 1 pretorián
        [few] { $count } pretoriáni
       *[other] { $count } pretoriánů
    }
figure-hexes = { $land }: { $count ->
        [one] 1 dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    } (propasti: { $chasms })

## Fair dice

ui-fair-try = Ověřit hru
ui-fair-how = Počítá se tady v tvém prohlížeči; serveru se na správnost nikdo neptá.
ui-fair-file = Ze souboru hry
ui-fair-nothing = Tady není co ověřit: hra ještě běží, nebo byly kostky známé či vaše vlastní.

## Settings

ui-pace-full-what = Ukáže se každý hod i každý krok.
ui-pace-quick-what = Totéž, jen rychleji.
ui-pace-off-what = Jen jak to dopadlo.
ui-motion = Pohyb
ui-motion-system = Podle systému
ui-motion-calm = Co nejméně
ui-sound = Zvuk
ui-sound-what = Krátké zvuky pro kostky, boje a tvůj tah.
ui-notify = Dej mi vědět, když jsem na tahu
ui-notify-what = Oznámením, zatímco se díváš na něco jiného.
ui-notify-not-here = Prohlížeče dovolují oznámení jen přes https nebo na počítači, kde běží server.
ui-notify-refused = Prohlížeč to nedovoluje. Změnit to můžeš v jeho nastavení pro tuto stránku.
ui-install = Nainstalovat jako aplikaci
