#pragma once

// Which values templates name, found in their text.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "gm/report/template_files.h"

namespace test_support {

/// The values that a template's statements and expressions name, `view.you.money` as a whole; no functions, no words
/// of the template language, nothing between quotes.
std::set<std::string> names_in(std::string_view text);

/// Names that a template gives itself, by `set` and `for`.
std::set<std::string> own_names_in(std::string_view text);

/// "report.txt: state.players" for each name, in these documents and all that they call, that begins with none of the
/// `reachable` ones nor with a name that the templates give themselves. Where `reachable` knows the members of a map, a
/// member of it must be one of them. Phrases and parts that are handed one value see its fields and nothing else.
std::vector<std::string> names_beyond(const gm::TemplateFiles& files, const std::vector<std::string>& documents,
                                      const std::set<std::string>& reachable);

}  // namespace test_support
