#include "tests/support/stored_game.h"

#include <algorithm>
#include <stdexcept>

#include "gm/assets/campaigns.h"
#include "gm/assets/embedded.h"
#include "gm/play/intake.h"
#include "gm/play/new_game.h"
#include "orders/yaml_text.h"

namespace test_support {

using namespace resolution;

namespace {

std::string campaign_name(std::string_view game) {
    for (const std::string& name : gm::campaign_names()) {
        if (sure(gm::load_campaign(name)).root.find("game")->text == game) return name;
    }
    throw std::runtime_error("no campaign is shipped for game " + std::string(game));
}

/// A number stays a number, and a text that looks like one a text.
std::string scalar(const orders::Node& node) {
    const std::string text = orders::yaml_scalar(node.text);
    if (node.quoted) return text.starts_with('"') ? text : '"' + text + '"';
    const bool number = !node.text.empty() && node.text.find_first_not_of("0123456789.-") == std::string::npos;
    return number ? node.text : text;
}

std::string flow(const orders::Node& node) {
    std::string out;
    const auto add = [&out](const std::string& item) { out += (out.empty() ? "" : ", ") + item; };
    switch (node.kind) {
        case orders::NodeKind::null: return "~";
        case orders::NodeKind::scalar: return scalar(node);
        case orders::NodeKind::list:
            for (const orders::Node& item : node.items) add(flow(item));
            return "[" + out + "]";
        case orders::NodeKind::map:
            for (const orders::Member& one : node.members) add(orders::yaml_scalar(one.key) + ": " + flow(one.value));
            return "{" + out + "}";
    }
    return out;
}

}  // namespace

orders::Document shipped_campaign(std::string_view game) { return sure(gm::load_campaign(campaign_name(game))); }

orders::Document shipped_players(std::string_view game) {
    const std::string path = "campaigns/" + campaign_name(game) + "/players.yaml";
    const auto files = gm::embedded_files();
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const gm::EmbeddedFile& file) { return file.path == path; });
    if (found == files.end()) throw std::runtime_error("no players are shipped for game " + std::string(game));
    return sure(orders::parse_document(std::string(found->content), path));
}

orders::Document written(const orders::Node& root, const std::string& file) {
    return sure(orders::parse_document(flow(root) + "\n", file));
}

orders::Node& member(orders::Node& map, std::string_view key) {
    for (orders::Member& one : map.members) {
        if (one.key == key) return one.value;
    }
    throw std::runtime_error("no member " + std::string(key));
}

orders::Document all_speaking(const orders::Document& players, const std::string& language) {
    orders::Node root = players.root;
    for (orders::Member& player : member(root, "players").members) member(player.value, "language").text = language;
    return written(root, players.file);
}

StoredGame::StoredGame(const orders::Document& campaign, const orders::Document& players, const Seed& seed) {
    const auto folder = temporary_.path() / "game";
    {
        const gm::Store closed = sure(gm::new_game({campaign, players, folder, seed, now}));
    }
    in_play_ = std::make_unique<gm::GameInPlay>(sure(gm::GameInPlay::open(folder, gm::Writer{"test", now})));
}

void StoredGame::take_sheets(const std::function<SheetOrders(PlayerIndex)>& write) {
    gm::Letters letters(*in_play_);
    for (const Demand& demand : in_play_->game->demands(in_play_->position)) {
        const std::string text = in_play_->game->write_sheet(in_play_->position, demand.player, write(demand.player));
        sure(gm::take_sheet(*in_play_, letters,
                            {.raw = text,
                             .document = orders::parse_document(text, "sheet.yaml"),
                             .source = "sheet.yaml",
                             .player = in_play_->roster.id(demand.player),
                             .received_at = now,
                             .now = now}));
    }
}

gm::ResolvedGameTurn StoredGame::resolve() {
    gm::ResolvedGameTurn resolved = sure(gm::resolve_turn(*in_play_, {std::nullopt, now}));
    sure(gm::commit_turn(*in_play_, resolved));
    return resolved;
}

std::vector<gm::MessageRow> StoredGame::mails(int turn) const { return sure(in_play_->store.messages(turn)); }

}  // namespace test_support
