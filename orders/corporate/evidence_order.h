#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

enum class EvidenceUse : std::uint8_t { share, show, publish, burn };
inline constexpr std::array<std::string_view, 4> evidence_use_ids{"share", "show", "publish", "burn"};

/// What can be proved: a secret of a player, that it is a technomancer, an order sheet of it, what an agent was like in
/// some turn, who was behind a run (CG-100).
struct Evidence {
    enum class Kind : std::uint8_t { secret, proof, sheet, profile, trace };
    Kind kind = Kind::secret;
    PlayerIndex about = {};   ///< secret, proof, sheet
    std::uint16_t number = 0;  ///< secret: from 1; sheet, profile: the turn
    Entity agent = {};        ///< profile: of an agent or a CROC
    std::string code = {};    ///< trace
    friend bool operator==(const Evidence&, const Evidence&) = default;

    static Evidence secret(PlayerIndex of, std::size_t number) {
        return {Kind::secret, of, static_cast<std::uint16_t>(number)};
    }
    static Evidence proof(PlayerIndex of) { return {Kind::proof, of}; }
    static Evidence sheet(PlayerIndex of, int turn) { return {Kind::sheet, of, static_cast<std::uint16_t>(turn)}; }
    static Evidence profile(Entity of, int turn) { return {Kind::profile, {}, static_cast<std::uint16_t>(turn), of}; }
    static Evidence trace(std::string code) { return {Kind::trace, {}, 0, {}, std::move(code)}; }
};

/// Step 1: what becomes of a proof one holds.
struct EvidenceOrder {
    EvidenceUse use = EvidenceUse::publish;
    Named<Evidence> evidence;
    std::optional<Named<PlayerIndex>> with;  ///< share, show
    friend bool operator==(const EvidenceOrder&, const EvidenceOrder&) = default;
};

}  // namespace orders::corporate
