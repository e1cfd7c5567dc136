#pragma once

// Where a game stands (8.1). Small and flat: it is copied for every reader.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "orders/mad_con/sheet.h"
#include "resolution/indices.h"
#include "resolution/mad_con/figures.h"
#include "resolution/row.h"

namespace resolution::mad_con {

using orders::mad_con::MissionAt;
using orders::mad_con::Sheet;
using orders::mad_con::SheetName;
using orders::mad_con::Target;

/// Whose sheets are due. `setup`: nothing has happened yet, as in scenarios of turn 0.
enum class Phase : std::uint8_t { setup, programming, sabotage, ranking, over };
constexpr std::array<std::string_view, 5> phase_ids{"setup", "programming", "sabotage", "ranking", "over"};
constexpr orders::Words words_of(Phase) { return {"phase", phase_ids}; }

/// Where a visitor is, once it has left the queue.
struct Place {
    enum class Where : std::uint8_t { entrance, step, recruited, removed };
    Where where = Where::entrance;
    Organisation organisation = Organisation::don_leon;  ///< of the step, or that recruited it
    std::uint8_t step = 0;                               ///< from 1

    static constexpr Place entrance() { return {}; }
    static constexpr Place removed() { return {Where::removed, {}, 0}; }
    static constexpr Place recruited(Organisation by) { return {Where::recruited, by, 0}; }
    static constexpr Place on(Organisation zone, int step) {
        return {Where::step, zone, static_cast<std::uint8_t>(step)};
    }
    constexpr bool at_entrance() const { return where == Where::entrance; }
    constexpr bool on_step() const { return where == Where::step; }
    constexpr bool is_recruited() const { return where == Where::recruited; }
    constexpr bool in_zone(Organisation zone) const { return on_step() && organisation == zone; }
    constexpr bool in_hall() const { return at_entrance() || on_step(); }
    friend constexpr bool operator==(Place, Place) = default;
};

/// "don_leon:2", "don_leon:R", "entrance", "removed"
std::string word_of(Place place);

/// Some of the four organisations, in the order of the ring.
class OrganisationSet {
public:
    void add(Organisation one) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << place_of(one)); }
    bool has(Organisation one) const { return (bits_ >> place_of(one) & 1U) != 0; }
    std::vector<Organisation> list() const {
        std::vector<Organisation> out;
        for (const Organisation one : all_organisations) {
            if (has(one)) out.push_back(one);
        }
        return out;
    }
    friend bool operator==(OrganisationSet, OrganisationSet) = default;

private:
    std::uint8_t bits_ = 0;
};

}  // namespace resolution::mad_con

namespace resolution::described {

class MadConPlaceKind final : public Plain<mad_con::Place, CodedKind> {
    std::string_view what() const override { return "place"; }
    std::string word(const void* value, const Names& names) const override;
    bool find(std::string_view word, const Names& names, void* to) const override;
};
template <>
struct KindOf<mad_con::Place> {
    static constexpr MadConPlaceKind kind{};
};
template <>
struct KindOf<mad_con::OrganisationSet> {
    static constexpr SetKindOf<mad_con::OrganisationSet, mad_con::Organisation> kind{};
};

}  // namespace resolution::described

namespace resolution::mad_con {

/// Claims are everybody's word to everybody (MC-16): the last one of each player, if it said anything.
using Claims = std::array<std::optional<std::int8_t>, most_players>;

struct Visitor {
    std::uint16_t number = 0;         ///< undescribed: the key, by VisitorsKind
    std::optional<VisitorKind> kind;  ///< nothing to whoever has not seen it
    std::optional<PlayerIndex> marker;
    Place at;
    PlayerSet seen_by;
    Claims claims{};  ///< the last one of each player

    /// Who has seen it knows its kind: `known` decides, not a mark.
    static constexpr auto described() {
        using namespace described;
        return fields(field<&Visitor::kind>("kind"), field<&Visitor::marker>("marker").known_to(everyone),
                      field<&Visitor::at>("at").known_to(everyone),
                      field<&Visitor::seen_by>("seen_by").known_to(everyone),
                      field<&Visitor::claims>("claims", present_by<PlayerIndex, Claims>, {-99, 99}).known_to(everyone));
    }
};
using Visitors = Row<Visitor, most_tokens>;

/// A visitor's number is its key: V07.
class VisitorsKind final : public described::Kind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const described::Look& look) const override;
    void reset(void* value) const override { static_cast<Visitors*>(value)->clear(); }
    void hide(void* value, const described::Look& look) const override;
};
inline constexpr VisitorsKind visitors_kind{};

struct Laid {
    PlayerIndex by;
    Organisation organisation = Organisation::don_leon;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone, needed(field<&Laid::by>("by"), field<&Laid::organisation>("organisation")));
    }
    friend bool operator==(Laid, Laid) = default;
};

struct Mission {
    std::optional<Action> action;  ///< nothing: the slot is open, or the card is hidden
    std::optional<Organisation> organisation;
    Reveal reveal = Reveal::action;
    Row<Laid, 2 * most_players> sabotage;  ///< bottom card first; of a state that is read, and one more of each player

    /// The owner knows both cards, everybody the one that is shown: `known` adds it.
    static constexpr auto described() {
        using namespace described;
        return fields(field<&Mission::action>("action").known_to(owner),
                      field<&Mission::organisation>("organisation").known_to(owner),
                      field<&Mission::reveal>("reveal").known_to(everyone),
                      field<&Mission::sabotage>("sabotage").known_to(everyone));
    }
    /// The organisation card on top, if whoever looks may see it.
    std::optional<Organisation> top() const {
        return sabotage.empty() ? organisation : std::optional(sabotage.back().organisation);
    }
};
using Missions = BySlot<std::optional<Mission>>;

/// Cards of one player, of each sort.
struct Cards {
    Pile<Action, most_cards> action;
    Pile<Organisation, most_cards> organisation;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone,
                            fields(field<&Cards::action>("action"), field<&Cards::organisation>("organisation")));
    }
    void conceal() {
        action.conceal();
        organisation.conceal();
    }
};

struct Shuffles {
    int action = 0;
    int organisation = 0;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone, fields(field<&Shuffles::action>("action", {0, 1000}),
                                             field<&Shuffles::organisation>("organisation", {0, 1000})));
    }
};

}  // namespace resolution::mad_con

namespace resolution::described {

/// Of hidden cards people see how many there are.
class MadConCardsKind final : public StructKind {
public:
    void conceal(void* value) const override { static_cast<mad_con::Cards*>(value)->conceal(); }

private:
    PartList list() const override {
        static constexpr auto parts = mad_con::Cards::described();
        return parts;
    }
};

}  // namespace resolution::described

namespace resolution::mad_con {

inline constexpr described::MadConCardsKind cards_kind{};

/// Targets of the programming sheet, as their owner wrote them. They do not change any more.
using Targets = BySlot<std::optional<Target>>;
class StoredTargetsKind final : public described::Kind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const described::Look& look) const override;
    void reset(void* value) const override { static_cast<std::shared_ptr<const Targets>*>(value)->reset(); }
};
inline constexpr StoredTargetsKind stored_targets_kind{};

struct Player {
    std::string id;
    std::string name;  ///< what sheets may call it beside its id
    std::optional<Team> team;
    Cards hand;  ///< in dealt order
    Cards deck;  ///< top first; nobody knows it, its owner included
    Cards discard;
    Shuffles shuffles;
    Missions missions;
    std::shared_ptr<const Targets> targets;
    Row<Organisation, organisation_count> ranking;  ///< as it was counted

    static constexpr auto described() {
        using namespace described;
        return fields(
            field<&Player::team>("team").known_to(owner), field<&Player::hand>("hand", cards_kind).known_to(owner),
            field<&Player::deck>("deck", cards_kind), field<&Player::discard>("discard", cards_kind).known_to(owner),
            field<&Player::shuffles>("shuffles").known_to(everyone),
            field<&Player::missions>("missions", present_by<SlotIndex, Missions>).known_to(everyone),
            field<&Player::targets>("targets", stored_targets_kind).known_to(owner),
            field<&Player::ranking>("ranking").known_to(everyone));
    }
    bool has_missions() const {
        return std::any_of(missions.begin(), missions.end(), [](const auto& mission) { return mission.has_value(); });
    }
};

/// Which organisations are whose (MC-9).
struct Sides {
    OrganisationSet wolves;
    OrganisationSet octopuses;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Sides::wolves>("wolves"), field<&Sides::octopuses>("octopuses"));
    }
    const OrganisationSet& of(Team team) const { return team == Team::wolves ? wolves : octopuses; }
    friend bool operator==(const Sides&, const Sides&) = default;
};

struct TeamValues {
    std::int64_t wolves = 0;
    std::int64_t octopuses = 0;

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds any{-100'000, 100'000};
        return all_known_to(everyone, needed(field<&TeamValues::wolves>("wolves", any),
                                             field<&TeamValues::octopuses>("octopuses", any)));
    }
};

/// A number for each player, where players have one.
using ByPlayer = std::array<std::optional<std::int64_t>, most_players>;

/// How the game ended (section 6): agents count what they count with the police, if it is in the game.
struct Result {
    using Values = std::array<std::int64_t, organisation_count>;
    Values values{};
    std::optional<TeamValues> teams;  ///< nothing where everyone plays for himself
    ByPlayer points{};                ///< there
    ByPlayer recruits{};              ///< likewise: those bearing the player's marker (MC-50)
    PlayerSet winners;

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds any{-100'000, 100'000};
        return all_known_to(everyone,
                            fields(field<&Result::values>("values", by<Organisation, Values>, any).must(),
                                   field<&Result::teams>("teams"),
                                   field<&Result::points>("points", present_by<PlayerIndex, ByPlayer>, any),
                                   field<&Result::recruits>("recruits", present_by<PlayerIndex, ByPlayer>, any),
                                   field<&Result::winners>("winners").must()));
    }
};

struct State {
    Settings settings;
    int day = 0;
    Phase phase = Phase::setup;
    std::vector<Player> players;  ///< by seat: the left neighbour is the next one (MC-7)
    PlayerIndex token;
    std::optional<PlayerIndex> first;  ///< of the day; nobody yet, while the token holder may name one
    std::optional<AnimationIndex> animation;
    Pile<AnimationIndex, most_animations> animations;  ///< still to come, top first
    Pile<VisitorKind, most_tokens> queue;              ///< top first
    int arrived = 0;                                   ///< numbers given so far
    Visitors visitors;                                 ///< by number
    std::optional<Sides> sides;                        ///< none where everyone plays for himself
    std::optional<Result> result;

    static constexpr auto described();
    static void fits(State& state, const described::Source& from);
    void cards_fit(const described::Source& from) const;

    std::size_t count() const { return players.size(); }
    Player& operator[](PlayerIndex player) { return players[player.value()]; }
    const Player& operator[](PlayerIndex player) const { return players[player.value()]; }
    PlayerIndex left_of(PlayerIndex player) const { return PlayerIndex((player.value() + 1) % count()); }
    const std::optional<Mission>& mission(MissionAt at) const { return (*this)[at.player].missions.of(at.slot); }
    std::optional<Mission>& mission(MissionAt at) { return (*this)[at.player].missions.of(at.slot); }
};

constexpr auto State::described() {
    using namespace described;
    constexpr auto has_name = [](const Player& player) { return player.name != player.id; };
    return fields(enrolled<&State::players, &Player::id, &Player::name>("seats").known_to(everyone),
                  column<&State::players, &Player::name, has_name>("names").known_to(everyone),
                  field<&State::settings>("settings").known_to(everyone),
                  field<&State::day>("day", {0, most_days}).known_to(everyone),
                  field<&State::phase>("phase").known_to(everyone), field<&State::token>("token").known_to(everyone),
                  field<&State::first>("first").known_to(everyone),
                  field<&State::animation>("animation").known_to(everyone), field<&State::animations>("animations"),
                  field<&State::queue>("queue"), field<&State::arrived>("arrived", {0, 9999}).known_to(everyone),
                  field<&State::visitors>("visitors", visitors_kind).known_to(everyone),
                  field<&State::players>("players", by<PlayerIndex, std::vector<Player>>).known_to(everyone),
                  field<&State::sides>("teams"), field<&State::result>("result").known_to(everyone),
                  ignored("demands"),  // follows from the rest, and scenarios name it
                  agreement<&State::fits>());
}

/// The sheet that is due in this phase.
constexpr SheetName sheet_of(Phase phase) {
    return phase == Phase::sabotage  ? SheetName::sabotage
           : phase == Phase::ranking ? SheetName::ranking
                                     : SheetName::programming;
}

}  // namespace resolution::mad_con
