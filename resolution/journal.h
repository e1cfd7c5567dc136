#pragma once

// The journal of a turn: everything that happened, each fact with who may know it.
// It is the only source of what people read; a report is a filter on it.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "resolution/audience.h"
#include "resolution/value.h"

namespace resolution {

class Roster;

/// What can be told: a `Fact` (fact.h), or a type whose `fields()` are worked out.
template <class F>
concept Tellable = requires(F fact) {
    { F::kind } -> std::convertible_to<std::string_view>;
    { std::move(fact).fields() } -> std::same_as<Fields>;
};

struct Entry {
    std::string_view step;  ///< id of the step, from the game's own table
    Audience audience;
    std::string rule;       ///< rule or ruling it comes from: "step 5", "CG-20"
    std::string_view kind;  ///< which type of fact
    Fields fields;
};

class Journal {
public:
    /// From here on, entries belong to this step. The text must outlive the journal.
    void enter(std::string_view step) { step_ = step; }
    std::string_view step() const { return step_; }

    template <Tellable F>
    void tell(Audience audience, std::string_view rule, F fact) {
        entries_.push_back({step_, audience, std::string(rule), F::kind, std::move(fact).fields()});
    }

    /// About so many entries are to come.
    void expect(std::size_t more) { entries_.reserve(entries_.size() + more); }

    const std::vector<Entry>& entries() const { return entries_; }

private:
    std::string_view step_;
    std::vector<Entry> entries_;
};

/// The entry as a line of plain text: its kind and what its fields hold, in order, with blanks between.
std::string plain_line(const Entry& entry);

/// {"step", "audience": "everyone" | "game-master" | [ids], "rule", "kind", "data"}
nlohmann::json to_json(const Entry& entry, const Roster& roster);
/// The entries that this reader may see, in order.
nlohmann::json to_json(const Journal& journal, const Roster& roster, Reader reader);

}  // namespace resolution
