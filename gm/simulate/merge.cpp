#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "gm/simulate/run.h"
#include "orders/text.h"

namespace gm::simulation {

namespace fs = std::filesystem;
using orders::Outcome;
using orders::Problem;
using orders::Result;

namespace {

struct Part {
    fs::path folder;
    FolderRecord record;
};

std::string name_of(const Shard& shard) { return std::to_string(shard.index) + "/" + std::to_string(shard.of); }

Result<std::vector<Part>> read_parts(const std::vector<fs::path>& folders) {
    std::vector<Part> parts;
    orders::Problems problems;
    for (const fs::path& folder : folders) {
        auto record = read_record(folder);
        if (!record) {
            problems.insert(problems.end(), record.problems().begin(), record.problems().end());
        } else if (!*record) {
            problems.push_back(orders::invalid(folder.string() + " holds no simulation: there is no " + record_name));
        } else {
            parts.push_back({folder, std::move(**record)});
        }
    }
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return parts;
}

/// In what a part's plan is not the first one's.
std::string how_plans_differ(const FolderRecord& first, const FolderRecord& other) {
    const auto one = nlohmann::json::parse(first.plan);
    const auto two = nlohmann::json::parse(other.plan);
    std::string out;
    for (const auto& [key, value] : two.items()) {
        if (one.contains(key) && one[key] == value) continue;
        out += (out.empty() ? "" : "; ");
        out += key == "figures"
                   ? "its figures"
                   : key + " is " + value.dump() + " instead of " + (one.contains(key) ? one[key].dump() : "nothing");
    }
    return out;
}

/// Everything that keeps these parts from being one whole.
orders::Problems why_not(const std::vector<Part>& parts) {
    orders::Problems problems;
    const Part& first = parts.front();
    std::map<std::size_t, const Part*> found;
    for (const Part& part : parts) {
        const std::string place = part.folder.string();
        if (part.record.run_id != first.record.run_id) {
            problems.push_back(orders::invalid(place + " is of another simulation than " + first.folder.string() +
                                               ": " + how_plans_differ(first.record, part.record)));
            continue;
        }
        if (part.record.shard.of != first.record.shard.of) {
            problems.push_back(orders::invalid(place + " is part " + name_of(part.record.shard) + ", where " +
                                               first.folder.string() + " is part " + name_of(first.record.shard)));
            continue;
        }
        const auto [twin, is_new] = found.emplace(part.record.shard.index, &part);
        if (!is_new)
            problems.push_back(orders::invalid(place + " and " + twin->second->folder.string() + " are both part " +
                                               name_of(part.record.shard)));
        if (!part.record.whole())
            problems.push_back(orders::invalid(place + ", part " + name_of(part.record.shard) + ", has " +
                                                   std::to_string(part.record.done) + " of " +
                                                   std::to_string(part.record.games) + " games",
                                               "run its command again: it goes on from there"));
    }
    std::string missing;
    for (std::size_t index = 1; index <= first.record.shard.of; ++index) {
        if (!found.contains(index)) missing += (missing.empty() ? "" : ", ") + name_of({index, first.record.shard.of});
    }
    if (!missing.empty())
        problems.push_back(orders::invalid("parts are missing: " + orders::clip(missing, 200),
                                           "run gm simulate with --shard for each of them"));
    return problems;
}

Outcome check_tables(const std::vector<Part>& parts, const std::vector<TableShape>& tables) {
    orders::Problems problems;
    for (const Part& part : parts) {
        for (const TableShape& table : tables) {
            const auto content = part.record.tables.find(table.name);
            if (content == part.record.tables.end()) {
                problems.push_back(orders::invalid(part.folder.string() + " has no table '" + table.name + "'"));
                continue;
            }
            auto read = read_checked(part.folder / (table.name + ".csv"), content->second, [](std::string_view) {});
            if (!read) problems.insert(problems.end(), read.problems().begin(), read.problems().end());
        }
    }
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return orders::done();
}

Outcome copy_rows(const Part& part, const std::string& table, std::size_t number, OutputFolder& folder) {
    bool heading = true;
    return read_checked(part.folder / (table + ".csv"), part.record.tables.at(table), [&](std::string_view line) {
        if (!heading) {
            folder.append(number, line);
            folder.append(number, "\n");
        }
        heading = false;
    });
}

}  // namespace

Result<RunResult> merge(const std::vector<fs::path>& shards, const fs::path& out, bool force) {
    GM_TAKE(auto parts, read_parts(shards));
    if (orders::Problems problems = why_not(parts); !problems.empty()) return orders::Failure{std::move(problems)};
    const std::vector<TableShape> tables = all_tables(tables_of(parts.front().record.game));
    GM_TRY(check_tables(parts, tables));
    std::sort(parts.begin(), parts.end(),
              [](const Part& a, const Part& b) { return a.record.shard.index < b.record.shard.index; });

    FolderRecord wanted = parts.front().record;
    wanted.shard = {};
    wanted.games = 0;
    wanted.done = 0;
    wanted.tables.clear();
    for (const Part& part : parts) wanted.games += part.record.games;
    // The same simulation, whole or not, may lie there: all of it is in the shards.
    GM_TAKE(auto folder, OutputFolder::open(out, wanted, tables, force ? Existing::replace : Existing::begin_again));
    for (const Part& part : parts) {
        for (std::size_t i = 0; i < tables.size(); ++i) {
            GM_TRY(copy_rows(part, tables[i].name, i, folder));
        }
        folder.count(part.record.games);
    }
    auto result = finish(folder);
    if (result) result->played = result->record.done;
    return result;
}

}  // namespace gm::simulation
