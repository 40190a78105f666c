"""Finds the places of a source file where a small fault can be put, and the code of both ways."""

import re
from dataclasses import dataclass, field

from masking import masked

FLIPS = {"<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="],
         "==": ["!="], "!=": ["=="]}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*"}
EDGES = [("minX", "maxX"), ("minY", "maxY"), ("width", "height"), ("first", "last"),
         ("leading", "trailing"), ("top", "bottom"), ("x", "y")]
OPENING, CLOSING = "([{", ")]}"
BEFORE = re.compile(r"^.*\b(?:if|guard|while|else|return|where|in|case|try|await|throw)\s+", re.S)
NO_STATEMENT = re.compile(
    r"(?:let|var|if|guard|for|while|switch|case|default|func|init|deinit|struct|class|enum|extension"
    r"|import|typealias|return|throw|do|repeat|else|static|private|package|public|open|override|final"
    r"|subscript|get|set|break|continue|fallthrough|goto|typedef|const|unsigned|int|float|double|char"
    r"|lazy|weak|nonisolated|mutating|indirect|try|await|willSet|didSet|convenience|internal"
    r"|(?:self|super)\.init)\b|[A-Z][\w.]*\(")
STATEMENT = re.compile(r"[A-Za-z_(][\w.!?\[\]()]*(?:->\w+)*\s*(?:\(|\.|[-+*/|&]?= |\+\+|\{)")
SWIFT_DECLARATION = re.compile(r"\b(?:func|extension|protocol|init|subscript|class|struct|import|enum)\b")


@dataclass
class Fault:
    """A small fault: what is put in the place of `text[start:end]`, with `{}` for its number."""
    path: str
    line: int
    kind: str
    start: int
    end: int
    code: str
    change: str
    source: str
    number: int = field(default=0)

    @property
    def key(self):
        return f"{self.path} | {self.source} | {self.change}"

    def guarded(self):
        return self.code.replace("\0", str(self.number))


def order_matters(first, second):
    """False for what can be seen to be the same in either order."""
    if first == second or first.startswith("hasher."):
        return False
    sides = [re.match(r"(\([^=]*\)|[\w.]+)(?:\[\w+\])? [-+*/|&]?= ", each) for each in (first, second)]
    if not all(sides):
        return True
    return any(re.search(rf"\b{re.escape(side[1].strip('()'))}\b", other)
               for side, other in zip(sides, (second, first)))


class Finder:
    def __init__(self, path, text):
        self.path, self.text, self.swift = path, text, path.endswith(".swift")
        self.mask = masked(text, self.swift)
        self.faults = []

    def all(self):
        for line in self.lines():
            self.operators(*line)
            self.words(*line)
            self.conditions(*line)
        self.statements()
        return self.faults

    def lines(self):
        """The lines that hold code which runs, each with its place."""
        at = 0
        for mask in self.mask.split("\n"):
            bare = mask.strip()
            skip = bare.startswith(("#", "@", "case ", "import ", "precondition", "assert"))
            if self.swift:
                skip = skip or bool(SWIFT_DECLARATION.search(mask))
            else:
                skip = skip or bare.startswith(("static const", "typedef", "enum"))
            if bare and not skip:
                yield at, mask
            at += len(mask) + 1

    def add(self, kind, start, end, code, change):
        line = self.text.count("\n", 0, start) + 1
        source = " ".join(self.text.split("\n")[line - 1].split())
        fault = Fault(self.path, line, kind, start, end, code, change, source)
        self.faults.append(fault)

    def call(self):
        return "mutant(\0)"

    # The smallest expression around a place, as far as brackets and these borders tell; the first
    # border that may end it begins more than `reach` letters on, so that an operator at the place
    # itself ends nothing.
    def region(self, at, borders, reach=2):
        depth, start = 0, at
        while start > 0:
            before = self.mask[start - 1]
            if before in CLOSING:
                depth += 1
            elif before in OPENING:
                if depth == 0:
                    break
                depth -= 1
            if depth == 0 and (before in ",;" or self.ends_line(start - 1)):
                break
            if depth == 0 and any(self.mask.startswith(b, start - len(b)) for b in borders):
                break
            start -= 1
        depth, end = 0, at
        while end < len(self.mask):
            after = self.mask[end]
            if after in CLOSING:
                if depth == 0:
                    break
                depth -= 1
            elif depth == 0 and (after in ",;" or self.mask.startswith((" {", " else "), end)):
                break
            elif depth == 0 and self.ends_line(end):
                break
            elif depth == 0 and end > at + reach and any(self.mask.startswith(b, end) for b in borders):
                break
            if after in OPENING:
                depth += 1
            end += 1
        words = BEFORE.match(self.mask[start:at])
        start += words.end() if words else 0
        while start < end and self.mask[start].isspace():
            start += 1
        while end > start and self.mask[end - 1].isspace():
            end -= 1
        return start, end

    def ends_line(self, at):
        if self.mask[at] != "\n":
            return False
        return not self.mask[at:].lstrip().startswith(
            (".", "+ ", "- ", "* ", "/ ", "?? ", "&& ", "|| "))

    def replace(self, kind, place, borders, old, new, change=None, reach=2):
        """The whole expression around `place` a second time, with `new` for `old`."""
        start, end = self.region(place, borders, reach)
        if not start <= place < end or end - start > 160:
            return
        body = self.text[start:end]
        other = self.text[start:place] + new + self.text[place + len(old):end]
        code = f"({self.call()} ? ({other}) : ({body}))"
        self.add(kind, start, end, code, change or f"{old} becomes {new}")

    def operators(self, at, mask):
        logic = ["&&", "||", " = ", " ? ", ": "]
        for match in re.finditer(r"(?<= )(<|<=|>|>=|==|!=)(?= )", mask):
            for new in FLIPS[match[1]]:
                self.replace("comparison", at + match.start(), logic, match[1], new)
        for match in re.finditer(r"(?<= )(&&|\|\|)(?= )", mask):
            new = "||" if match[1] == "&&" else "&&"
            self.replace("logic", at + match.start(), logic[2:], match[1], new)
        sums = logic + [" < ", " > ", " == ", " != ", " <= ", " >= ", "..<", "...", " += ", " -= "]
        for match in re.finditer(r"(?<=[\w)\]] )([-+*/])(?= [\w(.])", mask):
            self.replace("arithmetic", at + match.start(), sums, match[1], ARITHMETIC[match[1]])
        for match in re.finditer(r"(?<![\w)\]!])!(?=[\w(.])", mask):
            place = at + match.start()
            other = f"{self.call()} == " + ("" if self.swift else "!!")
            self.add("dropped !", place, place + 1, other, "! is dropped")
        for match in re.finditer(r" \? ", mask):
            start, end = self.region(at + match.start(), logic[2:])[0], at + match.start()
            if start < end and "\n" not in self.text[start:end]:
                self.negated(start, end)

    def words(self, at, mask):
        for match in re.finditer(r"(?<![\w.$])(\d+)(\.\d+)?(?![\w.]|\s*\()", mask):
            place, old = at + match.start(), match[0]
            if self.unfit(place):
                continue
            if match[2]:
                news = ["1.0" if float(old) == 0 else f"({old} * 1.25)"]
            else:
                news = [str(int(old) + 1)] + ([str(int(old) - 1)] if int(old) > 0 else [])
            for new in news:
                code = f"({self.call()} ? {new} : {old})"
                self.add("constant", place, place + len(old), code, f"{old} becomes {new}")
        if not self.swift:
            return
        for match in re.finditer(r"(?<![\w.])(true|false)\b(?!:)", mask):
            place, old = at + match.start(), match[1]
            new = "false" if old == "true" else "true"
            code = f"({self.call()} ? {new} : {old})"
            self.add("constant", place, place + len(old), code, f"{old} becomes {new}")
        for match in re.finditer(r"(?<![\w.])(?:Swift\.)?(min|max)\(", mask):
            new = "max" if match[1] == "min" else "min"
            code = f"mutant{match[1].title()}(\0, "
            self.add("min and max", at + match.start(), at + match.end(), code,
                     f"{match[1]} becomes {new}")
        sums = [" = ", " ? ", ": ", "&&", "||", " < ", " > ", " == ", " != ",
                " <= ", " >= ", "..<", "...", " += ", " -= ", " + ", " - ", " * ", " / "]
        for pair in EDGES:
            for old, new in (pair, pair[::-1]):
                for match in re.finditer(rf"(?<=[\w)\]])\.{old}\b(?! [-+*/]?= )", mask):
                    place = at + match.start() + 1
                    self.replace("edge", place, sums, old, new, reach=len(old) - 1)

    def unfit(self, place):
        """Whether a number stands where C wants one that is known to the compiler."""
        if self.swift:
            return False
        depth = 0
        for at in range(place - 1, -1, -1):
            letter = self.mask[at]
            if letter in CLOSING:
                depth += 1
            elif letter in OPENING and depth > 0:
                depth -= 1
            elif letter in OPENING:
                before = self.mask[:at].rstrip()
                if letter == "{":
                    return not before.endswith((")", "else", "do", "{", "}", ";"))
                return letter == "[" and re.search(
                    r"^\s*(?:static|const|unsigned|u?int\w*|size_t|char|double|float|struct \w+)\s[\w ,*]*$",
                    self.mask[self.mask.rfind("\n", 0, at) + 1:at]) is not None
        return True

    def negated(self, start, end):
        body = self.text[start:end]
        code = f"({self.call()} != " + (f"({body}))" if self.swift else f"!!({body}))")
        self.add("negated condition", start, end, code, f"{body} is negated")

    def conditions(self, at, mask):
        match = re.match(r"\s*(?:\} else )?(?:if|guard|while) (.*?)(?: else)? \{", mask)
        if not match:
            return
        start, end = at + match.start(1), at + match.end(1)
        if not self.swift and not (self.mask[start] == "(" and self.mask[end - 1] == ")"):
            return
        if not self.swift:
            start, end = start + 1, end - 1
        for part in self.clauses(start, end):
            words = self.mask[slice(*part)]
            if not re.match(r"\s*(?:let|case|var|#|try|await)\b", words) and words.strip():
                self.negated(*part)

    def clauses(self, start, end):
        depth, begin = 0, start
        for at in range(start, end):
            depth += (self.mask[at] in OPENING) - (self.mask[at] in CLOSING)
            if depth == 0 and self.mask[at] == ",":
                yield begin, at
                begin = at + 1
                while self.mask[begin] == " ":
                    begin += 1
        if depth == 0:
            yield begin, end

    def statements(self):
        found = list(self.whole_statements())
        for start, end in found:
            self.dropped(start, end)
        for (start, end), (later, finish) in zip(found, found[1:]):
            between = self.text[end:later]
            if between.strip(" ") != "\n" or "\n" in self.text[start:end] + self.text[later:finish]:
                continue
            first, second = self.text[start:end], self.text[later:finish]
            if self.indent(start) != self.indent(later) or not order_matters(first, second):
                continue
            join = " " if not self.swift else "; "
            condition = self.call() if self.swift else f"({self.call()})"
            code = (f"if {condition} {{ {second}{join}{first} }}"
                    f" else {{ {first}{join}{second} }}\n")
            self.add("swapped order", start, finish, code, f"{second} comes first")
        inner = r"(?m)(?:\b(?:didSet|willSet|defer)|^\s*(?:\} else )?(?:if|else)\b.*) \{ ([^{}]+) \}$"
        for match in re.finditer(inner, self.mask) if self.swift else []:
            self.dropped(match.start(1), match.end(1))

    def indent(self, at):
        return at - self.mask.rfind("\n", 0, at) - 1

    def dropped(self, start, end):
        body = self.text[start:end]
        condition = f"!{self.call()}" if self.swift else f"(!{self.call()})"
        self.add("dropped statement", start, end, f"if {condition} {{ {body} }}",
                 f"{' '.join(body.split())} is dropped")

    def whole_statements(self):
        """Calls and assignments that stand on lines of their own, within bodies."""
        at, previous = 0, "{"
        lines = self.mask.split("\n")
        for index, line in enumerate(lines):
            bare = line.strip()
            begins = previous.endswith(("{", "}", ";", ")", " in", "]", ":")) or self.swift
            start = at + len(line) - len(line.lstrip())
            if bare and begins and STATEMENT.match(bare) and not NO_STATEMENT.match(bare):
                end = self.statement_end(start)
                if end and self.in_body(start, self.mask[start:end]) and not self.is_result(
                        previous, end):
                    yield start, end
            previous = bare or previous
            at += len(line) + 1

    def is_result(self, previous, end):
        """Whether the statement is the only one of a body that returns something."""
        opens = previous.endswith("{") and re.search(r"->|\bvar\b|\bget\b|\bsubscript\b", previous)
        return bool(opens) and self.mask[end:].lstrip().startswith("}")

    def statement_end(self, start):
        depth = 0
        for at in range(start, len(self.mask)):
            letter = self.mask[at]
            depth += (letter in OPENING) - (letter in CLOSING)
            if depth < 0:
                return None
            if depth == 0 and not self.swift and letter == ";":
                return at + 1 if self.mask[at + 1:at + 2] == "\n" else None
            if depth == 0 and self.swift and letter == "\n":
                rest = self.mask[at:].lstrip()
                if self.mask[at - 1] in "=(,+-*/&|?:{":
                    return None
                goes_on = rest.startswith((".", "+ ", "- ", "* ", "/ ", "? ", ": ", "&& ", "|| ", "?? "))
                if not goes_on:
                    return at if self.mask[at - 1] != "{" else None
            if depth == 0 and self.swift and letter == ":" and self.mask[at + 1:at + 2] == " ":
                if "?" not in self.mask[start:at]:
                    return None
        return None

    def in_body(self, start, body):
        """Whether the bracket around is that of a body, and an assignment is none of an `init`."""
        depth = 0
        for at in range(start - 1, -1, -1):
            letter = self.mask[at]
            if letter in CLOSING:
                depth += 1
            elif letter in OPENING and depth > 0:
                depth -= 1
            elif letter in OPENING:
                if letter != "{":
                    return False
                line = self.mask[self.mask.rfind("\n", 0, at) + 1:at]
                assigns = re.match(r"(?:self\.)?\w+ = ", body)
                if assigns and re.search(r"\binit\??[(<]", self.mask[max(0, at - 400):at].split("}")[-1]):
                    return False
                if re.search(r"(?:=|= \[|\benum \w+|\bstruct\b.*)\s*$", line) and not self.swift:
                    return False
                return True
        return False
