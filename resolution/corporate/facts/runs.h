#pragma once

// Facts of steps 2 and 3: runs, what they bring, and who notices.

#include "resolution/corporate/facts/fields.h"
#include "resolution/corporate/runs/run.h"
#include "resolution/journal.h"

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

struct ProtectionStopped {  // to the buyer of the protection: the type that it stopped
    static constexpr std::string_view kind = "protection-stopped";
    int run;
    std::string target;
    std::string_view type;
    Fields fields() const { return fields_of("run", run, "target", target, "type", type); }
};

struct RunDeclined {  // to the game master: why the agent would not
    static constexpr std::string_view kind = "run-declined";
    std::string_view buyer;
    int run;
    std::string agent;
    std::string_view reason;
    Fields fields() const { return fields_of("buyer", buyer, "run", run, "agent", agent, "reason", reason); }
};

struct RunSighted {  // to the target's side: a run was stopped, or a clan's team was recognised
    static constexpr std::string_view kind = "run-sighted";
    std::string_view code;
    std::string_view type;
    std::string target;
    std::string_view clan;  ///< empty: nobody knows who
    bool stopped;
    Fields fields() const {
        return fields_of("code", code, "type", type, "target", target, "clan", clan, "stopped", stopped);
    }
};

struct TeamCaptured {  // to the target's side: everything
    static constexpr std::string_view kind = "team-captured";
    std::string_view type;
    std::string target;
    std::string_view buyer;
    std::string agent;
    int percentage;
    Fields fields() const {
        return fields_of("type", type, "target", target, "buyer", buyer, "agent", agent, "percentage", percentage);
    }
};

struct PublicRun {  // to everyone: a successful sabotage or scandal, as a fact
    static constexpr std::string_view kind = "public-run";
    std::string_view code;
    std::string_view type;
    std::string target;
    std::string_view line;
    Fields fields() const { return fields_of("code", code, "type", type, "target", target, "line", line); }
};

struct FixerCaptured {  // to everyone, without detail
    static constexpr std::string_view kind = "fixer-captured";
    std::string_view agent;
    Fields fields() const { return fields_of("agent", agent); }
};

struct FixerReleased {  // to everyone
    static constexpr std::string_view kind = "fixer-released";
    std::string_view agent;
    Fields fields() const { return fields_of("agent", agent); }
};

struct FixerDied {  // to everyone
    static constexpr std::string_view kind = "fixer-died";
    std::string_view agent;
    bool executed;
    std::string_view captor;  ///< of a public execution
    Fields fields() const { return fields_of("agent", agent, "executed", executed, "captor", captor); }
};

struct FixerArrived {  // to everyone
    static constexpr std::string_view kind = "fixer-arrived";
    std::string_view agent;
    std::string_view name;
    Bonuses bonus;
    Fields fields() const { return fields_of("agent", agent, "name", name, "bonus", List(bonus.begin(), bonus.end())); }
};

struct FixerTurned {  // to the captor
    static constexpr std::string_view kind = "fixer-turned";
    std::string_view agent;
    int loyalty;
    Fields fields() const { return fields_of("agent", agent, "loyalty", loyalty); }
};

struct CrocCaught {  // to its owner: the bonus it lost
    static constexpr std::string_view kind = "croc-caught";
    std::string_view croc;
    std::string_view type;
    int lost;
    Fields fields() const { return fields_of("croc", croc, "type", type, "lost", lost); }
};

struct ColdTrail {  // to the buyer: an image genius was not to be caught (CG-26)
    static constexpr std::string_view kind = "cold-trail";
    int run;
    std::string_view player;
    Fields fields() const { return fields_of("run", run, "player", player); }
};

struct SecretFound {  // to the buyer
    static constexpr std::string_view kind = "secret-found";
    std::string evidence;
    std::string_view player;
    int number;
    std::string_view text;
    std::string_view trait;
    std::string_view piece;
    Fields fields() const {
        return fields_of("evidence", evidence, "player", player, "number", number, "text", text, "trait", trait,
                         "piece", piece);
    }
};

struct ProofFound {  // to the buyer: a technomancer
    static constexpr std::string_view kind = "proof-found";
    std::string evidence;
    std::string_view player;
    std::string_view piece;
    Fields fields() const { return fields_of("evidence", evidence, "player", player, "piece", piece); }
};

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

struct RunTraced {  // to the buyer
    static constexpr std::string_view kind = "run-traced";
    std::string_view code;
    std::string_view buyer;
    std::string agent;
    std::string_view piece;
    Fields fields() const {
        return fields_of("code", code, "buyer", buyer, "agent", agent, "evidence", "run:" + std::string(code), "piece",
                         piece);
    }
};

struct RunHushedUp {  // to the game master: the tracing agent lied, or there was nobody to find (CG-107)
    static constexpr std::string_view kind = "run-hushed-up";
    std::string_view buyer;
    int run;
    std::string target;
    Fields fields() const { return fields_of("buyer", buyer, "run", run, "target", target); }
};

struct AgentIntelligence {  // at the closing, to those whom an agent tells what it knows
    static constexpr std::string_view kind = "agent-intelligence";
    std::string_view agent;
    List secret_allies;
    List secret_enemies;
    List runs;
    Fields fields() const {
        return fields_of("agent", agent, "secret_allies", secret_allies, "secret_enemies", secret_enemies, "runs",
                         runs);
    }
};

}  // namespace resolution::corporate
