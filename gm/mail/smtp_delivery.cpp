#include "gm/mail/smtp_delivery.h"

#include <algorithm>
#include <array>

#include "gm/mail/curl.h"
#include "gm/mail/host.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

/// One mail on its way, as libcurl's callbacks see it.
struct Journey {
    const std::string& bytes;
    std::size_t given = 0;
    bool whole = false;        ///< libcurl has asked for more and heard that this was all: the end mark may be out
    std::string refusal = {};  ///< the last line in which the server said no
    std::string command = {};  ///< the last thing it was asked: MAIL, RCPT, DATA, or what comes before them

    static std::size_t give(char* to, std::size_t size, std::size_t count, void* self) {
        auto& journey = *static_cast<Journey*>(self);
        const std::size_t length = std::min(size * count, journey.bytes.size() - journey.given);
        journey.bytes.copy(to, length, journey.given);
        journey.given += length;
        journey.whole = length == 0;
        return length;
    }

    /// Of all that libcurl does, what it asks the server; never more than a command's name, since passwords pass here.
    static int overhear(CURL* /*handle*/, curl_infotype type, char* data, std::size_t size, void* self) {
        const std::string_view name = std::string_view(data, size).substr(0, 4);
        if (type == CURLINFO_HEADER_OUT && name != "QUIT") static_cast<Journey*>(self)->command = name;
        return 0;
    }

    static std::size_t hear(const char* data, std::size_t size, std::size_t count, void* self) {
        constexpr std::size_t longest = 200;
        std::string_view line(data, size * count);
        while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
        // Others follow: libcurl takes its leave, and is wished a good day.
        if (line.starts_with('4') || line.starts_with('5'))
            static_cast<Journey*>(self)->refusal = orders::clip(orders::printable(line), longest);
        return size * count;
    }
};

Delivered no_way(const std::string& reason) { return {Fate::no_way, reason, false}; }
Delivered wrong_settings(const std::string& reason) { return {Fate::no_way, reason, true}; }

}  // namespace

struct SmtpDelivery::Connection {
    explicit Connection(SmtpServer to) : server(std::move(to)), handle(new_curl_handle()) {}

    template <class Value>
    void set(CURLoption option, Value value) {
        curl_easy_setopt(handle.get(), option, value);
    }

    void set_up();
    CURLcode perform(const Parcel& parcel, Journey& journey);
    long info(CURLINFO what) const;
    Delivered judge(CURLcode code, const Journey& journey) const;
    Delivered judge_connection(CURLcode code) const;

    SmtpServer server;
    CurlHandle handle;
    std::array<char, CURL_ERROR_SIZE> error{};
};

void SmtpDelivery::Connection::set_up() {
    const bool here = is_this_machine(server.host);
    const long patience = static_cast<long>(server.timeout.count());
    set(CURLOPT_ERRORBUFFER, error.data());
    // NOSIGNAL stays unset: only then does libcurl keep SIGPIPE from ending us when a server hangs up inside TLS.
    set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    set(CURLOPT_URL, server.url().c_str());
    if (!server.user.empty()) {
        set(CURLOPT_USERNAME, server.user.c_str());
        set(CURLOPT_PASSWORD, server.password.c_str());
    }
    set(CURLOPT_USE_SSL, static_cast<long>(here ? CURLUSESSL_TRY : CURLUSESSL_ALL));
    set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    if (!server.ca_file.empty()) set(CURLOPT_CAINFO, server.ca_file.c_str());
    set(CURLOPT_PROXY, "");  // a proxy named for the web in the environment is none for mail
    set(CURLOPT_CONNECTTIMEOUT, std::min(patience, 30L));
    set(CURLOPT_SERVER_RESPONSE_TIMEOUT, patience);
    set(CURLOPT_TIMEOUT, patience);
    set(CURLOPT_UPLOAD, 1L);
    set(CURLOPT_READFUNCTION, &Journey::give);
    set(CURLOPT_HEADERFUNCTION, &Journey::hear);
    set(CURLOPT_DEBUGFUNCTION, &Journey::overhear);
    set(CURLOPT_VERBOSE, 1L);  // nothing is printed: this wakes the function above
}

CURLcode SmtpDelivery::Connection::perform(const Parcel& parcel, Journey& journey) {
    const std::string from = '<' + parcel.from + '>';
    const CurlList to(curl_slist_append(nullptr, ('<' + parcel.to + '>').c_str()));
    set(CURLOPT_MAIL_FROM, from.c_str());
    set(CURLOPT_MAIL_RCPT, to.get());
    set(CURLOPT_READDATA, &journey);
    set(CURLOPT_HEADERDATA, &journey);
    set(CURLOPT_DEBUGDATA, &journey);
    error[0] = '\0';
    const CURLcode code = curl_easy_perform(handle.get());
    set(CURLOPT_MAIL_RCPT, static_cast<curl_slist*>(nullptr));
    return code;
}

long SmtpDelivery::Connection::info(CURLINFO what) const {
    long value = 0;
    curl_easy_getinfo(handle.get(), what, &value);
    return value;
}

/// What became of the mail. The one thing that matters: may the server have it? It may from the
/// moment the end mark was sent until it answers that with anything but yes.
Delivered SmtpDelivery::Connection::judge(CURLcode code, const Journey& journey) const {
    if (code == CURLE_OK) return {};
    const long answer = info(CURLINFO_RESPONSE_CODE);
    if (journey.whole && answer < 400) {  // the last was 354, go ahead
        return {Fate::unknown, server.name() + " had all of the mail and never said whether it keeps it"};
    }
    const bool said_no = code == CURLE_SEND_ERROR || code == CURLE_WEIRD_SERVER_REPLY;
    if (!said_no || answer < 400) return judge_connection(code);
    const bool for_good = answer >= 500;
    if (journey.whole || journey.command == "RCPT" || journey.command == "DATA")
        return {for_good ? Fate::refused : Fate::postponed, journey.refusal};
    // Before it heard for whom the mail is: it says no to us, and would for every mail.
    const std::string reason = server.name() + " takes no mail from us: " + journey.refusal;
    return for_good ? wrong_settings(reason) : no_way(reason);
}

/// libcurl's code in words that say what to do.
Delivered SmtpDelivery::Connection::judge_connection(CURLcode code) const {
    constexpr std::size_t longest = 200;
    const std::string said = orders::clip(orders::printable(error.data()), longest);
    switch (code) {
        case CURLE_COULDNT_RESOLVE_HOST: return no_way("there is no host called '" + server.host + "', or no network");
        case CURLE_COULDNT_CONNECT: return no_way("nobody answers at " + server.name());
        case CURLE_OPERATION_TIMEDOUT: return no_way(server.name() + " took too long to answer");
        case CURLE_LOGIN_DENIED:
            return wrong_settings(server.name() +
                                  " refuses this user or password; some providers want a password made for programs");
        case CURLE_SSL_CACERT_BADFILE: return wrong_settings("the file of certificates to trust cannot be read");
        case CURLE_PEER_FAILED_VERIFICATION:
            return wrong_settings("the certificate of " + server.name() + " cannot be trusted: " + said);
        case CURLE_USE_SSL_FAILED:
        case CURLE_SSL_CONNECT_ERROR:
            return wrong_settings(server.name() + " speaks no TLS here, and without it nothing is sent: try smtps://" +
                                  " instead of smtp://, or the other way round");
        default:
            return {Fate::postponed,
                    server.name() + ": " + (said.empty() ? std::string(curl_easy_strerror(code)) : said)};
    }
}

SmtpDelivery::SmtpDelivery(SmtpServer server) {
    connection_ = std::make_unique<Connection>(std::move(server));
    if (connection_->handle) connection_->set_up();
}

SmtpDelivery::~SmtpDelivery() = default;

Delivered SmtpDelivery::deliver(const Parcel& parcel) {
    if (!connection_->handle) return no_way("libcurl cannot be used here");
    Journey journey{parcel.bytes};
    CURLcode code = connection_->perform(parcel, journey);
    // A server may hang up between two mails. Nothing of this one was given then: it may go by a new call.
    const bool hung_up = code != CURLE_OK && journey.given == 0 && connection_->info(CURLINFO_NUM_CONNECTS) == 0 &&
                         connection_->info(CURLINFO_RESPONSE_CODE) < 400;
    if (hung_up) code = connection_->perform(parcel, journey);
    return connection_->judge(code, journey);
}

}  // namespace gm::mail
