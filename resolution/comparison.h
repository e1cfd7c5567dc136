#pragma once

// What scenarios must know of a game: how its state and results are compared, and what of them may be expected.

#include <string_view>
#include <vector>

namespace resolution {

enum class ListOrder {
    kept,     ///< the same items in the same order
    any,      ///< the same items, as a set
    counted,  ///< the same items as often, in any order
};

/// Things that may join a map of the state during a game.
struct Newcomers {
    std::string_view map;                       ///< its key in the state
    std::string_view named_in;                  ///< list of the campaign; an id is a name in small letters
    std::vector<std::string_view> more_fields;  ///< what they have beyond the fields of the others
    int bearers = 1;                            ///< of a name, one after another: `kimiko`, `kimiko-2`
};

/// How reports are looked at: as their readers get them; before a template dresses them, as data, and for whole words,
/// because a short code such as P1 is part of too many others; or line by line, as the plain lines of facts.
enum class ReportsAs { text, data, facts };

/// What is left as it is here is compared most strictly; but nothing is known of keys and outcomes.
struct ComparisonRules {
    ListOrder lists = ListOrder::kept;
    /// Keys of lists, or of maps of lists, whose order counts all the same.
    std::vector<std::string_view> in_order = {};
    /// Likewise, of lists whose order does not count although that of others does.
    std::vector<std::string_view> in_any_order = {};
    /// Keys of maps that have nothing but what is expected of them.
    std::vector<std::string_view> whole = {};
    ReportsAs reports = ReportsAs::text;
    /// What a sheet says and nobody understands counts as absent, and refuses no scenario.
    bool forgiving = false;
    /// A sheet that is not understood does not count, and `invalid` says which of a player's were such: from 1, over
    /// all stops.
    bool counts_invalid = false;
    /// Lines of a sheet's heading that scenarios do not look at: ids of the place `sheet`.
    std::vector<std::string_view> unread_heading = {};
    /// A scenario of turn 0, or of none, sets the game up before it resolves anything; and one without orders and bots
    /// resolves nothing.
    bool begins_with_set_up = false;
    /// Maps keep the keys they start with, but for the `open` ones and `newcomers`.
    bool same_keys = false;
    std::vector<std::string_view> open = {};
    std::vector<Newcomers> newcomers = {};
    std::vector<std::string_view> outcomes = {};  ///< what may come of an order; none: anything
    std::string_view outcomes_of = {};            ///< key of the list in a sheet that outcomes number; none: unknown
};

}  // namespace resolution
