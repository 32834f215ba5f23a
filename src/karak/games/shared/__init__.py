"""What both games truly share: boards that grow, items in slots, questions, set-up."""
