#!/usr/bin/env python3
"""gm serve against those who mean harm: odd paths, broken, huge, endless and slow requests, headers in headers."""

import os
import select
import signal
import socket
import sys
import threading
import time
import urllib.parse

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import play as play_turns
from cli import SEED, check, main, say
from web import PATIENCE, Reply, Site, Visitor, check_protected, check_quietly, hung_up, local, Page, read_to_end

REQUEST_LIMIT = 15  # seconds for a whole request
BUSY = 10  # seconds that a machine with other things to do may be late
CROWD_LIMIT = 2  # seconds for a whole request while others wait for its place
OF_ONE_HOST = 40  # connections from one address
INSIDE = ("gm-test-", "/tmp", "game.db", "web.key", "sqlite", "SQL", "SELECT", "exception", "std::", "terminate", "nlohmann",
          "inja", "httplib", ".cpp", "errno", "No such", "root:", "Traceback")


def silent_about_inside(reply, what, asked=""):
    check_protected(reply, what)
    for word in INSIDE:
        said = word in reply.text and word not in asked  # where to go back to may be repeated
        check_quietly(not said, f"{what}: says nothing of {word!r}", reply)


def climbing(names):
    """Every way to write 'above' and 'elsewhere' that some server once fell for."""
    dots = ["..", "%2e%2e", "%2E%2E", ".%2e", "%252e%252e", "..%00", "%c0%ae%c0%ae", "%uff0e%uff0e", "....", "..;", ".. "]
    slashes = ["/", "//", "%2f", "%2F", "%252f", "\\", "%5c", "%c0%af", "/./"]
    for start in ("/", "/assets/", "/bulletins/", "//", "/assets//", "/language/"):
        for dot in dots:
            for slash in slashes:
                for name in names:
                    for depth in (1, 3, 8):
                        yield start + (dot + slash) * depth + name


def paths(gm, site):
    key = (gm.folder / "g" / "web.key").read_text().strip()
    asset = next(link for link in map(local, Page(Visitor(site).get("/").text).links) if link and "/assets/" in link)
    real = site.ask(asset)
    check(real.status == 200 and real.body, "an asset is there", real)
    tried, home = 0, site.ask("/").body
    with_names = climbing(("web.key", "game.db", "etc/passwd", "campaign.yaml"))
    odd = [b"/" + bytes([byte]) for byte in range(1, 256) if byte not in (0x0a, 0x0d, 0x20, ord("?"), ord("#"), ord("/"))]
    odd += [b"/assets/" + part for part in (b"", b".", b"..", b"%00", b"style.css%00", b"style.css%00.txt", b"style.css/",
                                            b"./style.css", b"%2fetc%2fpasswd", b"/etc/passwd", b"C:\\win.ini", b"STYLE.CSS",
                                            b"style.css%20", b"%", b"%zz", b"%f0%9f%98%80", b"a" * 280)]
    odd += [b"http://127.0.0.1/../web.key", b"http://example.org/etc/passwd", b"file:///etc/passwd", b"*", b"..", b"web.key",
            b"/\xff\xfe", b"/g/web.key", b"/.git/config", b"/web.yaml", b"/mail.yaml", b"/players.yaml", b"//example.org/%2e%2e"]
    for path in [path.encode() for path in with_names] + odd:
        replies = site.raw(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        check_quietly(len(replies) == 1, f"{path} has one answer", replies)
        reply = replies[0]
        home_or_language = reply.body == home or reply.status == 303
        check_quietly(reply.status in (400, 404, 405, 414) or home_or_language, f"{path}: leads nowhere", reply)
        check_quietly(key not in reply.text and b"SQLite format" not in reply.body, f"{path}: no file of the folder", reply)
        silent_about_inside(reply, path, urllib.parse.unquote(path.decode("latin-1")))
        tried += 1
    check(tried > 5000, f"{tried} paths lead out of the site to nowhere")
    for length in (301, 5000, 9000, 100_000):
        replies = site.raw(b"GET /" + b"a" * length + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        check(len(replies) == 1 and replies[0].status in (414, 431), f"a path of {length} characters is too long", replies)
        silent_about_inside(replies[0], f"a path of {length}")


def methods(site):
    page = site.ask("/")
    head = Reply.all_of(read_head(site), has_bodies=False)
    check(page.status == 200 and head[0].status == 200 and not head[0].body, "HEAD is GET without its body", head)
    check(dict(head[0].headers)["Content-Length"] == str(len(page.body)), "and says how long that is", head)
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"):
        reply = site.ask("/", method=method)
        check(reply.status == 405, f"{method} is not allowed", reply)
        silent_about_inside(reply, method)
    for path, method in (("/", "POST"), ("/leave", "GET"), ("/assets/style.css", "POST")):
        check(site.ask(path, method=method, body=b"" if method == "POST" else None).status == 405, f"nor {method} {path}")
    for line in (b"BREW / HTTP/1.1", b"PRI * HTTP/2.0", b"GET /", b"GET / HTTP/9.9", b"\x16\x03\x01\x02\x00\x01", b"get / HTTP/1.1"):
        replies = site.raw(line + b"\r\nHost: x\r\n\r\nGET /assets/icon.svg HTTP/1.1\r\nHost: x\r\n\r\n")
        check(len(replies) == 1 and replies[0].status in (400, 405), f"{line} is no request, nor is what follows", replies)
        silent_about_inside(replies[0], str(line))


def read_head(site):
    with site.connect() as connection:
        connection.sendall(b"HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return read_to_end(connection)


def unread_bodies(site):
    """What a page does not read is no request of its own: behind a proxy it would be answered to somebody else."""
    hidden = b"GET /assets/icon.svg HTTP/1.1\r\nHost: x\r\n\r\n"
    icon = site.ask("/assets/icon.svg").body
    length = b"Content-Length: %d\r\n" % len(hidden)
    cases = {
        "GET with a body": b"GET / HTTP/1.1\r\nHost: x\r\n" + length,
        "PUT with a body": b"PUT / HTTP/1.1\r\nHost: x\r\n" + length,
        "POST to nowhere": b"POST /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + length,
        "POST with a long path": b"POST /" + b"a" * 400 + b" HTTP/1.1\r\nHost: x\r\n" + length,
        "a broken multipart": b"POST /enter HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                              b"Content-Type: multipart/form-data; boundary=B\r\n" + length,
        "two lengths": b"POST /enter HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n" + length,
        "a length and chunks": b"POST /enter HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n" + length,
        "an odd coding": b"POST /enter HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n",
        "two codings": b"POST /enter HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n",
        "a negative length": b"POST /enter HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n",
        "a length with a sign": b"POST /enter HTTP/1.1\r\nHost: x\r\nContent-Length: +5\r\n",
        "a length in words": b"POST /enter HTTP/1.1\r\nHost: x\r\nContent-Length: five\r\n",
        "an endless length": b"POST /enter HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n",
        "chunks of odd size": b"POST /enter HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n",
    }
    for what, head in cases.items():
        replies = site.raw(head + b"\r\n" + hidden)
        check(len(replies) == 1 and replies[0].body != icon, f"{what}: one answer, and no other request", replies)
        silent_about_inside(replies[0], what)
    both = site.raw(b"POST /enter HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na=bGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    check([reply.status for reply in both] == [403, 200], "two whole requests have two answers", both)


def read_in_two_ways(site):
    """Heads and chunks that a lenient reader takes for one thing and a proxy for another: 400, and nothing behind them."""
    hidden = b"GET /assets/icon.svg HTTP/1.1\r\nHost: x\r\n\r\n"
    icon = site.ask("/assets/icon.svg").body
    post = b"POST /enter HTTP/1.1\r\n"
    heads = [post + b"Host: x\r\n" + lines for lines in (
        b"Content-Length : 3\r\n", b"Content-Length\t: 3\r\n", b"Content-Length:\r\n", b"Content-Length: \r\n",
        b"Content-Length:\r\n 3\r\n", b"Content-Length: 3\r\n 0\r\n", b"Content-Length: %33\r\n", b"Content-Length: 0x3\r\n",
        b"Content-Length: 3\r\nContent-Length: 3\r\n", b"Content-Length: 3, 3\r\n", b"Content-Length: 3\x0b\r\n", b"Content-Length 3\r\n",
        b"Transfer-Encoding : chunked\r\n", b"Transfer-Encoding:\r\n chunked\r\n", b"Transfer-Encoding: \x0bchunked\r\n",
        b"Transfer-Encoding: %63hunked\r\n", b"Transfer-Encoding:\r\n", b"X: y\r\n folded\r\n", b": y\r\n", b"a b: c\r\n", b"no colon\r\n",
        b"X: a\0b\r\n", b"X: a\rb\r\n", b"X: y\nContent-Length: 3\r\n", b"Host: y\r\n")]
    heads += [post, post + b"Host:\r\n", post + b"Host: a b\r\n", b"\r\n" + post + b"Host: x\r\n", b"POST  /enter HTTP/1.1\r\nHost: x\r\n",
              b"POST http://x/enter HTTP/1.1\r\nHost: x\r\n", b"POST /enter HTTP/1.0\r\nTransfer-Encoding: chunked\r\n",
              b"POST /enter HTTP/1.1\nHost: x\n"]
    chunked = post + b"Host: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n"
    bodies = [b"+3\r\na=b\r\n0\r\n\r\n", b"0x3\r\na=b\r\n0\r\n\r\n", b"3;x\r\na=b\r\n0\r\n\r\n", b"3\na=b\r\n0\r\n\r\n", b"3\r\na=bX\r\n0\r\n\r\n",
              b"3\r\na=b\r\n0\r\nX: y\r\n\r\n", b"3 \r\na=b\r\n0\r\n\r\n", b"ffffffffffffffff\r\na=b\r\n"]
    for request in [head + b"\r\n" + hidden for head in heads] + [chunked + b"\r\n" + body + hidden for body in bodies]:
        replies = site.raw(request)
        check_quietly(len(replies) == 1 and replies[0].status == 400 and replies[0].body != icon, f"{request} is refused", replies)
        silent_about_inside(replies[0], str(request))
    check(True, f"{len(heads) + len(bodies)} requests that can be read in two ways are refused")
    token = b"4\r\ntoke\r\n4\r\nn=no\r\n0\r\n\r\n"
    form = b"Content-Type: application/x-www-form-urlencoded\r\n"
    replies = site.raw(chunked + form + b"\r\n" + token + hidden)
    check([reply.status for reply in replies] == [403], "a form in plain chunks is read, and what follows is not", replies)


def oversized(site):
    memory = resident(site)
    head = b"POST /enter HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    form = b"Content-Type: application/x-www-form-urlencoded\r\n"
    filler = b"token=" + b"a" * 3_000_000

    def chunks():
        return b"".join(b"10000\r\n" + b"a" * 0x10000 + b"\r\n" for _ in range(300))  # and no end

    cases = {
        "a long header": (b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 20_000 + b"\r\n\r\n", (400, 431)),
        "many headers": (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"".join(b"X%d: y\r\n" % i for i in range(50_000)) + b"\r\n", (400, 431)),
        "headers without end": (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: yyyyyyyyyyyyyyyy\r\n" * 2_000_000, (400, 431)),
        "a large post": (head + form + b"Content-Length: %d\r\n\r\n" % len(filler) + filler, (413,)),
        "one that only says so": (head + form + b"Content-Length: 5000000\r\n\r\n", (413,)),
        "chunks without end": (head + form + b"Transfer-Encoding: chunked\r\n\r\n" + chunks(), (400, 413)),
        "many fields": (head + form + b"Content-Length: 1500000\r\n\r\n" + b"a=&" * 500_000, (413,)),
        "many parts": (parts(head, 20_000), (413,)),
        "many pieces of a page": (b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=" + b",".join([b"0-"] * 2000)
                                  + b"\r\n\r\n", (200, 206, 416)),
    }
    whole = len(site.ask("/").body)
    for what, (request, statuses) in cases.items():
        replies = site.raw(request)
        check(len(replies) <= 1 and all(reply.status in statuses for reply in replies), f"{what}: {statuses}", replies)
        if statuses != (400, 431):  # there it may be cut while it still sends
            check(len(replies) == 1, f"{what}: is answered")
        for reply in replies:
            silent_about_inside(reply, what)
            check(len(reply.body) <= max(whole, 4000), f"{what}: a short answer")
    reply = site.ask("/enter", method="POST", body={"token": "a" * 100_000})
    check(reply.status == 403, "a form as long as a long sheet is read", reply)
    check(resident(site) - memory < 60, "memory stays in bounds", f"{memory} then {resident(site)} MB")


def parts(head, count):
    body = b"".join(b'--B\r\nContent-Disposition: form-data; name="%d"\r\n\r\n\r\n' % i for i in range(count)) + b"--B--\r\n"
    return head + b"Content-Type: multipart/form-data; boundary=B\r\nContent-Length: %d\r\n\r\n" % len(body) + body


def resident(site):
    with open(f"/proc/{site.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) // 1024


def injected_headers(site):
    evil = ["%0d%0aSet-Cookie:%20a=b", "%0aX-Evil:%201", "/%0d%0aX-Evil: 1", "//example.org", "/\\example.org", "https://example.org",
            "javascript:alert(1)", "/%00", "/a%0d", "%E5%98%8A%E5%98%8DX-Evil:1", "/..//example.org", "/%2f/example.org", "/<script>"]
    for text in evil:
        reply = site.ask(f"/language/en?back={text.replace(' ', '%20')}")
        check_quietly(reply.status == 303 and reply.header("Location").startswith("/")
                      and not reply.header("Location").startswith(("//", "/\\")), f"{text!r} sends nobody elsewhere", reply)
        check_quietly(len(reply.all("Set-Cookie")) == 1 and not reply.all("X-Evil") and "a=b" not in str(reply.headers),
                      f"{text!r} makes no header", reply)
        reply = site.ask(f"/{text.replace(' ', '%20')}")
        check_quietly(not reply.all("X-Evil") and not reply.all("Set-Cookie"), f"nor in a path: {text!r}", reply)
        silent_about_inside(reply, text)
        reply = site.ask("/", headers=[("Cookie", f"gm_language=en{text}; gm_player={text}; gm_master={text}; x")])
        check_quietly(reply.status == 200 and not reply.all("X-Evil"), f"nor in a cookie: {text!r}", reply)
    say("ok: no header is made of a path, a cookie, or where to go back to")


def logged(gm):
    with Site(gm, "g", "--log") as site:
        site.ask("/%0aGET%20/forged%20200%1b[2J")
        site.ask("/?token=canary-token")
        site.ask("/enter", method="POST", body={"token": "canary-token"})
        site.end()
        lines = site.log.splitlines()
        check(len([line for line in lines if "forged" in line]) == 1 and "\x1b" not in site.log, "a line a request", site.log)
        check("canary-token" not in site.log, "and no token in any", site.log)


class Trickle:
    """Some who write a byte at a time, as long as they are let."""

    STARTS = (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"POST /enter HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n",
              b"POST /enter HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n10000\r\n")

    def __init__(self, site):
        self.site, self.seconds = site, []
        self.threads = [threading.Thread(target=self.write, args=(start,), daemon=True) for start in self.STARTS]
        for thread in self.threads:
            thread.start()

    def write(self, start):
        with self.site.connect() as connection:
            begun = time.monotonic()
            connection.sendall(start)
            while not hung_up(connection, 0.2):
                try:
                    connection.send(b"1")
                except OSError:
                    pass
            self.seconds.append(time.monotonic() - begun)

    def ends(self):
        for thread in self.threads:
            thread.join(timeout=REQUEST_LIMIT + BUSY)
        return self.seconds


def slow(site):
    """Whatever else is asked meanwhile, as the other parts of this test do, is served at once."""
    trickle = Trickle(site)
    quickest = min(asked(site) for _ in range(5))
    check(quickest < 1, f"others are served at once while some write a byte at a time ({quickest:.3f} s)")
    yield
    seconds = trickle.ends()
    check(len(seconds) == len(Trickle.STARTS) and all(REQUEST_LIMIT - 1 < taken < REQUEST_LIMIT + BUSY for taken in seconds),
          "who writes a byte at a time has the time of a whole request, and is cut off", seconds)
    idle(site)
    crowd(site)
    yield


def asked(site):
    begun = time.monotonic()
    check_quietly(site.ask("/").status == 200, "the page is served")
    return time.monotonic() - begun


def idle(site):
    connections = [site.connect() for _ in range(100)]
    taken = asked(site)
    check(taken < 3, f"a hundred who say nothing keep nobody out ({taken:.2f} s)")
    for connection in connections:
        connection.close()


def crowd(site):
    """As many as there are places begin a request and say no more."""
    connections = [site.connect() for _ in range(100)]
    for connection in connections:
        connection.send(b"G")
    taken = asked(site)
    check(taken < 2 * CROWD_LIMIT + 3, f"nor do a hundred who begin a word ({taken:.2f} s)")
    for connection in connections:
        connection.close()


def crowd_of_one(gm):
    """Many slow ones from one address: it has its share of places, and everybody else the rest."""
    with Site(gm, "g") as site:
        connections = [site.connect("127.0.0.2") for _ in range(500)]
        for connection in connections:
            try:
                connection.send(b"G")
            except OSError:
                pass  # turned away already
        waiting = set(connections)
        while len(waiting) > OF_ONE_HOST:
            ended, _, _ = select.select(waiting, [], [], PATIENCE)
            check_quietly(ended, f"no more than {OF_ONE_HOST} of {len(waiting)} stay")
            for connection in ended:
                replies = Reply.all_of(read_to_end(connection))
                check_quietly(all(reply.status == 503 for reply in replies), "turned away", replies)
                for reply in replies:
                    silent_about_inside(reply, "one too many")
            waiting -= set(ended)
        check(site.ask("/").status == 200, "others are served")
        still, _, _ = select.select(waiting, [], [], 0)
        check(len(waiting) == OF_ONE_HOST and not still, f"while {OF_ONE_HOST} slow ones are waited for", len(waiting))
        for connection in connections:
            connection.close()
        check(site.ask("/").status == 200, "and afterwards")


def where_it_listens(gm, site):
    check(site.host == "127.0.0.1", "it listens on this machine alone, unless told otherwise")
    with open("/proc/net/tcp", encoding="ascii") as table:
        listening = [line.split()[1] for line in table if line.split()[3] == "0A"]
    mine = [place for place in listening if place.endswith(f":{site.port:04X}")]
    check(mine == [f"0100007F:{site.port:04X}"], "and nowhere else", mine)
    second = gm("-C", "g", "serve", "--port", str(site.port))
    check(second.code == 1 and "cannot listen" in second.err, "a second one on its port is refused", second)


def ended_in_the_middle(gm):
    with Site(gm, "g") as site:
        half = site.connect()
        half.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        idle_one = site.connect()
        asked(site)  # so that both are in
        site.process.send_signal(signal.SIGTERM)
        while True:  # until nobody is let in any more
            try:
                socket.create_connection((site.host, site.port), timeout=5).close()
            except OSError:
                break
        half.sendall(b"\r\n")
        replies = Reply.all_of(read_to_end(half))
        check([reply.status for reply in replies] == [200], "what was begun before SIGTERM is answered", replies)
        check(hung_up(idle_one, 10), "who said nothing is sent away")
        site.finish()


def errors(gm):
    """The game's file is gone, and then no game at all: the page says that something is wrong, and nothing else."""
    gm("new", "tiny", "broken", "--seed", SEED)
    with Site(gm, "broken") as site:
        check(site.ask("/").status == 200, "a page")
        (gm.folder / "broken" / "game.db").write_bytes(b"no database, canary-inside")
        for path in ("/", "/enter"):
            reply = site.ask(path, headers=[("Accept-Language", "de")])
            if reply.status != 200:  # a page that was kept may still stand
                check(reply.status == 500 and "canary-inside" not in reply.text, f"{path}: an error that says nothing", reply)
            silent_about_inside(reply, path)
        reply = site.ask("/enter")
        check(reply.status == 500, "what needs the game fails", reply)


def play(gm):
    gm("new", "neo-tokyo", "g", "--seed", SEED)
    play_turns(gm, "g", 1)
    with Site(gm, "g", "--behind-proxy") as site:
        slow_ones = slow(site)
        next(slow_ones)
        for part in (paths, methods, unread_bodies, read_in_two_ways, oversized, injected_headers, where_it_listens):
            say(f"-- {part.__name__.replace('_', ' ')}")
            part(*((gm, site) if part in (paths, where_it_listens) else (site,)))
        say("-- slow")
        next(slow_ones)
        kept = site.ask("/")
        again = site.ask("/", headers=[("If-None-Match", kept.header("ETag"))])
        check(again.status == 304 and not again.body, "a page that is known is not sent again", again)
        silent_about_inside(again, "304")
    for part in (crowd_of_one, logged, ended_in_the_middle, errors):
        say(f"-- {part.__name__.replace('_', ' ')}")
        part(gm)


main(play)
