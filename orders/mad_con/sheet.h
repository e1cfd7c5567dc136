#pragma once

// The three sheets of Mad-Con (7.2 to 7.4). One type holds what any of them may say: the phase decides what of it
// counts, and what the rules do not know counts as absent (MC-39).

#include "orders/described/orders.h"
#include "orders/document.h"
#include "orders/mad_con/kinds.h"

namespace orders::mad_con {

/// A slot as it is programmed. What was not understood is not there, and leaves the slot faulty.
struct Mission {
    std::optional<Action> action;
    std::optional<Organisation> organisation;
    std::optional<Reveal> reveal;

    static constexpr auto described() {
        using namespace described;
        return order(
            {.kind = "mission", .place = "mission", .what = phrase("a mission"), .of_what = phrase("this mission")},
            part<&Mission::action>("action", "action", {}, optional_of<Action, in_hand<Action>>)
                .help("a card of your hand: what is done"),
            part<&Mission::organisation>("organisation", "organisation, orga", {},
                                         optional_of<Organisation, in_hand<Organisation>>)
                .help("a card of your hand: for whom"),
            part<&Mission::reveal>("reveal", "montrer, révéler, visible")
                .first_words(chosen_reveals)
                .help("which of the two cards everybody sees"));
    }
    friend bool operator==(const Mission&, const Mission&) = default;
};

/// Whom a mission of one's own is to act on (7.3).
struct Target {
    Picks pick;
    ByOrganisation by_org;
    Picks back;
    Picks forward;
    std::vector<Organisation> toward;
    Announcement announce;

    static constexpr auto described() {
        using namespace described;
        return order(
            {.kind = "target",
             .place = "target",
             .what = phrase("targets of a mission"),
             .of_what = phrase("these targets")},
            part<&Target::pick>("pick", "choisir, choix")
                .or_one()
                .each_once()
                .help("the first that the card can act on"),
            part<&Target::back>("back", "reculer, recul").or_one().each_once().help("whose group goes back"),
            part<&Target::forward>("forward", "avancer, avance").or_one().each_once().help("whose group goes forward"),
            part<&Target::toward>("toward", "vers").or_one().each_once().help("to which side"),
            part<&Target::announce>("announce", "annoncer, annonce")
                .seldom()
                .help("what you say of the visitor, true or not, by what you find"),
            part<&Target::by_org>("by_org", "selon l'organisation, par organisation")
                .seldom()
                .help("other visitors if sabotage has changed the organisation"));
    }
    friend bool operator==(const Target&, const Target&) = default;
};

/// All of these must hold; without any, it always does (MC-38).
struct Conditions {
    std::optional<Cover> cover;  ///< undescribed: a word instead of a map
    std::optional<PlayerIndex> covered_by;
    std::optional<Organisation> top_is;
    std::optional<Organisation> top_is_not;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "condition", .what = phrase("the conditions of a line")},
                     part<&Conditions::covered_by>("covered_by", "couverte par, recouverte par", {},
                                                   optional_of<PlayerIndex, player_kind>)
                         .help("this player's card lies on top"),
                     part<&Conditions::top_is>("top_is", "dessus").help("the card on top is this one, and you see it"),
                     part<&Conditions::top_is_not>("top_is_not", "dessus autre que, pas dessus")
                         .help("the card on top is another one, and you see it"));
    }
    friend bool operator==(const Conditions&, const Conditions&) = default;
};

/// A word, or a map.
class ConditionsKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    bool blank(const void* value) const override { return *static_cast<const Conditions*>(value) == Conditions{}; }
};
inline constexpr ConditionsKind conditions_kind{};

/// Where to lay the card, if the mission is open and the conditions hold.
struct Line {
    PlayerIndex player;
    int slot = 1;
    Conditions when;

    MissionAt mission() const { return {player, slot}; }

    static constexpr auto described() {
        using namespace described;
        return order(
            {.kind = "lay", .place = "line", .what = phrase("a line"), .of_what = phrase("this line")},
            part<&Line::player>("player", "joueur, joueuse, chez", {}, player_kind).must().help("whose mission"),
            part<&Line::slot>("slot", "créneau, mission")
                .within({1, most_slots})
                .offering(now<&SheetContext::slot_numbers>)
                .must()
                .help("which of the missions"),
            part<&Line::when>("if", "si", {}, conditions_kind).seldom().untold().help("only if this holds"));
    }
    friend bool operator==(const Line&, const Line&) = default;
};

/// One below the other, with holes where a line was not understood. What stands in a line beside its words is told, and
/// no more.
class LinesKind final : public described::OrdersKind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;

private:
    using List = described::OrderList<Line>;
    const Kind& item() const override { return described::kind_of<Line>; }
    void* add(void* list) const override { return &static_cast<List*>(list)->emplace_back().emplace(); }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    const void* at(const void* list, std::size_t place) const override {
        const auto& line = (*static_cast<const List*>(list))[place];
        return line ? &*line : nullptr;
    }
    void spoil(void* list) const override { static_cast<List*>(list)->back().reset(); }
};
inline constexpr LinesKind lines_kind{};

struct Laying {
    std::optional<Organisation> card;
    described::OrderList<Line> lay;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "laying", .what = phrase("a sabotage"), .of_what = phrase("this sabotage")},
                     part<&Laying::card>("card", "carte", {}, optional_of<Organisation, in_hand<Organisation>>)
                         .seldom_if(not_now<&SheetContext::has_two_cards>)
                         .help("which of the cards left in your hand"),
                     part<&Laying::lay>("lay", "poser, pose", {}, lines_kind)
                         .wanted()
                         .help("the first line that is allowed and holds when your turn comes"));
    }
    friend bool operator==(const Laying&, const Laying&) = default;
};

template <class T>
class BySlotKindOf : public BySlotKind {
protected:
    ~BySlotKindOf() = default;

private:
    using Map = BySlot<std::optional<T>>;
    const described::StructKind& item() const override { return described::kind_of<T>; }
    void* fill(void* map, int slot) const override { return &static_cast<Map*>(map)->of(slot).emplace(); }
    const void* held(const void* map, int slot) const override {
        const auto& one = static_cast<const Map*>(map)->of(slot);
        return one ? &*one : nullptr;
    }
};
class MissionsKind final : public BySlotKindOf<Mission> {
public:
    /// The names of the sheets, too: no line of a heading brings its words.
    void add_places(Places& places) const override {
        BySlotKind::add_places(places);
        described::kind_of<SheetName>.add_places(places);
    }

private:
    std::vector<int> asked(const SheetContext& context) const override;
    void fit(Shape& out, const SheetContext& context, int slot) const override;
};
inline constexpr MissionsKind missions_kind{};
class TargetsKind final : public BySlotKindOf<Target> {
    std::vector<int> asked(const SheetContext& context) const override;
    void fit(Shape& out, const SheetContext& context, int slot) const override;
};
inline constexpr TargetsKind targets_kind{};

struct Sheet {
    BySlot<std::optional<Mission>> missions;
    Picks swap;
    std::optional<PlayerIndex> first_player;
    Laying sabotage;
    BySlot<std::optional<Target>> targets;
    std::vector<Action> improvise;
    std::vector<Organisation> ranking;

    static constexpr auto described() {
        using namespace described;
        using Context = SheetContext;
        return order({.place = "sheet"}, heading("game", "partie"), heading("turn", "journée, jour", "day"),
                     heading("sheet", "feuille"), heading("player", "joueur, joueuse"),
                     part<&Sheet::missions>("missions", "missions, mission", "mission", missions_kind)
                         .only_if(now<&Context::programming>)
                         .help("two cards for each slot of the day"),
                     part<&Sheet::swap>("swap", "échange, échanger, remplacer")
                         .or_one()
                         .each_once()
                         .only_if(now<&Context::may_swap>)
                         .help("the first of these is swapped for the top of the queue"),
                     part<&Sheet::first_player>("first_player", "premier joueur, première joueuse", {},
                                                optional_of<PlayerIndex, player_kind>)
                         .only_if(now<&Context::may_name_first>)
                         .help("who is first player today"),
                     part<&Sheet::sabotage>("sabotage", "sabotage, saboter")
                         .only_if(now<&Context::has_cards>)
                         .help("where your last card goes"),
                     part<&Sheet::targets>("targets", "cibles, cible", "target", targets_kind)
                         .only_if(now<&Context::has_missions>)
                         .seldom_if(now<&Context::programming>)
                         .help("whom your missions act on"),
                     part<&Sheet::improvise>("improvise", "improviser, improvisation", {}, hand_list)
                         .or_one()
                         .each_once()
                         .only_if(now<&Context::improvising>)
                         .help("the action of the open slot: the first of these that would do something"),
                     part<&Sheet::ranking>("ranking", "classement")
                         .each_once()
                         .only_if(now<&Context::is_ranking>)
                         .help("the four organisations, the best first"));
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// A part of a sheet that does not count, whatever others do: told when the sheet comes, when it is checked, and when
/// it is taken.
struct Fault {
    std::string path;  ///< "missions/2", "sabotage/lay/1"
    std::string_view reason;
    std::string_view rule;
};
std::vector<Fault> faults_of(const Sheet& sheet, const SheetContext& context);

/// The sheet, and what of it does not count; nothing if it is no sheet of this author, day and phase at all.
std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems);

/// YAML that reads back to the same sheet.
std::string write_sheet(const Sheet& sheet, const SheetContext& context);

}  // namespace orders::mad_con
