// What nobody may read in Rollback Propaganda, said once more and without the marks and audiences that see to it:
// Contracts, hands, schemed and buried cards, Grimoires, and the Future beyond what somebody has seen (section 7).

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "resolution/rollback_propaganda/rules.h"
#include "tests/games/rollback_propaganda/under_test.h"
#include "tests/support/bot_games.h"
#include "tests/support/reading.h"
#include "tests/support/table.h"

namespace resolution::rollback_propaganda {
namespace {

using nlohmann::json;
using test_support::Played;

const int games_of_secrets = test_support::games_to_play(24, 6);

const State& state_of(const Position& position) { return std::any_cast<const State&>(position.state); }

std::vector<Reader> readers(const test_support::Table& table) {
    std::vector<Reader> out{Reader::anybody()};
    for (const PlayerIndex player : table.roster().all()) out.push_back(Reader::player(player));
    return out;
}

class RollbackPropagandaSecrets : public testing::Test {
protected:
    /// Whole games of bots; `look` sees each stop before and after it was resolved.
    template <class Look>
    static void play(Look look) {
        test_support::play_bots(Rules::id, games_of_secrets, 5,
                                [&](const test_support::Table& table, const resolution::Sheets& sheets) {
                                    look(table, sheets, table.resolve(table.position(), sheets));
                                });
    }
};

/// What one mage knows of Contracts, followed from nothing but what it was told (section 9).
class Notebook {
public:
    Notebook(const test_support::Table& table, const State& before, PlayerIndex self)
        : ids_(table.roster().ids()), self_(table.roster().id(self)) {
        const auto& factions = rules_of(table.game()).figures().factions;
        const auto name = [&](FactionIndex faction) { return factions[faction.value()].id; };
        if (before[self].contract) known_[self_] = name(*before[self].contract);
        for (std::size_t i = 0; i < before.count(); ++i) {
            if (const auto& known = before[self].known[i]) known_[ids_[i]] = name(*known);
        }
    }

    void read(const json& entry) {
        const std::string kind = entry["kind"];
        const json& data = entry["data"];
        if (kind == "shown" || kind == "look") known_[data["player"]] = data["faction"];
        if (kind == "contract") known_[self_] = data["faction"];
        if (kind == "flip" && data["card"] == "forgery") swap_with_pile(data["player"]);
        if (kind != "resolve" || data["choice"].empty() || data["choice"][0] != "swap") return;
        const std::string one = data["choice"][1];
        const std::string other = data["choice"][2];
        if (other == "unassigned") return swap_with_pile(one);
        auto moved = known_.extract(one);
        auto back = known_.extract(other);
        if (moved) known_[other] = moved.mapped();
        if (back) known_[one] = back.mapped();
    }

    json others() const {
        json out = json::object();
        for (const auto& [mage, faction] : known_) {
            if (mage != self_) out[mage] = faction;
        }
        return out;
    }

private:
    void swap_with_pile(const std::string& mage) {
        if (mage != self_) known_.erase(mage);
    }

    std::vector<std::string> ids_;
    std::string self_;
    std::map<std::string, std::string> known_;
};

}  // namespace

TEST_F(RollbackPropagandaSecrets, WhatIsOnesOwnIsToldToOneMage) {
    std::map<std::string, int> told;
    play([&](const test_support::Table& table, const resolution::Sheets&, const Played& played) {
        for (const json& entry : to_json(played.record.journal, table.roster(), Reader::game_master())) {
            const std::string kind = entry["kind"];
            if (!std::set<std::string>{"scheme", "draw", "foresee", "look", "contract", "own_bury", "deal", "hand"}
                     .contains(kind))
                continue;
            ++told[kind];
            ASSERT_TRUE(entry["audience"].is_array()) << entry;
            EXPECT_EQ(entry["audience"].size(), 1U) << entry;
        }
    });
    for (const char* kind : {"scheme", "draw", "foresee", "look", "contract"}) EXPECT_GT(told[kind], 0) << kind;
}

TEST_F(RollbackPropagandaSecrets, ContractsAreKnownToWhoeverWasToldOfThem) {
    int known = 0;
    play([&](const test_support::Table& table, const resolution::Sheets&, const Played& played) {
        const json after = table.game().to_json(played.position);
        for (const PlayerIndex mage : table.roster().all()) {
            Notebook notebook(table, state_of(table.position()), mage);
            for (const json& entry : to_json(played.record.journal, table.roster(), Reader::player(mage)))
                notebook.read(entry);
            const json& really = after["players"][table.roster().id(mage)]["known"];
            EXPECT_EQ(really, notebook.others()) << table.roster().id(mage);
            known += static_cast<int>(really.size());
        }
    });
    EXPECT_GT(known, 0);
}

/// A card that is buried is named to its owner alone, a card that is schemed to nobody else before it is flipped.
TEST_F(RollbackPropagandaSecrets, CardsAreNamedWhenTheyLieFaceUp) {
    int flipped = 0;
    play([&](const test_support::Table& table, const resolution::Sheets&, const Played& played) {
        for (const json& entry : to_json(played.record.journal, table.roster(), Reader::anybody())) {
            const json& data = entry["data"];
            const bool names = data.contains("card") || data.contains("cards");
            EXPECT_TRUE(!names || entry["kind"] == "flip") << entry;
            flipped += entry["kind"] == "flip" ? 1 : 0;
        }
    });
    EXPECT_GT(flipped, 0);
}

TEST_F(RollbackPropagandaSecrets, OfTheFutureARollbackAndAForesightTell) {
    int known_to_all = 0, known_to_one = 0;
    play([&](const test_support::Table& table, const resolution::Sheets&, const Played& played) {
        const State& after = state_of(played.position);
        for (const Reader reader : readers(table)) {
            const json known = table.game().to_json(table.game().known(played.position, reader));
            const auto seen =
                static_cast<std::size_t>(reader.player() ? after[*reader.player()].foreseen : after.known_prefix);
            ASSERT_EQ(known["future"].size(), after.future.size());
            for (std::size_t i = 0; i < after.future.size(); ++i)
                EXPECT_EQ(known["future"][i].is_null(), i >= seen) << i << " of " << seen;
            known_to_all += after.known_prefix;
            known_to_one += static_cast<int>(seen) - after.known_prefix;
        }
    });
    EXPECT_GT(known_to_all, 0);
    EXPECT_GT(known_to_one, 0);
}

TEST_F(RollbackPropagandaSecrets, WhatAReaderIsShownHoldsNoHiddenCard) {
    play([](const test_support::Table& table, const resolution::Sheets&, const Played& played) {
        const State& after = state_of(played.position);
        for (const Reader reader : readers(table)) {
            const json known = table.game().to_json(table.game().known(played.position, reader));
            const auto hidden = [](const json& cards) {
                return std::all_of(cards.begin(), cards.end(), [](const json& card) { return card.is_null(); });
            };
            EXPECT_TRUE(hidden(known["unassigned"]));
            for (const PlayerIndex mage : table.roster().all()) {
                const json& seen = known["players"][table.roster().id(mage)];
                const bool own = reader.player() == mage;
                EXPECT_TRUE(hidden(seen["grimoire"])) << "its owner does not know it either";
                EXPECT_TRUE(own || hidden(seen["hand"]));
                EXPECT_TRUE(own || hidden(seen["schemed"]));
                EXPECT_EQ(seen["hand"].size(), after[mage].hand.size()) << "how many there are all may know";
                EXPECT_TRUE(own || !seen.contains("contract") || seen["contract"].is_null());
            }
        }
    });
}

/// Cards of the Future that do not come up, and that nobody looks at, may lie in any order.
TEST_F(RollbackPropagandaSecrets, TheRestOfTheFutureMovesNoReport) {
    std::mt19937_64 random(test_support::base_seed());
    int shuffled = 0;
    play([&](const test_support::Table& table, const resolution::Sheets& sheets, const Played& played) {
        const State& before = state_of(table.position());
        const State& after = state_of(played.position);
        if (after.rollbacks > before.rollbacks) return;
        const std::size_t gone = before.future.size() - after.future.size();
        std::size_t seen = static_cast<std::size_t>(after.known_prefix);
        for (const Player& player : after.players) seen = std::max(seen, static_cast<std::size_t>(player.foreseen));
        if (gone + seen + 2 > before.future.size()) return;
        Position changed = table.position();
        auto& future = std::any_cast<State&>(changed.state).future;
        std::shuffle(future.begin() + gone + seen, future.end(), random);
        const Played again = table.resolve(changed, sheets);
        ++shuffled;
        const int turn = table.game().turn(table.position());
        for (const Reader reader : readers(table)) {
            EXPECT_EQ(test_support::render(table, again, turn, reader, "en"),
                      test_support::render(table, played, turn, reader, "en"));
        }
    });
    EXPECT_GT(shuffled, 0);
}

}  // namespace resolution::rollback_propaganda
