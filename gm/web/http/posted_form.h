#pragma once

#include <httplib.h>

#include "gm/web/http/request.h"

namespace gm::web {

/// What a form holds, read off the connection, in its order. The library's own reading refuses more than 8 kB, which a
/// sheet or a bulletin may well have. False: it is no form, or too much of one; `status` says which.
bool read_form(const httplib::Request& request, const httplib::ContentReader& read, std::size_t most_bytes,
               Fields& form, int& status);

}  // namespace gm::web
