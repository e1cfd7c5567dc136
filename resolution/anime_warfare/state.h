#pragma once

// Where a game stands (13.2).

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "resolution/anime_warfare/state_parts.h"
#include "resolution/indices.h"

namespace resolution::anime_warfare {

using orders::anime_warfare::Sheet;
using orders::anime_warfare::SheetName;

/// Whose sheets are due.
enum class Phase : std::uint8_t { setup, office, leg, over };
constexpr std::array<std::string_view, 4> phase_ids{"setup", "office", "leg", "end"};
constexpr orders::Words words_of(Phase) { return {"phase", phase_ids}; }

struct Studio {
    Faction builder = Faction::no_name;
    std::optional<Faction> controller;  ///< whose mascot sits on it; nobody: it is abandoned

    static constexpr auto described() {
        using namespace described;
        return all_known_to(
            everyone, fields(field<&Studio::builder>("builder").must(), field<&Studio::controller>("controller")));
    }
    friend bool operator==(const Studio&, const Studio&) = default;
};

struct Zone {
    std::optional<Studio> studio;
    ByFaction<Troops> units;  ///< visible ones, by owner; stolen ones are their thief's
    HiddenUnits hidden;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone, fields(field<&Zone::studio>("studio"),
                                             field<&Zone::units>("units", sparse<Faction, ByFaction<Troops>>),
                                             field<&Zone::hidden>("hidden", hidden_kind)));
    }
    bool controlled_by(Faction faction) const { return studio && studio->controller == faction; }
    bool abandoned() const { return studio && !studio->controller; }
};

/// A captured unit: to whose reserve it returns.
struct Captive {
    Faction faction = Faction::no_name;
    Unit unit = Unit::jin;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone, needed(field<&Captive::faction>("faction"), field<&Captive::unit>("unit")));
    }
};

/// A manga of another that is used until the end of the phase, and the unit that was put aside for it (AW-51).
struct Loan {
    Faction from = Faction::no_name;
    Manga manga = Manga::clemency;
    Unit unit = Unit::jin;
    ZoneIndex return_to;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone, needed(field<&Loan::from>("from"), field<&Loan::manga>("manga"),
                                             field<&Loan::unit>("unit"), field<&Loan::return_to>("return_to")));
    }
};

/// A studio in the sky, with a mascot (AW-20).
struct Aloft {
    Faction builder = Faction::no_name;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone, needed(field<&Aloft::builder>("builder")));
    }
};

/// What can be done once a turn, a phase or a game.
enum class Once : std::uint8_t {
    clemency,
    restructuring,
    cold_blood,
    bad_book,
    negotiator,
    shonen_jump,
    claim_flying_studio
};
constexpr std::array<std::string_view, 7> once_ids{"clemency",   "restructuring", "cold_blood",         "bad_book",
                                                   "negotiator", "shonen_jump",   "claim_flying_studio"};
constexpr orders::Words words_of(Once) { return {"use", once_ids}; }
/// The turn of the last use; 0: none yet.
using LastUses = std::array<int, once_ids.size()>;

struct Player {
    std::string id;
    std::string name;                ///< what sheets may call it beside its id
    std::optional<Faction> licence;  ///< none before the setup
    int staff = 0;
    int fans = 0;
    MangaSet mangas;
    Tokens campaigns;
    std::vector<Captive> captured;
    std::optional<ZoneIndex> start_zone;
    bool out = false;
    int missing_legs = 0;
    Direction direction = Direction::clockwise;
    Standing standing;
    LastUses used{};
    int captures = 0;  ///< enemy mascots, in the game so far
    ZoneSet summon_zones;
    UnitSet heroes_summoned;
    std::vector<Loan> loans;
    std::optional<Aloft> aloft;

    static constexpr auto described() {
        using namespace described;
        using It = Player;
        return fields(field<&It::name>("name").known_to(everyone), field<&It::licence>("faction").known_to(everyone),
                      field<&It::staff>("staff", {0, 1'000'000}).known_to(everyone),
                      field<&It::fans>("fans", {0, 1'000'000}).known_to(everyone),
                      field<&It::mangas>("mangas").known_to(everyone),
                      field<&It::campaigns>("campaigns", tokens_kind, {1, most_worth}).known_to(owner),
                      field<&It::captured>("captured").known_to(everyone),
                      field<&It::start_zone>("start_zone").known_to(everyone),
                      field<&It::out>("out").known_to(everyone),
                      field<&It::missing_legs>("missing_legs", {0, 1'000'000}).known_to(everyone),
                      field<&It::direction>("direction").known_to(owner),
                      field<&It::standing>("standing", stored_standing_kind).known_to(owner),
                      field<&It::used>("used", sparse<Once, LastUses>, {0, most_turns}).known_to(everyone),
                      field<&It::captures>("captures", {0, 1'000'000}).known_to(everyone),
                      field<&It::summon_zones>("summon_zones").known_to(everyone),
                      field<&It::heroes_summoned>("heroes_summoned").known_to(everyone),
                      field<&It::loans>("loans").known_to(everyone), field<&It::aloft>("aloft").known_to(everyone));
    }
    Faction faction() const { return licence.value_or(Faction::no_name); }
    int& last(Once use) { return used[place_of(use)]; }
    int last(Once use) const { return used[place_of(use)]; }
    /// All mangas of its own licence; borrowed ones do not count.
    bool has_six() const { return mangas.size() >= mangas_each; }
};

/// Whom `cold_blood` named in this phase (AW-50).
struct ColdBlood {
    Faction faction = Faction::no_name;
    Unit unit = Unit::jin;
    bool killed = false;  ///< its owner may summon that kind for nothing

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone,
                            fields(field<&ColdBlood::faction>("faction").must(), field<&ColdBlood::unit>("unit").must(),
                                   field<&ColdBlood::killed>("killed")));
    }
};

/// The last card taken; at work while the turn is not beyond `until`.
struct CardInPlay {
    Card id = Card::persistence;
    int until = 0;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone,
                            needed(field<&CardInPlay::id>("id"), field<&CardInPlay::until>("until", {0, 10'000})));
    }
};

struct State {
    Settings settings;
    int turn = 0;  ///< 0: setup
    Phase phase = Phase::setup;
    int leg = 0;
    int battles = 0;  ///< of this turn so far, as purges
    int purges = 0;
    std::vector<Player> players;  ///< by seat, clockwise
    std::vector<Faction> order;   ///< of play
    int cursor = 0;               ///< rungs already used
    Tokens campaigns_left;        ///< top first
    ZoneSet deaf_zones;
    std::optional<ColdBlood> cold_blood;
    std::vector<Card> deck;  ///< top first
    int deck_next = 0;       ///< turn of the next draw
    std::optional<CardInPlay> card;
    FactionSet winners;
    std::array<Zone, zone_count> zones;
    ByFaction<Troops> out_of_sight;  ///< of a state that a reader knows: what others hid somewhere

    static constexpr auto described();
    static void fits(State& state, const described::Source& from);

    std::size_t count() const { return players.size(); }
    Player& operator[](PlayerIndex player) { return players[player.value()]; }
    const Player& operator[](PlayerIndex player) const { return players[player.value()]; }
    std::optional<PlayerIndex> seat_of(Faction faction) const {
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (players[i].licence == faction) return PlayerIndex(i);
        }
        return std::nullopt;
    }
    Player& of(Faction faction) { return players[seat_of(faction).value().value()]; }
    const Player& of(Faction faction) const { return players[seat_of(faction).value().value()]; }
    bool plays(Faction faction) const { return seat_of(faction).has_value(); }
    Zone& at(ZoneIndex zone) { return zones[zone.value()]; }
    const Zone& at(ZoneIndex zone) const { return zones[zone.value()]; }
    bool card_works(Card id) const { return card && card->id == id && turn <= card->until; }
    /// Of those who play, in seat order.
    std::vector<Faction> seats() const {
        std::vector<Faction> out;
        for (const Player& player : players) out.push_back(player.faction());
        return out;
    }
};

inline IndexRange<ZoneIndex> all_zones() { return IndexRange<ZoneIndex>(zone_count); }

constexpr auto State::described() {
    using namespace described;
    using Zones = std::array<Zone, zone_count>;
    constexpr Bounds counted{0, 1'000'000};
    return fields(
        enrolled<&State::players, &Player::id, &Player::name>("seats").known_to(everyone),
        field<&State::settings>("options").known_to(everyone),
        field<&State::turn>("turn", {0, 9999}).known_to(everyone), field<&State::phase>("phase").known_to(everyone),
        field<&State::leg>("leg", counted).known_to(everyone),
        field<&State::battles>("battles", counted).known_to(everyone),
        field<&State::purges>("purges", counted).known_to(everyone), field<&State::order>("order").known_to(everyone),
        field<&State::cursor>("cursor", {0, 99}).known_to(everyone),
        field<&State::campaigns_left>("campaigns_left", tokens_kind, {1, most_worth}),
        field<&State::deaf_zones>("deaf_zones").known_to(everyone),
        field<&State::cold_blood>("cold_blood").known_to(everyone), field<&State::deck>("deck"),
        field<&State::deck_next>("deck_next", counted), field<&State::card>("card").known_to(everyone),
        field<&State::winners>("winners").known_to(everyone),
        field<&State::players>("players", by<PlayerIndex, std::vector<Player>>).known_to(everyone),
        field<&State::zones>("zones", by_each<ZoneIndex, Zones>).known_to(everyone),
        field<&State::out_of_sight>("out_of_sight", sparse<Faction, ByFaction<Troops>>).known_to(everyone),
        ignored("demands"),  // follows from the rest, and scenarios name it
        agreement<&State::fits>());
}

/// The sheet that is due in this phase.
constexpr SheetName sheet_of(Phase phase) {
    return phase == Phase::setup ? SheetName::setup : phase == Phase::office ? SheetName::office : SheetName::leg;
}

}  // namespace resolution::anime_warfare
