// Cards are laid on missions (section 4, step 5; 7.3, 7.5).

#include "resolution/mad_con/facts.h"
#include "resolution/mad_con/match.h"

namespace resolution::mad_con {

void Match::sabotage(const Sheets& sheets) {
    const Today today(figures_, state_);
    today.in_order([&](PlayerIndex player) {
        auto& hand = state_[player].hand.organisation;
        if (hand.empty()) return;  // MC-30
        const Sheet* sheet = sheet_of(sheets, player);
        const auto named = sheet == nullptr ? std::nullopt : sheet->sabotage.card;
        const std::size_t wanted = named ? hand.find(*named) : 0;
        const std::size_t place = wanted < hand.size() ? wanted : 0;  // MC-36
        const auto at = place_for(player, hand[place], sheet);
        if (!at) {
            tell_all("sabotage", "MC-13", [&] { return CardKept{id(player)}; });
            return;
        }
        const Organisation card = hand.take(place);  // one of them, where two are left (MC-24)
        state_.mission(*at)->sabotage.add({player, card});
        tell_all("sabotage", "section 4", [&] { return CardLaid{id(player), id(at->player), at->slot, id_of(card)}; });
    });
}

/// The first line that is allowed and holds; without one, where the rules lay it, or nowhere.
std::optional<MissionAt> Match::place_for(PlayerIndex player, Organisation card, const Sheet* sheet) const {
    const Today today(figures_, state_);
    if (sheet != nullptr) {
        for (const auto& line : sheet->sabotage.lay) {
            if (line && today.may_lay(player, line->mission()) && holds(player, *line)) return line->mission();
        }
    }
    return today.must_lay(player) ? today.fallback(player, card) : std::nullopt;
}

/// MC-38: what the player cannot see never holds.
bool Match::holds(PlayerIndex player, const orders::mad_con::Line& line) const {
    const Today today(figures_, state_);
    const auto& when = line.when;
    const Mission& mission = *state_.mission(line.mission());
    const bool covered = !mission.sabotage.empty();
    if (when.cover && (*when.cover == orders::mad_con::Cover::covered) != covered) return false;
    if (when.covered_by && !(covered && mission.sabotage.back().by == *when.covered_by)) return false;
    if (!when.top_is && !when.top_is_not) return true;
    if (!today.sees_top(player, line.mission())) return false;
    return (!when.top_is || mission.top() == *when.top_is) && (!when.top_is_not || mission.top() != *when.top_is_not);
}

}  // namespace resolution::mad_con
