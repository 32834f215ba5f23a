"""The rules of Karak 2: a room for each topic, a file for each hero, one for the figures."""
