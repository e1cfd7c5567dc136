#include "resolution/corporate/facts/runs.h"

namespace resolution::corporate {

namespace {

/// What a run is and how its percentage came about.
void add_run(Fields& fields, const Run& run, const std::string& target, const std::string& agent) {
    fields.push_back({"run", run.number});
    fields.push_back({"type", id_of(run.type)});
    fields.push_back({"target", target});
    fields.push_back({"agent", agent});
    fields.push_back({"invested", run.order->invest});
    fields.push_back({"paid", run.paid});
    fields.push_back({"percentage", run.percentage});
    fields.push_back({"of_money", run.odds.invested});
    fields.push_back({"of_agent", run.odds.agent});
    fields.push_back({"of_network", run.odds.network});
    fields.push_back({"of_awakened", run.odds.awakened});
    fields.push_back({"of_dragon", run.odds.dragon});
    fields.push_back({"of_underground", run.odds.underground});
    fields.push_back({"of_favour", run.odds.favour});
}

}  // namespace

Fields RunReport::fields() const {
    Fields fields;
    fields.reserve(21);
    add_run(fields, run, target, agent);
    fields.push_back({"croc", croc});
    fields.push_back({"benefit", benefit});
    fields.push_back({"line", line});
    fields.push_back({"malus", malus});
    fields.push_back({"roll", roll});
    fields.push_back({"always_fails_from", always_fails_from});
    fields.push_back({"outcome", id_of(outcome)});
    return fields;
}

Fields RunRolled::fields() const {
    Fields fields;
    fields.reserve(20);
    fields.push_back({"player", buyer});
    add_run(fields, run, target, agent);
    fields.push_back({"malus", malus});
    fields.push_back({"roll", roll});
    fields.push_back({"guards", guards});
    fields.push_back({"outcome", id_of(outcome)});
    fields.push_back({"code", run.code});
    return fields;
}

Fields ProtectionReport::fields() const {
    Fields fields;
    fields.reserve(17);
    fields.push_back({"player", buyer});
    add_run(fields, run, target, agent);
    fields.push_back({"croc", croc});
    fields.push_back({"outcome", id_of(outcome)});
    return fields;
}

}  // namespace resolution::corporate
