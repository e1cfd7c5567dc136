// Sheets that a bot writes for a player who is away. They are sheets like any other, written
// before the cards of the others are known: at pace step that is all a bot needs, else a plan.

#include <algorithm>

#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/rules.h"

namespace resolution::agent_jean {

using orders::agent_jean::Choice;
using orders::agent_jean::Conditions;
using orders::agent_jean::Leader;
using orders::agent_jean::Pick;
using orders::agent_jean::Place;
using orders::agent_jean::Position;
using orders::agent_jean::Rule;

namespace {

Choice the(Card card) {
    Choice out;
    out.card = card;
    return out;
}

Choice picked(Pick pick, Colours colours = Colours::all()) {
    Choice out;
    out.pick = pick;
    out.colours = colours;
    return out;
}

Colours only(Colour colour) {
    Colours out;
    out.add(colour);
    return out;
}

class SheetWriter {
public:
    SheetWriter(const Figures& figures, const Known<State>& known, Policy policy, Dice& dice)
        : figures_(figures),
          state_(*known),
          player_(known.player()),
          policy_(policy),
          dice_(dice),
          bot_(figures, state_, player_, policy, dice) {}

    Sheet write() const {
        Sheet sheet;
        switch (state_.phase) {
            case Phase::agents: sheet.agents = wishes(); break;
            case Phase::power: sheet.henry_leader = {Leader(bot_.leader(state_.seats()))}; break;
            case Phase::pass: sheet.pass = the(bot_.pass()); break;
            case Phase::play: rules(sheet); break;
            case Phase::over: break;
        }
        return sheet;
    }

private:
    std::vector<AgentIndex> wishes() const {
        if (policy_ == Policy::smart) return figures_.smart.agent_preference;
        std::vector<AgentIndex> all;
        for (std::size_t i = 0; i < figures_.agents.size(); ++i) all.emplace_back(i);
        return dice_.shuffle("bot/" + state_[player_].id + "/agents/0", all,
                             [&](AgentIndex agent) { return figures_.agent(agent).id; });
    }

    void rules(Sheet& sheet) const {
        if (state_.settings.pace == Pace::half) return half(sheet);
        auto& list = sheet.turns[state_.turn];
        if (policy_ == Policy::random) {
            list.push_back({{}, the(any_of(state_[player_].hand.face_up(), state_.turn))});
        } else {
            list = foreseen();
        }
    }

    Card any_of(Cards hand, int turn) const {
        return dice_.one_of("bot/" + state_[player_].id + "/play/" + std::to_string(turn), hand.list(),
                            [&](Card card) { return figures_.deck.code(card); });
    }

    /// Six turns ahead: the random bot plays its hand in any order, the smart one by a rule of thumb.
    void half(Sheet& sheet) const {
        if (policy_ == Policy::smart) {
            sheet.always = rule_of_thumb();
            return;
        }
        Cards hand = state_[player_].hand.face_up();
        for (int turn = state_.turn; !hand.empty() && figures_.half_of(turn) == figures_.half_of(state_.turn); ++turn) {
            const Card card = any_of(hand, turn);
            hand.remove(card);
            sheet.turns[turn].push_back({{}, the(card)});
        }
    }

    static std::vector<Rule> rule_of_thumb() {
        Rule cheap_win;
        cheap_win.when.position = Position(Place::last);
        cheap_win.when.plan_at_least = 3;
        cheap_win.when.trick_yellow_at_most = 1;
        cheap_win.play = picked(Pick::lowest_winning);
        Rule fight;
        fight.when.position = Position(Place::not_first);
        fight.when.plan_at_least = 5;
        fight.play = picked(Pick::highest_winning);
        Rule lead;
        lead.when.position = Position(Place::first);
        lead.play = picked(Pick::highest, only(Colour::blue));
        return {cheap_win,
                fight,
                lead,
                {{}, picked(Pick::highest_losing, only(Colour::yellow))},
                {{}, picked(Pick::highest_losing, only(Colour::green))},
                {{}, picked(Pick::lowest_losing)}};
    }

    /// What to do in each case that the cards before mine may make, as far as colours tell them apart.
    std::vector<Rule> foreseen() const {
        const PlayOrder order(state_, figures_);
        const Trick now(figures_.deck, turn_rules(state_, figures_), state_.table);
        const Cards hand = state_[player_].hand.face_up();
        const std::size_t before_me = order.place_of(player_) - state_.table.size();
        if (before_me == 0 || hand.size() == 1) return {{{}, the(smart_play({figures_, state_, player_, order, now}))}};
        std::vector<Rule> out;
        for (const Colour led : orders::agent_jean::all_colours) {
            if (!state_.table.empty() && now.led() != led) continue;
            for (const bool trump : {false, true}) case_of(order, now, led, trump, out);
        }
        return out;
    }

    /// A card of that colour that is neither strong nor weak, and that I do not hold.
    std::optional<Card> typical(Colour colour) const {
        const std::vector<Card> cards = figures_.deck.of(colour).without(state_[player_].hand.face_up()).list();
        return cards.empty() ? std::nullopt : std::optional(cards[cards.size() / 2]);
    }

    void case_of(const PlayOrder& order, const Trick& now, Colour led, bool trump, std::vector<Rule>& out) const {
        Trick then = now;
        if (then.empty()) {
            if (const auto card = typical(led)) then.play(*card);
        }
        const auto& trumps = turn_rules(state_, figures_).trumps;
        if (trump && !then.trump_played() && !trumps.empty()) {
            if (const auto card = typical(trumps.front())) then.play(*card);
        }
        if (then.empty() || then.trump_played() != trump) return;  // such a case cannot be
        Conditions when;
        when.led = only(led);
        when.trump_played = trump;
        Situation seen(figures_, state_, player_, order, then);
        const Card best = smart_play(seen);
        if (!then.wins(best)) return out.push_back({when, the(best)});
        out.push_back({when, picked(Pick::lowest_winning, only(figures_.deck.colour(best)))});
        seen.hand = seen.hand.without(then.winning());
        if (!seen.hand.empty()) out.push_back({when, the(smart_play(seen))});
    }

    const Figures& figures_;
    const State& state_;
    PlayerIndex player_;
    Policy policy_;
    Dice& dice_;
    Bot bot_;
};

}  // namespace

Sheet Rules::bot(std::string_view policy, const Known<State>& known, Dice& dice) const {
    const Policy chosen = policy == policy_ids[1] ? Policy::smart : Policy::random;
    return SheetWriter(figures_, known, chosen, dice).write();
}

}  // namespace resolution::agent_jean
