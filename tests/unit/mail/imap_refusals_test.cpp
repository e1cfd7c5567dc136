// What an IMAP visit does before there is a server to trust: addresses, credentials, and servers that
// offer no TLS or never answer.

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>
#include <string_view>
#include <thread>

#include "gm/mail/imap_mailbox.h"
#include "mail_folder.h"

namespace gm::mail {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

/// A server without TLS that talks to one client, as far as it knows how, and remembers what it heard.
class PlainServer {
public:
    explicit PlainServer(bool mute) : listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t length = sizeof address;
        auto* any = reinterpret_cast<sockaddr*>(&address);
        if (::bind(listener_, any, length) != 0 || ::listen(listener_, 1) != 0) throw std::runtime_error("no port");
        ::getsockname(listener_, any, &length);
        port = std::to_string(ntohs(address.sin_port));
        thread_ = std::thread([this, mute] { talk(mute); });
    }
    PlainServer(const PlainServer&) = delete;
    PlainServer& operator=(const PlainServer&) = delete;
    ~PlainServer() { finish(); }

    /// All that the client said until it went.
    std::string finish() {
        if (listener_ >= 0) ::shutdown(listener_, SHUT_RDWR);  // wakes whoever still waits for a client
        if (thread_.joinable()) thread_.join();
        if (listener_ >= 0) ::close(std::exchange(listener_, -1));
        return heard_;
    }

    std::string port;

private:
    void talk(bool mute) {
        const int client = ::accept(listener_, nullptr, nullptr);
        if (client < 0) return;  // nobody came
        if (!mute) say(client, "* OK ready\r\n");
        std::array<char, 1000> buffer{};
        for (ssize_t got = 0; (got = ::recv(client, buffer.data(), buffer.size(), 0)) > 0;) {
            const std::string line(buffer.data(), static_cast<std::size_t>(got));
            heard_ += line;
            const std::string tag = line.substr(0, line.find(' '));
            if (mute) continue;
            if (line.find("CAPABILITY") != std::string::npos) say(client, "* CAPABILITY IMAP4rev1\r\n");
            say(client, tag + (line.find("LOGIN") != std::string::npos ? " NO\r\n" : " OK\r\n"));
        }
        ::close(client);
    }

    static void say(int client, const std::string& text) { ::send(client, text.data(), text.size(), MSG_NOSIGNAL); }

    int listener_;
    std::string heard_;
    std::thread thread_;
};

std::string visit(const std::string& url, const ImapOptions& options = {}) {
    const auto address = read_imap_address(url);
    if (!address) return describe(address.problems());
    const MailVisitor visitor = {[](const std::string&) { return false; },
                                 [](const RawMail&) { return orders::done(); }, [](const orders::Problem&) {}};
    const auto outcome = visit_imap(*address, {"gm", "a-secret"}, visitor, options);
    return outcome ? "done" : describe(outcome.problems());
}

TEST(ImapWithoutTls, SendsNoPasswordToAnotherMachine) {
    PlainServer server(false);
    // Reaches this machine, but by a name that might as well be another's.
    EXPECT_THAT(visit("imap://0.0.0.0:" + server.port), HasSubstr("without it no password is sent"));
    EXPECT_THAT(server.finish(), Not(HasSubstr("secret")));
}

TEST(ImapWithoutTls, IsGoodEnoughOnThisMachine) {
    PlainServer server(false);
    EXPECT_THAT(visit("imap://127.0.0.1:" + server.port), HasSubstr("refuses this user or password"));
    EXPECT_THAT(server.finish(), HasSubstr("LOGIN gm a-secret"));
}

TEST(ImapTimeouts, EndAVisitToAServerThatNeverAnswers) {
    PlainServer server(true);
    ImapOptions options;
    options.connection.connect_timeout = std::chrono::seconds(1);
    EXPECT_THAT(visit("imap://127.0.0.1:" + server.port, options), HasSubstr("took too long to answer"));
}

TEST(ImapAddresses, NameServerAndMailbox) {
    const auto address = read_imap_address("imaps://imap.example.org:1993/Parties%20de%20jeu");
    ASSERT_TRUE(address) << describe(address.problems());
    EXPECT_EQ(address->server(), "imap.example.org:1993");
    EXPECT_EQ(address->mailbox, "Parties de jeu");
    EXPECT_EQ(read_imap_address("imap://host")->mailbox, "INBOX");
    EXPECT_EQ(mailbox_on_the_wire("Été & co/日本"), "&AMk-t&AOk- &- co/&ZeVnLA-");
}

TEST(ImapAddresses, OfThisMachineAreFew) {
    for (const char* host : {"localhost", "LocalHost", "127.0.0.1", "127.1.2.3", "[::1]"}) {
        EXPECT_TRUE(read_imap_address(std::string("imap://") + host + "/")->is_this_machine()) << host;
    }
    for (const char* host : {"127.0.0.1.example.org", "localhost.example.org", "0.0.0.0", "10.0.0.1"}) {
        EXPECT_FALSE(read_imap_address(std::string("imap://") + host + "/")->is_this_machine()) << host;
    }
}

TEST(ImapAddresses, HoldNoPasswordAndNothingElse) {
    EXPECT_THAT(visit("imaps://gm:a-secret@host/"), HasSubstr("do not belong in an address"));
    EXPECT_THAT(visit("imaps://gm:a-secret@host/"), Not(HasSubstr("a-secret")));
    EXPECT_THAT(visit("https://host/"), HasSubstr("is no way to a mailbox"));
    EXPECT_THAT(visit("imap://host/a%0d%0aLOGOUT"), HasSubstr("no mailbox that could exist"));
    EXPECT_THAT(visit("imap://host/INBOX;UID=1"), HasSubstr("no mailbox that could exist"));
    EXPECT_THAT(visit("imap://host/INBOX?ALL"), HasSubstr("no mailbox that could exist"));
    EXPECT_THAT(visit("hello world"), HasSubstr("no address"));
    EXPECT_THAT(visit("imap://no-such-host.invalid/"), HasSubstr("no host called 'no-such-host.invalid'"));
}

class CredentialFiles : public testing::Test {
protected:
    std::string read(const std::string& text, fs::perms mode = fs::perms::owner_read | fs::perms::owner_write) {
        const fs::path file = folder_.write("credentials", text);
        fs::permissions(file, mode);
        const auto found = credentials_from_file(file);
        return found ? found->user + '|' + found->password : describe(found.problems());
    }
    sample::MailFolder folder_;
};

TEST_F(CredentialFiles, HoldTwoLines) {
    EXPECT_EQ(read("user: gm@example.org\npassword: it's: #1 \\ \"x\"\n"), "gm@example.org|it's: #1 \\ \"x\"");
    EXPECT_EQ(read("# mine\r\npassword: b\r\nuser: a\r\n"), "a|b");
    EXPECT_THAT(read("user: a\n"), HasSubstr("both user and password"));
    EXPECT_THAT(read(""), HasSubstr("both user and password"));
    EXPECT_FALSE(credentials_from_file(folder_.path() / "missing"));
}

TEST_F(CredentialFiles, AreNobodyElsesToRead) {
    for (const fs::perms bit : {fs::perms::group_read, fs::perms::others_read, fs::perms::group_write}) {
        EXPECT_THAT(read("user: a\npassword: b\n", fs::perms::owner_read | bit), HasSubstr("others can"));
    }
    EXPECT_EQ(read("user: a\npassword: b\n", fs::perms::owner_read), "a|b");
}

TEST(CredentialsOfTheEnvironment, AreBothNeeded) {
    ::setenv("GM_IMAP_USER", "gm", 1);
    ::unsetenv("GM_IMAP_PASSWORD");
    EXPECT_FALSE(credentials_from_environment());
    ::setenv("GM_IMAP_PASSWORD", "word", 1);
    const auto found = credentials_from_environment();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->user + '|' + found->password, "gm|word");
    ::setenv("GM_IMAP_PASSWORD", "", 1);
    EXPECT_FALSE(credentials_from_environment()) << "an empty one is none";
    ::unsetenv("GM_IMAP_USER");
    ::unsetenv("GM_IMAP_PASSWORD");
}

}  // namespace
}  // namespace gm::mail
