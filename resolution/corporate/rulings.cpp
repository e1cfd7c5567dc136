#include "resolution/corporate/rulings.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/corporate/between.h"
#include "resolution/corporate/contracts.h"
#include "resolution/corporate/standing.h"
#include "resolution/plain_rules.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

std::optional<PlayerIndex> find_player(const State& state, const std::string& id) {
    for (const PlayerIndex player : players_of(state)) {
        if (state[player].id == id) return player;
    }
    return std::nullopt;
}

/// The code is part of the ruling. Rulings of earlier versions have none: their contracts were numbered.
std::string code_of(const State& state, const json& args) {
    return args.value("contract", "C-" + std::to_string(state.contracts.size() + 1));
}

ContractDraft draft_of(const State& state, const json& args) {
    ContractDraft draft;
    draft.id = code_of(state, args);
    draft.parties = args.at("parties").get<std::vector<std::string>>();
    for (const json& one : args.at("transfers")) {
        draft.transfers.push_back({one.at("from").get<std::string>(), one.at("to").get<std::string>(),
                                   Money{one.at("amount").get<std::int64_t>()}, one.at("due").get<int>()});
    }
    draft.terms = args.at("terms").get<std::string>();
    draft.is_public = args.at("public").get<bool>();
    return draft;
}

orders::Result<State> contract(const Figures& figures, const State& state, const Ruling& ruling, Record& record) {
    const ContractDraft draft = draft_of(state, ruling.args);
    record.journal.tell(ruling.audience, by_ruling, RulingMade{.ruling = ruling, .contract = draft.id});
    return sign_contract(figures, state, draft, record);
}

orders::Result<State> breach(const Figures& figures, const State& state, const Ruling& ruling, Record& record) {
    const auto id = ruling.args.at("contract").get<std::string>();
    const auto who = ruling.args.at("player").get<std::string>();
    for (const Contract& contract : state.contracts) {
        const auto player = find_player(state, who);
        if (is_called(contract, id) && player && contract.broken_by.has(*player))
            return orders::invalid("'" + who + "' has broken " + id + " already");
    }
    record.journal.tell(ruling.audience, by_ruling, RulingMade{.ruling = ruling, .player = who, .contract = id});
    return declare_breach(figures, state, id, who, record);
}

orders::Result<State> eliminate(const Figures& figures, const State& state, const Ruling& ruling, Record& record) {
    const auto who = ruling.args.at("player").get<std::string>();
    const auto player = find_player(state, who);
    if (!player) return orders::invalid("no player is called '" + who + "'");
    if (!state[*player].in_game) return orders::invalid("'" + who + "' is out of the game already");
    record.journal.tell(ruling.audience, by_ruling, RulingMade{.ruling = ruling, .player = who});
    Between between(figures, state, record);
    leave_game(between.turn, *player, "ruling", by_ruling);
    return std::move(between.turn.state);
}

/// The character goes on under the name that the new player gives it.
orders::Result<State> rename(const State& state, const Ruling& ruling, Record& record) {
    const auto who = ruling.args.at("player").get<std::string>();
    const auto player = find_player(state, who);
    if (!player) return orders::invalid("no player is called '" + who + "'");
    record.journal.tell(ruling.audience, by_ruling, seat_taken_over(ruling));
    State after = state;
    after[*player].name = ruling.args.at("after").at("name").get<std::string>();
    return after;
}

/// A ruling on one figure, and what the rules make of it.
class Settling {
public:
    Settling(const Figures& figures, const State& before, const State& after, Record& record)
        : figures_(figures), before_(before), between_(figures, after, record), turn_(between_.turn) {}

    orders::Result<State> settle() {
        if (before_.turn != turn_.state.turn || !same_seats(before_, turn_.state)) {
            refuse("neither the turn nor the list of players is a figure to rule on", "");
            return orders::Failure{std::move(problems_)};
        }
        if (assets_changed()) rerank();
        for (const PlayerIndex player : players_of(turn_.state)) {
            check_career(player);
            if (turn_.in_game(player)) settle_player(player);
        }
        for (const PartyIndex party : parties_of(turn_.state)) settle_chief(party);
        check_contracts();
        if (!problems_.empty()) return orders::Failure{std::move(problems_)};
        return std::move(turn_.state);
    }

private:
    void refuse(std::string what, std::string advice) {
        problems_.push_back(orders::invalid(std::move(what), std::move(advice)));
    }

    bool assets_changed() const {
        for (const CorporationIndex i : corporations_of(turn_.state)) {
            if (turn_.state[i].assets != before_[i].assets) return true;
        }
        return false;
    }

    /// Only strictly more assets gain a place (section 1).
    void rerank() {
        State& state = turn_.state;
        std::stable_sort(state.ranking.begin(), state.ranking.end(),
                         [&](CorporationIndex a, CorporationIndex b) { return state[a].assets > state[b].assets; });
    }

    void check_career(PlayerIndex player) {
        const Player& who = turn_.state[player];
        if (before_[player].in_game && !who.in_game)
            refuse("leaving the game is more than this figure", "gm rule eliminate " + who.id);
    }

    void settle_player(PlayerIndex player) {
        settle_membership(player);
        check_honour(player);
        check_loyalties(player);
        const Player& who = turn_.state[player];
        if (who.citizenship && turn_.state[*who.citizenship].bankrupt)
            refuse(turn_.id(*who.citizenship) + " is bankrupt and has no citizens", "");
        if (problems_.empty()) apply_caps(turn_, player, "section 1");
    }

    /// Members have points, and only they (CG-36): who joins by a ruling begins with 1.
    void settle_membership(PlayerIndex player) {
        Player& who = turn_.state[player];
        const Player& was = before_[player];
        if (who.party && who.political_points == 0) {
            if (was.party == who.party) {
                who.party.reset();
            } else {
                who.political_points = 1;
            }
        } else if (!who.party && who.political_points > 0) {
            if (was.party) {
                who.political_points = 0;
            } else {
                refuse("'" + who.id + "' is in no party, and so has no points",
                       "gm rule set players." + who.id + ".party PARTY comes first, and brings 1 point");
            }
        }
        if (who.party && who.political_points != was.political_points &&
            who.political_points > points_cap(figures_, who, *who.party))
            refuse("the honour of '" + who.id + "' carries at most " +
                       std::to_string(points_cap(figures_, who, *who.party)) + " points",
                   "");
    }

    void check_honour(PlayerIndex player) {
        const Player& who = turn_.state[player];
        if (who.honour < 1)
            refuse("'" + who.id + "' cannot go on without honour", "gm rule eliminate " + who.id + " ends a career");
        const int most = std::max(honour_bounds(figures_, who).high, before_[player].honour);
        if (who.honour > most) refuse("the honour of '" + who.id + "' goes up to " + std::to_string(most), "");
    }

    void check_loyalties(PlayerIndex player) {
        const Player& who = turn_.state[player];
        for (const AgentIndex i : agents_of(turn_.state)) {
            const Agent& agent = turn_.state[i];
            const int level = agent.loyalty_to(player);
            if (level < figures_.loyalty.kobun) forget_named_allies(turn_.state[i], player);
            const bool known = i.value() < before_.agents.size();
            if (agent.kind == AgentKind::agency || (known && level == before_[i].loyalty_to(player))) continue;
            const int cap = loyalty_cap(figures_, who, agent);
            if (level > cap)
                refuse("the honour of '" + who.id + "' carries a loyalty of at most " + std::to_string(cap) +
                           " with '" + agent.id + "'",
                       "");
        }
    }

    /// A code means one contract only.
    void check_contracts() {
        const auto& contracts = turn_.state.contracts;
        for (auto one = contracts.begin(); one != contracts.end(); ++one) {
            const bool twice =
                std::any_of(contracts.begin(), one, [&](const Contract& other) { return is_called(other, one->id); });
            if (twice) refuse("another contract is called '" + one->id + "'", "");
        }
    }

    /// A chief who is no member leads no more (CG-18); one who is named must be a member.
    void settle_chief(PartyIndex party) {
        Party& now = turn_.state[party];
        if (!now.chief || is_member(turn_.state, *now.chief, party)) return;
        if (now.chief != before_[party].chief) {
            refuse("'" + turn_.id(*now.chief) + "' is no member of '" + turn_.id(party) + "'",
                   "gm rule set players." + turn_.id(*now.chief) + ".party " + turn_.id(party) + " comes first");
        } else {
            now.chief.reset();
        }
    }

    const Figures& figures_;
    const State& before_;
    Between between_;
    Turn& turn_;
    orders::Problems problems_;
};

}  // namespace

std::optional<orders::Result<State>> rule(const Figures& figures, const State& state, const Ruling& ruling,
                                          Record& record) {
    if (ruling.kind == "contract") return contract(figures, state, ruling, record);
    if (ruling.kind == "breach") return breach(figures, state, ruling, record);
    if (ruling.kind == "eliminate") return eliminate(figures, state, ruling, record);
    if (ruling.kind == "replace-player") return rename(state, ruling, record);
    return std::nullopt;
}

orders::Result<State> settle(const Figures& figures, const State& before, const State& after, Record& record) {
    return Settling(figures, before, after, record).settle();
}

}  // namespace resolution::corporate
