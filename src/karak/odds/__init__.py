"""Exact probabilities of fights.

`fights` and `battles` work from plain numbers: a fight of Karak, a battle of Karak 2, with every
means used at its best for an aim (`aims`). `karak1` and `karak2` hold quick tables for bots.
"""
