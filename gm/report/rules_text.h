#pragma once

#include <set>
#include <string>
#include <string_view>

namespace gm {

/// A page of docs/rules as it was compiled in.
struct RulesText {
    std::string language;  ///< in which it is written; empty: there is no such page
    std::string_view markdown;
};

/// The game's rules in that language, if they are written in it; else in English.
RulesText rules_text(std::string_view game, std::string_view language);

/// "MC-13" of "MC-13 Laying is an order": how rule books begin a ruling. Empty if they begin otherwise.
std::string_view ruling_of(std::string_view words);

/// Leads from the number of a ruling, wherever a page names it, to where the rules tell it.
class RulingLinks {
public:
    /// `rules`: the page with the rules in that language, which has a place `#MC-13` for each ruling that they tell.
    RulingLinks(std::string_view game, std::string_view language, std::string rules);

    /// The same page. Nothing is changed within links, buttons, headings of a field, samples of code or pictures.
    std::string in(std::string_view html) const;

private:
    void write_text(std::string_view text, std::string& out) const;

    std::string rules_;
    std::set<std::string, std::less<>> rulings_;
};

}  // namespace gm
