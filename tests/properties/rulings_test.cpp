// Rulings, in every registered game: any figure may be ruled on, and the game goes on or the ruling is refused;
// what one player alone may know of it changes no other mail; stored games with rulings play again to the same record.

#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <random>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "gm/audit/verify.h"
#include "gm/play/intake.h"
#include "gm/play/new_game.h"
#include "gm/play/resolve.h"
#include "gm/report/knowledge.h"
#include "gm/report/template_set.h"
#include "gm/rulings/make.h"
#include "resolution/ruling.h"
#include "resolution/ruling_figure.h"
#include "tests/support/bot_games.h"
#include "tests/support/reading.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

using namespace resolution;
using nlohmann::json;
using test_support::Played;
using test_support::Table;

namespace {

const std::string ruling_time = "2026-11-16T12:00:00Z";

class EveryRuledGame : public testing::TestWithParam<std::string> {};

/// Every figure of a state that is no map: its path.
void collect(const json& value, const FigurePath& path, std::vector<FigurePath>& out) {
    if (!path.empty() && !value.is_object()) out.push_back(path);
    if (value.is_object()) {
        for (const auto& [key, item] : value.items()) {
            FigurePath below = path;
            below.push_back(key);
            collect(item, below, out);
        }
    }
}

json other_value(const json& value, const json& state, std::mt19937_64& random) {
    if (value.is_boolean()) return !value.get<bool>();
    if (value.is_number()) return value.get<std::int64_t>() + static_cast<std::int64_t>(random() % 7) - 2;
    if (value.is_array()) {
        json shorter = value;
        if (!shorter.empty()) shorter.erase(random() % shorter.size());
        return shorter;
    }
    std::vector<json> ids{nullptr};
    for (const auto& [key, part] : state.items()) {
        if (!part.is_object()) continue;
        for (const auto& [id, item] : part.items()) ids.emplace_back(id);
    }
    return ids[random() % ids.size()];
}

Ruling random_ruling(const Table& table, std::mt19937_64& random) {
    const json state = table.game().to_json(table.position());
    std::vector<FigurePath> paths;
    collect(state, {}, paths);
    const FigurePath& path = paths[random() % paths.size()];
    return {"set",
            "drawn",
            Audience::game_master(),
            {{"path", path}, {"value", other_value(*figure_at(state, path), state, random)}}};
}

void expect_ledger_adds_up(const Table& table, const Played& played) {
    std::map<std::size_t, Money> purses;
    for (const PlayerIndex player : table.roster().all())
        purses[player.value()] = table.game().balance(table.position(), player);
    for (const Movement& movement : played.record.ledger) {
        purses[movement.player.value()] += movement.amount;
        EXPECT_EQ(purses[movement.player.value()], movement.balance) << movement.reason;
    }
    for (const PlayerIndex player : table.roster().all())
        EXPECT_EQ(purses[player.value()], table.game().balance(played.position, player)) << table.roster().id(player);
}

/// Resolves a turn that opens with a ruling.
Played resolve_ruled(const Table& table, const Position& ruled, const Record& head, const Sheets& sheets) {
    Played played{ruled, head, {}};
    Dice dice(table.seed(), table.game().turn(ruled));
    played.position = table.game().resolve(ruled, sheets, dice, played.record);
    return played;
}

/// A mail, and all that a game master's own template could have put into it.
std::string render_all(const Table& table, const Played& played, int turn, Reader reader, const std::string& language) {
    const gm::ResolvedTurn resolved{
        turn, table.game(), table.roster(), played.position, played.record, table.seed().commitment()};
    auto templates = gm::TemplateSet::load(std::string(table.game().id()), language, table.game().names(language));
    if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
    const json known = gm::knowledge_of(reader, resolved);
    auto text = templates->render(reader.player() ? "report" : "bulletin", known);
    if (!text) throw std::runtime_error(orders::describe(text.problems()));
    return text->subject + "\n" + text->text + "\n" + text->html.value_or("there is no page") + "\n" + known.dump();
}

}  // namespace

TEST_P(EveryRuledGame, AnyFigureMayBeRuledOnAndTheGameGoesOn) {
    std::mt19937_64 random(test_support::base_seed());
    int held = 0;
    int refused = 0;
    test_support::play_bots(
        GetParam(), test_support::games_to_play(12, 3), 4, [&](const Table& table, const Sheets& sheets) {
            for (int i = 0; i < 6; ++i) {
                const Ruling ruling = random_ruling(table, random);
                Record record;
                record.journal.enter(rulings_step.id);
                const auto ruled = table.game().rule(table.position(), table.roster(), ruling, record);
                if (!ruled) {
                    EXPECT_FALSE(ruled.problems().front().what.empty());
                    ++refused;
                    continue;
                }
                ++held;
                SCOPED_TRACE(ruling.args.dump());
                const json saved = table.game().to_json(*ruled);
                const auto loaded = table.game().from_json(saved);
                ASSERT_TRUE(loaded) << orders::describe(loaded.problems());
                EXPECT_EQ(table.game().to_json(*loaded), saved);
                const Played played = resolve_ruled(table, *ruled, record, sheets);
                expect_ledger_adds_up(table, played);
                EXPECT_EQ(played.record.journal.entries().front().step, "rulings");
            }
        });
    EXPECT_GT(held, 0);
    EXPECT_GT(refused, 0);
}

namespace {

/// Every map of a state that has a key to lose.
void collect_maps(const json& value, const FigurePath& path, std::vector<FigurePath>& out) {
    if (!value.is_object()) return;
    if (!path.empty() && !value.empty()) out.push_back(path);
    for (const auto& [key, item] : value.items()) {
        FigurePath below = path;
        below.push_back(key);
        collect_maps(item, below, out);
    }
}

}  // namespace

TEST_P(EveryRuledGame, AMapThatLosesAKeyIsRefusedOrKeptWithoutIt) {
    std::mt19937_64 random(test_support::base_seed());
    int refused = 0;
    test_support::play_bots(GetParam(), test_support::games_to_play(6, 2), 2, [&](const Table& table, const Sheets&) {
        const json state = table.game().to_json(table.position());
        std::vector<FigurePath> maps;
        collect_maps(state, {}, maps);
        for (int i = 0; i < 10; ++i) {
            const FigurePath& path = maps[random() % maps.size()];
            json given = *figure_at(state, path);
            const std::string lost =
                std::next(given.begin(), static_cast<std::ptrdiff_t>(random() % given.size())).key();
            given.erase(lost);
            SCOPED_TRACE(to_text(path) + " without " + lost);
            Record record;
            record.journal.enter(rulings_step.id);
            const Ruling ruling{"set", "drawn", Audience::everyone(), {{"path", path}, {"value", given}}};
            const auto ruled = table.game().rule(table.position(), table.roster(), ruling, record);
            if (!ruled) {
                ++refused;
                continue;
            }
            const json kept = table.game().to_json(*ruled);
            EXPECT_FALSE(figure_at(kept, path)->contains(lost));
            for (const json& entry : to_json(record.journal, table.roster(), Reader::anybody()))
                EXPECT_EQ(entry.dump().find("\"after\""), std::string::npos) << entry.dump();
        }
    });
    EXPECT_GT(refused, 0);
}

namespace {

/// A ruling on top of others; what it tells goes into the record.
Position rule(const Table& table, const Position& position, const Ruling& ruling, Record& record) {
    record.journal.enter(rulings_step.id);
    auto ruled = table.game().rule(position, table.roster(), ruling, record);
    if (!ruled) throw std::runtime_error(orders::describe(ruled.problems()));
    return std::move(*ruled);
}

Ruling news(Audience audience, const std::string& text) {
    return {"publish", text + " reason", audience, {{"text", text + " text"}}};
}

/// The coming turn with what one player alone may know: news, and a figure of that player's that nobody else sees.
Played resolve_with_secrets(const Table& table, PlayerIndex one, const Sheets& sheets) {
    const std::string& id = table.roster().id(one);
    Record record;
    Position ruled = rule(table, table.position(), news(Audience::only(one), "canary"), record);
    for (const char* figure : {"coins", "victory_points"}) {
        if (!table.game().to_json(ruled)["players"][id].contains(figure)) continue;
        const json args = {{"path", {"players", id, figure}}, {"by", 1}};
        ruled = rule(table, ruled, {"adjust", "canary", Audience::only(one), args}, record);
    }
    ruled = rule(table, ruled, news(Audience::everyone(), "public"), record);
    return resolve_ruled(table, ruled, record, sheets);
}

}  // namespace

// Both turns have a public ruling, too: it must not tell that others were made before it.
TEST_P(EveryRuledGame, ARulingKnownToOneChangesNoOtherMail) {
    std::mt19937_64 random(test_support::base_seed());
    int seen = 0;
    const auto look = [&](const Table& table, const Sheets& sheets) {
        Record head;
        const Position open = rule(table, table.position(), news(Audience::everyone(), "public"), head);
        const Played plain = resolve_ruled(table, open, head, sheets);
        if (table.game().over(plain.position)) return;  // the final scores show all
        const PlayerIndex one{random() % table.roster().size()};
        const Played played = resolve_with_secrets(table, one, sheets);
        const int turn = table.game().turn(table.position());
        for (const std::string language : {"fr", "en"}) {
            EXPECT_EQ(render_all(table, played, turn, Reader::anybody(), language),
                      render_all(table, plain, turn, Reader::anybody(), language));
            const std::string own = render_all(table, played, turn, Reader::player(one), language);
            EXPECT_NE(own.find("canary reason"), std::string::npos) << own;
            EXPECT_NE(own.find("canary text"), std::string::npos) << own;
            EXPECT_NE(own.find("public text"), std::string::npos) << own;
        }
        for (const PlayerIndex other : table.roster().all()) {
            if (other == one) continue;
            EXPECT_EQ(render_all(table, played, turn, Reader::player(other), "fr"),
                      render_all(table, plain, turn, Reader::player(other), "fr"));
        }
        ++seen;
    };
    test_support::play_bots(GetParam(), test_support::games_to_play(6, 2), 2, look);
    EXPECT_GT(seen, 0);
}

namespace {

gm::GameInPlay open(const std::filesystem::path& folder) {
    auto in_play = gm::GameInPlay::open(folder, {"test", ruling_time});
    if (!in_play) throw std::runtime_error(orders::describe(in_play.problems()));
    return std::move(*in_play);
}

void start(const std::string& game, const std::filesystem::path& folder) {
    std::string text = "players:\n";
    const std::size_t players = test_support::shipped_game(game)->player_count().least;
    for (std::size_t i = 1; i <= players; ++i)
        text += "  p" + std::to_string(i) + ": {mail: p" + std::to_string(i) + "@example.org}\n";
    for (const std::string& name : gm::campaign_names()) {
        auto campaign = gm::load_campaign(name);
        if (!campaign || campaign->root.find("game")->text != game) continue;
        auto made = gm::new_game(
            {*campaign, *orders::parse_document(text, "players.yaml"), folder, test_support::seed_of(5), ruling_time});
        if (!made) throw std::runtime_error(orders::describe(made.problems()));
    }
}

void keep(const std::filesystem::path& folder, gm::RulingDraft draft, std::optional<Audience> audience = {}) {
    gm::GameInPlay in_play = open(folder);
    const auto tried = gm::try_ruling(in_play, std::move(draft), "because", audience, ruling_time);
    ASSERT_TRUE(tried) << orders::describe(tried.problems());
    const auto kept = gm::keep_ruling(in_play, *tried);
    ASSERT_TRUE(kept) << orders::describe(kept.problems());
}

void resolve(const std::filesystem::path& folder) {
    gm::GameInPlay in_play = open(folder);
    auto resolved = gm::resolve_turn(in_play, {std::nullopt, ruling_time});
    ASSERT_TRUE(resolved) << orders::describe(resolved.problems());
    auto hash = gm::commit_turn(in_play, *resolved);
    ASSERT_TRUE(hash) << orders::describe(hash.problems());
}

}  // namespace

TEST_P(EveryRuledGame, AStoredGameWithRulingsPlaysAgainToTheSameRecord) {
    const test_support::TemporaryFolder home;
    const auto folder = home.path() / "game";
    start(GetParam(), folder);
    const std::string figure = test_support::under_test(GetParam()).countable();
    const bool is_money = figure == test_support::shipped_game(GetParam())->money();  // else no ledger speaks of it
    for (int turn = 1; turn <= 3; ++turn) {
        {
            gm::GameInPlay in_play = open(folder);
            auto draft = gm::draft_adjust(in_play, {"p1", figure, "+7"});
            ASSERT_TRUE(draft) << orders::describe(draft.problems());
            const Money before = in_play.game->balance(in_play.position, PlayerIndex{0});
            const auto tried = gm::try_ruling(in_play, std::move(*draft), "because", std::nullopt, ruling_time);
            ASSERT_TRUE(tried) << orders::describe(tried.problems());
            EXPECT_EQ(tried->row.audience, R"(["p1"])");
            EXPECT_EQ(in_play.game->balance(tried->opening.position, PlayerIndex{0}) - before, Money{is_money ? 7 : 0});
            ASSERT_TRUE(gm::keep_ruling(in_play, *tried));
        }
        keep(folder, {"publish", {{"text", "news"}}, Audience::everyone()});
        resolve(folder);
    }
    const gm::GameInPlay in_play = open(folder);
    const auto intact = in_play.store.verify();
    EXPECT_TRUE(intact) << orders::describe(intact.problems());
    const auto verified = gm::verify_game(in_play.store);
    ASSERT_TRUE(verified) << orders::describe(verified.problems());
    EXPECT_TRUE(verified->sound());
    for (int turn = 1; turn <= 3; ++turn) {
        const auto ledger = in_play.store.ledger(turn);
        ASSERT_EQ(ledger->empty(), !is_money);
        if (is_money) {
            EXPECT_EQ(ledger->front().reason, "ruling");
            EXPECT_EQ(ledger->front().step, "rulings");
        }
        EXPECT_EQ(in_play.store.entries(turn)->front().kind, "ruling");
    }
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryRuledGame, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
