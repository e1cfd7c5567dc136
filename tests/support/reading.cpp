#include "tests/support/reading.h"

#include <algorithm>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_set.h"
#include "tests/support/game_under_test.h"

namespace test_support {

using nlohmann::json;
using resolution::Reader;

namespace {

json knowledge_of_turn(const Table& table, const Played& played, int turn, Reader reader) {
    return gm::knowledge_of(
        reader, {turn, table.game(), table.roster(), played.position, played.record, table.seed().commitment()});
}

}  // namespace

std::vector<Reader> readers_of(const Table& table) {
    std::vector<Reader> out{Reader::anybody()};
    for (const resolution::PlayerIndex player : table.roster().all()) out.push_back(Reader::player(player));
    return out;
}

json knowledge(const Table& table, const Played& played, Reader reader) {
    return knowledge_of_turn(table, played, table.game().turn(table.position()), reader);
}

std::string render(const Table& table, const Played& played, int turn, Reader reader, const std::string& language) {
    auto templates = gm::TemplateSet::load(std::string(table.game().id()), language, table.game().names(language));
    if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
    auto text =
        templates->render(reader.player() ? "report" : "bulletin", knowledge_of_turn(table, played, turn, reader));
    if (!text) throw std::runtime_error(orders::describe(text.problems()));
    return text->subject + "\n" + text->text + "\n" + text->html.value_or("there is no page");
}

bool leaves_the_game(const Table& table, const Played& played, resolution::PlayerIndex player) {
    const std::string_view kind = under_test(table.game().id()).unforeseen().out_of_game;
    const auto& entries = played.record.journal.entries();
    return std::any_of(entries.begin(), entries.end(), [&](const resolution::Entry& entry) {
        return entry.kind == kind && resolution::to_json(entry.fields)["player"] == table.roster().id(player);
    });
}

}  // namespace test_support
