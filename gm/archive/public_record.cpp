#include "gm/archive/public_record.h"

#include <map>

#include <nlohmann/json.hpp>

#include "gm/archive/dice_record.h"
#include "gm/archive/reveal.h"
#include "gm/archive/seal.h"
#include "gm/play/shown_turn.h"
#include "gm/report/told_order.h"
#include "gm/store/record.h"

namespace gm::archive {

namespace {

using nlohmann::json;
using orders::Result;

constexpr const char* public_format = "gm public record";
constexpr int public_version = 1;

/// How people call the campaign. Where its file lay is the game master's business.
std::string campaign_name(const std::string& file) {
    const std::filesystem::path path(file);
    const std::string stem = path.stem().string();
    return stem == "campaign" && path.has_parent_path() ? path.parent_path().filename().string() : stem;
}

json players_json(const GameInPlay& in_play) {
    json out = json::array();
    for (const PlayerRow& player : in_play.players) out.push_back({{"id", player.id}, {"name", player.name}});
    return out;
}

/// One a language, as it was sent last.
json bulletins_json(const GameInPlay& in_play, const std::vector<MessageRow>& messages) {
    std::map<std::string, json> bulletins;
    for (const MessageRow& message : messages) {
        if (message.kind != MessageKind::bulletin || !message.player) continue;
        const std::string& language = in_play.players.at(message.player->value()).language;
        bulletins[language] = {{"subject", message.subject}, {"text", message.text_body}};
    }
    return bulletins;
}

Result<json> turn_json(const GameInPlay& in_play, const TurnRow& turn, bool revealed) {
    GM_TAKE(auto position, in_play.position_after(turn.number));
    GM_TAKE(auto entries, in_play.store.entries(turn.number));
    GM_TAKE(auto messages, in_play.store.messages(turn.number));
    GM_TAKE(auto snapshot, in_play.store.snapshot(turn.number));
    const auto anybody = resolution::Reader::anybody();
    json told = journal_json(entries, in_play.roster, anybody);
    put_in_told_order(told, in_play.game->steps(), anybody);
    json out = {{"number", turn.number},
                {"turn", turn.game_turn},
                {"rules_version", turn.rules_version},
                {"resolved_at", turn.resolved_at},
                {"seal", seal_of(in_play.campaign.seed, turn.number, snapshot.hash)},
                {"entries", std::move(told)},
                {"view", in_play.game->view(position, anybody)},
                {"bulletins", bulletins_json(in_play, messages)}};
    if (!revealed) return out;
    GM_TAKE(auto rows, in_play.store.rolls(turn.number));
    out["hash"] = snapshot.hash;
    out["rolls"] = json::array();
    for (const resolution::Roll& roll : rolls_from(rows)) out["rolls"].push_back(published_json(roll));
    return out;
}

Cell cell_of(const json& value) {
    if (value.is_null()) return {};
    if (value.is_number_integer()) return value.get<std::int64_t>();
    if (value.is_boolean()) return std::int64_t{value.get<bool>() ? 1 : 0};
    return Text{value.is_string() ? value.get<std::string>() : value.dump()};
}

/// A row of what the object has under these names.
TableRow row_of(const json& object, const std::vector<std::string>& columns) {
    TableRow row;
    for (const std::string& column : columns) row.push_back(cell_of(object.value(column, json())));
    return row;
}

}  // namespace

Result<json> public_record(const GameInPlay& in_play) {
    GM_TAKE(auto revealed, is_revealed(in_play.store));
    GM_TAKE(auto turns, in_play.store.turns());
    GM_TAKE(const int shown, revealed ? in_play.last.number : shown_turn(in_play));
    json told = json::array();
    for (const TurnRow& turn : turns) {
        if (turn.number > shown) break;
        GM_TAKE(auto one, turn_json(in_play, turn, revealed));
        told.push_back(std::move(one));
    }
    const bool over = in_play.over() && shown == in_play.last.number;
    const bool published = revealed || over;  // the last bulletin tells the seed
    return json{{"format", public_format},
                {"version", public_version},
                {"game", in_play.campaign.game},
                {"campaign", campaign_name(in_play.campaign.campaign.name)},
                {"players", players_json(in_play)},
                {"commitment", in_play.campaign.commitment},
                {"seed", published ? json(in_play.campaign.seed.hex()) : json(nullptr)},
                {"over", over},
                {"turns", std::move(told)}};
}

std::vector<TableContent> tables_of(const json& record) {
    TableContent game{"game", {"game", "campaign", "commitment", "seed", "over"}, {}};
    TableContent players{"players", {"id", "name"}, {}};
    TableContent turns{"turns", {"number", "turn", "rules_version", "resolved_at", "seal", "hash", "view"}, {}};
    TableContent entries{"entries", {"number", "step", "rule", "kind", "data"}, {}};
    TableContent bulletins{"bulletins", {"number", "language", "subject", "text"}, {}};
    TableContent rolls{"rolls", {"number", "label", "sides", "among", "letters", "value", "imposed"}, {}};
    game.rows.push_back(row_of(record, game.columns));
    for (const json& player : record["players"]) players.rows.push_back(row_of(player, players.columns));
    for (const json& turn : record["turns"]) {
        const auto add = [&](TableContent& table, json item) {
            item["number"] = turn["number"];
            table.rows.push_back(row_of(item, table.columns));
        };
        add(turns, turn);
        for (const json& entry : turn["entries"]) add(entries, entry);
        for (const auto& [language, bulletin] : turn["bulletins"].items()) {
            json item = bulletin;
            item["language"] = language;
            add(bulletins, std::move(item));
        }
        for (const json& roll : turn.value("rolls", json::array())) add(rolls, roll);
    }
    return {game, players, turns, entries, bulletins, rolls};
}

}  // namespace gm::archive
