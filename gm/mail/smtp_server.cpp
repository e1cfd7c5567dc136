#include "gm/mail/smtp_server.h"

#include "gm/mail/curl.h"
#include "orders/text.h"

namespace gm::mail {

orders::Result<SmtpServer> read_smtp_server(const std::string& url) {
    const std::string advice = "write smtp://mail.example.org:587 or smtps://mail.example.org:465";
    const CurlUrl parsed(curl_url());
    const bool readable = curl_url_set(parsed.get(), CURLUPART_URL, url.c_str(), CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK;
    SmtpServer server;
    server.scheme = part_of(parsed, CURLUPART_SCHEME);
    server.host = part_of(parsed, CURLUPART_HOST);
    server.port = part_of(parsed, CURLUPART_PORT);
    const std::string path = part_of(parsed, CURLUPART_PATH);
    if (!part_of(parsed, CURLUPART_USER).empty() || !part_of(parsed, CURLUPART_PASSWORD).empty()) {
        return orders::invalid("user and password do not belong in an address", "write user: and password_file:");
    }
    const bool ours = server.scheme == "smtp" || server.scheme == "smtps";
    if (!readable || !ours || server.host.empty() || path.size() > 1) {
        return orders::invalid("'" + orders::clip(orders::printable(url), 80) + "' is no address of a mail server",
                               advice);
    }
    if (server.port.empty()) server.port = server.scheme == "smtps" ? "465" : "587";
    return server;
}

}  // namespace gm::mail
