"""Texts: slots filled with computed values, plural forms, links, and what must not be typed."""
import re

LANGUAGES = ("ru", "en")
SLOT = re.compile(r"\{([^{}]*)\}")
LINK = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")
COORDINATE = re.compile(r"(?<![A-Za-zА-Яа-я0-9])[A-HJ-Z](?:1\d|2[0-5]|[1-9])(?!\d)")
NUMBER_WORD = re.compile(
    r"(?<!\w)(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
    r"дв[аеу]х?|тр(?:и|ёх|ех)|четыр(?:е|ёх|ех)|пят[ьи]|шест[ьи]|сем[ьи]|вос(?:емь|ьми)|девят[ьи]|десят[ьи]) "
    r"(?:\w+ )?(?:libert|stones?\b|points?\b|дыхани|камн|камушк|очк|пункт)", re.IGNORECASE)


# A genitive is wanted after these words; nouns in the genitive have names that end in -gen.
GENITIVE = re.compile(r"(?<!\w)(?:из|без|до|от|для|около|кроме|после|у) \{[^{}|=]+\|([a-z-]+)\}", re.IGNORECASE)


def plural(noun: dict, language: str, number) -> str:
    forms = noun[language]
    if language == "en":
        return forms[0] if number == 1 else forms[1]
    if number != int(number):
        return forms[1]
    tens, ones = int(number) % 100, int(number) % 10
    if ones == 1 and tens != 11:
        return forms[0]
    return forms[1] if 2 <= ones <= 4 and not 12 <= tens <= 14 else forms[2]


def number_text(number, language: str) -> str:
    text = str(int(number)) if number == int(number) else str(number)
    text = text.replace("-", "\u2212")
    return text.replace(".", ",") if language == "ru" else text


def value_text(value, language: str) -> str:
    if isinstance(value, list):
        return ", ".join(value) if value else {"ru": "нет", "en": "none"}[language]
    return number_text(value, language)


def typed_text(typed: str, language: str) -> str:
    return re.sub(r"(\d)\.(\d)", r"\1,\2", typed) if language == "ru" else typed


class Texts:
    """Checks and fills texts. `errors` gets (place, what); `links` is asked about every [[link]]."""

    def __init__(self, nouns: dict, link_exists, report) -> None:
        self.nouns = nouns
        self.link_exists = link_exists
        self.report = report
        self.used: set[tuple[str, str]] = set()  # (board, fact)
        self.checked = 0

    def fill(self, text: dict, place: str, facts: dict, own: str | None) -> dict:
        """`facts`: board id -> fact name -> value. A slot without a board's name means the board `own`."""
        return {language: self.fill_one(text.get(language, ""), language, f"{place}.{language}", facts, own)
                for language in LANGUAGES}

    def fill_one(self, text: str, language: str, place: str, facts: dict, own: str | None) -> str:
        self.checked += 1
        bare = LINK.sub(lambda link: link.group(2) or "", SLOT.sub(" ", text))
        if "{" in bare or "}" in bare:
            self.report(place, "a brace that opens or closes no slot")
        if "[[" in bare or "]]" in bare:
            self.report(place, "a bracket that opens or closes no link")
        if bare.count("*") % 2:
            self.report(place, "an asterisk without its pair")
        typed = re.search(r"\S*\d\S*", COORDINATE.sub(" ", bare))
        if typed:
            self.report(place, f"a typed number: '{typed.group(0)}' (a fact, or {{=…}} for an ordinary number)")
        words = NUMBER_WORD.search(bare)
        if words:
            self.report(place, f"a number in words: '{words.group(0)}…' (a fact, or {{=…}} for an ordinary number)")
        for noun in GENITIVE.findall(text):
            if not noun.endswith("-gen"):
                self.report(place, f"a genitive is wanted here, not '{noun}'")
        for link in LINK.finditer(text):
            wrong = self.link_exists(link.group(1))
            if wrong:
                self.report(place, wrong)
        return SLOT.sub(lambda slot: self.slot(slot.group(1), language, place, facts, own), text)

    def slot(self, inside: str, language: str, place: str, facts: dict, own: str | None) -> str:
        if inside.startswith("="):
            return typed_text(inside[1:], language)
        name, _, noun = inside.partition("|")
        board, _, fact = name.rpartition(".")
        board = board or own
        if board is None or fact not in facts.get(board, {}):
            self.report(place, f"no such fact: {{{inside}}}")
            return "?"
        self.used.add((board, fact))
        value = facts[board][fact]
        if value is None:
            return "?"
        shown = value_text(value, language)
        if not noun:
            return shown
        if noun not in self.nouns:
            self.report(place, f"no such noun: {noun}")
            return shown
        number = len(value) if isinstance(value, list) else value
        return shown + "\u00a0" + plural(self.nouns[noun], language, number)
