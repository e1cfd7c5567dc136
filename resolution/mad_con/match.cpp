#include "resolution/mad_con/match.h"

#include "resolution/mad_con/facts.h"

namespace resolution::mad_con {

void Match::resolve(const Sheets& sheets) {
    if (state_.phase == Phase::setup) return set_up();
    if (state_.phase == Phase::over) return;
    take_sheets(sheets);
    if (state_.phase == Phase::programming) {
        program(sheets);
        name_first(sheets);
        done("programming");
        swap_visitors(sheets);
        done("swaps");
        state_.phase = Phase::sabotage;
    } else if (state_.phase == Phase::sabotage) {
        sabotage(sheets);
        done("sabotage");
        resolve_missions(sheets);
        done("missions");
        end_day();
        if (state_.day < figures_.days) {
            dice_.enter(state_.day + 1);
            begin_day(state_.day + 1);
        } else if (state_.settings.mode == Mode::individual) {  // no day begins any more (MC-45)
            state_.phase = Phase::ranking;
        } else {
            score();
        }
    } else {
        rank(sheets);
        score();
    }
}

void Match::take_sheets(const Sheets& sheets) {
    if (record_ == nullptr) return;
    const bool ranking = state_.phase == Phase::ranking;
    for (const PlayerIndex player : players_of(state_)) {
        const Sheet* sheet = sheet_of(sheets, player);
        std::vector<orders::mad_con::Fault> faults;
        if (sheet != nullptr) faults = faults_of(*sheet, sheet_context(figures_, state_, player));
        if (sheet == nullptr || (ranking && !ranks_each_once(*sheet)))  // MC-44
            tell_all("sheets", ranking ? "MC-44" : "MC-39", [&] { return SheetMissing{id(player)}; });
        for (const auto& fault : faults)
            tell_one(player, "sheets", fault.rule, [&] { return Refused{fault.path, fault.reason}; });
    }
    done("sheets");
}

}  // namespace resolution::mad_con
