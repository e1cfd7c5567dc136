// What a state remembers of earlier turns: known runs, sheets and details, contracts.

#include "orders/corporate/sheet.h"
#include "resolution/corporate/json/sections.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

constexpr std::int64_t most_money = 1'000'000'000'000'000;

RunType read_type(const StateReading& reading, const json& one, const std::string& path) {
    const json* type = member(one, "type");
    const auto place = type == nullptr
                           ? std::nullopt
                           : reading.word(*type, path + ".type", "run type", orders::corporate::run_type_ids);
    return place ? static_cast<RunType>(*place) : RunType::information;
}

void read_known_runs(const StateReading& reading, const json& root, State& state) {
    const json* map = member(root, "runs");
    if (map == nullptr || !reading.reader.object(*map, "runs")) return;
    for (const auto& [code, one] : map->items()) {
        const std::string path = "runs." + code;
        if (!reading.reader.object(one, path)) continue;
        reading.reader.known_keys(one, path, {"buyer", "agent", "type", "target", "known_to"});
        KnownRun run;
        run.code = code;
        run.buyer = reading.player(one, "buyer", path);
        run.contractor = reading.contractor(one, "agent", path);
        run.type = read_type(reading, one, path);
        run.target = reading.reader.text(one, "target", path, "");
        run.known_to = reading.players(one, "known_to", path);
        state.runs.push_back(std::move(run));
    }
}

RunDetails read_details(const StateReading& reading, const json& one, const std::string& path) {
    RunDetails details;
    details.buyer = reading.player(one, "buyer", path).value_or(PlayerIndex{});
    details.number = static_cast<int>(reading.reader.whole(one, "number", path, 0, 0, 1000));
    details.contractor = reading.contractor(one, "agent", path);
    details.type = read_type(reading, one, path);
    details.target = reading.reader.text(one, "target", path, "");
    details.paid = Money{reading.reader.whole(one, "paid", path, 0, 0, most_money)};
    details.percentage = static_cast<int>(reading.reader.whole(one, "percentage", path, 0, -100000, 100000));
    if (const json* outcome = member(one, "outcome")) {
        const auto place = reading.word(*outcome, path + ".outcome", "outcome", run_outcome_ids);
        if (place) details.outcome = static_cast<RunOutcome>(*place);
    }
    return details;
}

void read_sheets(const StateReading& reading, const json& one, PastTurn& past, const State& state) {
    const json* sheets = member(one, "sheets");
    past.sheets.resize(state.players.size());
    if (sheets == nullptr || !reading.reader.object(*sheets, "past.sheets")) return;
    reading.reader.known_keys(*sheets, "past.sheets", player_ids(state));
    for (const PlayerIndex player : players_of(state)) {
        const json* text = member(*sheets, state[player].id.c_str());
        if (text == nullptr || !text->is_string()) continue;
        const auto document = orders::parse_document(text->get<std::string>(), "past sheet");
        orders::Problems problems;
        if (document) {
            past.sheets[player.value()] =
                orders::corporate::read_sheet(*document, {past.turn, player, reading.names}, problems);
        }
        if (!past.sheets[player.value()]) reading.reader.problem("past.sheets." + state[player].id, "cannot be read");
    }
}

void read_past(const StateReading& reading, const json& root, State& state) {
    const json* list = member(root, "past");
    if (list == nullptr || !reading.reader.array(*list, "past")) return;
    for (const json& one : *list) {
        if (!reading.reader.object(one, "past")) continue;
        auto past = std::make_shared<PastTurn>();
        past->turn = static_cast<int>(reading.reader.whole(one, "turn", "past", 0, 0, 1000));
        read_sheets(reading, one, *past, state);
        const json* runs = member(one, "runs");
        if (runs != nullptr && reading.reader.array(*runs, "past.runs")) {
            for (const json& run : *runs) {
                if (reading.reader.object(run, "past.runs"))
                    past->runs.push_back(read_details(reading, run, "past.runs"));
            }
        }
        state.past.push_back(std::move(past));
    }
}

ContractTransfer read_transfer(const StateReading& reading, const json& one, const std::string& path) {
    ContractTransfer transfer;
    transfer.from = reading.player(one, "from", path).value_or(PlayerIndex{});
    transfer.to = reading.player(one, "to", path).value_or(PlayerIndex{});
    transfer.amount = Money{reading.reader.whole(one, "amount", path, 0, 0, most_money)};
    transfer.due = static_cast<int>(reading.reader.whole(one, "due", path, 0, 0, 1000));
    transfer.paid = Money{reading.reader.whole(one, "paid", path, 0, 0, most_money)};
    return transfer;
}

void read_contracts(const StateReading& reading, const json& root, State& state) {
    const json* list = member(root, "contracts");
    if (list == nullptr || !reading.reader.array(*list, "contracts")) return;
    for (const json& one : *list) {
        if (!reading.reader.object(one, "contracts")) continue;
        Contract contract;
        contract.id = reading.reader.text(one, "id", "contracts", "");
        contract.parties = reading.players(one, "parties", "contracts");
        contract.terms = reading.reader.text(one, "terms", "contracts", "");
        contract.is_public = reading.reader.flag(one, "public", "contracts", false);
        contract.broken_by = reading.players(one, "broken_by", "contracts");
        const json* transfers = member(one, "transfers");
        if (transfers != nullptr && reading.reader.array(*transfers, "contracts.transfers")) {
            for (const json& item : *transfers)
                contract.transfers.push_back(read_transfer(reading, item, "contracts.transfers"));
        }
        state.contracts.push_back(std::move(contract));
    }
}

}  // namespace

void read_record(const StateReading& reading, const json& root, State& state) {
    read_known_runs(reading, root, state);
    read_past(reading, root, state);
    read_contracts(reading, root, state);
}

}  // namespace resolution::corporate
