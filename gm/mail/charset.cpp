#include "gm/mail/charset.h"

#include <iconv.h>
#include <utf8proc.h>

#include <array>
#include <cerrno>
#include <cstdint>

#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

class Converter {
public:
    explicit Converter(const std::string& charset) : handle_(iconv_open("UTF-8", charset.c_str())) {}
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;
    ~Converter() {
        if (known()) iconv_close(handle_);
    }
    bool known() const { return reinterpret_cast<std::intptr_t>(handle_) != -1; }

    /// All of it, or nothing where a byte has no meaning; a character cut off at the end is dropped.
    std::optional<std::string> convert(std::string_view bytes) {
        std::string in(bytes);  // iconv wants to write where it only reads
        std::string out(in.size() * 4 + 16, '\0');
        char* from = in.data();
        char* to = out.data();
        std::size_t left = in.size();
        std::size_t room = out.size();
        const bool failed = iconv(handle_, &from, &left, &to, &room) == static_cast<std::size_t>(-1);
        if (failed && errno != EINVAL) return std::nullopt;
        out.resize(out.size() - room);
        return out;
    }

private:
    iconv_t handle_;
};

std::optional<std::string> convert(std::string_view bytes, const std::string& charset) {
    Converter converter(charset);
    return converter.known() ? converter.convert(bytes) : std::nullopt;
}

/// Western text without a declaration: every byte has a meaning here, if only a strange one.
std::string from_windows_1252(std::string_view bytes) {
    constexpr std::array<char16_t, 32> own = {0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                              0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
                                              0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                              0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};
    std::string out;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const utf8proc_int32_t point = byte >= 0x80 && byte < 0xA0 ? own[byte - 0x80U] : byte;
        std::array<utf8proc_uint8_t, 4> encoded{};
        const auto length = utf8proc_encode_char(point, encoded.data());
        out.append(reinterpret_cast<const char*>(encoded.data()), static_cast<std::size_t>(length));
    }
    return out;
}

/// UTF-16, if the bytes look like it: a mark, or every other byte is zero as in western text.
std::string utf16_name(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE")) return "UTF-16LE";
    if (bytes.starts_with("\xFE\xFF")) return "UTF-16BE";
    const std::string_view sample = bytes.substr(0, 400);
    std::size_t even = 0;
    std::size_t odd = 0;
    for (std::size_t i = 0; i < sample.size(); ++i) (i % 2 == 0 ? even : odd) += sample[i] == '\0' ? 1U : 0U;
    const std::size_t many = sample.size() / 3;
    if (sample.size() < 4) return {};
    if (odd > many && even == 0) return "UTF-16LE";
    return even > many && odd == 0 ? "UTF-16BE" : "";
}

/// Latin-1 as browsers and mail programs mean it, curly quotes and euro sign included.
std::string meant_by(const std::string& declared) {
    std::string name = lower(declared);
    if (name == "iso-8859-1" || name == "iso8859-1" || name == "latin1" || name == "us-ascii") return "windows-1252";
    return name;
}

/// Charsets in which plain ASCII bytes may mean something else: there, good UTF-8 proves nothing.
bool shifts(const std::string& charset) {
    return charset.starts_with("iso-2022") || charset.starts_with("utf-7") || charset.starts_with("hz");
}

std::optional<std::string> decode(std::string_view bytes, const std::string& declared) {
    if (const std::string wide = utf16_name(bytes); !wide.empty()) return convert(bytes, wide);
    const std::string charset = meant_by(declared);
    if (charset.starts_with("utf-16") || charset.starts_with("utf-32") || shifts(charset)) {
        if (auto text = convert(bytes, charset)) return text;
    }
    if (!orders::first_invalid_utf8(bytes)) return std::string(bytes);
    if (!charset.empty() && charset != "utf-8" && charset != "windows-1252") {
        if (auto text = convert(bytes, charset)) return text;
    }
    return from_windows_1252(bytes);
}

}  // namespace

std::optional<std::string> to_utf8(std::string_view bytes, const std::string& declared) {
    auto text = decode(bytes, declared);
    if (!text || text->find('\0') != std::string::npos) return std::nullopt;
    constexpr std::string_view mark = "\uFEFF";
    if (text->starts_with(mark)) text->erase(0, mark.size());
    return text;
}

}  // namespace gm::mail
