#pragma once

// The sheet of Rollback Propaganda: what to scheme, how long to reveal, what becomes of schemed cards, and what events
// are to do. Each part counts by itself (RP-48), and may be written long before it is needed.

#include <map>
#include <memory>

#include "orders/described/orders.h"
#include "orders/document.h"
#include "orders/rollback_propaganda/kinds.h"

namespace orders::rollback_propaganda {

/// How popular a faction must be.
struct PopularityCondition {
    FactionTarget faction;
    std::optional<int> at_least;
    std::optional<int> at_most;

    static constexpr auto described() {
        using namespace described;
        using Condition = PopularityCondition;
        return order({.place = "popularity", .what = phrase("a popularity"), .of_what = phrase("this popularity")},
                     part<&Condition::faction>("faction", "faction").must(),
                     part<&Condition::at_least>("at_least", "au moins, minimum").within({0, most_number}),
                     part<&Condition::at_most>("at_most", "au plus, maximum").within({0, most_number}));
    }
    friend bool operator==(const PopularityCondition&, const PopularityCondition&) = default;
};

/// All of these must hold; without any, it always does (RP-51).
struct Conditions {
    std::optional<std::vector<EventName>> present_has;
    std::optional<std::vector<EventName>> present_lacks;
    std::optional<bool> own_faction_leads;
    std::optional<PopularityCondition> popularity;
    std::optional<bool> i_am_active;
    std::optional<std::vector<CardIndex>> flipped_before;
    std::optional<bool> would_score;
    std::optional<int> ethers_at_least;
    std::optional<int> turn_at_least;
    std::optional<int> future_at_most;

    static constexpr auto described() {
        using namespace described;
        using When = Conditions;
        return all_seldom(order(
            {.place = "condition", .what = phrase("the conditions of a rule")},
            part<&When::present_has>("present_has", "présent avec, présent contient")
                .some()
                .or_one()
                .help("one of these events or kinds lies in the Present"),
            part<&When::present_lacks>("present_lacks", "présent sans")
                .some()
                .or_one()
                .help("none of these events or kinds lies in the Present"),
            part<&When::own_faction_leads>("own_faction_leads", "ma faction mène, ma faction en tête")
                .help("no faction is more popular than yours"),
            part<&When::popularity>("popularity", "popularité").help("how popular a faction is"),
            part<&When::i_am_active>("i_am_active", "mon tour, c'est mon tour").help("it is your turn"),
            part<&When::flipped_before>("flipped_before", "déjà retourné, déjà retournée")
                .some()
                .or_one()
                .help("one of these cards was flipped in this phase"),
            part<&When::would_score>("would_score", "je marquerais, marquerait")
                .help("as things stand, an Election of the Present would give you a point"),
            part<&When::ethers_at_least>("ethers_at_least", "éthers au moins")
                .within({0, most_number})
                .help("so many Ethers lie before you"),
            part<&When::turn_at_least>("turn_at_least", "tour au moins, à partir du tour").within({0, most_number}),
            part<&When::future_at_most>("future_at_most", "futur au plus")
                .within({0, most_number})
                .help("so few cards are left in the Future")));
    }
    friend bool operator==(const Conditions&, const Conditions&) = default;
};

/// How long the active mage goes on.
struct RevealProgram {
    std::optional<int> while_stealth_at_most;
    std::optional<int> max_cards;
    std::vector<EventName> stop_after;
    std::optional<bool> avoid_known_rollback;  ///< absent: true
    std::optional<Conditions> push_if;
    std::optional<AnchorUse> anchor;  ///< absent: use

    static constexpr auto described() {
        using namespace described;
        using Program = RevealProgram;
        return order({.place = "reveal", .what = phrase("how to reveal")},
                     part<&Program::while_stealth_at_most>("while_stealth_at_most",
                                                           "furtivité au plus, tant que furtivité au plus")
                         .within({0, most_number})
                         .help("go on while the total of the Present is at most this"),
                     part<&Program::max_cards>("max_cards", "cartes au plus, cartes maximum")
                         .within({0, most_number})
                         .help("reveal no more cards than these"),
                     part<&Program::stop_after>("stop_after", "arrêt après, arrêter après")
                         .some()
                         .or_one()
                         .seldom()
                         .help("stop when one of these events or kinds is revealed"),
                     part<&Program::avoid_known_rollback>("avoid_known_rollback",
                                                          "éviter rollback connu, éviter le rollback connu")
                         .seldom()
                         .help("stop before a card that you know would undo the turn; so it is unless you say no"),
                     part<&Program::push_if>("push_if", "forcer si, insister si")
                         .seldom()
                         .help("reveal on purpose as long as all of this holds"),
                     part<&Program::anchor>("anchor", "ancre")
                         .seldom()
                         .help("whether an Anchor before you takes an Explosion; so it does unless you say keep"));
    }
    friend bool operator==(const RevealProgram&, const RevealProgram&) = default;
};

/// What to do with a schemed card, if this holds and there is a legal target.
struct SpellRule {
    Deed deed = Deed::bury;
    std::vector<FactionTarget> factions;
    std::vector<EventTarget> events;
    std::vector<EventPair> pairs;
    std::vector<MageTarget> mages;
    std::optional<EtherCount> ethers;  ///< absent: none
    Conditions when;

    static constexpr auto described() {
        using namespace described;
        using Rule = SpellRule;
        return order(
            {.kind = "spell", .place = "rule", .what = phrase("a rule"), .of_what = phrase("a rule")},
            part<&Rule::when>("if", "si").seldom().untold().asked_last().help("only if all of this holds"),
            part<&Rule::deed>("do", "action, faire").must().help("flip it, or bury it under the Grimoire"),
            part<&Rule::factions>("faction", "faction")
                .or_one()
                .each_once()
                .wanted()
                .help("the first of these that is legal"),
            part<&Rule::events>("event", "événement")
                .or_one()
                .each_once()
                .wanted()
                .help("an event of the Present: its place from the left, or its name"),
            part<&Rule::pairs>("events", "événements", {}, event_pairs_kind)
                .wanted()
                .help("two events of the Present, by place or by name"),
            part<&Rule::mages>("mage", "mage").or_one().each_once().wanted().help("the first of these who is legal"),
            part<&Rule::ethers>("ethers", "éthers, éther")
                .within({0, most_number})
                .wanted()
                .help("how many of your Ethers to spend on it"));
    }
    friend bool operator==(const SpellRule&, const SpellRule&) = default;
};

/// By card, in the order of the data; the first rule that applies counts.
using SpellRules = std::map<CardIndex, std::vector<SpellRule>>;

/// The preferences of an event with a choice; only the list that it asks for is of use.
using Preferences = std::variant<std::vector<FactionTarget>, std::vector<MageTarget>, std::vector<Swap>>;
using Choices = std::map<EventIndex, Preferences>;

/// A map by card.
class SpellRulesKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
    int rows() const override { return 2; }
};
inline constexpr SpellRulesKind spell_rules_kind{};

/// A map by event.
class ChoicesKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
    int rows() const override { return 1; }
};
inline constexpr ChoicesKind choices_kind{};

/// The parts are those that were written: `reveal: {}` is a program, no `reveal` is silence (RP-39).
struct Sheet {
    int turn = 0;           ///< undescribed: that of the heading, or the current one
    bool standing = false;  ///< for later turns, too, but for the scheme (RP-49)
    std::optional<std::vector<CardIndex>> scheme;
    std::optional<RevealProgram> reveal;
    std::optional<SpellRules> spells;
    std::optional<std::vector<CardIndex>> order;
    std::optional<Choices> choices;

    std::vector<Sheet> before = {};  ///< undescribed: earlier ones that wait for the same stop, the oldest first

    /// Each part that this one holds takes the place of the earlier one (RP-48).
    Sheet over(const Sheet& earlier) const;
    /// This one, with those that came before it: one for the same turn is laid under it.
    Sheet after(Sheet earlier) const;
    /// Is there any part?
    bool empty() const { return !scheme && !reveal && !spells && !order && !choices; }

    static constexpr auto described() {
        using namespace described;
        using Context = SheetContext;
        return described::order(
            {.place = "sheet"}, heading("game", "partie"), heading("turn", "tour"),
            heading("player", "mage, joueur, joueuse"),
            part<&Sheet::standing>("standing", "permanent, permanente, à demeure")
                .no_order()
                .asked_last()
                .seldom()
                .help("keep all of this but the scheme for later turns"),
            part<&Sheet::scheme>("scheme", "manigance, manigances, manigancer")
                .or_one()
                .each_once()
                .only_if(now<&Context::asks_scheme>)
                .help("the first of these that is in your hand is schemed"),
            part<&Sheet::reveal>("reveal", "révélation, révéler")
                .seldom_if(not_now<&Context::asks_reveal>)
                .help("how far to go when it is your turn"),
            part<&Sheet::spells>("spells", "sortilèges, sorts", {}, optional_of<SpellRules, spell_rules_kind>)
                .seldom_if(not_now<&Context::asks_spells>)
                .help("what becomes of your schemed card: the first rule that applies"),
            part<&Sheet::order>("order", "ordre")
                .or_one()
                .each_once()
                .only_if(now<&Context::may_order>)
                .seldom_if(not_now<&Context::asks_spells>)
                .help("which schemed card comes first"),
            part<&Sheet::choices>("choices", "choix", {}, optional_of<Choices, choices_kind>)
                .seldom_if(not_now<&Context::asks_choices>)
                .help("what events are to do when it is your turn: the first that is legal"));
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// The sheet, or nothing: one that is not understood as a whole does not count at all (RP-50).
std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems);

/// The parts of a sheet without a heading, as games keep them: a map that reads back to the same parts.
Node parts_node(const Sheet& sheet, const SheetContext& context);
/// Nothing if any of it is not understood. `standing` and a heading have no meaning there.
std::optional<Sheet> read_parts(const Document& document, const SheetContext& context, Problems& problems);

/// YAML that reads back to the same sheet.
std::string write_sheet(const Sheet& sheet, const SheetContext& context);

}  // namespace orders::rollback_propaganda
