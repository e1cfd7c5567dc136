#include "orders/mad_con/sheet.h"
#include "tests/games/mad_con/under_test.h"

namespace resolution::mad_con {

using orders::mad_con::Pick;
using orders::mad_con::Picks;

namespace {

/// Numbers that no visitor bears are all that a player can write of his own.
class Strangers {
public:
    Strangers(test_support::Canaries& canaries, PlayerIndex author, std::mt19937_64& random)
        : canaries_(canaries), author_(author), random_(random) {}

    void join(Picks& list) {
        const int number = 1'000 + static_cast<int>(random_() % 9'000);
        const std::string id = orders::mad_con::visitor_id(number);
        if (!canaries_.marks_in(id).empty()) return;  // somebody else's
        canaries_.mark(id, Audience::only(author_),
                       id + ", of whom player " + std::to_string(author_.value() + 1) + " wrote");
        list.push_back(Pick::number(number));
    }

private:
    test_support::Canaries& canaries_;
    PlayerIndex author_;
    std::mt19937_64& random_;
};

}  // namespace

void UnderTest::plant_in_sheet(SheetOrders& sheet, const Position&, PlayerIndex author,
                               test_support::Canaries& canaries, Random& random) const {
    auto& orders = std::any_cast<Sheet&>(sheet.orders);
    Strangers strangers(canaries, author, random);
    strangers.join(orders.swap);
    for (auto& slot : orders.targets) {
        Target& target = slot ? *slot : slot.emplace();
        for (Picks* list : {&target.pick, &target.back, &target.forward}) strangers.join(*list);
        auto& elsewhere = target.by_org[random() % target.by_org.size()];
        strangers.join(elsewhere ? *elsewhere : elsewhere.emplace());
    }
}

}  // namespace resolution::mad_con
