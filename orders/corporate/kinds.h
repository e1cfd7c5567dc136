#pragma once

// The vocabulary that order sheets and rules of Corporate Game share.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "orders/index.h"
#include "orders/words.h"

namespace orders::corporate {

using CorporationIndex = Index<struct CorporationTag>;  ///< in order of the data
using AgentIndex = Index<struct AgentTag>;              ///< data first, then in order of arrival
using PartyIndex = Index<struct PartyTag>;              ///< in order of the data

enum class RunType : std::uint8_t { information, datasteal, sabotage, scandal, protection, assassination };
inline constexpr std::array<std::string_view, 6> run_type_ids{"information", "datasteal",  "sabotage",
                                                              "scandal",     "protection", "assassination"};
/// Agents have a bonus for each of the first five types; the first four can be met by a Defence of one's corporation.
inline constexpr std::size_t bonus_types = 5;
inline constexpr std::size_t defence_types = 4;

enum class Line : std::uint8_t { populist, underground, public_contracts };
inline constexpr std::array<std::string_view, 3> line_ids{"populist", "underground", "public-contracts"};

constexpr Words words_of(RunType) { return {"run type", run_type_ids}; }
constexpr Words words_of(Line) { return {"line", line_ids}; }

enum class EntityKind : std::uint8_t { corporation, player, agent, party, croc };

/// Something that can be a friend, a foe or a target. A CROC is known by its owner.
struct Entity {
    EntityKind kind = EntityKind::corporation;
    std::uint8_t index = 0;

    static constexpr Entity of(CorporationIndex i) { return {EntityKind::corporation, narrow(i.value())}; }
    static constexpr Entity of(PlayerIndex i) { return {EntityKind::player, narrow(i.value())}; }
    static constexpr Entity of(AgentIndex i) { return {EntityKind::agent, narrow(i.value())}; }
    static constexpr Entity of(PartyIndex i) { return {EntityKind::party, narrow(i.value())}; }
    static constexpr Entity croc_of(PlayerIndex i) { return {EntityKind::croc, narrow(i.value())}; }

    constexpr std::optional<CorporationIndex> corporation() const {
        return as<CorporationIndex>(EntityKind::corporation);
    }
    constexpr std::optional<PlayerIndex> player() const { return as<PlayerIndex>(EntityKind::player); }
    constexpr std::optional<AgentIndex> agent() const { return as<AgentIndex>(EntityKind::agent); }
    constexpr std::optional<PartyIndex> party() const { return as<PartyIndex>(EntityKind::party); }
    constexpr std::optional<PlayerIndex> croc_owner() const { return as<PlayerIndex>(EntityKind::croc); }

    friend constexpr bool operator==(Entity, Entity) = default;

private:
    static constexpr std::uint8_t narrow(std::size_t value) { return static_cast<std::uint8_t>(value); }
    template <class I>
    constexpr std::optional<I> as(EntityKind wanted) const {
        return kind == wanted ? std::optional(I{index}) : std::nullopt;
    }
};

/// A name in a sheet. One that nothing in the game bears is kept as it was written:
/// the rules refuse the order that needs it, and the rest of the sheet counts.
template <class T>
struct Named {
    std::optional<T> known;
    std::string written = {};  ///< only if unknown

    friend bool operator==(const Named&, const Named&) = default;
};

/// Public code of an earlier run, as in `run:T2-QK7`.
struct RunCode {
    std::string code;
    friend bool operator==(const RunCode&, const RunCode&) = default;
};

/// Orders of one list by their place: an order that was not understood leaves a hole,
/// so that `runs/3` stays the third one written.
template <class T>
using OrderList = std::vector<std::optional<T>>;

}  // namespace orders::corporate
