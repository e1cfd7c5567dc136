#pragma once

// Everything a campaign of Corporate Game decides: prices, bonuses, corporations,
// agents, effects, traits, titles. Code holds behaviour, this holds numbers.

#include "orders/document.h"
#include "orders/result.h"
#include "resolution/corporate/figures/effects.h"
#include "resolution/corporate/figures/people.h"
#include "resolution/corporate/figures/prices.h"
#include "resolution/corporate/figures/traits.h"

namespace resolution::corporate {

/// All figures of a campaign.
struct Figures {
    int turns = 0;
    SeatFigures players;
    StartFigures start;
    HonourFigures honour;
    ShareFigures share;
    DividendFigures dividend;
    Money speculation;
    InfluenceFigures influence;
    LoyaltyFigures loyalty;
    PoliticalPointFigures political_point;
    CrocFigures croc;
    WarHonourFigures war_honour;
    RunFigures run;
    CapacityFigures capacity;
    int underground_bonus = 0;
    ResultFigures result;
    NewFixerFigures new_fixer;
    DragonFigures dragon;
    VoteFigures vote;
    Money socialite;
    Money first_share_discount;
    LaunchFigures launch;
    int contract_breach_honour = 0;
    StartingAssets assets_at_start;
    std::vector<CorporationFigures> corporations;
    std::vector<PartyFigures> parties;
    std::vector<AgentFigures> agents;
    std::vector<std::string> spare_fixers;
    std::array<TitleFigures, title_ids.size()> titles{};
    std::array<TraitFigures, trait_ids.size()> traits{};
    FinalShareFigures final_shares;
    FinalMoneyFigures final_money;
    SecretFigures secrets;

    const CorporationFigures& operator[](CorporationIndex i) const { return corporations[i.value()]; }
    const PartyFigures& operator[](PartyIndex i) const { return parties[i.value()]; }
    const AgentFigures& operator[](AgentIndex i) const { return agents[i.value()]; }
    const TraitFigures& operator[](Trait trait) const { return traits[static_cast<std::size_t>(trait)]; }
    int operator[](Title title) const { return titles[static_cast<std::size_t>(title)].points; }
    bool is_launch(int turn) const { return turn <= launch.turns; }

    // What holds between them.
    static void ids_differ(Figures& figures, const Source& campaign);
    static void agencies_agree(Figures& figures, const Source& campaign);
    static void fixers_differ(Figures& figures, const Source& campaign);
    static void needs_end(Figures& figures, const Source& campaign);
    static void assets_for_all(Figures& figures, const Source& campaign);

    static constexpr auto described() {
        using namespace described;
        using It = Figures;
        constexpr auto& effects = section_kind<&CorporationFigures::described_effects>;
        return joined(
            fields(ignored("game"), ignored("name"), ignored("language"), ignored("calendar")),
            needed(field<&It::corporations>("corporations", by_own_id<CorporationFigures, &CorporationFigures::id>),
                   field<&It::parties>("parties", by_own_id<PartyFigures, &PartyFigures::id>),
                   field<&It::agents>("agents", by_own_id<AgentFigures, &AgentFigures::id>),
                   agreement<&It::ids_differ>(), agreement<&It::agencies_agree>(),
                   field<&It::corporations>("effects",
                                            by_each<CorporationIndex, std::vector<CorporationFigures>, effects>),
                   field<&It::spare_fixers>("spare_fixers"), agreement<&It::fixers_differ>(),
                   field<&It::traits>("traits", by_each<Trait, decltype(traits)>), agreement<&It::needs_end>(),
                   field<&It::titles>("titles", by_each<Title, decltype(titles)>), field<&It::turns>("turns", from_one),
                   field<&It::players>("players"), field<&It::start>("start"), field<&It::honour>("honour"),
                   field<&It::share>("share"), field<&It::dividend>("dividend"),
                   field<&It::speculation>("speculation", any_amount), field<&It::influence>("influence"),
                   field<&It::loyalty>("loyalty"), field<&It::political_point>("political_point"),
                   field<&It::croc>("croc"), field<&It::war_honour>("war_honour"), field<&It::run>("run"),
                   field<&It::capacity>("capacity"), field<&It::underground_bonus>("underground_bonus", from_zero),
                   field<&It::result>("result"), field<&It::new_fixer>("new_fixer"), field<&It::dragon>("dragon"),
                   field<&It::vote>("vote"), field<&It::socialite>("socialite", any_amount),
                   field<&It::first_share_discount>("first_share_discount", any_amount), field<&It::launch>("launch"),
                   field<&It::contract_breach_honour>("contract_breach_honour", from_zero),
                   field<&It::assets_at_start>("assets_at_start"), agreement<&It::assets_for_all>(),
                   field<&It::final_shares>("final_shares"), field<&It::final_money>("final_money"),
                   field<&It::secrets>("secrets")));
    }
};

/// Reads a campaign; on failure, every problem with its place and the nearest right name.
orders::Result<Figures> read_figures(const orders::Document& campaign);

}  // namespace resolution::corporate
