"""Source text with comments and strings blanked out, so that what is left is code alone."""


def masked(text, swift):
    """The text, as long as before, with `_` for what stands in strings and spaces for comments."""
    out = list(text)
    at = 0

    def blank(start, end, letter):
        for index in range(start, min(end, len(out))):
            if out[index] != "\n":
                out[index] = letter

    while at < len(text):
        if text.startswith("//", at):
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
            blank(at, end, " ")
        elif text.startswith("/*", at):
            end = text.find("*/", at) + 2
            blank(at, end, " ")
        elif text[at] == '"' or (swift and text[at] == "#" and text[at:].lstrip("#")[:1] == '"'):
            end = string_end(text, at, swift)
            blank(at, end, "_")
        elif text[at] == "'" and not swift:
            end = at + 1
            while text[end] != "'":
                end += 2 if text[end] == "\\" else 1
            end += 1
            blank(at, end, "_")
        else:
            end = at + 1
        at = max(end, at + 1)
    return "".join(out)


def string_end(text, start, swift):
    """Where the string ends that begins at `start`, what it interpolates included."""
    hashes = 0
    while text[start + hashes] == "#":
        hashes += 1
    at = start + hashes
    quote = '"""' if swift and text.startswith('"""', at) else '"'
    escape, closing = "\\" + "#" * hashes, quote + "#" * hashes
    at += len(quote)
    while at < len(text):
        if text.startswith(closing, at):
            return at + len(closing)
        if not text.startswith(escape, at):
            at += 1
        elif swift and text.startswith("(", at + len(escape)):
            at = interpolation_end(text, at + len(escape))
        else:
            at += len(escape) + 1
    return at


def interpolation_end(text, start):
    depth, at = 0, start
    while at < len(text):
        if text[at] == '"':
            at = string_end(text, at, True)
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
        if depth == 0:
            break
    return at
