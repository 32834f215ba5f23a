### What the server says: refusals, set phrases, its own pages.

## Messages

error-server = Something went wrong at the server. Try again; if it stays so, tell whoever runs it.
error-bad-message = The server cannot read this request ({ $reason }). Update your program, or look up the protocol.
error-wrong-protocol = Your program speaks version { $spoken } of the protocol, the server version { $known }. Load the page anew.
error-hello-first = A connection begins with hello, once. Connect again.
error-stale = That was an answer to something that is no longer asked. Look at the table as it is now.
error-not-found = There is nothing at this address. See which there are: /api/openapi.json.
error-method-not-allowed = This address does not take { $method }. See what it takes: /api/openapi.json.

## Limits

error-too-fast = That was too much in too short a time. Wait a moment and try again.
error-too-slow = Your connection could not keep up. Connect again to go on.
error-too-large = That is more than the server takes at once. Send less.
error-too-many-tables = There is no room for another table now. Try again later, or join one that is open.
error-too-many-sockets = There is no room for another connection now. Close one, or try again later.
error-wrong-origin = This server does not answer pages from elsewhere. Open it by its own address.

## Who may

error-wrong-secret = This does not prove that the seat is yours. Ask the host of the table for a new claim to it.
error-not-your-seat = { $hero } is not played on this device. Play for your own seat.
error-not-the-host = Only the host of the table can do that. Ask them.

## Tables

error-bad-name = This is no name. Use up to { $most } letters that can be seen.
error-bad-seat = No seat can be taken like this. Look again at seats, bots and heroes.
error-seat-taken = { $hero } has a player already. Choose another seat.
error-table-full = No seat is open at this table. Ask the host to open one, or watch.
error-seats-open = { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } still open. Wait for players, or give the seats to bots.
error-already-started = The game has begun. You can watch it.
error-not-started = The game has not begun. Wait for the host to start it.
error-not-finished = The game is still going on. Come back when it is over.
error-drawn-dice = At this table the server rolls and draws. Leave the dice to it.
error-own-dice-and-seed = Where you roll your own dice a seed decides nothing. Leave out the seed, or let the server roll.
error-no-odds = This table plays without odds. Weigh them yourself.
error-bot-too-thorough = The level { $level } would keep everybody waiting. Bots may think { $iterations } iterations here, or { $milliseconds }ms.
error-not-replayable = This game was played by rules that have changed since, so its moments cannot be shown. What happened can still be read.
error-time-is-up = The time of { $hero } is up, so a bot plays on. You can watch.
error-unknown-emote = Nobody knows “{ $emote }”. Choose one of the phrases that are offered.
error-no-such-moment = The game did not come to entry { $number }; its last one is { $last }. Choose an earlier one.

## Starting the server

error-port-busy = Another program listens on port { $port } of { $host }. Choose another one: --port.
error-data-in-use = A server is running with the data in { $folder } already. Use that one, end it, or choose another folder: --data.
error-cannot-listen = This program cannot listen on port { $port } of { $host } ({ $reason }). Choose an address of this computer (--host), or another port (--port).
error-workers-need-more = Several processes need a database and a bus that they can share. Name both (--db postgresql://… --bus redis://…), or use one worker.
error-bad-bus-url = “{ $url }” is no address of a bus. Use one like redis://host:6379/0.
error-bus-unreachable = The bus does not answer. See to it that Redis runs at the address that was given.
error-bad-public-url = “{ $url }” is no address of a server. Use one like https://karak.example.
error-bad-proxy = “{ $proxy }” is no address of a proxy. Use addresses or networks like 10.0.0.5 and 10.1.0.0/16, with commas between them, or * for all.

## Playing from another computer

error-client = The connection to the server cannot be used. Try again.
error-bad-invitation = “{ $invitation }” leads to no table. Use its link, such as https://karak.example/t/ABCD2345, or its code and --server.
error-unreachable = { $server } does not answer. See whether the server runs and the address is right.
error-not-a-server = What answers at { $server } is no server of karak that this program understands. Look at the address, and update both.
error-own-dice = At this table people roll and draw themselves, which a program cannot. Choose another table.
error-bad-seat-file = { $path } keeps no seat. Name another file, or one that is not there yet.

## Set phrases and emotes

emote-smile = smiles
emote-laugh = laughs
emote-surprise = is surprised
emote-sad = is sad
emote-angry = is angry
emote-applause = applauds
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your-turn = It is your turn.
phrase-let-me-think = Let me think.
phrase-back-soon = I will be back soon.
phrase-good-game = That was a good game!

## Pages

web-what = This is a server for the board games Karak and Karak 2. Programs open tables here, join them and play by the interface that is described below; in the terminal “karak play” needs no server.
web-open-tables = Open tables
web-played-tables = Games to watch
web-no-tables = None at the moment.
web-table = { $title }: { $names }{ $free ->
        [0] {""}
        [one] {" "}· one free seat
       *[other] {" "}· { $free } free seats
    }
web-table-is = { $title }, { $phase ->
        [lobby] waiting for players.
        [playing] being played.
       *[finished] finished.
    }
web-free-seat = free
web-how-to-join = Join this table with a program that speaks the interface of this server.
web-promise = The promise about its dice: { $promise }
web-api = The interface, as OpenAPI
web-fair-title = Fair dice
web-fair-1 = Before the first move the server draws 128 random bits, the seed, from which all dice and draws of the game follow. It keeps the seed secret, but promises it: the promise is the SHA-256 of the seed together with a random salt, and everybody at the table can see it from the beginning.
web-fair-2 = When the game is over, the server shows seed and salt. Whoever computes the promise again and finds the same knows that the dice were fixed beforehand, whatever anybody did. “karak verify” does it with an exported game, and plays the game again from its seed.
web-fair-3 = The promise is computed from three lines, each ended by a line feed:
web-fair-seed-line = (the seed, in decimal digits)
web-fair-salt-line = (the salt, in hexadecimal digits)
web-fair-promise = Promise
web-fair-seed = Seed
web-fair-salt = Salt
web-fair-check = Check it
web-fair-kept = The promise was kept: these are the dice that were promised.
web-fair-broken = These are not the dice that were promised.
