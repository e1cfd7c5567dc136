#pragma once

#include "resolution/corporate/state.h"
#include "tests/support/game_under_test.h"

namespace resolution::corporate {

class UnderTest final : public test_support::GameUnderTest {
public:
    test_support::Ways ways() const override { return {}; }
    test_support::Freedom freedom() const override;
    std::string countable() const override { return "money"; }

    std::optional<test_support::Situation> with_harmless_change(const test_support::Table& table,
                                                                const test_support::Situation& situation,
                                                                PlayerIndex player, Random& random) const override;

    SheetOrders wild_sheet(const Game& game, const Position& position, PlayerIndex author,
                           Random& random) const override;
    Position with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const override;
    test_support::Unforeseen unforeseen() const override;

    void plant_in_character(orders::Node& player, PlayerIndex index, test_support::Canaries& canaries) const override;
    void plant_in_position(Position& position, test_support::Canaries& canaries) const override;
    void plant_in_sheet(SheetOrders& sheet, const Position& position, PlayerIndex author,
                        test_support::Canaries& canaries, Random& random) const override;
    Audience entitled(const nlohmann::json& entry, const test_support::TurnFacts& facts) const override;
    bool tells() const override { return true; }
};

}  // namespace resolution::corporate
