#!/usr/bin/env python3
"""A seat that changes hands: each mail goes to whoever sits there when it leaves, and the record says where it went."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
import outgoing
from cli import NOW, SEED, check, check_refused, main
from game_db import rows
from outgoing import settle
from smtp import Dropping, Refusing, Smtp, Waiting

BO, MIKA, RAY = "bo@example.org", "mika@example.org", "ray@example.org"


def new_game(gm, name):
    gm.environment["GM_NOW"] = NOW
    check(gm("new", "tiny", name, "--seed", SEED).code == 0, f"a game: {name}")
    return name


def replacing(game, player, mail):
    return ["-C", game, "rule", "replace-player", player, "--mail", mail, "--reason", "has moved"]


def replace(gm, game, player, mail):
    answer = gm(*replacing(game, player, mail))
    check(answer.code == 0, f"{player} is {mail} from now on", answer)


def revoking(game, number):
    return ["-C", game, "rule", "revoke", str(number), "--reason", "it was a mistake"]


def revoke(gm, game, number):
    answer = gm(*revoking(game, number))
    check(answer.code == 0, f"ruling {number} is revoked", answer)


def address(gm, game, player):
    return rows(gm.folder / game, "SELECT mail FROM player WHERE id = ?", player)[0][0]


def check_record(gm, game, *servers):
    """Where each mail went is where the game says it went."""
    went = {mail.id: mail.recipients for server in servers for mail in server.mails}
    said = rows(gm.folder / game, "SELECT message_id, recipient FROM message WHERE status = 'sent'")
    wrong = [(id, went[id], to) for id, to in said if went[id] != [to]]
    check(said and not wrong, f"{game}: the record says of {len(said)} mails where they went", wrong)


def while_mails_leave(gm):
    game = new_game(gm, "leaving")
    replace(gm, game, "chie", RAY)
    with Smtp(Waiting()) as server:
        settle(gm, game, smtp=server.url)
        sending = gm.start("-C", game, "send")
        check(server.handler.reached.wait(60), "a gm send is at work")
        others = [gm.start(*replacing(game, "bo", MIKA)), gm.start(*revoking(game, 1))]
        for process in others:
            out, err = process.communicate(timeout=60)
            check(process.returncode == 2 and "gm send" in err and "stands" not in out and "revoked" not in out,
                  "who changes where mails go waits for it, and says so", out + err)
        check([address(gm, game, player) for player in ("bo", "chie")] == [BO, RAY], "no seat changed hands")
        server.handler.go.set()
        out, err = sending.communicate(timeout=60)
        check(sending.returncode == 0 and "9 mails sent." in out, "all mails leave", out + err)
        check_record(gm, game, server)
        replace(gm, game, "bo", MIKA)
        check(gm("-C", game, "send").code == 0 and server.mails[-1].recipients == [MIKA], "then the newcomer is welcomed")
        check_record(gm, game, server)


def in_doubt(gm):
    game = new_game(gm, "doubt")
    with Smtp(Dropping(only=BO)) as server:
        settle(gm, game, smtp=server.url)
        gm("-C", game, "send")
    doubt = gm.json("-C", game, "status")["outbox"]["in_doubt"]
    check([mail["recipient"] for mail in doubt] == [BO, BO], "two mails to Bo are in doubt", doubt)
    retried, arrived = (mail["number"] for mail in doubt)
    replace(gm, game, "bo", MIKA)
    doubt = gm.json("-C", game, "status")["outbox"]["in_doubt"]
    check([mail["recipient"] for mail in doubt] == [BO, BO], "it still shows where they went", doubt)
    with Smtp(Refusing(MIKA, "451 4.7.1 come back later")) as server:
        settle(gm, game, smtp=server.url)
        gm("-C", game, "send", "--retry", retried)
        failed = {mail["number"]: mail["recipient"] for mail in gm.json("-C", game, "status")["outbox"]["failed"]}
        check(failed.get(retried) == MIKA, "sent again, it is for the newcomer, and stays so if it has to wait", failed)
        check(BO not in sum((mail.recipients for mail in server.mails), []), "nothing goes to Bo any more")
    check(gm("-C", game, "send", "--sent", arrived).code == 0, "the other one had arrived")
    gm.environment["GM_NOW"] = "2026-11-16T12:10:00Z"
    with Smtp() as server:
        settle(gm, game, smtp=server.url)
        check(gm("-C", game, "send").code == 0, "all is well in the end")
        recipients = [mail.recipients for mail in server.mails]
        check(recipients == [[MIKA]] * 2, "the mail that was retried and the welcome reach the newcomer", recipients)
    to = dict(rows(gm.folder / game, "SELECT id, recipient FROM message"))
    check(to[retried] == MIKA and to[arrived] == BO, "the record says who got which", to)


def no_welcome_after_all(gm):
    """What waits of a ruling that is revoked does not leave; what may have left is not sent again."""
    game = new_game(gm, "welcome")
    replace(gm, game, "bo", MIKA)
    revoke(gm, game, 1)
    replace(gm, game, "chie", MIKA)
    with Smtp(Dropping(only=MIKA)) as server:
        settle(gm, game, smtp=server.url)
        gm("-C", game, "send")
        gm("-C", game, "send")
    handovers = rows(gm.folder / game, "SELECT message.id, player.id, status, withdrawn_at IS NOT NULL FROM message"
                     " JOIN player ON player.n = message.player WHERE kind = 'handover' ORDER BY message.id")
    check([row[1:] for row in handovers] == [("bo", "queued", 1), ("chie", "sending", 0)],
          "the one was withdrawn, the other is in doubt", handovers)
    check(all(mail.recipients != [BO] or "handover" not in mail.id for mail in server.mails), "Bo is not welcomed")
    revoke(gm, game, 2)
    with Smtp() as server:
        settle(gm, game, smtp=server.url)
        for number, *_ in handovers:
            check_refused(gm("-C", game, "send", "--retry", number), "a welcome to nobody", "revoked", codes=[1])
        gm("-C", game, "send", "--retry", "all-doubtful")
        check(not [mail.id for mail in server.mails if "handover" in mail.id], "no welcome leaves any more")


def undone_between(gm):
    game = new_game(gm, "undone")
    replace(gm, game, "bo", MIKA)
    check(gm("-C", game, "resolve").code == 0, "turn 1 is resolved")
    replace(gm, game, "bo", RAY)
    check(gm("-C", game, "undo", "--reason", "a slip").code == 0, "and undone")
    check_refused(gm(*revoking(game, 1)), "the first while the second stands", "changed hands once more",
                  "gm rule revoke 2 comes first", codes=[1])
    check(address(gm, game, "bo") == RAY, "the last one to come stays")
    revoke(gm, game, 2)
    check(address(gm, game, "bo") == MIKA, "one step back")
    revoke(gm, game, 1)
    check(address(gm, game, "bo") == BO, "and another")


def one_address_one_seat(gm):
    game = new_game(gm, "swapped")
    replace(gm, game, "bo", MIKA)
    replace(gm, game, "chie", BO)
    check_refused(gm(*revoking(game, 1)), "back to an address that another seat has by now", "same mail address",
                  "gm rule replace-player", codes=[1])
    check([address(gm, game, player) for player in ("bo", "chie")] == [MIKA, BO], "all stay where they are")
    revoke(gm, game, 2)
    revoke(gm, game, 1)
    check(address(gm, game, "bo") == BO, "once it is free again, it is given back")


def test(gm):
    undone_between(gm)
    one_address_one_seat(gm)
    if outgoing.missing():
        return
    in_doubt(gm)
    no_welcome_after_all(gm)
    while_mails_leave(gm)


main(test)
