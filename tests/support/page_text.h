#pragma once

// What a reader sees of an HTML page, for tests that compare pages with texts.

#include <string>
#include <string_view>

namespace test_support {

/// The text of the body: no tags, entities decoded, every run of white space (no-break spaces too) one space.
std::string page_text(std::string_view html);

/// The same done to a plain text.
std::string squeezed(std::string_view text);

}  // namespace test_support
