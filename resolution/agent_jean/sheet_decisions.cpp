// Rules of a sheet, tried at the moment its author must act (section 9).

#include <algorithm>

#include "resolution/agent_jean/decisions.h"

namespace resolution::agent_jean {

using orders::agent_jean::AnyAccomplice;
using orders::agent_jean::Choice;
using orders::agent_jean::Conditions;
using orders::agent_jean::Helper;
using orders::agent_jean::Leader;
using orders::agent_jean::LeaderWord;
using orders::agent_jean::Pick;
using orders::agent_jean::Place;
using orders::agent_jean::Position;
using orders::agent_jean::Rule;

namespace {

/// Whether conditions hold, in one situation.
class Judge {
public:
    explicit Judge(const Situation& seen)
        : seen_(seen), trick_(seen.trick), deck_(seen.figures.deck), place_(seen.order.place_of(seen.player)) {}

    bool hold(const Conditions& when) const { return place_holds(when) && plan_holds(when) && table_holds(when); }

private:
    bool place_holds(const Conditions& when) const {
        if (when.turns && std::find(when.turns->begin(), when.turns->end(), seen_.turn) == when.turns->end())
            return false;
        if (when.position && !holds(*when.position)) return false;
        return !when.have || seen_.hand.has(*when.have);
    }

    bool plan_holds(const Conditions& when) const {
        const int value = seen_.plan ? seen_.figures.plan(*seen_.plan).value : 0;
        if (when.plan_at_least && value < *when.plan_at_least) return false;
        if (when.plan_at_most && value > *when.plan_at_most) return false;
        return !when.accomplice || holds(*when.accomplice);
    }

    bool table_holds(const Conditions& when) const {
        const bool empty = trick_.empty();  // AJ-38
        if (when.led && (empty || !when.led->has(trick_.led()))) return false;
        if (when.best_colour && (empty || !when.best_colour->has(deck_.colour(trick_.best())))) return false;
        if (when.best_player && (empty || seen_.order[trick_.best_place()] != *when.best_player)) return false;
        if (when.trump_played && trick_.trump_played() != *when.trump_played) return false;
        if (when.can_win && (trick_.winning() & seen_.hand).empty() == *when.can_win) return false;
        return within(Colour::yellow, when.trick_yellow_at_least, when.trick_yellow_at_most) &&
               within(Colour::green, when.trick_green_at_least, when.trick_green_at_most);
    }

    bool within(Colour colour, std::optional<int> least, std::optional<int> most) const {
        const int count = (trick_.cards() & deck_.of(colour)).size();
        return (!least || count >= *least) && (!most || count <= *most);
    }

    bool holds(const Position& position) const {
        if (const int* number = std::get_if<int>(&position)) return static_cast<std::size_t>(*number) == place_ + 1;
        const bool first = place_ == 0;
        const bool last = place_ + 1 == seen_.order.size();
        switch (std::get<Place>(position)) {
            case Place::first: return first;
            case Place::last: return last;
            case Place::middle: return !first && !last;
            case Place::not_first: return !first;
        }
        return false;
    }

    bool holds(const Helper& helper) const {
        if (const auto* word = std::get_if<AnyAccomplice>(&helper))
            return seen_.accomplice.has_value() == (*word == AnyAccomplice::any);
        return seen_.accomplice == std::get<AccompliceIndex>(helper);
    }

    const Situation& seen_;
    const Trick& trick_;
    const Deck& deck_;
    std::size_t place_;
};

}  // namespace

std::optional<Card> chosen(const Choice& choice, const Deck& deck, Cards hand, Cards winning) {
    if (choice.card) return hand.has(*choice.card) ? choice.card : std::nullopt;
    Cards among = hand & deck.of(choice.colours);
    const bool wins = choice.pick == Pick::lowest_winning || choice.pick == Pick::highest_winning;
    const bool loses = choice.pick == Pick::lowest_losing || choice.pick == Pick::highest_losing;
    if (wins) among = among & winning;
    if (loses) among = among.without(winning);
    if (among.empty()) return std::nullopt;
    const bool low =
        choice.pick == Pick::lowest || choice.pick == Pick::lowest_winning || choice.pick == Pick::lowest_losing;
    return low ? among.lowest() : among.highest();
}

Played play_by_sheet(const Situation& seen, const Sheet& sheet) {
    const Judge judge(seen);
    const Cards winning = seen.trick.winning();
    Played out;
    const auto decides = [&](const std::vector<Rule>& rules, int turn) {
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (!judge.hold(rules[i].when)) continue;
            const int number = static_cast<int>(i) + 1;
            if (const auto card = chosen(rules[i].play, seen.figures.deck, seen.hand, winning)) {
                out.card = *card;
                out.turn = turn;
                out.number = number;
                return true;
            }
            out.failed.push_back({turn, number});
        }
        return false;
    };
    const auto named = sheet.turns.find(seen.turn);
    if (named != sheet.turns.end() && decides(named->second, seen.turn)) return out;
    if (decides(sheet.always, 0)) return out;
    out.card = seen.hand.lowest();
    return out;
}

PlayerIndex leader_by_sheet(const State& state, PlayerIndex henry, const Sheet& sheet) {
    if (!sheet.henry_leader) return henry;
    for (const Leader& leader : *sheet.henry_leader) {
        const auto* word = std::get_if<LeaderWord>(&leader);
        if (word == nullptr) return std::get<PlayerIndex>(leader);
        switch (*word) {
            case LeaderWord::self: return henry;
            case LeaderWord::left: return state.left_of(henry);
            case LeaderWord::right: return state.right_of(henry);
            case LeaderWord::last_winner:
                if (!state.turn_winners.empty()) return state.turn_winners.back();  // AJ-34: else the next word
        }
    }
    return henry;
}

Card pass_by_sheet(const Deck& deck, Cards hand, const Sheet& sheet) {
    const auto card = sheet.pass ? chosen(*sheet.pass, deck, hand, {}) : std::nullopt;
    return card.value_or(hand.lowest());  // AJ-35
}

}  // namespace resolution::agent_jean
