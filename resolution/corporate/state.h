#pragma once

// The state of Corporate Game at the opening of a turn. Ids are indices; text
// appears where JSON, reports and labels need it.

#include <memory>

#include "resolution/corporate/state/agent.h"
#include "resolution/corporate/state/contract.h"
#include "resolution/corporate/state/player.h"
#include "resolution/corporate/state/runs.h"
#include "resolution/indices.h"

namespace resolution::corporate {

struct Corporation {
    int assets = 0;
    int crashes = 0;
    bool bankrupt = false;
    std::vector<int> past_assets = {};  ///< at each opening so far, the first turn's first; public, as assets are
    friend bool operator==(const Corporation&, const Corporation&) = default;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Corporation::assets>("assets", {0, largest_count}).known_to(everyone),
                      field<&Corporation::past_assets>("past_assets", {0, largest_count}).known_to(everyone),
                      field<&Corporation::crashes>("crashes", {0, 100}).known_to(everyone),
                      field<&Corporation::bankrupt>("bankrupt").known_to(everyone));
    }
};

struct Party {
    std::optional<PlayerIndex> chief;
    std::optional<Line> line;
    bool underground = false;
    friend bool operator==(const Party&, const Party&) = default;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Party::chief>("chief").known_to(everyone), field<&Party::line>("line").known_to(everyone),
                      field<&Party::underground>("underground").known_to(everyone));
    }
};

/// `{except_citizens_of: evo}`, or the id alone.
class PublishVotesKind final : public described::Plain<std::optional<CorporationIndex>, described::Kind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
    bool takes_null() const override { return true; }
};
inline constexpr PublishVotesKind publish_votes_kind{};

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
    std::vector<Exhibit> exhibits;
    std::vector<std::shared_ptr<const PastTurn>> past;  ///< the last two turns, oldest first
    std::vector<Contract> contracts;

    /// Without a ranking: the order of the data, stably sorted by assets (section 10).
    static void rank(State& state, const Source& from);
    static void ranked_once(State& state, const Source& from);

    static constexpr auto described() {
        using namespace described;
        return fields(enrolled<&State::players, &Player::id>("enrolment").known_to(everyone),
                      field<&State::turn>("turn", {0, 1000}).known_to(everyone),
                      field<&State::auction>("auction", {0, 1000}).known_to(everyone),
                      field<&State::corporations>("corporations", by<CorporationIndex, std::vector<Corporation>>)
                          .known_to(everyone),
                      agreement<&State::rank>(), field<&State::ranking>("ranking").known_to(everyone),
                      agreement<&State::ranked_once>(),
                      field<&State::players>("players", by<PlayerIndex, std::vector<Player>>).known_to(everyone),
                      column<&State::players, &Player::effects>("effects").known_to(owner),
                      field<&State::agents>("agents", by<AgentIndex, std::vector<Agent>>).known_to(everyone),
                      field<&State::parties>("parties", by<PartyIndex, std::vector<Party>>).known_to(everyone),
                      field<&State::publish_votes>("publish_votes", publish_votes_kind).known_to(everyone),
                      field<&State::runs>("runs", by_own_id<KnownRun, &KnownRun::code>), field<&State::past>("past"),
                      field<&State::exhibits>("exhibits", by_own_id<Exhibit, &Exhibit::id>),
                      field<&State::contracts>("contracts"));
    }

    Player& operator[](PlayerIndex i) { return players[i.value()]; }
    const Player& operator[](PlayerIndex i) const { return players[i.value()]; }
    Corporation& operator[](CorporationIndex i) { return corporations[i.value()]; }
    const Corporation& operator[](CorporationIndex i) const { return corporations[i.value()]; }
    Agent& operator[](AgentIndex i) { return agents[i.value()]; }
    const Agent& operator[](AgentIndex i) const { return agents[i.value()]; }
    Party& operator[](PartyIndex i) { return parties[i.value()]; }
    const Party& operator[](PartyIndex i) const { return parties[i.value()]; }
};

inline auto corporations_of(const State& state) { return IndexRange<CorporationIndex>(state.corporations.size()); }
inline auto agents_of(const State& state) { return IndexRange<AgentIndex>(state.agents.size()); }
inline auto parties_of(const State& state) { return IndexRange<PartyIndex>(state.parties.size()); }

}  // namespace resolution::corporate
