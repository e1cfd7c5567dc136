// What a player of Corporate Game is told to cost so much costs so much, and what is told of
// agents comes from what the player may know: on whole games of characters with traits.

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

#include <nlohmann/json.hpp>

#include "gm/play/players_file.h"
#include "gm/play/prefilled_sheet.h"
#include "resolution/corporate/state.h"
#include "tests/support/bot_games.h"
#include "tests/support/table.h"

using namespace resolution;
using nlohmann::json;

namespace {

const int outlook_games = test_support::games_to_play(6, 2);

std::string shipped_players() {
    std::ifstream file(std::string(GM_SOURCE_DIR) + "/campaigns/neo-tokyo/players.yaml");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// A game of the invented executives, played by bots.
class CorporateOutlook : public testing::Test {
protected:
    template <class Check>
    void play(Check check) {
        test_support::on_seeds(outlook_games, [&](std::uint64_t number) {
            seed = test_support::seed_of(number);
            Dice setup(seed, 0);
            Record ignored;
            auto fresh = game->fresh(players.roster, players.document, setup, ignored);
            ASSERT_TRUE(fresh) << orders::describe(fresh.problems());
            position = std::move(*fresh);
            const auto policies = game->policies();
            while (!game->over(position) && !HasFailure()) {
                check();
                Dice dice(seed, game->turn(position));
                const std::vector chosen(players.roster.size(), policies[number % policies.size()]);
                position = resolve(game->bots(chosen, position, dice)).first;
            }
        });
    }

    std::pair<Position, Record> resolve(const Sheets& sheets) const {
        Record record;
        Dice dice(seed, game->turn(position));
        Position after = game->resolve(position, sheets, dice, record);
        return {std::move(after), std::move(record)};
    }

    /// What becomes of a turn in which only this player sends a sheet.
    Record alone(PlayerIndex player, const std::string& yaml) const {
        const auto document = orders::parse_document(yaml, "sheet.yaml");
        EXPECT_TRUE(document) << yaml;
        Reading reading = game->read(position, player, *document);
        EXPECT_TRUE(reading.problems.empty()) << yaml << orders::describe(reading.problems);
        Sheets sheets(players.roster.size());
        sheets[player.value()] = std::move(reading.orders);
        return resolve(sheets).second;
    }

    /// Money that moved for that reason.
    static std::int64_t moved(const Record& record, PlayerIndex player, std::string_view reason) {
        Money sum;
        for (const Movement& movement : record.ledger) {
            if (movement.player == player && movement.reason == reason) sum += movement.amount;
        }
        return sum.amount;
    }

    json refusals(const Record& record, PlayerIndex player) const {
        json out = json::array();
        for (const json& entry : to_json(record.journal, players.roster, Reader::player(player))) {
            if (entry["kind"] == "refused") out.push_back(entry["data"]["reason"]);
        }
        return out;
    }

    /// Is the player out of the game?
    bool left(const Record& record, PlayerIndex player) const {
        for (const json& entry : to_json(record.journal, players.roster, Reader::anybody())) {
            if (entry["kind"] == "out-of-game" && entry["data"]["player"] == players.roster.id(player)) return true;
        }
        return false;
    }

    const std::unique_ptr<Game> game = test_support::shipped_game("corporate");
    const gm::PlayersFile players = gm::read_players(*orders::parse_document(shipped_players(), "players.yaml"), "fr");
    Seed seed = test_support::seed_of(0);
    Position position;
};

/// Something offered: how one orders it, how the ledger calls it, what it brings (minus: costs).
struct Offer {
    std::string yaml;
    std::string reason;
    std::int64_t amount = 0;
    json why = nullptr;
};

std::vector<Offer> offers_in(const json& outlook) {
    std::vector<Offer> out;
    const auto buy = [&](const std::string& item, const char* reason, const json& price, const json& why) {
        out.push_back({"buy: [" + item + "]", reason, -price.get<std::int64_t>(), why});
    };
    for (const json& one : outlook["corporations"])
        buy("{share: " + one["id"].get<std::string>() + "}", "share", one["price"], one["why"]);
    for (const json& one : outlook["agents"])
        buy("{loyalty: " + one["id"].get<std::string>() + "}", "loyalty", one["next"]["price"], one["next"]["why"]);
    buy("influence", "influence", outlook["influence"]["price"], outlook["influence"]["why"]);
    const json& points = outlook["political_points"];
    for (const json& one : points["parties"]) {
        const int most = std::max(1, one["most"].get<int>());
        buy("{political_points: " + std::to_string(most) + ", party: " + one["id"].get<std::string>() + "}",
            "political-points", points["price"].get<std::int64_t>() * most, one["why"]);
    }
    const json& croc = outlook["croc"];
    buy("{croc: Night Shift}", "croc", croc["price"], croc["why"]);
    if (croc["has"]) {
        for (const json& type : croc["bonus"]["types"])
            buy("{croc_bonus: " + type.get<std::string>() + "}", "croc-bonus", croc["bonus"]["price"], nullptr);
        buy("croc_run", "croc-run", croc["run"]["price"], croc["run"]["more"] ? json(nullptr) : json("above-maximum"));
    }
    const int honour = outlook["war_honour"]["most"];
    buy("{war_honour: " + std::to_string(std::max(1, honour)) + "}", "war-honour",
        outlook["war_honour"]["price"].get<std::int64_t>() * honour, honour > 0 ? json(nullptr) : json("no-war"));
    out.push_back({"honour: {beg: 1}", "begging", outlook["honour"]["beg"]["gain"], outlook["honour"]["beg"]["why"]});
    out.push_back({"honour: {buy: 1}", "honour", -outlook["honour"]["buy"]["price"].get<std::int64_t>(),
                   outlook["honour"]["buy"]["why"]});
    return out;
}

}  // namespace

TEST_F(CorporateOutlook, WhatIsQuotedIsPaid) {
    std::map<std::string, int> paid;
    std::map<std::string, int> refused;
    play([&] {
        const auto owed = game->demands(position);
        const PlayerIndex player = owed[static_cast<std::size_t>(game->turn(position)) % owed.size()].player;
        const json outlook = game->outlook(position, player);
        for (const Offer& offer : offers_in(outlook)) {
            const Record record = alone(player, offer.yaml);
            const std::int64_t amount = moved(record, player, offer.reason);
            const json reasons = refusals(record, player);
            const bool secret = reasons == json::array({"declines"});
            if (!offer.why.is_null()) {
                EXPECT_EQ(amount, 0) << offer.yaml << outlook.dump(1);
                EXPECT_EQ(reasons, json::array({offer.why})) << offer.yaml;
                ++refused[offer.reason];
            } else if (outlook["money"].get<std::int64_t>() + offer.amount < 0) {
                EXPECT_EQ(amount, 0) << offer.yaml;
            } else if (offer.reason == "loyalty" && secret) {
                EXPECT_EQ(amount, 0) << offer.yaml;  // what an agent hides, the outlook must not tell
            } else {
                EXPECT_EQ(amount, offer.amount) << offer.yaml << reasons;
                EXPECT_TRUE(reasons.empty()) << offer.yaml << reasons;
                ++paid[offer.reason];
            }
        }
    });
    for (const char* reason : {"share", "loyalty", "political-points", "begging", "honour", "influence"})
        EXPECT_GT(paid[reason], 0) << reason;
    for (const char* reason : {"share", "loyalty", "influence", "croc", "war-honour", "begging"})
        EXPECT_GT(refused[reason], 0) << reason;
}

TEST_F(CorporateOutlook, LimitsAreThoseOfTheRules) {
    play([&] {
        for (const Demand& demand : game->demands(position)) {
            const json outlook = game->outlook(position, demand.player);
            const std::string up = outlook["corporations"].front()["id"];
            const std::string down = outlook["corporations"].back()["id"];
            if (up == down) return;
            std::string votes = "votes: [";
            for (int i = 0; i <= outlook["votes"]["count"].get<int>(); ++i)
                votes += "{up: " + up + ", down: " + down + "}, ";
            const Record voted = alone(demand.player, votes + "]");
            // The dragon may end a player's game before the votes are counted (CG-64).
            const json expected = left(voted, demand.player) ? json::array() : json::array({"no-vote-left"});
            EXPECT_EQ(refusals(voted, demand.player), expected) << votes;
            std::string dragon = "dragon: {estimates: [";
            for (int i = 0; i <= outlook["dragon"]["estimates"].get<int>(); ++i) dragon += std::to_string(i + 1) + ", ";
            EXPECT_EQ(refusals(alone(demand.player, dragon + "]}"), demand.player), json::array({"no-right"}))
                << dragon;
        }
    });
}

// Whom agents secretly love, hate and serve, what others own: none of it moves a player's sheet.
TEST_F(CorporateOutlook, HiddenThingsLeaveASheetByteIdentical) {
    std::mt19937_64 random(test_support::base_seed());
    play([&] {
        const auto owed = game->demands(position);
        const PlayerIndex reader = owed[random() % owed.size()].player;
        Position other = position;
        auto& state = std::any_cast<corporate::State&>(other.state);
        for (corporate::Agent& agent : state.agents) {
            if (agent.loyalty_to(reader) >= 2) continue;
            using corporate::Attitude;
            agent.secret_enemies = {Attitude::towards(corporate::Entity::of(reader))};
            agent.secret_allies = {Attitude::towards(corporate::Entity::of(reader))};
            if (agent.kind != corporate::AgentKind::fixer) continue;
            for (const PlayerIndex rival : players.roster.all()) {
                if (rival != reader) agent.loyalty[rival.value()] = static_cast<int>(random() % 5);
            }
        }
        for (const PlayerIndex rival : players.roster.all()) {
            if (rival == reader) continue;
            state[rival].money = Money{static_cast<std::int64_t>(random() % 5'000'000)};
            state[rival].effects.bound_to_dragon = random() % 2 == 0;
            state[rival].effects.grant = static_cast<int>(random() % 4);
            state[rival].effects.extra_votes = static_cast<int>(random() % 3) - 1;
        }
        EXPECT_EQ(game->outlook(other, reader), game->outlook(position, reader));
        gm::PrefilledSheets before(*game, players.roster, position);
        gm::PrefilledSheets after(*game, players.roster, other);
        EXPECT_EQ(after.write(reader, "en")->text, before.write(reader, "en")->text);
    });
}
