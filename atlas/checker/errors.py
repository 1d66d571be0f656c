class Refused(Exception):
    """The program does not accept a position, a move or an event."""
