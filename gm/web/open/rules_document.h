#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gm::web {

/// A page of docs/rules, compiled in, as a part of a page of the site.
struct RulesDocument {
    struct Part {
        std::string id;  ///< where it can be linked to
        std::string title;
    };

    std::string language;  ///< in which it is written
    std::string article;   ///< markup
    std::vector<Part> parts;
};

/// The game's rules in that language, if they are written in it; else in English. Nothing if there are none.
std::optional<RulesDocument> rules_document(std::string_view game, std::string_view language);

/// For what `docs/` hold: headings have ids, tables are tables, links lead to the web or within the page.
RulesDocument document_of(std::string_view markdown);

}  // namespace gm::web
