// Section 2: how a game is set up.

#include "resolution/mad_con/facts.h"
#include "resolution/mad_con/match.h"

namespace resolution::mad_con {

namespace {

/// As many of each as the figures say, in the order of the data.
template <class Index, class List>
std::vector<Index> all_of(const List& figures) {
    std::vector<Index> out;
    for (std::size_t i = 0; i < figures.size(); ++i) out.insert(out.end(), figures[i].count, Index(i));
    return out;
}

}  // namespace

void Match::set_up() {
    state_.settings.mode = figures_.mode_for(state_.count(), state_.settings.mode);
    shuffle_tokens_and_decks();
    const auto name = [&](PlayerIndex player) { return id(player); };
    state_.token = dice_.one_of("setup/first", players_of(state_).list(), name);
    if (state_.settings.mode == Mode::teams) deal_teams();
    const std::size_t each = figures_.setup_visitors[static_cast<std::size_t>(state_.settings.mode)];
    for (std::size_t round = 0; round < each; ++round) {  // MC-10
        PlayerIndex player = state_.token;
        for (std::size_t i = 0; i < state_.count(); ++i, player = state_.left_of(player)) bring_in(player);
    }
    done("setup");
    dice_.enter(1);
    begin_day(1);
}

void Match::shuffle_tokens_and_decks() {
    state_.queue.assign(dice_.shuffle("setup/queue", all_of<VisitorKind>(figures_.visitors),
                                      [&](VisitorKind kind) { return figures_.of(kind).id; }));
    state_.animations.assign(dice_.shuffle("setup/animations", all_of<AnimationIndex>(figures_.animations),
                                           [&](AnimationIndex card) { return figures_.of(card).id; }));
    Pile<Action, most_cards> actions;
    for (std::size_t i = 0; i < action_count; ++i) {
        for (std::size_t n = 0; n < figures_.actions[i].count; ++n) actions.add(static_cast<Action>(i));
    }
    Pile<Organisation, most_cards> organisations;
    for (const Organisation organisation : all_organisations) {
        for (std::size_t n = 0; n < figures_.organisation_cards_each; ++n) organisations.add(organisation);
    }
    for (const PlayerIndex player : players_of(state_)) {
        shuffle_deck(player, &Cards::action, 0, "action", actions);
        shuffle_deck(player, &Cards::organisation, 0, "organisation", organisations);
    }
}

/// MC-8: the n-th drawn is the n-th seat's.
void Match::deal_teams() {
    std::vector<Team> cards;
    if (const auto& dealt = figures_.teams_of[state_.count()]) {
        for (std::size_t team = 0; team < team_count; ++team)
            cards.insert(cards.end(), dealt->count[team], static_cast<Team>(team));
    }
    cards = dice_.shuffle("setup/teams", cards, [](Team team) { return id_of(team); });
    const auto stands =
        dice_.shuffle("setup/organisations", std::vector(all_organisations.begin(), all_organisations.end()),
                      [](Organisation organisation) { return id_of(organisation); });
    Sides& sides = state_.sides.emplace();
    for (std::size_t i = 0; i < stands.size(); ++i)  // MC-9
        (i < figures_.organisations_each ? sides.wolves : sides.octopuses).add(stands[i]);
    for (std::size_t i = 0; i < std::min(state_.count(), cards.size()); ++i) {
        state_.players[i].team = cards[i];
        tell_one(PlayerIndex(i), "setup", "MC-9", [&] {
            List own;
            if (cards[i] != Team::police) {
                for (const Organisation organisation : sides.of(cards[i]).list()) own.emplace_back(id_of(organisation));
            }
            return TeamDealt{id_of(cards[i]), std::move(own)};
        });
    }
}

void Match::bring_in(PlayerIndex player) {
    if (state_.queue.empty()) return;
    const Visitor& visitor = welcome(player, Place::entrance());
    tell_all("setup", "MC-10", [&] { return Arrived{number(visitor), id(player)}; });
    tell_one(player, "setup", "MC-47", [&] { return ValueSeen{number(visitor), value(visitor)}; });
}

/// Out of the queue, with the player's marker, seen by it (MC-47).
Visitor& Match::welcome(PlayerIndex player, Place at) {
    Visitor& visitor = state_.visitors.add();
    visitor.number = static_cast<std::uint16_t>(++state_.arrived);
    visitor.kind = state_.queue.take_first();
    visitor.marker = player;
    visitor.at = at;
    visitor.seen_by = player;
    return visitor;
}

std::string Match::value(const Visitor& visitor) const {
    return orders::mad_con::signed_value(visitor.kind ? figures_.of(*visitor.kind).value : 0);
}

}  // namespace resolution::mad_con
