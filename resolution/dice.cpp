#include "resolution/dice.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <unordered_set>

#include <nlohmann/json.hpp>

#include "orders/document_reader.h"
#include "resolution/draw_stream.h"

namespace resolution {

namespace {

std::string join(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

std::string show(const Value& value) { return to_json(value).dump(); }

[[noreturn]] void impossible(std::string_view label, const ImposedDice::Imposed& imposed, const std::string& possible) {
    throw ImpossibleDraw("the dice file gives " + show(imposed.value) + " for '" + std::string(label) +
                             "', but this draw yields " + possible,
                         std::string(label), possible, imposed.mark);
}

/// Place of an imposed value among names: by name, or by number where the file says 1, 2, ... Of equal names the first
/// that is not taken yet.
std::optional<std::size_t> place_of(const Value& value, const std::vector<std::string>& names,
                                    const std::vector<std::size_t>& taken = {}) {
    if (const auto* text = std::get_if<std::string>(&value.content())) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == *text && std::find(taken.begin(), taken.end(), i) == taken.end()) return i;
        }
    }
    if (const auto* number = std::get_if<std::int64_t>(&value.content())) {
        return place_of(Value(std::to_string(*number)), names, taken);
    }
    return std::nullopt;
}

Value imposed_value(const orders::Node& node) {
    if (node.is_list()) {
        List list;
        for (const orders::Node& item : node.items) list.push_back(imposed_value(item));
        return list;
    }
    if (!node.quoted) {
        if (const auto number = orders::parse_whole(node.text)) return *number;
    }
    return node.text;
}

bool is_draw(const orders::Node& node) {
    if (node.is_list()) {
        return std::all_of(node.items.begin(), node.items.end(), [](const orders::Node& n) { return n.is_scalar(); });
    }
    return node.is_scalar();
}

}  // namespace

KeyedLabel keyed_label(int resolved_turn, std::string_view recorded) {
    const auto slash = recorded.find('/');
    int turn = 0;
    const std::string_view digits = recorded.substr(0, slash == std::string_view::npos ? 0 : slash);
    const auto [stopped, error] = std::from_chars(digits.data(), digits.data() + digits.size(), turn);
    if (error != std::errc{} || stopped != digits.data() + digits.size() || turn < 0) return {resolved_turn, recorded};
    return {turn, recorded.substr(slash + 1)};
}

nlohmann::json to_json(const Roll& roll) {
    nlohmann::json out = {{"label", roll.label}, {"value", to_json(roll.value)}, {"imposed", roll.imposed}};
    if (roll.among.empty()) {
        out["range"] = roll.range;
    } else {
        out["range"] = roll.among;
    }
    return out;
}

orders::Result<ImposedDice> ImposedDice::read(const orders::Document& document, const orders::Node& map) {
    orders::DocumentReader reader(document);
    ImposedDice dice;
    if (!map.is_null() && reader.map(map, "a dice file")) {
        for (const orders::Member& member : map.members) {
            if (!is_draw(member.value)) {
                reader.invalid(member.value.mark, "a draw is a number, a word or a list of them");
            }
            dice.draws_[member.key] = {imposed_value(member.value), member.mark};
        }
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    return dice;
}

ImposedDice ImposedDice::from_rolls(const std::vector<Roll>& rolls) {
    ImposedDice dice;
    for (const Roll& roll : rolls) dice.draws_[roll.label] = {roll.value, {}};
    return dice;
}

const ImposedDice::Imposed* ImposedDice::find(std::string_view label) const {
    const auto found = draws_.find(label);
    return found == draws_.end() ? nullptr : &found->second;
}

Dice::Dice(const Seed& seed, int turn, const ImposedDice* imposed)
    : seed_(seed), resolved_turn_(turn), turn_(turn), imposed_(imposed) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium could not start");
    record_.reserve(64);  // a usual turn
}

/// What is given for this turn alone goes before what is given for all.
const ImposedDice::Imposed* Dice::imposed(std::string_view label) const {
    if (imposed_ == nullptr || imposed_->all().empty()) return nullptr;
    const auto* of_this_turn = imposed_->find(std::to_string(turn_) + "/" + std::string(label));
    return of_this_turn != nullptr ? of_this_turn : imposed_->find(label);
}

std::string Dice::recorded(std::string_view label) const {
    return turn_ == resolved_turn_ ? std::string(label) : std::to_string(turn_) + "/" + std::string(label);
}

void Dice::keep(Roll roll) {
    if (!recording_) return;
    record_.push_back(std::move(roll));
    if (after_draw_) after_draw_();
}

std::size_t Dice::draw_place(std::string_view label, std::size_t size) const {
    if (size == 0) throw std::logic_error("a draw from an empty list: " + std::string(label));
    return DrawStream(seed_, turn_, label).next(size) - 1;
}

std::vector<std::size_t> Dice::draw_places(std::string_view label, std::size_t count, std::size_t size) const {
    DrawStream stream(seed_, turn_, label);
    std::vector<std::size_t> left(size);
    std::iota(left.begin(), left.end(), std::size_t{0});
    std::vector<std::size_t> places;
    places.reserve(std::min(count, size));
    while (places.size() < count && !left.empty()) {
        const auto at = left.begin() + static_cast<std::ptrdiff_t>(stream.next(left.size()) - 1);
        places.push_back(*at);
        left.erase(at);
    }
    return places;
}

int Dice::die(std::string_view label, int sides) {
    if (nameless()) return static_cast<int>(draw_place(label, static_cast<std::size_t>(sides))) + 1;
    int value = 0;
    const auto* given = imposed(label);
    if (given != nullptr) {
        const auto* number = std::get_if<std::int64_t>(&given->value.content());
        if (number == nullptr || *number < 1 || *number > sides) {
            impossible(label, *given, "1 to " + std::to_string(sides));
        }
        value = static_cast<int>(*number);
    } else {
        value = static_cast<int>(DrawStream(seed_, turn_, label).next(static_cast<std::uint64_t>(sides)));
    }
    keep({recorded(label), static_cast<std::uint64_t>(sides), {}, value, given != nullptr});
    return value;
}

std::vector<int> Dice::several_dice(std::string_view label, std::size_t count, int sides) {
    std::vector<int> out;
    out.reserve(count);
    const auto* given = imposed(label);
    if (given != nullptr) {
        const auto* list = std::get_if<List>(&given->value.content());
        const List single{given->value};
        for (const Value& value : list == nullptr ? single : *list) {
            const auto* number = std::get_if<std::int64_t>(&value.content());
            if (number != nullptr && *number >= 1 && *number <= sides) out.push_back(static_cast<int>(*number));
        }
        if (out.size() != count || (list == nullptr ? 1 : list->size()) != count)
            impossible(label, *given, std::to_string(count) + " numbers from 1 to " + std::to_string(sides));
    } else {
        DrawStream stream(seed_, turn_, label);
        while (out.size() < count) out.push_back(static_cast<int>(stream.next(static_cast<std::uint64_t>(sides))));
    }
    if (!recording_) return out;
    List faces;
    for (const int face : out) faces.emplace_back(face);
    keep({recorded(label), static_cast<std::uint64_t>(sides), {}, std::move(faces), given != nullptr});
    return out;
}

std::size_t Dice::draw_one(std::string_view label, std::vector<std::string> names) {
    if (names.empty()) throw std::logic_error("a draw from an empty list: " + std::string(label));
    std::size_t place = 0;
    const auto* given = imposed(label);
    if (given != nullptr) {
        const auto found = place_of(given->value, names);
        if (!found) impossible(label, *given, "one of: " + join(names));
        place = *found;
    } else {
        place = draw_place(label, names.size());
    }
    Value value = names[place];
    keep({recorded(label), names.size(), std::move(names), std::move(value), given != nullptr});
    return place;
}

std::size_t Dice::take_imposed(std::string_view label, std::vector<std::string> names) {
    if (imposed(label) != nullptr) return draw_one(label, std::move(names));
    Value value = names.front();
    offered_.push_back({recorded(label), names.size(), std::move(names), std::move(value), false});
    return 0;
}

std::vector<std::size_t> Dice::draw_several(std::string_view label, std::size_t count, std::vector<std::string> names,
                                            bool more_may_be_imposed) {
    count = std::min(count, names.size());
    std::vector<std::size_t> places;
    const auto* given = imposed(label);
    if (given != nullptr) {
        const auto* list = std::get_if<List>(&given->value.content());
        const List single{given->value};
        for (const Value& value : list == nullptr ? single : *list) {
            if (const auto found = place_of(value, names, places)) places.push_back(*found);
        }
        const std::size_t wanted = list == nullptr ? 1 : list->size();
        const bool fits = more_may_be_imposed ? wanted >= count : wanted == count;
        if (places.size() != wanted || !fits) {
            impossible(label, *given, std::to_string(count) + " different ones of: " + join(names));
        }
        places.resize(count);
    } else {
        places = draw_places(label, count, names.size());
    }
    List chosen;
    for (const std::size_t place : places) chosen.emplace_back(names[place]);
    keep({recorded(label), names.size(), std::move(names), std::move(chosen), given != nullptr});
    return places;
}

std::string Dice::word(std::string_view label, std::string_view alphabet, std::size_t length,
                       const std::function<bool(const std::string&)>& taken) {
    std::string word;
    const auto* given = imposed(label);
    if (given != nullptr) {
        const auto* text = std::get_if<std::string>(&given->value.content());
        const bool spelt = text != nullptr && text->size() == length &&
                           text->find_first_not_of(alphabet) == std::string::npos && !taken(*text);
        if (!spelt) impossible(label, *given, std::to_string(length) + " letters of " + std::string(alphabet));
        word = *text;
    } else {
        DrawStream stream(seed_, turn_, label);
        do {
            word.clear();
            while (word.size() < length) word += alphabet[stream.next(alphabet.size()) - 1];
        } while (taken(word));
    }
    keep({recorded(label), alphabet.size(), {}, word, given != nullptr});
    return word;
}

std::vector<std::string> Dice::unused() const {
    if (imposed_ == nullptr) return {};
    std::unordered_set<std::string> drawn;
    for (const Roll& roll : record_) {
        const auto [turn, label] = keyed_label(resolved_turn_, roll.label);
        drawn.emplace(label);
        drawn.insert(std::to_string(turn) + "/" + std::string(label));
    }
    std::vector<std::string> out;
    for (const auto& [label, value] : imposed_->all()) {
        if (!drawn.contains(label)) out.push_back(label);
    }
    return out;
}

}  // namespace resolution
