#include "resolution/tiny/figures.h"

#include "orders/document_reader.h"

namespace resolution::tiny {

orders::Result<Figures> read_figures(const orders::Document& campaign) {
    orders::DocumentReader reader(campaign);
    Figures figures;
    const auto figure = [&](const orders::Node& map, std::string_view key, std::int64_t low, std::int64_t high) {
        const orders::Node* node = reader.required(map, key, "the campaign");
        return node == nullptr ? 0 : reader.whole(*node, key, low, high).value_or(0);
    };
    const orders::Node& root = campaign.root;
    if (reader.map(root, "a campaign") != nullptr) {
        reader.known_keys(
            root, {"game", "language", "calendar", "turns", "faces", "coins", "lucky_coins", "windfall", "players"});
        figures.turns = static_cast<int>(figure(root, "turns", 1, 1000));
        figures.faces = static_cast<int>(figure(root, "faces", 2, 1000));
        figures.coins = {figure(root, "coins", 0, 1'000'000)};
        figures.lucky_coins = {figure(root, "lucky_coins", 0, 1'000'000)};
        figures.windfall = {figure(root, "windfall", 0, 1'000'000)};
        const orders::Node* players = reader.required(root, "players", "the campaign");
        if (players != nullptr && reader.map(*players, "players") != nullptr) {
            figures.least_players = static_cast<int>(figure(*players, "least", 1, 64));
            figures.most_players = static_cast<int>(figure(*players, "most", 1, 64));
            if (reader.clean() && figures.most_players < figures.least_players) {
                reader.invalid(players->find("most")->mark, "most must not be below least");
            }
        }
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    return figures;
}

}  // namespace resolution::tiny
