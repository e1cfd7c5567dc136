#pragma once

// One thing to do in a round, and when to do it (12.3).

#include "orders/anime_warfare/standing.h"

namespace orders::anime_warfare {

/// A number of units of one kind in one zone.
struct Group {
    Unit unit = Unit::jin;
    int from = 0;
    std::optional<int> to = {};
    Count n = {};
    bool controller = false;  ///< the mascot that controls the studio
    bool hidden = false;      ///< hidden ones, and only these

    static constexpr auto described() {
        using namespace described;
        using Context = SheetContext;
        return order(
            {.place = "units", .what = phrase("some units"), .of_what = phrase("these units")},
            part<&Group::unit>("unit", "unité").must().help("which kind of unit"),
            part<&Group::from>("from", "de, depuis").must().within(now<&Context::zone_numbers>).help("where they are"),
            part<&Group::to>("to", "vers, à").within(now<&Context::zone_numbers>).help("where they go"),
            part<&Group::n>("n", "nombre, combien").help("how many; 1 if you say nothing"),
            part<&Group::controller>("controller", "du studio, contrôle").seldom().help("the mascot of the studio"),
            part<&Group::hidden>("hidden", "cachée, caché, invisible").seldom().help("units that you hid"));
    }
    friend bool operator==(const Group&, const Group&) = default;
};

struct StudioIs {
    int zone = 0;
    StudioState state = StudioState::none;

    static constexpr auto described() {
        using namespace described;
        return order(
            {.place = "when_terms",
             .what = phrase("the studio"),
             .of_what = phrase("this condition"),
             .agreement = agree<&own_keys<StudioIs>>},
            part<&StudioIs::zone>("zone", "zone").must().within(now<&SheetContext::zone_numbers>).help("in which zone"),
            part<&StudioIs::state>("state", "état").must().help("how the studio must be"));
    }
    friend bool operator==(const StudioIs&, const StudioIs&) = default;
};

/// Visible units of opponents; without bounds, one at least (AW-56).
struct Enemies {
    std::optional<Faction> faction = {};
    std::optional<int> zone = {};
    std::optional<int> min = {};
    std::optional<int> max = {};

    static constexpr auto described() {
        using namespace described;
        return order(
            {.place = "when_terms",
             .what = phrase("enemies"),
             .of_what = phrase("this condition"),
             .agreement = agree<&own_keys<Enemies>>},
            part<&Enemies::faction>("faction", "licence, faction").help("whose; of all opponents if you say nothing"),
            part<&Enemies::zone>("zone", "zone").within(now<&SheetContext::zone_numbers>).help("in which zone"),
            part<&Enemies::min>("min", "min, au moins").within({0, most_counted}).help("at least so many units"),
            part<&Enemies::max>("max", "max, au plus").within({0, most_counted}).help("at most so many units"));
    }
    friend bool operator==(const Enemies&, const Enemies&) = default;
};

/// Own units, hidden ones too.
struct Own {
    std::optional<Unit> unit = {};
    std::optional<int> zone = {};
    int min = 1;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "when_terms",
                      .what = phrase("own units"),
                      .of_what = phrase("this condition"),
                      .agreement = agree<&own_keys<Own>>},
                     part<&Own::unit>("unit", "unité").help("which kind; all if you say nothing"),
                     part<&Own::zone>("zone", "zone").within(now<&SheetContext::zone_numbers>).help("in which zone"),
                     part<&Own::min>("min", "min, au moins").within({0, most_counted}).always_written());
    }
    friend bool operator==(const Own&, const Own&) = default;
};

struct EnemyMangas {
    std::optional<Faction> faction = {};
    int min = 1;

    static constexpr auto described() {
        using namespace described;
        return order(
            {.place = "when_terms",
             .what = phrase("mangas of enemies"),
             .of_what = phrase("this condition"),
             .agreement = agree<&own_keys<EnemyMangas>>},
            part<&EnemyMangas::faction>("faction", "licence, faction").help("whose; any opponent if you say nothing"),
            part<&EnemyMangas::min>("min", "min, au moins").within({0, most_counted}).always_written());
    }
    friend bool operator==(const EnemyMangas&, const EnemyMangas&) = default;
};

/// All of these must hold; without any, it always does.
struct Conditions {
    std::optional<int> staff_min = {};
    std::optional<StudioIs> studio = {};
    std::optional<Enemies> enemy = {};
    std::optional<Own> own = {};
    std::optional<Manga> manga = {};
    std::optional<EnemyMangas> enemy_manga = {};

    static constexpr auto described() {
        using namespace described;
        return all_seldom(
            order({.place = "when", .what = phrase("the conditions of an order")},
                  part<&Conditions::staff_min>("staff_min", "staff min")
                      .within({0, most_counted})
                      .help("you have at least so much staff"),
                  part<&Conditions::studio>("studio", "studio").help("the studio of a zone is as you say"),
                  part<&Conditions::enemy>("enemy", "ennemi, ennemis, adversaire").help("so many units of opponents"),
                  part<&Conditions::own>("own", "à moi, mes unités").help("so many units of yours"),
                  part<&Conditions::manga>("manga", "manga").help("you own this manga"),
                  part<&Conditions::enemy_manga>("enemy_manga", "mangas ennemis, mangas adverses")
                      .help("an opponent owns so many mangas")));
    }
    friend bool operator==(const Conditions&, const Conditions&) = default;
};

/// The mascot that a lucky `purge` moves.
struct MascotMove {
    Faction faction = Faction::no_name;
    int from = 0;
    int to = 0;
    bool controller = false;

    static constexpr auto described() {
        using namespace described;
        using Context = SheetContext;
        return order(
            {.place = "mascot",
             .what = phrase("a mascot"),
             .of_what = phrase("this mascot"),
             .agreement = agree<&own_keys<MascotMove>>},
            part<&MascotMove::faction>("faction", "licence, faction").must().help("whose mascot"),
            part<&MascotMove::from>("from", "de, depuis")
                .must()
                .within(now<&Context::zone_numbers>)
                .help("where it is"),
            part<&MascotMove::to>("to", "vers, à").must().within(now<&Context::zone_numbers>).help("where it goes"),
            part<&MascotMove::controller>("controller", "du studio, contrôle").help("the mascot of the studio"));
    }
    friend bool operator==(const MascotMove&, const MascotMove&) = default;
};

/// A mascot that `purge` is to kill.
struct Victim {
    Faction faction = Faction::no_name;
    int zone = 0;
    bool controller = false;

    static constexpr auto described() {
        using namespace described;
        return order(
            {.place = "mascot",
             .what = phrase("a mascot"),
             .of_what = phrase("this mascot"),
             .agreement = agree<&own_keys<Victim>>},
            part<&Victim::faction>("faction", "licence, faction").must().help("whose mascot"),
            part<&Victim::zone>("zone", "zone").must().within(now<&SheetContext::zone_numbers>).help("where it is"),
            part<&Victim::controller>("controller", "du studio, contrôle").help("the mascot of the studio"));
    }
    friend bool operator==(const Victim&, const Victim&) = default;
};

/// Each `do` takes the parts that it needs, and leaves the others alone.
struct Order {
    Do kind = Do::pass;
    std::optional<int> zone = {};
    std::optional<Faction> against = {};
    std::optional<Faction> faction = {};
    std::optional<Unit> unit = {};
    std::vector<Group> units = {};
    bool partial = false;
    std::optional<Faction> from = {};  ///< whose manga is borrowed
    std::optional<Manga> manga = {};
    std::optional<int> unit_from = {};
    std::optional<int> return_to = {};
    std::vector<int> mascots_from = {};
    std::vector<int> values = {};
    std::optional<Manga> give = {};
    std::optional<Manga> take = {};
    std::optional<int> lift = {};
    std::optional<int> land = {};
    std::vector<int> zones = {};
    std::optional<Faction> to = {};  ///< who is given staff
    std::optional<MascotMove> mascot = {};
    std::vector<Victim> victims = {};
    Abilities abilities = {};
    Conditions when = {};

    /// What this action cannot do without, is there.
    static void complete(Reading& in, const Keys& keys, Order& order);

    static constexpr auto described() {
        using namespace described;
        using Context = SheetContext;
        return order(
            {.place = "order",
             .what = phrase("an action"),
             .of_what = phrase("this action"),
             .agreement = agree<&Order::complete>},
            part<&Order::kind>("do", "faire, action").must().help("what is done"),
            part<&Order::zone>("zone", "zone").within(now<&Context::zone_numbers>).help("where"),
            part<&Order::against>("against", "contre").help("whom the battle is against"),
            part<&Order::faction>("faction", "licence, faction").help("whose unit"),
            part<&Order::unit>("unit", "unité").help("which kind of unit"),
            part<&Order::units>("units", "unités").help("which units go where"),
            part<&Order::partial>("partial", "partiel, en partie").seldom().help("whoever can goes, if not all can"),
            part<&Order::from>("from", "de, depuis").seldom().help("loan: whose manga"),
            part<&Order::manga>("manga", "manga").seldom().help("loan: which manga"),
            part<&Order::unit_from>("unit_from", "unité de")
                .within(now<&Context::zone_numbers>)
                .seldom()
                .help("loan: where the unit is that is put aside"),
            part<&Order::return_to>("return_to", "retour")
                .within(now<&Context::zone_numbers>)
                .seldom()
                .help("loan: where it comes back; where it was if you say nothing"),
            part<&Order::mascots_from>("mascots_from", "mascottes de")
                .within(now<&Context::zone_numbers>)
                .or_one()
                .seldom()
                .help("zones of the mascots that a hero costs"),
            part<&Order::values>("values", "valeurs")
                .within(now<&Context::campaign_values>)
                .or_one()
                .seldom()
                .help("reveal: campaigns by their value"),
            part<&Order::give>("give", "donner, rendre").seldom().help("the manga given up"),
            part<&Order::take>("take", "prendre").seldom().help("the manga taken for it"),
            part<&Order::lift>("lift", "lever, mettre en lieu sûr")
                .within(now<&Context::zone_numbers>)
                .seldom()
                .help("the studio that goes up"),
            part<&Order::land>("land", "poser, remettre")
                .within(now<&Context::zone_numbers>)
                .seldom()
                .help("where the studio comes down"),
            part<&Order::zones>("zones", "zones")
                .within(now<&Context::zone_numbers>)
                .or_one()
                .seldom()
                .help("where the mascots are that are given up"),
            part<&Order::to>("to", "vers, à").seldom().help("who is given staff"),
            part<&Order::mascot>("mascot", "mascotte").seldom().help("the mascot that is moved, if the die is high"),
            part<&Order::victims>("victims", "victimes").or_one().seldom().help("mascots that die, if the die is low"),
            part<&Order::abilities>("abilities", "capacités")
                .seldom()
                .help("what to use in this battle, before all standing orders"),
            part<&Order::when>("when", "si, quand").seldom().help("only if all of this holds"));
    }
    friend bool operator==(const Order&, const Order&) = default;
};

/// What a word or a map that says nothing of it stands for: `{do: dance}` is a hole, and so illegal (AW-56).
using Orders = described::OrderList<Order>;

/// Unlimited actions, one of the alternatives, unlimited actions (section 6).
struct Round {
    Orders before = {};
    Orders attempts = {};
    Otherwise otherwise = Otherwise::stumble;
    Orders after = {};

    static constexpr auto described() {
        using namespace described;
        return order({.place = "round", .what = phrase("a round")},
                     part<&Round::before>("before", "avant").seldom().help("unlimited actions, before all others"),
                     part<&Round::attempts>("try", "essayer, essais")
                         .wanted()
                         .help("the first of these that is allowed and whose conditions hold"),
                     part<&Round::otherwise>("else", "sinon").seldom().help("if none of these can be done"),
                     part<&Round::after>("after", "après").seldom().help("unlimited actions, after that"));
    }
    friend bool operator==(const Round&, const Round&) = default;
};

}  // namespace orders::anime_warfare
