#pragma once

// Standing orders: choices for battles and demands, which hold until they are replaced (12.3, AW-57).

#include <utility>

#include "orders/anime_warfare/parts.h"

namespace orders::anime_warfare {

/// A unit that an ability is to act on. As a word, or a map that says whose and where.
struct Target {
    Unit unit = Unit::jin;
    std::optional<Faction> faction = {};
    std::optional<int> zone = {};
    bool controller = false;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "ability",
                      .what = phrase("a target"),
                      .of_what = phrase("this target"),
                      .agreement = agree<&own_keys<Target>>},
                     part<&Target::faction>("faction", "licence, faction").help("whose unit"),
                     part<&Target::unit>("unit", "unité").must().help("which kind of unit"),
                     part<&Target::zone>("zone", "zone").within(now<&SheetContext::zone_numbers>).help("where"),
                     part<&Target::controller>("controller", "du studio, contrôle").help("the mascot of the studio"));
    }
    friend bool operator==(const Target&, const Target&) = default;
};

class TargetKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { described::kind_of<Target>.add_places(places); }
};
inline constexpr TargetKind target_kind{};

class TargetsKind final : public described::ListKind {
    using List = std::vector<Target>;
    const Kind& item() const override { return target_kind; }
    void* add(void* list) const override { return &static_cast<List*>(list)->emplace_back(); }
    void spoil(void* list) const override { static_cast<List*>(list)->pop_back(); }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    const void* at(const void* list, std::size_t place) const override {
        return &(*static_cast<const List*>(list))[place];
    }
};
inline constexpr TargetsKind targets_kind{};

/// Whether to use an ability, and how.
struct Use {
    bool wanted = true;              ///< undescribed: a word instead of a map
    std::optional<int> number = {};  ///< undescribed: a number instead of a map; 0 is never
    std::optional<int> min_enemies = {};
    std::optional<int> min_dice = {};
    std::optional<std::vector<Target>> targets = {};
    std::optional<std::vector<Faction>> against = {};

    bool never() const { return !wanted || number == 0; }

    static constexpr auto described() {
        using namespace described;
        return order({.place = "ability",
                      .what = phrase("an ability"),
                      .of_what = phrase("this ability"),
                      .agreement = agree<&own_keys<Use>>},
                     part<&Use::min_enemies>("min_enemies", "ennemis min")
                         .within({0, most_counted})
                         .help("only against as many enemy units"),
                     part<&Use::min_dice>("min_dice", "dés min")
                         .within({0, most_counted})
                         .help("only against as many enemy dice"),
                     part<&Use::targets>("targets", "cibles, cible", {}, optional_of<std::vector<Target>, targets_kind>)
                         .or_one()
                         .help("on the first of these that is there"),
                     part<&Use::against>("against", "contre").or_one().help("in battles of others, against the first"));
    }
    friend bool operator==(const Use&, const Use&) = default;
};

/// In the order written: several of one step are used in it.
using Abilities = std::vector<std::pair<Ability, Use>>;
/// What is said of that ability; nothing if it is not named.
const Use* find(const Abilities& abilities, Ability ability);

/// `{clemency: 2, fury: {min_enemies: 3}}`
class AbilitiesKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    bool blank(const void* value) const override { return static_cast<const Abilities*>(value)->empty(); }
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
};
inline constexpr AbilitiesKind abilities_kind{};

}  // namespace orders::anime_warfare

template <>
struct orders::described::KindOf<orders::anime_warfare::Abilities> {
    static constexpr orders::anime_warfare::AbilitiesKind kind{};
};

namespace orders::anime_warfare {

struct HandOver {
    bool spare_controllers = true;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "hand_over", .what = phrase("the mascot handed over")},
                     part<&HandOver::spare_controllers>("spare_controllers", "épargner les studios, garder les studios")
                         .always_written()
                         .help("mascots without a studio go first"));
    }
    friend bool operator==(const HandOver&, const HandOver&) = default;
};

/// What one would give up when others ask for it (AW-17).
struct Offers {
    int restructuring = 0;  ///< staff
    int purge = 0;          ///< mascots

    static constexpr auto described() {
        using namespace described;
        return order({.place = "offers", .what = phrase("the offers")},
                     part<&Offers::restructuring>("restructuring", "rachat de scénaristes, rachat")
                         .within({0, most_counted})
                         .help("staff you would dismiss"),
                     part<&Offers::purge>("purge", "grand nettoyage, nettoyage")
                         .within({0, most_counted})
                         .help("mascots you would give up"));
    }
    friend bool operator==(const Offers&, const Offers&) = default;
};

/// What is not there goes by the defaults of 12.4.
struct Standing {
    std::optional<std::vector<Unit>> losses = {};
    std::optional<std::vector<Unit>> wounds = {};
    std::optional<std::vector<int>> retreat = {};
    std::optional<HandOver> hand_over = {};
    std::optional<Abilities> abilities = {};
    std::optional<Offers> offers = {};
    std::optional<std::vector<Choice>> dilemma = {};
    std::optional<Choice> negotiator = {};
    std::optional<int> gender_bonus = {};

    static constexpr auto described() {
        using namespace described;
        using Context = SheetContext;
        return all_seldom(
            order({.place = "standing", .what = phrase("standing orders")},
                  part<&Standing::losses>("losses", "coups mortels, pertes", {}, kept<std::vector<Unit>>)
                      .or_one()
                      .help("the first is given up first"),
                  part<&Standing::wounds>("wounds", "blessures", {}, kept<std::vector<Unit>>)
                      .or_one()
                      .help("the first is wounded first"),
                  part<&Standing::retreat>("retreat", "repli, retraite", {}, kept<std::vector<int>>)
                      .or_one()
                      .within(now<&Context::zone_numbers>)
                      .help("zones for the wounded: the first that is allowed"),
                  part<&Standing::hand_over>("hand_over", "mascotte cédée, livrer").help("which mascot is handed over"),
                  part<&Standing::abilities>("abilities", "capacités", {}, kept<Abilities>)
                      .help("what to use in battles, whenever it is possible"),
                  part<&Standing::offers>("offers", "offres").help("what you would give up when others ask for it"),
                  part<&Standing::dilemma>("dilemma", "dilemme", {}, kept<std::vector<Choice>>)
                      .or_one()
                      .help("the first of these that is possible"),
                  part<&Standing::negotiator>("negotiator", "négociateur")
                      .first_words(negotiator_choices)
                      .help("what you give when the negotiator asks"),
                  part<&Standing::gender_bonus>("gender_bonus", "bonus de genre")
                      .within({1, 2})
                      .only_if(now<&Context::global_deck>)
                      .help("dice for the side with more men or women")));
    }
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// What a sheet changes of them: keys that it gives a value, and keys that it takes away.
struct StandingChange {
    Standing given;
    std::vector<std::string_view> removed = {};  ///< ids of keys

    bool empty() const { return removed.empty() && given == Standing{}; }
    void apply_to(Standing& standing) const;
    friend bool operator==(const StandingChange&, const StandingChange&) = default;
};

class StandingChangeKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { described::kind_of<Standing>.add_places(places); }
    bool blank(const void* value) const override { return static_cast<const StandingChange*>(value)->empty(); }
    int rows() const override { return 1; }
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
};

/// As a tree that reads back to the same, and the same back: how a state keeps it.
Node standing_node(const Standing& standing);
Standing standing_of(const Node& node, const SheetContext& context, Problems& problems);

}  // namespace orders::anime_warfare

template <>
struct orders::described::KindOf<orders::anime_warfare::StandingChange> {
    static constexpr orders::anime_warfare::StandingChangeKind kind{};
};
