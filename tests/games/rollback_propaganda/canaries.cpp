#include "orders/rollback_propaganda/sheet.h"
#include "tests/games/rollback_propaganda/under_test.h"

namespace resolution::rollback_propaganda {

using orders::rollback_propaganda::CardIndex;
using orders::rollback_propaganda::Sheet;
using orders::rollback_propaganda::SpellRule;

namespace {

/// Numbers so large that the game never comes near them are all that a player can write of its own.
class LargeNumbers {
public:
    LargeNumbers(test_support::Canaries& canaries, PlayerIndex author, std::mt19937_64& random)
        : canaries_(canaries), author_(author), random_(random) {}

    int next(const std::string& where) {
        const int number = 100'003 + static_cast<int>(random_() % 780'000);
        canaries_.number(number, author_, where + " of player " + std::to_string(author_.value() + 1));
        return number;
    }

private:
    test_support::Canaries& canaries_;
    PlayerIndex author_;
    std::mt19937_64& random_;
};

/// No turn is so late: the rule never applies, and the one after it does.
SpellRule never(LargeNumbers& numbers) {
    SpellRule rule;
    rule.when.turn_at_least = numbers.next("the turn of a rule");
    rule.when.future_at_most = numbers.next("the Future of a rule");
    rule.ethers = numbers.next("the Ethers of a rule");
    return rule;
}

}  // namespace

void UnderTest::plant_in_sheet(SheetOrders& sheet, const Position&, PlayerIndex author,
                               test_support::Canaries& canaries, Random& random) const {
    auto& orders = std::any_cast<Sheet&>(sheet.orders);
    LargeNumbers numbers(canaries, author, random);
    if (orders.reveal) {
        if (!orders.reveal->max_cards) orders.reveal->max_cards = numbers.next("the cards of a program");
        auto& push = orders.reveal->push_if;
        if (!push) push.emplace().turn_at_least = numbers.next("the turn of a program");
    }
    // Parts may be sent early: so every sheet has some to say, at whichever pace.
    if (!orders.spells) orders.spells.emplace();
    if (orders.spells->empty()) orders.spells->try_emplace(CardIndex{0});
    for (auto& [card, rules] : *orders.spells) {
        for (int rule = 0; rule < 3; ++rule) rules.insert(rules.begin(), never(numbers));
    }
}

}  // namespace resolution::rollback_propaganda
