"""The heroes of Karak 2, a file each; `roster` lists them."""
