#pragma once

// The state of Corporate Game at the opening of a turn. Ids are indices; text
// appears where JSON, reports and labels need it.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "orders/corporate/sheet.h"
#include "resolution/audience.h"
#include "resolution/corporate/words.h"

namespace resolution::corporate {

using orders::corporate::Evidence;
using orders::corporate::Sheet;
using Sheets = std::vector<std::optional<Sheet>>;

struct Secret {
    std::string text;
    int shameful = 0;  ///< elements: honour lost if published
    bool is_public = false;
    std::optional<Trait> hides;
    friend bool operator==(const Secret&, const Secret&) = default;
};

struct Croc {
    std::string name;
    Bonuses bonus{};
    int runs = 1;
    friend bool operator==(const Croc&, const Croc&) = default;
};

/// What lasts beyond a turn. `until`: the last turn in which it holds; 0 = not at all.
struct LastingEffects {
    int extra_votes = 0;
    int dragon_defence_until = 0;
    bool dragon_run_bonus = false;
    int extra_estimates = 0;
    bool no_estimate = false;
    int no_network_until = 0;
    int no_forecast_until = 0;
    bool bound_to_dragon = false;
    bool public_contract = false;
    int grant = 0;
    bool instinct_used = false;
    bool favour_used = false;
    bool image_genius_used = false;
    friend bool operator==(const LastingEffects&, const LastingEffects&) = default;
};

/// What the titles count.
struct Counters {
    std::array<int, defence_types> successes{};  ///< by run type
    int fixers_killed = 0;
    int runs_suffered = 0;
    int right_forecasts = 0;
    int dragon_favours = 0;
    int lone_buyer_points = 0;
    friend bool operator==(const Counters&, const Counters&) = default;
};

/// What objective traits are about.
struct Objectives {
    std::vector<Title> ambitions;
    std::optional<CorporationIndex> home;  ///< corporate citizen: where it started
    std::optional<CorporationIndex> vendetta;
    friend bool operator==(const Objectives&, const Objectives&) = default;
};

struct Player {
    std::string id;
    std::string name;
    Money money;
    int honour = 0;
    int influence = 0;  ///< as bought; honour may hold it down
    std::optional<PartyIndex> party;
    int political_points = 0;
    std::optional<CorporationIndex> citizenship;
    std::vector<int> shares;  ///< by corporation
    TraitSet traits;
    std::vector<Secret> secrets;
    std::vector<Evidence> evidence;  ///< proofs held
    std::vector<Evidence> known;     ///< what was seen, proof held or not
    int victory_points = 0;
    bool in_game = true;
    std::optional<Croc> croc;
    LastingEffects effects;
    Counters counters;
    Objectives objectives;
    Money money_before_payments;  ///< before step 13 of the last turn
    friend bool operator==(const Player&, const Player&) = default;
};

struct Corporation {
    int assets = 0;
    int crashes = 0;
    bool bankrupt = false;
    std::vector<int> past_assets = {};  ///< at each opening so far, the first turn's first; public, as assets are
    friend bool operator==(const Corporation&, const Corporation&) = default;
};

struct Agent {
    std::string id;
    std::string name;  ///< of a fixer that is not in the data
    AgentKind kind = AgentKind::fixer;
    Bonuses bonus{};
    std::optional<PartyIndex> party;
    AgentState state = AgentState::free;
    std::optional<PlayerIndex> captor;
    std::vector<int> loyalty;  ///< by player
    std::vector<Attitude> allies;
    std::vector<Attitude> enemies;
    std::vector<Attitude> secret_allies;
    std::vector<Attitude> secret_enemies;

    int loyalty_to(PlayerIndex player) const { return loyalty[player.value()]; }
    friend bool operator==(const Agent&, const Agent&) = default;
};

struct Party {
    std::optional<PlayerIndex> chief;
    std::optional<Line> line;
    bool underground = false;
    friend bool operator==(const Party&, const Party&) = default;
};

/// Who carries out a run.
struct Contractor {
    enum class Kind : std::uint8_t { independents, agent, croc };
    Kind kind = Kind::independents;
    AgentIndex agent;   ///< kind agent
    PlayerIndex owner;  ///< kind croc
    friend bool operator==(const Contractor&, const Contractor&) = default;
};

/// A run that is known by its public code and can be traced (CG-11, CG-73).
struct KnownRun {
    std::string code;
    std::optional<PlayerIndex> buyer;  ///< nobody: the market's shadows invented it
    Contractor contractor;
    RunType type = RunType::information;
    std::string target;
    PlayerSet known_to;
    friend bool operator==(const KnownRun&, const KnownRun&) = default;
};

enum class RunOutcome : std::uint8_t { success, failure, interception, capture, refused, used, unused };
inline constexpr std::array<std::string_view, 7> run_outcome_ids{"success", "failure", "interception", "capture",
                                                                 "refused", "used",    "unused"};
constexpr std::string_view id_of(RunOutcome outcome) { return run_outcome_ids[static_cast<std::size_t>(outcome)]; }

/// All details of a run that was carried out: what agents remember and tell.
struct RunDetails {
    PlayerIndex buyer;
    int number = 0;  ///< place in the buyer's sheet, from 1
    Contractor contractor;
    RunType type = RunType::information;
    std::string target;
    Money paid;
    int percentage = 0;
    RunOutcome outcome = RunOutcome::failure;
    friend bool operator==(const RunDetails&, const RunDetails&) = default;
};

/// What information runs may bring up from a turn that is over.
struct PastTurn {
    int turn = 0;
    Sheets sheets;
    std::vector<RunDetails> runs;
    friend bool operator==(const PastTurn&, const PastTurn&) = default;
};

struct ContractTransfer {
    PlayerIndex from;
    PlayerIndex to;
    Money amount;
    int due = 0;  ///< turn at whose closing it must be paid; 0 = at signature
    Money paid;
    friend bool operator==(const ContractTransfer&, const ContractTransfer&) = default;
};

struct Contract {
    std::string id;
    PlayerSet parties;
    std::vector<ContractTransfer> transfers;
    std::string terms;
    bool is_public = false;
    PlayerSet broken_by;
    friend bool operator==(const Contract&, const Contract&) = default;
};

struct State {
    int turn = 1;
    std::vector<Player> players;            ///< in order of enrolment
    std::vector<Corporation> corporations;  ///< in order of the data
    std::vector<CorporationIndex> ranking;  ///< those in play, the first one first
    std::vector<Agent> agents;              ///< of the data, then new fixers as they came
    std::vector<Party> parties;
    int auction = 0;                                ///< assets for which players bid this turn
    std::optional<CorporationIndex> publish_votes;  ///< votes of all but its citizens are public this turn
    std::vector<KnownRun> runs;
    std::vector<std::shared_ptr<const PastTurn>> past;  ///< the last two turns, oldest first
    std::vector<Contract> contracts;

    Player& operator[](PlayerIndex i) { return players[i.value()]; }
    const Player& operator[](PlayerIndex i) const { return players[i.value()]; }
    Corporation& operator[](CorporationIndex i) { return corporations[i.value()]; }
    const Corporation& operator[](CorporationIndex i) const { return corporations[i.value()]; }
    Agent& operator[](AgentIndex i) { return agents[i.value()]; }
    const Agent& operator[](AgentIndex i) const { return agents[i.value()]; }
    Party& operator[](PartyIndex i) { return parties[i.value()]; }
    const Party& operator[](PartyIndex i) const { return parties[i.value()]; }
};

/// Indices of a list, for `for (PlayerIndex p : indices<PlayerIndex>(state.players))`.
template <class I, class T>
class IndexRange {
public:
    explicit IndexRange(const std::vector<T>& list) : size_(list.size()) {}
    struct Iterator {
        std::size_t at;
        I operator*() const { return I{at}; }
        Iterator& operator++() { return ++at, *this; }
        friend bool operator==(Iterator, Iterator) = default;
    };
    Iterator begin() const { return {0}; }
    Iterator end() const { return {size_}; }

private:
    std::size_t size_;
};
inline auto players_of(const State& state) { return IndexRange<PlayerIndex, Player>(state.players); }
inline auto corporations_of(const State& state) {
    return IndexRange<CorporationIndex, Corporation>(state.corporations);
}
inline auto agents_of(const State& state) { return IndexRange<AgentIndex, Agent>(state.agents); }
inline auto parties_of(const State& state) { return IndexRange<PartyIndex, Party>(state.parties); }

}  // namespace resolution::corporate
