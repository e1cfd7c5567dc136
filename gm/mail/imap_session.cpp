#include "gm/mail/imap_session.h"

#include <fcntl.h>
#include <sys/socket.h>

#include <array>
#include <charconv>
#include <cstdlib>

#include "gm/mail/curl.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

/// Bytes received, up to a limit.
struct Sink {
    std::string bytes = {};
    std::size_t limit = 0;
    bool full = false;

    static std::size_t write(const char* data, std::size_t size, std::size_t count, void* self) {
        auto& sink = *static_cast<Sink*>(self);
        sink.full = sink.bytes.size() + size * count > sink.limit;
        if (sink.full) return 0;
        sink.bytes.append(data, size * count);
        return size * count;
    }
};

}  // namespace

ImapConnection connection_from_environment() {
    const char* file = std::getenv("GM_IMAP_CA");
    return {.ca_file = file == nullptr ? "" : file};
}

struct ImapSession::Connection {
    explicit Connection(ImapAddress where) : address(std::move(where)), handle(new_curl_handle()) {}

    template <class Value>
    void set(CURLoption option, Value value) {
        curl_easy_setopt(handle.get(), option, value);
    }

    void set_up(const Credentials& credentials, const ImapConnection& options);
    CURLcode perform(const std::string& path, const char* custom, Sink& body, Sink& headers);
    orders::Problem problem(CURLcode code) const;
    std::string mailbox_path() const;

    static curl_socket_t open_once(void* self, curlsocktype /*purpose*/, curl_sockaddr* address);

    ImapAddress address;
    CurlHandle handle;
    std::array<char, CURL_ERROR_SIZE> error{};
    bool logged_in = false;
};

curl_socket_t ImapSession::Connection::open_once(void* self, curlsocktype /*purpose*/, curl_sockaddr* address) {
    if (static_cast<Connection*>(self)->logged_in) return CURL_SOCKET_BAD;
    return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

void ImapSession::Connection::set_up(const Credentials& credentials, const ImapConnection& options) {
    set(CURLOPT_ERRORBUFFER, error.data());
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_PROTOCOLS_STR, "imap,imaps");
    set(CURLOPT_USERNAME, credentials.user.c_str());
    set(CURLOPT_PASSWORD, credentials.password.c_str());
    set(CURLOPT_USE_SSL, static_cast<long>(address.is_this_machine() ? CURLUSESSL_TRY : CURLUSESSL_ALL));
    set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    if (!options.ca_file.empty()) set(CURLOPT_CAINFO, options.ca_file.c_str());
    set(CURLOPT_PROXY, "");  // a proxy named for the web in the environment is none for mail
    set(CURLOPT_CONNECTTIMEOUT, static_cast<long>(options.connect_timeout.count()));
    set(CURLOPT_TIMEOUT, static_cast<long>(options.timeout.count()));
    set(CURLOPT_OPENSOCKETFUNCTION, &Connection::open_once);
    set(CURLOPT_OPENSOCKETDATA, this);
    constexpr long longest_line = 2'000'000;  // libcurl cuts an answer's line where its buffer ends
    set(CURLOPT_BUFFERSIZE, longest_line);
    set(CURLOPT_WRITEFUNCTION, &Sink::write);
    set(CURLOPT_HEADERFUNCTION, &Sink::write);
}

CURLcode ImapSession::Connection::perform(const std::string& path, const char* custom, Sink& body, Sink& headers) {
    const std::string url = address.scheme + "://" + address.server() + '/' + path;
    set(CURLOPT_URL, url.c_str());
    set(CURLOPT_CUSTOMREQUEST, custom);
    set(CURLOPT_WRITEDATA, &body);
    set(CURLOPT_HEADERDATA, &headers);
    error[0] = '\0';
    return curl_easy_perform(handle.get());
}

std::string ImapSession::Connection::mailbox_path() const {
    const std::string name = mailbox_on_the_wire(address.mailbox);
    char* escaped = curl_easy_escape(handle.get(), name.data(), static_cast<int>(name.size()));
    std::string out = escaped == nullptr ? "" : escaped;
    curl_free(escaped);
    return out;
}

/// libcurl's code in words that say what to do.
orders::Problem ImapSession::Connection::problem(CURLcode code) const {
    const std::string server = address.server();
    const std::string said = orders::clip(orders::printable(error.data()), 200);
    switch (code) {
        case CURLE_COULDNT_RESOLVE_HOST:
            return orders::invalid("there is no host called '" + address.host + "', or no network",
                                   "check the address");
        case CURLE_COULDNT_CONNECT:
            if (logged_in) return orders::invalid("the connection to " + server + " was lost", "try again");
            return orders::invalid("nobody answers at " + server, "check host and port, and the network");
        case CURLE_OPERATION_TIMEDOUT: return orders::invalid(server + " took too long to answer", "try again later");
        case CURLE_LOGIN_DENIED:
            return orders::invalid(server + " refuses this user or password",
                                   "check the credentials; some providers want a password made for programs");
        case CURLE_SSL_CACERT_BADFILE:
            return orders::invalid("the file of certificates to trust cannot be read",
                                   "check its path, and GM_IMAP_CA");
        case CURLE_PEER_FAILED_VERIFICATION:
            return orders::invalid("the certificate of " + server + " cannot be trusted: " + said,
                                   "check the address; nothing was sent to this server");
        case CURLE_USE_SSL_FAILED:
        case CURLE_SSL_CONNECT_ERROR:
            return orders::invalid(server + " speaks no TLS here, and without it no password is sent",
                                   "try imaps:// instead of imap://, or the other way round");
        default: return orders::invalid(server + ": " + (said.empty() ? curl_easy_strerror(code) : said.c_str()));
    }
}

ImapSession::ImapSession(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
ImapSession::ImapSession(ImapSession&&) noexcept = default;
ImapSession& ImapSession::operator=(ImapSession&&) noexcept = default;
ImapSession::~ImapSession() = default;

orders::Result<ImapSession> ImapSession::open(const ImapAddress& address, const Credentials& credentials,
                                              const ImapConnection& options) {
    auto connection = std::make_unique<Connection>(address);
    if (connection->handle == nullptr) return orders::invalid("libcurl cannot be used here");
    connection->set_up(credentials, options);
    // Logging in by itself: libcurl has one code for a wrong password and a missing mailbox.
    Sink body{.limit = 100'000};
    Sink headers{.limit = 100'000};
    const CURLcode code = connection->perform("", "NOOP", body, headers);
    if (code != CURLE_OK) return connection->problem(code);
    connection->logged_in = true;
    return ImapSession(std::move(connection));
}

orders::Result<std::uint64_t> ImapSession::enter_mailbox(bool writable) {
    // libcurl only knows SELECT, which it sends first by itself; EXAMINE then takes the right to
    // write away, and libcurl's later FETCH, which would mark a mail as read, no longer can.
    const std::string name = in_imap_quotes(mailbox_on_the_wire(connection_->address.mailbox));
    const std::string words = (writable ? "SELECT " : "EXAMINE ") + name;
    Sink body{.limit = 1'000'000};
    Sink headers{.limit = 1'000'000};
    const CURLcode code = connection_->perform(connection_->mailbox_path(), words.c_str(), body, headers);
    if (code == CURLE_LOGIN_DENIED || code == CURLE_QUOTE_ERROR) {
        return orders::invalid(
            "there is no mailbox '" + connection_->address.mailbox + "' at " + connection_->address.server(),
            "check its name; most have INBOX");
    }
    if (code != CURLE_OK) return connection_->problem(code);
    std::uint64_t validity = 0;
    constexpr std::string_view word = "[UIDVALIDITY ";
    const auto at = headers.bytes.rfind(word);
    if (at == std::string::npos) return orders::invalid(connection_->address.server() + " does not number its mails");
    const char* begin = headers.bytes.data() + at + word.size();
    std::from_chars(begin, headers.bytes.data() + headers.bytes.size(), validity);
    return validity;
}

orders::Result<std::string> ImapSession::command(const std::string& words) {
    Sink body{.limit = 10'000'000};
    Sink headers{.limit = 10'000'000};
    const CURLcode code = connection_->perform(connection_->mailbox_path(), words.c_str(), body, headers);
    if (code == CURLE_QUOTE_ERROR) {
        return orders::invalid(connection_->address.server() + " refuses '" + orders::clip(words, 60) + "'");
    }
    if (code != CURLE_OK) return connection_->problem(code);
    return std::move(body.bytes);
}

orders::Result<std::string> ImapSession::fetch(std::uint32_t uid, std::size_t size) {
    constexpr std::size_t tolerance = 1000;  // servers that count line ends otherwise are a little off
    Sink body{.limit = size + size / 10 + tolerance};
    body.bytes.reserve(size);
    Sink headers{.limit = 1'000'000};
    const std::string path = connection_->mailbox_path() + "/;UID=" + std::to_string(uid);
    const CURLcode code = connection_->perform(path, nullptr, body, headers);
    if (body.full) return orders::invalid("the mail is longer than its server says");
    if (code == CURLE_REMOTE_FILE_NOT_FOUND) return orders::invalid("the mail is gone");
    if (code != CURLE_OK) return connection_->problem(code);
    return std::move(body.bytes);
}

}  // namespace gm::mail
