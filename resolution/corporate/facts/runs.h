#pragma once

// Facts of steps 2 and 3: runs, what they bring, and who notices.

#include "resolution/corporate/runs/run.h"
#include "resolution/fact.h"

namespace resolution::corporate {

struct RunReport {  // to the buyer: what it asked for, its chances, what came of it
    static constexpr std::string_view kind = "run-report";
    const Run& run;
    std::string target;
    std::string agent;
    std::string_view croc;  ///< its name, if that is who did it
    std::string benefit;    ///< of a datasteal on a corporation; empty: none
    std::string_view line;  ///< of a scandal on a party; empty: none
    int malus;
    int roll;  ///< the die that its buyer is told (CG-97); 0: nothing was rolled
    int always_fails_from;
    RunOutcome outcome;
    Fields fields() const;
};

struct RunRolled {  // to the game master: every roll
    static constexpr std::string_view kind = "run-rolled";
    const Run& run;
    std::string_view buyer;
    std::string target;
    std::string agent;
    int malus;
    int roll;  ///< 0: nothing was rolled
    List guards;
    RunOutcome outcome;
    Fields fields() const;
};

struct ProtectionReport {  // to its buyer at the end of step 2
    static constexpr std::string_view kind = "protection-report";
    const Run& run;
    std::string_view buyer;
    std::string target;
    std::string agent;
    std::string_view croc;
    RunOutcome outcome;  ///< used or unused
    Fields fields() const;
};

/// To the buyer of the protection: the type that it stopped.
using ProtectionStopped = Fact<"protection-stopped", Whole<"run">, Text<"target">, Text<"type">>;

/// To the game master: why the agent would not.
using RunDeclined = Fact<"run-declined", Text<"buyer">, Whole<"run">, Text<"agent">, Text<"reason">>;

/// To the target's side: a run was stopped, or a clan's team was recognised; `clan` is empty if
/// nobody knows whose.
using RunSighted = Fact<"run-sighted", Text<"code">, Text<"type">, Text<"target">, Text<"clan">, Flag<"stopped">>;

/// To the target's side: everything.
using TeamCaptured = Fact<"team-captured", Text<"type">, Text<"target">, Text<"buyer">, Text<"agent">, Text<"croc">,
                          Whole<"percentage">>;

/// To everyone: a successful sabotage or scandal, as a fact.
using PublicRun = Fact<"public-run", Text<"code">, Text<"type">, Text<"target">, Text<"line">>;

/// To everyone, without detail.
using FixerCaptured = Fact<"fixer-captured", Text<"agent">>;

/// To everyone.
using FixerReleased = Fact<"fixer-released", Text<"agent">>;

/// To everyone; `captor` of a public execution only.
using FixerDied = Fact<"fixer-died", Text<"agent">, Flag<"executed">, Text<"captor">>;

/// To everyone. `bonus`: one a type of run.
using FixerArrived = Fact<"fixer-arrived", Text<"agent">, Text<"name">, Items<"bonus">>;

/// To the captor.
using FixerTurned = Fact<"fixer-turned", Text<"agent">, Whole<"loyalty">>;

/// To its owner: the bonus it lost.
using CrocCaught = Fact<"croc-caught", Text<"croc">, Text<"type">, Whole<"lost">>;

/// To the buyer: an image genius was not to be caught (CG-26).
using ColdTrail = Fact<"cold-trail", Whole<"run">, Text<"player">>;

/// To the buyer.
using SecretFound =
    Fact<"secret-found", Text<"evidence">, Text<"player">, Whole<"number">, Text<"text">, Text<"trait">, Text<"piece">>;

/// To the buyer: a technomancer.
using ProofFound = Fact<"proof-found", Text<"evidence">, Text<"player">, Text<"piece">>;

/// To the buyer: a corporation without citizens, a party without members.
using NoSheets = Fact<"no-sheets", Whole<"run">, Text<"target">>;

struct AgentProfile {  // to the buyer of an information run on an agent
    static constexpr std::string_view kind = "agent-profile";
    std::string agent;
    std::string evidence;
    std::string_view piece;
    Fields profile;
    Fields fields() const {
        Fields out = fields_of("agent", agent, "evidence", evidence, "piece", piece);
        out.insert(out.end(), profile.begin(), profile.end());
        return out;
    }
};

/// To the buyer.
using RunTraced =
    Fact<"run-traced", Text<"code">, Text<"buyer">, Text<"agent">, Text<"croc">, Text<"evidence">, Text<"piece">>;

/// To the game master: the tracing agent lied, or there was nobody to find (CG-107).
using RunHushedUp = Fact<"run-hushed-up", Text<"buyer">, Whole<"run">, Text<"target">>;

/// At the closing, to those whom an agent tells what it knows.
using AgentIntelligence =
    Fact<"agent-intelligence", Text<"agent">, Items<"secret_allies">, Items<"secret_enemies">, Items<"runs">>;

}  // namespace resolution::corporate
