"""The three languages say the same things, and nothing is missing or left over."""

import itertools

import pytest
from tests.locales.catalogue import (
    PLURALS,
    branches,
    composed,
    is_plural,
    junk,
    messages,
    variables,
    written,
)

from speciate.core.errors import Malformed
from speciate.locales import LANGUAGES, Texts
from speciate.locales.texts import catalogues

NUMBERS = (0, 1, 2, 5, 12, 22, 25, 101)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_read_without_junk(language: str) -> None:
    assert {name: junk(text) for name, text in catalogues(language).items()} == {
        name: [] for name in catalogues("en")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    heads = [
        line.partition(" =")[0]
        for text in catalogues(language).values()
        for line in text.splitlines()
        if line[:1].isalpha() and " =" in line
    ]
    assert len(heads) == len(messages(language))
    assert sorted(heads) == sorted(set(heads))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(language: str) -> None:
    assert {name: variables(message) for name, message in messages(language).items()} == {
        name: variables(message) for name, message in messages("en").items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_branches_are_there(language: str) -> None:
    """A plural has the categories of its language, any other selector the keys of English."""
    wrong = []
    for name, message in messages(language).items():
        english = {
            (variable, frozenset(keys))
            for variable, keys in branches(messages("en")[name])
            if not is_plural(keys)
        }
        for variable, keys in branches(message):
            complete = keys >= PLURALS[language] if is_plural(keys) else True
            if not complete or (not is_plural(keys) and not _is_covered(variable, keys, english)):
                wrong.append((name, variable, sorted(keys)))
    assert wrong == []


def _is_covered(variable: str, keys: set[str], english: set[tuple[str, frozenset[str]]]) -> bool:
    known = [set(each) for named, each in english if named == variable]
    return keys in known or not known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_with_every_kind_of_value(language: str) -> None:
    texts = Texts(language)
    for name, message in messages(language).items():
        names = sorted(variables(message))
        values = {variable: _samples(name, variable) for variable in names}
        for combination in itertools.product(*values.values()):
            text = texts(name, **dict(zip(names, combination, strict=True)))
            assert text.strip()
            assert "{" not in text


def _samples(message: str, variable: str) -> list[int | str]:
    """Every key that a selector knows, and numbers of all plural categories."""
    found: list[int | str] = []
    for language in LANGUAGES:
        for selector, keys in branches(messages(language)[message]):
            if selector == variable:
                found += NUMBERS if is_plural(keys) else sorted(keys)
    return list(dict.fromkeys(found))[:16] or ["Ada"]


def test_every_message_that_the_sources_name_exists() -> None:
    missing = (written() | composed()) - messages("en").keys()
    assert sorted(missing) == []


def test_no_message_is_left_over() -> None:
    assert sorted(messages("en").keys() - written() - composed()) == []


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Texts("pl")("no-such-message")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match="core-turn"):
        Texts("it")("core-turn")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Malformed, match="en, pl, it"):
        Texts("de")


@pytest.mark.parametrize(
    ("language", "joined"), [("en", "a, b and c"), ("pl", "a, b i c"), ("it", "a, b e c")]
)
def test_lists_are_joined_as_people_say_them(language: str, joined: str) -> None:
    texts = Texts(language)
    assert texts.joined(["a", "b", "c"]) == joined
    assert texts.joined(["a"]) == "a"
    assert texts.joined([]) == ""
