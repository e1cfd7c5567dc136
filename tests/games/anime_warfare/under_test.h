#pragma once

#include "resolution/anime_warfare/rules.h"
#include "tests/support/game_under_test.h"

namespace resolution::anime_warfare {

class UnderTest final : public test_support::GameUnderTest {
public:
    test_support::Ways ways() const override;
    test_support::Freedom freedom() const override;
    std::string countable() const override { return "fans"; }

    std::optional<test_support::Situation> with_harmless_change(const test_support::Table& table,
                                                                const test_support::Situation& situation,
                                                                PlayerIndex player, Random& random) const override;

    SheetOrders wild_sheet(const Game& game, const Position& position, PlayerIndex author,
                           Random& random) const override;
    Position with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const override;
    test_support::Unforeseen unforeseen() const override;

    void plant_in_character(orders::Node&, PlayerIndex, test_support::Canaries&) const override {}
    void plant_in_position(Position&, test_support::Canaries&) const override {}
    void plant_in_sheet(SheetOrders& sheet, const Position& position, PlayerIndex author,
                        test_support::Canaries& canaries, Random& random) const override;
    /// Sheets and standing orders stay with their authors: what they made of the game is told, never what they said.
    Audience entitled(const nlohmann::json&, const test_support::TurnFacts&) const override {
        return Audience::game_master();
    }
    bool tells() const override { return false; }
};

/// With the figures of the campaign that is played.
const Rules& rules_of(const Game& game);

}  // namespace resolution::anime_warfare
