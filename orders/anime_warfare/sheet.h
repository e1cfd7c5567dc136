#pragma once

// The three sheets of Anime-Warfare (12.2, 12.3). One type holds what any of them may say: the phase decides what of it
// counts.

#include "orders/anime_warfare/order.h"
#include "orders/document.h"

namespace orders::anime_warfare {

/// Held if the price is not above `max_cost`, `keep_staff` is left, and `min_studios` are controlled (12.2).
struct Convention {
    bool hold = false;
    std::optional<int> max_cost = {};
    int keep_staff = 0;
    int min_studios = 0;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "convention", .what = phrase("a convention")},
                     part<&Convention::hold>("hold", "tenir, effectuer").always_written().help("do you hold one?"),
                     part<&Convention::max_cost>("max_cost", "coût max, prix max")
                         .within({0, most_counted})
                         .help("only if it costs no more"),
                     part<&Convention::keep_staff>("keep_staff", "garder staff, staff gardé")
                         .within({0, most_counted})
                         .help("only if so much staff is left"),
                     part<&Convention::min_studios>("min_studios", "studios min")
                         .within({0, most_counted})
                         .help("only if you control so many studios"));
    }
    friend bool operator==(const Convention&, const Convention&) = default;
};

/// Each below the one before; one that is no map is a hole, and so a stumble.
class RoundsKind final : public described::OrdersKind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    /// The names of the sheets, too: no line of a heading brings its words.
    void add_places(Places& places) const override {
        OrdersKind::add_places(places);
        described::kind_of<SheetName>.add_places(places);
    }
    int rows() const override { return 1; }

private:
    using List = described::OrderList<Round>;
    const Kind& item() const override { return described::kind_of<Round>; }
    void* add(void* list) const override { return &static_cast<List*>(list)->emplace_back().emplace(); }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    const void* at(const void* list, std::size_t place) const override {
        const auto& round = (*static_cast<const List*>(list))[place];
        return round ? &*round : nullptr;
    }
    void spoil(void* list) const override { static_cast<List*>(list)->back().reset(); }
};
inline constexpr RoundsKind rounds_kind{};

struct Sheet {
    // the setup sheet
    std::vector<Faction> factions = {};
    std::optional<Direction> direction = {};  ///< of the office sheet, too
    // the office sheet
    std::vector<Faction> first_choice = {};
    std::optional<Convention> convention = {};
    bool shonen_jump = false;
    bool negotiator = false;
    described::OrderList<int> reveal = {};  ///< what is no number keeps its place: it cannot be revealed
    std::vector<Card> deck = {};
    // the leg sheet
    described::OrderList<Round> rounds = {};
    StandingChange standing = {};

    static constexpr auto described() {
        using namespace described;
        using Context = SheetContext;
        return order({.place = "sheet"}, heading("game", "partie"), heading("sheet", "feuille"),
                     heading("player", "joueur, joueuse"), heading("turn", "tour"), heading("leg", "étape"),
                     heading("faction", "licence, faction"),
                     part<&Sheet::factions>("factions", "licences, factions")
                         .or_one()
                         .each_once()
                         .only_if(now<&Context::setting_up>)
                         .help("licences you would like, the dearest first"),
                     part<&Sheet::convention>("convention", "convention")
                         .only_if(now<&Context::in_office>)
                         .help("whether you hold one"),
                     part<&Sheet::first_choice>("first_choice", "premier joueur, départage")
                         .or_one()
                         .each_once()
                         .only_if(now<&Context::in_office>)
                         .seldom()
                         .help("who begins, if you were first player and several are level"),
                     part<&Sheet::direction>("direction", "sens, sens de rotation")
                         .only_if(now<&Context::directing>)
                         .help("the direction of play, if you become first player"),
                     part<&Sheet::shonen_jump>("shonen_jump", "shonen jump, apparition dans le Shonen Jump")
                         .only_if(now<&Context::may_double>)
                         .help("twice the campaigns for this convention, once a game"),
                     part<&Sheet::negotiator>("negotiator", "négociateur")
                         .only_if(now<&Context::may_negotiate>)
                         .help("send the negotiator to every opponent"),
                     part<&Sheet::reveal>("reveal", "révéler, campagnes")
                         .or_one()
                         .within(now<&Context::campaign_values>)
                         .only_if(now<&Context::may_reveal>)
                         .help("campaigns to reveal, by their value"),
                     part<&Sheet::deck>("deck", "deck global, carte")
                         .or_one()
                         .each_once()
                         .only_if(now<&Context::may_take_cards>)
                         .seldom()
                         .help("the first of these among the three cards, if you are first player"),
                     part<&Sheet::rounds>("rounds", "rounds, round", {}, rounds_kind)
                         .wanted()
                         .only_if(now<&Context::acting>)
                         .help("what you do, round by round"),
                     part<&Sheet::standing>("standing", "consignes, ordres permanents")
                         .only_if(now<&Context::acting>)
                         .seldom()
                         .help("choices that hold until you change them"));
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// The sheet, without what was not understood; nothing if it is no sheet of this author, turn and leg at all.
std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems);

/// YAML that reads back to the same sheet.
std::string write_sheet(const Sheet& sheet, const SheetContext& context);

}  // namespace orders::anime_warfare
