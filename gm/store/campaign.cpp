#include "gm/store/campaign.h"

#include <algorithm>
#include <array>

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

namespace gm {

namespace {

resolution::Seed seed_from(const std::string& bytes) {
    std::array<std::uint8_t, resolution::Seed::size> seed{};
    std::copy_n(bytes.begin(), std::min(bytes.size(), seed.size()), seed.begin());
    return resolution::Seed(seed);
}

CampaignRow campaign_from(const Row& row) {
    return {row.text(0), row.number(1), {row.text(2), row.text(3)}, {row.text(4), row.text(5)}, seed_from(row.bytes(6)),
            row.text(7), row.text(8)};
}

}  // namespace

CampaignTable::CampaignTable(SQLite::Database& database)
    : insert_(database,
              "INSERT INTO campaign (one, game, rules_version, campaign_name, campaign_text, players_name,"
              " players_text, seed, commitment, created_at) VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      select_(database,
              "SELECT game, rules_version, campaign_name, campaign_text, players_name, players_text, seed,"
              " commitment, created_at FROM campaign") {}

void CampaignTable::set(const CampaignRow& row) {
    insert_.run(row.game, row.rules_version, row.campaign.name, row.campaign.text, row.players.name, row.players.text,
                Bytes(row.seed.bytes().data(), row.seed.bytes().size()), row.seed.commitment(), row.created_at);
}

CampaignRow CampaignTable::get() {
    auto row = select_.one(campaign_from);
    if (!row) throw SQLite::Exception("the game has no campaign", SQLITE_CORRUPT);
    return *std::move(row);
}

}  // namespace gm
