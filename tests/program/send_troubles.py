#!/usr/bin/env python3
"""gm send when something goes wrong: nothing is lost, and nothing that was accepted is sent again."""

import email
import os
import pathlib
import shutil
import signal
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
import outgoing
from cli import SEED, check, check_refused, main
from game_db import change
from outgoing import settle, statuses
from smtp import (Breaking, Busy, Certificate, Dropping, Refusing, RefusingContent, RefusingSender, Smtp, StallingAfter,
                  StallingBefore, Waiting)

SHIM = pathlib.Path(__file__).resolve().parent.parent / "support" / "kill_at_write.cc"


def new_game(gm, name):
    check(gm("new", "tiny", name, "--seed", SEED).code == 0, f"a game: {name}")
    return name


def outbox(gm, game):
    return gm.json("-C", game, "status")["outbox"]


def later(gm, minutes):
    gm.environment["GM_NOW"] = f"2026-11-16T{12 + minutes // 60:02}:{minutes % 60:02}:00Z"


def once(server, what):
    check(len(server.ids()) == len(set(server.ids())), f"{what}: no mail twice", server.ids())


def refused_recipient(gm):
    game = new_game(gm, "refused")
    with Smtp(Refusing("bo@example.org")) as server:
        settle(gm, game, smtp=server.url)
        answer = gm("-C", game, "send")
        check(answer.code == 1 and "6 mails sent." in answer.out, "the others get theirs", answer)
        check("2 mails failed" in answer.out and "550 5.1.1 no such box" in answer.out, "with the server's words", answer)
        later(gm, 600)
        again = gm("-C", game, "send")
        check(again.code == 0 and "2 mails failed before" in again.out, "it is not tried again by itself", again)
        status = gm("-C", game, "status")
        check("Outbox: 0 mails to send, 2 failed." in status.out and "no such box" in status.out and
              "report to bo@example.org" in status.out, "gm status lists it with the reason", status)
        failed = outbox(gm, game)["failed"]
        check([mail["recipient"] for mail in failed] == ["bo@example.org"] * 2 and failed[0]["not_before"] is None
              and failed[0]["attempts"] == 1, "and for programs", failed)
        server.handler.address = "nobody@example.org"
        mended = gm("-C", game, "send", "--retry", failed[0]["number"])
        check(mended.code == 0 and "1 mail sent." in mended.out, "--retry: the game master wants it tried", mended)
        check_refused(gm("-C", game, "send", "--retry", failed[0]["number"]), "--retry of one that has left", codes=[1])
        check_refused(gm("-C", game, "send", "--retry", "seven"), "--retry of no number", "'seven'", codes=[1])
        once(server, "a refused recipient")
    with Smtp(RefusingContent()) as server:
        settle(gm, game, smtp=server.url)
        answer = gm("-C", game, "send", "--retry", failed[1]["number"])
        check(answer.code == 1 and "554 this looks like spam" in answer.out and "unless by gm send --retry" in answer.out,
              "a mail refused as a whole", answer)
    later(gm, 0)


def not_now(gm):
    game = new_game(gm, "later")
    with Smtp(Refusing("ada@example.org", "451 4.7.1 come back later")) as server:
        settle(gm, game, smtp=server.url)
        answer = gm("-C", game, "send")
        check(answer.code == 1 and "6 mails sent." in answer.out and "451 4.7.1 come back later" in answer.out and
              "tries again from 2026-11-16 12:01 UTC" in answer.out, "not now: others go on, back-off", answer)
        check(gm("-C", game, "send").code == 0 and len(server.mails) == 6, "it rests until then")
        later(gm, 1)
        second = gm("-C", game, "send")
        check(second.code == 1 and "from 2026-11-16 12:03 UTC" in second.out, "then longer", second)
        server.handler.address = None
        later(gm, 3)
        check(gm("-C", game, "send").code == 0 and len(server.mails) == 8, "and arrives")
        once(server, "a recipient for whom it was not the time")
        check(outbox(gm, game) == {"waiting": 0, "failed": [], "in_doubt": [], "sending": False}, "all is well then")
    later(gm, 0)


def nobody_there(gm):
    game = new_game(gm, "gone")
    with Smtp() as server:
        settle(gm, game, smtp=server.url)
    answer = gm("-C", game, "send")
    check(answer.code == 1 and "nobody answers" in answer.out and "7 mails not tried" in answer.out, "no server", answer)
    with Smtp(StallingBefore()) as silent:
        settle(gm, game, smtp=silent.url, timeout=1)
        answer = gm("-C", game, "send")
        check(answer.code == 1 and "took too long" in answer.out and "6 mails not tried" in answer.out, "a silent one", answer)
    stuck = outbox(gm, game)
    check(stuck["waiting"] == 6 and len(stuck["failed"]) == 2 and not stuck["in_doubt"], "nothing is in doubt", stuck)
    later(gm, 1)
    with Smtp() as server:
        settle(gm, game, smtp=server.url)
        check(gm("-C", game, "send").code == 0 and len(set(server.ids())) == 8, "all arrive in the end")
    later(gm, 0)


def dies_midway(gm):
    """Half a mail is no mail: it is sent again, whole."""
    game = new_game(gm, "broken")
    change(gm.folder / game, "UPDATE message SET text_body = ? WHERE id = 1", "many words\n" * 1_000_000)
    with Certificate() as certificate, Breaking(certificate) as server:
        settle(gm, game, smtp=server.url, ca_file=certificate.file)
        answer = gm("-C", game, "send")
    check(answer.code == 1 and "2 mails failed" in answer.out and "6 mails not tried" in answer.out,
          "a server that dies with half a mail, and is gone for the next", answer)
    check(not outbox(gm, game)["in_doubt"], "it cannot have accepted it")
    later(gm, 1)
    with Smtp() as server:
        settle(gm, game, smtp=server.url)
        check(gm("-C", game, "send").code == 0 and len(set(server.ids())) == 8, "all arrive, whole")
    later(gm, 0)


def unwelcome(gm):
    """What the server has against us is nothing against the mails."""
    game = new_game(gm, "unwelcome")
    with Smtp(RefusingSender()) as server:
        settle(gm, game, smtp=server.url)
        answer = gm("-C", game, "send")
        check(answer.code == 1 and "553 5.7.1 this sender is not yours" in answer.out and "7 mails not tried" in answer.out,
              "a sender that is refused", answer)
    with Smtp(Busy()) as server:
        settle(gm, game, smtp=server.url)
        answer = gm("-C", game, "send")
        check(answer.code == 1 and "421 too many connections" in answer.out and "7 mails not tried" in answer.out,
              "a server that is busy", answer)
        check("tries again from 2026-11-16 12:02 UTC" in answer.out, "the sender was tried again at once, the server is given time", answer)
    later(gm, 2)
    with Smtp() as server:
        settle(gm, game, smtp=server.url)
        check(gm("-C", game, "send").code == 0 and len(set(server.ids())) == 8, "all arrive")
    later(gm, 0)


def in_doubt(gm):
    game = new_game(gm, "doubt")
    with Smtp(Dropping(only="ada@example.org")) as server:
        settle(gm, game, smtp=server.url)
        answer = gm("-C", game, "send")
        check(answer.code == 1 and "0 mails sent." in answer.out and "2 mails may have arrived" in answer.out
              and "6 mails not tried" in answer.out, "dropped after DATA, twice in a row: in doubt, and no further", answer)
        rest = gm("-C", game, "send")
        check(rest.code == 1 and "6 mails sent." in rest.out and "gm send --sent 1" in rest.out, "the rest goes on", rest)
        later(gm, 600)
        check(gm("-C", game, "send").code == 1 and len(server.mails) == 8, "what is in doubt is never sent by itself")
        once(server, "dropped after DATA")
    status = gm("-C", game, "status")
    check("Outbox: 0 mails to send, 2 in doubt." in status.out and "never said whether it keeps it" in status.out,
          "gm status lists it", status)
    doubt = outbox(gm, game)["in_doubt"]
    check([mail["number"] for mail in doubt] == [1, 2], "and for programs", doubt)
    with Smtp() as server:
        settle(gm, game, smtp=server.url)
        settled = gm("-C", game, "send", "--sent", "1")
        check(settled.code == 0 and "Mail 1 counts as sent." in settled.out and not server.mails, "--sent: it did arrive", settled)
        check_refused(gm("-C", game, "send", "--sent", "1"), "--sent of one that was", codes=[1])
        retried = gm("-C", game, "send", "--retry", "all-doubtful")
        check(retried.code == 0 and server.ids() == [doubt[1]["message_id"]], "--retry: it did not; its id is the same", retried)
    later(gm, 0)
    game = new_game(gm, "mute")
    with Smtp(StallingAfter()) as server:
        settle(gm, game, smtp=server.url, timeout=3)
        answer = gm("-C", game, "send")
        check(answer.code == 1 and "2 mails may have arrived" in answer.out and len(server.mails) == 2, "silence after DATA", answer)


def killed(gm):
    game = new_game(gm, "killed")
    with Smtp(Waiting()) as server:
        settle(gm, game, smtp=server.url)
        sending = gm.start("-C", game, "send")
        check(server.handler.reached.wait(60), "the server has a mail and has not answered")
        sending.send_signal(signal.SIGKILL)
        sending.communicate()
        server.handler.go.set()
        again = gm("-C", game, "send")
        check(again.code == 1 and "7 mails sent." in again.out and "gm was stopped while it sent it" in again.out,
              "killed in the middle: the rest leaves, one is in doubt", again)
        once(server, "killed in the middle")
        check(len(server.mails) == 8, "none is lost")


def two_at_once(gm):
    game = new_game(gm, "two")
    with Smtp(Waiting()) as server:
        settle(gm, game, smtp=server.url)
        first = gm.start("-C", game, "send")
        check(server.handler.reached.wait(60), "one is sending")
        second = gm.start("-C", game, "send")
        status = gm("-C", game, "status")
        check("another gm is sending" in status.out and "in doubt" not in status.out, "gm status sees it at work", status)
        sheet = gm.write("ada.yaml", "player: ada\nbid: 3\n")
        check(gm("-C", game, "import", sheet).code == 0, "sheets are taken in meanwhile")
        server.handler.go.set()
        answers = [process.communicate(timeout=60) for process in (first, second)]
        check(first.returncode == second.returncode == 0, "both end well", answers)
        check("8 mails sent." in answers[0][0], "one sends what was there", answers)
        once(server, "two at once")
        check(len(server.mails) == 9 and set(statuses(gm, game).values()) == {"sent"}, "and the receipt left with the other")


def library(gm):
    built = pathlib.Path(gm.program).parent / "kill_at_write.so"
    if not built.exists():
        built = gm.folder / "kill_at_write.so"
        subprocess.run(["c++", "-std=c++20", "-shared", "-fPIC", "-o", built, SHIM, "-ldl"], check=True)
    return str(built)


def ids_in(box):
    """Message-IDs of the mails in a folder or Maildir, drafts left out."""
    files = [file for file in box.rglob("*@gm.invalid*") if file.parent.name != "tmp" and file.suffix != ".new"]
    return [email.message_from_bytes(file.read_bytes())["Message-ID"] for file in files]


def killed_at_every_write(gm, way):
    """Two mails; SIGKILL at the N-th write, then gm send again, for each N until one run ends by itself."""
    fresh = new_game(gm, f"fresh-{way}")
    with Smtp() as server:
        settle(gm, fresh, **({"smtp": server.url} if way == "smtp" else {way: "box"}))
        check(gm("-C", fresh, "send", "--sent", "1").code == 0, "one has left")
        for number in range(4, 9):
            gm("-C", fresh, "send", "--sent", number)
        wanted = {id for id, status in statuses(gm, fresh).items() if status == "queued"}
        for at in range(1, 1000):
            server.mails.clear()
            shutil.copytree(gm.folder / fresh, gm.folder / "game")
            environment = gm.environment | {"LD_PRELOAD": library(gm), "GM_KILL_AT": str(at), "GM_KILL_HOW": "before",
                                            "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0"}
            ended = gm("-C", "game", "send", env=environment)
            gm("-C", "game", "send")
            after = statuses(gm, "game")
            arrived = server.ids() if way == "smtp" else ids_in(gm.folder / "game" / "box")
            doubtful = {id for id, status in after.items() if status == "sending"}
            whole = len(arrived) == len(set(arrived)) and wanted == set(arrived) | doubtful
            told = all(after[id] in ("sent", "sending") for id in wanted)
            if not (whole and told and len(doubtful) <= (1 if way == "smtp" else 0)):
                check(False, f"{way}: killed at write {at}, each mail once", f"{arrived}\n{after}\n{ended}")
            shutil.rmtree(gm.folder / "game")
            if ended.code != -signal.SIGKILL:
                break
        check(ended.code == 0 and at > 10, f"{way}: killed at each of {at - 1} writes, no mail is lost and none comes twice", ended)


def test(gm):
    if outgoing.missing():
        return
    refused_recipient(gm)
    not_now(gm)
    nobody_there(gm)
    dies_midway(gm)
    unwelcome(gm)
    in_doubt(gm)
    killed(gm)
    two_at_once(gm)
    for way in ("smtp", "maildir", "folder"):
        killed_at_every_write(gm, way)


main(test)
