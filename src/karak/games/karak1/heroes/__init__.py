"""The heroes of Karak, a file each; `roster` lists them."""
