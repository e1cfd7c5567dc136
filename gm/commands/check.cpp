#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"
#include "gm/play/problem_json.h"
#include "gm/play/resolve.h"
#include "gm/play/sheet_check.h"
#include "gm/report/template_shelf.h"
#include "gm/sheets/problem_words.h"

namespace gm {

using nlohmann::json;
using resolution::PlayerIndex;
using resolution::Reader;

namespace {

/// A sheet to look at: one that waits, or one in a file.
struct LookedAt {
    PlayerIndex player;
    std::string title;
    SheetCheck checked;
};

class Checking {
public:
    Checking(const Invocation& invocation, Terminal& terminal, const GameInPlay& in_play)
        : invocation_(invocation),
          terminal_(terminal),
          in_play_(in_play),
          language_(invocation.option("--language").value_or("en")),
          templates_(*in_play.game, in_play.roster, in_play.folder) {}

    bool for_game_master() const { return invocation_.has("--gm"); }

    SheetCheck look_at(PlayerIndex player, const orders::Document& document, const resolution::Sheets& sheets) const {
        const Reader reader = for_game_master() ? Reader::game_master() : Reader::player(player);
        return check_sheet(in_play_, player, document, sheets, reader);
    }

    orders::Outcome show(const LookedAt& sheet) {
        const auto& [player, title, checked] = sheet;
        const orders::Problems& problems = checked.reading.problems;
        if (found_wanting(checked)) code_ = ExitCode::refused;
        if (invocation_.json) {
            answers_.push_back({{"player", in_play_.roster.id(player)},
                                {"problems", to_json(problems)},
                                {"check", to_json(checked.check)}});
            return orders::done();
        }
        auto rendered =
            templates_.render(language_, "check", check_knowledge(in_play_, player, &checked.check, for_game_master()));
        if (!rendered) return std::move(rendered).failure();
        terminal_.say(terminal_.bold(in_play_.roster.id(player)) + ", " + title);
        terminal_.show(rendered->text);
        terminal_.say("");
        terminal_.complain(in_language(problems, language_));
        return orders::done();
    }

    ExitCode end() {
        if (invocation_.json) terminal_.answer(answers_);
        terminal_.complain(templates_.complaints());
        return code_;
    }

private:
    const Invocation& invocation_;
    Terminal& terminal_;
    const GameInPlay& in_play_;
    std::string language_;
    TemplateShelf templates_;
    json answers_ = json::array();
    ExitCode code_ = ExitCode::done;
};

orders::Outcome check_file(Checking& checking, PlayerIndex player, const std::string& file,
                           const resolution::Sheets& sheets) {
    auto document = load_document(file);
    if (!document) return std::move(document).failure();
    SheetCheck checked = checking.look_at(player, *document, sheets);
    if (!checked.reading.orders) return orders::Failure{std::move(checked.reading.problems)};
    return checking.show({player, file, std::move(checked)});
}

orders::Outcome check_waiting(Checking& checking, const GameInPlay& in_play, std::optional<PlayerIndex> player,
                              const resolution::Sheets& sheets) {
    auto rows = in_play.store.sheets(in_play.next_turn());
    if (!rows) return std::move(rows).failure();
    bool any = false;
    for (const SheetRow& row : *rows) {
        const bool late = row.status == SheetStatus::late;
        if ((row.status != SheetStatus::received && !late) || !row.player || (player && *player != *row.player))
            continue;
        auto document = orders::parse_document(row.raw, row.source);
        if (!document) return std::move(document).failure();
        const std::string title = (late ? "late, not accepted, from " : "as received from ") + row.source;
        auto shown = checking.show({*row.player, title, checking.look_at(*row.player, *document, sheets)});
        if (!shown) return shown;
        any = true;
    }
    if (any) return orders::done();
    return orders::invalid(player ? "no sheet of " + in_play.roster.id(*player) + " is in" : "no sheet is in yet",
                           "gm check PLAYER --sheet FILE looks at one that was not imported");
}

}  // namespace

ExitCode run_check(const Invocation& invocation, Terminal& terminal) {
    if (const auto spoken = check_language(invocation); !spoken)
        return refuse(terminal, spoken.problems(), ExitCode::misuse);
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    if (in_play->over()) return refuse(terminal, {orders::invalid("this game is over: no sheet is awaited")});
    std::optional<PlayerIndex> player;
    if (const auto id = invocation.argument("PLAYER")) {
        const auto found = in_play->find_player(*id);
        if (!found) return refuse(terminal, found.problems());
        player = *found;
    }
    const auto file = invocation.option("--sheet");
    if (file && !player)
        return refuse(terminal,
                      {orders::invalid("--sheet needs to know whose sheet it is", "gm check PLAYER --sheet FILE")},
                      ExitCode::misuse);
    auto sheets = read_sheets(*in_play, in_play->position, in_play->next_turn(), SheetStatus::received);
    if (!sheets) return refuse(terminal, sheets.problems());
    Checking checking(invocation, terminal, *in_play);
    const auto done =
        file ? check_file(checking, *player, *file, *sheets) : check_waiting(checking, *in_play, player, *sheets);
    if (!done) return refuse(terminal, done.problems());
    return checking.end();
}

}  // namespace gm
