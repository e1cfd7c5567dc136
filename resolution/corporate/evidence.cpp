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

std::string evidence_id(const State& state, const Evidence& evidence) {
    if (evidence.kind == Evidence::Kind::proof) return "proof:" + state[evidence.about].id;
    return "secret:" + state[evidence.about].id + "/" + std::to_string(evidence.number);
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
        const Evidence evidence{Evidence::Kind::secret, target, static_cast<std::uint8_t>(i + 1)};
        if (!secrets[i].is_public && !knows(state[reader], evidence)) numbers.push_back(static_cast<int>(i + 1));
    }
    return numbers;
}

}  // namespace resolution::corporate
