#include <nlohmann/json.hpp>

#include "gm/files/read.h"
#include "gm/simulate/folder.h"
#include "orders/text.h"
#include "resolution/registry.h"

namespace gm::simulation {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

namespace {

constexpr int format = 1;

orders::Problem unreadable(const fs::path& path, const std::string& why) {
    return orders::invalid(path.string() + " is no record of a simulation: " + why);
}

/// A table's name becomes a file's: it must not lead elsewhere.
bool names_a_table(const std::string& name) {
    return !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string::npos;
}

FolderRecord from_json(const ordered_json& json) {
    FolderRecord record;
    record.run_id = json.at("run_id");
    record.game = json.at("plan").at("game");
    record.plan = json.at("plan").dump();
    record.variants = json.at("variants").get<std::vector<std::string>>();
    record.shard = {json.at("shard").at("index"), json.at("shard").at("of")};
    record.games = json.at("games");
    record.done = json.at("done");
    for (const auto& [name, content] : json.at("tables").items())
        record.tables[name] = {content.at("bytes"), content.at("digest")};
    return record;
}

}  // namespace

FolderRecord record_for(const Simulation& simulation, const Shard& shard) {
    FolderRecord record;
    record.run_id = simulation.run_id;
    record.game = simulation.game;
    record.plan = simulation.plan;
    record.variants = simulation.variants();
    record.shard = shard;
    record.games = part_of(simulation.total(), shard).count;
    return record;
}

std::string to_text(const FolderRecord& record) {
    ordered_json tables = ordered_json::object();
    for (const auto& [name, content] : record.tables)
        tables[name] = {{"bytes", content.bytes}, {"digest", content.digest}};
    const ordered_json json{{"simulation", format},
                            {"run_id", record.run_id},
                            {"plan", ordered_json::parse(record.plan)},
                            {"variants", record.variants},
                            {"shard", {{"index", record.shard.index}, {"of", record.shard.of}}},
                            {"games", record.games},
                            {"done", record.done},
                            {"tables", std::move(tables)}};
    return json.dump(2) + "\n";
}

orders::Result<std::optional<FolderRecord>> read_record(const fs::path& folder) {
    const fs::path path = folder / record_name;
    std::error_code error;
    if (!fs::exists(path, error)) return std::optional<FolderRecord>{};
    GM_TAKE(auto text, read_file(path));
    try {
        const ordered_json json = ordered_json::parse(text);
        if (json.at("simulation") != format) return unreadable(path, "another gm wrote it");
        FolderRecord record = from_json(json);
        if (record.shard.index == 0 || record.shard.index > record.shard.of || record.done > record.games)
            return unreadable(path, "its numbers cannot be");
        if (resolution::registered_game(record.game) == nullptr)
            return unreadable(path, "there is no game called '" + orders::clip(record.game, 40) + "'");
        for (const auto& [name, content] : record.tables) {
            if (!names_a_table(name)) return unreadable(path, "no table is called '" + orders::clip(name, 40) + "'");
        }
        return std::optional(std::move(record));
    } catch (const nlohmann::json::exception& problem) {
        return unreadable(path, problem.what());
    }
}

}  // namespace gm::simulation
