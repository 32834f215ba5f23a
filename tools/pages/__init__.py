"""Pages of the documentation that are written from the program: rules, figures, action codes."""
