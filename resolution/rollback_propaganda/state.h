#pragma once

// Where a game stands (section 13). Small and flat: it is copied for every reader.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "resolution/indices.h"
#include "resolution/rollback_propaganda/figures.h"
#include "resolution/row.h"

namespace resolution::rollback_propaganda {

using orders::rollback_propaganda::Sheet;

/// Whose sheets are due: `reveal` and `choices` are stops of pace `step` alone.
enum class Phase : std::uint8_t { scheme, reveal, spells, choices, over };
constexpr std::array<std::string_view, 5> phase_ids{"scheme", "reveal", "spells", "choices", "over"};
constexpr orders::Words words_of(Phase) { return {"phase", phase_ids}; }

/// Who decides for a mage. Simulations have bots alone, called seat0, seat1 and so on (RP-57).
enum class Policy : std::uint8_t { mail, random, smart };
constexpr std::array<std::string_view, 3> policy_ids{"mail", "random", "smart"};
constexpr orders::Words words_of(Policy) { return {"policy", policy_ids}; }

/// An event in the row. A second Encore on it does nothing (RP-44).
struct PresentEvent {
    EventIndex event;
    bool doubled = false;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(
            everyone, fields(field<&PresentEvent::event>("event").must(), field<&PresentEvent::doubled>("doubled")));
    }
    friend bool operator==(PresentEvent, PresentEvent) = default;
};

/// What a game decides for itself, with what it changes of the figures.
struct Settings {
    Options options;
    Limits limits;
    PopularityFigures popularity;
    ElectionFigures election;

    static constexpr auto described() {
        using namespace described;
        using It = Settings;
        return all_known_to(
            everyone,
            fields(field<&It::options, &Options::pace>("pace"), field<&It::options, &Options::grimoire>("grimoire"),
                   field<&It::options, &Options::first_mage>("first_mage"),
                   field<&It::options, &Options::show_cosmos>("show_cosmos"), field<&It::limits>("limits"),
                   field<&It::popularity>("popularity"), field<&It::election>("election")));
    }
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Cards that went from all mages lie in the Cosmos together.
constexpr std::size_t most_gone = most_mages * most_cards;
using CardPile = Pile<CardIndex, most_cards>;
using EventPile = Pile<EventIndex, most_events>;

/// Parts of sheets that were sent for a turn (RP-48).
struct KeptParts {
    int turn = 0;
    std::shared_ptr<const Sheet> parts;
};

/// By turn.
class KeptPartsKind final : public described::Kind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const described::Look& look) const override;
    void reset(void* value) const override { static_cast<std::vector<KeptParts>*>(value)->clear(); }
};
inline constexpr KeptPartsKind kept_parts_kind{};

/// The parts that stand (RP-49).
class StandingKind final : public described::Kind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const described::Look& look) const override;
    void reset(void* value) const override { static_cast<std::shared_ptr<const Sheet>*>(value)->reset(); }
};
inline constexpr StandingKind standing_kind{};

}  // namespace resolution::rollback_propaganda

namespace resolution::described {

/// A bare id, unless it is doubled.
class PresentEventKind final : public Plain<rollback_propaganda::PresentEvent, UndividedKind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
};
template <>
struct KindOf<rollback_propaganda::PresentEvent> {
    static constexpr PresentEventKind kind{};
};

}  // namespace resolution::described

namespace resolution::rollback_propaganda {

using Present = Row<PresentEvent, most_events>;
using Contracts = std::array<std::optional<FactionIndex>, most_mages>;

struct Player {
    std::string id;
    std::string name;  ///< what sheets may call it beside its id
    std::optional<FactionIndex> contract;
    int score = 0;
    CardPile grimoire;  ///< top first; nobody knows its order, its owner included
    CardPile hand;      ///< held longest first
    CardPile schemed;
    Row<CardIndex, most_cards> face_up;  ///< in order of arrival
    int foreseen = 0;                    ///< cards on top of the Future that it knows (RP-38)
    Contracts known;                     ///< of others, as section 9 follows them
    Policy policy = Policy::mail;
    std::vector<KeptParts> sheets;
    std::shared_ptr<const Sheet> standing;

    static constexpr auto described() {
        using namespace described;
        using It = Player;
        return fields(field<&It::contract>("contract").known_to(owner),
                      field<&It::score>("score", {0, 1'000'000}).known_to(everyone), field<&It::grimoire>("grimoire"),
                      field<&It::hand>("hand").known_to(owner), field<&It::schemed>("schemed").known_to(owner),
                      field<&It::face_up>("field").known_to(everyone),
                      field<&It::foreseen>("foreseen", {0, most_events}).known_to(owner),
                      field<&It::known>("known", present_by<PlayerIndex, Contracts>).known_to(owner),
                      field<&It::policy>("policy").known_to(everyone),
                      field<&It::sheets>("sheets", kept_parts_kind).known_to(owner),
                      field<&It::standing>("standing", standing_kind).known_to(owner));
    }
};

/// Of the factions in play alone.
using Popularity = std::array<std::optional<std::int8_t>, most_factions>;

struct State {
    Settings settings;
    int turn = 1;
    Phase phase = Phase::scheme;
    std::vector<Player> players;  ///< by seat: clockwise is upwards
    PlayerIndex active;
    Popularity popularity{};
    Pile<FactionIndex, most_contracts> unassigned;  ///< top first
    EventPile future;                               ///< top first
    int known_prefix = 0;                           ///< cards on top of it that all know (RP-13)
    Present present;                                ///< in order of reveal
    bool reversed = false;                          ///< reports draw it as an arrow (RP-36)
    int reveals = 0;                                ///< this turn
    std::optional<EventIndex> last_reveal;
    Row<EventIndex, most_events> past, oblivion;
    Row<CardIndex, most_gone> cosmos;
    int rollbacks = 0;                  ///< in a row (RP-40)
    std::optional<PlayerIndex> acting;  ///< at pace step, in the Spells phase
    Row<CardIndex, most_gone> flipped;  ///< in this Spells phase
    std::optional<PlayerIndex> winner;
    bool aborted = false;

    static constexpr auto described();
    static void fits(State& state, const described::Source& from);

    std::size_t count() const { return players.size(); }
    Player& operator[](PlayerIndex player) { return players[player.value()]; }
    const Player& operator[](PlayerIndex player) const { return players[player.value()]; }
    /// The clockwise neighbour.
    PlayerIndex next_of(PlayerIndex player) const { return PlayerIndex((player.value() + 1) % count()); }
    PlayerIndex previous_of(PlayerIndex player) const { return PlayerIndex((player.value() + count() - 1) % count()); }
    int popularity_of(FactionIndex faction) const { return popularity[faction.value()].value_or(0); }
    bool over() const { return phase == Phase::over; }
};

constexpr auto State::described() {
    using namespace described;
    constexpr auto has_name = [](const Player& player) { return player.name != player.id; };
    return fields(
        enrolled<&State::players, &Player::id, &Player::name>("seats").known_to(everyone),
        column<&State::players, &Player::name, has_name>("names").known_to(everyone),
        field<&State::turn>("turn", {0, most_turns}).known_to(everyone),
        field<&State::phase>("phase").known_to(everyone), field<&State::active>("active").known_to(everyone),
        field<&State::settings>("settings").known_to(everyone),
        field<&State::popularity>("popularity", present_by<FactionIndex, Popularity>, {-100, 100}).known_to(everyone),
        field<&State::unassigned>("unassigned"), field<&State::future>("future"),
        field<&State::known_prefix>("known_prefix", {0, most_events}).known_to(everyone),
        field<&State::present>("present").known_to(everyone), field<&State::reversed>("reversed").known_to(everyone),
        field<&State::reveals>("reveals", {0, most_events}).known_to(everyone),
        field<&State::last_reveal>("last_reveal").known_to(everyone), field<&State::past>("past").known_to(everyone),
        field<&State::cosmos>("cosmos").known_to(everyone), field<&State::oblivion>("oblivion").known_to(everyone),
        field<&State::rollbacks>("rollbacks", {0, 1'000'000}).known_to(everyone),
        field<&State::acting>("acting").known_to(everyone), field<&State::flipped>("flipped").known_to(everyone),
        field<&State::players>("players", by<PlayerIndex, std::vector<Player>>).known_to(everyone),
        field<&State::winner>("winner").known_to(everyone), field<&State::aborted>("aborted").known_to(everyone),
        ignored("demands"),  // follows from the rest, and scenarios name it
        agreement<&State::fits>());
}

/// The events of the Present in order of resolution.
inline std::size_t next_to_resolve(const State& state) { return state.reversed ? state.present.size() - 1 : 0; }

/// X: the figure, and what Cloaks of the active mage add.
int stealth_limit(const Figures& figures, const State& state);
int stealth_total(const Figures& figures, const State& state);

/// What a player owes at the stop where the state stands, as the parts of sheets are called.
struct Owed {
    bool scheme = false;
    bool reveal = false;
    bool spells = false;
    bool choices = false;

    bool any() const { return scheme || reveal || spells || choices; }
    std::vector<std::string> parts() const;
};
Owed owed_by(const Figures& figures, const State& state, PlayerIndex player);

/// What reads, asks for and judges a sheet of this player, of what it may know.
orders::rollback_propaganda::SheetContext sheet_context(const Figures& figures, const State& state, PlayerIndex author);

}  // namespace resolution::rollback_propaganda
