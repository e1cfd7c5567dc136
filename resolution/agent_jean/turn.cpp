// A turn, step by step (section 4): refill, powers, accomplice, order of play, play.

#include <stdexcept>

#include "resolution/agent_jean/facts.h"
#include "resolution/agent_jean/match.h"

namespace resolution::agent_jean {

void Match::begin_turn() {
    if (state_.turn == figures_.turns_a_half + 1) refill();
    state_.phase = Phase::play;
    if (state_.settings.pace != Pace::half) uncover();
}

void Match::refill() {
    for (std::size_t i = 0; i < state_.count(); ++i) {
        Player& player = state_.players[i];
        player.hand.add(player.reserve.face_up());
        tell(Audience::only(PlayerIndex(i)), "refill", "step 1",
             [&] { return ReserveTaken{codes(player.reserve.face_up())}; });
        player.reserve = {};
    }
    done("refill");
}

/// Power cards are executed as they show, up to the first plan; Henry is asked before what
/// lies below his card is seen (AJ-11).
void Match::uncover() {
    while (!state_.pile.empty() && !state_.pile.back().is_plan()) {
        const AgentIndex agent = state_.pile.back().power();
        const bool henry = figures_.agent(agent).effect == Effect::choose_leader;
        if (henry && state_.settings.pace != Pace::half && state_.phase != Phase::power) {
            state_.phase = Phase::power;
            return;
        }
        execute(agent);
        state_.phase = Phase::play;
    }
    show_plan();
    if (turn_rules(state_, figures_).pass_left) {
        state_.phase = Phase::pass;
        if (state_.settings.pace == Pace::half) pass_cards();
        return;
    }
    state_.phase = Phase::play;
    if (state_.settings.pace == Pace::half) play_cards();
}

void Match::execute(AgentIndex agent) {
    const auto player = state_.player_of(agent);
    if (!player) throw std::runtime_error("nobody plays the agent whose Power card shows: " + figures_.agent(agent).id);
    state_.pile.pop_back();
    state_.active.push_back(agent);
    state_[*player].won.powers.add(agent);
    tell(Audience::everyone(), "powers", "step 2",
         [&] { return PowerShown{state_.turn, id(*player), figures_.agent(agent).id}; });
    if (figures_.agent(agent).effect == Effect::choose_leader) henry_chooses(*player);
    done("powers");
}

void Match::henry_chooses(PlayerIndex henry) {
    const Player& player = state_[henry];
    PlayerIndex leader = henry;
    if (player.bot) {
        leader = Bot(figures_, state_, henry, *player.bot, dice_).leader(state_.seats());
    } else if (player.sheet) {
        leader = leader_by_sheet(state_, henry, *player.sheet);
    }
    state_.leader = leader;
    tell(Audience::everyone(), "powers", "section 6", [&] { return LeaderNamed{id(henry), id(leader)}; });
}

void Match::show_plan() {
    const auto plan = contested_plan(state_);
    if (!plan) throw std::runtime_error("there is no plan left in the pile");
    const auto helper = accomplice_of(state_, figures_);
    tell(Audience::everyone(), "plan", "step 3", [&] {
        return PlanShown{state_.turn, figures_.plan(*plan).id, figures_.plan(*plan).value,
                         helper ? figures_.accomplice_names[helper->value()].id : "none"};
    });
    for (const AgentIndex agent : state_.active) {
        if (figures_.agent(agent).effect != Effect::peek_below_plan) continue;
        tell(Audience::only(*state_.player_of(agent)), "plan", "section 6", [&] {
            List cards;
            for (auto card = state_.pile.rbegin() + 1;
                 card != state_.pile.rend() && static_cast<int>(cards.size()) < figures_.agent(agent).amount; ++card)
                cards.emplace_back(id(*card));
            return Peeked{std::move(cards)};
        });
    }
    done("plan");
}

Card Match::card_to_pass(PlayerIndex giver) const {
    const Player& player = state_[giver];
    if (player.hand.empty()) throw std::runtime_error(player.id + " must pass a card and has none");
    if (player.bot) return Bot(figures_, state_, giver, *player.bot, dice_).pass();
    return player.sheet ? pass_by_sheet(figures_.deck, player.hand.face_up(), *player.sheet) : player.hand.lowest();
}

/// All at once: nobody gives what he was just given.
void Match::pass_cards() {
    std::vector<Card> given;
    for (std::size_t i = 0; i < state_.count(); ++i) {
        given.push_back(card_to_pass(PlayerIndex(i)));
    }
    for (std::size_t i = 0; i < state_.count(); ++i) state_.players[i].hand.remove(given[i]);
    tell(Audience::everyone(), "pass", "section 7", [&] { return CardsPassed{state_.turn}; });
    for (std::size_t i = 0; i < state_.count(); ++i) {
        const PlayerIndex giver(i);
        const PlayerIndex source = state_.right_of(giver);
        state_[giver].hand.add(given[source.value()]);
        tell(Audience::only(giver), "pass", "section 7", [&] {
            return CardPassed{figures_.deck.code(given[i]), id(state_.left_of(giver)),
                              figures_.deck.code(given[source.value()]), id(source)};
        });
    }
    state_.phase = Phase::play;
    done("pass");
    if (state_.settings.pace == Pace::half) play_cards();
}

/// The cards of a turn, each from its owner's sheet and what lies on the table; one of them at pace step.
void Match::play_cards() {
    const PlayOrder order(state_, figures_);
    Trick trick(figures_.deck, turn_rules(state_, figures_), state_.table);
    while (state_.table.size() < order.size()) {
        const PlayerIndex player = order[state_.table.size()];
        const Card card = card_to_play(player, order, trick);
        state_[player].hand.remove(card);
        state_.table.push_back(card);
        trick.play(card);
        if (state_.settings.pace != Pace::step) continue;
        tell(Audience::everyone(), "play", "step 5",
             [&] { return CardPlayed{state_.turn, id(player), figures_.deck.code(card)}; });
        if (state_.table.size() < order.size()) return done("play");
    }
    done("play");
    collect(order, trick);
}

Card Match::card_to_play(PlayerIndex player, const PlayOrder& order, const Trick& trick) {
    const Player& self = state_[player];
    if (self.hand.empty()) throw std::runtime_error(self.id + " must play a card and has none");
    const auto look = [&] { return Situation(figures_, state_, player, order, trick); };
    if (self.bot) return Bot(figures_, state_, player, *self.bot, dice_).play(look);
    if (!self.sheet) return self.hand.lowest();
    const Played played = play_by_sheet(look(), *self.sheet);
    for (const FailedRule& failed : played.failed) {
        tell(Audience::only(player), "play", "section 9", [&] {
            const std::string list = failed.turn == 0 ? "default" : "turns/" + std::to_string(failed.turn);
            return RuleFailed{state_.turn, list, failed.number};
        });
    }
    return played.card;
}

}  // namespace resolution::agent_jean
