### What went wrong, and what to do about it. An error with the code "x" is said by error-x.

error-error = Ve hře se něco pokazilo. Nahlas nám prosím, jak k tomu došlo, a přilož záznam hry.

## Playing

error-illegal-action = „{ $action }“ teď udělat nejde. Vyber si některou z akcí, které hra nabízí.
error-unknown-action = Akce „{ $action }“ neexistuje. V seznamu povolených akcí uvidíš, jak se píšou.
error-game-over = Hra skončila a nikdo už nemůže nic dělat. Začni novou.
error-no-such-seat = Hráč { $seat-number } u tohoto stolu není: sedí tu { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }. Vyber některé z jeho míst.

## At the table

error-table = To teď u tohoto stolu nejde. Podívej se, kdo je na tahu a na co se hra ptá.
error-not-your-turn = Hráč { $seat-number } není na tahu: ptáme se hráče { $asked }. Počkej, až přijdeš na řadu.
error-seat-of-bot = Za hráče { $seat-number } hraje bot „{ $bot-id }“. Nejdřív si místo vezmi zpátky, nebo nech táhnout bota.
error-not-a-bots-turn = Žádný bot teď táhnout nemůže: na řadě je hráč { $asked }, a to je člověk. Počkej na jeho akci.
error-cannot-undo = Hráč { $seat-number } nemá co vrátit: poslední krok byl náhodný, skrytý nebo cizí, anebo se tu tahy nevracejí. Hraj dál odsud.
error-bot-failed = Bot „{ $bot-id }“ místo tahu selhal ({ $reason }). Dej jeho místo člověku nebo jinému botovi.
error-bot-plays-illegally = Bot „{ $bot-id }“ chce udělat „{ $action }“, což teď nejde. Dej jeho místo člověku nebo jinému botovi.
error-unknown-bot = Bot „{ $bot-id }“ neexistuje. Vyber některého z těchto: { $known }.
error-unknown-level = Bot „{ $bot-id }“ nemá úroveň „{ $level }“. Šampionovi můžeš dát počet iterací (champion:500) nebo čas (champion:200ms); ostatní boti úrovně nemají.
error-broken-bot = Bot „{ $bot-id }“ nemůže hrát: { $reason ->
        [load] to, co jeho balíček jmenuje, nejde načíst
        [no-maker] to, co jeho balíček jmenuje, se nedá zavolat se semínkem
        [make] nejde vytvořit ze semínka
       *[no-bot] to, co jeho balíček vytvoří, není karak.bots.bot.Bot
    } ({ $what }). Oprav ten balíček, nebo zvol jiného bota.
error-bot-twice = Bot „{ $bot-id }“ už existuje. Dej svému jiné jméno.

## Chance given from outside

error-chance = Se zadanými kostkami, dílky nebo žetony něco nesedí. Zkontroluj je a zkus to znovu; hra zůstala, jak byla.
error-chance-needed = Náhoda má rozhodnout ještě o jedné věci: { $kind }. Přidej k odpovědím jednu z těchto: { $possible }.
error-impossible-chance = { $answer } tady padnout nemůže ({ $kind }). Zadej místo toho něco z tohoto: { $possible }.
error-too-much-chance = Počet zadaných kostek, dílků nebo žetonů: { $given }, potřeba: { $used }. Zbytek vynech.

## Saved games

error-damaged-data = Uložená hra je poškozená v místě „{ $where }“. Použij nepoškozenou kopii, nebo začni novou hru.
error-damaged-log = Záznam { $number } v průběhu této hry nejde přehrát: { $reason ->
        [entry] je roztržený
        [action] nejmenuje žádnou akci této hry
        [answer] odpověď náhody se nedá přečíst
        [illegal-action] ta akce tam nebyla povolená
        [game-over] hra už byla u konce
        [chance-needed] je zapsáno málo kostek, dílků nebo žetonů
        [too-much-chance] je zapsáno moc kostek, dílků nebo žetonů
        [impossible-chance] zapsané kostky, dílky nebo žetony nemohly padnout
       *[other] hra ho odmítá ({ $reason })
    }. Použij nepoškozenou kopii záznamu.
error-unknown-format = Tohle je zapsané ve formátu { $found }, ale tahle verze čte formát { $known }. Otevři to verzí, která to zapsala.

error-table-file = S tímto uloženým stolem něco není v pořádku. Zvol jiný soubor.
error-file-missing = Soubor „{ $path }“ neexistuje. Zkontroluj jeho název a složku.
error-file-refused = Soubor „{ $path }“ nejde číst nebo zapsat ({ $reason }). Zvol jiné místo, nebo si k tomuhle zařiď přístup.
error-not-a-table-file = „{ $path }“ není uložený stůl. Zvol soubor, který uložil tento program.
error-file-torn = Uložený stůl „{ $path }“ uprostřed končí. Použij nepoškozenou kopii, nebo začni novou hru.

## Where tables are kept

error-store = S úložištěm stolů něco není v pořádku. Zkus to znovu; když to potrvá, řekni to správci serveru.
error-no-such-table = Stůl „{ $table }“ neexistuje. Zkontroluj odkaz, nebo otevři nový stůl.
error-table-exists = Stůl „{ $table }“ už existuje, nebo má jiný stůl stejný kód. Zvol jiné označení nebo kód.
error-number-taken = Záznam { $number } stolu „{ $table }“ nenavazuje na poslední: počet jeho záznamů je { $length }. Přečti si, co je nového, a rozhodni se znovu.
error-version-taken = Stůl „{ $table }“ mezitím změnil někdo jiný (verze { $found } místo { $version }). Podívej se na něj znovu a změnu zopakuj.
error-not-storable = Tohle se nedá uložit ({ $what }): { $reason ->
        [json] nejsou to prostá data, která JSON pojme
        [size] je to větší, než kolik se smí: { $most } B
        [count] musí jich být aspoň 1 a nejvýš { $most }
        [name] musí to být jméno z písmen, číslic, teček, dvojteček, spojovníků a podtržítek, nejvýš { $most } znaků
        [number] musí to být číslo od 0 do { $most }
       *[other] nehodí se to
    }. Oprav to a zkus to znovu.
error-damaged-row = To, co je uloženo jako „{ $what }“, už nejde přečíst. Vezmi to ze zálohy, nebo nech ten stůl být.
error-store-closed = Server právě končí a nic nového neukládá. Zkus to za chvilku.
error-store-busy = Na uložení čeká víc změn, než se stíhá zpracovat (přes { $most }). Zkus to za chvilku; stává-li se to často, použij rychlejší disk nebo méně stolů.
error-database = Databáze { $database } selhala ({ $reason }). Podívej se do jejího záznamu a na stránku o provozu serveru.
error-bad-database-url = „{ $url }“ není databáze, která se tu dá použít. Zadej sqlite:///slozka/soubor.db nebo postgresql://uzivatel@pocitac/nazev.
error-database-unreachable = Databáze { $database } neodpovídá ({ $reason }). Ověř, že běží a je odsud dostupná a že počítač, port i název sedí.
error-database-refused = Databáze { $database } nás nepustila dovnitř nebo neexistuje ({ $reason }). Zkontroluj název, uživatele a heslo a práva k souboru a složce.
error-database-locked = Databázi { $database } má zamčenou jiný program ({ $reason }). Ukonči ho, nebo počkej, až skončí, a zkus to znovu.
error-database-full = Pro databázi { $database } už není místo ({ $reason }). Uvolni místo na disku; nic potvrzeného se neztratilo.
error-database-damaged = { $database } není databáze, nebo je poškozená ({ $reason }). Obnov zálohu, nebo zvol jiný soubor.
error-database-too-old = { $database } je příliš stará verze: je to { $found } a potřeba je aspoň { $oldest }. Aktualizuj ji.
error-schema-too-new = Databázi vytvořila novější verze programu (revize { $found }, tahle zná { $known }). Spusť tu verzi, nebo obnov starší zálohu.
error-schema-too-old = Databázi vytvořila starší verze programu (revize { $found }, tahle potřebuje { $known }) a zůstává, jak je. Obnov její zálohu do jiné databáze, tím se převede, a podívej se na ni tam.
error-schema-unknown = V databázi jsou cizí tabulky s názvy, které potřebujeme ({ $found }). Zvol prázdnou databázi.
error-database-missing = V databázi { $database } nejsou žádné tabulky tohoto programu. Zkontroluj adresu databáze nebo název souboru.
error-backup-exists = Soubor „{ $path }“ už existuje a záloha ho nepřepíše. Zvol jiný název.
error-database-not-empty = V databázi { $database } už nějaké stoly jsou a záloha se obnovuje jen do prázdné. Zvol jinou.

## Figures

error-bad-figures = Hodnota „{ $key }“ nemůže být „{ $value }“: { $reason ->
        [range] musí být od { $low } do { $high }
        [halves] musí to být číslo po polovinách od { $low } do { $high }
        [faces] musí mít šest stran, každá je -, S, SS nebo meče od 1 do 9
        [chasms] musí to být seznam dílků, každý se svými hranami s propastí od 0 do 5
        [table] musí to být tabulka s vlastními hodnotami
        [standing] musí to být jedno z book, confirmed, chosen, corrected
        [int] musí to být celé číslo
        [float] musí to být číslo
        [str] musí to být text v uvozovkách
       *[other] do hry se nehodí
    }. Oprav ji ve svém souboru hodnot.
error-unknown-figure = Hodnota „{ $key }“ v této hře není. Odstraň ji ze svého souboru hodnot, nebo oprav její název; na jejím místě by mohlo být: { $known }.
error-figures-syntax = Tvůj soubor hodnot není na řádku { $line } správný TOML ({ $reason }). Oprav ten řádek.

## Setting up

error-setup = Takhle se hra připravit nedá. Podívej se znovu na hráče, hrdiny a varianty.
error-unknown-game = Hra „{ $game-id }“ neexistuje. Vyber některou z těchto: { $known }.
error-unknown-hero = Hrdina „{ $hero-id }“ v této hře není. Vyber si z těchto: { $known }.
error-hero-twice = O hrdinu „{ $hero-id }“ je zájem dvakrát, ale každý je tu jen jednou. Zvol jiného.
error-unknown-variant = Varianta „{ $variant-id }“ v této hře není. Existují tyto: { $known }.
error-unknown-option = Volba „{ $option }“ neexistuje nebo nemůže být „{ $value }“. Podívej se na volby nové hry.
error-wrong-players = { $players ->
        [one] Jeden hráč tu hrát nemůže
        [few] { $players } hráči tu hrát nemohou
       *[other] { $players } hráčů tu hrát nemůže
    }. Zvol aspoň { $fewest } a nejvýš { $most }.
error-bad-seed = „{ $seed }“ není semínko. Semínko je celé číslo od 0, nejvýš 128 bitů; když ho vynecháš, bude náhodné.

## Odds

error-odds = Tyhle šance se spočítat nedají. Podívej se znovu na své zadání.
error-unknown-aim = Cíl „{ $aim }“ neexistuje. Vyber některý z těchto: { $known }.
error-unknown-foe = „{ $foe }“ v této hře není nikdo, s kým by se bojovalo. Vyber si z těchto: { $known }.
error-unknown-gear = „{ $gear }“ tu v boji nic neznamená. Vyber si z tohoto: { $known }.
error-unknown-unit = Oddíl „{ $unit-id }“ neexistuje. Vyber si z těchto: { $known }.
error-bad-number = „{ $name }“ nemůže být { $value }. Zadej celé číslo od { $low } do { $high }.
error-no-fight = Teď není s kým bojovat ({ $where }), takže ani žádné šance. Zeptej se znovu, až bude souboj, nebo jmenuj soupeře.

## Words

error-words = S texty tohoto programu něco není v pořádku. Nahlas nám to prosím.
error-missing-message = Pro „{ $message }“ nejsou v jazyce „{ $language }“ slova. Doplň zprávu do jeho souborů.
error-broken-message = Zprávu „{ $message }“ nejde říct: { $problem }. Oprav ji, nebo jí dej, co žádá.
error-unknown-rule = Pravidlo „{ $rule }“ neexistuje. Vypiš si všechna pravidla a najdi to své.
error-unknown-language = Jazykem „{ $language }“ program nemluví. Vyber některý z těchto: { $known }.
error-not-recorded = Tahle kopie hry si nevede záznam. Zeptej se hry, ze které vznikla.
