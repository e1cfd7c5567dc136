// Phase 3: fans of studios, conventions, the negotiator and campaigns.

#include "resolution/anime_warfare/match.h"

namespace resolution::anime_warfare {

/// True if the game has ended.
bool Match::marketing(const Sheets& sheets) {
    play_.step("marketing");
    if (state_.settings.length == Length::short_game) {  // AW-9, AW-62
        for (const Faction faction : state_.seats())
            play_.gain_fans(faction, play_.board.paying_studios(faction) * figures_.marketing.fans_per_studio,
                            "studios");
    }
    for (const Faction faction : state_.order) {
        const Sheet* sheet = sheet_of(sheets, faction);
        if (sheet == nullptr || !hold_convention(faction, *sheet)) continue;
        if (!play_.board.ladder_is_used_up()) continue;
        end_game("sudden_death");  // AW-8, AW-60
        return true;
    }
    for (const Faction faction : state_.order) {
        if (const Sheet* sheet = sheet_of(sheets, faction)) special_events(faction, *sheet);
    }
    play_.look_at_conditions();
    play_.done("marketing");
    if (!too_many_fans()) return false;
    end_game("fans");
    return true;
}

/// At most one each, if its terms are met.
bool Match::hold_convention(Faction faction, const Sheet& sheet) {
    Player& player = state_.of(faction);
    const bool may_double = play_.board.owns(faction, Manga::shonen_jump) && player.last(Once::shonen_jump) == 0;
    if (sheet.shonen_jump && !may_double) play_.refuse(faction, "shonen_jump", "not_usable", "AW-57");
    if (!sheet.convention || !sheet.convention->hold) return false;
    const auto& terms = *sheet.convention;
    const int price = play_.board.convention_price();
    const int studios = play_.board.paying_studios(faction);  // AW-53
    if (price > terms.max_cost.value_or(price) || player.staff < price || player.staff - price < terms.keep_staff ||
        studios < terms.min_studios)
        return false;
    const bool doubled = sheet.shonen_jump && may_double;
    if (doubled) player.last(Once::shonen_jump) = state_.turn;
    play_.spend(faction, price);
    ++state_.cursor;
    int campaigns = play_.board.heroes_on_map(faction) * figures_.marketing.convention_campaigns_per_hero;
    if (doubled) campaigns *= figures_.effects.shonen_jump_factor;
    if (state_.card && state_.turn <= state_.card->until)
        campaigns += figures_.of(state_.card->id).campaigns_per_convention;
    play_.tell_all("AW-59", [&] { return ConventionHeld{name(faction), state_.cursor, price, doubled}; });
    play_.gain_fans(faction, studios * figures_.marketing.convention_fans_per_studio, "convention");
    play_.draw_campaigns(faction, campaigns, "convention");
    return true;
}

/// AW-58: first the negotiator, then campaigns.
void Match::special_events(Faction faction, const Sheet& sheet) {
    if (sheet.negotiator) {
        const bool may = play_.board.owns(faction, Manga::negotiator) &&
                         !play_.used_this_turn(faction, Once::negotiator) &&
                         play_.can_pay(faction, figures_.costs.negotiator);
        may ? negotiate(faction) : play_.refuse(faction, "negotiator", "not_usable", "AW-58");
    }
    for (std::size_t i = 0; i < sheet.reveal.size(); ++i) {  // AW-57
        if (!sheet.reveal[i] || !play_.reveal_campaign(faction, *sheet.reveal[i]))
            play_.refuse(faction, "reveal/" + std::to_string(i + 1), "no_campaign", "AW-57");
    }
}

void Match::negotiate(Faction faction) {
    const int cost = figures_.costs.negotiator;
    state_.of(faction).last(Once::negotiator) = state_.turn;
    play_.tell_all("section 8", [&] { return NegotiatorSent{name(faction), cost}; });
    play_.spend(faction, cost);
    for (const Faction other : play_.board.opponents(faction)) {
        const Choice choice = state_.of(other).standing.negotiator.value_or(Choice::campaign);
        const bool gives = choice == Choice::fan && state_.of(other).fans >= figures_.effects.negotiator_fans;
        play_.tell_all("section 8", [&] {
            return NegotiatorAnswered{name(other), id_of(gives ? Choice::fan : Choice::campaign)};
        });
        if (gives) {
            play_.gain_fans(faction, play_.lose_fans(other, figures_.effects.negotiator_fans, "negotiator"),
                            "negotiator");
        } else {
            play_.draw_campaigns(faction, 1, "negotiator");
        }
    }
}

}  // namespace resolution::anime_warfare
