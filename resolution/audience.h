#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "orders/index.h"

namespace resolution {

using orders::PlayerIndex;

/// Some of the players of a game; at most 64.
class PlayerSet {
public:
    constexpr PlayerSet() = default;
    constexpr PlayerSet(PlayerIndex player) { add(player); }
    constexpr void add(PlayerIndex player) { bits_ |= bit(player); }
    constexpr void remove(PlayerIndex player) { bits_ &= ~bit(player); }
    constexpr bool has(PlayerIndex player) const { return (bits_ & bit(player)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    std::vector<PlayerIndex> list() const {  ///< in order of enrolment
        std::vector<PlayerIndex> out;
        for (std::uint64_t left = bits_; left != 0; left &= left - 1)
            out.emplace_back(static_cast<std::size_t>(std::countr_zero(left)));
        return out;
    }
    friend constexpr PlayerSet operator|(PlayerSet a, PlayerSet b) { return a.bits_ |= b.bits_, a; }
    friend constexpr bool operator==(PlayerSet, PlayerSet) = default;

private:
    static constexpr std::uint64_t bit(PlayerIndex player) { return std::uint64_t{1} << player.value(); }
    std::uint64_t bits_ = 0;
};

/// Who reads: a player, anybody (the public), or the game master, who may read all.
class Reader {
public:
    static constexpr Reader anybody() { return Reader{Who::anybody, {}}; }
    static constexpr Reader game_master() { return Reader{Who::game_master, {}}; }
    static constexpr Reader player(PlayerIndex player) { return Reader{Who::player, player}; }

    constexpr bool is_game_master() const { return who_ == Who::game_master; }
    constexpr std::optional<PlayerIndex> player() const {
        return who_ == Who::player ? std::optional(player_) : std::nullopt;
    }
    /// May this reader know what only that player may know?
    constexpr bool is(PlayerIndex other) const { return is_game_master() || (who_ == Who::player && player_ == other); }

private:
    enum class Who : std::uint8_t { anybody, player, game_master };
    constexpr Reader(Who who, PlayerIndex player) : who_(who), player_(player) {}
    Who who_;
    PlayerIndex player_;
};

/// Who may know a fact.
class Audience {
public:
    static constexpr Audience everyone() { return Audience{Reach::everyone, {}}; }
    static constexpr Audience game_master() { return Audience{Reach::game_master, {}}; }
    static constexpr Audience only(PlayerSet players) { return Audience{Reach::players, players}; }

    constexpr bool is_everyone() const { return reach_ == Reach::everyone; }
    constexpr bool is_game_master() const { return reach_ == Reach::game_master; }
    constexpr PlayerSet players() const { return players_; }

    constexpr bool includes(Reader reader) const {
        if (reader.is_game_master() || is_everyone()) return true;
        const auto player = reader.player();
        return player && players_.has(*player);
    }

private:
    enum class Reach : std::uint8_t { everyone, players, game_master };
    constexpr Audience(Reach reach, PlayerSet players) : reach_(reach), players_(players) {}
    Reach reach_;
    PlayerSet players_;
};

}  // namespace resolution
