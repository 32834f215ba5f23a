"""The rules of Karak: a room for each topic, a file for each hero, one for the figures."""
