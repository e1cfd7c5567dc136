#pragma once

// Is the record of a game what its rules, sheets, rulings and dice gave? Both hash chains are
// recomputed from what is stored, and every turn, the setup among them, is played again.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gm/audit/compare.h"

namespace gm {

/// A turn that was resolved under other rules than those of this gm.
struct OtherRules {
    int turn = 0;
    int rules_version = 0;
    bool differs = false;                             ///< with the rules of now it would come out otherwise ...
    std::optional<RecordDifference> difference = {};  ///< ... here first
    std::string failure = {};                         ///< or could not even be played, and why
};

/// The chain over what is not play.
struct SecondChain {
    std::size_t records = 0;
    std::string head;  ///< hash of the last record: who notes it down can tell later whether anything before it changed
    std::optional<std::int64_t> noted;  ///< the record whose hash was noted down
    /// An older gm began the game: the trail had so many lines, the last at that time, when its rows were taken over.
    std::optional<std::int64_t> lines_before;
    std::string taken_over_at;
};

struct Verification {
    std::size_t turns = 0;  ///< that were looked at, the setup among them
    int rules_now = 0;
    std::vector<StoredChange> changes;           ///< what is not as it was written
    std::optional<RecordDifference> difference;  ///< the first that does not follow from sheets, rulings and dice
    std::vector<std::string> failures;           ///< why a turn could not be played again
    std::vector<OtherRules> other_rules;
    SecondChain second_chain;
    bool stopped = false;  ///< after a difference there is no use in playing on

    /// Nothing was tampered with. Turns played under other rules are no tampering.
    bool sound() const { return changes.empty() && !difference && failures.empty(); }
    /// The first turn that is not as it was; none: the game as a whole, or nothing.
    std::optional<int> first_turn() const;
};

/// Called with how many turns are done, and of how many.
using VerifyProgress = std::function<void(std::size_t, std::size_t)>;

/// Takes time in proportion to the number of turns. Fails only if the store cannot be read at all. `noted`: a head of
/// the second chain, or how it begins, that must be in it still.
orders::Result<Verification> verify_game(const Store& store, const VerifyProgress& progress = {},
                                         const std::optional<std::string>& noted = {});

}  // namespace gm
