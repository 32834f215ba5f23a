### The two abilities of each hero of Karak: a name, and what it does in one line.

ability-wizard-1 = Magické nadání
    .explained = Magické střely ti po použití zůstávají.
ability-wizard-2 = Astrální chůze
    .explained = Mezi sousedními dílky na stole procházíš i zdmi.
ability-warlock-1 = Obětování
    .explained = Jednou za souboj můžeš po hodu obětovat život a přidat si +1.
ability-warlock-2 = Magická výměna
    .explained = Místo svých 4 kroků si vyměníš místo s hrdinou na jiném dílku.
ability-warrior-1 = Dvojitý útok
    .explained = Jednou za souboj můžeš hodit oběma kostkami znovu; platí druhý hod.
ability-warrior-2 = Reinkarnace
    .explained = Když přijdeš o poslední život, přeneseš se k fontáně podle své volby a vyléčíš se.
ability-thief-1 = Bodnutí do zad
    .explained = Remíza je pro tebe výhra.
ability-thief-2 = Plížení
    .explained = S nestvůrou bojuješ, jen když chceš, a můžeš kolem ní projít.
ability-oracle-1 = Předtucha
    .explained = V souboji hned po prvním kroku svého tahu máš +1.
ability-oracle-2 = Tkadlena osudu
    .explained = Taháš dva žetony, jeden si vybereš a druhý vrátíš.
ability-swordsman-1 = Bojový výcvik
    .explained = Každou jedničku házíš znovu, dokud nepadne něco jiného.
ability-swordsman-2 = Nezastavitelný
    .explained = Když na kostce padne šestka, můžeš po souboji pokračovat zbylými kroky.
