#pragma once

// What a browser does with a form, for tests.

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "gm/web/http/request.h"

namespace gm::web::test {

/// What would be sent of a form as `form_parts` describes it, if nobody touched it.
Fields untouched(const nlohmann::json& form_parts);

/// The same for the first form of a page that goes to `action`: read from its HTML, whose entities it undoes. Buttons
/// send nothing.
Fields untouched(const std::string& page, const std::string& action);

/// The fields with one of them changed, or added.
Fields with(const Fields& fields, const std::string& name, const std::string& value);

}  // namespace gm::web::test
