#include "tests/games/corporate/under_test.h"

namespace resolution::corporate {

using namespace orders::corporate;

namespace {

class Scribble {
public:
    Scribble(const State& state, PlayerIndex author, std::mt19937_64& random)
        : state_(state), author_(author), random_(random) {}

    Sheet sheet() {
        Sheet sheet;
        sheet.instinct = one_in(4);
        some(sheet.votes, 4, [&] { return VoteOrder{corporation(), corporation()}; });
        some(sheet.forecasts, 3, [&] { return ForecastOrder{corporation(), number(14) - 1}; });
        if (one_in(3)) sheet.honour = honour();
        some(sheet.transfers, 2, [&] { return TransferOrder{player(), money(), one_in(2) ? "C-1" : ""}; });
        some(sheet.buy, 7, [&] { return purchase(); });
        some(sheet.runs, 6, [&] { return run(); });
        if (one_in(2)) sheet.dragon = DragonOrder{{number(4), number(4)}};
        if (one_in(3)) sheet.party_line = static_cast<Line>(number(3));
        if (one_in(3)) sheet.public_contract = public_contract();
        some(sheet.grant, 2, [&] { return GrantOrder{corporation(), number(4)}; });
        if (one_in(3)) sheet.auction = money();
        some_captives(sheet);
        some_words(sheet);
        if (one_in(3)) sheet.citizenship = citizenship();
        some(sheet.evidence, 2, [&] { return evidence(); });
        return sheet;
    }

private:
    bool one_in(int sides) { return number(sides) == 0; }
    std::int64_t number(int sides) { return static_cast<std::int64_t>(random_() % static_cast<unsigned>(sides)); }
    Money money() { return Money{number(30) * 20'000 - 20'000}; }

    template <class T, class Make>
    void some(OrderList<T>& list, int most, Make make) {
        for (std::int64_t i = number(most + 1); i > 0; --i) {
            if (one_in(20)) {
                list.push_back(std::nullopt);
            } else {
                list.emplace_back(make());
            }
        }
    }

    /// Now and then a name that nothing bears.
    template <class I>
    Named<I> named(std::size_t count) {
        if (one_in(25)) return {std::nullopt, "zaibatsu"};
        return {I{random_() % count}, {}};
    }
    Named<CorporationIndex> corporation() { return named<CorporationIndex>(state_.corporations.size()); }
    Named<PlayerIndex> player() { return named<PlayerIndex>(state_.players.size()); }
    Named<AgentIndex> agent() { return named<AgentIndex>(state_.agents.size()); }
    Named<PartyIndex> party() { return named<PartyIndex>(state_.parties.size()); }

    HonourOrder honour() {
        HonourOrder order;
        if (!one_in(3)) order.beg = 1;
        if (one_in(2)) order.buy = number(3);
        return order;
    }

    BuyOrder purchase() {
        switch (number(9)) {
            case 0:
            case 1: return BuyShare{corporation()};
            case 2: return BuyInfluence{};
            case 3:
            case 4: return BuyLoyalty{agent()};
            case 5: return BuyPoints{number(4), one_in(2) ? std::optional(party()) : std::nullopt};
            case 6: return one_in(2) ? BuyOrder(BuyCroc{one_in(3) ? "" : "Team"}) : BuyOrder(BuyCrocRun{});
            case 7: return BuyCrocBonus{static_cast<RunType>(number(5))};
            default: return BuyWarHonour{number(3)};
        }
    }

    Entity entity() {
        switch (number(5)) {
            case 0: return Entity::of(CorporationIndex{random_() % state_.corporations.size()});
            case 1: return Entity::of(PlayerIndex{random_() % state_.players.size()});
            case 2: return Entity::of(AgentIndex{random_() % state_.agents.size()});
            case 3: return Entity::of(PartyIndex{random_() % state_.parties.size()});
            default: return Entity::croc_of(PlayerIndex{random_() % state_.players.size()});
        }
    }

    RunTarget target() {
        if (one_in(20)) return NoSuchTarget{"zaibatsu"};
        if (one_in(10))
            return RunCode{state_.runs.empty() ? "T1-AAA" : state_.runs[random_() % state_.runs.size()].code};
        if (one_in(2)) return Entity::of(CorporationIndex{random_() % state_.corporations.size()});
        return entity();
    }

    RunOrder run() {
        RunOrder order;
        order.type = static_cast<RunType>(number(6));
        order.target = target();
        if (one_in(4)) {
            order.agent = OwnCroc{};
        } else if (!one_in(3)) {
            order.agent = agent();
        }
        order.invest = Money{number(8) * 25'000};
        if (!one_in(3)) order.benefit = corporation();
        if (!one_in(3)) order.line = static_cast<Line>(number(3));
        order.network = one_in(2);
        order.awakened = one_in(4);
        order.dragon_bonus = one_in(4);
        order.deposit_only = one_in(5);
        order.favour = one_in(5);
        return order;
    }

    PublicContractOrder public_contract() {
        PublicContractOrder order;
        if (!one_in(3)) order.add = corporation();
        if (one_in(3)) order.remove = corporation();
        return order;
    }

    CitizenshipOrder citizenship() { return {one_in(3) ? std::nullopt : std::optional(corporation())}; }

    EvidenceOrder evidence() {
        const auto& held = state_[author_].evidence;
        EvidenceOrder order;
        order.use = static_cast<EvidenceUse>(number(4));
        order.evidence.known = Evidence::secret(PlayerIndex{random_() % state_.players.size()}, 1);
        if (!held.empty() && !one_in(3)) order.evidence.known = held[random_() % held.size()];
        if (!one_in(4)) order.with = player();
        return order;
    }

    /// A sheet's map names each once.
    void some_captives(Sheet& sheet) {
        for (std::size_t i = 0; i < state_.agents.size(); ++i) {
            const bool held = state_.agents[i].captor == author_;
            if (!one_in(held ? 2 : 20)) continue;
            CaptiveOrder order{{AgentIndex{i}, {}}, static_cast<CaptiveFate>(number(2))};
            if (one_in(10)) order.fate.reset();
            sheet.captives.push_back(order);
        }
    }

    void some_words(Sheet& sheet) {
        for (std::size_t i = 0; i < state_.agents.size(); ++i) {
            const bool close = state_.agents[i].loyalty_to(author_) >= 3;
            if (!one_in(close ? 2 : 20)) continue;
            AgentOrder order{{AgentIndex{i}, {}}, std::nullopt, std::nullopt};
            if (one_in(2)) order.authorise = {Authorisation{player(), 1}};
            if (one_in(2)) order.secret_allies = {Named<Entity>{entity(), {}}};
            sheet.agents.push_back(order);
        }
        if (one_in(10)) sheet.agents.push_back({{std::nullopt, "zaibatsu"}, std::nullopt, std::nullopt});
    }

    const State& state_;
    PlayerIndex author_;
    std::mt19937_64& random_;
};

}  // namespace

SheetOrders UnderTest::wild_sheet(const Game&, const Position& position, PlayerIndex author, Random& random) const {
    return {Scribble(std::any_cast<const State&>(position.state), author, random).sheet()};
}

}  // namespace resolution::corporate
