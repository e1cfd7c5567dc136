#include "gm/mail/mime.h"

#include <algorithm>
#include <memory>

#include "gm/mail/bounds.h"
#include "gm/mail/charset.h"
#include "gm/mail/gmime.h"
#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

struct FreeOptions {
    void operator()(GMimeParserOptions* options) const { g_mime_parser_options_free(options); }
};
using Options = std::unique_ptr<GMimeParserOptions, FreeOptions>;

/// Text of a header for people: good UTF-8, and nothing that acts on a terminal.
std::string readable(const char* text, std::size_t longest = 500) {
    if (text == nullptr) return {};
    return orders::clip(orders::printable(to_utf8(text, "").value_or("")), longest);
}

Options tolerant_options() {
    Options options(g_mime_parser_options_new());
    const char* charsets[] = {"utf-8", "windows-1252", nullptr};  // NOLINT(modernize-avoid-c-arrays)
    g_mime_parser_options_set_fallback_charsets(options.get(), charsets);
    return options;
}

/// The message looks into `raw` as long as it lives.
struct ParsedMessage {
    std::string raw;
    GByteArray bytes{};  // GMime only reads it; its own way, a copy, would double a mail of 60 MB
    Owned<GMimeMessage> message = nullptr;
};

void parse(ParsedMessage& mail) {
    mail.bytes.data = reinterpret_cast<guint8*>(mail.raw.data());
    mail.bytes.len = static_cast<guint>(mail.raw.size());
    const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_byte_array(&mail.bytes));
    g_mime_stream_mem_set_owner(GMIME_STREAM_MEM(stream.get()), FALSE);
    const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    g_mime_parser_set_format(parser.get(), GMIME_FORMAT_MESSAGE);
    const Options options = tolerant_options();
    mail.message.reset(g_mime_parser_construct_message(parser.get(), options.get()));
}

// ---------------------------------------------------------------- headers

void read_addresses(InternetAddressList* list, std::vector<Address>& out, int depth = 0) {
    constexpr int most = 20;
    const int count = list == nullptr || depth > 3 ? 0 : std::min(internet_address_list_length(list), most);
    for (int i = 0; i < count; ++i) {
        InternetAddress* address = internet_address_list_get_address(list, i);
        if (INTERNET_ADDRESS_IS_MAILBOX(address)) {
            const char* mailbox = internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(address));
            out.push_back({readable(internet_address_get_name(address)), readable(mailbox)});
        } else if (INTERNET_ADDRESS_IS_GROUP(address)) {
            read_addresses(internet_address_group_get_members(INTERNET_ADDRESS_GROUP(address)), out, depth + 1);
        }
    }
}

std::string header(GMimeMessage* message, const char* name) {
    return readable(g_mime_object_get_header(GMIME_OBJECT(message), name));
}

std::optional<std::string> utc(GDateTime* written) {
    GDateTime* date = written == nullptr ? nullptr : g_date_time_to_utc(written);
    if (date == nullptr) return std::nullopt;
    char* text = g_date_time_format(date, "%Y-%m-%dT%H:%M:%SZ");
    std::string out = text == nullptr ? "" : text;
    g_free(text);
    g_date_time_unref(date);
    return out.empty() ? std::nullopt : std::optional(out);
}

/// `Received: from ... by ...; DATE`.
std::optional<std::string> arrival_in(const std::vector<std::string>& received) {
    const auto semicolon = received.empty() ? std::string::npos : received.front().rfind(';');
    if (semicolon == std::string::npos) return std::nullopt;
    GDateTime* date = g_mime_utils_header_decode_date(received.front().c_str() + semicolon + 1);
    const auto out = utc(date);
    if (date != nullptr) g_date_time_unref(date);
    return out;
}

/// Why a program is taken to have written the mail, or nothing. Mailing lists are not among these:
/// they pass on what people wrote.
std::string automatic_reason(GMimeMessage* message, const std::vector<Address>& from) {
    const std::string submitted = lower(header(message, "Auto-Submitted"));
    if (!submitted.empty() && !submitted.starts_with("no")) return "it is an automatic answer";
    for (const char* name : {"X-Autoreply", "X-Autorespond"}) {
        if (!header(message, name).empty()) return "it is an automatic answer";
    }
    if (lower(header(message, "Precedence")) == "auto_reply") return "it is an automatic answer";
    const bool daemon = !from.empty() && lower(from.front().address).starts_with("mailer-daemon@");
    const bool nobody = std::string(trimmed(header(message, "Return-Path"))) == "<>";  // so nobody answers it
    return daemon || nobody ? "it is a mail server's report" : "";
}

/// As written on its way, whole and on one line: one text for each header of that name, topmost first. Where a long one
/// were cut, a stranger could push out of sight what a server wrote behind his words.
std::vector<std::string> all_headers(GMimeMessage* message, std::string_view name) {
    constexpr std::size_t most = 100;
    std::vector<std::string> out;
    GMimeHeaderList* headers = g_mime_object_get_header_list(GMIME_OBJECT(message));
    const int count = g_mime_header_list_get_count(headers);
    for (int i = 0; i < count && out.size() < most; ++i) {
        GMimeHeader* one = g_mime_header_list_get_header_at(headers, i);
        if (lower(g_mime_header_get_name(one)) != name) continue;
        std::string text = to_utf8(g_mime_header_get_raw_value(one), "").value_or("");
        std::replace_if(text.begin(), text.end(), [](char c) { return c == '\r' || c == '\n' || c == '\t'; }, ' ');
        out.push_back(std::move(text));
    }
    return out;
}

std::string without_brackets(std::string id) {
    const auto begin = id.find('<');
    const auto end = id.find('>');
    return begin == std::string::npos || end == std::string::npos || end < begin
               ? id
               : id.substr(begin + 1, end - begin - 1);
}

void read_headers(GMimeMessage* message, IncomingMail& mail) {
    read_addresses(g_mime_message_get_from(message), mail.from);
    mail.subject = readable(g_mime_message_get_subject(message));
    mail.in_reply_to = without_brackets(header(message, "In-Reply-To"));
    mail.date = utc(g_mime_message_get_date(message));
    mail.arrived = arrival_in(all_headers(message, "received"));
    mail.automatic = automatic_reason(message, mail.from);
    mail.from_lines = all_headers(message, "from").size();
    mail.results = all_headers(message, "authentication-results");
}

// ---------------------------------------------------------------- parts

/// Where in the mail a part is.
struct Position {
    int nesting = 0;
    int enclosed = 0;
    int alternative = 0;
};

class PartCollector {
public:
    PartCollector(MimeMail& out, const MailLimits& limits) : out_(out), limits_(limits) {}

    void collect(GMimeObject* object, Position at) {
        if (object == nullptr || parts_ > limits_.parts) return;
        if (at.nesting > limits_.nesting) return set_aside("what is deeper in the mail", "it is nested too deeply");
        ++at.nesting;
        if (GMIME_IS_MULTIPART(object)) {
            collect_all(GMIME_MULTIPART(object), at);
        } else if (GMIME_IS_MESSAGE_PART(object)) {
            GMimeMessage* message = g_mime_message_part_get_message(GMIME_MESSAGE_PART(object));
            if (message == nullptr) return;
            ++at.enclosed;
            at.alternative = 0;
            collect(g_mime_message_get_mime_part(message), at);
        } else if (GMIME_IS_PART(object)) {
            collect_leaf(GMIME_PART(object), at);
        }
        if (parts_ > limits_.parts) complain_of_parts();
    }

private:
    void collect_all(GMimeMultipart* multipart, Position at) {
        const std::string type = media_type(GMIME_OBJECT(multipart));
        if (type == "multipart/encrypted") return set_aside("the mail's text", "it is encrypted");
        if (type == "multipart/report") out_.mail.automatic = "it is a mail server's report";
        if (type == "multipart/alternative") at.alternative = ++alternatives_;
        const int count = g_mime_multipart_get_count(multipart);
        for (int i = 0; i < count && parts_ <= limits_.parts; ++i) collect(g_mime_multipart_get_part(multipart, i), at);
        if (count == 0) collect_unparted(multipart, at);
    }

    /// A multipart whose boundary is missing or wrong: its text lies before any part.
    void collect_unparted(GMimeMultipart* multipart, const Position& at) {
        const char* text = g_mime_multipart_get_prologue(multipart);
        if (text == nullptr || *text == '\0')
            return set_aside("the mail's parts", "no part begins where the mail says");
        MimePart part;
        part.bytes = std::string_view(text).substr(0, limits_.text);
        part.enclosed = at.enclosed;
        add(std::move(part));
    }

    void collect_leaf(GMimePart* leaf, const Position& at) {
        if (++parts_ > limits_.parts) return;
        MimePart part;
        GMimeObject* object = GMIME_OBJECT(leaf);
        part.name = readable(g_mime_part_get_filename(leaf), 100);
        const std::string type = media_type(object);
        const PartVerdict verdict = use_of({type, part.name});
        if (verdict.use == PartUse::ignored) return;
        const auto what = [&] { return part.name.empty() ? "a part of type " + type : "attachment " + part.name; };
        if (verdict.use == PartUse::set_aside) return set_aside(what(), verdict.reason);
        if (out_.parts.size() >= limits_.texts) return complain_of_texts();  // before its bytes are decoded
        part.use = verdict.use;
        part.enclosed = at.enclosed;
        part.alternative = at.alternative;
        part.charset = parameter(object, "charset");
        part.flow.flowed = lower(parameter(object, "format")) == "flowed";
        part.flow.delete_space = lower(parameter(object, "delsp")) == "yes";
        if (!decode(leaf, part.bytes)) {
            return set_aside(what(), "it is longer than the " + std::to_string(limits_.text) + " bytes accepted");
        }
        add(std::move(part));
    }

    /// False: too long, and then most of it was not even decoded.
    bool decode(GMimePart* leaf, std::string& bytes) const {
        GMimeDataWrapper* content = g_mime_part_get_content(leaf);
        if (content == nullptr) return true;
        constexpr std::size_t swelling = 4;  // encoded text may take four bytes for one
        const gint64 length = g_mime_stream_length(g_mime_data_wrapper_get_stream(content));
        if (length < 0 || static_cast<std::size_t>(length) > limits_.text * swelling) return false;
        const Owned<GMimeStream> memory(g_mime_stream_mem_new());
        g_mime_data_wrapper_write_to_stream(content, memory.get());
        const GByteArray* array = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(memory.get()));
        if (array->len > 0) bytes.assign(reinterpret_cast<const char*>(array->data), array->len);
        return bytes.size() <= limits_.text;
    }

    static std::string media_type(GMimeObject* object) {
        GMimeContentType* type = g_mime_object_get_content_type(object);
        if (type == nullptr) return "text/plain";
        char* text = g_mime_content_type_get_mime_type(type);
        const std::string out = lower(readable(text, 100));
        g_free(text);
        return out;
    }

    static std::string parameter(GMimeObject* object, const char* name) {
        return readable(g_mime_object_get_content_type_parameter(object, name), 40);
    }

    void add(MimePart part) {
        const bool fits = out_.parts.size() < limits_.texts && bytes_ + part.bytes.size() <= limits_.all_texts;
        if (!fits) return complain_of_texts();
        bytes_ += part.bytes.size();
        out_.parts.push_back(std::move(part));
    }

    void complain_of_texts() {
        if (many_texts_) return;
        many_texts_ = true;
        set_aside("further texts", "a mail of more than " + std::to_string(limits_.texts) + " texts, or of " +
                                       std::to_string(limits_.all_texts) + " bytes of text, is not read on");
    }

    void complain_of_parts() {
        if (many_parts_) return;
        many_parts_ = true;
        set_aside("further parts", "a mail of more than " + std::to_string(limits_.parts) + " parts is not read on");
    }

    void set_aside(std::string what, std::string reason) {
        auto& aside = out_.mail.set_aside;
        if (aside.size() < limits_.set_aside) aside.push_back({std::move(what), std::move(reason)});
    }

    MimeMail& out_;
    const MailLimits& limits_;
    std::size_t parts_ = 0;
    std::size_t bytes_ = 0;  ///< of all texts
    int alternatives_ = 0;
    bool many_texts_ = false;
    bool many_parts_ = false;
};

bool has_header(GMimeMessage* message) {
    return g_mime_header_list_get_count(g_mime_object_get_header_list(GMIME_OBJECT(message))) > 0;
}

}  // namespace

MimeMail take_apart(std::string raw, const MailLimits& limits) {
    MimeMail out;
    out.mail.key = message_key(raw);
    if (out.mail.unread = over_limits(raw, limits); !out.mail.unread.empty()) {
        out.mail.set_aside.push_back({"the mail", out.mail.unread});
        out.mail.raw = std::move(raw);
        return out;
    }
    prepare_gmime();
    ParsedMessage parsed{.raw = std::move(raw)};
    parse(parsed);
    GMimeMessage* message = parsed.message.get();
    if (message != nullptr && has_header(message)) {
        read_headers(message, out.mail);
        PartCollector(out, limits).collect(g_mime_message_get_mime_part(message), {});
    } else {
        out.mail.set_aside.push_back({"the mail", "it is none: it does not begin with headers"});
    }
    parsed.message.reset();
    out.mail.raw = std::move(parsed.raw);
    return out;
}

}  // namespace gm::mail
