### What the laboratory says: games between bots, counted.

## What can go wrong

error-lab = Tyhle hry se podle zadání nedají odehrát nebo spočítat. Dohrané zůstávají uložené; podívej se znovu na své zadání.
error-bad-amount = { $option } nemůže být { $value }. Zadej číslo aspoň { $fewest }.
error-two-bots-needed = Aréna potřebuje aspoň dva různé boty, každého jednou, ale dostala: { $bots }. Zadej je takhle: --bots greedy,random.
error-ladder-is-fixed = Žebříček si sám určuje, kteří boti hrají, kolik jich je u stolu a jak často. Vynech --bots, --players a --games.
error-folder-refused = Do složky „{ $path }“ se hry ukládat nedají ({ $reason }). Zvol jinou přes --out, nebo si zařiď právo do ní psát.
error-page-refused = Stránku nejde zapsat do složky „{ $path }“ ({ $reason }). Hry a zpráva zůstávají uložené. Zvol jinou přes --page, nebo si zařiď právo do ní psát.
error-damaged-games = Řádek { $line } v souboru „{ $path }“ není hra, která by tu byla uložená. Odstraň ho, nebo zvol jinou složku.
error-other-games = V „{ $path }“ jsou hry s jiným nastavením, možná s jiným semínkem. Zvol jinou složku přes --out.
error-other-code = Hry v „{ $path }“ odehrály jiné verze pravidel nebo botů než tyhle. Zvol jinou složku přes --out, nebo přidej --mix a počítej je dohromady.
error-bot-broke = Hra { $number } se zastavila: { $kind ->
        [raised] bot { $bot-id } selhal ({ $what })
        [illegal] bot { $bot-id } chtěl udělat „{ $what }“, což nebylo povoleno
        [stalled] bot { $bot-id } včas neodpověděl
        [died] bot { $bot-id } ukončil proces, ve kterém běžel
       *[endless] nemá konce
    }. Dohrané hry zůstávají uložené. Oprav bota a přidej --again, nebo vynech --strict a takové hry se počítají jako prohrané.
error-game-broke = Hra { $number } selhala, aniž by za to mohl některý bot ({ $reason }). Nahlas nám to prosím; dohrané hry zůstávají uložené.
error-no-workers = Procesy, které měly hrát, skončily, než začaly; co řekly, je výše. Dohrané hry zůstávají uložené. Zkus to s menším počtem: --jobs 1.

## While games are played

arena-heading = { $game }, { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: { $one } proti { $others }
arena-progress = { $done } z { $wanted } her, { $one } { $share } %
arena-stopped = Zastaveno. Dohrané hry jsou uložené v { $path }; stejný příkaz bude pokračovat.
arena-out-of-time = Čas vypršel. Dohrané hry jsou uložené v { $path }; stejný příkaz bude pokračovat.

## What came of them

arena-standing = { $share } % výher ({ $low } až { $high } % s 95% jistotou)
arena-target = { $reached ->
        [yes] Cíl { $target } % je splněn.
       *[no] Cíl { $target } % splněn není.
    }
arena-none = Žádná zrcadlová skupina ještě není dohraná.
arena-games = Her: { $games }, zrcadlových skupin: { $groups }, vyhráno: { $won }, napůl: { $shared }, prohráno: { $lost }
arena-seconds = { $seconds } s jednoho jádra na hru
arena-faults = { $number ->
        [one] Jedna hra se přerušila
        [few] { $number } hry se přerušily
       *[other] { $number } her se přerušilo
    }: { $kind ->
        [raised] bot { $bot-id } selhal ({ $what })
        [illegal] bot { $bot-id } chtěl udělat „{ $what }“, což nebylo povoleno
        [stalled] bot { $bot-id } včas neodpověděl
        [died] bot { $bot-id } ukončil proces, ve kterém běžel
       *[endless] nemá konce
    }
arena-see = Prohlédni si první z nich: { $command }
arena-page = Stránka je zapsaná: { $path }

## The page about the ladder

ladder-title = Žebříček
ladder-lead = Jak si boti stojí proti sobě: každý má porážet toho pod sebou o tolik, aby to hráč poznal. Čísla jsou naměřená hraním; tučný podíl dosáhl svého cíle.
ladder-column-pairing = kdo proti komu
ladder-column-target = cíl
ladder-column-share = podíl výher
ladder-column-certain = 95% interval
ladder-column-games = her
ladder-column-counts = výhry, napůl, prohry
ladder-column-seconds = sekund na hru
ladder-pairing = { $number ->
        [1] { $one } proti { $others }
       *[other] { $one } proti { $number } × { $others }
    }
ladder-counts = { $broken ->
        [0] { $won }, { $shared }, { $lost }
       *[other] { $won }, { $shared }, { $lost }; přerušeno { $broken }
    }
ladder-mixed = { $games }, verzí botů: { $versions }
ladder-how = Jak se měří
ladder-mirrored = Místa i hrdinové se zrcadlí. Každé rozdání hrdinů se svým semínkem se hraje tolikrát, kolik je míst, a první bot si na každém jednou zahraje. Nikomu tak nenahrává ani místo, ani hrdina. Výhra, o kterou se dělí víc botů, se každému počítá dílem. Bot, který selže, tu hru prohrává.
ladder-interval = Hry jednoho rozdání nejsou nezávislé. Rozptyl mezi rozdáními říká, za kolik nezávislých her platí, nejvýš za tolik, kolik se jich odehrálo; z tohoto počtu je Wilsonův interval. Šampion přemýšlí 2 000 iterací na tah. Sekundy platí pro jedno jádro a celou hru na stroji, který měřil.
ladder-again = Dohrané hry zůstávají uložené a stejný příkaz pokračuje tam, kde se zastavil:

## A study

error-too-few-heroes = Počet hráčů je { $players } a každý potřebuje jiného hrdinu, ale různých hrdinů je zadáno jen { $heroes }. Zadej jich přes --heroes víc, nebo napiš „all“.
error-bots-do-not-fit = Zadaných botů: { $bots }, hráčů: { $players }. Zadej jednoho bota pro všechna místa, nebo jednoho pro každé.
error-unreadable-figures = Hodnoty v souboru „{ $path }“ nejdou přečíst ({ $reason }). Podívej se, jestli soubor existuje a je v něm text.
error-missing-extra = K tomu je potřeba balíček { $package }, který není nainstalovaný. Nainstaluj ho příkazem pip install "karak[{ $extra }]".
error-cluster-failed = Cluster na adrese { $address } nehraje ({ $reason }). Dohrané hry zůstávají uložené. Podívej se, jestli tam běží Ray, nebo vynech --cluster.
error-cluster-differs = Některý z počítačů clusteru na adrese { $address } má jiná pravidla nebo boty než tento. Dohrané hry zůstávají uložené. Nainstaluj všude stejnou verzi karaku.
simulate-heading = { $game }, { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: { $bots } ({ $arm })
simulate-progress = { $done } z { $wanted } her
simulate-arm = { $arm }:
simulate-wins = Výhry každého hrdiny v jeho hrách, s 95% intervalem:
simulate-hero = { $share } % ({ $low } až { $high } %)
simulate-tables = Tabulky jsou zapsané: { $path }
simulate-report = Zpráva je zapsaná: { $path }

## The report of a study

report-title = { $game } v laboratoři
report-lead = Co říkají odehrané hry. Počet her: { $games }, počet hráčů: { $players }; na všech místech hraje { $bots }. Interval obsahuje skutečnou hodnotu s 95% jistotou.
report-broken = { $number ->
        [one] Jedna hra se přerušila a nepočítá se.
        [few] { $number } hry se přerušily a nepočítají se.
       *[other] { $number } her se přerušilo a nepočítá se.
    }
report-standard = standard
report-numbers = Čísla
report-percent = { $number } %
report-short = Krátce
report-strong = Silnější než ostatní: { $heroes }. Vyrovnané by bylo { $even } %; vybočuje, kdo je s jistotou o desetinu nebo víc nad tím nebo pod tím.
report-weak = Slabší než ostatní: { $heroes }. Vyrovnané by bylo { $even } %.
report-in-line = Žádný hrdina nevybočuje: žádný není s jistotou o desetinu nebo víc nad vyrovnaným podílem { $even } % nebo pod ním.
report-first-last = Kdo začíná, vyhrává { $first }, kdo hraje poslední, { $last }.
report-feller-wins = Kdo porazí netvora, vyhraje sám v { $won } % her a prohraje na body v { $lost } %. Vítězové vedou v průměru o { $margin } bodu.
report-usual-length = Polovina her trvá nejvýš { $turns } tahů, asi { $minutes } minut; každá desátá trvá víc než { $long } minut.
report-behind = Pozdější vítěz nevede po polovině tahů v { $half } her, a ani před posledním tahem v { $last }.
report-general = Temný generál
report-place = jako { $place }. v pořadí
report-moment = po { $part } hry
report-last-turn = před posledním tahem
report-heroes =
    .title = Výhry podle hrdiny
    .text = Podíl výher, který každý hrdina získal ve svých hrách. Na přerušované čáře by byli všichni hrdinové stejně silní.
report-places =
    .title = Výhry podle pořadí na tahu
    .text = Jestli pomáhá začínat: podíl výher podle místa v pořadí na tahu.
report-beast =
    .title = Kdo skolí netvora a kdo vyhraje
    .text = Jak dopadl hrdina, který porazil draka nebo Temného generála, v procentech všech her.
report-feller =
    .won = vyhraje sám
    .shared = dělí se o výhru
    .lost = prohraje na body
    .nobody = nikdo ho neporazí
report-length =
    .title = Jak dlouho hra trvá
    .text = Tahy všech hrdinů dohromady, v procentech všech her. Minuty jsou odhad: 15 sekund na tah, 8 na nový dílek, 20 na souboj.
report-race =
    .title = Body v průběhu hry
    .text = Průměrné body těch, kdo nakonec vyhrají, a ostatních, od začátku do konce hry.
report-fights =
    .title = Souboje podle protivníka
    .text = Jak často se v jedné hře s kým bojuje a jak to dopadne; nejslabší protivníci jsou nahoře.
report-abilities =
    .title = Jakou cenu mají schopnosti
    .text = Jak často se schopnost použije v jedné hře svého hrdiny. Tabulka říká, kolik soubojů podle hozených kostek obrátila k lepšímu a jak se hrdinovi dařilo ve hrách, kde ji použil víckrát než obvykle, a v ostatních. Jde to spolu; příčina to být nemusí.
report-pieces =
    .title = Co hrdinové získají
    .text = Podíl výher těch, kdo ve hře takový kousek získali. Tabulka říká i to, kolik jich získali a jak dopadli ti, kdo žádný nezískali. Jde to spolu; příčina to být nemusí: komu se daří, získá víc.
report-comebacks =
    .title = Obraty
    .text = V kolika hrách vyhraje někdo, kdo v tu chvíli nevedl.
report-column =
    .hero = hrdina
    .place = pořadí
    .games = hry
    .share = podíl v %
    .interval = interval v %
    .turns = tahy
    .minutes = minuty
    .shorter = desetina je kratší
    .median = polovina je kratší
    .longer = desetina je delší
    .winners = vítězové
    .others = ostatní
    .moment = kdy
    .foe = protivník
    .won = vyhráno
    .tied = nerozhodně
    .lost = prohráno
    .wins = výhry
    .ability = schopnost
    .uses = použití ve hře
    .turned = obrácené souboje ve hře
    .often = výhry při častém použití
    .seldom = výhry při vzácném použití
    .piece = kousek
    .got = počet ve hře
    .getting = podíl těch, kdo ho získají
    .having = výhry těch, kdo ho získali
    .lacking = výhry ostatních
