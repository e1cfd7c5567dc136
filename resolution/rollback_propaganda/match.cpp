#include "resolution/rollback_propaganda/match.h"

#include "resolution/rollback_propaganda/facts.h"

namespace resolution::rollback_propaganda {

namespace {

/// The parts that are kept for that turn; made if there are none.
std::shared_ptr<const Sheet>& kept_for(Player& player, int turn) {
    auto at = player.sheets.begin();
    while (at != player.sheets.end() && at->turn < turn) ++at;
    if (at == player.sheets.end() || at->turn != turn)
        at = player.sheets.insert(at, {turn, std::make_shared<const Sheet>()});
    return at->parts;
}

void put_over(std::shared_ptr<const Sheet>& kept, const Sheet& sheet) {
    Sheet joined = kept != nullptr ? sheet.over(*kept) : sheet;
    joined.before.clear();
    kept = std::make_shared<const Sheet>(std::move(joined));
}

void keep(Player& player, const Sheet& sheet, int turn) {
    for (const Sheet& earlier : sheet.before) keep(player, earlier, turn);
    put_over(kept_for(player, sheet.turn == 0 ? turn : sheet.turn), sheet);  // RP-48
    if (!sheet.standing) return;
    Sheet standing = sheet;  // RP-49
    standing.scheme.reset();
    if (!standing.empty() || player.standing) put_over(player.standing, standing);
}

}  // namespace

void Match::take(const Sheets& sheets) {
    enter("sheets");
    for (const PlayerIndex mage : players_of(state_)) {
        if (mage.value() < sheets.size() && sheets[mage.value()])
            keep(state_[mage], *sheets[mage.value()], state_.turn);
    }
    done();
}

void Match::run() {
    do resolve_phase();
    while (!state_.over() && !is_owed());
}

void Match::resolve_phase() {
    switch (state_.phase) {
        case Phase::scheme: return scheme();
        case Phase::reveal: return go_on_revealing();
        case Phase::spells: return cast_spells();
        case Phase::choices: return resolve_next_event();
        case Phase::over: return;
    }
}

bool Match::is_owed() const {
    for (const PlayerIndex mage : players_of(state_)) {
        if (owed_by(figures_, state_, mage).any()) return true;
    }
    return false;
}

Mind& Match::mind_of(PlayerIndex mage, Phase phase) {
    auto& mind = deciding_.mind;
    if (deciding_.mage != mage || deciding_.phase != phase || deciding_.turn != state_.turn) {
        deciding_.mage = mage;
        deciding_.phase = phase;
        deciding_.turn = state_.turn;
        switch (state_[mage].policy) {
            case Policy::random: mind.emplace<RandomBot>(dice_, phase); break;
            case Policy::smart: mind.emplace<SmartBot>(); break;
            case Policy::mail: mind.emplace<SheetMind>(state_[mage], state_.turn); break;
        }
    }
    if (auto* sheet = std::get_if<SheetMind>(&mind)) return *sheet;
    if (auto* random = std::get_if<RandomBot>(&mind)) return *random;
    return std::get<SmartBot>(mind);
}

void Match::begin_turn() {
    state_.phase = Phase::scheme;
    enter("turn");
    tell_all("RP-8", [&] { return TurnBegins{id(state_.active)}; });
    tell_all("RP-8", [&] {
        return TurnOpened{state_.turn, id(state_.active), static_cast<std::int64_t>(state_.future.size()),
                          state_.known_prefix, stealth_limit(figures_, state_)};
    });
}

}  // namespace resolution::rollback_propaganda
