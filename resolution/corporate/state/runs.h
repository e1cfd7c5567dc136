#pragma once

// Runs that were carried out: what is known of them, what agents remember, what evidence says.

#include <optional>
#include <string>
#include <vector>

#include "orders/corporate/sheet.h"
#include "resolution/audience.h"
#include "resolution/corporate/kinds.h"

namespace resolution::corporate {

using orders::corporate::Sheet;
using Sheets = std::vector<std::optional<Sheet>>;

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
    Sheets sheets;  ///< undescribed: by PastSheetsKind
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

}  // namespace resolution::corporate
