#pragma once

// What a player decides, from its standing sheet, from silence or as a bot: whom to let lead,
// which card to pass, which to play. Nothing here changes the state.

#include <string>

#include "resolution/agent_jean/state.h"
#include "resolution/agent_jean/trick.h"
#include "resolution/dice.h"

namespace resolution::agent_jean {

/// A rule whose conditions held, but that named no card of the hand.
struct FailedRule {
    int turn = 0;    ///< list of that turn's rules; 0 for those of every turn
    int number = 0;  ///< in its list, from 1
};

/// The card that a sheet leads to, and how.
struct Played {
    Card card;
    int turn = 0;    ///< which list decided, as above
    int number = 0;  ///< which rule; 0: none did, so the lowest card
    std::vector<FailedRule> failed;
};

/// What a player sees when it must play. Whoever decides for it has this and nothing else of the match: it is made
/// from the true state many times a round, and the same from what `known_to` leaves of it.
struct Situation {
    Situation(const Figures& figures, const State& state, PlayerIndex player, const PlayOrder& order,
              const Trick& trick);

    const Figures& figures;
    const PlayOrder& order;
    const Trick& trick;
    PlayerIndex player;
    Cards hand;
    int turn;
    std::optional<PlanIndex> plan;  ///< the contested one
    std::optional<AccompliceIndex> accomplice;
    Few<PlanIndex> won_plans;  ///< this round, by anybody
    Cards played;              ///< this round
    bool gets_bottom_plan;     ///< by its power, if it wins
    bool discards_colour;      ///< likewise
};

Played play_by_sheet(const Situation& seen, const Sheet& sheet);
/// The card of the hand that is chosen, if there is one.
std::optional<Card> chosen(const orders::agent_jean::Choice& choice, const Deck& deck, Cards hand, Cards winning);

PlayerIndex leader_by_sheet(const State& state, PlayerIndex henry, const Sheet& sheet);
Card pass_by_sheet(const Deck& deck, Cards hand, const Sheet& sheet);

/// What a card is worth to the smart bot, in billionths of a point (section 10).
std::int64_t smart_worth(const Situation& seen, Card card);
Card smart_play(const Situation& seen);

/// A bot answers for itself, from what its seat may see: its hand, and how far the match is.
class Bot {
public:
    Bot(const Figures& figures, const State& state, PlayerIndex player, Policy policy, Dice& dice)
        : figures_(figures),
          id_(state[player].id),
          hand_(state[player].hand.face_up()),
          turn_(state.turn),
          player_(player),
          policy_(policy),
          dice_(dice) {}

    AgentIndex agent(const std::vector<AgentIndex>& free) const;
    PlayerIndex leader(const std::vector<std::string>& seats) const;
    Card pass() const;
    /// `look()` gives the situation, to whoever looks before it plays.
    template <class Look>
    Card play(Look look) const {
        return policy_ == Policy::random ? any_card("play") : smart_play(look());
    }

private:
    std::string label(const char* phase, int turn) const;
    Card any_card(const char* phase) const;

    const Figures& figures_;
    const std::string& id_;
    Cards hand_;
    int turn_;
    PlayerIndex player_;
    Policy policy_;
    Dice& dice_;
};

}  // namespace resolution::agent_jean
