"""Collects every sentence of the program into Qt Linguist files: python packaging/translations.py [LANGUAGE ...]

Without a language the template `resources/i18n/sandtable.ts` is written anew; with languages (de, pt_BR ...) also
`sandtable_<language>.ts`, keeping what was translated before. The program reads these files as they are.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
Sentence = tuple[str, str]
"""Context and English text."""


def main(languages: list[str]) -> int:
    sys.path.insert(0, str(ROOT))
    found = sentences()
    FOLDER.mkdir(exist_ok=True)
    for language in ("", *languages):
        path = FOLDER / (f"sandtable_{language}.ts" if language else "sandtable.ts")
        write(path, language, found, read(path) if language else {})
        print(f"{path.relative_to(ROOT)}: {len(found)} sentences")
    return 0


MARKS = ("tr", "translate", "QT_TRANSLATE_NOOP")
"""Calls that mark a sentence."""


# -- finding ---------------------------------------------------------------------------------------
def sentences() -> list[Sentence]:
    """All that the program says, each sentence once."""
    return list(dict.fromkeys([*sentences_of_code(), *sentences_of_games()]))


def sentences_of_code(folder: Path = ROOT / "desktop") -> Iterator[Sentence]:
    for path in sorted(folder.rglob("*.py")):
        code = path.read_text(encoding="utf-8")
        if any(f"{name}(" in code for name in MARKS):
            yield from _sentences(ast.parse(code), "")


def _sentences(node: ast.AST, owner: str) -> list[Sentence]:
    """`self.tr(text)` in the context of its class; `translate` and `QT_TRANSLATE_NOOP` name theirs."""
    found: list[Sentence] = []
    for child in ast.iter_child_nodes(node):
        found += _sentences(child, child.name if isinstance(child, ast.ClassDef) else owner)
        if isinstance(child, ast.Call):
            name = child.func.attr if isinstance(child.func, ast.Attribute) else getattr(child.func, "id", "")
            words = [arg.value for arg in child.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if name == "tr" and owner and words:
                found.append((owner, words[0]))
            elif name in MARKS and len(words) > 1:
                found.append((words[0], words[1]))
    return found


def sentences_of_games() -> Iterator[Sentence]:
    """The text files of the games, and what all games say alike."""
    from desktop.data.yaml_loader import load_yaml
    from desktop.views.concession import CONCEDED, CONCEDES
    from desktop.views.own_copy import ADDED, PRINTED, RETIRED, SUBJECT
    from desktop.views.own_copy import BEGUN as COPIED
    from desktop.views.study import BEGUN, STUDY
    from desktop.views.wording import ENGINE_TEXTS

    for path in sorted((ROOT / "resources").glob("*/text.yaml")):
        yield from (("Game", text) for text in _texts(load_yaml(path)))
    own = (COPIED, SUBJECT, PRINTED, ADDED, RETIRED)
    yield from (("Game", text) for text in (CONCEDES, CONCEDED, STUDY, BEGUN, *own, *ENGINE_TEXTS.values()))


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)


# -- files -----------------------------------------------------------------------------------------
def read(path: Path) -> dict[Sentence, str]:
    """What is translated in a file."""
    if not path.is_file():
        return {}
    done = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            done[(context.findtext("name", ""), message.findtext("source", ""))] = message.findtext("translation", "")
    return {sentence: text for sentence, text in done.items() if text}


def write(path: Path, language: str, found: list[Sentence], done: dict[Sentence, str]) -> None:
    root = ElementTree.Element("TS", {"version": "2.1", "sourcelanguage": "en"})
    if language:
        root.set("language", language)
    for name in sorted({context for context, _ in found}):
        part = ElementTree.SubElement(root, "context")
        ElementTree.SubElement(part, "name").text = name
        for text in sorted(text for context, text in found if context == name):
            message = ElementTree.SubElement(part, "message")
            ElementTree.SubElement(message, "source").text = text
            known = done.get((name, text), "")
            ElementTree.SubElement(message, "translation", {} if known else {"type": "unfinished"}).text = known
    ElementTree.indent(root, " ")
    body = ElementTree.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
