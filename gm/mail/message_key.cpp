#include "gm/mail/message_key.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "gm/mail/charset.h"
#include "gm/mail/raw_lines.h"
#include "gm/mail/unicode.h"
#include "orders/text.h"
#include "resolution/seed.h"

namespace gm::mail {

namespace {

bool written_by_the_sender(const std::string& name) {
    constexpr std::array<std::string_view, 9> names = {
        "from", "to", "subject", "date", "message-id", "in-reply-to", "references", "mime-version", "content-type"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// BLAKE2b-256 of lines as they come: a mail may be large, and is not copied for this.
class LineDigest {
public:
    LineDigest() { crypto_generichash_init(&state_, nullptr, 0, size); }

    void add(std::string_view line) {
        update(line);
        update("\n");
    }

    std::string hex() {
        std::array<std::uint8_t, size> bytes{};
        crypto_generichash_final(&state_, bytes.data(), bytes.size());
        return resolution::to_hex(bytes);
    }

private:
    static constexpr std::size_t size = 32;

    void update(std::string_view text) {
        crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    }

    crypto_generichash_state state_{};
};

void add_body(LineDigest& digest, std::string_view body) {
    std::size_t blanks = 0;  // counted only once a line follows: mbox files end a mail with an empty line
    while (!body.empty()) {
        const std::string_view line = cut_line(body);
        if (line.empty()) {
            ++blanks;
            continue;
        }
        for (; blanks > 0; --blanks) digest.add("");
        digest.add(line);
    }
}

}  // namespace

std::string MessageKey::text() const { return '<' + message_id + "> " + digest; }

MessageKey message_key(std::string_view raw) {
    MessageKey key;
    LineDigest digest;
    bool keep = false;
    bool in_id = false;
    while (!raw.empty()) {
        const std::string_view line = cut_line(raw);
        if (line.empty()) break;
        const bool folded = is_folded(line);
        const auto colon = std::min(line.find(':'), line.size());
        if (!folded) {
            constexpr std::size_t longest = 20;  // of the names looked for
            const std::string name = lower(std::string(trimmed(line.substr(0, std::min(colon, longest)))));
            keep = written_by_the_sender(name);
            in_id = key.message_id.empty() && name == "message-id";
        }
        if (keep) digest.add(line);
        if (in_id) key.message_id += trimmed(folded ? line : line.substr(std::min(line.size(), colon + 1)));
    }
    if (key.message_id.starts_with('<')) key.message_id.erase(0, 1);
    if (key.message_id.ends_with('>')) key.message_id.pop_back();
    key.message_id = orders::clip(orders::printable(to_utf8(key.message_id, "").value_or("")), 500);
    digest.add("");
    add_body(digest, raw);
    key.digest = digest.hex();
    return key;
}

}  // namespace gm::mail
