// A template gets its reader's view and nothing else. Three proofs: templates that print all they can reach are put in
// the place of every document of whole games full of canaries; what documents are made of is taken apart, part by part;
// and no shipped template so much as names anything else.

#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_files.h"
#include "gm/report/told_order.h"
#include "resolution/ruling.h"
#include "tests/support/bot_games.h"
#include "tests/support/canary_game.h"
#include "tests/support/reading.h"
#include "tests/support/template_names.h"

using namespace resolution;
using nlohmann::json;
using test_support::CanaryGame;
using test_support::Played;
using test_support::Table;

namespace {

namespace fs = std::filesystem;

class EveryTemplate : public testing::TestWithParam<std::string> {};

const std::vector<std::string> template_languages{"fr", "en"};

/// All that a document may be made of. A key that is not here is a way for something to reach readers that no test
/// looks at: describe in `is_reader_s_own` where it comes from.
const std::set<std::string> of_turns{"turn",       "game", "reader",  "view",     "entries",  "ledger",   "steps",
                                     "commitment", "seed", "subject", "deadline", "replaces", "editorial"};
const std::set<std::string> of_sheets{"outlook"};
const std::set<std::string> of_letters{"over",   "closed",        "number",   "replaces", "in_force",
                                       "status", "accepted_late", "digest",   "received", "problems",
                                       "gm",     "check",         "converted"};

/// What somebody who looks for secrets would ask for.
const std::set<std::string> tempting{"state",   "position", "sheets", "all_sheets", "orders", "players", "secrets",
                                     "journal", "record",   "rolls",  "dice",       "roster", "master",  "all",
                                     "data",    "loop",     "parent", "after",      "before", "campaign"};

std::set<std::string> all_keys() {
    std::set<std::string> out = of_turns;
    out.insert(of_sheets.begin(), of_sheets.end());
    out.insert(of_letters.begin(), of_letters.end());
    return out;
}

/// Prints everything that it finds, under whatever name.
std::string spy(const std::string& document) {
    std::string out = "spy on " + document + "\n";
    std::set<std::string> names = all_keys();
    names.insert(tempting.begin(), tempting.end());
    for (const std::string& name : names) {
        out += "{% if exists(\"" + name + "\") %}\n" + name + ": {{ " + name + " }}\n{% endif %}\n";
        out += "{% if exists(\"view." + name + "\") %}\nview " + name + ": {{ view." + name + " }}\n{% endif %}\n";
    }
    return out;
}

const std::vector<std::string> documents{"report.txt",   "bulletin.txt", "report.html", "bulletin.html",
                                         "receipt.txt",  "reminder.txt", "sheet.txt",   "check.txt",
                                         "receipt.html", "reminder.html"};

void put_spies(const fs::path& game_folder, const std::string& game) {
    for (const std::string& language : template_languages) {
        const fs::path folder = game_folder / "templates" / language / game;
        fs::create_directories(folder);
        for (const std::string& document : documents) std::ofstream(folder / document) << spy(document);
    }
}

/// The entries that the audiences let this reader have, without saying who else has them.
json entries_for(const Table& table, const Played& played, Reader reader) {
    json out = json::array();
    for (const Entry& entry : played.record.journal.entries()) {
        const auto player = reader.player();
        const bool told = entry.audience.is_everyone() || (player && entry.audience.players().has(*player));
        if (!told) continue;
        out.push_back(to_json(entry, table.roster()));
        out.back().erase("audience");
    }
    gm::put_in_told_order(out, table.game().steps(), reader);
    return out;
}

json ledger_of(const Table& table, const Played& played, Reader reader) {
    json out = json::array();
    for (const Movement& movement : played.record.ledger) {
        if (reader.player() == movement.player) out.push_back(to_json(movement, table.roster()));
    }
    return out;
}

/// Where a part of a document comes from, worked out anew; nothing if nobody ever said.
std::optional<json> is_reader_s_own(const std::string& key, const Table& table, const Played& played, Reader reader) {
    const Game& game = table.game();
    if (key == "turn") return game.turn(table.position());
    if (key == "game") return std::string(game.id());
    if (key == "commitment") return table.seed().commitment();
    if (key == "seed") return "";  // published when the game is over, by whoever resolves
    if (key == "deadline" || key == "replaces") return json(nullptr);  // of mails, not of what happened
    if (key == "view") return game.view(played.position, reader);
    if (key == "entries") return entries_for(table, played, reader);
    if (key == "ledger") return ledger_of(table, played, reader);
    if (key == "reader") {
        if (!reader.player()) return json(nullptr);
        return json{{"id", table.roster().id(*reader.player())}, {"name", table.roster()[*reader.player()].name}};
    }
    if (key == "steps") {
        json steps = json::array();
        steps.push_back({{"number", rulings_step.number}, {"id", rulings_step.id}, {"title", rulings_step.title}});
        for (const Step& step : game.steps())
            steps.push_back({{"number", step.number}, {"id", step.id}, {"title", step.title}});
        return steps;
    }
    return std::nullopt;
}

/// What is in this knowledge that its reader must not have, or that nobody described.
std::vector<std::string> strangers(const json& known, const Table& table, const Played& played, Reader reader) {
    std::vector<std::string> out;
    for (const auto& [key, value] : known.items()) {
        const auto expected = is_reader_s_own(key, table, played, reader);
        if (!expected || *expected != value) out.push_back(key);
    }
    return out;
}

/// Adds the keys of maps within: `view`, `view.you`, `view.you.rights`.
void add_paths(const json& value, const std::string& path, int depth, std::set<std::string>& out) {
    out.insert(path);
    if (depth == 0 || !value.is_object()) return;
    for (const auto& [key, inner] : value.items()) add_paths(inner, path + "." + key, depth - 1, out);
}

}  // namespace

TEST_P(EveryTemplate, PrintsNoCanaryOfOthersWhateverItAsksFor) {
    test_support::on_seeds(1, [&](std::uint64_t number) {
        CanaryGame game(GetParam(), number);
        put_spies(game.stored().folder(), GetParam());
        while (!game.over() && game.leaks().empty()) {
            game.play_turn();
            std::set<std::string> spied;
            for (const gm::MessageRow& mail : game.stored().mails(game.stored().in_play().last.number)) {
                const std::string kind = to_text(mail.kind);
                EXPECT_TRUE(mail.text_body.starts_with("spy on " + kind + ".txt")) << mail.text_body.substr(0, 99);
                spied.insert(kind);
                if (!is_of_a_resolution(mail)) continue;
                EXPECT_TRUE(mail.html_body.value().starts_with("spy on " + kind + ".html"));
                EXPECT_NE(mail.text_body.find("view: {"), std::string::npos) << "the spy sees nothing at all";
            }
            EXPECT_EQ(spied, (std::set<std::string>{"report", "bulletin", "receipt"}));
        }
        for (const test_support::Leak& leak : game.leaks()) ADD_FAILURE() << leak.where << ": " << leak.what;
    });
}

TEST_P(EveryTemplate, IsGivenWhatItsReaderMayKnowAndNothingElse) {
    test_support::play_bots(GetParam(), 3, 1, [&](const Table& table, const Sheets& sheets) {
        const Played played = table.resolve(table.position(), sheets);
        for (const Reader reader : test_support::readers_of(table))
            EXPECT_EQ(strangers(test_support::knowledge(table, played, reader), table, played, reader),
                      std::vector<std::string>{});
    });
}

TEST_P(EveryTemplate, WouldBeCaughtWithMoreThanItsReaderMayKnow) {
    Table table = test_support::table_of(GetParam(), 1);
    const Played played = table.resolve(table.position(), table.bot_sheets());
    const Reader reader = Reader::player(PlayerIndex{0});
    const auto all = test_support::knowledge(table, played, Reader::game_master());
    for (const char* key : {"view", "entries"}) {
        json known = test_support::knowledge(table, played, reader);
        known[key] = all[key];
        EXPECT_EQ(strangers(known, table, played, reader), std::vector<std::string>{key});
    }
    json known = test_support::knowledge(table, played, reader);
    known["state"] = table.game().to_json(played.position);
    EXPECT_EQ(strangers(known, table, played, reader), std::vector<std::string>{"state"});
}

TEST_P(EveryTemplate, NamesOnlyWhatDocumentsAreMadeOf) {
    std::set<std::string> reachable;
    for (const std::string& key : all_keys()) reachable.insert(key);
    for (const char* part : {"sheet", "whole", "lines"}) reachable.insert(std::string("converted.") + part);
    test_support::play_bots(GetParam(), 2, 1, [&](const Table& table, const Sheets&) {
        for (const Reader reader : test_support::readers_of(table)) {
            add_paths(table.game().view(table.position(), reader), "view", 2, reachable);
            if (!reader.player()) continue;
            add_paths(table.game().outlook(table.position(), *reader.player()), "outlook", 1, reachable);
        }
    });
    EXPECT_FALSE(reachable.contains("view.state")) << "the whole state is for the game master";
    for (const std::string& language : template_languages) {
        const auto problems =
            test_support::names_beyond(gm::shipped_templates(GetParam(), language), documents, reachable);
        EXPECT_TRUE(problems.empty()) << json(problems).dump(1);
    }
}

TEST_P(EveryTemplate, WouldBeCaughtNamingAnythingElse) {
    const std::set<std::string> reachable{"view", "view.you", "entries"};
    const auto beyond = [&](const std::string& text) {
        gm::TemplateFiles files = gm::shipped_templates(GetParam(), "en");
        const auto before = test_support::names_beyond(files, documents, reachable);
        files["report.txt"].text += "\n" + text;
        std::vector<std::string> out;
        for (const std::string& problem : test_support::names_beyond(files, documents, reachable)) {
            if (std::find(before.begin(), before.end(), problem) == before.end()) out.push_back(problem);
        }
        return out.size();
    };
    EXPECT_EQ(beyond("{{ state.players }}"), 1U);
    EXPECT_EQ(beyond("{% if all_sheets %}x{% endif %}"), 1U);
    EXPECT_EQ(beyond("{{ upper(name(gm_secrets.first)) }}"), 1U);
    EXPECT_EQ(beyond("{% for x in rolls_of_all %}{{ x }}{% endfor %}"), 1U);
    EXPECT_EQ(beyond("{{ view.state }}"), 1U);
    EXPECT_EQ(beyond("{{ default(view.state, \"\") }}"), 1U);
    EXPECT_EQ(beyond("{% for x in entries %}{{ x.text }} \"state\" {{ loop.index }}{% endfor %}{{ view.you }}"), 0U);
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryTemplate, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
