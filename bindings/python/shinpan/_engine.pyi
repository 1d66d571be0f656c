def call(request: str) -> str:
    """Answers a request in JSON with one line of JSON; what is wrong is an answer too."""

def version() -> str:
    """The version of the engine."""
