#pragma once

// A turn being resolved: what the fourteen steps share.

#include <functional>
#include <string>
#include <vector>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/identities.h"
#include "resolution/corporate/order_watch.h"
#include "resolution/corporate/refusal.h"
#include "resolution/corporate/runs/run.h"
#include "resolution/corporate/state.h"
#include "resolution/dice.h"
#include "resolution/game.h"

namespace resolution::corporate {

/// A level of loyalty that was paid for.
struct BoughtLoyalty {
    AgentIndex agent;
    int level = 0;
    Money price;
    OrderPlace place;
};

/// Paid in step 1, in force at the closing (CG-38).
struct Purchases {
    std::vector<int> shares;  ///< by corporation
    int share_count = 0;
    bool influence = false;
    std::vector<BoughtLoyalty> loyalties;
    std::vector<OrderPlace> declined;  ///< loyalties that the agent declines
    int points = 0;
    std::optional<PartyIndex> points_party;
    std::optional<std::string> croc;
    Bonuses croc_bonus{};
    int croc_runs = 0;
    int war_honour = 0;
};

struct CastVote {
    CorporationIndex up;
    CorporationIndex down;
};

struct Forecast {
    CorporationIndex corporation;
    int rank = 0;
};

/// What one player does and suffers in this turn, beyond the state.
struct PlayerTurn {
    Purchases bought;
    std::vector<CastVote> votes;
    std::vector<Forecast> forecasts;
    int vote_factor = 1;          ///< dragon 7
    bool votes_inverted = false;  ///< dragon 20
    int datasteal_percent = 0;    ///< of its dividends
    bool plays_dragon = false;
    std::optional<std::optional<CorporationIndex>> new_citizenship;
    LastingEffects next;  ///< what will hold next turn; the rest is over
};

/// The reference ranking of the turn (step 6): speculation and dividends use it.
struct ReferenceRanking {
    std::vector<CorporationIndex> order;
    std::vector<int> assets;  ///< by corporation
    /// 1..n, or 0 for a corporation out of play.
    int place_of(CorporationIndex corporation) const;
};

/// Something a target's guards saw (or were made to believe they saw), told in step 6.
struct Sighting {
    std::string code;
    RunType type = RunType::information;
    Entity target;
    PlayerSet audience;
    std::optional<AgentIndex> clan;  ///< betrayed by its team
    bool stopped = true;
};

/// An entity that will be a secret ally of an agent from the closing on (CG-12, CG-56).
struct NewAlly {
    AgentIndex agent;
    Entity ally;
};

/// Players still in the game, in order of enrolment, asked anew at each step.
class InGame {
public:
    explicit InGame(const std::vector<Player>& players) : players_(players) {}
    struct Iterator {
        const std::vector<Player>& players;
        std::size_t at;
        PlayerIndex operator*() const { return PlayerIndex{at}; }
        Iterator& operator++() { return ++at, skip(), *this; }
        bool operator!=(const Iterator& other) const { return at != other.at; }
        void skip() {
            while (at < players.size() && !players[at].in_game) ++at;
        }
    };
    Iterator begin() const {
        Iterator first{players_, 0};
        first.skip();
        return first;
    }
    Iterator end() const { return {players_, players_.size()}; }

private:
    const std::vector<Player>& players_;
};

struct Turn {
    const Figures& figures;
    const State& opening;  ///< CG-1: prices, limits and attitudes
    State state;
    const Sheets& sheets;
    Dice& dice;
    Record& record;
    OrderWatch* watch = nullptr;  ///< none while a turn is resolved

    std::vector<PlayerTurn> players;
    std::vector<Run> runs;  ///< in order of enrolment, then of the sheets
    std::vector<Sighting> sightings;
    std::vector<NewAlly> new_allies;
    std::vector<std::string> codes;  ///< public codes given this turn
    std::vector<AgentIndex> captured_now;
    int new_fixers = 0;
    std::vector<std::vector<Line>> forbidden_lines;  ///< by party, through scandals
    ReferenceRanking reference;
    bool war_of_all = false;  ///< next turn
    int next_auction = 0;
    std::optional<CorporationIndex> next_publish_votes;
    std::optional<PlayerIndex> auction_winner;

    Turn(const Figures& campaign_figures, const State& before, const Sheets& orders, Dice& turn_dice,
         Record& turn_record);

    PlayerTurn& of(PlayerIndex player) { return players[player.value()]; }
    const PlayerTurn& of(PlayerIndex player) const { return players[player.value()]; }
    bool in_game(PlayerIndex player) const { return state[player].in_game; }
    bool is_launch() const { return figures.is_launch(opening.turn); }
    /// The sheet of a player who is still in the game; none from whoever was silent (CG-64).
    const Sheet* sheet(PlayerIndex player) const;

    // Names, for labels and facts.
    template <class Named>
    decltype(auto) id(const Named& named) const {
        return Identities{figures, state}.id(named);
    }
    operator Identities() const {
        return {figures, state};
    }  // NOLINT(google-explicit-constructor): what can be named, is

    template <Tellable F>
    void tell(Audience audience, std::string_view rule, F fact) {
        record.journal.tell(audience, rule, std::move(fact));
    }
    template <Tellable F>
    void tell(PlayerIndex player, std::string_view rule, F fact) {
        record.journal.tell(Audience::only(player), rule, std::move(fact));
    }
    template <Tellable F>
    void tell_everyone(std::string_view rule, F fact) {
        record.journal.tell(Audience::everyone(), rule, std::move(fact));
    }
    template <Tellable F>
    void tell_game_master(std::string_view rule, F fact) {
        record.journal.tell(Audience::game_master(), rule, std::move(fact));
    }

    /// An order has been carried out, or is refused: then its author is told (CG-87: also if it was not understood);
    /// what an agent declines, later.
    void conclude(PlayerIndex player, const OrderPlace& place, const MaybeRefused& refusal);
    /// A part of an order is refused alone, or what had been taken is undone.
    void refuse(PlayerIndex player, const OrderPlace& place, std::string_view reason, std::string_view rule);
    /// The two halves of it: whoever watches sees it, and its author is told.
    void take_back(PlayerIndex player, const OrderPlace& place, Refusal refusal);
    void tell_refused(PlayerIndex player, const OrderPlace& place, Refusal refusal);

    InGame players_in_game() const { return InGame(state.players); }
    std::vector<PlayerIndex> list_in_game() const;
    std::vector<CorporationIndex> corporations_in_play() const;  ///< in order of the data
    std::vector<AgentIndex> clans() const;
};

/// `path("runs", 2)` = "runs/2".
std::string path(std::string_view list, std::size_t number);
inline OrderPlace place_in(std::string_view list, std::size_t number) { return {list, number, path(list, number)}; }
/// Of a part of the sheet that holds one order.
inline OrderPlace place_of(std::string_view part) { return {part, 1, std::string(part)}; }

/// Joins the parts of a dice label.
template <class... Parts>
std::string label(const Parts&... parts) {
    std::string out;
    out.reserve(48);
    const auto add = [&out](const auto& part) {
        if constexpr (std::is_integral_v<std::decay_t<decltype(part)>>) {
            out += std::to_string(part);
        } else {
            out += part;
        }
    };
    (add(parts), ...);
    return out;
}

}  // namespace resolution::corporate
