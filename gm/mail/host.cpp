#include "gm/mail/host.h"

#include "gm/mail/unicode.h"

namespace gm::mail {

bool is_this_machine(const std::string& host) {
    const bool loopback = host.starts_with("127.") && host.find_first_not_of("0123456789.") == std::string::npos;
    return loopback || host == "[::1]" || lower(host) == "localhost";
}

}  // namespace gm::mail
