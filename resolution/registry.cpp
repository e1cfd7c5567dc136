#include "resolution/registry.h"

#include <algorithm>
#include <array>

#include "orders/document_reader.h"
#include "orders/text.h"
#include "resolution/agent_jean/rules.h"
#include "resolution/anime_warfare/rules.h"
#include "resolution/corporate/rules.h"
#include "resolution/mad_con/rules.h"
#include "resolution/rollback_propaganda/rules.h"
#include "resolution/tiny/rules.h"
#include "resolution/typed_game.h"

namespace resolution {

namespace {

template <Rules R>
orders::Result<std::unique_ptr<Game>> open(const orders::Document& campaign) {
    GM_TAKE(auto rules, R::from_campaign(campaign));
    return std::unique_ptr<Game>(std::make_unique<TypedGame<R>>(std::move(rules)));
}

template <Rules R>
constexpr RegisteredGame game() {
    return {R::id, &open<R>, &R::tables};
}

// clang-format off
constexpr std::array all_games{
    game<agent_jean::Rules>(),
    game<anime_warfare::Rules>(),
    game<corporate::Rules>(),
    game<mad_con::Rules>(),
    game<rollback_propaganda::Rules>(),
    game<tiny::Rules>(),
};
// clang-format on

}  // namespace

std::span<const RegisteredGame> registered_games() { return all_games; }

const RegisteredGame* registered_game(std::string_view id) {
    const auto found = std::ranges::find(all_games, id, &RegisteredGame::id);
    return found == all_games.end() ? nullptr : &*found;
}

orders::Result<std::unique_ptr<Game>> open_game(const orders::Document& campaign) {
    orders::DocumentReader reader(campaign);
    const orders::Node* map = reader.map(campaign.root, "a campaign");
    const orders::Node* id = map == nullptr ? nullptr : reader.required(*map, "game", "the campaign");
    const auto name = id == nullptr ? std::nullopt : reader.text(*id, "game");
    if (!name) return orders::Failure{reader.take_problems()};
    if (const RegisteredGame* registered = registered_game(*name)) return registered->open(campaign);
    std::vector<std::string> known;
    for (const RegisteredGame& registered : registered_games()) known.emplace_back(registered.id);
    return campaign.problem(id->mark, "there is no game called '" + *name + "'", orders::suggest(*name, known));
}

}  // namespace resolution
