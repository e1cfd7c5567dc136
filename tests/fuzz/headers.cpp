// Whatever bytes come in: what the first look at them lets pass, the parser does not find larger.

#include <cstdint>
#include <cstdlib>
#include <string>

#include "gm/mail/bounds.h"
#include "gm/mail/gmime.h"
#include "orders/text.h"

namespace {

constexpr gm::mail::MailLimits limits{.header_bytes = 400,
                                      .headers = 12,
                                      .address_bytes = 60,
                                      .address_marks = 6,
                                      .all_address_bytes = 100,
                                      .part_marks = 8,
                                      .containers = 5};

void require(bool holds) {
    if (!holds) std::abort();
}

/// What the parser made of a mail.
struct Found {
    std::size_t headers = 0;
    std::size_t parts = 0;
    std::size_t containers = 0;

    void look_at(GMimeObject* object) {
        if (object == nullptr) return;
        headers += static_cast<std::size_t>(g_mime_header_list_get_count(g_mime_object_get_header_list(object)));
        if (GMIME_IS_MESSAGE(object)) {
            addresses(GMIME_MESSAGE(object));
            look_into(g_mime_message_get_mime_part(GMIME_MESSAGE(object)));
        } else {
            look_into(object);
        }
    }

private:
    /// A mail's own part has the mail's headers.
    void look_into(GMimeObject* object) {
        ++parts;
        if (GMIME_IS_MULTIPART(object)) {
            ++containers;
            GMimeMultipart* multipart = GMIME_MULTIPART(object);
            for (int i = 0; i < g_mime_multipart_get_count(multipart); ++i)
                look_at(g_mime_multipart_get_part(multipart, i));
        } else if (GMIME_IS_MESSAGE_PART(object)) {
            GMimeMessage* message = g_mime_message_part_get_message(GMIME_MESSAGE_PART(object));
            if (message != nullptr) look_at(GMIME_OBJECT(message));
        }
    }

    static void addresses(GMimeMessage* message) {
        for (int kind = 0; kind <= GMIME_ADDRESS_TYPE_BCC; ++kind) {
            InternetAddressList* list = g_mime_message_get_addresses(message, static_cast<GMimeAddressType>(kind));
            require(list == nullptr ||
                    static_cast<std::size_t>(internet_address_list_length(list)) <= limits.all_address_bytes);
        }
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    gm::mail::prepare_gmime();
    std::string raw(reinterpret_cast<const char*>(data), size);
    require(!orders::first_invalid_utf8(gm::mail::glimpse_of_header(raw, "from")));
    if (!gm::mail::over_limits(raw, limits).empty()) return 0;
    GByteArray bytes{reinterpret_cast<guint8*>(raw.data()), static_cast<guint>(raw.size())};
    const gm::mail::Owned<GMimeStream> stream(g_mime_stream_mem_new_with_byte_array(&bytes));
    g_mime_stream_mem_set_owner(GMIME_STREAM_MEM(stream.get()), FALSE);
    const gm::mail::Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    g_mime_parser_set_format(parser.get(), GMIME_FORMAT_MESSAGE);
    const gm::mail::Owned<GMimeMessage> message(g_mime_parser_construct_message(parser.get(), nullptr));
    if (message == nullptr) return 0;
    Found found;
    found.look_at(GMIME_OBJECT(message.get()));
    require(found.headers <= limits.headers);
    require(found.containers <= limits.containers);
    require(found.parts <= 1 + limits.part_marks + limits.containers);
    return 0;
}
