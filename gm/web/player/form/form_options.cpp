#include "gm/web/player/form/form_options.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm::web {

using nlohmann::json;
using orders::Node;
using orders::Shape;

namespace {

std::vector<std::string> all_choices(const Shape& shape) {
    std::vector<std::string> all = shape.choices;
    for (std::int64_t n = shape.low; shape.choices.empty() && n <= shape.high; ++n) all.push_back(std::to_string(n));
    return all;
}

bool has(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

std::vector<std::string> said_of(const Node* value) {
    std::vector<std::string> said;
    for (std::size_t i = 0; value != nullptr && i < value->items.size(); ++i) said.push_back(value->items[i].text);
    return said;
}

json FormOptions::option(const Shape& shape, const std::string& id, bool known, bool chosen) const {
    return {{"value", id}, {"label", known ? words_.label(shape.place, id) : "« " + id + " »"}, {"chosen", chosen}};
}

json FormOptions::of_choice(const Shape& shape, const std::string& chosen) const {
    json out = json::array();
    for (const std::string& id : shape.choices) out.push_back(option(shape, id, true, id == chosen));
    if (!chosen.empty() && !has(shape.choices, chosen)) out.push_back(option(shape, chosen, false, true));
    return out;
}

json FormOptions::of_some(const Shape& shape, const Node* value) const {
    const std::vector<std::string> said = said_of(value);
    return shape.in_order ? in_their_places(shape, said) : in_order_said(shape, said);
}

/// Where the sheet has them in another order than ours, the ticked ones come first: it reads back as it was written.
json FormOptions::in_order_said(const Shape& shape, const std::vector<std::string>& said) const {
    const std::vector<std::string> all = all_choices(shape);
    std::vector<std::string> said_of_ours;
    for (const std::string& id : all)
        if (has(said, id)) said_of_ours.push_back(id);
    const bool in_order = said_of_ours == said;
    json out = json::array();
    for (std::size_t i = 0; !in_order && i < said.size(); ++i)
        out.push_back(option(shape, said[i], has(all, said[i]), true));
    for (const std::string& id : all)
        if (in_order || !has(said, id)) out.push_back(option(shape, id, true, has(said, id)));
    return out;
}

/// Each where it always stands, since a number says which came first; what is no choice, or was said again, behind.
json FormOptions::in_their_places(const Shape& shape, const std::vector<std::string>& said) const {
    const std::vector<std::string> all = all_choices(shape);
    json out = json::array();
    std::vector<bool> shown(said.size(), false);
    const auto add = [&](const std::string& id, std::size_t at) {
        const bool ticked = at < said.size();
        out.push_back(option(shape, id, has(all, id), ticked));
        out.back()["nth"] = ticked ? at + 1 : 0;
        if (ticked) shown[at] = true;
    };
    for (const std::string& id : all)
        add(id, static_cast<std::size_t>(std::find(said.begin(), said.end(), id) - said.begin()));
    for (std::size_t at = 0; at < said.size(); ++at)
        if (!shown[at]) add(said[at], at);
    return out;
}

}  // namespace gm::web
