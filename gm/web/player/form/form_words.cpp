#include "gm/web/player/form/form_words.h"

#include <algorithm>

#include "gm/report/wording.h"
#include "orders/text.h"

namespace gm::web {

using orders::Shape;
using orders::Term;

namespace {

constexpr std::string_view sheet_place = "sheet";

}  // namespace

std::string FormWords::word(std::string_view place, const std::string& id) const {
    return std::string(vocabulary_.word(place, id, language_));
}

std::string FormWords::label(std::string_view place, const std::string& id) const {
    const auto terms = vocabulary_.terms(place);
    const bool worded = std::any_of(terms.begin(), terms.end(), [&](const Term& term) { return term.id == id; });
    if (worded) {
        std::string text = capital(word(place, id));
        std::replace(text.begin(), text.end(), '_', ' ');
        return text;
    }
    const auto named = names_.find(id);
    return named == names_.end() ? id : named->second;
}

std::optional<std::string> FormWords::one_of(const std::vector<std::string>& ids, std::string_view place,
                                             std::string_view written) const {
    const auto among = [&](std::string_view id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); };
    if (among(written)) return std::string(written);
    if (const Term* term = vocabulary_.find(place, written); term != nullptr && among(term->id)) return term->id;
    const std::string folded = orders::fold(written);
    for (const std::string& id : ids) {
        const auto named = names_.find(id);
        if (orders::fold(id) == folded || (named != names_.end() && orders::fold(named->second) == folded)) return id;
    }
    return std::nullopt;
}

const Shape* FormWords::part(const Shape& map, std::string_view written) const {
    std::vector<std::string> ids;
    for (const Shape& part : map.parts) ids.push_back(part.key);
    const auto id = one_of(ids, map.place, written);
    if (!id) return nullptr;
    return &*std::find_if(map.parts.begin(), map.parts.end(), [&](const Shape& part) { return part.key == *id; });
}

std::optional<std::string> FormWords::choice(const Shape& shape, std::string_view written) const {
    return one_of(shape.choices, shape.place, written);
}

std::optional<std::string> FormWords::bare(const Shape& map, std::string_view written) const {
    return one_of(map.bare, map.place, written);
}

bool FormWords::is_header(const Shape& sheet, std::string_view written) const {
    const Term* term = sheet.place == sheet_place ? vocabulary_.find(sheet_place, written) : nullptr;
    const auto is = [&](std::string_view id) { return term->id == id; };
    const bool heads = term != nullptr && (is("turn") || is("player") || is("game") || is("sheet"));
    return heads && part(sheet, written) == nullptr;
}

std::optional<bool> truth_of(std::string_view written) {
    static const orders::Vocabulary words({orders::boolean_place()});
    const Term* term = words.find("boolean", written);
    if (term == nullptr) return std::nullopt;
    return term->id == "true";
}

}  // namespace gm::web
