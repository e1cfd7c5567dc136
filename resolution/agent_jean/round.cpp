// Beginning and end of a round (sections 3 and 8).

#include <algorithm>
#include <utility>

#include "resolution/agent_jean/facts.h"
#include "resolution/agent_jean/match.h"

namespace resolution::agent_jean {

void Match::begin_round() {
    ++state_.round;
    dice_.enter(state_.round);
    state_.turn = 1;
    state_.turn_winners.clear();
    if (state_.round > 1) return_to_pile();
    tell(Audience::everyone(), "deal", "section 3", [&] { return RoundBegins{state_.round, id(state_.leader)}; });
    deal();
    done("deal");
    begin_turn();
}

/// Plans won and Power cards used go under what is left of the pile (AJ-16).
void Match::return_to_pile() {
    Few<PlanIndex> plans;
    Few<AgentIndex> powers;
    for (Player& player : state_.players) {
        for (const PlanIndex plan : player.won.plans.list()) plans.add(plan);
        for (const AgentIndex agent : player.won.powers.list()) powers.add(agent);
        player.won = {};
    }
    std::vector<PileCard> cards;
    for (const PlanIndex plan : plans.list()) cards.emplace_back(plan);
    for (const AgentIndex agent : powers.list()) cards.emplace_back(agent);
    auto under = dice_.shuffle("pile", cards, [&](PileCard card) { return id(card); });
    std::reverse(under.begin(), under.end());
    under.insert(under.end(), state_.pile.begin(), state_.pile.end());
    state_.pile = std::move(under);
}

/// Seat i gets the i-th dozen of the shuffled cards: half of it in hand, half face down.
void Match::deal() {
    state_.discard = {};  // AJ-25: dealt again
    const auto cards = dice_.first_of("deal", figures_.cards_dealt * state_.count(), figures_.deck.in_data_order(),
                                      [&](Card card) { return figures_.deck.code(card); });
    auto next = cards.begin();
    for (std::size_t i = 0; i < state_.count(); ++i) {
        Player& player = state_.players[i];
        player.hand = {};
        player.reserve = {};
        for (std::size_t n = 0; n < figures_.cards_dealt; ++n)
            (n < figures_.hand ? player.hand : player.reserve).add(*next++);
        tell(Audience::only(PlayerIndex(i)), "deal", "section 3",
             [&] { return HandDealt{codes(player.hand.face_up())}; });
    }
}

void Match::end_round() {
    const std::vector<RoundScore> scores = score_round(state_, figures_);
    for (std::size_t i = 0; i < state_.count(); ++i) {
        state_.players[i].scores.push_back(scores[i].score);
        if (scores[i].medal) ++state_.players[i].medals;  // AJ-20: there are enough
    }
    tell_scores(scores);
    state_.winners = match_winners(state_, figures_);
    if (!state_.winners.empty()) return end_match();
    state_.leader = next_leader(state_, scores);
    replace_the_silent();
    done("scoring");
    begin_round();
}

void Match::replace_the_silent() {
    for (std::size_t i = 0; i < state_.count(); ++i) {
        Player& player = state_.players[i];
        if (!std::exchange(player.heard, false) && !player.bot && state_.settings.silent_bot) {
            player.bot = state_.settings.silent_bot;
            tell(Audience::everyone(), "scoring", "section 9", [&] { return SeatTaken{player.id, "silence"}; });
        }
    }
}

void Match::tell_scores(const std::vector<RoundScore>& scores) {
    tell(Audience::everyone(), "scoring", "section 8", [&] {
        List rows;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const RoundScore& one = scores[i];
            rows.emplace_back(Fields{{"player", state_.players[i].id},
                                     {"plans", one.plans},
                                     {"green", one.green},
                                     {"yellow", one.yellow},
                                     {"bonus", one.bonus},
                                     {"malus", one.malus},
                                     {"score", one.score},
                                     {"medal", one.medal}});
        }
        return RoundScored{state_.round, std::move(rows)};
    });
}

/// Nothing moves any more (AJ-42).
void Match::end_match() {
    state_.phase = Phase::over;
    const bool by_medals = state_[state_.winners.front()].medals >= figures_.medals_to_win;
    tell(Audience::everyone(), "end", by_medals ? "section 8" : "AJ-41", [&] {
        List players;
        for (const PlayerIndex winner : state_.winners) players.emplace_back(id(winner));
        return MatchWon{std::move(players), by_medals ? "medals" : "rounds"};
    });
    const std::vector<int> places = match_places(state_);
    for (int place = 1; place <= static_cast<int>(state_.count()); ++place) {
        for (std::size_t i = 0; i < state_.count(); ++i) {
            const Player& player = state_.players[i];
            if (places[i] == place)
                tell(Audience::everyone(), "end", "section 8",
                     [&] { return FinalPlace{player.id, place, player.medals, total(player)}; });
        }
    }
}

}  // namespace resolution::agent_jean
