### What the server says: refusals, set phrases, its own pages.

## Messages

error-server = Coś poszło nie tak na serwerze. Spróbuj jeszcze raz; jeśli to nie minie, powiedz temu, kto go prowadzi.
error-bad-message = Serwer nie rozumie tej prośby ({ $reason }). Zaktualizuj program albo zajrzyj do opisu protokołu.
error-wrong-protocol = Twój program mówi w wersji { $spoken } protokołu, a serwer w wersji { $known }. Wczytaj stronę od nowa.
error-hello-first = Połączenie zaczyna się od hello, i to raz. Połącz się jeszcze raz.
error-stale = To była odpowiedź na pytanie, którego już nie ma. Zobacz, jak stół wygląda teraz.
error-not-found = Pod tym adresem nic nie ma. Zobacz, jakie są: /api/openapi.json.
error-method-not-allowed = Ten adres nie przyjmuje { $method }. Zobacz, co przyjmuje: /api/openapi.json.

## Limits

error-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj jeszcze raz.
error-too-slow = Twoje połączenie nie nadążało. Połącz się jeszcze raz, żeby grać dalej.
error-too-large = To więcej, niż serwer przyjmuje na raz. Wyślij mniej.
error-too-many-tables = Nie ma teraz miejsca na kolejny stół. Spróbuj później albo dosiądź się do otwartego.
error-too-many-sockets = Nie ma teraz miejsca na kolejne połączenie. Zamknij któreś albo spróbuj później.
error-wrong-origin = Ten serwer nie odpowiada cudzym stronom. Otwórz go pod jego własnym adresem.

## Who may

error-wrong-secret = To nie dowodzi, że miejsce należy do ciebie. Poproś gospodarza stołu, żeby przyznał ci je jeszcze raz.
error-not-your-seat = { $hero } nie gra na tym urządzeniu. Graj na swoim miejscu.
error-not-the-host = To może zrobić tylko gospodarz stołu. Poproś go o to.

## Tables

error-bad-name = To nie jest imię. Użyj widocznych znaków, najwyżej { $most }.
error-bad-seat = Tak nie da się zająć miejsca. Sprawdź jeszcze raz miejsca, boty i bohaterów.
error-seat-taken = { $hero } ma już gracza. Wybierz inne miejsce.
error-table-full = Przy tym stole nie ma wolnego miejsca. Poproś gospodarza, żeby jakieś otworzył, albo oglądaj grę.
error-seats-open = { $seats ->
        [one] Jest jeszcze { $seats } wolne miejsce
        [few] Są jeszcze { $seats } wolne miejsca
       *[many] Jest jeszcze { $seats } wolnych miejsc
    }. Poczekaj na graczy albo oddaj miejsca botom.
error-already-started = Gra już się zaczęła. Możesz ją oglądać.
error-not-started = Gra jeszcze się nie zaczęła. Poczekaj, aż gospodarz ją rozpocznie.
error-not-finished = Gra jeszcze trwa. Wróć, gdy się skończy.
error-drawn-dice = Przy tym stole rzuca i losuje serwer. Zostaw mu kości.
error-own-dice-and-seed = Gdzie sami rzucacie kośćmi, ziarno o niczym nie decyduje. Pomiń je albo pozwól rzucać serwerowi.
error-no-odds = Ten stół gra bez podglądu szans. Oceń je na własne oko.
error-bot-too-thorough = Przy poziomie { $level } wszyscy musieliby za długo czekać. Limit dla botów to tutaj { $iterations } iteracji albo { $milliseconds }ms.
error-not-replayable = Tę grę rozegrano według zasad, które się od tego czasu zmieniły, więc jej chwil nie da się pokazać. Nadal można przeczytać, co się działo.
error-time-is-up = { $hero } nie ma już czasu, więc dalej gra bot. Możesz oglądać.
error-unknown-emote = Nikt nie zna „{ $emote }”. Wybierz jeden z podanych zwrotów.
error-no-such-moment = Gra nie doszła do wpisu { $number }; ostatni to { $last }. Wybierz wcześniejszy.

## Starting the server

error-port-busy = Portu { $port } na { $host } słucha już inny program. Wybierz inny: --port.
error-data-in-use = Z danymi w { $folder } działa już inny serwer. Użyj tamtego, zakończ go albo wybierz inny folder: --data.
error-cannot-listen = Ten program nie może słuchać na porcie { $port } adresu { $host } ({ $reason }). Wybierz adres tego komputera (--host) albo inny port (--port).
error-workers-need-more = Kilka procesów potrzebuje wspólnej bazy danych i wspólnej szyny. Podaj jedno i drugie (--db postgresql://… --bus redis://…) albo użyj jednego procesu.
error-bad-bus-url = „{ $url }” to nie adres szyny. Użyj takiego jak redis://host:6379/0.
error-bus-unreachable = Szyna nie odpowiada. Sprawdź, czy pod podanym adresem działa Redis.
error-bad-public-url = „{ $url }” to nie adres serwera. Użyj takiego jak https://karak.example.
error-bad-proxy = „{ $proxy }” nie jest adresem serwera pośredniczącego. Użyj adresów lub sieci, jak 10.0.0.5 i 10.1.0.0/16, po przecinku, albo * dla wszystkich.

## Playing from another computer

error-client = Z tego połączenia z serwerem nie da się korzystać. Spróbuj jeszcze raz.
error-bad-invitation = „{ $invitation }” nie prowadzi do żadnego stołu. Użyj jego linku, na przykład https://karak.example/t/ABCD2345, albo kodu i --server.
error-unreachable = { $server } nie odpowiada. Sprawdź, czy serwer działa i czy adres się zgadza.
error-not-a-server = To, co odpowiada pod { $server }, nie jest serwerem karak, który ten program rozumie. Sprawdź adres i zaktualizuj jedno i drugie.
error-own-dice = Przy tym stole ludzie sami rzucają i losują, a program tego nie umie. Wybierz inny stół.
error-bad-seat-file = { $path } nie przechowuje miejsca. Podaj inny plik albo taki, którego jeszcze nie ma.

## Set phrases and emotes

emote-smile = uśmiecha się
emote-laugh = śmieje się
emote-surprise = robi wielkie oczy
emote-sad = smuci się
emote-angry = złości się
emote-applause = bije brawo
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-your-turn = Twoja kolej.
phrase-let-me-think = Chwila, myślę.
phrase-back-soon = Zaraz wracam.
phrase-good-game = To była dobra gra!

## Pages

web-what = To serwer gier planszowych Karak i Karak 2. Programy otwierają tu stoły, dosiadają się i grają przez interfejs opisany niżej; w terminalu „karak play” nie potrzebuje serwera.
web-open-tables = Otwarte stoły
web-played-tables = Gry do oglądania
web-no-tables = W tej chwili nie ma żadnych.
web-table = { $title }: { $names }{ $free ->
        [0] {""}
        [one] {" "}· { $free } wolne miejsce
        [few] {" "}· { $free } wolne miejsca
       *[many] {" "}· { $free } wolnych miejsc
    }
web-table-is = { $title }, { $phase ->
        [lobby] czeka na graczy.
        [playing] gra trwa.
       *[finished] gra skończona.
    }
web-free-seat = wolne
web-how-to-join = Do tego stołu dosiądziesz się programem, który mówi interfejsem tego serwera.
web-promise = Obietnica co do kości: { $promise }
web-api = Interfejs jako OpenAPI
web-fair-title = Uczciwe kości
web-fair-1 = Przed pierwszym ruchem serwer losuje 128 bitów, ziarno, z którego wynikają wszystkie rzuty i losowania tej gry. Ziarno trzyma w tajemnicy, ale je obiecuje: obietnica to SHA-256 ziarna razem z losową solą i każdy przy stole widzi ją od początku.
web-fair-2 = Gdy gra się skończy, serwer pokazuje ziarno i sól. Kto obliczy obietnicę jeszcze raz i dostanie to samo, ten wie, że kości były ustalone z góry, cokolwiek kto robił. „karak verify” robi to z wyeksportowaną grą i odgrywa ją od nowa z jej ziarna.
web-fair-3 = Obietnicę oblicza się z trzech wierszy, każdy zakończony znakiem końca wiersza:
web-fair-seed-line = (ziarno, w cyfrach dziesiętnych)
web-fair-salt-line = (sól, w cyfrach szesnastkowych)
web-fair-promise = Obietnica
web-fair-seed = Ziarno
web-fair-salt = Sól
web-fair-check = Sprawdź
web-fair-kept = Obietnica dotrzymana: to są kości, które obiecano.
web-fair-broken = To nie są kości, które obiecano.
