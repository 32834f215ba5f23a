### The two abilities of each hero of Karak: a name, and what it does in one line.

ability-wizard-1 = Magiczna więź
    .explained = Twoje magiczne pociski nigdy się nie zużywają.
ability-wizard-2 = Astralna wędrówka
    .explained = Przechodzisz przez ściany między sąsiednimi płytkami na planszy.
ability-warlock-1 = Poświęcenie
    .explained = Raz na walkę, już po rzucie, możesz oddać serce za +1.
ability-warlock-2 = Magiczna zamiana
    .explained = Zamiast 4 kroków możesz zamienić się miejscami z bohaterem z innej płytki.
ability-warrior-1 = Podwójny atak
    .explained = Raz na walkę możesz rzucić obiema kośćmi jeszcze raz; liczy się drugi rzut.
ability-warrior-2 = Reinkarnacja
    .explained = Po utracie ostatniego serca wracasz w pełni sił przy wybranej fontannie.
ability-thief-1 = Cios w plecy
    .explained = Wygrywasz remisy.
ability-thief-2 = Skradanie się
    .explained = Walczysz z potworem tylko wtedy, gdy chcesz, i możesz przemknąć obok.
ability-oracle-1 = Przewidywanie
    .explained = Masz +1 w walce, do której prowadzi pierwszy krok twojej tury.
ability-oracle-2 = Tkaczka losu
    .explained = Losujesz dwa żetony, jeden wybierasz, a drugi wraca do woreczka.
ability-swordsman-1 = Trening bojowy
    .explained = Kością, na której jest jedynka, rzucasz jeszcze raz, aż wypadnie coś innego.
ability-swordsman-2 = Niepowstrzymany
    .explained = Jeśli na kości jest szóstka, po walce możesz iść dalej, póki masz kroki.
