#include "gm/archive/fair.h"

#include <algorithm>
#include <limits>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "resolution/code_letters.h"

namespace gm::archive {

namespace {

using resolution::Dice;
using resolution::Roll;
using resolution::Value;

std::string same(const std::string& name) { return name; }

/// The draws of one resolution, made again one after the other.
class Redraw {
public:
    Redraw(const resolution::Seed& seed, int turn) : turn_(turn), dice_(seed, turn) {}

    /// What the seed gives for this label; nothing where no such draw can be.
    std::optional<Value> value_of(Roll roll) {
        const auto [turn, label] = resolution::keyed_label(turn_, roll.label);
        dice_.enter(turn);
        roll.label = std::string(label);
        const auto* word = std::get_if<std::string>(&roll.value.content());
        const auto* list = std::get_if<resolution::List>(&roll.value.content());
        if (list != nullptr) return of(dice_.some_of(roll.label, list->size(), roll.among, same));
        if (!roll.among.empty()) return dice_.one_of(roll.label, roll.among, same);
        if (word != nullptr) return this->word(roll, word->size());
        constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
        if (roll.range < 1 || roll.range > most) return std::nullopt;
        return dice_.die(roll.label, static_cast<int>(roll.range));
    }

    void keep(const Roll& roll) {
        if (const auto* word = std::get_if<std::string>(&roll.value.content()); word != nullptr && roll.among.empty())
            words_.insert(*word);
    }

private:
    /// A word may be passed over only if this turn gave it before: that is in the record too.
    std::optional<Value> word(const Roll& roll, std::size_t length) {
        constexpr std::size_t longest = 64;
        if (roll.range != resolution::code_letters.size() || length < 1 || length > longest) return std::nullopt;
        std::size_t patience = 100'000;
        return dice_.word(roll.label, resolution::code_letters, length,
                          [&](const std::string& drawn) { return words_.contains(drawn) && patience-- > 0; });
    }

    static Value of(const std::vector<std::string>& names) { return Value(names); }

    int turn_;
    Dice dice_;
    std::set<std::string> words_;
};

std::string show(const Value& value) { return to_json(value).dump(); }

std::string place_of(const DiceOfTurn& turn) {
    if (turn.number == turn.game_turn) return fmt::format("turn {}", turn.number);
    return fmt::format("turn {} (resolution {})", turn.game_turn, turn.number);
}

/// What keyed the draws so far. A label drawn twice in a turn would give the same words twice, and several
/// resolutions may belong to one turn of the game.
using Keys = std::set<std::pair<int, std::string>>;

std::optional<std::string> fault_of(Redraw& redraw, int turn, const Roll& roll, Keys& keys) {
    if (!roll.imposed) {
        const auto drawn = redraw.value_of(roll);
        if (!drawn) return "no such draw can be";
        if (*drawn != roll.value)
            return fmt::format("the record says {}, the seed gives {}", show(roll.value), show(*drawn));
    }
    const auto [keyed_by, label] = resolution::keyed_label(turn, roll.label);
    if (!keys.emplace(keyed_by, label).second) return "this label was drawn before in the same turn";
    redraw.keep(roll);
    return std::nullopt;
}

}  // namespace

Fairness check_dice(const DiceRecord& record, const resolution::Seed& seed) {
    Fairness out;
    out.commitment_holds = seed.commitment() == record.commitment;
    Keys keys;
    for (const DiceOfTurn& turn : record.turns) {
        Redraw redraw(seed, turn.game_turn);
        for (const Roll& roll : turn.rolls) {
            if (const auto fault = fault_of(redraw, turn.game_turn, roll, keys)) {
                out.wrong = fmt::format("{}, {}: {}", place_of(turn), roll.label, *fault);
                return out;
            }
            ++(roll.imposed ? out.imposed : out.rolls);
        }
    }
    return out;
}

}  // namespace gm::archive
