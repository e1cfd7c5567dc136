#pragma once

// The state of Corporate Game at the opening of a turn. Ids are indices; text
// appears where JSON, reports and labels need it.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "orders/corporate/sheet.h"
#include "resolution/audience.h"
#include "resolution/corporate/kinds.h"
#include "resolution/indices.h"

namespace resolution::corporate {

using orders::corporate::Evidence;
using orders::corporate::Piece;
using orders::corporate::Sheet;
using Sheets = std::vector<std::optional<Sheet>>;

// No stored figure is larger.
constexpr std::int64_t largest_count = 1'000'000;
constexpr std::int64_t largest_money = 1'000'000'000'000'000;

// Values that are written as one word, or otherwise than they are kept: json/state_json.cpp.
class EvidenceKind final : public described::Plain<Evidence, described::CodedKind> {
    std::string_view what() const override { return "evidence"; }
    std::string word(const void* value, const described::Names& names) const override;
    bool find(std::string_view word, const described::Names& names, void* to) const override;
};
/// How many elements are shameful; `true`: one.
class ShameKind final : public described::Plain<int, described::Kind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
};
inline constexpr ShameKind shame_kind{};

struct Secret {
    std::string text;
    int shameful = 0;  ///< elements: honour lost if published
    bool is_public = false;
    std::optional<Trait> hides;
    friend bool operator==(const Secret&, const Secret&) = default;

    bool hides_a_trait() const { return hides.has_value(); }
    static constexpr auto described() {
        using namespace described;
        return all_known_to(
            owner, fields(field<&Secret::text>("text"), field<&Secret::shameful>("shameful", shame_kind, {0, 100}),
                          field<&Secret::is_public>("public"),
                          field<&Secret::hides>("trait").only_if(holds<&Secret::hides_a_trait>)));
    }
};
/// The text alone, where there is nothing else to it.
class SecretKind final : public described::Plain<Secret, described::StructKind> {
public:
    described::PartList list() const override {
        static constexpr auto parts = Secret::described();
        return parts;
    }
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
};

struct Croc {
    std::string name;
    Bonuses bonus{};
    int runs = 1;
    friend bool operator==(const Croc&, const Croc&) = default;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(
            owner, fields(field<&Croc::name>("name"), field<&Croc::bonus>("bonus", by<RunType, Bonuses>, {-100, 1000}),
                          field<&Croc::runs>("runs", {0, 100})));
    }
};

class PieceKind final : public described::Plain<Piece, described::Kind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
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

    static constexpr auto described() {
        using namespace described;
        using It = LastingEffects;
        constexpr Bounds turns{0, 1000};
        constexpr auto told = fields(
            field<&It::extra_votes>("extra_votes", {-100, 1000}),
            field<&It::dragon_defence_until>("dragon_defence_until", turns),
            field<&It::dragon_run_bonus>("dragon_run_bonus"), field<&It::extra_estimates>("extra_estimates", turns),
            field<&It::no_estimate>("no_estimate"), field<&It::no_network_until>("no_network_until", turns),
            field<&It::no_forecast_until>("no_forecast_until", turns), field<&It::bound_to_dragon>("bound_to_dragon"),
            field<&It::public_contract>("public_contract"), field<&It::grant>("grant", turns),
            field<&It::instinct_used>("instinct_used"), field<&It::favour_used>("favour_used"));
        // Nobody tells an image genius that it was saved.
        return all_known_to(owner, told, field<&It::image_genius_used>("image_genius_used"));
    }
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

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds any{0, largest_count};
        constexpr auto& types = orders::corporate::run_type_ids;
        return fields(element<&Counters::successes, 0>(types[0], any), element<&Counters::successes, 1>(types[1], any),
                      element<&Counters::successes, 2>(types[2], any), element<&Counters::successes, 3>(types[3], any),
                      field<&Counters::fixers_killed>("fixers_killed", any),
                      field<&Counters::runs_suffered>("runs_suffered", any),
                      field<&Counters::right_forecasts>("right_forecasts", any),
                      field<&Counters::dragon_favours>("dragon_favours", any),
                      field<&Counters::lone_buyer_points>("lone_buyer_points", any));
    }
};

/// What objective traits are about.
struct Objectives {
    std::vector<Title> ambitions;
    std::optional<CorporationIndex> home;  ///< corporate citizen: where it started
    std::optional<CorporationIndex> vendetta;
    friend bool operator==(const Objectives&, const Objectives&) = default;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(owner, fields(field<&Objectives::ambitions>("ambitions"), field<&Objectives::home>("home"),
                                          field<&Objectives::vendetta>("vendetta")));
    }
};

}  // namespace resolution::corporate

namespace resolution::described {

template <>
struct KindOf<corporate::Evidence> {
    static constexpr corporate::EvidenceKind kind{};
};
template <>
struct KindOf<corporate::Piece> {
    static constexpr corporate::PieceKind kind{};
};
template <>
struct KindOf<corporate::Secret> {
    static constexpr corporate::SecretKind kind{};
};
template <>
struct KindOf<corporate::TraitSet> {
    static constexpr SetKindOf<corporate::TraitSet, corporate::Trait> kind{};
};

}  // namespace resolution::described

namespace resolution::corporate {

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
    std::vector<Piece> pieces;       ///< how it cites them
    int victory_points = 0;
    bool in_game = true;
    std::optional<Croc> croc;
    LastingEffects effects;
    Counters counters;
    Objectives objectives;
    Money money_before_payments;  ///< after the refunds of the last turn, before its gains (CG-110)
    friend bool operator==(const Player&, const Player&) = default;

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds points{0, 1000};
        return fields(
            field<&Player::name>("name").known_to(everyone),
            field<&Player::money>("money", {0, largest_money}).known_to(owner),
            field<&Player::honour>("honour", points).known_to(everyone),
            field<&Player::influence>("influence", points).known_to(owner),
            field<&Player::party>("party").known_to(everyone),
            field<&Player::political_points>("political_points", points).known_to(everyone),
            field<&Player::citizenship>("citizenship").known_to(everyone),
            field<&Player::shares>("shares", by<CorporationIndex, std::vector<int>>, {0, largest_count})
                .known_to(everyone),
            field<&Player::traits>("traits").known_to(owner), field<&Player::secrets>("secrets").known_to(owner),
            field<&Player::evidence>("evidence").known_to(owner), field<&Player::known>("known").known_to(owner),
            field<&Player::pieces>("pieces", by_own_id<Piece, &Piece::code>).known_to(owner),
            field<&Player::victory_points>("victory_points", {-1000, 1000}).known_to(owner),
            field<&Player::in_game>("in_game").known_to(everyone), field<&Player::croc>("croc").known_to(owner),
            field<&Player::counters>("counters"), field<&Player::objectives>("objectives").known_to(owner),
            field<&Player::money_before_payments>("money_before_payments", {0, largest_money}));
    }
};

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

struct Agent {
    std::string id;
    std::string name;  ///< of a fixer that is not in the data
    AgentKind kind = AgentKind::fixer;
    Bonuses bonus{};
    int arrival =
        0;  ///< newcomers: later ones have more; 0 in games of earlier versions, who came in the order of names
    std::optional<PartyIndex> party;
    AgentState state = AgentState::free;
    std::optional<PlayerIndex> captor;
    std::vector<int> loyalty;  ///< by player
    std::vector<Attitude> allies;
    std::vector<Attitude> enemies;
    std::vector<Attitude> secret_allies;  ///< of captures and of the campaign
    std::vector<Attitude> secret_enemies;
    std::vector<std::vector<Attitude>> named_allies;  ///< by the player who named them (CG-40)

    void meet(std::size_t players) {
        loyalty.assign(players, 0);
        named_allies.assign(players, {});
    }
    int loyalty_to(PlayerIndex player) const { return loyalty[player.value()]; }
    bool is_newcomer() const { return !name.empty(); }  ///< CG-72
    friend bool operator==(const Agent&, const Agent&) = default;

    static constexpr auto described() {
        using namespace described;
        return fields(
            field<&Agent::state>("state").known_to(everyone), field<&Agent::captor>("captor"),
            field<&Agent::loyalty>("loyalty", by<PlayerIndex, std::vector<int>>, {0, 100}).known_to(owner),
            field<&Agent::allies>("allies").known_to(everyone), field<&Agent::enemies>("enemies").known_to(everyone),
            field<&Agent::secret_allies>("secret_allies"), field<&Agent::secret_enemies>("secret_enemies"),
            field<&Agent::named_allies>("named_allies", by<PlayerIndex, std::vector<std::vector<Attitude>>>)
                .known_to(owner),
            field<&Agent::kind>("kind").known_to(everyone).only_if(holds<&Agent::is_newcomer>),
            field<&Agent::name>("name").known_to(everyone).only_if(holds<&Agent::is_newcomer>),
            field<&Agent::arrival>("arrival", {0, 1000}).known_to(everyone).only_if(holds<&Agent::is_newcomer>),
            field<&Agent::bonus>("bonus", five_numbers, {-1000, 1000})
                .known_to(everyone)
                .only_if(holds<&Agent::is_newcomer>),
            agreement<&Agent::arrives_as_a_fixer>());
    }
    /// Kind, name and bonus are the campaign's, but for newcomers.
    static void arrives_as_a_fixer(Agent& agent, const Source& from);
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

/// Who carries out a run.
struct Contractor {
    enum class Kind : std::uint8_t { independents, agent, croc };
    Kind kind = Kind::independents;
    AgentIndex agent;   ///< kind agent
    PlayerIndex owner;  ///< kind croc
    friend bool operator==(const Contractor&, const Contractor&) = default;
};

class ContractorKind final : public described::Plain<Contractor, described::CodedKind> {
    std::string_view what() const override { return "agent"; }
    std::string word(const void* value, const described::Names& names) const override;
    bool find(std::string_view word, const described::Names& names, void* to) const override;
};

}  // namespace resolution::corporate

template <>
struct resolution::described::KindOf<resolution::corporate::Contractor> {
    static constexpr corporate::ContractorKind kind{};
};

namespace resolution::corporate {

/// A run that is known by its public code and can be traced (CG-11, CG-73).
struct KnownRun {
    std::string code;
    std::optional<PlayerIndex> buyer;  ///< nobody: the market's shadows invented it
    Contractor contractor;
    RunType type = RunType::information;
    std::string target;
    PlayerSet known_to;
    friend bool operator==(const KnownRun&, const KnownRun&) = default;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&KnownRun::buyer>("buyer"), field<&KnownRun::contractor>("agent"),
                      field<&KnownRun::type>("type"), field<&KnownRun::target>("target"),
                      field<&KnownRun::known_to>("known_to"));
    }
};

enum class RunOutcome : std::uint8_t { success, failure, interception, capture, refused, used, unused };
inline constexpr std::array<std::string_view, 7> run_outcome_ids{"success", "failure", "interception", "capture",
                                                                 "refused", "used",    "unused"};
constexpr orders::Words words_of(RunOutcome) { return {"outcome", run_outcome_ids}; }

/// The parts of a percentage, as reports show them.
struct Odds {
    int invested = 0;
    int agent = 0;
    int network = 0;
    int awakened = 0;
    int dragon = 0;
    int underground = 0;
    int favour = 0;
    int total() const { return invested + agent + network + awakened + dragon + underground + favour; }
    friend bool operator==(const Odds&, const Odds&) = default;

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds points{-100'000, 100'000};
        return fields(field<&Odds::invested>("money", points), field<&Odds::agent>("agent", points),
                      field<&Odds::network>("network", points), field<&Odds::awakened>("awakened", points),
                      field<&Odds::dragon>("dragon", points), field<&Odds::underground>("underground", points),
                      field<&Odds::favour>("favour", points));
    }
};

/// All details of a run that was carried out: what agents remember and tell (CG-111).
struct RunDetails {
    int turn = 0;
    PlayerIndex buyer;
    int number = 0;  ///< place in the buyer's sheet, from 1
    Contractor contractor;
    RunType type = RunType::information;
    std::string target;
    std::optional<CorporationIndex> benefit;
    std::optional<Line> line;
    std::vector<RunType> except;
    Money paid;
    Odds odds;
    int percentage = 0;  ///< as it was rolled
    RunOutcome outcome = RunOutcome::failure;
    friend bool operator==(const RunDetails&, const RunDetails&) = default;

    static constexpr auto described() {
        using namespace described;
        using It = RunDetails;
        return fields(field<&It::turn>("turn", {0, 1000}), field<&It::buyer>("buyer"),
                      field<&It::number>("number", {0, 1000}), field<&It::contractor>("agent"),
                      field<&It::type>("type"), field<&It::target>("target"), field<&It::benefit>("benefit"),
                      field<&It::line>("line"), field<&It::except>("except"),
                      field<&It::paid>("paid", {0, largest_money}), field<&It::odds>("odds"),
                      field<&It::percentage>("percentage", {-100'000, 100'000}), field<&It::outcome>("outcome"));
    }
};

/// What an agent was like at the end of step 2, for whoever had it looked into.
struct Profile {
    std::vector<int> loyalty;  ///< by player
    std::vector<Attitude> allies;
    std::vector<Attitude> enemies;
    std::vector<Attitude> secret_allies;
    std::vector<Attitude> secret_enemies;
    std::vector<RunDetails> runs;
    friend bool operator==(const Profile&, const Profile&) = default;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Profile::loyalty>("loyalty", by<PlayerIndex, std::vector<int>>, {0, 100}),
                      field<&Profile::allies>("allies"), field<&Profile::enemies>("enemies"),
                      field<&Profile::secret_allies>("secret_allies"),
                      field<&Profile::secret_enemies>("secret_enemies"), field<&Profile::runs>("runs"));
    }
};

/// What a piece of evidence says, as it was when it was learnt (CG-100): an order sheet, or a profile.
struct Exhibit {
    std::string id;  ///< of the evidence
    std::string sheet;
    std::optional<Profile> profile;
    friend bool operator==(const Exhibit&, const Exhibit&) = default;
};
/// The text of a sheet, or the map of a profile.
class ExhibitKind final : public described::Plain<Exhibit, described::Kind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
};

}  // namespace resolution::corporate

template <>
struct resolution::described::KindOf<resolution::corporate::Exhibit> {
    static constexpr corporate::ExhibitKind kind{};
};

namespace resolution::corporate {

/// The sheets of a turn that is over, as their authors could have written them.
class PastSheetsKind final : public described::Kind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
    void reset(void* value) const override;
};
inline constexpr PastSheetsKind past_sheets{};

/// What information runs may bring up from a turn that is over.
struct PastTurn {
    int turn = 0;
    Sheets sheets;
    std::vector<RunDetails> runs;
    friend bool operator==(const PastTurn&, const PastTurn&) = default;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&PastTurn::turn>("turn", {0, 1000}), Part{"sheets", &past_sheets, same},
                      field<&PastTurn::runs>("runs"), agreement<&PastTurn::a_place_each>());
    }
    /// Every player has a place among the sheets, whether there is one or not.
    static void a_place_each(PastTurn& past, const Source& from) {
        past.sheets.resize(from.names().of<PlayerIndex>().ids.size());
        for (RunDetails& run : past.runs) run.turn = past.turn;
    }
};

struct ContractTransfer {
    PlayerIndex from;
    PlayerIndex to;
    Money amount;
    int due = 0;  ///< turn at whose closing it must be paid; 0 = at signature
    Money paid;
    friend bool operator==(const ContractTransfer&, const ContractTransfer&) = default;

    static constexpr auto described() {
        using namespace described;
        using It = ContractTransfer;
        return fields(field<&It::from>("from"), field<&It::to>("to"), field<&It::amount>("amount", {0, largest_money}),
                      field<&It::due>("due", {0, 1000}), field<&It::paid>("paid", {0, largest_money}));
    }
};

struct Contract {
    std::string id;
    PlayerSet parties;
    std::vector<ContractTransfer> transfers;
    std::string terms;
    bool is_public = false;
    PlayerSet broken_by;
    friend bool operator==(const Contract&, const Contract&) = default;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Contract::id>("id"), field<&Contract::parties>("parties"),
                      field<&Contract::terms>("terms"), field<&Contract::is_public>("public"),
                      field<&Contract::broken_by>("broken_by"), field<&Contract::transfers>("transfers"));
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
