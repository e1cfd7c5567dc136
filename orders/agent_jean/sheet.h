#pragma once

// The conditional order sheet of Agent Jean: wishes, standing answers, and rules that say
// which card to play when.

#include <map>

#include "orders/agent_jean/kinds.h"
#include "orders/document.h"

namespace orders::agent_jean {

/// Who is called by an id or by a name.
struct Named {
    std::string id;
    std::string name;
    bool is(std::string_view written) const;
};

/// What the reader must know of the game to read a sheet, and a form to ask for one.
struct SheetContext {
    const Deck& deck;
    const std::vector<Named>& agents;
    const std::vector<Named>& accomplices;
    std::vector<Named> players;
    PlayerIndex author;
    int round = 1;  ///< 1 before it has begun too (AJ-32)
    int half = 1;
    int turns = 12;         ///< of a round
    int rules_a_list = 20;  ///< at most
    bool bot_seat = false;  ///< a bot has the author's seat
    bool over = false;      ///< the match is

    bool drafting = false;  ///< agents are being chosen: round 0 is meant by some
    bool leading = false;   ///< it is being asked who leads,
    bool passing = false;   ///< or for cards to pass
    bool may_lead = true;   ///< it may come to the author to say who leads,
    bool may_pass = true;   ///< or to pass a card

    described::Bounds turn_numbers() const { return {1, turns}; }
    described::Bounds places() const { return {1, static_cast<std::int64_t>(players.size())}; }
};

/// Which card: a named one, or one that is picked among the hand's cards of these colours.
struct Choice {
    std::optional<Card> card;  ///< undescribed: ChoiceKind reads it
    Pick pick = Pick::lowest;
    Colours colours = Colours::all();

    /// As a map. A card, or a pick among all colours, is but a word.
    static constexpr auto described() {
        using namespace described;
        return order({.place = "choice", .of_what = phrase("this choice")},
                     part<&Choice::pick>("pick", "choisir, choix, prendre").must(),
                     part<&Choice::colours>("colours", "couleurs, couleur, parmi", "colors, colour, color"));
    }
    friend bool operator==(const Choice&, const Choice&) = default;
};

class ChoiceKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { described::kind_of<Choice>.add_places(places); }
};
inline constexpr ChoiceKind choice_kind{};

/// All that must hold for a rule to count; what is absent always holds.
struct Conditions {
    std::optional<std::vector<int>> turns;
    std::optional<Position> position;
    std::optional<Colours> led;
    std::optional<Colours> best_colour;
    std::optional<PlayerIndex> best_player;
    std::optional<bool> trump_played;
    std::optional<bool> can_win;
    std::optional<int> plan_at_least;
    std::optional<int> plan_at_most;
    std::optional<Helper> accomplice;
    std::optional<int> trick_yellow_at_least;
    std::optional<int> trick_yellow_at_most;
    std::optional<int> trick_green_at_least;
    std::optional<int> trick_green_at_most;
    std::optional<Card> have;

    static void have_values(Reading& in, const Keys& keys, Conditions& conditions);
    static constexpr auto described() {
        using namespace described;
        using When = Conditions;
        return all_seldom(order(
            {.place = "condition", .what = phrase("the conditions of a rule"), .agreement = agree<&When::have_values>},
            part<&When::turns>("turn", "tour, tours", "turns").within(now<&SheetContext::turn_numbers>).some().or_one(),
            part<&When::position>("position", "position, place, rang")
                .within(now<&SheetContext::places>)
                .called(phrase("position"))
                .help("your place in the order of play"),
            part<&When::led>("led", "entame, couleur entamée, première couleur", "led_colour")
                .help("the first colour of the turn"),
            part<&When::best_colour>("best_colour", "meilleure couleur, couleur gagnante", "best_color")
                .help("colour of the card that is winning"),
            part<&When::best_player>("best_player", "meilleur joueur, en tête, gagnant", {},
                                     optional_of<PlayerIndex, name_kind<PlayerIndex>>)
                .help("who is winning"),
            part<&When::trump_played>("trump_played", "atout joué, atout posé, coupé")
                .help("a trump lies on the table"),
            part<&When::can_win>("can_win", "peux gagner, je peux gagner, peut gagner")
                .help("some card of your hand would win now"),
            part<&When::plan_at_least>("plan_at_least", "plan au moins, plan min"),
            part<&When::plan_at_most>("plan_at_most", "plan au plus, plan max"),
            part<&When::accomplice>("accomplice", "complice"),
            part<&When::trick_yellow_at_least>("trick_yellow_at_least", "jaunes au moins, jaunes min"),
            part<&When::trick_yellow_at_most>("trick_yellow_at_most", "jaunes au plus, jaunes max"),
            part<&When::trick_green_at_least>("trick_green_at_least", "vertes au moins, vertes min, verts au moins"),
            part<&When::trick_green_at_most>("trick_green_at_most", "vertes au plus, vertes max, verts au plus"),
            part<&When::have>("have", "ai en main, en main, j'ai").help("this card is in your hand")));
    }
    friend bool operator==(const Conditions&, const Conditions&) = default;
};

struct Rule {
    Conditions when;
    Choice play;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "rule", .what = phrase("a rule"), .of_what = phrase("a rule")},
                     part<&Rule::when>("if", "si, quand", "when").help("all of these must hold"),
                     part<&Rule::play>("play", "jouer, joue, carte", {}, choice_kind)
                         .must()
                         .help("a card, a pick, or a pick among colours"));
    }
    friend bool operator==(const Rule&, const Rule&) = default;
};

/// One below the other, and not too many.
class RulesKind final : public described::ListOf<Rule> {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    int rows() const override { return 1; }
};
inline constexpr RulesKind rules_kind{};

/// Lists of rules by the turn that they are for.
using RulesByTurn = std::map<int, std::vector<Rule>>;
class RulesByTurnKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { rules_kind.add_places(places); }
    bool blank(const void* value) const override { return static_cast<const RulesByTurn*>(value)->empty(); }
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
    int rows() const override { return 2; }
};
inline constexpr RulesByTurnKind rules_by_turn_kind{};

struct Sheet {
    std::vector<AgentIndex> agents;                   ///< wishes, the dearest first
    std::optional<std::vector<Leader>> henry_leader;  ///< the first that is somebody is used
    std::optional<Choice> pass;
    bool automatic = false;    ///< answers the later play phases of its half too
    RulesByTurn turns;         ///< tried first
    std::vector<Rule> always;  ///< tried next

    /// What the toolkit calls a turn is a round here; the turns of a round are tricks.
    static constexpr auto described() {
        using namespace described;
        using Context = SheetContext;
        return order(
            {.place = "sheet"}, heading("turn", "manche", "round"), heading("player", "joueur, joueuse, pj"),
            heading<std::string>("game", "partie, jeu").asked_last().seldom().help("which game; may be left out"),
            heading<int>("half", "moitié, demi-manche, mi-temps")
                .within({1, 2})
                .asked_before("game")
                .seldom()
                .help("of the round; may be left out"),
            part<&Sheet::agents>("agents", "agents, agent, personnages", "agent")
                .or_one()  // AJ-36
                .asked_before("half")
                .asked_first_if(now<&Context::drafting>)
                .seldom_if(not_now<&Context::drafting>)
                .help("agents you would like to be, the dearest first"),
            part<&Sheet::henry_leader>("henry_leader", "meneur, meneur de henry, premier joueur", "leader")
                .or_one()  // AJ-36
                .asked_before("agents")
                .asked_first_if(now<&Context::leading>)
                .seldom_if(not_now<&Context::may_lead>)
                .help("who leads when Henry's card shows"),
            part<&Sheet::pass>("pass", "passe, passer, donner", {}, optional_of<Choice, choice_kind>)
                .first_words(2)  // AJ-35: lowest and highest
                .asked_before("henry_leader")
                .asked_first_if(now<&Context::passing>)
                .seldom_if(not_now<&Context::may_pass>)
                .help("the card to pass to your left"),
            part<&Sheet::automatic>("auto", "auto, automatique, pilote automatique")
                .help("answers the later turns of this half as well"),
            part<&Sheet::turns>("turns", "tours", {}, rules_by_turn_kind).help("rules for named turns, tried first"),
            part<&Sheet::always>("default", "défaut, par défaut, toujours, règles", "rules, always", rules_kind)
                .asked_before("auto")
                .help("rules for every turn, the first that holds decides"));
    }
    bool has_rules() const { return !turns.empty() || !always.empty(); }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// The sheet, or nothing: one that is not understood as a whole does not count at all (AJ-37).
std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems);

/// YAML that reads back to the same sheet.
std::string write_sheet(const Sheet& sheet, const SheetContext& context);

}  // namespace orders::agent_jean
