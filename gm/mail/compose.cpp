#include "gm/mail/compose.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include <fmt/format.h>

#include "gm/mail/gmime.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

struct FreeFormat {
    void operator()(GMimeFormatOptions* options) const { g_mime_format_options_free(options); }
};
struct FreeDate {
    void operator()(GDateTime* date) const { g_date_time_unref(date); }
};

constexpr const char* utf8 = "utf-8";  // said each time: left alone, GMime takes what French fits into

// ---------------------------------------------------------------- headers

/// One line, whatever was in it: a line end here would begin a header of somebody's choosing.
std::string one_line(const std::string& text) {
    std::string out = text;
    std::replace_if(
        out.begin(), out.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return out;
}

/// The id between angle brackets, or nothing if it is none: one that is answered was chosen by a stranger.
std::string bracketed(std::string id) {
    if (id.starts_with('<')) id.erase(0, 1);
    if (id.ends_with('>')) id.pop_back();
    constexpr std::size_t longest = 240;
    const bool sound = !id.empty() && id.size() <= longest && std::all_of(id.begin(), id.end(), [](char c) {
        return c > 0x20 && c < 0x7F && c != '<' && c != '>';
    });
    return sound ? '<' + id + '>' : std::string();
}

void set_header(GMimeMessage* message, const char* name, const std::string& value) {
    if (!value.empty()) g_mime_object_set_header(GMIME_OBJECT(message), name, value.c_str(), utf8);
}

void add_address(GMimeMessage* message, GMimeAddressType type, const Address& address) {
    const std::string name = one_line(address.name);
    InternetAddress* mailbox =
        internet_address_mailbox_new(name.empty() ? nullptr : name.c_str(), one_line(address.address).c_str());
    internet_address_set_charset(mailbox, utf8);
    internet_address_list_add(g_mime_message_get_addresses(message, type), mailbox);
    g_object_unref(mailbox);
}

void set_date(GMimeMessage* message, const std::string& moment) {
    const std::unique_ptr<GDateTime, FreeDate> date(g_date_time_new_from_iso8601(moment.c_str(), nullptr));
    if (date) g_mime_message_set_date(message, date.get());
}

/// A thread may be as long as a game; its first mail and the latest hold it together.
std::string references_of(const OutgoingMail& mail) {
    constexpr std::size_t latest = 10;
    std::vector<std::string> ids = mail.references;
    if (ids.size() > latest + 1) ids.erase(ids.begin() + 1, ids.end() - latest);
    if (mail.in_reply_to) ids.push_back(*mail.in_reply_to);
    std::string out;
    for (const std::string& id : ids) {
        const std::string sound = bracketed(id);
        // Folded by hand: GMime breaks lines here only where an id is longer than a line.
        if (!sound.empty()) out += (out.empty() ? "" : "\r\n ") + sound;
    }
    return out;
}

// ---------------------------------------------------------------- bodies

Owned<GMimePart> part_of(const std::string& type, const std::string& bytes, GMimeContentEncoding encoding) {
    Owned<GMimePart> part(g_mime_part_new());
    const Owned<GMimeContentType> parsed(g_mime_content_type_parse(nullptr, type.c_str()));
    g_mime_object_set_content_type(GMIME_OBJECT(part.get()), parsed.get());
    const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    const Owned<GMimeDataWrapper> content(
        g_mime_data_wrapper_new_with_stream(stream.get(), GMIME_CONTENT_ENCODING_DEFAULT));
    g_mime_part_set_content(part.get(), content.get());
    g_mime_part_set_content_encoding(part.get(), encoding);
    return part;
}

/// Line ends as the journey wants them, once, and one at the end.
std::string with_crlf(const std::string& text) {
    std::string out;
    out.reserve(text.size() + text.size() / 30 + 2);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        if (text[i] == '\n') out += '\r';
        out += text[i];
    }
    if (!out.ends_with('\n')) out += "\r\n";
    return out;
}

/// Quoted-printable even where plain ASCII would do: then a long line, a dot or a space at
/// the end of a line cannot be changed on the way.
Owned<GMimePart> text_part(const char* type, const std::string& text) {
    return part_of(std::string(type) + "; charset=utf-8", with_crlf(text), GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE);
}

Owned<GMimePart> attached(const Attachment& attachment) {
    Owned<GMimePart> part = part_of(attachment.type, attachment.bytes, GMIME_CONTENT_ENCODING_BASE64);
    g_mime_object_set_disposition(GMIME_OBJECT(part.get()), GMIME_DISPOSITION_ATTACHMENT);
    g_mime_part_set_filename(part.get(), one_line(attachment.name).c_str());
    return part;
}

/// From the mail's id, not at random: the same mail is the same bytes. "=_" stands in no
/// quoted-printable or base64 line, so no part can hold it.
std::string boundary_of(const std::string& message_id, const char* role) {
    std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a
    for (const char c : message_id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return fmt::format("=_gm_{}_{:016x}", role, hash);
}

Owned<GMimeMultipart> multipart(const char* kind, const std::string& message_id) {
    Owned<GMimeMultipart> parts(g_mime_multipart_new_with_subtype(kind));
    g_mime_multipart_set_boundary(parts.get(), boundary_of(message_id, kind).c_str());
    return parts;
}

Owned<GMimeObject> body_of(const OutgoingMail& mail) {
    Owned<GMimePart> text = text_part("text/plain", mail.text);
    if (!mail.html) return Owned<GMimeObject>(GMIME_OBJECT(text.release()));
    const Owned<GMimePart> html = text_part("text/html", *mail.html);
    Owned<GMimeMultipart> both = multipart("alternative", mail.message_id);
    g_mime_multipart_add(both.get(), GMIME_OBJECT(text.get()));  // the plainest first, as the standard has it
    g_mime_multipart_add(both.get(), GMIME_OBJECT(html.get()));
    return Owned<GMimeObject>(GMIME_OBJECT(both.release()));
}

Owned<GMimeObject> content_of(const OutgoingMail& mail) {
    Owned<GMimeObject> body = body_of(mail);
    if (mail.attachments.empty()) return body;
    Owned<GMimeMultipart> all = multipart("mixed", mail.message_id);
    g_mime_multipart_add(all.get(), body.get());
    for (const Attachment& attachment : mail.attachments) {
        const Owned<GMimePart> part = attached(attachment);
        g_mime_multipart_add(all.get(), GMIME_OBJECT(part.get()));
    }
    return Owned<GMimeObject>(GMIME_OBJECT(all.release()));
}

}  // namespace

std::string compose(const OutgoingMail& mail) {
    prepare_gmime();
    const Owned<GMimeMessage> message(g_mime_message_new(FALSE));
    add_address(message.get(), GMIME_ADDRESS_TYPE_FROM, mail.from);
    add_address(message.get(), GMIME_ADDRESS_TYPE_TO, mail.to);
    g_mime_message_set_subject(message.get(), one_line(mail.subject).c_str(), utf8);
    set_date(message.get(), mail.date);
    set_header(message.get(), "Message-ID", bracketed(mail.message_id));
    if (mail.in_reply_to) set_header(message.get(), "In-Reply-To", bracketed(*mail.in_reply_to));
    set_header(message.get(), "References", references_of(mail));
    set_header(message.get(), "Auto-Submitted", mail.is_answer ? "auto-replied" : "auto-generated");
    const Owned<GMimeObject> content = content_of(mail);
    g_mime_message_set_mime_part(message.get(), content.get());
    const std::unique_ptr<GMimeFormatOptions, FreeFormat> format(g_mime_format_options_new());
    g_mime_format_options_set_newline_format(format.get(), GMIME_NEWLINE_FORMAT_DOS);
    char* written = g_mime_object_to_string(GMIME_OBJECT(message.get()), format.get());
    std::string out = written;
    g_free(written);
    return out;
}

std::optional<Address> read_address(const std::string& text) {
    prepare_gmime();
    const Owned<InternetAddressList> list(internet_address_list_parse(nullptr, text.c_str()));
    if (!list || internet_address_list_length(list.get()) != 1) return std::nullopt;
    InternetAddress* one = internet_address_list_get_address(list.get(), 0);
    if (!INTERNET_ADDRESS_IS_MAILBOX(one)) return std::nullopt;
    const char* name = internet_address_get_name(one);
    const char* address = internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(one));
    if (address == nullptr || !is_plain_address(address)) return std::nullopt;
    return Address{name == nullptr ? "" : name, address};
}

bool is_plain_address(const std::string& address) {
    const auto at = address.find('@');
    return at != std::string::npos && at > 0 && at + 1 < address.size() &&
           address.find('@', at + 1) == std::string::npos && std::none_of(address.begin(), address.end(), [](char c) {
               return static_cast<unsigned char>(c) <= 0x20 || c == 0x7F || c == '<' || c == '>' || c == ',';
           });
}

}  // namespace gm::mail
