### What the server says: refusals, set phrases, its own pages.

## Messages

error-server = Na serveru se něco pokazilo. Zkus to znovu; když to potrvá, řekni to jeho správci.
error-bad-message = Server téhle žádosti nerozumí ({ $reason }). Aktualizuj svůj program, nebo se podívej do popisu protokolu.
error-wrong-protocol = Tvůj program mluví protokolem verze { $spoken }, server verzí { $known }. Načti stránku znovu.
error-hello-first = Spojení začíná jediným pozdravem hello. Připoj se znovu.
error-stale = Tohle byla odpověď na něco, na co se už nikdo neptá. Podívej se, jak to u stolu vypadá teď.
error-not-found = Na téhle adrese nic není. Podívej se, které jsou: /api/openapi.json.
error-method-not-allowed = Tahle adresa nebere { $method }. Podívej se, co bere: /api/openapi.json.

## Limits

error-too-fast = Na takovou chvilku je toho moc. Počkej okamžik a zkus to znovu.
error-too-slow = Tvoje spojení nestíhalo. Připoj se znovu a hraj dál.
error-too-large = Tolik najednou server nevezme. Pošli méně.
error-too-many-tables = Na další stůl tu teď není místo. Zkus to později, nebo si přisedni k otevřenému.
error-too-many-sockets = Na další spojení tu teď není místo. Některé zavři, nebo to zkus později.
error-wrong-origin = Cizím stránkám tento server neodpovídá. Otevři ho přes jeho vlastní adresu.

## Who may

error-wrong-secret = Tohle nedokazuje, že místo patří tobě. Požádej hostitele stolu o nový nárok na něj.
error-not-your-seat = { $hero } se na tomto zařízení nehraje. Hraj za své místo.
error-not-the-host = Tohle smí jen hostitel stolu. Popros ho.

## Tables

error-bad-name = Tohle není jméno. Použij viditelné znaky, nejvýš { $most }.
error-bad-seat = Takhle se místo obsadit nedá. Podívej se znovu na místa, boty a hrdiny.
error-seat-taken = { $hero } už svého hráče má. Vyber si jiné místo.
error-table-full = U tohoto stolu není volno. Popros hostitele, ať nějaké místo uvolní, nebo se dívej.
error-seats-open = { $seats ->
        [one] Jedno místo je ještě volné
        [few] { $seats } místa jsou ještě volná
       *[other] { $seats } míst je ještě volných
    }. Počkej na hráče, nebo místa přenech botům.
error-already-started = Hra už začala. Můžeš se dívat.
error-not-started = Hra ještě nezačala. Počkej, až ji hostitel spustí.
error-not-finished = Hra ještě běží. Vrať se, až skončí.
error-drawn-dice = U tohoto stolu hází a tahá server. Nech kostky na něm.
error-own-dice-and-seed = Kde házíte vlastními kostkami, semínko o ničem nerozhoduje. Vynech ho, nebo nech házet server.
error-no-odds = U tohoto stolu se hraje bez šancí. Odhadni je po svém.
error-bot-too-thorough = S úrovní { $level } by všichni čekali příliš dlouho. Boti tu smějí přemýšlet { $iterations } iterací nebo { $milliseconds }ms.
error-not-replayable = Tahle hra se hrála podle pravidel, která se od té doby změnila, takže její okamžiky ukázat nejde. Co se stalo, si ale přečteš.
error-time-is-up = { $hero } už nemá čas, a tak dál hraje bot. Můžeš se dívat.
error-unknown-emote = „{ $emote }“ nikdo nezná. Vyber si z nabízených vět.
error-no-such-moment = K záznamu { $number } hra nedošla; poslední je { $last }. Zvol dřívější.

## Starting the server

error-port-busy = Na portu { $port } počítače { $host } už naslouchá jiný program. Zvol jiný: --port.
error-data-in-use = S daty ve složce { $folder } už běží jiný server. Použij ten, ukonči ho, nebo zvol jinou složku: --data.
error-cannot-listen = Tento program nemůže naslouchat na portu { $port } počítače { $host } ({ $reason }). Zvol adresu tohoto počítače (--host), nebo jiný port (--port).
error-workers-need-more = Víc procesů potřebuje společnou databázi a sběrnici. Zadej obojí (--db postgresql://… --bus redis://…), nebo použij jeden proces.
error-bad-bus-url = „{ $url }“ není adresa sběrnice. Použij něco jako redis://pocitac:6379/0.
error-bus-unreachable = Sběrnice neodpovídá. Ověř, že na zadané adrese běží Redis.
error-bad-public-url = „{ $url }“ není adresa serveru. Použij něco jako https://karak.example.
error-bad-proxy = „{ $proxy }“ není adresa proxy serveru. Použij adresy nebo sítě jako 10.0.0.5 a 10.1.0.0/16 oddělené čárkami, nebo * pro všechny.

## Playing from another computer

error-client = Spojení se serverem se nedá použít. Zkus to znovu.
error-bad-invitation = „{ $invitation }“ k žádnému stolu nevede. Použij odkaz, třeba https://karak.example/t/ABCD2345, nebo jeho kód a --server.
error-unreachable = { $server } neodpovídá. Podívej se, zda server běží a adresa sedí.
error-not-a-server = Na adrese { $server } neodpovídá server karak, kterému by tento program rozuměl. Zkontroluj adresu a oba aktualizuj.
error-own-dice = U tohoto stolu hází a tahají lidé sami a to program neumí. Zvol jiný stůl.
error-bad-seat-file = V souboru { $path } žádné místo není. Zadej jiný, nebo takový, který ještě neexistuje.

## Set phrases and emotes

emote-smile = se usmívá
emote-laugh = se směje
emote-surprise = se diví
emote-sad = smutně vzdychá
emote-angry = se zlobí
emote-applause = tleská
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-your-turn = Jsi na tahu.
phrase-let-me-think = Ještě přemýšlím.
phrase-back-soon = Hned jsem zpátky.
phrase-good-game = To byla pěkná hra!

## Pages

web-what = Tohle je server pro deskové hry Karak a Karak 2. Programy tu otevírají stoly, přisedají k nim a hrají přes rozhraní popsané níže; v terminálu stačí „karak play“ a server není potřeba.
web-open-tables = Otevřené stoly
web-played-tables = Hry, na které se dá dívat
web-no-tables = Teď tu žádné nejsou.
web-table = { $title }: { $names }{ $free ->
        [0] {""}
        [one] {" "}· jedno volné místo
        [few] {" "}· { $free } volná místa
       *[other] {" "}· { $free } volných míst
    }
web-table-is = { $title }, { $phase ->
        [lobby] čeká se na hráče.
        [playing] hraje se.
       *[finished] dohráno.
    }
web-free-seat = volno
web-how-to-join = Přisedni k tomuto stolu s programem, který zná rozhraní tohoto serveru.
web-promise = Slib o kostkách: { $promise }
web-api = Rozhraní jako OpenAPI
web-fair-title = Poctivé kostky
web-fair-1 = Před prvním tahem server vylosuje 128 náhodných bitů, semínko, ze kterého plynou všechny hody a tahy ze sáčku. Semínko tají, ale slíbí ho: slib je SHA-256 semínka spolu s náhodnou solí a všichni u stolu ho vidí od začátku.
web-fair-2 = Po konci hry server semínko i sůl ukáže. Kdo slib spočítá znovu a vyjde mu totéž, ví, že kostky byly dané předem, ať kdo dělal cokoli. Příkaz „karak verify“ to udělá s exportovanou hrou a celou ji ze semínka přehraje.
web-fair-3 = Slib se počítá ze tří řádků, každý končí znakem nového řádku:
web-fair-seed-line = (semínko, desítkovými číslicemi)
web-fair-salt-line = (sůl, šestnáctkovými číslicemi)
web-fair-promise = Slib
web-fair-seed = Semínko
web-fair-salt = Sůl
web-fair-check = Ověřit
web-fair-kept = Slib byl dodržen: tohle jsou ty slíbené kostky.
web-fair-broken = Tohle nejsou ty kostky, které byly slíbeny.
