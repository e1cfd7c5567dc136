"""gm serve, and whoever looks at it: careful visitors, and those who write to a socket whatever they like."""

import html.parser
import re
import select
import signal
import socket
import subprocess
import urllib.parse

from cli import check

# What every answer says, whatever was asked.
PROTECTIVE = {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=()",
}
PATIENCE = 60  # seconds, before a test says that nothing comes


class Site:
    """gm serve on a free port. Leaving it ends it, and it must end well."""

    def __init__(self, gm, folder, *options, environment=None):
        self.process = subprocess.Popen([gm.program, "-C", folder, "serve", "--port", "0", *options], cwd=gm.folder,
                                        env=gm.environment | (environment or {}), stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, encoding="utf-8", errors="backslashreplace")
        line = self.process.stdout.readline()
        found = re.fullmatch(r"Listening on http://([0-9.]+):(\d+)/\n", line)
        check(found, "gm serve says where it listens", line if line else self.process.stderr.read())
        self.host, self.port = found[1], int(found[2])

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is not None:
            self.process.kill()
            self.process.communicate()
        elif self.process.returncode is None:
            self.end()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.finish()

    def finish(self):
        out, self.log = self.process.communicate(timeout=PATIENCE)
        check(self.process.returncode == 0, "gm serve ends well on SIGTERM", out + self.log)

    def connect(self, source=""):
        """`source`: the address of this machine to come from."""
        connection = socket.create_connection((self.host, self.port), timeout=PATIENCE, source_address=(source, 0))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def raw(self, data):
        """The answers to these bytes, until the server hangs up."""
        with self.connect() as connection:
            try:
                connection.sendall(data)
            except (BrokenPipeError, ConnectionResetError):
                pass  # it has heard enough
            return Reply.all_of(read_to_end(connection))

    def ask(self, path, *, method="GET", headers=(), body=None):
        """One request, one answer. `body`: fields of a form, or bytes."""
        lines = [("Host", f"{self.host}:{self.port}"), ("Connection", "close"), *headers]
        if body is not None and not isinstance(body, bytes):
            body = urllib.parse.urlencode(body).encode()
            lines.append(("Content-Type", "application/x-www-form-urlencoded"))
        if body is not None:
            lines.append(("Content-Length", str(len(body))))
        target = path if isinstance(path, bytes) else path.encode()
        head = b"%s %s HTTP/1.1\r\n" % (method.encode(), target)
        head += b"".join(f"{name}: {value}\r\n".encode("latin-1") for name, value in lines)
        replies = self.raw(head + b"\r\n" + (body or b""))
        check_quietly(len(replies) == 1, f"{method} {path[:80]!r} has one answer", replies)
        return replies[0]


class Reply:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def text(self):
        return self.body.decode("utf-8", "backslashreplace")

    def all(self, name):
        return [value for header, value in self.headers if header.lower() == name.lower()]

    def header(self, name):
        return (self.all(name) or [""])[0]

    def __repr__(self):
        return f"{self.status} {self.headers} {self.text[:2000]}"

    @staticmethod
    def all_of(data, has_bodies=True):
        replies = []
        while data:
            head, _, rest = data.partition(b"\r\n\r\n")
            first, *lines = head.decode("latin-1").split("\r\n")
            found = re.match(r"HTTP/1\.1 (\d{3}) ", first + " ")
            check_quietly(found, "an answer begins with its status", data[:400])
            headers = [tuple(line.split(": ", 1)) for line in lines]
            size = next((int(value) for name, value in headers if name.lower() == "content-length"), 0)
            if found[1] in ("100", "304") or not has_bodies:
                size = 0
            if found[1] != "100":
                replies.append(Reply(int(found[1]), headers, rest[:size]))
            data = rest[size:]
        return replies


def read_to_end(connection):
    data = b""
    try:
        while some := connection.recv(65536):
            data += some
    except ConnectionResetError:
        pass
    return data


def check_quietly(holds, what, context=""):
    """For what holds thousands of times."""
    if not holds:
        check(False, what, context)


def check_protected(reply, what):
    for name, value in PROTECTIVE.items():
        check_quietly(len(reply.all(name)) == 1 and value in reply.header(name), f"{what}: has {name}, once", reply)
    policy = reply.header("Content-Security-Policy")
    for allowed in ("unsafe-inline", "unsafe-eval", "*", "http:", "https:", "data:"):
        check_quietly(allowed not in policy, f"{what}: its policy allows no {allowed}", policy)
    for cookie in reply.all("Set-Cookie"):
        check_quietly("; HttpOnly" in cookie and "; SameSite=Lax" in cookie, f"{what}: its cookies are kept close", cookie)


class Page(html.parser.HTMLParser):
    """What a browser makes of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.forms, self.scripts, self.odd = [], [], [], []
        self.names, self.inline = set(), []
        self._script = False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attributes = {name: value or "" for name, value in attrs}
        self.names.add(tag)
        self.inline += [(tag, name, value) for name, value in attributes.items() if name.startswith("on") or name == "style"]
        self.links += [attributes[name] for name in ("href", "src") if name in attributes]
        if tag == "script":
            self._script = True
            self.scripts.append(attributes.get("src", ""))
        elif tag == "form":
            self.forms.append({"action": attributes.get("action", ""), "method": attributes.get("method", "get").lower(),
                               "fields": [], "typed": set(), "buttons": []})
        elif tag in ("input", "textarea", "select", "button") and self.forms:
            self._add_field(self.forms[-1], tag, attributes)

    @staticmethod
    def _add_field(form, tag, attributes):
        kind = attributes.get("type", "text" if tag == "input" else tag)
        pair = (attributes.get("name", ""), attributes.get("value", ""))
        if tag == "button" or kind == "submit":
            form["buttons"].append((attributes.get("formaction", form["action"]), pair))
        elif pair[0] and kind != "file":
            form["fields"].append(pair)
            if kind not in ("hidden", "checkbox", "radio", "select"):
                form["typed"].add(pair[0])

    def handle_endtag(self, tag):
        self._script = self._script and tag != "script"

    def handle_data(self, data):
        if self._script and data.strip():
            self.odd.append(data)


def ways_to_send(form):
    """(where to, fields) for each of the form's buttons."""
    for action, pair in form["buttons"] or [(form["action"], ("", ""))]:
        yield action, form["fields"] + ([pair] if pair[0] else [])


class Visitor:
    """A browser: keeps its cookies, follows redirections."""

    def __init__(self, site, language="en", headers=()):
        self.site, self.cookies = site, {}
        self.headers = [("Accept-Language", language), *headers]

    def ask(self, path, *, method="GET", headers=(), body=None):
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = [*self.headers, *headers, *([("Cookie", cookie)] if cookie else [])]
        reply = self.site.ask(path, method=method, headers=sent, body=body)
        check_protected(reply, f"{method} {path}")
        for line in reply.all("Set-Cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            if "Max-Age=0" in line:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value
        return reply

    def get(self, path):
        reply = self.ask(path)
        for _ in range(5):
            if reply.status != 303:
                break
            reply = self.ask(reply.header("Location"))
        return reply

    def post(self, path, fields, headers=()):
        return self.ask(path, method="POST", headers=headers, body=fields)

    def enter(self, token):
        reply = self.post("/enter", {"token": token})
        check_quietly(reply.status == 303, "the link opens", reply)
        return self

    def crawl(self, *starts):
        """Every page that can be come to by links: path to answer."""
        found, waiting = {}, list(starts)
        while waiting:
            path = waiting.pop(0)
            if path in found:
                continue
            found[path] = reply = self.ask(path)
            check_quietly(len(found) < 3000, "the site has an end", list(found))
            if reply.status == 303:
                waiting.append(reply.header("Location"))
            if "text/html" in reply.header("Content-Type"):
                waiting += [link for link in map(local, Page(reply.text).links) if link]
            elif "xml" in reply.header("Content-Type"):
                waiting += [link for link in map(local, re.findall(r'href="([^"]*)"', reply.text)) if link]
        return found


def local(link):
    """The path of a link within the site; none of others, nor of those that choose a language."""
    link = link.partition("#")[0]
    if not link.startswith("/") or link.startswith("//") or link.startswith("/language/"):
        return None
    return link


def token_of(gm, folder, *whose):
    (answer,) = gm.json("-C", folder, "link", *whose)
    return answer["link"].partition("#")[2]


def hung_up(connection, patience):
    """Has the server ended this connection, at the latest after so many seconds?"""
    readable, _, _ = select.select([connection], [], [], patience)
    return bool(readable) and read_to_end(connection) is not None
