#pragma once

// Everything a campaign of Corporate Game decides: prices, bonuses, corporations,
// agents, effects, traits, titles. Code holds behaviour, this holds numbers.

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "orders/document.h"
#include "orders/result.h"
#include "resolution/corporate/words.h"

namespace resolution::corporate {

/// A name in the campaign's languages: {"fr": ..., "en": ...}, or one under "".
using LocalName = std::map<std::string, std::string>;

enum class Tier : std::uint8_t { AAA, AA };
enum class Origin : std::uint8_t { japanocorp, gaijin };

/// Which corporations a group may hold.
struct Filter {
    std::optional<PartyIndex> alignment;
    std::optional<Origin> origin;
    std::optional<Tier> tier;
};

/// Whom a clause is for.
struct Scope {
    enum class Pick : std::uint8_t { self, one, all, first, last, highest, lowest, nearest, random, every };
    Pick pick = Pick::self;
    CorporationIndex corporation;  ///< pick one
    int count = 0;                 ///< highest, lowest, nearest, random
    Filter filter;
};

struct AssetsChange {
    int assets = 0;
    Scope to;
};

/// One line of an effect. Most hold one part; a line may hold several.
struct Clause {
    std::optional<AssetsChange> change;
    std::optional<int> set_assets;       ///< saved from the crash with so many
    std::optional<int> citizens_honour;  ///< to the citizens of the corporations that `change` hits (CG-112)
    std::optional<PartyIndex> clear_points;
    bool war_next_turn = false;  ///< of all clans
    std::optional<int> auction;  ///< assets put up for auction
    std::optional<AgentIndex> close_agency;
    std::optional<CorporationIndex> publish_votes;  ///< of all but its citizens
};
using Clauses = std::vector<Clause>;

struct CorporationFigures {
    std::string id;
    std::string name;
    std::string short_name;
    std::optional<PartyIndex> alignment;
    bool japanocorp = false;
    bool gaijin = false;
    Tier tier = Tier::AAA;
    Defences defence{};
    Clauses first;
    Clauses last;
    Clauses crash;
    std::optional<Clauses> second_crash;
};

struct PartyFigures {
    std::string id;
    LocalName name;
    AgentIndex agency;
    int honour_bonus = 0;  ///< points <= honour + this
};

struct AgentFigures {
    std::string id;
    LocalName name;
    AgentKind kind = AgentKind::fixer;
    Bonuses bonus{};
    std::optional<PartyIndex> party;  ///< of an agency
    std::vector<Attitude> allies;
    std::vector<Attitude> enemies;
    std::vector<Attitude> secret_allies;  ///< to start with, as the next
    std::vector<Attitude> secret_enemies;
};

struct Bars {
    bool kobun = false;
    bool oyabun = false;
    std::vector<PartyIndex> chief;
    std::vector<PartyIndex> member;
};

enum class TraitGroup : std::uint8_t { face, cv, other, objective };

struct TraitFigures {
    TraitGroup group = TraitGroup::other;
    int cost = 0;  ///< victory points given (+) or taken (-)
    std::optional<int> cost_per_point;
    std::optional<int> gaijin_cost;
    std::optional<int> hide_cost;
    std::optional<int> point_cost;  ///< of the one point it may start with
    std::vector<std::pair<Trait, int>> cost_with;
    bool open = false;  ///< cannot be hidden in a secret
    bool repeatable = false;
    std::vector<Trait> not_with;
    std::vector<TraitGroup> not_with_group;
    std::vector<Title> not_with_ambition;
    std::optional<Trait> needs;

    int honour = 0;
    std::optional<int> honour_min;
    std::optional<int> honour_max;
    bool honour_unbounded = false;
    std::optional<int> influence_max;
    bool no_begging = false;
    Bars bars;

    std::optional<Money> honour_buy;
    std::optional<Money> honour_beg;
    std::optional<Money> speculation;
    std::optional<Money> money;  ///< more at the start
    int influence_discount_percent = 0;
    int run_bonus = 0;  ///< once a turn
    Defences defence{};
    int extra_estimate = 0;
    int secrets = 0;         ///< more than the others
    int shameful_extra = 0;  ///< elements beyond the maximum
    int loyalty = 0;         ///< level at the start
    int count = 0;           ///< with so many fixers
    int croc_bonuses = 0;
    std::optional<AgentIndex> gaijin_fixer;
    int points = 0;  ///< objective: what it brings at the end
};

/// All figures of a campaign. Names follow the keys of the file.
struct Figures {
    int turns = 0;
    int least_players = 0;
    int most_players = 0;

    struct {
        Money money;
        int honour = 0;
        int influence = 0;
        int victory_points = 0;
        int secrets = 0;
    } start;
    struct {
        int max = 0;
        Money buy;
        Money beg;
        int pariah = 0;
    } honour;
    struct {
        Money price;
        Money price_first;
        int lone_buyer_points = 0;
    } share;
    struct {
        Money normal;
        Money first;
        Money last;
    } dividend;
    Money speculation;
    struct {
        Money price;
    } influence;
    struct {
        Money price;
        int max = 0;
        int informed = 0;            ///< level from which an agent tells what it knows
        int kobun = 0;               ///< level from which one may set secret allies
        int oyabun = 0;              ///< level whose holder must authorise each run
        int fixer_shared = 0;        ///< level that only one player may pass at a fixer
        int fixer_honour_bonus = 0;  ///< loyalty to a fixer <= honour + this
    } loyalty;
    struct {
        Money price;
        int per_turn = 0;
    } political_point;
    struct {
        Money price;
        Money bonus;
        int bonus_step = 0;
        int bonus_max = 0;
        Money run;
        int runs_max = 0;
    } croc;
    struct {
        Money price;
        int kobun = 0;
        int oyabun = 0;
    } war_honour;
    struct {
        Money unit;
        int unit_bonus = 0;
        Money minimum;
        int network = 0;
        int awakened = 0;
        int dragon = 0;
        int independents = 0;
        int same_target = 0;
        int always_fails_from = 0;
        int refund_percent = 0;
        int deposit_percent = 0;
        int favour = 0;  ///< percentage of an old hand's favour
    } run;
    struct {
        int fixer = 0;
        int yakuza = 0;
        int agency = 0;
    } capacity;
    int underground_bonus = 0;
    struct {
        int datasteal_assets = 0;   ///< gained by the beneficiary
        int datasteal_percent = 0;  ///< of a player's dividends
        int sabotage_assets = 0;    ///< lost by a corporation
        int sabotage_percent = 0;   ///< of a player's money
        int scandal_honour = 0;
        int scandal_points = 0;   ///< lost by a chief
        int captive_loyalty = 0;  ///< of a turned fixer
    } result;
    struct {
        int points = 0;
        int step = 0;
        int max = 0;
    } new_fixer;
    struct {
        int defence = 0;
        Money money;
        int clan_loyalty = 0;
        int points_lost = 0;
        int vote_factor = 0;
        std::optional<CorporationIndex> spared;  ///< what stronger votes cannot take from
    } dragon;
    struct {
        int each_turn = 0;
        int assets = 0;
        int contract = 0;
        int young_wolf = 0;
        int market = 0;
    } vote;
    Money socialite;
    Money first_share_discount;
    struct {
        int turns = 0;
        bool shares_pay_at_once = false;
        bool no_begging = false;
        bool no_influence = false;
        std::vector<RunType> players_safe_from;
    } launch;
    int contract_breach_honour = 0;
    struct {
        std::vector<CorporationIndex> leaders;
        std::vector<int> leaders_assets;
        std::vector<int> others_assets;
        int scenario = 0;  ///< of each corporation in a plain scenario
    } assets_at_start;

    std::vector<CorporationFigures> corporations;
    std::vector<PartyFigures> parties;
    std::vector<AgentFigures> agents;
    std::vector<std::string> spare_fixers;
    std::array<int, title_ids.size()> titles{};
    std::array<TraitFigures, trait_ids.size()> traits{};
    struct {
        int first = 0;
        int second = 0;
        int third = 0;
    } final_shares;
    struct {
        Money per;
        int points = 0;
    } final_money;
    struct {
        int hide_cost = 0;
        int shameful = 0;
        int shameful_max = 0;
        int gaijin_shameful = 0;
        int gaijin_shameful_max = 0;
    } secrets;

    const CorporationFigures& operator[](CorporationIndex i) const { return corporations[i.value()]; }
    const PartyFigures& operator[](PartyIndex i) const { return parties[i.value()]; }
    const AgentFigures& operator[](AgentIndex i) const { return agents[i.value()]; }
    const TraitFigures& operator[](Trait trait) const { return traits[static_cast<std::size_t>(trait)]; }
    int operator[](Title title) const { return titles[static_cast<std::size_t>(title)]; }
    bool is_launch(int turn) const { return turn <= launch.turns; }
};

/// Reads a campaign; on failure, every problem with its place and the nearest right name.
orders::Result<Figures> read_figures(const orders::Document& campaign);

}  // namespace resolution::corporate
