### What the laboratory says: games between bots, counted.

## What can go wrong

error-lab = Tyhle hry se podle zadání nedají odehrát nebo spočítat. Dohrané zůstávají uložené; podívej se znovu na své zadání.
error-bad-amount = { $option } nemůže být { $value }. Zadej číslo aspoň { $fewest }.
error-two-bots-needed = Aréna potřebuje aspoň dva různé boty, každého jednou, ale dostala: { $bots }. Zadej je takhle: --bots greedy,random.
error-ladder-is-fixed = Žebříček si sám určuje, kteří boti hrají, kolik jich je u stolu a jak často. Vynech --bots, --players a --games.
error-folder-refused = Do složky „{ $path }“ se hry ukládat nedají ({ $reason }). Zvol jinou přes --out, nebo si zařiď právo do ní psát.
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
