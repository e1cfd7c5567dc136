#include "tests/games/corporate/under_test.h"

namespace resolution::corporate {

using test_support::Played;
using test_support::Situation;
using test_support::Table;

namespace {

/// Secrets that nobody found, notes, and loyalty so small that nobody is told of it.
void change_character(State& state, PlayerIndex player, std::mt19937_64& random) {
    Player& self = state.players.at(player.value());
    const auto known = [&](std::size_t number) {
        const auto about = [&](const Evidence& evidence) {
            return evidence.kind == Evidence::Kind::secret && evidence.about == player && evidence.number == number;
        };
        return std::any_of(state.players.begin(), state.players.end(), [&](const Player& other) {
            return std::any_of(other.known.begin(), other.known.end(), about) ||
                   std::any_of(other.evidence.begin(), other.evidence.end(), about);
        });
    };
    for (std::size_t i = 0; i < self.secrets.size(); ++i) {
        if (!self.secrets[i].is_public && !known(i + 1)) self.secrets[i].text = "secret " + std::to_string(random());
    }
    self.victory_points = static_cast<int>(random() % 20);
    self.counters.runs_suffered += static_cast<int>(random() % 5);
}

/// Does anyone come to read sheets or secrets this turn? Then changing them is no secret.
bool somebody_reads(const Played& played) {
    return std::any_of(
        played.record.journal.entries().begin(), played.record.journal.entries().end(), [](const Entry& entry) {
            return entry.kind == "sheet-received" || entry.kind == "secret-found" || entry.kind == "final-score";
        });
}

}  // namespace

std::optional<Situation> UnderTest::with_harmless_change(const Table& table, const Situation& situation,
                                                         PlayerIndex player, Random& random) const {
    if (somebody_reads(table.resolve(situation.position, situation.sheets))) return std::nullopt;
    Situation changed = situation;
    change_character(std::any_cast<State&>(changed.position.state), player, random);
    if (auto& sheet = changed.sheets.at(player.value())) {
        auto& orders = std::any_cast<Sheet&>(sheet->orders);
        orders.notes = "note " + std::to_string(random());
        orders.gm_note = "for the game master " + std::to_string(random());
        orders.forecasts.clear();  // private, and paid in private
    }
    return changed;
}

}  // namespace resolution::corporate
