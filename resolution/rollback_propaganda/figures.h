#pragma once

// What a campaign of Rollback Propaganda is made of.

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "orders/rollback_propaganda/sheet.h"
#include "resolution/described/fields.h"
#include "resolution/rollback_propaganda/bot_figures.h"
#include "resolution/rollback_propaganda/effect.h"

namespace resolution::rollback_propaganda {

/// How many play.
using Headcount = orders::Index<struct HeadcountTag>;
/// A set of cards that mages start with, in the order of the data.
using GrimoireIndex = orders::Index<struct GrimoireTag>;

constexpr int most_turns = 100'000;

/// A number for each number of mages.
template <class T>
using ByHeadcount = std::array<T, most_mages + 1>;

inline constexpr auto& counts_by_headcount = described::by<Headcount, ByHeadcount<std::size_t>>;

enum class Pace : std::uint8_t { step, normal, fast };
constexpr std::array<std::string_view, 3> pace_ids{"step", "normal", "fast"};
constexpr orders::Words words_of(Pace) { return {"pace", pace_ids}; }

/// Which factions count as the most popular when several share the top (RP-24).
enum class Tie : std::uint8_t { all, none };
constexpr std::array<std::string_view, 2> tie_ids{"all", "none"};
constexpr orders::Words words_of(Tie) { return {"tie", tie_ids}; }

struct Limits {
    int hand_size = 4;
    int schemes_per_turn = 1;    ///< RP-18
    int min_reveal = 1;          ///< RP-10
    int stealth_limit = 12;      ///< X; RP-4
    int present_cap = 0;         ///< 0: none (RP-9)
    int stalemate_per_mage = 2;  ///< 0: never (RP-17)
    int max_turns = 400;         ///< RP-47

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds cards{0, most_cards};
        return all_known_to(everyone,
                            needed(field<&Limits::hand_size>("hand_size", cards),
                                   field<&Limits::schemes_per_turn>("schemes_per_turn", cards),
                                   field<&Limits::min_reveal>("min_reveal", {1, most_events}),
                                   field<&Limits::stealth_limit>("stealth_limit", {0, 1000}),
                                   field<&Limits::present_cap>("present_cap", {0, most_events}),
                                   field<&Limits::stalemate_per_mage>("stalemate_rollbacks_per_mage", {0, 1000}),
                                   field<&Limits::max_turns>("max_turns", {1, most_turns})));
    }
    friend bool operator==(const Limits&, const Limits&) = default;
};

struct PopularityFigures {
    int start = 5;  ///< RP-3
    int min = 0;
    int max = 10;

    static void in_order(PopularityFigures& figures, const described::Source& from);
    static constexpr auto described() {
        using namespace described;
        constexpr Bounds any{-100, 100};
        return all_known_to(
            everyone,
            needed(field<&PopularityFigures::start>("start", any), field<&PopularityFigures::min>("min", any),
                   field<&PopularityFigures::max>("max", any)),
            agreement<&PopularityFigures::in_order>());
    }
    friend bool operator==(const PopularityFigures&, const PopularityFigures&) = default;
};

struct ElectionFigures {
    int points = 1;
    Tie tie = Tie::all;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone, needed(field<&ElectionFigures::points>("points", {0, 1000}),
                                             field<&ElectionFigures::tie>("tie")));
    }
    friend bool operator==(const ElectionFigures&, const ElectionFigures&) = default;
};

/// What a game decides for itself.
struct Options {
    GrimoireIndex grimoire;  ///< of everyone (RP-6)
    Pace pace = Pace::normal;
    std::string first_mage = "random";  ///< or who begins, by name (RP-7)
    bool show_cosmos = true;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(
            everyone, fields(field<&Options::grimoire>("grimoire"), field<&Options::pace>("pace"),
                             field<&Options::first_mage>("first_mage"), field<&Options::show_cosmos>("show_cosmos")));
    }
    friend bool operator==(const Options&, const Options&) = default;
};

struct FactionFigures {
    std::string id;
    std::size_t from_mages = 0;  ///< in play from that number of mages on (RP-60)

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone, fields(field<&FactionFigures::id>("id").must(), ignored("name"),
                                             field<&FactionFigures::from_mages>("from_mages", {0, most_mages})));
    }
};

/// The effects of a card, each a map with its operation and what that takes.
class EffectsKind final : public described::FigureKind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr EffectsKind effects_kind{};

enum class Moment : std::uint8_t { resolve, reveal };
constexpr std::array<std::string_view, 2> moment_ids{"resolve", "reveal"};
constexpr orders::Words words_of(Moment) { return {"moment", moment_ids}; }

/// What becomes of a card that undoes the turn.
enum class After : std::uint8_t { past, oblivion };
constexpr std::array<std::string_view, 2> after_ids{"past", "oblivion"};
constexpr orders::Words words_of(After) { return {"place", after_ids}; }

struct EventFigures {
    std::string id;
    EventKind kind;
    int stealth = 0;
    Moment when = Moment::resolve;
    After after = After::past;
    ByHeadcount<std::size_t> copies{};  ///< none: the event is no part of the game (RP-5, RP-30)
    std::vector<Effect> effects;

    bool has(Op op) const {
        for (const Effect& effect : effects) {
            if (effect.op == op) return true;
        }
        return false;
    }
    bool undoes() const { return has(Op::rollback); }
    bool ends_reveal() const { return has(Op::end_reveal); }
    bool turns_order() const { return when == Moment::reveal && has(Op::toggle_order); }
    /// What it leaves to the active mage (RP-26).
    ChoiceOf choice() const;

    static constexpr auto described() {
        using namespace described;
        using It = EventFigures;
        return all_known_to(everyone,
                            fields(field<&It::id>("id").must(), field<&It::kind>("kind").must(),
                                   field<&It::stealth>("stealth", {0, 1000}).must(), field<&It::when>("when").must(),
                                   field<&It::copies>("copies", counts_by_headcount, {0, most_events}).must(),
                                   field<&It::effects>("effects", effects_kind).must(), field<&It::after>("after")));
    }
};

enum class CardType : std::uint8_t { spell, ether, modifier };
constexpr std::array<std::string_view, 3> card_type_ids{"spell", "ether", "modifier"};
constexpr orders::Words words_of(CardType) { return {"type", card_type_ids}; }

struct CardFigures {
    std::string id;
    CardType type = CardType::spell;
    std::vector<Effect> effects;

    AimedAt aim() const;
    bool takes_ethers() const;
    const Effect* find(Op op) const {
        for (const Effect& effect : effects) {
            if (effect.op == op) return &effect;
        }
        return nullptr;
    }

    static constexpr auto described() {
        using namespace described;
        using It = CardFigures;
        return all_known_to(everyone,
                            fields(field<&It::id>("id").must(), ignored("name"), field<&It::type>("type").must(),
                                   field<&It::effects>("effects", effects_kind).must()));
    }
};

/// A set of cards: how many of each.
struct GrimoireFigures {
    std::string id;
    std::vector<std::size_t> counts;  ///< by card

    std::size_t total() const;
};
/// `{standard: {whisper: 2}}`
class GrimoiresKind final : public described::FigureKind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr GrimoiresKind grimoires_kind{};

/// What people call something that the data list, and what else sheets may call it (RP-63).
struct Called {
    std::string french;
    std::string english;
    std::vector<std::string> also;  ///< undescribed: by MoreWordsKind; in French

    static constexpr auto described() {
        using namespace described;
        return needed(field<&Called::french>("fr"), field<&Called::english>("en"));
    }
};

struct Figures;

/// `{error: [erreur]}`: further French words, by id.
class MoreWordsKind final : public described::FigureKind {
public:
    enum class Of : std::uint8_t { events, cards };
    constexpr explicit MoreWordsKind(Of of) : of_(of) {}
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;

private:
    Of of_;
};
inline constexpr MoreWordsKind more_event_words{MoreWordsKind::Of::events};  ///< and of kinds of events
inline constexpr MoreWordsKind more_card_words{MoreWordsKind::Of::cards};

/// How silence is taken in the Reveal phase.
struct SilentReveal {
    std::optional<int> while_stealth_at_most;
    std::optional<int> max_cards;
    bool avoid_known_rollback = true;

    static constexpr auto described() {
        using namespace described;
        using It = SilentReveal;
        return fields(field<&It::while_stealth_at_most>("while_stealth_at_most", {0, 1'000'000}),
                      field<&It::max_cards>("max_cards", {0, 1'000'000}),
                      field<&It::avoid_known_rollback>("avoid_known_rollback"));
    }
};

/// What a game of so many mages is made of: follows from the rest.
struct Table {
    std::vector<FactionIndex> factions;   ///< in play, in the order of the data (RP-60)
    std::vector<bool> faction_in_play;    ///< by faction
    std::vector<bool> event_in_play;      ///< by event: it names no faction that is not
    std::vector<FactionIndex> contracts;  ///< all cards (RP-2)
    std::vector<EventIndex> future;       ///< all cards, in the order of the data (RP-5)
};

struct Figures {
    std::size_t least_mages = 2;  ///< RP-1
    std::size_t most_mages = 5;
    Limits limits;
    PopularityFigures popularity;
    ElectionFigures election;
    std::vector<FactionFigures> factions;
    ByHeadcount<std::size_t> contract_copies{};
    std::vector<EventFigures> events;
    ByHeadcount<std::size_t> future_totals{};
    std::vector<CardFigures> cards;
    std::vector<GrimoireFigures> grimoires;
    std::vector<std::size_t> grimoire_totals;
    Options options;
    SilentReveal silent_reveal;
    orders::rollback_propaganda::AnchorUse silent_anchor = orders::rollback_propaganda::AnchorUse::use;
    RandomFigures random_bot;
    SmartFigures smart_bot;
    std::vector<Called> faction_names, kind_names, event_names, card_names, grimoire_names;
    std::vector<std::string> kinds;                        ///< undescribed: those that have a name
    ByHeadcount<Table> tables;                             ///< undescribed: what follows, by number of mages
    orders::rollback_propaganda::Catalogue catalogue;      ///< undescribed: follows; what sheets can name
    std::shared_ptr<const orders::Vocabulary> vocabulary;  ///< undescribed: follows from that

    const EventFigures& of(EventIndex event) const { return events[event.value()]; }
    const CardFigures& of(CardIndex card) const { return cards[card.value()]; }
    /// Of so many mages; fewer than may play do for a scenario.
    const Table& table(std::size_t mages) const { return tables[std::clamp(mages, least_mages, most_mages)]; }
    described::Names names() const;

    static void lists(Figures& figures, const described::Source& campaign);
    static void mage_bounds(Figures& figures, const described::Source& mages);
    static void work_out(Figures& figures, const described::Source& campaign);
    // figures_checks.cpp
    static void event_effects(Figures& figures, const described::Source& campaign);
    static void endless_encores(Figures& figures, const described::Source& campaign);
    static void card_effects(Figures& figures, const described::Source& campaign);
    static void totals(Figures& figures, const described::Source& campaign);
    static void contracts_suffice(Figures& figures, const described::Source& campaign);
    static void words_differ(Figures& figures, const described::Source& campaign);

    static constexpr auto described_mages() {
        using namespace described;
        constexpr Bounds mages{1, rollback_propaganda::most_mages};
        return all_known_to(
            everyone, needed(field<&Figures::least_mages>("min", mages), field<&Figures::most_mages>("max", mages)),
            agreement<&Figures::mage_bounds>());
    }
    static constexpr auto described_contracts() {
        using namespace described;
        return needed(field<&Figures::contract_copies>("copies_per_faction", counts_by_headcount, {0, most_contracts}));
    }
    /// What else the silent do follows from the rules, whatever the data say of it.
    static constexpr auto described_silence() {
        using namespace described;
        return fields(field<&Figures::silent_reveal>("reveal").must(), field<&Figures::silent_anchor>("anchor").must(),
                      ignored("scheme"), ignored("spell"), ignored("faction_raise"), ignored("faction_lower"),
                      ignored("look_mage"), ignored("swap"));
    }
    static constexpr auto described_bots() {
        using namespace described;
        return needed(field<&Figures::random_bot>("random"), field<&Figures::smart_bot>("smart"));
    }
    static constexpr auto described_names() {
        using namespace described;
        using Names = std::vector<Called>;
        return fields(field<&Figures::faction_names>("factions", by_each<FactionIndex, Names>).must(),
                      field<&Figures::kind_names>("kinds", by_each<EventKind, Names>).must(),
                      field<&Figures::event_names>("events", by_each<EventIndex, Names>).must(),
                      field<&Figures::card_names>("cards", by_each<CardIndex, Names>).must(),
                      field<&Figures::grimoire_names>("grimoires", by_each<GrimoireIndex, Names>).must(),
                      ignored("intro"), ignored("zones"), ignored("terms"), ignored("phases"), ignored("types"),
                      ignored("paces"), ignored("end_reasons"), ignored("facts"));
    }
    static constexpr auto described_values() {
        using namespace described;
        return fields(Part{"event", &more_event_words, same}, Part{"card", &more_card_words, same}, ignored("do"),
                      ignored("anchor"), ignored("faction"), ignored("mage"), ignored("side"), ignored("swap"),
                      ignored("ethers"), ignored("boolean"));
    }
    static constexpr auto described_writing() {
        using namespace described;
        return fields(section<&Figures::described_values>("values"), ignored("keys"));
    }
    static constexpr auto described_words() {
        using namespace described;
        return fields(section<&Figures::described_names>("read").must(), section<&Figures::described_writing>("write"));
    }
    static constexpr auto described() {
        using namespace described;
        using It = Figures;
        return fields(
            ignored("game"), ignored("version"), ignored("language"), ignored("calendar"), ignored("order_sheet"),
            ignored("simulation"), agreement<&It::lists>(), section<&It::described_mages>("mages").must(),
            field<&It::limits>("limits").must().known_to(everyone),
            field<&It::popularity>("popularity").must().known_to(everyone),
            field<&It::election>("election").must().known_to(everyone),
            field<&It::factions>("factions").must().known_to(everyone),
            section<&It::described_contracts>("contracts").must(),
            field<&It::events>("events").must().known_to(everyone),
            field<&It::future_totals>("future_totals", counts_by_headcount, {0, most_events}).must(),
            field<&It::cards>("grimoire_cards").must().known_to(everyone),
            field<&It::grimoires>("grimoires", grimoires_kind, {0, most_cards}).must(),
            field<&It::grimoire_totals>("grimoire_totals", by_each<GrimoireIndex, std::vector<std::size_t>>,
                                        {0, most_cards})
                .must(),
            field<&It::options>("settings").must().known_to(everyone),
            section<&It::described_silence>("defaults_when_silent").must(), section<&It::described_bots>("bots").must(),
            section<&It::described_words>("words").must(), agreement<&It::work_out>(), agreement<&It::event_effects>(),
            agreement<&It::endless_encores>(), agreement<&It::card_effects>(), agreement<&It::totals>(),
            agreement<&It::contracts_suffice>(), agreement<&It::words_differ>());
    }
};

}  // namespace resolution::rollback_propaganda
