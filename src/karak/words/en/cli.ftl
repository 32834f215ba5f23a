### What the karak command says.
