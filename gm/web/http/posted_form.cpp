#include "gm/web/http/posted_form.h"

#include <algorithm>
#include <utility>

#include "gm/web/http/hex_digit.h"

namespace gm::web {

namespace {

constexpr std::size_t most_fields = 5'000;

/// `Ad%C3%A9la%20B+C`; a % that stands for nothing stays.
std::string decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool coded =
            text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0;
        if (coded) {
            out += static_cast<char>(16 * hex_digit(text[i + 1]) + hex_digit(text[i + 2]));
            i += 2;
        } else {
            out += text[i] == '+' ? ' ' : text[i];
        }
    }
    return out;
}

bool add_pairs(std::string_view body, Fields& form) {
    while (!body.empty()) {
        const std::string_view pair = body.substr(0, body.find('&'));
        body.remove_prefix(std::min(pair.size() + 1, body.size()));
        if (pair.empty()) continue;
        const auto equals = pair.find('=');
        const std::string_view value = equals == std::string_view::npos ? "" : pair.substr(equals + 1);
        form.add(decoded(pair.substr(0, equals)), decoded(value));
        if (form.all().size() > most_fields) return false;
    }
    return true;
}

bool read_parts(const httplib::ContentReader& read, std::size_t most_bytes, Fields& form, int& status) {
    std::vector<std::pair<std::string, std::string>> parts;
    std::size_t bytes = 0;
    const bool whole = read(
        [&](const httplib::MultipartFormData& part) {
            parts.emplace_back(part.name, "");
            return parts.size() <= most_fields;
        },
        [&](const char* data, std::size_t size) {
            bytes += size;
            if (parts.empty() || bytes > most_bytes) return false;
            parts.back().second.append(data, size);
            return true;
        });
    if (parts.size() > most_fields || bytes > most_bytes) status = 413;
    if (!whole) return false;
    for (auto& [name, value] : parts) form.add(std::move(name), std::move(value));
    return true;
}

}  // namespace

bool read_form(const httplib::Request& request, const httplib::ContentReader& read, std::size_t most_bytes,
               Fields& form, int& status) {
    status = 400;
    if (request.is_multipart_form_data()) return read_parts(read, most_bytes, form, status);
    std::string body;
    const bool whole = read([&](const char* data, std::size_t size) {
        if (body.size() + size > most_bytes) status = 413;  // packed, it was smaller
        if (status != 413) body.append(data, size);
        return status != 413;
    });
    if (!whole) return false;
    if (!request.get_header_value("Content-Type").starts_with("application/x-www-form-urlencoded")) return true;
    status = 413;
    return add_pairs(body, form);
}

}  // namespace gm::web
