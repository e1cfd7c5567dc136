#pragma once

#include "resolution/agent_jean/rules.h"
#include "tests/support/game_under_test.h"

namespace resolution::agent_jean {

class UnderTest final : public test_support::GameUnderTest {
public:
    test_support::Ways ways() const override;
    test_support::Freedom freedom() const override;
    std::string countable() const override { return "medals"; }

    std::optional<test_support::Situation> with_harmless_change(const test_support::Table& table,
                                                                const test_support::Situation& situation,
                                                                PlayerIndex player, Random& random) const override;

    SheetOrders wild_sheet(const Game& game, const Position& position, PlayerIndex author,
                           Random& random) const override;
    Position with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const override;

    void plant_in_character(orders::Node&, PlayerIndex, test_support::Canaries&) const override {}
    void plant_in_position(Position& position, test_support::Canaries& canaries) const override;
    void plant_in_sheet(SheetOrders& sheet, const Position& position, PlayerIndex author,
                        test_support::Canaries& canaries, Random& random) const override;
    Audience entitled(const nlohmann::json& entry, const test_support::TurnFacts& facts) const override;
    bool tells() const override { return true; }
};

/// Those of the shipped campaign.
const Figures& shipped_figures();

}  // namespace resolution::agent_jean
