"""A real IMAP server for tests: Dovecot on loopback, as an ordinary user, gone when the test is.

In Python:    with Dovecot() as server: server.deliver(b"From: ..."); ... server.imaps_url("INBOX")
From a shell: dovecot.py FOLDER
              starts it in an empty FOLDER, prints `ready IMAP_PORT IMAPS_PORT` and stops at the end of its input.

In FOLDER: `ca.pem`, the certificate to trust; `mail/`, the Maildir of USER, whose password is PASSWORD.
"""

import os
import pathlib
import pwd
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time

USER = "gm@example.org"
PASSWORD = "pass \"word\\ 1"  # as people choose them: to be quoted with care

CONFIGURATION = """
protocols = imap
listen = 127.0.0.1
base_dir = {folder}/run
state_dir = {folder}/state
log_path = {folder}/log
default_internal_user = {user}
default_internal_group = {group}
default_login_user = {user}
default_process_limit = 20
ssl = yes
ssl_cert = <{folder}/ca.pem
ssl_key = <{folder}/key.pem
mail_location = maildir:{folder}/mail
maildir_stat_dirs = yes
first_valid_uid = 1
auth_failure_delay = 0
passdb {{
  driver = passwd-file
  args = scheme=PLAIN {folder}/users
}}
userdb {{
  driver = static
  args = uid={uid} gid={gid} home={folder}/home
}}
namespace inbox {{
  inbox = yes
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {imap_port}
  }}
  inet_listener imaps {{
    port = {imaps_port}
    ssl = yes
  }}
}}
service anvil {{
  chroot =
  unix_listener anvil-auth-penalty {{
    mode = 0
  }}
}}
service stats {{
  chroot =
}}
"""


def program():
    """Where Dovecot is, or None."""
    return shutil.which("dovecot", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")


def free_ports(count):
    """Ports nobody listens on; somebody might before we do, so whoever asks must be ready to ask again."""
    sockets = [socket.socket() for _ in range(count)]
    try:
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]
    finally:
        for one in sockets:
            one.close()


class Dovecot:
    """Runs as `nobody` when root starts it, else as whoever does."""

    def __init__(self, folder=None):
        self.own_folder = folder is None
        self.folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="gm-dovecot-")).resolve()
        self.account = pwd.getpwnam("nobody") if os.geteuid() == 0 else pwd.getpwuid(os.geteuid())
        self.process = None
        self.delivered = 0

    def __enter__(self):
        try:
            self.prepare()
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    # ------------------------------------------------------------ what tests use

    def imap_url(self, mailbox=""):
        return f"imap://127.0.0.1:{self.imap_port}/{mailbox}"

    def imaps_url(self, mailbox=""):
        return f"imaps://localhost:{self.imaps_port}/{mailbox}"

    @property
    def certificate(self):
        return self.folder / "ca.pem"

    def deliver(self, mail, mailbox=None):
        """Puts a mail into the Maildir as delivery agents do; its file."""
        maildir = self.folder / "mail" / (f".{mailbox}" if mailbox else "")
        self.delivered += 1
        name = f"{1700000000 + self.delivered}.M{self.delivered}P{os.getpid()}.test"
        for part in ("tmp", "new", "cur"):
            self.make_folder(maildir / part)
        (maildir / "tmp" / name).write_bytes(mail)
        self.give(maildir / "tmp" / name)
        return (maildir / "tmp" / name).rename(maildir / "new" / name)

    # ------------------------------------------------------------ its life

    def prepare(self):
        self.give(self.folder)
        for part in ("run", "state", "home", "mail", "mail/tmp", "mail/new", "mail/cur"):
            self.make_folder(self.folder / part)
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-keyout", self.folder / "key.pem", "-out", self.folder / "ca.pem", "-days", "2",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        (self.folder / "users").write_text(f"{USER}:{{PLAIN}}{PASSWORD}\n")
        for name in ("key.pem", "ca.pem", "users"):
            self.give(self.folder / name)

    def start(self):
        for _ in range(5):
            self.imap_port, self.imaps_port = free_ports(2)
            self.launch()
            if self.answers():
                return
            self.stop_process()  # a port was taken meanwhile: others
        raise RuntimeError("Dovecot does not start:\n" + self.log())

    def launch(self):
        configuration = self.folder / "dovecot.conf"
        configuration.write_text(CONFIGURATION.format(
            folder=self.folder, user=self.account.pw_name, group=self.group(), uid=self.account.pw_uid,
            gid=self.account.pw_gid, imap_port=self.imap_port, imaps_port=self.imaps_port))
        self.give(configuration)
        options = {}
        if os.geteuid() == 0:
            options = {"user": self.account.pw_uid, "group": self.account.pw_gid, "extra_groups": []}
        self.output = open(self.folder / "output", "wb")
        self.process = subprocess.Popen([program(), "-F", "-c", configuration], cwd=self.folder,
                                        stdin=subprocess.DEVNULL, stdout=self.output, stderr=self.output, **options)

    def answers(self, patience=30):
        """Waits until both ports greet; False when Dovecot has ended before that."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if self.greets(self.imap_port, False) and self.greets(self.imaps_port, True):
                return True
            try:
                self.process.wait(timeout=0.02)
                return False
            except subprocess.TimeoutExpired:
                pass
        raise RuntimeError("Dovecot does not answer:\n" + self.log())

    def greets(self, port, tls):
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=5) as plain:
                if not tls:
                    return plain.recv(100).startswith(b"* OK")
                context = ssl.create_default_context(cafile=self.certificate)
                with context.wrap_socket(plain, server_hostname="localhost") as safe:
                    return safe.recv(100).startswith(b"* OK")
        except OSError:
            return False

    def stop(self):
        self.stop_process()
        if self.own_folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def stop_process(self):
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None
        self.output.close()

    def log(self):
        texts = [path.read_text(errors="replace") for path in (self.folder / "output", self.folder / "log")
                 if path.exists()]
        return "".join(texts)

    # ------------------------------------------------------------ files

    def group(self):
        import grp
        return grp.getgrgid(self.account.pw_gid).gr_name

    def make_folder(self, path):
        """Makes it and the folders above it, up to ours."""
        for one in [*reversed(path.relative_to(self.folder).parents), path.relative_to(self.folder)]:
            if not (self.folder / one).exists():
                (self.folder / one).mkdir(mode=0o700)
                self.give(self.folder / one)

    def give(self, path):
        os.chown(path, self.account.pw_uid, self.account.pw_gid)


if __name__ == "__main__":
    with Dovecot(sys.argv[1]) as running:
        print("ready", running.imap_port, running.imaps_port, flush=True)
        sys.stdin.read()
