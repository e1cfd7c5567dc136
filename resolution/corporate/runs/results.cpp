#include "resolution/corporate/facts/market.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/runs/parts.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

/// CG-26, CG-58: the first scandal or information run that succeeds finds nothing.
bool slips_away(Turn& turn, const Run& run) {
    const auto player = run.target_player();
    if (!player || (run.type != RunType::scandal && run.type != RunType::information)) return false;
    LastingEffects& lasting = turn.of(*player).next;
    if (!turn.state[*player].traits.has(Trait::image_genius) || lasting.image_genius_used) return false;
    lasting.image_genius_used = true;
    turn.tell(run.buyer, "CG-26", ColdTrail{run.number, turn.id(*player)});
    return true;
}

void make_public(Turn& turn, Run& run) {
    PlayerSet everyone;
    for (const PlayerIndex player : players_of(turn.state)) everyone.add(player);
    publish_code(turn, run, everyone);
    const auto& line = run.order->line;
    const bool on_party = run.entity() && run.entity()->party();
    turn.tell_everyone("step 2", PublicRun{run.code, id_of(run.type), target_id(turn, run),
                                           on_party && line ? id_of(*line) : std::string_view{}});
}

/// Who may know of the run is told elsewhere; for the record, what it did to the assets.
void move_assets(Turn& turn, const Run& run, CorporationIndex corporation, int to, std::string_view rule) {
    int& assets = turn.state[corporation].assets;
    turn.tell_game_master(rule, AssetsMoved{turn.id(corporation), assets, to, id_of(run.type), turn.id(run.buyer)});
    assets = to;
}

void sabotage(Turn& turn, Run& run) {
    if (const auto player = run.target_player()) {
        const Money loss = turn.state[*player].money.percent(turn.figures.result.sabotage_percent);  // CG-3
        move_money(turn, *player, -loss, "sabotage", "", "CG-3");
    } else {
        const CorporationIndex corporation = *run.entity()->corporation();
        const int from = turn.state[corporation].assets;
        move_assets(turn, run, corporation, std::max(0, from - turn.figures.result.sabotage_assets), "CG-14");
    }
    make_public(turn, run);
}

void datasteal(Turn& turn, const Run& run) {
    if (const auto player = run.target_player()) {
        int& percent = turn.of(*player).datasteal_percent;
        percent = std::min(100, percent + turn.figures.result.datasteal_percent);  // CG-4
    } else {
        const int from = turn.state[run.benefit].assets;
        move_assets(turn, run, run.benefit, from + turn.figures.result.datasteal_assets, "step 2");
    }
}

void scandal(Turn& turn, Run& run) {
    make_public(turn, run);
    if (const auto player = run.target_player()) {  // CG-55: the point, honour, then the caps
        if (is_chief(turn.state, *player))
            lose_points(turn, *player, turn.figures.result.scandal_points, "scandal", "CG-55");
        change_honour(turn, *player, -turn.figures.result.scandal_honour, "scandal", "step 2");
    } else {
        turn.forbidden_lines[run.entity()->party()->value()].push_back(*run.order->line);
    }
}

void assassinate(Turn& turn, const Run& run) {
    const AgentIndex fixer = *run.entity()->agent();
    if (turn.state[fixer].state == AgentState::dead) return;  // CG-53, CG-82: another one of the same moment did it
    ++turn.state[run.buyer].counters.fixers_killed;
    kill_fixer(turn, fixer, std::nullopt);
}

}  // namespace

bool apply_success(Turn& turn, Run& run) {
    const auto place = static_cast<std::size_t>(run.type);
    auto& successes = turn.state[run.buyer].counters.successes;
    if (!slips_away(turn, run)) {
        switch (run.type) {
            case RunType::information:
                if (!bring_information(turn, run)) return false;
                break;
            case RunType::datasteal: datasteal(turn, run); break;
            case RunType::sabotage: sabotage(turn, run); break;
            case RunType::scandal: scandal(turn, run); break;
            case RunType::assassination: assassinate(turn, run); break;
            case RunType::protection: break;
        }
    }
    if (place < defence_types) ++successes[place];
    return true;
}

}  // namespace resolution::corporate
