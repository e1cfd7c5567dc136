#include "gm/web/links/keys.h"

#include <sodium.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <stdexcept>
#include <vector>

#include "gm/files/read.h"
#include "gm/files/write.h"
#include "gm/mail/tokens.h"
#include "orders/text.h"

namespace gm::web {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t key_size = crypto_generichash_KEYBYTES;

void start_sodium() {
    if (sodium_init() < 0) throw std::runtime_error("libsodium could not start");
}

std::string url_text(const unsigned char* bytes, std::size_t size) {
    std::string text(sodium_base64_ENCODED_LEN(size, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes, size, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    text.pop_back();  // its terminator
    return text;
}

template <std::size_t size>
std::string drawn() {
    std::array<unsigned char, size> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return url_text(bytes.data(), bytes.size());
}

std::vector<std::string_view> fields_of(std::string_view text) {
    std::vector<std::string_view> fields;
    for (auto dot = text.find('.'); dot != std::string_view::npos; dot = text.find('.')) {
        fields.push_back(text.substr(0, dot));
        text.remove_prefix(dot + 1);
    }
    fields.push_back(text);
    return fields;
}

}  // namespace

std::string drawn_number() {
    constexpr std::size_t size = 16;
    return drawn<size>();
}

bool same_secret(std::string_view a, std::string_view b) {
    // Hashed first: so not even their length can be told by the time it takes.
    return mail::is_token(a, mail::token_hash(b));
}

orders::Result<std::optional<Keys>> Keys::find(const fs::path& folder) {
    start_sodium();
    const fs::path file = folder / file_name;
    std::error_code error;
    if (!fs::exists(file, error)) return std::optional<Keys>();
    GM_TAKE(auto text, read_file(file));
    const std::string key(orders::trimmed(text, " \r\n"));
    constexpr std::size_t shortest = 32;
    if (key.size() < shortest)
        return orders::invalid("the key of the web site, " + file.string() + ", is damaged",
                               "remove it: private links must be renewed then (gm link --all --renew)");
    return std::optional(Keys(key));
}

orders::Result<Keys> Keys::of(const fs::path& folder) {
    GM_TAKE(auto found, find(folder));
    if (found) return std::move(*found);
    const fs::path file = folder / file_name;
    const fs::path draft = folder / (std::string(file_name) + "." + std::to_string(getpid()));
    GM_TRY(write_private_file(draft, drawn<key_size>() + "\n"));
    // Not renamed: of two that make a key at once, the first one's counts for both.
    [[maybe_unused]] const int linked = ::link(draft.c_str(), file.c_str());
    std::error_code ignored;
    fs::remove(draft, ignored);
    GM_TAKE(found, find(folder));
    if (!found) return orders::invalid("the key of the web site, " + file.string() + ", could not be made");
    return std::move(*found);
}

std::string Keys::mark(std::string_view use, std::string_view text) const {
    constexpr std::size_t size = 24;
    std::array<unsigned char, size> out{};
    const std::string message = std::string(use) + "\n" + std::string(text);
    crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(message.data()), message.size(),
                       reinterpret_cast<const unsigned char*>(key_.data()),
                       std::min<std::size_t>(key_.size(), crypto_generichash_KEYBYTES_MAX));
    return url_text(out.data(), out.size());
}

std::string Keys::token(const std::string& seat, int generation) const {
    return mark("token", seat + "." + std::to_string(generation));
}

std::string Keys::cookie(const std::string& seat, int generation, const std::string& until,
                         const std::string& number) const {
    const std::string claim = seat + "." + std::to_string(generation) + "." + until + "." + number;
    return claim + "." + mark("cookie", claim);
}

std::optional<Keys::Bearer> Keys::bearer(std::string_view cookie, const std::string& now) const {
    const auto fields = fields_of(cookie);
    if (fields.size() != 5) return std::nullopt;
    const std::string_view claim = cookie.substr(0, cookie.size() - fields[4].size() - 1);
    if (!same_secret(fields[4], mark("cookie", claim)) || fields[2] <= now) return std::nullopt;
    Bearer bearer{std::string(fields[0]), 0, std::string(fields[2]), std::string(fields[3])};
    const auto read = std::from_chars(fields[1].data(), fields[1].data() + fields[1].size(), bearer.generation);
    if (read.ec != std::errc()) return std::nullopt;
    return bearer;
}

std::string Keys::seal(std::string_view cookie) const { return mark("form", cookie); }

LinkRow next_link(const Keys& keys, const std::string& seat, const std::optional<LinkRow>& before,
                  const std::string& now) {
    const int generation = before ? before->generation + 1 : 1;
    return {seat, generation, mail::token_hash(keys.token(seat, generation)), now};
}

}  // namespace gm::web
