"""The public part of the web site, from `gm serve` itself: pages, the JSON for programs, the Atom feed."""

import contextlib
import datetime
import json
import pathlib
import signal
import sys
import urllib.error
import urllib.request
import xml.etree.ElementTree as xml

sys.path.insert(0, str(pathlib.Path(__file__).parent / "support"))
from cli import SEED, check, main  # noqa: E402

ATOM = "{http://www.w3.org/2005/Atom}"
STATUS = {"format", "game", "language", "number", "turn", "over", "deadline", "commitment", "seed", "players", "names",
          "measure", "view", "history"}


class Site:
    def __init__(self, address):
        self.address = address

    def get(self, path, language="en", **headers):
        """Status, headers, body."""
        request = urllib.request.Request(self.address + path, headers={"Accept-Language": language, **headers})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read().decode()


@contextlib.contextmanager
def served(gm, folder, *options):
    server = gm.start("-C", folder, "serve", "--port", "0", *options)
    try:
        line = server.stdout.readline()
        check(line.startswith("Listening on http://127.0.0.1:"), "the server says where it listens", line)
        yield Site(line.split()[-1].rstrip("/"))
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)
    check(server.returncode == 0, "the server ends when it is told to", server.returncode)


def play(gm, folder, turns):
    for _ in range(turns):
        for words in (("bot", "--out", f"{folder}/sheets"), ("import", f"{folder}/sheets"), ("resolve",)):
            answer = gm("-C", folder, *words)
            check(answer.code == 0, f"`{answer.command}` is done", answer)


def check_pages(site, game):
    for language in ("fr", "en"):
        for path in ("/", "/bulletins", "/bulletins/0", "/bulletins/2", "/rules"):
            status, headers, body = site.get(path, language)
            check(status == 200 and f'<html lang="{language}">' in body, f"{game}: {path} in {language}", body)
            check(headers["Content-Type"] == "text/html; charset=utf-8", f"{game}: {path} is a page")
    status, headers, body = site.get("/")
    again, _, nothing = site.get("/", **{"If-None-Match": headers["ETag"]})
    check(again == 304 and nothing == "", f"{game}: a page that a browser has is not sent again")
    for path in ("/bulletins/3", "/bulletins/00", "/bulletins/x", "/nothing", "/bulletins/../game.db"):
        status, _, body = site.get(path)
        check(status == 404 and "<h1>" in body, f"{game}: {path} is not found", body)
    status, _, body = site.get("/robots.txt")
    check(status == 200 and "Disallow: /gm" in body, f"{game}: robots are told what is not for them", body)


def check_status(site, game):
    status, headers, body = site.get("/api/status")
    check(status == 200 and headers["Content-Type"].startswith("application/json"), f"{game}: the status is JSON")
    told = json.loads(body)
    check(set(told) == STATUS, f"{game}: the status has the keys that the handbook promises", sorted(told))
    check(told["number"] == 2 and not told["over"] and told["seed"] is None, f"{game}: it is of the last turn", body)
    check([turn["number"] for turn in told["history"]] == [0, 1, 2], f"{game}: with the turns before", body)
    for turn in told["history"]:
        check(set(turn) == {"number", "turn", "resolved_at", "bulletin", "figures"}, f"{game}: each with its keys", turn)
        check(site.get(turn["bulletin"])[0] == 200, f"{game}: and its bulletin", turn)
    for player in told["players"]:
        check(set(player) == {"id", "name"}, f"{game}: of players, what they are called", player)
    check(SEED not in body, f"{game}: the seed is not told")


def moment(text):
    return datetime.datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")


def check_feed(site, game, base):
    """What RFC 4287 asks of a feed and its entries."""
    ids = set()
    for path, language in (("/feed.atom", "fr"), ("/feed/en.atom", "en")):
        status, headers, body = site.get(path, language)
        check(status == 200 and headers["Content-Type"].startswith("application/atom+xml"), f"{game}: {path} is a feed")
        feed = xml.fromstring(body)
        check(feed.tag == ATOM + "feed", f"{game}: {path} is Atom", feed.tag)
        for element in ("id", "title", "updated", "author"):
            check(len(feed.findall(ATOM + element)) == 1, f"{game}: the feed has one {element}", body)
        check(feed.find(f"{ATOM}author/{ATOM}name").text, f"{game}: its author has a name")
        links = {link.get("rel"): link.get("href") for link in feed.findall(ATOM + "link")}
        check(links["self"] == f"{base}/feed/{language}.atom", f"{game}: it says where it is", links)
        entries = feed.findall(ATOM + "entry")
        check(len(entries) == 3, f"{game}: there is an entry for each bulletin", body)
        check(moment(feed.find(ATOM + "updated").text) == moment(entries[0].find(ATOM + "updated").text),
              f"{game}: the feed is as new as its first entry")
        for number, entry in zip((2, 1, 0), entries):
            for element in ("id", "title", "updated", "content"):
                check(len(entry.findall(ATOM + element)) == 1, f"{game}: an entry has one {element}", body)
            check(entry.find(ATOM + "id").text.startswith("tag:"), f"{game}: its id stays when the site moves")
            check(entry.find(ATOM + "link").get("href") == f"{base}/bulletins/{number}", f"{game}: it leads to its page")
            content = entry.find(ATOM + "content")
            check(content.get("type") == "html" and "<h1" in content.text, f"{game}: it holds the bulletin")
            check("<script" not in content.text and "style=" not in content.text, f"{game}: and nothing else")
            ids.add(entry.find(ATOM + "id").text)
    check(len(ids) == 6, f"{game}: no two entries have the same id", ids)


def test(gm):
    for game in ("tiny", "neo-tokyo"):
        gm("new", game, game, "--seed", SEED)
        play(gm, game, 2)
        with served(gm, game) as site:
            check_pages(site, game)
            check_status(site, game)
            check_feed(site, game, "")
    with served(gm, "tiny", "--address", "https://table.example.org") as site:
        check_feed(site, "tiny", "https://table.example.org")


main(test)
