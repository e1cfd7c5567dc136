#pragma once

// What a campaign of Mad-Con is made of.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "orders/mad_con/parts.h"
#include "resolution/described/fields.h"

namespace resolution::mad_con {

using orders::id_of;
using orders::mad_con::Action;
using orders::mad_con::action_count;
using orders::mad_con::all_organisations;
using orders::mad_con::BySlot;
using orders::mad_con::most_slots;
using orders::mad_con::Organisation;
using orders::mad_con::organisation_count;
using orders::mad_con::place_of;
using orders::mad_con::Reveal;
using orders::mad_con::Selector;

/// Kind of a visitor, in the order of the data.
using VisitorKind = orders::Index<struct VisitorKindTag>;
/// Animation card, in the order of the data.
using AnimationIndex = orders::Index<struct AnimationTag>;
/// A set of figures, in the order of the data.
using VariantIndex = orders::Index<struct VariantTag>;
/// How many play.
using Headcount = orders::Index<struct HeadcountTag>;
/// A slot, from 0: as a key of maps.
using SlotIndex = orders::Index<struct SlotTag>;

constexpr std::size_t most_players = 8;
constexpr std::size_t most_cards = 32;  ///< of a player, of each sort
constexpr std::size_t most_animations = 32;
constexpr std::size_t most_tokens = 96;  ///< visitors of a game
constexpr int most_steps = 5;
constexpr int most_days = 20;

enum class Mode : std::uint8_t { teams, individual };
constexpr std::array<std::string_view, 2> mode_ids{"teams", "individual"};
constexpr orders::Words words_of(Mode) { return {"mode", mode_ids}; }

enum class Team : std::uint8_t { wolves, octopuses, police };
constexpr std::array<std::string_view, 3> team_ids{"wolves", "octopuses", "police"};
constexpr orders::Words words_of(Team) { return {"team", team_ids}; }
constexpr std::size_t team_count = team_ids.size();

/// What a game may decide for itself.
struct Settings {
    Mode mode = Mode::teams;
    bool targeted_groups = true;  ///< targeted arguments move all that share a step (MC-18)
    VariantIndex variant;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone,
                            fields(field<&Settings::mode>("mode"), field<&Settings::targeted_groups>("targeted_groups"),
                                   field<&Settings::variant>("variant")));
    }
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct VisitorFigures {
    std::string id;
    std::string name;          ///< as it is printed
    std::string english_name;  ///< without one, the printed name
    int value = 0;
    std::size_t count = 0;
    std::optional<int> value_with_police;  ///< in scoring, and to bots, if the police is in the game (MC-25)

    static constexpr auto described() {
        using namespace described;
        return fields(field<&VisitorFigures::name>("fr"), field<&VisitorFigures::english_name>("en"),
                      field<&VisitorFigures::value>("value", {-9, 9}).must(),
                      field<&VisitorFigures::count>("count", {0, most_tokens}).must(),
                      field<&VisitorFigures::value_with_police>("value_with_police", {-9, 9}));
    }
};

struct OrganisationFigures {
    Organisation id = Organisation::don_leon;
    std::string name;
    std::string trade;
    std::string printed_trade;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&OrganisationFigures::id>("id").must(), field<&OrganisationFigures::name>("fr"),
                      field<&OrganisationFigures::trade>("trade"),
                      field<&OrganisationFigures::printed_trade>("fr_trade"));
    }
};

enum class Origin : std::uint8_t { zone, entrance };
constexpr std::array<std::string_view, 2> origin_ids{"zone", "entrance"};
constexpr orders::Words words_of(Origin) { return {"place", origin_ids}; }

/// Where a card may take its visitors from: a zone is its steps alone (MC-5), and some reach the entrance, too (MC-15).
struct Origins {
    bool zone = false;
    bool entrance = false;

    void add(Origin origin) { (origin == Origin::zone ? zone : entrance) = true; }
    bool has(Origin origin) const { return origin == Origin::zone ? zone : entrance; }
    std::vector<Origin> list() const {
        std::vector<Origin> out;
        for (const Origin origin : {Origin::zone, Origin::entrance}) {
            if (has(origin)) out.push_back(origin);
        }
        return out;
    }
};

/// How far a card moves its visitors: so many steps, or groups of them.
struct Push {
    int steps = 0;
    Origins from;    ///< of groups
    int groups = 0;  ///< 0: visitors

    static constexpr auto described();
};

}  // namespace resolution::mad_con

namespace resolution::described {

template <>
struct KindOf<mad_con::Origins> {
    static constexpr SetKindOf<mad_con::Origins, mad_con::Origin> kind{};
};

}  // namespace resolution::described

namespace resolution::mad_con {

constexpr auto Push::described() {
    using namespace described;
    return needed(field<&Push::from>("from"), field<&Push::groups>("groups", {0, 1}),
                  field<&Push::steps>("steps", {1, most_steps}));
}

/// A number of steps, or a map that says of which groups.
class PushKind final : public described::FigureKind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr PushKind push_kind{};

/// What an action card does (4.1).
struct ActionFigures {
    std::string name;
    std::size_t count = 0;
    bool movement = false;
    bool groups = false;
    Origins from;
    int visitors = 0;
    Push forward;
    Push back;
    int sideways = 0;
    bool look = false;
    bool claim = false;
    bool remove = false;
    bool takes_token = false;
    int welcome = 0;  ///< steps of the newcomer, when nobody can be moved

    static constexpr auto described() {
        using namespace described;
        using It = ActionFigures;
        return fields(field<&It::name>("fr"), field<&It::count>("count", {0, most_cards}).must(),
                      field<&It::movement>("movement"), field<&It::groups>("groups"), field<&It::from>("from"),
                      field<&It::visitors>("visitors", {0, 9}),
                      field<&It::forward>("forward", push_kind, {0, most_steps}),
                      field<&It::back>("back", push_kind, {0, most_steps}), field<&It::sideways>("sideways", {0, 1}),
                      field<&It::look>("look"), field<&It::claim>("claim"), field<&It::remove>("remove"),
                      field<&It::takes_token>("takes_token"), field<&It::welcome>("welcome", {0, most_steps + 1}));
    }
};

enum class Moment : std::uint8_t { day, draw, programming, after_programming, sabotage, resolution, end_of_day };
constexpr std::array<std::string_view, 7> moment_ids{"day",      "draw",       "programming", "after_programming",
                                                     "sabotage", "resolution", "end_of_day"};
constexpr orders::Words words_of(Moment) { return {"moment", moment_ids}; }

/// All visitors on steps, at the end of the day; never the recruited (MC-19).
struct Drift {
    int forward = 0;
    int back = 0;
    int left = 0;
    int right = 0;

    bool any() const { return forward + back + left + right > 0; }

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Drift::forward>("forward", {0, most_steps}), field<&Drift::back>("back", {0, most_steps}),
                      field<&Drift::left>("left", {0, 3}), field<&Drift::right>("right", {0, 3}));
    }
};

/// What an animation card changes for a day (section 5).
struct AnimationFigures {
    std::string id;
    std::string name;
    std::string english_name;
    std::size_t count = 0;
    std::vector<Moment> at;
    int swap = 0;
    std::optional<int> longest_move;
    Drift drift;
    BySlot<std::optional<Reveal>> reveal{};
    std::optional<Action> void_action;
    std::optional<std::size_t> hand_action;
    std::optional<int> open_slot;
    bool token_protects = true;
    bool holder_names_first = false;
    std::optional<int> slots;
    bool only_own_missions = false;
    bool only_left_neighbour = false;

    static constexpr auto described() {
        using namespace described;
        using It = AnimationFigures;
        return fields(field<&It::name>("fr"), field<&It::english_name>("en"),
                      field<&It::count>("count", {0, most_animations}).must(), field<&It::at>("at"),
                      field<&It::swap>("swap", {0, 1}), field<&It::longest_move>("max_move", {1, most_steps}),
                      field<&It::drift>("all_on_steps"),
                      field<&It::reveal>("reveal", by<SlotIndex, BySlot<std::optional<Reveal>>>),
                      field<&It::void_action>("void_action"), field<&It::hand_action>("hand_action", {0, most_cards}),
                      field<&It::open_slot>("open_slot", {1, most_slots}), field<&It::token_protects>("token_protects"),
                      field<&It::holder_names_first>("holder_names_first_player"),
                      field<&It::slots>("slots", {1, most_slots}), field<&It::only_own_missions>("only_own_missions"),
                      field<&It::only_left_neighbour>("only_left_neighbour"));
    }
};

/// How many of each team.
struct TeamCards {
    std::array<std::size_t, team_count> count{};

    static constexpr auto described() {
        using namespace described;
        return needed(element<&TeamCards::count, 0>("wolves", {0, most_players}),
                      element<&TeamCards::count, 1>("octopuses", {0, most_players}),
                      element<&TeamCards::count, 2>("police", {0, most_players}));
    }
};

struct SmartFigures {
    std::int64_t points = 0;          ///< for each point of value
    std::vector<std::int64_t> place;  ///< entrance, each step, recruited
    std::int64_t own = 0;
    std::int64_t other = 0;
    std::int64_t police = 0;
    std::vector<std::int64_t> by_rank;
    std::int64_t welcome_bonus = 0;
    std::int64_t look_bonus = 0;
    std::int64_t token_bonus = 0;
    std::vector<Selector> good;
    std::vector<Selector> bad;
    std::vector<Selector> look;
    Reveal reveal = Reveal::organisation;
    Action hidden_action = Action::argument;

    static constexpr auto described_weight() {
        using namespace described;
        return needed(field<&SmartFigures::own>("own", {-1000, 1000}),
                      field<&SmartFigures::other>("other", {-1000, 1000}),
                      field<&SmartFigures::police>("police", {-1000, 1000}),
                      field<&SmartFigures::by_rank>("by_rank", {-1000, 1000}));
    }
    static constexpr auto described_bonus() {
        using namespace described;
        return needed(field<&SmartFigures::welcome_bonus>("welcome"), field<&SmartFigures::look_bonus>("look"),
                      field<&SmartFigures::token_bonus>("security"));
    }
    static constexpr auto described() {
        using namespace described;
        return needed(
            field<&SmartFigures::points>("points", {0, 1000}), field<&SmartFigures::place>("place", {0, 1000}),
            section<&SmartFigures::described_weight>("weight"), section<&SmartFigures::described_bonus>("bonus"),
            field<&SmartFigures::good>("good"), field<&SmartFigures::bad>("bad"), field<&SmartFigures::look>("look"),
            field<&SmartFigures::reveal>("reveal", {0, 1}), field<&SmartFigures::hidden_action>("hidden_action"));
    }
};

/// The figures of a campaign, with those of its variant in their place.
struct Figures {
    std::size_t least_players = 0;
    std::size_t most_players = 0;
    std::size_t individual_up_to = 0;  ///< so few play everyone for himself, whatever is asked for
    int days = 0;                      ///< MC-2
    int slots = 0;
    std::size_t hand_action = 0;
    std::size_t hand_organisation = 0;
    Settings options;
    std::vector<std::string> variants;  ///< their ids; what is in them, `with_variant` puts in its place
    std::array<std::size_t, mode_ids.size()> setup_visitors{};  ///< by mode: each player brings in so many (MC-10)
    std::vector<VisitorFigures> visitors;                       ///< MC-1
    std::vector<OrganisationFigures> organisations;
    int steps = 0;  ///< of a zone; one more forward is recruitment (MC-4)
    std::array<ActionFigures, action_count> actions;
    std::size_t organisation_cards_each = 0;  ///< MC-3
    std::vector<AnimationFigures> animations;
    TeamCards team_cards{};
    std::array<std::string, team_count> team_names;
    std::size_t organisations_each = 0;
    std::vector<std::optional<TeamCards>> teams_of{mad_con::most_players + 1};  ///< by number of players
    int police_wins_below = 0;
    std::vector<std::int64_t> individual_points;
    SmartFigures smart;

    const ActionFigures& of(Action action) const { return actions[place_of(action)]; }
    const AnimationFigures& of(AnimationIndex animation) const { return animations[animation.value()]; }
    const VisitorFigures& of(VisitorKind kind) const { return visitors[kind.value()]; }
    Mode mode_for(std::size_t players, Mode asked) const {
        return players <= individual_up_to ? Mode::individual : asked;
    }
    std::vector<int> values() const;  ///< of visitors, from high to low
    described::Names names() const;

    static void lists(Figures& figures, const described::Source& campaign);
    static void name_variants(Figures& figures, const described::Source& campaign);
    static void player_bounds(Figures& figures, const described::Source& players);
    static void kinds(Figures& figures, const described::Source& campaign);
    static void ring(Figures& figures, const described::Source& campaign);
    static void cards(Figures& figures, const described::Source& campaign);
    static void every_headcount(Figures& figures, const described::Source& teams);
    static void fits(Figures& figures, const described::Source& campaign);

    static constexpr auto described_players() {
        using namespace described;
        return needed(field<&Figures::least_players>("min", {2, mad_con::most_players}),
                      field<&Figures::most_players>("max", {2, mad_con::most_players}),
                      field<&Figures::individual_up_to>("individual_only_up_to", {0, mad_con::most_players}),
                      agreement<&Figures::player_bounds>());
    }
    static constexpr auto described_hand() {
        using namespace described;
        return needed(field<&Figures::hand_action>("action", {0, most_cards}),
                      field<&Figures::hand_organisation>("organisation", {0, most_cards}));
    }
    static constexpr auto described_teams() {
        using namespace described;
        return needed(
            field<&Figures::team_cards>("cards"),
            field<&Figures::team_names>("names", by_each<Team, std::array<std::string, team_count>>),
            field<&Figures::organisations_each>("organisations_each", {organisation_count / 2, organisation_count / 2}),
            field<&Figures::teams_of>("by_players", by<Headcount, std::vector<std::optional<TeamCards>>>),
            field<&Figures::police_wins_below>("police_wins_if_a_team_is_below", {-1000, 1000}),
            agreement<&Figures::every_headcount>());
    }
    static constexpr auto described_bots() {
        using namespace described;
        return fields(field<&Figures::smart>("smart").must(), ignored("check"));
    }
    static constexpr auto described();
};

/// The ids of the variants. Their figures are read in the place of those that they replace.
class VariantsKind final : public described::FigureKind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr VariantsKind variants_kind{};

constexpr auto Figures::described() {
    using namespace described;
    using Actions = std::array<ActionFigures, action_count>;
    using ByMode = std::array<std::size_t, mode_ids.size()>;
    return fields(
        ignored("game"), ignored("version"), ignored("language"), ignored("calendar"), agreement<&Figures::lists>(),
        section<&Figures::described_players>("players").must(), field<&Figures::days>("days", {1, most_days}).must(),
        field<&Figures::slots>("slots", {1, most_slots}).must(), section<&Figures::described_hand>("hand").must(),
        field<&Figures::variants>("variants", variants_kind).must(), agreement<&Figures::name_variants>(),
        field<&Figures::options>("options").must(),
        field<&Figures::setup_visitors>("setup_visitors", by_each<Mode, ByMode>,
                                        {0, most_tokens / mad_con::most_players})
            .must(),
        field<&Figures::visitors>("visitors", by_own_id<VisitorFigures, &VisitorFigures::id>).must(),
        agreement<&Figures::kinds>(), field<&Figures::organisations>("organisations").must(),
        agreement<&Figures::ring>(), ignored("left"), ignored("right"),
        field<&Figures::steps>("steps", {1, most_steps}).must(),
        field<&Figures::actions>("actions", by_each<Action, Actions>).must(),
        field<&Figures::organisation_cards_each>("organisation_cards_each", {0, most_cards / organisation_count})
            .must(),
        field<&Figures::animations>("animations", by_own_id<AnimationFigures, &AnimationFigures::id>).must(),
        agreement<&Figures::cards>(), section<&Figures::described_teams>("teams").must(),
        field<&Figures::individual_points>("individual_points", {0, 1000}).must(), ignored("individual_totals"),
        ignored("mail"), section<&Figures::described_bots>("bots").must(), ignored("words"),
        agreement<&Figures::fits>());
}

/// The figures of each variant, in the order of the data; or every problem of the campaign.
orders::Result<std::vector<Figures>> read_all_variants(const orders::Document& campaign);

}  // namespace resolution::mad_con
