"""A real SMTP server for tests: aiosmtpd on loopback, in a thread, gone when the test is.

    with Smtp() as server: ... server.url ... server.mails
    with Smtp(Refusing("bo@example.org")) as server: ...

A handler below says how the server behaves; `mails` are those it accepted, in order.
"""

import asyncio
import email
import email.policy
import logging
import pathlib
import socket
import ssl
import struct
import subprocess
import tempfile
import threading
import warnings

try:
    from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
except ImportError:
    SMTP = None  # a test that needs it says so

USER = "gm@example.org"
logging.getLogger("mail.log").disabled = True  # connections that break are the point of these tests
warnings.filterwarnings("ignore", module="aiosmtpd")

PASSWORD = 'pass "word\\ é'


class Mail:
    """One that was accepted: the envelope, the bytes, and what Python's own parser makes of them."""

    def __init__(self, envelope):
        self.sender, self.recipients = envelope.mail_from, list(envelope.rcpt_tos)
        self.bytes = envelope.original_content
        self.parsed = email.message_from_bytes(self.bytes, policy=email.policy.default)
        self.id = self.parsed["Message-ID"]


class Accepting:
    """Takes every mail; `reached` is set when one is there whole."""

    def __init__(self):
        self.mails = []
        self.reached = threading.Event()

    def release(self):
        """The test is over: nothing may wait any longer."""

    async def accept(self, envelope):
        self.mails.append(Mail(envelope))
        self.reached.set()
        return "250 kept"

    async def handle_DATA(self, server, session, envelope):
        return await self.accept(envelope)


class Refusing(Accepting):
    """Does not know one recipient, or not now."""

    def __init__(self, address, answer="550 5.1.1 no such box"):
        super().__init__()
        self.address, self.answer = address, answer

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address == self.address:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"


class RefusingContent(Accepting):
    async def handle_DATA(self, server, session, envelope):
        return "554 this looks like spam"


class RefusingSender(Accepting):
    async def handle_MAIL(self, server, session, envelope, address, options):
        return "553 5.7.1 this sender is not yours"


class Busy(asyncio.Protocol):
    """Greets with a refusal."""

    mails = []

    def release(self):
        pass

    def connection_made(self, transport):
        transport.write(b"421 too many connections\r\n")
        transport.close()


class StallingBefore(Accepting):
    """Falls silent when it hears the recipient."""

    async def handle_RCPT(self, server, session, envelope, address, options):
        await asyncio.Event().wait()


class StallingAfter(Accepting):
    """Falls silent once it has the mail, which it keeps."""

    async def handle_DATA(self, server, session, envelope):
        await self.accept(envelope)
        await asyncio.Event().wait()


class Dropping(Accepting):
    """Hangs up once it has a mail, which it keeps; `only`: of this recipient."""

    def __init__(self, only=None):
        super().__init__()
        self.only = only

    async def handle_DATA(self, server, session, envelope):
        answer = await self.accept(envelope)
        if self.only in (None, envelope.rcpt_tos[0]):
            server.transport.abort()
            await asyncio.Event().wait()
        return answer


class HangingUp(Accepting):
    """Hangs up when it hears of a second mail on the same connection."""

    async def handle_MAIL(self, server, session, envelope, address, options):
        if getattr(session, "has_had_one", False):
            server.transport.abort()
            await asyncio.Event().wait()
        session.has_had_one = True
        envelope.mail_from = address
        return "250 OK"


class Waiting(Accepting):
    """Answers only once it is let: `go`."""

    def __init__(self):
        super().__init__()
        self.go = threading.Event()

    def release(self):
        self.go.set()

    async def handle_DATA(self, server, session, envelope):
        answer = await self.accept(envelope)
        await asyncio.get_running_loop().run_in_executor(None, self.go.wait)
        return answer


class Breaking:
    """A server of few words and one connection, over TLS: it dies with the beginning of a mail in its hands."""

    def __init__(self, certificate):
        self.listener = socket.socket()
        self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # a mail of some size cannot hide in buffers
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen(1)
        self.url = f"smtps://localhost:{self.listener.getsockname()[1]}"
        self.context = certificate.context
        self.thread = threading.Thread(target=self.serve)

    def serve(self):
        plain, _ = self.listener.accept()
        self.listener.close()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        with self.context.wrap_socket(plain, server_side=True) as connection:
            connection.sendall(b"220 hello\r\n")
            words = connection.makefile("rb")
            while not words.readline().upper().startswith(b"DATA"):
                connection.sendall(b"250 OK\r\n")
            connection.sendall(b"354 go ahead\r\n")
            words.read(1000)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.thread.join(timeout=30)


class Certificate:
    """One that nobody signed, for localhost; in a folder that goes away."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="gm-smtp-")
        self.file = pathlib.Path(self.folder.name) / "ca.pem"
        key = pathlib.Path(self.folder.name) / "key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-keyout", key, "-out", self.file, "-days", "2", "-subj", "/CN=localhost",
                        "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.file, key)
        return self

    def __exit__(self, *_):
        self.folder.cleanup()


def authenticate(server, session, envelope, mechanism, data):
    known = isinstance(data, LoginPassword) and data.login == USER.encode() and data.password == PASSWORD.encode()
    return AuthResult(success=known, handled=False)


class Smtp:
    """`certificate`: STARTTLS and AUTH are demanded, or with `smtps` TLS from the first byte."""

    def __init__(self, handler=None, certificate=None, smtps=False):
        self.handler = handler or Accepting()
        self.certificate, self.smtps = certificate, smtps
        self.loop = asyncio.new_event_loop()
        self.connections = 0
        self.thread = threading.Thread(target=self.loop.run_forever)

    def session(self):
        self.connections += 1
        if isinstance(self.handler, Busy):
            return self.handler
        options = {"hostname": "localhost", "enable_SMTPUTF8": True}
        if self.certificate:
            options |= {"authenticator": authenticate, "auth_required": True}
            if self.smtps:
                options |= {"auth_require_tls": False}
            else:
                options |= {"tls_context": self.certificate.context, "require_starttls": True}
        return SMTP(self.handler, loop=self.loop, **options)

    def __enter__(self):
        self.thread.start()
        context = self.certificate.context if self.smtps else None
        starting = self.loop.create_server(self.session, "127.0.0.1", 0, ssl=context)
        self.server = asyncio.run_coroutine_threadsafe(starting, self.loop).result(timeout=30)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_):
        self.handler.release()
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(timeout=30)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(timeout=30)
        self.loop.close()

    async def end(self):
        self.server.close()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    @property
    def url(self):
        return f"smtps://localhost:{self.port}" if self.smtps else f"smtp://localhost:{self.port}"

    @property
    def mails(self):
        return self.handler.mails

    def ids(self):
        return [mail.id for mail in self.mails]
