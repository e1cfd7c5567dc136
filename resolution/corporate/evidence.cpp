#include "resolution/corporate/evidence.h"

#include <algorithm>
#include <array>

namespace resolution::corporate {

namespace {

bool contains(const std::vector<Evidence>& list, const Evidence& evidence) {
    return std::find(list.begin(), list.end(), evidence) != list.end();
}

void add(std::vector<Evidence>& list, const Evidence& evidence) {
    if (!contains(list, evidence)) list.push_back(evidence);
}

}  // namespace

std::string_view what_is(const Evidence& evidence) {
    static constexpr std::array<std::string_view, 5> words{"secret", "proof", "sheet", "profile", "trace"};
    return words.at(static_cast<std::size_t>(evidence.kind));
}

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

namespace {

/// A, B, ... Z, AA, AB, ...
std::string letters(std::size_t place) {
    constexpr std::size_t alphabet = 26;
    const std::string last(1, static_cast<char>('A' + place % alphabet));
    return place < alphabet ? last : letters(place / alphabet - 1) + last;
}

}  // namespace

/// Numbered for each holder apart: a number that all share would tell how much the others have found.
void learn(Turn& turn, PlayerIndex player, const Evidence& evidence) {
    Player& who = turn.state[player];
    if (knows(who, evidence)) return add(who.known, evidence);
    who.known.push_back(evidence);
    const std::string prefix = "T" + std::to_string(turn.opening.turn) + "-";
    const auto before = std::count_if(who.pieces.begin(), who.pieces.end(),
                                      [&](const Piece& piece) { return piece.code.starts_with(prefix); });
    who.pieces.push_back({prefix + letters(static_cast<std::size_t>(before)), evidence});
}

void hold(Turn& turn, PlayerIndex player, const Evidence& evidence) {
    learn(turn, player, evidence);
    add(turn.state[player].evidence, evidence);
}

std::string_view piece_of(const Player& player, const Evidence& evidence) {
    const auto found = std::find_if(player.pieces.begin(), player.pieces.end(),
                                    [&](const Piece& piece) { return piece.evidence == evidence; });
    return found == player.pieces.end() ? std::string_view{} : std::string_view(found->code);
}

const Exhibit* find_exhibit(const State& state, const Evidence& evidence) {
    const std::string id = evidence_id(state, evidence);
    const auto found = std::find_if(state.exhibits.begin(), state.exhibits.end(),
                                    [&](const Exhibit& exhibit) { return exhibit.id == id; });
    return found == state.exhibits.end() ? nullptr : &*found;
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
