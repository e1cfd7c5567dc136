#include "gm/simulate/folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <utility>

#include <nlohmann/json.hpp>

#include "gm/files/write.h"

namespace gm::simulation {

namespace fs = std::filesystem;
using orders::Outcome;
using orders::Result;

namespace {

bool holds_nothing(const fs::path& folder) {
    std::error_code error;
    return !fs::exists(folder, error) || fs::is_empty(folder, error);
}

/// What two simulations do not agree on: "games: 100, not 200".
std::string difference(const FolderRecord& there, const FolderRecord& wanted) {
    const auto old = nlohmann::json::parse(there.plan);
    const auto asked = nlohmann::json::parse(wanted.plan);
    std::string out;
    for (const auto& [key, value] : asked.items()) {
        const std::string before = old.contains(key) ? old[key].dump() : "nothing";
        if (before == value.dump()) continue;
        out += (out.empty() ? "" : "; ");
        out += key == "figures" ? "other figures" : key + " " + before + ", not " + value.dump();
    }
    if (there.shard != wanted.shard) {
        out += (out.empty() ? "" : "; ");
        out += "part " + std::to_string(there.shard.index) + "/" + std::to_string(there.shard.of) + ", not " +
               std::to_string(wanted.shard.index) + "/" + std::to_string(wanted.shard.of);
    }
    return out;
}

bool same(const FolderRecord& a, const FolderRecord& b) { return a.run_id == b.run_id && a.shard == b.shard; }

fs::path file_of(const fs::path& folder, const std::string& table) { return folder / (table + ".csv"); }

}  // namespace

Outcome OutputFolder::check_place(const std::optional<FolderRecord>& there, const FolderRecord& wanted,
                                  bool empty) const {
    if (!there && !empty)
        return orders::invalid(path_.string() + " holds other files",
                               "give --out a folder of its own; --force writes among them and replaces what has our "
                               "names");
    if (there && !same(*there, wanted))
        return orders::invalid(path_.string() + " holds another simulation: " + difference(*there, wanted),
                               "choose another folder with --out, or give --force to replace it");
    return orders::done();
}

Result<OutputFolder> OutputFolder::open(const fs::path& path, const FolderRecord& wanted,
                                        const std::vector<TableShape>& tables, Existing existing) {
    OutputFolder folder;
    folder.path_ = path;
    const bool empty = holds_nothing(path);
    std::error_code error;
    fs::create_directories(path, error);
    GM_TRY(folder.lock());
    auto read = read_record(path);
    std::optional<FolderRecord> there;
    if (read) {
        there = std::move(*read);
    } else if (existing != Existing::replace) {
        return std::move(read).failure();
    }
    if (existing != Existing::replace) {
        GM_TRY(folder.check_place(there, wanted, empty));
    }
    for (const TableShape& table : tables) folder.names_.push_back(table.name);
    if (there && existing == Existing::go_on) {
        folder.record_ = std::move(*there);
        folder.done_before_ = folder.record_.done;
        GM_TRY(folder.go_on(tables));
        return folder;
    }
    folder.record_ = wanted;
    fs::remove(path / record_name, error);  // first: tables without it are nobody's
    if (there) {
        for (const auto& [name, content] : there->tables) fs::remove(file_of(path, name), error);
    }
    GM_TRY(folder.begin(tables));
    return folder;
}

OutputFolder::OutputFolder(OutputFolder&& other) noexcept
    : path_(std::move(other.path_)),
      record_(std::move(other.record_)),
      names_(std::move(other.names_)),
      files_(std::move(other.files_)),
      done_before_(other.done_before_),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

OutputFolder::~OutputFolder() {
    if (descriptor_ >= 0) close(descriptor_);
}

Outcome OutputFolder::lock() {
    descriptor_ = ::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor_ < 0) return orders::invalid(path_.string() + " cannot be made or opened as a folder");
    if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return orders::done();
    return orders::invalid("another gm is simulating into " + path_.string(), "wait for it, or choose another --out");
}

Outcome OutputFolder::begin(const std::vector<TableShape>& tables) {
    for (const TableShape& table : tables) {
        GM_TAKE(auto file, TableFile::begin(file_of(path_, table.name)));
        file.append(csv_line(table.columns));
        files_.push_back(std::move(file));
    }
    return keep();
}

Outcome OutputFolder::go_on(const std::vector<TableShape>& tables) {
    for (const TableShape& table : tables) {
        const auto kept = record_.tables.find(table.name);
        if (kept == record_.tables.end())
            return orders::invalid(path_.string() + " has no table '" + table.name + "'", "--force plays all again");
        GM_TAKE(auto file, TableFile::go_on(file_of(path_, table.name), kept->second));
        files_.push_back(std::move(file));
    }
    return orders::done();
}

Outcome OutputFolder::keep() {
    for (std::size_t i = 0; i < files_.size(); ++i) {
        GM_TAKE(record_.tables[names_[i]], files_[i].flush());
    }
    return write_file(path_ / record_name, to_text(record_));
}

}  // namespace gm::simulation
