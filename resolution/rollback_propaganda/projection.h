#pragma once

// What a Resolution will bring, as far as it is settled: run on a copy, without the choices of others (section 9).

#include "resolution/rollback_propaganda/seen.h"

namespace resolution::rollback_propaganda {

/// Some factions.
class FactionSet {
public:
    void add(FactionIndex faction) { bits_ |= 1U << faction.value(); }
    bool has(FactionIndex faction) const { return (bits_ >> faction.value() & 1U) != 0; }
    bool several() const { return (bits_ & (bits_ - 1)) != 0; }
    void clear() { bits_ = 0; }

private:
    std::uint32_t bits_ = 0;
};

inline int popularity_in(const Popularity& popularity, FactionIndex faction) {
    return popularity[faction.value()].value_or(0);
}

/// Those in play that share the top, or the bottom.
FactionSet most_popular(const Table& table, const Popularity& popularity);
FactionSet least_popular(const Table& table, const Popularity& popularity);

class Projection {
public:
    explicit Projection(const Seen& seen);

    /// V of section 9, in thousandths.
    std::int64_t value(const Present& present, const Popularity& popularity, bool reversed) const;
    /// Of the Present as it lies.
    std::int64_t value() const { return value(seen_.present(), seen_.popularity(), seen_.reversed()); }
    /// After a Rollback.
    std::int64_t undone() const { return value({}, seen_.popularity(), false); }
    /// Would the own faction be on top at an Election of the Present, all choices left aside?
    bool would_score() const;

    /// Kept within its bounds, like every change (RP-3).
    void change(Popularity& popularity, FactionIndex faction, int by) const;
    void change(Popularity& popularity, FactionSet factions, int by) const;
    /// The most popular one but the own; ties: the first after the own one.
    FactionIndex best_rival(const Popularity& popularity) const;
    /// All in play, as in the list and round again, the own one first.
    const Row<FactionIndex, most_factions>& from_own() const { return from_own_; }

private:
    struct Hopes {
        std::int64_t own = 0;
        std::int64_t others = 0;  ///< in millionths
    };
    template <class Election>
    void run(const Present& present, Popularity& popularity, bool reversed, bool choose, Election election) const;
    void take_place(const Effect& effect, Popularity& popularity, bool choose) const;
    void hold_election(const Popularity& popularity, Hopes& hopes) const;
    std::optional<FactionSet> winners(const Popularity& popularity) const;

    const Seen& seen_;
    FactionIndex own_;
    Row<FactionIndex, most_factions> from_own_;
    std::array<std::int64_t, most_factions> known_holders_{};  ///< among the others, by faction
    std::array<std::int64_t, most_factions> anybodys_{};  ///< Contract cards that the mage knows nothing of (RP-61)
    std::int64_t all_anybodys_ = 0;
    std::int64_t unknown_mages_ = 0;
};

}  // namespace resolution::rollback_propaganda
