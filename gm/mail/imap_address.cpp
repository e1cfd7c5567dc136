#include "gm/mail/imap_address.h"

#include "gm/mail/curl.h"
#include "gm/mail/host.h"
#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

orders::Problem no_address(const std::string& what) {
    return orders::invalid(what, "an address is written imaps://imap.example.org/INBOX");
}

/// Six bits a letter, of the letters that IMAP allows.
void append_base64(std::string& out, const std::u16string& units) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+,";
    unsigned bits = 0;
    int count = 0;
    for (const char16_t unit : units) {
        bits = (bits << 16U) | unit;
        count += 16;
        while (count >= 6) {
            count -= 6;
            out += letters[(bits >> static_cast<unsigned>(count)) & 63U];
        }
        bits &= (1U << static_cast<unsigned>(count)) - 1U;
    }
    if (count > 0) out += letters[(bits << static_cast<unsigned>(6 - count)) & 63U];
}

}  // namespace

std::string ImapAddress::server() const { return port.empty() ? host : host + ':' + port; }

bool ImapAddress::is_this_machine() const { return mail::is_this_machine(host); }

orders::Result<ImapAddress> read_imap_address(const std::string& url) {
    const CurlUrl parsed(curl_url());
    if (curl_url_set(parsed.get(), CURLUPART_URL, url.c_str(), CURLU_NON_SUPPORT_SCHEME) != CURLUE_OK) {
        return no_address("'" + orders::clip(orders::printable(url), 80) + "' is no address of a mailbox");
    }
    if (!part_of(parsed, CURLUPART_USER).empty() || !part_of(parsed, CURLUPART_PASSWORD).empty()) {
        return orders::invalid("user and password do not belong in an address, where others can read them",
                               "put them in a file of credentials or in the environment");
    }
    ImapAddress address;
    address.scheme = part_of(parsed, CURLUPART_SCHEME);
    address.host = part_of(parsed, CURLUPART_HOST);
    address.port = part_of(parsed, CURLUPART_PORT);
    address.mailbox = part_of(parsed, CURLUPART_PATH, CURLU_URLDECODE);
    if (address.mailbox.starts_with('/')) address.mailbox.erase(0, 1);
    // What cannot be decoded comes back empty, and is not the same as nothing written.
    const bool named = part_of(parsed, CURLUPART_PATH).size() > 1;
    if (!named) address.mailbox = "INBOX";
    const bool more = !part_of(parsed, CURLUPART_QUERY).empty() || !part_of(parsed, CURLUPART_FRAGMENT).empty();
    if (address.scheme != "imap" && address.scheme != "imaps") {
        return no_address("'" + orders::printable(address.scheme) + "' is no way to a mailbox");
    }
    if (address.host.empty() || address.mailbox.empty() || more || orders::has_control_character(address.mailbox) ||
        address.mailbox.find_first_of("\t\n\r;?") != std::string::npos || orders::first_invalid_utf8(address.mailbox)) {
        return no_address("the address names no host, or no mailbox that could exist");
    }
    return address;
}

std::string mailbox_on_the_wire(const std::string& utf8) {
    std::string out;
    std::u16string pending;
    const auto flush = [&] {
        if (pending.empty()) return;
        out += '&';
        append_base64(out, pending);
        out += '-';
        pending.clear();
    };
    for (std::size_t at = 0; at < utf8.size();) {
        const Character here = character_at(utf8, at);
        at += here.length;
        if (here.point >= 0x20 && here.point < 0x7F) {
            flush();
            out += static_cast<char>(here.point);
            if (here.point == '&') out += '-';
        } else if (here.point < 0x10000) {
            pending += static_cast<char16_t>(here.point);
        } else {
            pending += static_cast<char16_t>(0xD800U + ((here.point - 0x10000U) >> 10U));
            pending += static_cast<char16_t>(0xDC00U + ((here.point - 0x10000U) & 0x3FFU));
        }
    }
    flush();
    return out;
}

std::string in_imap_quotes(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

}  // namespace gm::mail
