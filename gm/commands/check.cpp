#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"
#include "gm/play/problem_json.h"
#include "gm/play/resolve.h"
#include "gm/words/check.h"

namespace gm {

using nlohmann::json;
using resolution::PlayerIndex;
using resolution::Reader;

namespace {

class Checking {
public:
    Checking(const Invocation& invocation, Terminal& terminal, const GameInPlay& in_play)
        : invocation_(invocation),
          terminal_(terminal),
          in_play_(in_play),
          words_(in_play, invocation.option("--language").value_or("en"), for_game_master()) {}

    orders::Outcome file(PlayerIndex player, const std::string& file) {
        GM_TAKE(auto document, load_document(file));
        GM_TAKE(auto sheets, read_sheets(in_play_, in_play_.position, in_play_.next_turn(), SheetStatus::received));
        const Reader reader = for_game_master() ? Reader::game_master() : Reader::player(player);
        SheetCheck checked = check_sheet(in_play_, player, document, std::move(sheets), reader);
        if (!checked.reading.orders) return orders::Failure{std::move(checked.reading.problems)};
        if (!invocation_.json) {
            GM_TRY(words_.show(terminal_, player, file, checked));
        }
        note(player, checked);
        return orders::done();
    }

    orders::Outcome waiting(std::optional<PlayerIndex> player) {
        GM_TAKE(const auto checks, check_waiting(in_play_, player, for_game_master()));
        for (const WaitingCheck& sheet : checks) {
            if (!invocation_.json) {
                GM_TRY(words_.show(terminal_, sheet));
            }
            note(*sheet.row.player, sheet.checked);
        }
        if (!checks.empty()) return orders::done();
        return orders::invalid(player ? "no sheet of " + in_play_.roster.id(*player) + " is in" : "no sheet is in yet",
                               "gm check PLAYER --sheet FILE looks at one that was not imported");
    }

    ExitCode end() {
        if (invocation_.json) terminal_.answer(answers_);
        terminal_.complain(words_.complaints());
        return code_;
    }

private:
    bool for_game_master() const { return invocation_.has("--gm"); }

    void note(PlayerIndex player, const SheetCheck& checked) {
        if (found_wanting(checked)) code_ = ExitCode::refused;
        if (invocation_.json)
            answers_.push_back({{"player", in_play_.roster.id(player)},
                                {"problems", to_json(checked.reading.problems)},
                                {"check", to_json(checked.check)}});
    }

    const Invocation& invocation_;
    Terminal& terminal_;
    const GameInPlay& in_play_;
    CheckWords words_;
    json answers_ = json::array();
    ExitCode code_ = ExitCode::done;
};

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
    Checking checking(invocation, terminal, *in_play);
    const auto done = file ? checking.file(*player, *file) : checking.waiting(player);
    if (!done) return refuse(terminal, done.problems());
    return checking.end();
}

}  // namespace gm
