#include "resolution/corporate/evidence.h"

#include <algorithm>

namespace resolution::corporate {

namespace {

bool contains(const std::vector<Evidence>& list, const Evidence& evidence) {
    return std::find(list.begin(), list.end(), evidence) != list.end();
}

void add(std::vector<Evidence>& list, const Evidence& evidence) {
    if (!contains(list, evidence)) list.push_back(evidence);
}

}  // namespace

std::string subject_of(const State& state, const Evidence& evidence) {
    if (evidence.kind == Evidence::Kind::trace) return "run:" + evidence.code;
    if (evidence.kind != Evidence::Kind::profile) return state[evidence.about].id;
    if (const auto agent = evidence.agent.agent()) return state[*agent].id;
    return "croc:" + state[*evidence.agent.croc_owner()].id;
}

std::string evidence_id(const State& state, const Evidence& evidence) {
    const std::string number = "/" + std::to_string(evidence.number);
    switch (evidence.kind) {
        case Evidence::Kind::proof: return "proof:" + state[evidence.about].id;
        case Evidence::Kind::sheet: return "sheet:" + state[evidence.about].id + number;
        case Evidence::Kind::profile: return "agent:" + subject_of(state, evidence) + number;
        case Evidence::Kind::trace: return "run:" + evidence.code;
        case Evidence::Kind::secret: break;
    }
    return "secret:" + state[evidence.about].id + number;
}

bool holds(const Player& player, const Evidence& evidence) { return contains(player.evidence, evidence); }
bool knows(const Player& player, const Evidence& evidence) {
    return contains(player.known, evidence) || contains(player.evidence, evidence);
}

void learn(Player& player, const Evidence& evidence) { add(player.known, evidence); }

void hold(Player& player, const Evidence& evidence) {
    add(player.evidence, evidence);
    learn(player, evidence);
}

void drop(Player& player, const Evidence& evidence) { std::erase(player.evidence, evidence); }

std::vector<int> unknown_secrets(const State& state, PlayerIndex reader, PlayerIndex target) {
    std::vector<int> numbers;
    const auto& secrets = state[target].secrets;
    for (std::size_t i = 0; i < secrets.size(); ++i) {
        const Evidence evidence = Evidence::secret(target, i + 1);
        if (!secrets[i].is_public && !knows(state[reader], evidence)) numbers.push_back(static_cast<int>(i + 1));
    }
    return numbers;
}

}  // namespace resolution::corporate
