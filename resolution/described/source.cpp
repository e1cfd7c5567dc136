#include "resolution/described/source.h"

#include <nlohmann/json.hpp>

#include "orders/suggestion.h"
#include "orders/text.h"

namespace resolution::described {

using nlohmann::json;
using orders::Said;
using orders::say;

bool Source::is_null() const { return node_ == nullptr && json_->is_null(); }
bool Source::is_map() const { return node_ != nullptr ? node_->is_map() : json_->is_object(); }
bool Source::is_list() const { return node_ != nullptr ? node_->is_list() : json_->is_array(); }
bool Source::is_text() const { return node_ != nullptr ? node_->is_scalar() : json_->is_string(); }

bool Source::is_flag() const {
    return node_ != nullptr ? node_->text == "true" || node_->text == "false" : json_->is_boolean();
}

std::size_t Source::size() const {
    if (node_ == nullptr) return json_->size();
    return node_->is_map() ? node_->members.size() : node_->items.size();
}

std::optional<Source> Source::find(std::string_view key) const {
    Source part(*this, key, 0);
    if (node_ != nullptr) {
        part.node_ = node_->find(key);
        if (part.node_ == nullptr) return std::nullopt;
    } else {
        const auto found = json_->find(key);
        if (found == json_->end()) return std::nullopt;
        part.json_ = &*found;
    }
    return part;
}

Source Source::item(std::size_t place) const {
    Source part(*this, {}, place + 1);
    if (node_ != nullptr) {
        part.node_ = &node_->items[place];
    } else {
        part.json_ = &(*json_)[place];
    }
    return part;
}

void Source::each_member(const std::function<void(const std::string& key, const Source& value)>& look) const {
    if (node_ != nullptr) {
        for (const orders::Member& member : node_->members) {
            Source part(*this, member.key, 0);
            part.node_ = &member.value;
            part.mark_ = member.mark;
            look(member.key, part);
        }
        return;
    }
    for (const auto& [key, value] : json_->items()) {
        Source part(*this, key, 0);
        part.json_ = &value;
        look(key, part);
    }
}

bool Source::map() const {
    if (node_ != nullptr) return reading_->document->map(*node_, up_ == nullptr ? "a campaign" : name()) != nullptr;
    if (!is_map()) wrong("must be a map");
    return is_map();
}

bool Source::list() const {
    if (node_ != nullptr) return reading_->document->list(*node_, name()) != nullptr;
    if (!is_list()) wrong("must be a list");
    return is_list();
}

std::optional<std::int64_t> Source::whole(Bounds bounds) const {
    if (node_ != nullptr) return reading_->document->whole(*node_, name(), bounds.low, bounds.high);
    if (!json_->is_number_integer()) return wrong("must be a whole number"), std::nullopt;
    const auto number = json_->get<std::int64_t>();
    if (number >= bounds.low && number <= bounds.high) return number;
    wrong("must be between " + std::to_string(bounds.low) + " and " + std::to_string(bounds.high) + ", not " +
          std::to_string(number));
    return std::nullopt;
}

std::optional<std::int64_t> Source::amount(Bounds bounds) const {
    if (!spelt(Spelling::free)) return whole(bounds);
    const auto amount = reading_->document->amount(*node_, name());
    if (!amount) return std::nullopt;
    if (amount->amount >= bounds.low && amount->amount <= bounds.high) return amount->amount;
    wrong(say("{} must be between {} and {}, not {}", name(), bounds.low, bounds.high, amount->amount));
    return std::nullopt;
}

std::optional<bool> Source::flag() const {
    if (node_ != nullptr) return reading_->document->boolean(*node_, name());
    if (json_->is_boolean()) return json_->get<bool>();
    return wrong("must be true or false"), std::nullopt;
}

std::optional<std::string> Source::text() const {
    if (node_ != nullptr) return reading_->document->text(*node_, name());
    if (json_->is_string()) return json_->get<std::string>();
    return wrong("must be a text"), std::nullopt;
}

std::optional<std::string> Source::word() const {
    if (node_ != nullptr) return text();
    return json_->is_string() ? json_->get<std::string>() : json_->dump();
}

std::optional<std::size_t> Source::choice(std::string_view what, std::span<const std::string_view> words) const {
    if (spelt(Spelling::free)) return reading_->document->choice(*node_, what, {words.begin(), words.end()});
    const auto written = word();
    if (!written) return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), *written);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    unknown(what, *written, std::vector<std::string>(words.begin(), words.end()));
    return std::nullopt;
}

std::optional<std::size_t> Source::choice(const Names::List& list) const {
    if (list.ids.empty() && !reading_->clean()) return std::nullopt;  // what should have named them was not understood
    if (spelt(Spelling::free)) return reading_->document->choice(*node_, list.what, list.ids);
    const auto written = word();
    const auto found = written ? list.find(*written) : std::nullopt;
    if (written && !found) unknown(list.what, *written, list.ids);
    return found;
}

void Source::wrong(const Said& what, const Said& advice) const {
    if (node_ != nullptr) return reading_->document->invalid(mark_.line > 0 ? mark_ : node_->mark, what, advice);
    orders::Problem problem = orders::invalid(what, advice);
    problem.path = path();
    reading_->problems.push_back(std::move(problem));
}

void Source::must(std::string_view be) const {
    wrong((node_ == nullptr ? "" : std::string(name()) + ' ') + "must " + std::string(be));
}

void Source::unknown(std::string_view what, std::string_view word, std::span<const std::string> known) const {
    wrong("unknown " + std::string(what) + " '" + orders::clip(word, 40) + "'",
          orders::suggest(word, {known.begin(), known.end()}));
}

void Source::lacks(std::string_view key, const std::string* misspelt) const {
    const std::string name(key);
    const std::string advice = misspelt == nullptr ? "" : "did you mean it by '" + orders::clip(*misspelt, 40) + "'?";
    if (node_ == nullptr) return wrong("lacks '" + name + "'", advice);
    const std::string what =
        (this->name().empty() ? "the campaign" : std::string(this->name())) + " lacks '" + name + "'";
    if (misspelt == nullptr) return reading_->document->invalid(node_->mark, what, "add '" + name + ": ...'");
    const auto there = [&](const orders::Member& member) { return member.key == *misspelt; };
    reading_->document->invalid(std::find_if(node_->members.begin(), node_->members.end(), there)->mark, what, advice);
}

void Source::unknown_keys(std::span<const std::string> known, std::span<const std::string> lacking) const {
    std::vector<std::string> strangers;
    const auto has = [](const auto& list, const std::string& key) {
        return std::find(list.begin(), list.end(), key) != list.end();
    };
    each_member([&](const std::string& key, const Source&) {
        if (!has(known, key)) strangers.push_back(key);
    });
    for (const std::string& key : lacking) {
        const auto meant = [&](const std::string& stranger) {
            return orders::nearest(stranger, std::span(&key, 1)).has_value();
        };
        const auto misspelt = std::find_if(strangers.begin(), strangers.end(), meant);
        lacks(key, misspelt == strangers.end() ? nullptr : &*misspelt);
        if (misspelt != strangers.end()) strangers.erase(misspelt);
    }
    each_member([&](const std::string& key, const Source& member) {
        if (has(strangers, key)) member.unknown("key", key, known);
    });
}

std::string Source::path() const {
    std::string out = up_ == nullptr ? std::string() : up_->path();
    if (key_.empty() && place_ == 0) return out;
    if (!out.empty()) out += '/';
    return out += place_ > 0 ? std::to_string(place_) : std::string(key_);
}

}  // namespace resolution::described
