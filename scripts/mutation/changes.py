"""The small changes that can be made in C++ and TypeScript, line by line.

Both are formatted the same way: binary operators stand between spaces, template brackets,
references, pointers and type arguments do not.
"""

import re

EXCHANGES = {
    " < ": [" <= ", " > "], " <= ": [" < "], " > ": [" >= ", " < "], " >= ": [" > "],
    " && ": [" || "], " || ": [" && "],
    " + ": [" - "], " - ": [" + "], " * ": [" + "], " / ": [" * "], " % ": [" / "],
    " ^ ": [" & "], " << ": [" >> "], " >> ": [" << "],
    " += ": [" -= "], " -= ": [" += "], " &= ": [" |= "], " |= ": [" &= "],
}
CPP_EXCHANGES = EXCHANGES | {" == ": [" != "], " != ": [" == "], " & ": [" | "], " | ": [" & "]}
# `|` and `&` join types here.
TYPESCRIPT_EXCHANGES = EXCHANGES | {" === ": [" !== "], " !== ": [" === "], " ?? ": [" && "]}
NUMBER = re.compile(r"(?<![\w.'\"#])(\d+)(U?)(?![\w.'\"])")
CALL = re.compile(r"^\s+[\w.\->\[\]()*+:#!?$]+(\(.*\)|\s[-+|&^]?=\s.*);$")
INCREMENT = re.compile(r"^\s+(\+\+|--)?[\w.\[\]>#-]+(\+\+|--)?;$")
# Lines that say nothing to be done.
CPP_SKIPPED = ("#", "template", "static_assert", "using", "namespace")
TYPESCRIPT_SKIPPED = ("import ", "export type", "export interface", "type ", "interface ", "} from ")


def code_lines(text, skipped):
    """The numbers and texts of the lines that hold code, comments cut off."""
    in_comment = False
    for number, line in enumerate(text.split("\n")):
        code = re.split(r"(?<!:)//", line)[0].rstrip()
        if "/*" in code and "*/" not in code:
            in_comment = True
        if in_comment:
            in_comment = "*/" not in line
            continue
        stripped = code.strip()
        if not stripped or stripped.startswith(skipped) or stripped.startswith("/*"):
            continue
        yield number, code


def outside_strings(code, position):
    """Whether a place in a line is in no string or character."""
    before = re.sub(r"\\.", "", code[:position]).replace("'\"'", "")
    return all(before.count(quote) % 2 == 0 for quote in "\"'`")


def operators_exchanged(code, exchanges):
    for operator, others in exchanges.items():
        start = code.find(operator)
        while start >= 0:
            if outside_strings(code, start):
                for other in others:
                    yield code[:start] + other + code[start + len(operator):]
            start = code.find(operator, start + 1)


def constants_moved(code):
    for match in NUMBER.finditer(code):
        if not outside_strings(code, match.start()):
            continue
        value = int(match.group(1))
        for other in (value + 1, value - 1):
            if other >= 0:
                yield code[:match.start()] + str(other) + match.group(2) + code[match.end():]
    for word, other in (("true", "false"), ("false", "true")):
        for match in re.finditer(rf"\b{word}\b", code):
            if outside_strings(code, match.start()):
                yield code[:match.start()] + other + code[match.end():]


def negations_dropped(code):
    for match in re.finditer(r"(?<=[( ])[!~](?=[\w(#])", code):
        if outside_strings(code, match.start()):
            yield code[:match.start()] + code[match.end():]


def statements_deleted(code, before):
    """Deleted are whole statements only, not the ends of longer ones, and no declarations."""
    indent = code[: len(code) - len(code.lstrip())]
    word = code.strip()
    is_whole = before.endswith((";", "{", "}", ":"))
    is_call = CALL.match(code) and not word.startswith(("return", "throw"))
    if (is_whole and (INCREMENT.match(code) and ("++" in code or "--" in code) or is_call)) or (
        word in ("continue;", "break;")
    ):
        yield indent + ";"


def condition_negated(code):
    condition = re.match(r"^(\s+(?:\} else )?if )\((.*)\)( .*)?$", code)
    if condition and ";" not in condition.group(2) and "(" not in (condition.group(3) or ""):
        yield f"{condition.group(1)}(!({condition.group(2)})){condition.group(3) or ''}"


def changes_of_line(code, before, exchanges):
    """What can be put in place of one line, which follows the line `before`."""
    yield from operators_exchanged(code, exchanges)
    yield from constants_moved(code)
    yield from negations_dropped(code)
    yield from statements_deleted(code, before)
    yield from condition_negated(code)


def changes_of_text(text, is_typescript):
    """All changes: the number of the line from 0, the line and what is put in its place."""
    skipped = TYPESCRIPT_SKIPPED if is_typescript else CPP_SKIPPED
    exchanges = TYPESCRIPT_EXCHANGES if is_typescript else CPP_EXCHANGES
    before = ";"
    for number, code in code_lines(text, skipped):
        for changed in changes_of_line(code, before, exchanges):
            yield number, code, changed
        before = code
