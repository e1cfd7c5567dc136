#include "gm/text/html.h"

namespace gm {

std::string html_escaped(std::string_view text) {
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;  // the name, &apos;, is unknown to some mail clients
            default: out += (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F ? ' ' : c;
        }
    }
    return out;
}

}  // namespace gm
