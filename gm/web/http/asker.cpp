#include "gm/web/http/asker.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "orders/text.h"

namespace gm::web {

namespace {

bool is_port(std::string_view text) {
    return text.starts_with(':') && text.size() > 1 &&
           std::all_of(text.begin() + 1, text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// `192.0.2.1:80`, `[2001:db8::1]:80`, `[2001:db8::1]`: the address alone.
std::string bare_address(std::string_view text) {
    if (text.starts_with('[')) {
        const auto end = text.find(']');
        if (end == std::string_view::npos) return "";
        const std::string_view rest = text.substr(end + 1);
        return rest.empty() || is_port(rest) ? std::string(text.substr(1, end - 1)) : "";
    }
    const auto colon = text.find(':');
    const bool has_port = colon != std::string_view::npos && is_port(text.substr(colon));
    return std::string(has_port ? text.substr(0, colon) : text);
}

template <class Address>
std::string text_of(int family, const Address& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    inet_ntop(family, &address, text.data(), text.size());
    return text.data();
}

std::string network_of(in6_addr address) {
    constexpr std::size_t of_network = 8;  // bytes
    if (IN6_IS_ADDR_V4MAPPED(&address)) {
        in_addr old{};
        std::memcpy(&old, address.s6_addr + sizeof address - sizeof old, sizeof old);
        return text_of(AF_INET, old);
    }
    std::fill(std::begin(address.s6_addr) + of_network, std::end(address.s6_addr), 0);
    return text_of(AF_INET6, address) + "/64";
}

}  // namespace

std::optional<std::string> host_to_count(std::string_view address) {
    const std::string bare = bare_address(address);
    in_addr old{};
    if (inet_pton(AF_INET, bare.c_str(), &old) == 1) return text_of(AF_INET, old);
    in6_addr present{};
    if (inet_pton(AF_INET6, bare.c_str(), &present) == 1) return network_of(present);
    return std::nullopt;
}

std::optional<std::string> host_forwarded(std::string_view last_line) {
    return host_to_count(orders::trimmed(last_line.substr(last_line.rfind(',') + 1)));
}

}  // namespace gm::web
