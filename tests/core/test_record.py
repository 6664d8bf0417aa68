"""Records: their text, what they are replayed to, and every way in which one can be untrue."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core import mini
from tests.core.forging import forge
from tests.core.table import DEAL, play_numbers, say, two_seats
from tests.core.test_forks import BIDS, NUMBERS, matches

from speciate.core import Malformed, Match
from speciate.core.document import digest, to_document
from speciate.core.game import Game
from speciate.core.record import RecordFault, read_record, record_of, write_record
from speciate.core.verify import replay_record, verify_record


def finished(seed: str = "a seed", seats: int = 2) -> Match:
    match = mini.load().start(seats, seed)
    numbers = [7 * n for n in range(99)]
    return play_numbers(match, numbers)


def load(name: str) -> Game:
    if name != "burrow":
        raise Malformed(f"unknown title {name!r}: there is burrow")
    return mini.load()


def verdict(text: str) -> tuple[str, int]:
    found = verify_record(text, load)
    assert found.ok == (not found.fault)
    return found.code, found.line


TRUE = ("", 0)

SHORT = """\
speciate record 1
title: burrow
rules: 3
content: 54ff373bafa6a0ec
seats: 2
players: ["Ada", "Żółw \\"X\\""]
options: length=short ties=straws
date: 2026-11-19
commitment: 295e56aeb2a26320cb59669794002b362003fb7018586aea9567ae3c2073dd26

"""


def test_a_record_is_written_line_by_line() -> None:
    match = say(two_seats(), *BIDS, "0 hide C01", "0 show C02", "1 snatch decline")
    text = match.record(["Ada", 'Żółw "X"'], "2026-11-19").text()
    assert text.startswith(SHORT.removesuffix("\n") + 'given: {"deck": ["C01", "C02",')
    _, _, body = text.partition("\n\n")
    assert [line.rpartition(" #")[0] for line in body.splitlines()] == [
        "1. chance deck: C01",
        "2. chance deck: C02",
        "3. chance deck: C03",
        "4. chance deck: C09",
        "5. chance market: C17",
        "6. seat 0 bid 2",
        "7. seat 1 bid 1",
        "8. seat 0 use keep",
        "9. chance deck: C04",
        "10. seat 0 hide C01",
        "11. seat 0 show C02",
        "12. seat 1 snatch decline",
        "13. chance deck: C05",
        'saved for its owner alone, seed "a seed"',
    ]
    assert verdict(text) == TRUE


def test_a_finished_record_says_the_result() -> None:
    match = finished()
    last = match.record().text().splitlines()[-1]
    scores, winners = " ".join(map(str, match.scores)), " ".join(map(str, match.winners))
    assert last.rpartition(" #")[0] == f'end scores {scores} winners {winners} seed "a seed"'
    assert verdict(match.record().text()) == TRUE


def test_a_record_is_saved_with_line_feeds(tmp_path: Path) -> None:
    path = tmp_path / "match.speciate"
    record = finished().record()
    record.save(path)
    assert path.read_bytes() == record.text().encode()
    assert b"\r" not in path.read_bytes()


@given(matches(), st.sampled_from(["", "2026-11-19"]))
def test_reading_and_writing_give_the_same_text(match: Match, date: str) -> None:
    text = write_record(match, date=date)
    record = read_record(text)
    assert record.text() == text
    assert (record.title, record.rules, record.date) == ("burrow", 3, date)
    assert (record.origin, record.result is None) == (match.origin, not match.over)
    assert verdict(text) == TRUE
    twin = replay_record(record, mini.load())
    assert digest(twin) == digest(match) or match.sealed_asks
    assert twin.choices == match.choices
    assert twin.record(date=date).text() == text


def test_names_and_dates_fit() -> None:
    with pytest.raises(Malformed, match="3 names for 2 seats"):
        two_seats().record(["a", "b", "c"])
    with pytest.raises(Malformed, match="is not one line"):
        two_seats().record(date="2026\n11")
    assert record_of(two_seats()).players == ("Seat 1", "Seat 2")


def test_a_sealed_answer_is_not_in_a_saved_record() -> None:
    match = say(two_seats(), "1 bid 2")
    assert "bid" not in match.record().text()


# Edits


def edits_refused(data: bytes, edits: Callable[[int], list[bytes]]) -> int:
    refused = 0
    for at in range(len(data)):
        for edited in edits(at):
            if edited == data:
                continue
            try:
                read_record(edited.decode())
            except (RecordFault, UnicodeDecodeError):
                refused += 1
            else:
                pytest.fail(f"byte {at} of {edited!r}")
    return refused


def short_record() -> bytes:
    return say(two_seats(), "0 bid 2", "1 bid 1").record(["Ada", "Żuk"]).text().encode()


def test_every_byte_that_is_changed_is_noticed() -> None:
    data = short_record()
    others = [bytes([byte]) for byte in range(256)]

    def changed(at: int) -> list[bytes]:
        return [data[:at] + other + data[at + 1 :] for other in others]

    assert edits_refused(data, changed) == 255 * len(data)


def test_every_byte_that_is_left_out_or_put_in_is_noticed() -> None:
    data = short_record()
    put = [b" ", b"\n", b"\r", b"0", b"#", b"\0", b"\xc2\xa0", b'"']

    def changed(at: int) -> list[bytes]:
        left_out = data[:at] + data[at + 1 :]
        return [left_out, *[data[:at] + byte + data[at:] for byte in (*put, data[at : at + 1])]]

    assert edits_refused(data, changed) > 8 * len(data)


def test_every_record_that_is_cut_short_is_noticed() -> None:
    for match in (two_seats(), finished()):
        text = match.record().text()
        for length in range(len(text)):
            code, line = verdict(text[:length])
            assert code in ("cut-short", "not-a-record")
            assert line <= text[:length].count("\n") + 2
        assert verdict(text[:-1]) == ("cut-short", text.count("\n"))


def test_what_follows_the_closing_line_is_noticed() -> None:
    text = finished().record().text()
    for more in ("\n", "x\n", "1. seat 0 bid 1 #00000000\n", text):
        assert verdict(text + more) == ("edited", text.count("\n") + 1)


def test_swapped_lines_are_noticed() -> None:
    lines = finished().record().text().splitlines(keepends=True)
    for at in range(1, len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert verdict("".join(swapped))[0] in ("edited", "cut-short")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-record"),
        ("{}", "not-a-record"),
        ("speciate record 2\n", "not-a-record"),
        ("speciate records\n", "not-a-record"),
        ("speciate record 1\n\n", "cut-short"),
        ("speciate record 1\ntitle: burrow\n\n", "cut-short"),
        ("speciate record 1\ntitle: burrow\nrules 3\n\n", "edited"),
        ("speciate record 1\ntitle: burrow\r\n", "edited"),
        ("speciate record 1\ntitle: \udc80\n", "edited"),
    ],
)
def test_what_is_no_record_is_refused(text: str, code: str) -> None:
    with pytest.raises(RecordFault) as caught:
        read_record(text)
    assert caught.value.code == code


# Forgeries: the chain is reckoned anew, so that only what is said can betray them.


def test_a_forger_who_changes_nothing_is_believed() -> None:
    text = finished().record().text()
    assert forge(text) == text


@pytest.mark.parametrize(
    ("line", "forged", "code"),
    [
        ("title: burrow", "title: furrow", "unknown-title"),
        ("rules: 3", "rules: 4", "other-rules"),
        ("rules: 3", "rules: 03", "edited"),
        ("rules: 3", f"rules: {'9' * 5000}", "edited"),
        ("content: 54ff373bafa6a0ec", "content: 0000000000000000", "other-content"),
        ("seats: 2", "seats: 3", "edited"),
        ("seats: 2", "seats: true", "edited"),
        ('players: ["Seat 1", "Seat 2"]', 'players: ["Seat 1"]', "edited"),
        ('players: ["Seat 1", "Seat 2"]', "players: [1, 2]", "edited"),
        ('players: ["Seat 1", "Seat 2"]', 'players: ["Seat 1","Seat 2"]', "edited"),
        ('players: ["Seat 1", "Seat 2"]', 'players: ["Seat 1", "\\ud800"]', "edited"),
        ('players: ["Seat 1", "Seat 2"]', f"players: {'[' * 9999}", "edited"),
        ("options: length=short ties=straws", "options: length=short", "edited"),
        ("options: length=short ties=straws", "options: length=shore ties=straws", "malformed"),
        ("options: length=short ties=straws", "options: length=short  ties=straws", "edited"),
        ("options: length=short ties=straws", "options: length=long ties=straws", "cut-short"),
        ("date: ", "date:", "edited"),
        ("commitment: 295e56aeb2a26320", "commitment: 395e56aeb2a26320", "other-seed"),
    ],
)
def test_a_forged_header_is_found(line: str, forged: str, code: str) -> None:
    text = finished().record().text()
    assert text.count(f"\n{line}") == 1
    found = verify_record(forge(text.replace(f"\n{line}", f"\n{forged}")), load)
    assert (found.ok, found.code) == (False, code), found.fault
    assert 2 <= found.line <= text.count("\n") or code == "malformed"


@pytest.mark.parametrize(
    ("line", "forged", "code", "at"),
    [
        ("1. chance deck: ", "1. chance deck: C99 not ", "other-chance", 11),
        ("1. chance deck: ", "1. chance dice: ", "other-chance", 11),
        ("1. chance deck: ", "01. chance deck: ", "other-chance", 11),
        ("6. seat 0 bid ", "6. seat 1 bid ", "illegal", 16),
        ("6. seat 0 bid ", "6. seat 00 bid ", "illegal", 16),
        ("6. seat 0 bid ", "6. seat 0 hide ", "illegal", 16),
        ("6. seat 0 bid ", "06. seat 0 bid ", "illegal", 16),
        ("6. seat 0 bid ", "6. seat 0 bid 3", "illegal", 16),
        ("6. seat 0 bid ", "6. Seat 0 bid ", "illegal", 16),
        ("7. seat 1 bid ", "8. seat 1 bid ", "illegal", 17),
        ("end scores ", "end scores 1", "wrong-result", -1),
        ("end scores ", "end scores - ", "edited", -1),
        ("end scores ", "end  scores ", "edited", -1),
        ("end scores ", "end scores 0", "edited", -1),
        ("end scores ", "ended scores ", "cut-short", 0),
    ],
)
def test_a_forged_line_is_found(line: str, forged: str, code: str, at: int) -> None:
    text = finished().record().text()
    assert text.count(f"\n{line}") == 1
    found = verify_record(forge(text.replace(f"\n{line}", f"\n{forged}")), load)
    last = text.count("\n")
    assert (found.code, found.line) == (code, {-1: last, 0: last + 1}.get(at, at)), found.fault


def edited_lines(edit: Callable[[list[str]], None]) -> str:
    """The code of the verdict on a finished record with its lines changed."""
    lines = finished().record().text().splitlines()
    edit(lines)
    return verdict(forge("\n".join(lines) + "\n"))[0]


def test_lines_that_are_missing_or_too_many_are_found() -> None:
    def without_last_choice(lines: list[str]) -> None:
        del lines[-2]

    def without_first_draw(lines: list[str]) -> None:
        del lines[10]

    def with_one_more(lines: list[str]) -> None:
        lines.insert(-1, f"{len(lines) - 10}. seat 0 bid 0 #")

    def saved(lines: list[str]) -> None:
        lines[-1] = 'saved for its owner alone, seed "a seed" #'

    def other_seed(lines: list[str]) -> None:
        lines[-1] = lines[-1].replace('"a seed"', '"b seed"')

    assert edited_lines(without_last_choice) == "wrong-result"
    assert edited_lines(without_first_draw) == "other-chance"
    assert edited_lines(with_one_more) == "illegal"
    assert edited_lines(saved) == "wrong-result"
    assert edited_lines(other_seed) == "other-seed"


def test_a_draw_that_is_missing_before_the_closing_line_is_found() -> None:
    text = two_seats().record().text()
    lines = text.splitlines()
    assert verdict(forge("\n".join([*lines[:-2], lines[-1]]) + "\n")) == ("cut-short", 16)


@pytest.mark.parametrize(
    ("given_", "code"),
    [
        ('{"deck": ["C01"], "market": ["C01"]}', "malformed"),
        ('{"dice": ["6"]}', "malformed"),
        ('{"deck": "C01"}', "edited"),
        ('["C01"]', "edited"),
        ('{"deck": ["C05"]}', "other-chance"),
    ],
)
def test_forged_outcomes_that_were_told_are_found(given_: str, code: str) -> None:
    text = say(two_seats(), "0 bid 2", "1 bid 1").record().text()
    line = next(line for line in text.splitlines() if line.startswith("given: "))
    assert verdict(forge(text.replace(line, f"given: {given_}")))[0] == code


def test_other_salts_give_another_chance() -> None:
    match = mini.load().start(2, "a seed", salts=["of Ada", "of Ola"])
    text = match.record().text()
    assert '\nsalts: ["of Ada", "of Ola"]\n' in text
    assert verdict(text) == TRUE
    assert verdict(forge(text.replace("of Ada", "of Ida")))[0] == "other-chance"
    assert verdict(forge(text.replace('"of Ada"', "1")))[0] == "edited"
    assert verdict(forge(text.replace("of Ada", "\\u0000")))[0] == "malformed"


@given(st.integers(0, 25), st.integers(0, 60), st.text('0123 #:."[]{}seatbidC\\', max_size=4))
def test_no_forgery_makes_the_reader_stumble(line: int, at: int, put: str) -> None:
    lines = finished().record().text().splitlines()
    old = lines[line % len(lines)]
    lines[line % len(lines)] = old[:at] + put + old[at + 1 :]
    found = verify_record(forge("\n".join(lines) + "\n"), load)
    assert found.ok or (found.fault and found.line)


# Matches that begin elsewhere, go on, or are read by others


def test_another_version_and_other_content_are_not_replayed(tmp_path: Path) -> None:
    record = read_record(finished().record().text())
    newer = mini.load()
    newer.title.rules_version = 4
    with pytest.raises(RecordFault, match="version 3 of the rules of burrow, these are version 4"):
        replay_record(record, newer)
    pack = tmp_path / "pack.toml"
    pack.write_text('[cards]\nC01 = "g7"\n', encoding="utf-8")
    with pytest.raises(RecordFault, match="name its pack with --content") as caught:
        replay_record(record, mini.load(pack))
    assert (caught.value.code, caught.value.line) == ("other-content", 4)


@given(st.integers(0, 99), st.lists(NUMBERS, max_size=30), st.lists(NUMBERS, max_size=60))
def test_a_saved_match_goes_on_as_if_it_had_never_stopped(
    seed: int, before: list[int], after: list[int]
) -> None:
    told = {"market": ["C17", "C18"], "straws": ["second", "second"]}
    match = play_numbers(mini.load().start(2, seed, chance=told), before)
    resumed = replay_record(read_record(match.record().text()), mini.load())
    assert resumed.choices == match.choices
    if not match.sealed_asks:
        play_numbers(match, after)
        play_numbers(resumed, after)
        assert resumed.record().text() == match.record().text()
    assert verdict(play_numbers(resumed, after).record().text()) == TRUE


def test_what_was_told_and_has_not_come_up_comes_after_a_resumption() -> None:
    text = say(two_seats(), *BIDS).record().text()
    resumed = replay_record(read_record(text), mini.load())
    say(resumed, "0 hide C04", "0 show pass")
    assert resumed.view(1).board["hands"][1] == ["C03", "C05", "C09"]  # as DEAL tells
    assert DEAL["deck"][5] == "C05"


def test_a_match_from_a_position_is_recorded() -> None:
    start = say(two_seats(), *BIDS, "0 hide C01", "0 show C02")
    match = mini.load().position(to_document(start), "a seed", chance={"deck": ["C08"]})
    say(match, "1 snatch decline", "1 hide C08", "1 show pass")
    text = match.record().text()
    assert '\nposition: {"title": "burrow", "seats": 2, ' in text
    assert "\n1. chance deck: C04 #" in text  # the position holds it, and two answers
    assert "\n2. seat 1 snatch decline #" in text
    assert verdict(text) == TRUE
    assert digest(replay_record(read_record(text), mini.load())) == digest(match)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"lot": "C17"', '"lot": "C01"'),
        ('"seats": 2, "options"', '"seats": 3, "options"'),
        ('"ties": "straws"', '"ties": "nobody"'),
        ('"round": 1', '"round": "one"'),
        ('"script": {"sealed": {"1": "2"}}', '"script": {"sealed": {"1": "9"}}'),
    ],
)
def test_a_forged_position_is_found(old: str, new: str) -> None:
    document = to_document(say(two_seats(), "1 bid 2"))
    text = say(mini.load().position(document), "0 bid 1", "1 use keep").record().text()
    assert text.count(old) == 1
    assert verdict(text) == TRUE
    assert verdict(forge(text.replace(old, new))) == ("malformed", 1)


def test_a_match_has_the_same_record_in_every_build() -> None:
    text = finished("golden", 4).record().text()
    assert text.splitlines()[-1] == 'end scores 22 10 24 6 winners 2 seed "golden" #347b75f3'
