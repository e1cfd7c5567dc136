#include "resolution/corporate/sheet_shape.h"

#include <array>

#include "orders/corporate/keys.h"
#include "orders/corporate/places.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using orders::Shape;
using enum orders::ShapeKind;
namespace keys = orders::corporate::keys;
namespace places = orders::corporate::places;

namespace {

constexpr std::int64_t most_invested = 100'000'000;

struct Choices {
    std::vector<std::string> corporations;
    std::vector<std::string> others;   ///< players in the game but the author
    std::vector<std::string> agents;   ///< who may be loyal
    std::vector<std::string> runners;  ///< who may be hired
    std::vector<std::string> targets;
    std::vector<std::string> parties;
    std::vector<std::string> captives;
};

Choices choices_of(const Figures& figures, const State& state, PlayerIndex author) {
    Choices out;
    for (const CorporationIndex i : corporations_of(state)) {
        if (!state[i].bankrupt) out.corporations.push_back(figures[i].id);
    }
    for (const PlayerIndex i : players_of(state)) {
        if (i != author && state[i].in_game) out.others.push_back(state[i].id);
    }
    out.runners.emplace_back(keys::independents);
    if (state[author].croc) out.runners.emplace_back(keys::croc);
    for (const Agent& agent : state.agents) {
        if (agent.state == AgentState::dead) continue;
        out.runners.push_back(agent.id);
        if (agent.kind != AgentKind::agency) out.agents.push_back(agent.id);
        if (agent.captor == author) out.captives.push_back(agent.id);
    }
    for (const PartyFigures& party : figures.parties) out.parties.push_back(party.id);
    out.targets = out.corporations;
    for (const auto* list : {&out.others, &out.parties})
        out.targets.insert(out.targets.end(), list->begin(), list->end());
    out.targets.push_back(state[author].id);
    for (const Agent& agent : state.agents) {
        if (agent.state != AgentState::dead && agent.state != AgentState::closed) out.targets.push_back(agent.id);
    }
    std::vector<std::string> codes;
    for (const KnownRun& run : state.runs) {
        if (run.known_to.has(author)) codes.push_back("run:" + run.code);
    }
    std::sort(codes.begin(), codes.end());  // in the order they were met, the invented one would come last (CG-23)
    out.targets.insert(out.targets.end(), codes.begin(), codes.end());
    return out;
}

std::string key(std::string_view word) { return std::string(word); }

Shape one_of(std::string_view name, std::vector<std::string> choices, std::string help = {}, bool required = true) {
    return {key(name), choice, std::move(help), required, 0, 0, std::move(choices)};
}

/// The words of a choice, or of the keys of a map, stand there in the vocabulary.
Shape worded(Shape shape, std::string_view place) {
    shape.place = place;
    return shape;
}

/// A list of maps; the words of their keys have a place called like the list.
Shape list_of(std::string_view name, std::string help, std::vector<Shape> parts) {
    Shape item{"", map};
    item.parts = std::move(parts);
    item.place = name;
    Shape out{key(name), list, std::move(help)};
    out.parts.push_back(std::move(item));
    return out;
}

Shape map_of(std::string_view name, std::string help, std::vector<Shape> parts, std::string_view place) {
    Shape out{key(name), map, std::move(help)};
    out.parts = std::move(parts);
    out.place = place;
    return out;
}

template <std::size_t N>
std::vector<std::string> words(const std::array<std::string_view, N>& ids, std::size_t count = N) {
    return {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count)};
}

Shape buy_shape(const Choices& choices, const Figures& figures) {
    Shape out = list_of(
        keys::buy, "what you buy, the most urgent first",
        {one_of(keys::share, choices.corporations, "one share", false),
         {key(keys::influence), boolean, "one level of influence"},
         one_of(keys::loyalty, choices.agents, "one level of loyalty", false),
         {key(keys::political_points), whole, "points in a party", false, 1, figures.political_point.per_turn},
         worded(one_of(keys::party, choices.parties, "the party, if you have none yet", false), places::party),
         {key(keys::croc), text, "name of a new CROC"},
         worded(one_of(keys::croc_bonus, words(orders::corporate::run_type_ids, bonus_types), "a better CROC", false),
                places::run_type),
         {key(keys::croc_run), boolean, "one more run a turn for your CROC"},
         {key(keys::war_honour), whole, "honour from a clan's war", false, 1, figures.war_honour.oyabun}});
    out.parts.front().bare = {key(keys::influence), key(keys::croc_run)};
    return out;
}

Shape run_shape(const Choices& choices, const Figures& figures) {
    const auto types = words(orders::corporate::run_type_ids);
    return list_of(
        keys::runs,
        "runs; each full " + std::to_string(figures.run.unit.amount) + " makes " +
            std::to_string(figures.run.unit_bonus) + " %",
        {worded(one_of(keys::type, types), places::run_type),
         worded(one_of(keys::target, choices.targets), places::party),
         worded(one_of(keys::agent, choices.runners), places::runner),
         {key(keys::invest), amount, "what you pay", false, figures.run.minimum.amount, most_invested},
         one_of(keys::benefit, choices.corporations, "datasteal on a corporation: who gains", false),
         worded(one_of(keys::line, words(orders::corporate::line_ids), "scandal on a party: which line", false),
                places::line),
         {key(keys::network), boolean, "with your network"},
         {key(keys::awakened), boolean, "with your gift, if you are awakened"},
         {key(keys::dragon_bonus), boolean, "with the dragon's help, if it was promised"},
         {key(keys::deposit_only), boolean, "pay a quarter, lose face and a friend"},
         {key(keys::favour), boolean, "an old hand's favour, once a game"},
         worded({key(keys::except), some, "types that a protection lets pass", false, 0, 0, types}, places::run_type)});
}

void add_political_shapes(std::vector<Shape>& parts, const Choices& choices, const State& state, PlayerIndex player) {
    const Player& who = state[player];
    if (who.party) {
        parts.push_back(worded(one_of(keys::party_line, words(orders::corporate::line_ids), "your party's line", false),
                               places::line));
    }
    if (who.effects.public_contract) {
        parts.push_back(map_of(keys::public_contract, "one of the two",
                               {one_of(keys::add, choices.corporations, "gains an asset", false),
                                one_of(keys::remove, choices.corporations, "loses an asset", false)},
                               places::public_contract));
    }
    if (who.effects.grant > 0) {
        parts.push_back(list_of(keys::grant, "assets that you won at the auction",
                                {one_of(keys::corporation, choices.corporations),
                                 {key(keys::assets), whole, "", true, 1, who.effects.grant}}));
    }
    if (state.auction > 0) parts.push_back({key(keys::auction), amount, "your bid", false, 1, who.money.amount});
    std::vector<std::string> homes = choices.corporations;
    homes.emplace_back(keys::none);
    parts.push_back(
        worded(one_of(keys::citizenship, homes, "asked for, from next turn on", false), places::citizenship));
}

void add_agent_shapes(std::vector<Shape>& parts, const Choices& choices, const Figures& figures, const State& state,
                      PlayerIndex player) {
    if (!choices.captives.empty()) {
        Shape captives{key(keys::captives), map, "what becomes of your captives"};
        for (const std::string& fixer : choices.captives) {
            captives.parts.push_back(
                worded(one_of(fixer, words(orders::corporate::captive_fate_ids), "", false), places::fate));
        }
        parts.push_back(std::move(captives));
    }
    Shape agents{key(keys::agents), map, "what you tell agents who trust you"};
    for (const Agent& agent : state.agents) {
        const int loyalty = agent.loyalty_to(player);
        if (loyalty < figures.loyalty.kobun || agent.state == AgentState::dead) continue;
        Shape allies{key(keys::secret_allies), list, "its whole list of secret allies"};
        allies.parts.push_back({"", text});
        std::vector<Shape> orders{allies};
        if (loyalty >= figures.loyalty.oyabun) {
            orders.push_back(list_of(
                keys::authorise, "runs of others that it may take: all that fit what you name",
                {one_of(keys::player, choices.others),
                 {key(keys::run), whole, "its number on the other's sheet", false, 1, 99},
                 worded(one_of(keys::type, words(orders::corporate::run_type_ids), "", false), places::run_type),
                 worded(one_of(keys::target, choices.targets, "", false), places::party)}));
        }
        agents.parts.push_back(map_of(agent.id, "", std::move(orders), places::agents));
    }
    if (!agents.parts.empty()) parts.push_back(std::move(agents));
}

void add_evidence_shape(std::vector<Shape>& parts, const Choices& choices, const Player& who) {
    if (who.evidence.empty()) return;
    parts.push_back(list_of(keys::evidence, "what you do with a proof: one of the four",
                            {{"share", text, "with a copy"},
                             {"show", text, "without"},
                             {"publish", text, "for all"},
                             {"burn", text, "and forget"},
                             one_of(keys::with, choices.others, "share, show: with whom", false)}));
}

}  // namespace

Shape sheet_shape(const Figures& figures, const State& state, PlayerIndex player) {
    const Choices choices = choices_of(figures, state, player);
    const Player& who = state[player];
    const auto places = static_cast<std::int64_t>(state.ranking.size());
    Shape sheet{"", map, "Corporate Game, turn " + std::to_string(state.turn)};
    sheet.place = places::sheet;
    auto& parts = sheet.parts;
    if (who.traits.has(Trait::old_hand) && !who.effects.instinct_used) {
        parts.push_back({key(keys::instinct), boolean, "old hand: one more vote, once a game"});
    }
    parts.push_back(list_of(keys::votes, "an asset for one, an asset less for another",
                            {one_of(keys::up, choices.corporations), one_of(keys::down, choices.corporations)}));
    parts.push_back(list_of(
        keys::forecasts, "on corporations of your votes, at most " + std::to_string(effective_influence(figures, who)),
        {one_of(keys::corporation, choices.corporations), {key(keys::rank), whole, "", true, 1, places}}));
    parts.push_back(map_of(keys::honour, "one of the two",
                           {{key(keys::beg), whole, "lose a point, get money", false, 1, 1},
                            {key(keys::buy), whole, "points to buy", false, 1, figures.honour.max}},
                           places::honour));
    parts.push_back(list_of(keys::transfers, "money to others, paid first",
                            {one_of(keys::to, choices.others),
                             {key(keys::amount), amount, "", true, 1, who.money.amount},
                             {key(keys::contract), text, "the contract it fulfils"}}));
    parts.push_back(buy_shape(choices, figures));
    parts.push_back(run_shape(choices, figures));
    Shape estimates{key(keys::estimates), list, "how many play?"};
    estimates.parts.push_back({"", whole, "", false, 1, static_cast<std::int64_t>(state.players.size())});
    parts.push_back(map_of(keys::dragon, who.effects.bound_to_dragon ? "you must play" : "play with the dragon",
                           {estimates}, places::dragon));
    add_political_shapes(parts, choices, state, player);
    add_agent_shapes(parts, choices, figures, state, player);
    add_evidence_shape(parts, choices, who);
    parts.push_back({key(keys::notes), text, "a word for your own report"});
    parts.push_back({key(keys::gm_note), text, "a word for the game master alone"});
    return sheet;
}

}  // namespace resolution::corporate
