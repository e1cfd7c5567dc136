#pragma once

// Corporations, parties and agents of a campaign.

#include <map>
#include <string>

#include "resolution/corporate/figures/effects.h"
#include "resolution/corporate/kinds.h"

namespace resolution::corporate {

/// A name in the campaign's languages: {"fr": ..., "en": ...}, or one under "".
using LocalName = std::map<std::string, std::string>;

class LocalNameKind final : public described::FigureKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
};
inline constexpr LocalNameKind local_name{};

struct CorporationFigures {
    std::string id;
    std::string name;
    std::string short_name;
    std::optional<PartyIndex> alignment;
    Origin origin = Origin::japanocorp;
    Tier tier = Tier::AAA;
    Defences defence{};
    Clauses first;
    Clauses last;
    Clauses crash;
    std::optional<Clauses> second_crash;

    bool is(Origin wanted) const { return origin == wanted || origin == Origin::japanogaijin; }

    static constexpr auto described() {
        using namespace described;
        using It = CorporationFigures;
        return fields(field<&It::name>("name").must(), field<&It::short_name>("short"),
                      field<&It::alignment>("alignment"), field<&It::origin>("origin").must(),
                      field<&It::tier>("tier").must(),
                      field<&It::defence>("defence", by_each<RunType, Defences>, percentage).must(),
                      agreement<&It::called_somehow>());
    }
    static void called_somehow(CorporationFigures& corporation, const Source&) {
        if (corporation.short_name.empty()) corporation.short_name = corporation.name;
    }
    static constexpr auto described_effects() {
        using namespace described;
        using It = CorporationFigures;
        return fields(field<&It::first>("first").must(), field<&It::last>("last").must(),
                      field<&It::crash>("crash").must(), field<&It::second_crash>("second_crash"));
    }
};

/// An agent that says that it is an agency: one of the names of this kind.
class AgencyKind final : public described::FigureKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
};
inline constexpr AgencyKind agency_kind{};

struct PartyFigures {
    std::string id;
    LocalName name;
    AgentIndex agency;
    int honour_bonus = 0;  ///< points <= honour + this

    static constexpr auto described() {
        using namespace described;
        using It = PartyFigures;
        return needed(field<&It::name>("name", local_name), field<&It::agency>("agency", agency_kind),
                      field<&It::honour_bonus>("honour_bonus", any_figure));
    }
};

struct AgentFigures {
    std::string id;
    LocalName name;
    AgentKind kind = AgentKind::fixer;
    Bonuses bonus{};
    std::optional<PartyIndex> party;  ///< of an agency
    std::vector<Attitude> allies;
    std::vector<Attitude> enemies;
    std::vector<Attitude> secret_allies;  ///< to start with, as the next
    std::vector<Attitude> secret_enemies;

    static constexpr auto described() {
        using namespace described;
        using It = AgentFigures;
        return fields(field<&It::name>("name", local_name).must(), field<&It::kind>("kind").must(),
                      field<&It::bonus>("bonus", five_numbers, {-100, 100}).must(), field<&It::party>("party"),
                      field<&It::allies>("allies"), field<&It::enemies>("enemies"),
                      field<&It::secret_allies>("secret_allies"), field<&It::secret_enemies>("secret_enemies"));
    }
};

}  // namespace resolution::corporate
