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
inline constexpr auto run_types = word_list({{"information", "information, info", "info"},
                                             {"datasteal", "datasteal, vol de données"},
                                             {"sabotage", "sabotage"},
                                             {"scandal", "scandale"},
                                             {"protection", "protection"},
                                             {"assassination", "assassinat"}});
inline constexpr auto& run_type_ids = run_types.ids;
constexpr Words words_of(RunType) { return run_types.in("run_type", phrase("run type")); }
/// Agents have a bonus for each of the first five types; the first four can be met by a Defence of one's corporation.
inline constexpr std::size_t bonus_types = 5;
inline constexpr std::size_t defence_types = 4;

enum class Line : std::uint8_t { populist, underground, public_contracts };
inline constexpr auto lines =
    word_list({{"populist", "populiste"}, {"underground", "underground"}, {"public-contracts", "contrats publics"}});
inline constexpr auto& line_ids = lines.ids;
constexpr Words words_of(Line) { return lines.in("line", phrase("line")); }

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

/// Who is asked to carry out a run.
struct Independents {
    friend bool operator==(Independents, Independents) = default;
};
struct OwnCroc {
    friend bool operator==(OwnCroc, OwnCroc) = default;
};
using AgentChoice = std::variant<Independents, OwnCroc, Named<AgentIndex>>;

/// What a run is aimed at: something in the game, an earlier run, or a name that nothing bears.
struct NoSuchTarget {
    std::string written;
    friend bool operator==(const NoSuchTarget&, const NoSuchTarget&) = default;
};
using RunTarget = std::variant<Entity, RunCode, NoSuchTarget>;

/// What can be proved: a secret of a player, that it is a technomancer, an order sheet of it, what an agent was like in
/// some turn, who was behind a run (CG-100).
struct Evidence {
    enum class Kind : std::uint8_t { secret, proof, sheet, profile, trace };
    Kind kind = Kind::secret;
    PlayerIndex about = {};    ///< secret, proof, sheet
    std::uint16_t number = 0;  ///< secret: from 1; sheet, profile: the turn
    Entity agent = {};         ///< profile: of an agent or a CROC
    std::string code = {};     ///< trace
    friend bool operator==(const Evidence&, const Evidence&) = default;

    static Evidence secret(PlayerIndex of, std::size_t number) {
        return {Kind::secret, of, static_cast<std::uint16_t>(number)};
    }
    static Evidence proof(PlayerIndex of) { return {Kind::proof, of}; }
    static Evidence sheet(PlayerIndex of, int turn) { return {Kind::sheet, of, static_cast<std::uint16_t>(turn)}; }
    static Evidence profile(Entity of, int turn) { return {Kind::profile, {}, static_cast<std::uint16_t>(turn), of}; }
    static Evidence trace(std::string code) { return {Kind::trace, {}, 0, {}, std::move(code)}; }
};

/// What its holder calls a piece of evidence when it cites it: T3-B, the second that it learnt of in turn 3.
struct Piece {
    std::string code;
    Evidence evidence;
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// Step 10: the corporation asked for; nothing for `none`.
struct CitizenshipOrder {
    std::optional<Named<CorporationIndex>> corporation;
    friend bool operator==(const CitizenshipOrder&, const CitizenshipOrder&) = default;
};

}  // namespace orders::corporate
