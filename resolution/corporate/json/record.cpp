// What a state remembers of earlier turns: known runs, sheets and details, contracts.

#include "orders/corporate/sheet.h"
#include "resolution/corporate/json/sections.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

RunType read_type(const StateReading& reading, const json& one, const std::string& path) {
    const json* type = member(one, "type");
    const auto place = type == nullptr
                           ? std::nullopt
                           : reading.word(*type, path + "/type", "run type", orders::corporate::run_type_ids);
    return place ? static_cast<RunType>(*place) : RunType::information;
}

void read_known_runs(const StateReading& reading, const json& root, State& state) {
    const json* map = member(root, "runs");
    if (map == nullptr || !reading.reader.object(*map, "runs")) return;
    for (const auto& [code, one] : map->items()) {
        const std::string path = "runs/" + code;
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
    details.paid = Money{reading.reader.whole(one, "paid", path, 0, 0, largest_money)};
    details.percentage = static_cast<int>(reading.reader.whole(one, "percentage", path, 0, -100000, 100000));
    if (const json* outcome = member(one, "outcome")) {
        const auto place = reading.word(*outcome, path + "/outcome", "outcome", run_outcome_ids);
        if (place) details.outcome = static_cast<RunOutcome>(*place);
    }
    return details;
}

void read_sheets(const StateReading& reading, const json& one, const std::string& path, PastTurn& past,
                 const State& state) {
    const json* sheets = member(one, "sheets");
    past.sheets.resize(state.players.size());
    if (sheets == nullptr || !reading.reader.object(*sheets, path)) return;
    reading.reader.known_keys(*sheets, path, player_ids(state));
    for (const PlayerIndex player : players_of(state)) {
        const json* text = member(*sheets, state[player].id.c_str());
        if (text == nullptr || !text->is_string()) continue;
        const auto document = orders::parse_document(text->get<std::string>(), "past sheet");
        orders::Problems problems;
        if (document) {
            past.sheets[player.value()] =
                orders::corporate::read_sheet(*document, {past.turn, player, reading.names}, problems);
        }
        if (!past.sheets[player.value()]) reading.reader.problem(join(path, state[player].id), "cannot be read");
    }
}

void read_past_runs(const StateReading& reading, const json& one, const std::string& path, PastTurn& past) {
    const json* runs = member(one, "runs");
    if (runs == nullptr || !reading.reader.array(*runs, path)) return;
    for (std::size_t i = 0; i < runs->size(); ++i) {
        const std::string where = join(path, i);
        if (reading.reader.object((*runs)[i], where)) past.runs.push_back(read_details(reading, (*runs)[i], where));
    }
}

void read_past(const StateReading& reading, const json& root, State& state) {
    const json* list = member(root, "past");
    if (list == nullptr || !reading.reader.array(*list, "past")) return;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const json& one = (*list)[i];
        const std::string path = join("past", i);
        if (!reading.reader.object(one, path)) continue;
        auto past = std::make_shared<PastTurn>();
        past->turn = static_cast<int>(reading.reader.whole(one, "turn", path, 0, 0, 1000));
        read_sheets(reading, one, path + "/sheets", *past, state);
        read_past_runs(reading, one, path + "/runs", *past);
        state.past.push_back(std::move(past));
    }
}

ContractTransfer read_transfer(const StateReading& reading, const json& one, const std::string& path) {
    ContractTransfer transfer;
    transfer.from = reading.player(one, "from", path).value_or(PlayerIndex{});
    transfer.to = reading.player(one, "to", path).value_or(PlayerIndex{});
    transfer.amount = Money{reading.reader.whole(one, "amount", path, 0, 0, largest_money)};
    transfer.due = static_cast<int>(reading.reader.whole(one, "due", path, 0, 0, 1000));
    transfer.paid = Money{reading.reader.whole(one, "paid", path, 0, 0, largest_money)};
    return transfer;
}

void read_transfers(const StateReading& reading, const json& one, const std::string& path, Contract& contract) {
    const json* transfers = member(one, "transfers");
    if (transfers == nullptr || !reading.reader.array(*transfers, path)) return;
    for (std::size_t i = 0; i < transfers->size(); ++i) {
        const std::string where = join(path, i);
        if (!reading.reader.object((*transfers)[i], where)) continue;
        contract.transfers.push_back(read_transfer(reading, (*transfers)[i], where));
    }
}

void read_contracts(const StateReading& reading, const json& root, State& state) {
    const json* list = member(root, "contracts");
    if (list == nullptr || !reading.reader.array(*list, "contracts")) return;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const json& one = (*list)[i];
        const std::string path = join("contracts", i);
        if (!reading.reader.object(one, path)) continue;
        Contract contract;
        contract.id = reading.reader.text(one, "id", path, "");
        contract.parties = reading.players(one, "parties", path);
        contract.terms = reading.reader.text(one, "terms", path, "");
        contract.is_public = reading.reader.flag(one, "public", path, false);
        contract.broken_by = reading.players(one, "broken_by", path);
        read_transfers(reading, one, path + "/transfers", contract);
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
