#include <algorithm>

#include "resolution/corporate/check/remarks.h"
#include "resolution/corporate/runs/parts.h"

namespace resolution::corporate {

namespace {

void add_once(CheckRemarks& out, CheckRemark remark) {
    if (std::find(out.begin(), out.end(), remark) == out.end()) out.push_back(std::move(remark));
}

bool voted(const PlayerTurn& own, CorporationIndex CastVote::* way, CorporationIndex corporation) {
    return std::any_of(own.votes.begin(), own.votes.end(),
                       [&](const CastVote& vote) { return vote.*way == corporation; });
}

void compare_votes(CheckRemarks& out, const Turn& turn, PlayerIndex author) {
    const PlayerTurn& own = turn.of(author);
    for (const CastVote& vote : own.votes) {
        if (voted(own, &CastVote::up, vote.down))
            add_once(out, {"voted-both-ways", {{"corporation", turn.id(vote.down)}}});
        const bool buys = own.bought.shares[vote.down.value()] > 0;
        const bool home = turn.opening[author].citizenship == vote.down;
        if (buys || home) {
            add_once(out, {"votes-against-own",
                           {{"corporation", turn.id(vote.down)}, {"because", buys ? "bought" : "citizenship"}}});
        }
    }
}

/// Two corporations cannot both be there.
void compare_forecasts(CheckRemarks& out, const Turn& turn, PlayerIndex author) {
    const auto& given = turn.of(author).forecasts;
    for (std::size_t i = 0; i < given.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (given[i].rank == given[j].rank) add_once(out, {"same-rank", {{"rank", given[i].rank}}});
        }
    }
}

/// What ties the author to a corporation that it attacks.
std::string_view tie_to(const Turn& turn, PlayerIndex author, CorporationIndex corporation) {
    const PlayerTurn& own = turn.of(author);
    if (turn.opening[author].citizenship == corporation) return "citizenship";
    if (turn.opening[author].shares[corporation.value()] > 0) return "shares";
    if (own.bought.shares[corporation.value()] > 0) return "bought";
    if (voted(own, &CastVote::up, corporation)) return "vote";
    return {};
}

/// ... or to an agent.
std::string_view tie_to(const Turn& turn, PlayerIndex author, AgentIndex agent) {
    const auto& bought = turn.of(author).bought.loyalties;
    const bool courts =
        std::any_of(bought.begin(), bought.end(), [&](const BoughtLoyalty& one) { return one.agent == agent; });
    if (courts) return "loyalty-bought";
    if (turn.opening[agent].loyalty_to(author) > 0) return "loyalty";
    const bool hires = std::any_of(turn.runs.begin(), turn.runs.end(), [&](const Run& run) {
        return run.accepted && run.contractor == Contractor{Contractor::Kind::agent, agent, {}};
    });
    return hires ? std::string_view("hired") : std::string_view{};
}

void compare_runs_with_ties(CheckRemarks& out, const Turn& turn, PlayerIndex author) {
    for (const Run& run : turn.runs) {
        const auto target = run.entity();
        if (!run.accepted || !target || run.type == RunType::information || !run.hostile()) continue;
        std::string_view tie;
        if (const auto corporation = target->corporation()) tie = tie_to(turn, author, *corporation);
        if (const auto agent = target->agent()) tie = tie_to(turn, author, *agent);
        if (target->player() == author) tie = "oneself";
        if (tie.empty()) continue;
        out.push_back(
            {"harms-own",
             {{"run", run.number}, {"type", id_of(run.type)}, {"target", target_id(turn, run)}, {"because", tie}}});
    }
}

bool lets_pass(const Run& protection, RunType type) {
    const auto& except = protection.order->except;
    return std::find(except.begin(), except.end(), type) != except.end();
}

/// Each pair that meets; but pairs grow with the square of the runs, and after so many nobody reads on.
void compare_runs(CheckRemarks& out, const Turn& turn) {
    constexpr std::size_t most_pairs = 100;
    const std::size_t most = out.size() + most_pairs;
    for (std::size_t i = 0; i < turn.runs.size(); ++i) {
        for (std::size_t j = 0; j < i && out.size() < most; ++j) {
            const Run& one = turn.runs[j];
            const Run& other = turn.runs[i];
            if (!one.accepted || !other.accepted || one.target != other.target) continue;
            const List runs{one.number, other.number};
            const std::string target = target_id(turn, one);
            if (one.hostile() && one.type == other.type) {  // CG-6: the second is harder
                out.push_back({"same-run-twice", {{"runs", runs}, {"target", target}}});
            } else if (one.hostile() != other.hostile()) {
                const Run& guard = one.hostile() ? other : one;
                const Run& attack = one.hostile() ? one : other;
                if (!lets_pass(guard, attack.type))
                    out.push_back({"guards-and-attacks", {{"runs", runs}, {"target", target}}});
            }
        }
    }
}

}  // namespace

void add_contradictions(CheckRemarks& out, const Rehearsal& rehearsal) {
    const Turn& turn = rehearsal.turn();
    const PlayerIndex author = rehearsal.author();
    compare_votes(out, turn, author);
    compare_forecasts(out, turn, author);
    compare_runs_with_ties(out, turn, author);
    compare_runs(out, turn);
}

}  // namespace resolution::corporate
