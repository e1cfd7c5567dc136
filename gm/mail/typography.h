#pragma once

#include <string>
#include <string_view>

namespace gm::mail {

/// A sheet as its author meant to type it: curly quotes around a value are quotes, odd spaces are
/// spaces, what cannot be seen is gone. Inside quoted values and block texts all stays as written.
std::string plain_typography(std::string_view yaml);

}  // namespace gm::mail
