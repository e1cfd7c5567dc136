#include "gm/rulings/list.h"

#include <map>

#include <nlohmann/json.hpp>

namespace gm {

using nlohmann::json;

namespace {

RulingState state_of(const RulingRow& row, int last_turn) {
    if (row.revoked_at) return RulingState::revoked;
    return row.turn <= last_turn ? RulingState::in_the_record : RulingState::stands;
}

/// Why rulings were revoked, as the trail has it.
orders::Result<std::map<RulingId, std::string>> reasons_of_revoking(const Store& store) {
    GM_TAKE(auto trail, store.trail());
    std::map<RulingId, std::string> reasons;
    for (const TrailRow& row : trail) {
        if (row.action != "revoke") continue;
        const json detail = json::parse(row.detail, nullptr, false);
        if (!detail.is_object()) continue;
        reasons[RulingId{detail.value("number", std::int64_t{0})}] = detail.value("reason", "");
    }
    return reasons;
}

}  // namespace

std::string to_text(RulingState state) {
    switch (state) {
        case RulingState::stands: return "stands";
        case RulingState::in_the_record: return "in the record";
        case RulingState::revoked: return "revoked";
    }
    return {};
}

orders::Result<std::vector<ListedRuling>> rulings_of(const GameInPlay& in_play) {
    GM_TAKE(auto rows, in_play.store.rulings());
    GM_TAKE(const auto reasons, reasons_of_revoking(in_play.store));
    std::vector<ListedRuling> rulings;
    for (RulingRow& row : rows) {
        ListedRuling listed{{}, state_of(row, in_play.last.number)};
        const auto why = reasons.find(row.id);
        if (row.revoked_at && why != reasons.end()) listed.revoked_because = why->second;
        listed.row = std::move(row);
        rulings.push_back(std::move(listed));
    }
    return rulings;
}

}  // namespace gm
