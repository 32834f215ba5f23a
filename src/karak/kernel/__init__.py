"""What any such game is: decisions, actions, chance, events, log, snapshots."""
