### What the karak command says.

## Help

cli-karak = Karak a Karak 2 v terminálu: hraj proti botům, dívej se na ně a hledej v pravidlech.
cli-karak-epilog = Začni takhle: karak play, nebo: karak play karak2
cli-play = Zahraj si v terminálu proti botům nebo s ostatními u jedné klávesnice. Každé rozhodnutí se průběžně ukládá. Při hře ti ? vysvětlí obrazovku.
cli-play-epilog = Příklady: karak play --hero oracle --bots greedy,random · karak play karak2 --hot-seat 2 --choose · karak play --continue
cli-watch = Nech boty odehrát hru a vyprávět ji tah po tahu až do konce.
cli-watch-epilog = Příklady: karak watch karak --bots greedy,random --seed 7 --delay 0.3 --board · karak watch --bots knight,champion:500 --why
cli-replay = Převyprávěj uloženou hru od prvního tahu.
cli-verify = Přehraj uloženou hru podle odpovědí náhody i podle semínka a zjisti, zda obojí souhlasí se souborem. S --db nebo --data tak projdeš všechny stoly databáze a dozvíš se, které se liší; nic se nemění. Když něco nesouhlasí, příkaz končí s 1.
cli-verify-epilog = Příklady: karak verify hra.json · karak verify --data slozka · karak verify --db postgresql://pocitac/karak
cli-backup = Zapiš všechny stoly, které server uchovává, do jednoho nového souboru, tak jak teď jsou. Server může běžet dál.
cli-backup-epilog = Příklady: karak backup pondeli.db · karak backup --db postgresql://pocitac/karak pondeli.db
cli-restore = Vrať všechny stoly ze zálohy do prázdné databáze kteréhokoli druhu. Stoly starší verze se převedou na novou.
cli-restore-epilog = Příklady: karak restore pondeli.db --data nova-slozka · karak restore pondeli.db --db postgresql://pocitac/karak
cli-mend = Vytvoř slovo, které platí jednou a se kterým někdo znovu obsadí místo, od něhož se ztratilo tajemství. Pro ostatní to dělá hostitel stolu; tohle je pro toho, kdo provozuje server, hlavně když o své místo přišel sám hostitel. Server může běžet dál.
cli-mend-epilog = Příklady: karak mend WOLFGANG 1 · karak mend WOLFGANG 2 --host --data slozka
cli-rules = Vypiš pravidla našimi slovy: všechna, jedné hry (K2), jednoho oddílu (K1.F), jednoho hrdiny (K1.A.WIZ) nebo jediné pravidlo (K1.F3). Co jsme určili sami, je označeno jako náš výklad; „karak rules figures“ vypíše hodnoty.
cli-odds = Vypiš přesné šance v boji, když se všechno použije co nejlépe: proti jedné nestvůře Karaku, proti armádám Karaku 2, které stojí pohromadě, nebo proti každému, koho hra má, když nikoho nejmenuješ.
cli-odds-epilog = Příklady: karak odds karak warrior skeleton-king --weapons sword,axe --spells 2 · karak odds karak2 princess skeleton-riders envoys-of-death --units knight=2,mage=2 --spells 1 --aim win · karak odds karak2 scout general --units mage=8 --praetorians 3
cli-arena = Nech boty odehrát proti sobě spoustu her a spočítej, kdo vyhrává. Místa i hrdinové se zrcadlí: každé rozdání hrdinů se hraje jednou s prvním botem na každém místě. Dohrané hry se ukládají do složky a stejný příkaz pokračuje tam, kde se zastavil.
cli-arena-epilog = Příklady: karak arena karak --bots knight,greedy --games 400 · karak arena karak2 --players 4 --bots champion,knight --minutes 30 · karak arena ladder
cli-simulate = Odehraj spoustu her mezi boty a ukaž, jak je hra vyvážená: výhry podle hrdiny a pořadí, délka, souboje, schopnosti. Hry se ukládají do složky spolu s tabulkami (Parquet) a zprávou (HTML); stejný příkaz pokračuje tam, kde se zastavil.
cli-simulate-epilog = Příklady: karak simulate karak --bots knight --heroes all --games 10000 --jobs 2 · karak simulate karak --figures my.toml --games 2000 · karak simulate karak2 --players 4 --variant friendly
cli-bench = Změř, jak rychlý je herní stroj; potřebuje zdrojový kód.

cli-argument-game = Hra, která se hraje: karak nebo karak2.
cli-argument-file = Uložená hra nebo její záznam.
cli-argument-hero = Hrdina, který bojuje.
cli-argument-foes = S kým bojuje: nestvůry Karaku, každá zvlášť; armády Karaku 2, všechny najednou, nebo „general“.
cli-argument-backup = Soubor zálohy.
cli-argument-table = Kód nebo označení stolu.
cli-argument-seat = Číslo místa, počítáno od 1.
cli-argument-rule = Pravidlo, oddíl pravidel nebo „figures“.
cli-option-version = Řekne verzi a zda je herní stroj zkompilovaný.
cli-option-lang = Jazyk, kterým program mluví: en, de, cs nebo pl. Jinak rozhoduje KARAK_LANG a potom jazyk systému.
cli-option-hero = Hrdina, za kterého hraješ: wizard, warlock, warrior, thief, oracle nebo swordsman, v Karaku 2 warrior, oracle, ranger, warlock, princess nebo scout, případně jeho jméno. Pro další místo volbu zopakuj; jinak se hrdinové losují.
cli-option-bots = Kdo hraje na ostatních místech: názvy botů (random, greedy, knight, champion) oddělené čárkami.
cli-option-players = Kolik hráčů hraje celkem, 2 až 5; volná místa obsadí boti.
cli-option-hot-seat = Kolik lidí se dělí o tuhle klávesnici.
cli-option-name = Jméno člověka; pro dalšího volbu zopakuj.
cli-option-choose = Hrdiny si postupně vybíráte, místo aby se losovali.
cli-option-variant = Varianta pravidel: experts-goal, v Karaku 2 friendly (bez bídy a moru).
cli-option-figures = Opravená kopie hodnot hry ve formátu TOML.
cli-option-seed = Číslo, se kterým jsou kostky a žetony pokaždé stejné.
cli-option-save = Kam hru ukládat; jinak dostane každá hra vlastní soubor ve tvé datové složce.
cli-option-resume = Pokračovat v uložené hře.
cli-option-continue = Pokračovat v poslední nedohrané hře.
cli-option-delay = Kolik sekund čekat po každém tahu.
cli-option-board = Po každém tahu nakreslit mapu.
cli-option-why = U každého tahu říct, v co bot doufá a co by udělal jinak.
cli-option-step = Po každém tahu počkat na Enter a nakreslit mapu.
cli-option-weapons = Zbraně, které hrdina má, oddělené čárkami.
cli-option-spells = Kolik kouzel smí použít: magických střel, v Karaku 2 ohnivých koulí.
cli-option-hearts = Kolik životů mu zbývá; jinak všechny.
cli-option-units = Karak 2: oddíly, které může poslat, třeba knight=2,archer=3. Kdo s ním začíná, jde taky.
cli-option-amulet = Karak 2: amulet, který nosí, třeba protection nebo titan.
cli-option-praetorians = Karak 2: kolik pretoriánů ještě chrání generála.
cli-option-first-step = Karak: souboj přichází hned po prvním kroku tahu.
cli-option-cursed = Karak: hrdina nese kletbu.
cli-option-fountain = Karak: hrdina by ustoupil na fontánu.
cli-option-friendly = Karak 2: bez bídy a moru.
cli-option-aim = O co jde: win (hlavně vyhrát), value (vítězství proti tomu, co stojí; to je obvyklé) nebo safe (ztratit co nejméně).
cli-option-prize = Kolik životů stojí vítězství za to; jinak 5.
cli-option-all = Vypsat všechny výběry kostek.
cli-option-db = Adresa databáze, pokud to není soubor v datové složce: postgresql://uzivatel@pocitac/nazev nebo sqlite:///slozka/soubor.db.
cli-option-data = Složka, ve které server uchovává své stoly.
cli-option-mend-host = Udělej z toho, kdo tu sedí, také hostitele stolu.
cli-option-json = Vypsat všechno jako JSON.
cli-argument-arena = Hra, která se hraje: karak nebo karak2; nebo „ladder“ pro celý žebříček obou her.
cli-option-fighters = Dva nebo víc botů oddělených čárkami; každý hraje proti každému, kdo je uveden za ním, sám mezi ostatními toho druhu. Šampion může mít úroveň: champion:500, champion:200ms.
cli-option-seats = Kolik hráčů je v každé hře; jinak 2.
cli-option-games = Kolik her odehraje každá dvojice, zaokrouhleno nahoru na celé zrcadlové skupiny; jinak 400.
cli-option-jobs = Kolik procesů hraje najednou; jinak tolik, kolik je jader.
cli-option-out = Složka, kam se ukládají dohrané hry.
cli-option-patience = Kolik sekund smí bot přemýšlet o tahu.
cli-option-minutes = Po tolika minutách už nezačínat další hru; stejný příkaz bude pokračovat později.
cli-option-strict = Zastavit u první hry, kterou bot pokazí, místo aby se počítala jako prohraná.
cli-option-again = Odehrát znovu hry, které bot pokazil.
cli-option-mix = Pokračovat, i když se pravidla nebo boti od odehrání her ve složce změnili.
cli-option-page = S „ladder“: zapsat výsledky a stránku o nich do této složky.
cli-option-study-bots = Bot, který hraje na všech místech (jinak knight), nebo jeden pro každé místo, oddělení čárkami; ti se hru od hry střídají.
cli-option-study-heroes = Hrdinové, kteří se rozdávají: „all“, nebo jména oddělená čárkami.
cli-option-study-games = Kolik her se odehraje, při srovnání na každé straně; jinak 1000.
cli-option-study-figures = Opravená kopie hodnot ve formátu TOML; srovná se se standardní hrou. Lze zadat vícekrát.
cli-option-study-variant = Varianta pravidel, která se srovná se standardní hrou. Lze zadat vícekrát.
cli-option-cluster = Hraj na clusteru Ray na této adrese; „local“ ho spustí na tomto počítači.
cli-argument-study = Hra, která se zkoumá: karak nebo karak2.
cli-option-study-out = Složka pro hry, tabulky a zprávu.
cli-option-study-page = Zapsat studii také jako stránku v Markdownu, s grafy jako obrázky, do této složky.
cli-option-repetitions = Kolikrát každé měření zopakovat.

cli-option-help = Ukáže tuhle nápovědu.
cli-panel-usage = Použití:
cli-panel-arguments = Argumenty
cli-panel-options = Volby
cli-panel-commands = Příkazy
cli-panel-usual = obvykle

cli-compiled = zkompilováno
cli-pure = čistý Python

## Errors of the command line

error-bad-usage = „{ $typed }“ příkaz přečíst neumí. Podívej se, jak se píše: { $command } --help.
error-unknown-flag = Volba { $option } tu není. Podívej se, které existují: { $command } --help.
error-unknown-command = Příkaz „{ $name }“ neexistuje. Podívej se, které existují: { $command } --help.
error-argument-missing = Něco chybí: { $argument }. Podívej se, co to může být: { $command } --help.
error-bad-value = Co je zadáno za { $argument }, se nehodí. Podívej se, co to může být: { $command } --help.
error-what-to-verify = Řekni, co se má ověřit: buď uložená hra, nebo databáze přes --db nebo --data.
error-file-exists = Soubor „{ $path }“ už existuje a nepřepíše se. Zvol jiný název, nebo pokračuj ve hře, která v něm je: --resume.
error-nothing-to-continue = V „{ $path }“ není žádná nedohraná hra. Začni novou.
error-too-many-bots = { $bots ->
        [one] Jmenuješ jednoho bota
        [few] Jmenuješ { $bots } boty
       *[other] Jmenuješ { $bots } botů
    }, ale { $free ->
        [0] pro boty nezbývá žádné místo
        [one] pro boty zbývá jen jedno místo
        [few] pro boty zbývají jen { $free } místa
       *[other] pro boty zbývá jen { $free } míst
    }. Jmenuj jich méně, nebo zvyš počet hráčů.
error-hero-and-choose = Hrdinové se buď určí předem, nebo vybírají u stolu. Použij --hero, nebo --choose, ne obojí.
error-option-of-other-game = { $game } volbu { $option } nezná. Vynech ji, nebo se zeptej na druhou hru.
error-prize-needs-value = U cíle „{ $aim }“ je jedno, kolik vítězství stojí za to. Vynech --prize, nebo použij --aim value.
error-unreadable-units = „{ $text }“ neříká kolik. Piš oddíly takhle: knight=2,archer=3.

## The page

cli-you = ty
cli-header = { $title } · tah { $turn } · skryto ještě { $tiles ->
        [one] 1 dílek
        [few] { $tiles } dílky
       *[other] { $tiles } dílků
    } a { $tokens ->
        [one] 1 žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    }
cli-land-header = { $title } · tah { $turn } · skryto ještě { $hexes ->
        [one] 1 dílek
        [few] { $hexes } dílky
       *[other] { $hexes } dílků
    } a { $armies ->
        [one] 1 armáda
        [few] { $armies } armády
       *[other] { $armies } armád
    }
cli-map-goes-on = Podzemí pokračuje na { $side }. (Celé ho ukáže m.)
cli-land-goes-on = Krajina pokračuje na { $side }. (Celou ji ukáže m.)
cli-map-is-small = Každý dílek ukazuje jednu věc: hrdinu, písmeno a sílu nestvůry, $ truhlu, * ležící vybavení nebo číslo fontány či (brány).
cli-land-is-small = Každý dílek ukazuje své číslo, první písmena toho, co dává, a hrdinu, město, ! sílu armád nebo * ležící vybavení.
cli-column-hero = hrdina
cli-column-hearts = životy
cli-column-weapons = zbraně
cli-column-spells = kouzla
cli-column-key = klíč
cli-column-points = body
cli-column-glory = sláva
cli-column-units = oddíly
cli-column-food = jídlo
cli-column-wood = dřevo
cli-column-stone = kámen
cli-state-cursed = kletba
cli-state-unconscious = v bezvědomí
cli-state-plague = mor
cli-city = město na dílku { $number }
cli-small-stones = { $number ->
        [one] malý kámen
        [few] { $number } malé kameny
       *[other] { $number } malých kamenů
    }
cli-large-stones = { $number ->
        [one] velký kámen
        [few] { $number } velké kameny
       *[other] { $number } velkých kamenů
    }
cli-walked = { $hero } jde na { $side }.
cli-draws-armies = { $hero } tahá ze sáčku { $armies-counted }.
cli-finds-armies = { $hero } nachází na dílku { $armies-counted }.
cli-gains-items = { $hero } získává { $items-counted }.
cli-gains-resources = { $hero } získává { $resources-counted }.
cli-loses-resources = { $hero } ztrácí { $resources-counted }.
cli-loses-units = { $hero } přichází o { $units-counted }.
cli-recruits = { $hero } cvičí { $units-counted }.
cli-returns = { $hero } vrací do zásoby { $units-counted }.
cli-why = { $action }. { $reasons }
cli-why-silent = { $action }.
cli-rolls-units-again = { $hero } hází všemi oddíly znovu.
cli-rolls-hero-again = { $hero } hází kostkou hrdiny znovu.
cli-units-roll = { $hero } hází za oddíly: { $what }.
cli-units-rolled = { $face } ({ $units-listed })

cli-group-go = Cesta
cli-group-here = Tady
cli-group-portal = Portál
cli-group-act = Akce
cli-group-build = Stavba
cli-group-recruit = Nábor
cli-group-free = Zdarma
cli-group-magic = Kouzla
cli-group-end = Konec

cli-hint-wall = skrz zeď
cli-hint-hex = dílek { $number }: { $what }
cli-hint-strength = síla { $strength }
cli-hint-ways = vede dál na { $side }
cli-hint-needed = vyhraješ, když na kostkách padne { $need } a víc
cli-hint-win = vyhraješ
cli-hint-tie = remíza: ustoupíš
cli-hint-lose = přijdeš o život a ustoupíš
cli-hint-defeat = prohraješ a ustoupíš
cli-hint-odds = { $chance } % na výhru
cli-hint-odds-fireballs = { $chance } % na výhru s ohnivými koulemi
cli-hint-kind = stupeň { $tier }, { $chasms ->
        [0] bez propastí
        [one] 1 propast
        [few] { $chasms } propasti
       *[other] { $chasms } propastí
    }
cli-hint-chasms = propast { $side-in }
cli-hint-no-chasm = bez propastí
cli-hint-stays = zůstane
cli-hint-actions = { $actions ->
        [one] 1 akce propadne
        [few] { $actions } akce propadnou
       *[other] { $actions } akcí propadne
    }
cli-hint-steps = { $steps ->
        [one] 1 krok propadne
        [few] { $steps } kroky propadnou
       *[other] { $steps } kroků propadne
    }

## Asking and answering

cli-prompt = { $number ->
        [1] Enter nebo 1 (? poradí):
       *[other] Co zvolíš, 1 až { $number } (? poradí):
    }
cli-hand-over = Co přijde teď, je jen pro jedny oči: { $name }. Ostatní ať se nedívají, a pak stiskni Enter:
cli-not-understood = „{ $text }“ v nabídce není. { $number ->
        [1] Napiš 1
       *[other] Napiš číslo od 1 do { $number }
    }, nebo ?, když potřebuješ poradit.
cli-saved = Hra je uložená v { $path }
cli-left = Tak zase příště!
cli-input-ended = Vstup skončil, a tak se hra zastavuje.
cli-how-to-go-on = Pokračuj takhle: karak play --resume { $path }
cli-step = Enter pro další tah, q pro konec:
cli-not-over = Hra ještě neskončila.
cli-seed = Semínko této hry: { $seed }

cli-help-goal = Prozkoumávej podzemí, porážej nestvůry a ber si, co hlídají. Klíče otevírají truhly. Každý poklad je za bod, dračí za 1½; když drak padne, vyhrává, kdo má nejvíc bodů.
cli-help-map = Na mapě: číslo za nestvůrou je její síla a tu musí překonat dvě kostky a tvoje zbraně. ? je cesta do neznáma, ≈1≈ fontána, která léčí, (1) brána k jiným branám, v [ ] je hrdina na tahu. Chodby vedou skálou; v místnostech je nestvůra nebo truhla.
cli-land-help-goal = Prozkoumávej krajinu, porážej armády a ber si, co hlídají. Získávej jídlo, dřevo a kámen, založ město, stav budovy a cvič oddíly. Kameny duše jsou body: malé za 1, velké za 2, ten od Temného generála za 4½. Když generál padne, vyhrává, kdo má nejvíc bodů.
cli-land-help-map = Na mapě každý dílek ukazuje svou krajinu, armády a jejich sílu, čí město ⌂ tu stojí, a své číslo. Mezera v hraně je cesta, ? cesta do neznáma, ▒ propast, kterou nikdo nepřejde; v [ ] je hrdina na tahu.
cli-land-help-heroes = Každý tah má dvě akce a před každou se můžeš jednou pohnout; bitva tah ukončí. Sláva říká, kolik rytířů, lučištníků a mágů smíš mít: oddíly se počítají podle prvních písmen, 2R 1L.
cli-help-numbers = Napiš číslo toho, co chceš udělat. Samotný Enter zvolí jedinou možnost, nebo znovu ukáže stránku.
cli-help-u = u vrátí tvůj poslední krok, pokud mezitím nerozhodla náhoda.
cli-help-s = s hru hned uloží; sama se ukládá po každém rozhodnutí.
cli-help-l = l znovu vypráví poslední tahy.
cli-help-m = m nakreslí celou mapu.
cli-help-r = r vysvětlí pravidlo k otázce; r s označením vysvětlí dané pravidlo (r K1.F3, r K2.B1).
cli-help-q = q hru uloží a skončí.

## The end

cli-final-points = Body
cli-winner = Vyhrává { $heroes-full }!
cli-winners = O vítězství se dělí { $heroes-full }!

## Rules

cli-ruling = Náš výklad:
cli-figures = hodnoty
cli-figures-standing = book: stojí to v pravidlech. confirmed: shoduje se na tom víc zdrojů. chosen: nikde veřejně to není, takže je to naše volba. Opravená kopie se dá použít přes --figures.

## Odds

cli-odds-aim-win = Cíl: hlavně vyhrát, a to co nejlevněji.
cli-odds-aim-value = Cíl: hodnota. Cena vítězství v životech: { $prize }; svou cenu mají i životy, kouzla a oddíly.
cli-odds-aim-safe = Cíl: ztratit co nejméně, a pak vyhrát.
cli-odds-monster = nestvůra
cli-odds-army = armáda
cli-odds-strength = síla
cli-odds-win = výhra
cli-odds-tie = remíza
cli-odds-lose = prohra
cli-odds-hearts = životy
cli-odds-worst = nejhůř
cli-odds-spells = kouzla
cli-odds-units = oddíly
cli-odds-send = poslat
cli-odds-worth = cena
cli-odds-percent = { $chance } %
cli-odds-part = { $number ->
        [0] žádný { $chance }
       *[other] { $number } { $chance }
    }
cli-odds-plan = Co dělat po hodu
cli-odds-again = hodit znovu
cli-odds-strike = udeřit
cli-odds-use-flames = { $number ->
        [one] použít magickou střelu a udeřit
        [few] použít { $number } magické střely a udeřit
       *[other] použít { $number } magických střel a udeřit
    }
cli-odds-heart = obětovat život a udeřit
cli-odds-flames-and-heart = { $number ->
        [one] použít magickou střelu, obětovat život a udeřit
        [few] použít { $number } magické střely, obětovat život a udeřit
       *[other] použít { $number } magických střel, obětovat život a udeřit
    }
cli-odds-against = Soupeř: { $foes }, síla { $strength }
cli-odds-nobody = nikoho
cli-odds-clawed = nikdo (drápy)
cli-odds-no-battle = Drápy a tesáky to zvládnou: žádná bitva nebude.
cli-odds-more = a { $number ->
        [one] ještě jedna možnost
        [few] ještě { $number } možnosti
       *[other] ještě { $number } možností
    } (všechny vypíše --all)
cli-odds-best = Nejlépe poslat: { $sent }
cli-odds-wounds = Ztracené životy: { $spread }
cli-odds-lost = Ztráty { $unit-many }: průměrně { $mean } ({ $spread })
cli-odds-fall = Potom v bezvědomí: { $chance }
cli-odds-weaken = Pretorián padne i bez vítězství: { $chance }
cli-odds-plague = Bída a mor: { $chance }
cli-odds-healed = Životy vrácené za ztracené oddíly: průměrně { $number }

## Verifying

cli-verify-promise-kept = Semínko je to, které server slíbil před prvním tahem.
cli-verify-promise-broken = Semínko není to, které bylo slíbeno ({ $promise }).
cli-verify-seed = Všechny záznamy ({ $entries }) jdou přehrát a semínko dává stejné kostky, dílky a žetony.
cli-verify-answers = Všechny záznamy ({ $entries }) jdou přehrát. Semínko k porovnání tu není.
cli-verify-altered = Hra v { $path } jde přehrát, ale kontrolní součet nesouhlasí: někdo nebo něco soubor změnilo.
cli-verify-refused = Záznam { $number } ({ $action }) nejde přehrát. { $stored }
cli-verify-differs = Záznam { $number } ({ $action }) se liší: v souboru je { $stored }, semínko dává { $found }.
cli-verify-start-differs = Začátek hry se liší: v souboru je { $stored }, semínko dává { $found }.
cli-verify-tables = { $tables ->
        [one] Jeden stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $entries ->
        [one] jeden záznam
        [few] { $entries } záznamy
       *[other] { $entries } záznamů
    }: všechno jde přehrát a souhlasí.
cli-verify-tables-differ = { $tables ->
        [one] Jeden stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $entries ->
        [one] jeden záznam
        [few] { $entries } záznamy
       *[other] { $entries } záznamů
    }: { $differing ->
        [one] jeden stůl nesouhlasí
        [few] { $differing } stoly nesouhlasí
       *[other] { $differing } stolů nesouhlasí
    }.
cli-verify-table = Stůl { $table }:
cli-verify-gap = Záznamy chybějí: stůl by jich měl mít { $stored }, přečíst jich jde { $number }.
cli-verify-events = Záznam { $number } ({ $action }) jde přehrát, ale děje se při něm něco jiného, než se vyprávělo u stolu.
cli-verify-snapshot = Všechny záznamy souhlasí, ale snímek po záznamu { $number } vede k jiné pozici.
cli-verify-unreadable = Nejde přečíst. { $stored }
cli-backup-done = { $tables ->
        [one] Zálohován jeden stůl.
        [few] Zálohovány { $tables } stoly.
       *[other] Zálohováno { $tables } stolů.
    }
cli-backup-at = Záloha je v { $path }
cli-mend-done = Slovo pro místo { $number } je { $claim }. Kdo otevře odkaz na stůl s #seat={ $place }&claim={ $claim } na konci, nebo zadá karak join s --claim { $claim }, má místo; kdo je měl předtím, už je nemá.
cli-restore-done = { $tables ->
        [one] Obnoven jeden stůl.
        [few] Obnoveny { $tables } stoly.
       *[other] Obnoveno { $tables } stolů.
    }
cli-verify-end = Každý záznam souhlasí, ale hra končí v jiné pozici, než říká soubor.

## Short words for the map

map-rat = krysa
map-spider = pavouk
map-mummy = mumie
map-turnkey = klíčník
map-skeleton-warrior = voják
map-skeleton-king = král
map-fallen = padlý
map-dragon = drak
map-chest = truhla
map-daggers = dýky
map-sword = meč
map-axe = sekera
map-flames = střela
map-portal = portál
map-key = klíč
map-treasure = poklad
map-dragon-treasure = poklad
map-pieces = věci
map-start = start
map-fountain = fontána
map-gate = brána

map-farm = farma
map-forest = les
map-rock = skála
map-farm-forest = farma+les
map-farm-rock = farma+skála
map-forest-rock = les+skála
map-big-farm = farma ×3
map-dense-forest = les ×3
map-big-rock = skála ×3
map-abyss = peklo
map-castle = hrad
map-city = město
map-plague = mor
map-stable = stáj
map-banners = prapory
map-camp = tábor
map-range = střelnice
map-tower = věž
map-food = jídlo
map-wood = dřevo
map-stone = kámen
map-general = generál
map-armies = armády
map-skeleton-warriors = bojovníci
map-fire-eaters = ohnivci
map-shadow-eaters = požírači
map-skeletal-hulks = hromotluci
map-hammer-follower = stoupenci
map-dark-dryads = dryády
map-skeleton-riders = jezdec
map-envoys-of-death = posel
map-warhammer = kladivo
map-fireball = koule
map-pickpocket = chmaták
map-amulet-of-resources = suroviny
map-amulet-of-glory = sláva
map-amulet-of-action = akce
map-amulet-of-protection = ochrana
map-amulet-of-the-titan = titán

## The server

cli-serve = Spusť server, kde se lidé a boti scházejí u stolů. Všechno se ukládá do datové složky a nic jiného není potřeba. Ukončí ho Ctrl-C. Každou volbu jde nastavit i proměnnou prostředí: --max-tables je KARAK_MAX_TABLES.
cli-serve-epilog = Příklady: karak serve --open · karak serve --lan · karak serve --db postgresql://pocitac/karak --bus redis://pocitac --workers 4 --public-url https://karak.example
cli-serve-data = Složka, kam se ukládají stoly; jinak obvyklé místo tvého systému.
cli-serve-db = Adresa databáze PostgreSQL, kam se stoly ukládají místo do souboru.
cli-serve-bus = Adresa serveru Redis, který mezi procesy přenáší zprávy.
cli-serve-host = Adresa, na které naslouchat.
cli-serve-port = Port, na kterém naslouchat; jinak 8420 nebo nejbližší volný.
cli-serve-lan = Pustit i ostatní počítače z místní sítě.
cli-serve-open = Otevřít stránku serveru v prohlížeči.
cli-serve-public-url = Adresa, na které hráči server najdou, je-li za jiným.
cli-serve-workers = Kolik procesů obsluhuje; víc než jeden potřebuje --db a --bus.
cli-serve-bot-workers = V kolika procesech přemýšlejí boti, na každý obsluhující proces.
cli-serve-bot-seconds = Kolik sekund smí bot přemýšlet o tahu, než se má za to, že uvázl.
cli-serve-bot-milliseconds = Kolik milisekund smí úroveň nejvýš žádat, jako u champion:500ms.
cli-serve-bot-iterations = Kolik iterací smí úroveň nejvýš žádat, jako u champion:500.
cli-serve-proxies = Adresy proxy serverů oddělené čárkami, kterým věříme, kdo se připojuje.
cli-serve-log-format = Jak psát záznam: text nebo json.
cli-serve-log-level = Jak podrobný je záznam: debug, info, warning nebo error.
cli-serve-open-metrics = Ukazovat čísla pro Prometheus i jiným počítačům.
cli-serve-max-tables = Kolik stolů smí být otevřených nebo rozehraných.
cli-serve-max-tables-each = Kolik stolů smí jedna adresa otevřít za hodinu.
cli-serve-max-sockets = Kolik spojení smí být celkem.
cli-serve-max-sockets-each = Kolik spojení smí mít jedna adresa.
cli-serve-max-sockets-table = Kolik spojení smí mít jeden stůl.
cli-serve-max-message = Kolik bajtů smí mít zpráva ve spojení.
cli-serve-max-body = Kolik bajtů smí mít žádost.
cli-serve-message-rate = Kolik zpráv za sekundu smí spojení poslat; 0 je bez omezení.
cli-serve-request-rate = Kolik žádostí za sekundu smí jedna adresa poslat; 0 je bez omezení.
cli-serve-idle-minutes = Po kolika minutách se odloží stůl, na který se nikdo nedívá; na disku zůstává.
cli-serve-at = karak běží na { $address }
cli-serve-lan-at = V místní síti: { $address }
cli-serve-data-at = Stoly se ukládají do { $path }
cli-serve-stopped = Server skončil.

## A bot at a server's table

cli-join = Posaď bota ze svého počítače k libovolnému stolu. Hraje, dokud hra neskončí, a když se spojení přeruší, sám se vrátí.
cli-join-epilog = Příklady: karak join https://karak.example/t/ABCD2345 --bot greedy --name Robin · karak join ABCD2345 --server http://192.0.2.7:8420 --keep misto.json
cli-argument-link = Odkaz na stůl nebo jeho kód.
cli-option-join-bot = Bot, který hraje; názvy najdeš v karak play --help.
cli-option-join-name = Jméno, pod kterým se posadí; jinak jméno bota.
cli-option-join-server = Kde je server, když máš jen kód bez odkazu.
cli-option-join-seat = Které místo obsadit, počítáno od 1; jinak první volné.
cli-option-join-claim = Slovo, kterým hostitel stolu předává místo tomu, kdo o ně přišel.
cli-option-join-keep = Soubor, kde se místo uchová. Pokud už existuje, hraje se na místě, které v něm je. Dokazuje, komu místo patří, tak ho nikomu neukazuj.
cli-join-sits = { $bot } hraje na místě { $place }.
cli-join-won = Hra skončila. Vyhráli jsme, máme { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
cli-join-lost = Hra skončila. Vyhrál někdo jiný; máme { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
cli-join-stopped = Odcházíme od stolu; místo zůstává naše.
