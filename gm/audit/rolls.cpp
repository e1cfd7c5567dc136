#include "gm/audit/rolls.h"

#include <algorithm>
#include <span>

#include <nlohmann/json.hpp>

#include "gm/audit/words.h"

namespace gm {

using nlohmann::json;

namespace {

std::vector<std::string> parts_of(const std::string& label) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (start <= label.size()) {
        const std::size_t end = std::min(label.find('/', start), label.size());
        parts.push_back(label.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

bool is_number(const std::string& word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// Does the fact tell of the order that a number in a label stands for?
bool has_number(const json& data, std::span<const std::string_view> fields, const std::string& number) {
    return std::ranges::any_of(fields, [&](std::string_view name) {
        return data.is_object() && data.contains(name) && data[name].is_number_integer() && data[name].dump() == number;
    });
}

/// Whom and which order the label names: its first id, and the number that follows it, if one does.
struct LabelKeys {
    std::string id;
    std::string number;
};

LabelKeys keys_of(const std::string& label, const NamesById& names) {
    LabelKeys keys;
    for (const std::string& part : parts_of(label)) {
        if (is_number(part)) {
            if (keys.number.empty()) keys.number = part;
        } else if (names.contains(part)) {
            if (!keys.number.empty()) break;
            keys.id = part;  // `priority/AGENT/PLAYER/2`: the one whose order it is comes last before its number
        }
    }
    return keys;
}

bool names_all(const EntryRow& entry, const LabelKeys& keys, const resolution::OrderFields& fields) {
    if (!mentions(entry, keys.id)) return false;
    return keys.number.empty() || has_number(json_or_text(entry.data), fields.number, keys.number);
}

std::vector<EntryRow> decided_by(const ReplayedTurn& turn, std::size_t draw, std::size_t step_end,
                                 const NamesById& names, const resolution::OrderFields& fields) {
    const auto at = [&](std::size_t n) { return turn.entries.begin() + static_cast<std::ptrdiff_t>(n); };
    const std::size_t told = turn.told_before[draw];
    const LabelKeys keys = keys_of(turn.rolls[draw].label, names);
    std::vector<EntryRow> found;
    if (!keys.id.empty()) {
        std::copy_if(at(told), at(step_end), std::back_inserter(found),
                     [&](const EntryRow& entry) { return names_all(entry, keys, fields); });
    }
    if (!found.empty()) return found;
    // Draws made at one go, with nothing told in between, led together to what was told next.
    const auto next = std::find_if(turn.told_before.begin() + static_cast<std::ptrdiff_t>(draw), turn.told_before.end(),
                                   [&](std::size_t later) { return later > told; });
    const std::size_t end = next == turn.told_before.end() ? step_end : std::min(*next, step_end);
    found.assign(at(told), at(end));
    return found;
}

bool same_row(const EntryRow& one, const EntryRow& other) {
    return one.kind == other.kind && one.data == other.data && one.audience == other.audience && one.step == other.step;
}

/// Is it about an order of somebody whom the label does not name?
bool is_of_another(const json& data, std::span<const std::string_view> author, const std::vector<std::string>& label) {
    for (const std::string_view name : author) {
        if (data.is_object() && data.contains(name) && data[name].is_string())
            return std::ranges::find(label, data[name].get<std::string>()) == label.end();
    }
    return false;
}

/// Best first: is of the same order, tells the value that was drawn, is told to the game master, is public, is told to
/// players. What is told to the game master is shortest, and says all.
int remoteness(const RollRow& roll, const EntryRow& entry, const resolution::OrderFields& fields) {
    const json data = json_or_text(entry.data);
    const json value = json_or_text(roll.value);
    const json audience = json_or_text(entry.audience);
    const bool tells = data.is_object() && std::find(data.begin(), data.end(), value) != data.end();
    const int told = audience.is_array() ? 2 : audience == "everyone" ? 1 : 0;
    return (is_of_another(data, fields.author, parts_of(roll.label)) ? 6 : 0) + (tells ? 0 : 3) + told;
}

const EntryRow* nearest(const AuditedRoll& roll, const resolution::OrderFields& fields) {
    const auto found = std::ranges::min_element(
        roll.decided, {}, [&](const EntryRow& entry) { return remoteness(roll.roll, entry, fields); });
    return found == roll.decided.end() ? nullptr : &*found;
}

}  // namespace

orders::Result<std::vector<AuditedRoll>> rolls_of_turn(const Store& store, const PinnedGame& pinned,
                                                       const TurnRow& turn, const NamesById& names) {
    const auto looking_on = [](const ReplayedStep&, const resolution::Position&) {};
    GM_TAKE(auto replayed, replay_turn(store, pinned, turn, nullptr, looking_on));
    GM_TAKE(auto snapshot, store.snapshot(turn.number));
    if (replayed.hash != snapshot.hash) {
        return orders::invalid("turn " + std::to_string(turn.number) + " comes out otherwise when it is played again",
                               "`gm audit verify` says where");
    }
    std::vector<AuditedRoll> rolls;
    auto step = replayed.steps.begin();
    for (std::size_t i = 0; i < replayed.rolls.size(); ++i) {
        while (step->draws <= i) ++step;
        rolls.push_back({turn.number, step->step, replayed.rolls[i],
                         decided_by(replayed, i, step->entries, names, pinned.game->order_fields())});
        if (!replayed.rolls[i].imposed) continue;
        GM_TAKE(rolls.back().if_not_chosen, value_if_not_chosen(store, pinned, turn, replayed.rolls[i].label));
    }
    return rolls;
}

std::vector<DecidedFact> decided_facts(const std::vector<AuditedRoll>& rolls, const resolution::OrderFields& fields) {
    std::vector<DecidedFact> out;
    for (const AuditedRoll& roll : rolls) out.push_back({nearest(roll, fields), std::nullopt});
    for (std::size_t i = 0; i < rolls.size(); ++i) {
        if (out[i].fact == nullptr) continue;
        std::size_t owner = i;
        for (std::size_t j = 0; j < rolls.size(); ++j) {
            if (rolls[j].turn != rolls[i].turn || out[j].fact == nullptr || !same_row(*out[j].fact, *out[i].fact))
                continue;
            const int mine = remoteness(rolls[owner].roll, *out[i].fact, fields);
            const int other = remoteness(rolls[j].roll, *out[i].fact, fields);
            if (other < mine || (other == mine && j > owner)) owner = j;
        }
        if (owner != i) out[i].with = owner;
    }
    for (DecidedFact& one : out) {
        if (one.with) one.fact = nullptr;
    }
    return out;
}

bool concerns(const RollRow& roll, const std::string& player) {
    const auto parts = parts_of(roll.label);
    return std::ranges::find(parts, player) != parts.end() || mentions(json_or_text(roll.value), player);
}

std::string range_in_words(const RollRow& roll, const NamesById& names) {
    const json range = json_or_text(roll.range);
    const json value = json_or_text(roll.value);
    if (range.is_array()) return value_in_words(range, names);
    if (value.is_string()) return "letters of " + value_in_words(range, names);
    return "1 to " + value_in_words(range, names);
}

}  // namespace gm
