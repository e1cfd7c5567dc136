#include "tests/support/table.h"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"

namespace test_support {

using nlohmann::json;
using namespace resolution;

std::uint64_t base_seed() {
    static const std::uint64_t seed = [] {
        const char* given = std::getenv("GM_TEST_SEED");
        return given != nullptr ? std::stoull(given) : std::uint64_t{std::random_device{}()};
    }();
    return seed;
}

Seed seed_of(std::uint64_t number) {
    std::array<std::uint8_t, Seed::size> bytes{};
    for (std::size_t i = 0; i < 8; ++i) bytes[Seed::size - 1 - i] = static_cast<std::uint8_t>(number >> (8 * i));
    return Seed(bytes);
}

namespace {

std::unique_ptr<Game> game_of(const orders::Document& campaign) {
    auto game = open_game(campaign);
    if (!game) throw std::runtime_error(orders::describe(game.problems()));
    return std::move(*game);
}

}  // namespace

std::unique_ptr<Game> shipped_game(std::string_view id) {
    for (const std::string& name : gm::campaign_names()) {
        auto campaign = gm::load_campaign(name);
        if (!campaign) throw std::runtime_error(orders::describe(campaign.problems()));
        if (campaign->root.find("game")->text != id) continue;
        return game_of(*campaign);
    }
    throw std::runtime_error("no campaign is shipped for game " + std::string(id));
}

std::vector<std::string> registered_ids() {
    std::vector<std::string> ids;
    for (const RegisteredGame& game : registered_games()) ids.emplace_back(game.id);
    return ids;
}

std::string test_name(std::string id) {
    std::replace(id.begin(), id.end(), '-', '_');
    return id;
}

namespace {

Roster seats(std::size_t players) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < players; ++i) ids.push_back("p" + std::to_string(i + 1));
    return Roster::of(ids);
}

}  // namespace

Table::Table(std::string_view game, std::size_t players, const Seed& seed) : Table(shipped_game(game), players, seed) {}

Table::Table(const orders::Document& campaign, std::size_t players, const Seed& seed)
    : Table(game_of(campaign), players, seed) {}

Table::Table(std::unique_ptr<Game> game, std::size_t players, const Seed& seed)
    : game_(std::move(game)), roster_(seats(players)), seed_(seed) {
    Dice dice(seed, 0);
    Record record;
    auto fresh = game_->fresh(roster_, orders::Document{}, dice, record);
    if (!fresh) throw std::runtime_error(orders::describe(fresh.problems()));
    position_ = std::move(*fresh);
}

Sheets Table::bot_sheets(std::string_view policy) const {
    const std::string chosen = policy.empty() ? game_->policies().front() : std::string(policy);
    Dice dice(seed_, game_->turn(position_));
    return game_->bots(std::vector(roster_.size(), chosen), position_, dice);
}

Played Table::resolve(const Position& from, const Sheets& sheets, const ImposedDice* imposed) const {
    return resolve_with(seed_, from, sheets, imposed);
}

Played Table::resolve_with(const Seed& seed, const Position& from, const Sheets& sheets,
                           const ImposedDice* imposed) const {
    Played played;
    Dice dice(seed, game_->turn(from), imposed);
    played.position = game_->resolve(from, sheets, dice, played.record);
    played.rolls = dice.take_record();
    return played;
}

Bytes Table::bytes(const Played& played) const {
    json ledger = json::array();
    for (const Movement& movement : played.record.ledger) ledger.push_back(to_json(movement, roster_));
    json rolls = json::array();
    for (const Roll& roll : played.rolls) {
        json line = to_json(roll);
        line.erase("imposed");
        rolls.push_back(std::move(line));
    }
    return {game_->to_json(played.position).dump(),
            to_json(played.record.journal, roster_, Reader::game_master()).dump(), ledger.dump(), rolls.dump()};
}

}  // namespace test_support
