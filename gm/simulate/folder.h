#pragma once

// The folder of a simulation: its tables, and `simulation.json`, which says what they are part of and how far they
// go. The record is written after what it tells of: a run that is killed goes on from there.

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "gm/simulate/batch.h"
#include "gm/simulate/game_tables.h"
#include "gm/simulate/plan.h"
#include "gm/simulate/table_file.h"

namespace gm::simulation {

/// What `simulation.json` says.
struct FolderRecord {
    std::string run_id;
    std::string game;
    std::string plan;  ///< JSON, on one line
    std::vector<std::string> variants;
    Shard shard;
    std::uint64_t games = 0;  ///< to be played in this folder
    std::uint64_t done = 0;
    std::map<std::string, Content> tables;  ///< by name

    bool whole() const { return done == games; }
};

constexpr const char* record_name = "simulation.json";

/// What a folder for this part of a simulation says before its first game.
FolderRecord record_for(const Simulation& simulation, const Shard& shard);

std::string to_text(const FolderRecord& record);
/// The folder's record; nothing if it has none.
orders::Result<std::optional<FolderRecord>> read_record(const std::filesystem::path& folder);

/// What to do with a simulation that is in the folder already.
enum class Existing {
    go_on,        ///< the same one goes on where it was left; another is refused
    begin_again,  ///< the same one is written anew; another is refused
    replace,      ///< whatever is there, our files are written anew
};

/// A folder being filled; nobody else writes in it meanwhile.
class OutputFolder {
public:
    /// A folder that holds anything but a simulation is refused, unless it is to be replaced.
    static orders::Result<OutputFolder> open(const std::filesystem::path& path, const FolderRecord& wanted,
                                             const std::vector<TableShape>& tables, Existing existing);
    OutputFolder(OutputFolder&&) noexcept;
    ~OutputFolder();

    const FolderRecord& record() const { return record_; }
    const std::filesystem::path& path() const { return path_; }
    std::uint64_t done_before() const { return done_before_; }

    /// Lines for one table.
    void append(std::size_t table, std::string_view lines) { files_[table].append(lines); }
    void count(std::uint64_t games) { record_.done += games; }
    /// From here on, nothing up to now is lost.
    orders::Outcome keep();

private:
    OutputFolder() = default;
    orders::Outcome lock();
    orders::Outcome check_place(const std::optional<FolderRecord>& there, const FolderRecord& wanted, bool empty) const;
    orders::Outcome begin(const std::vector<TableShape>& tables);
    orders::Outcome go_on(const std::vector<TableShape>& tables);

    std::filesystem::path path_;
    FolderRecord record_;
    std::vector<std::string> names_;
    std::vector<TableFile> files_;
    std::uint64_t done_before_ = 0;
    int descriptor_ = -1;
};

}  // namespace gm::simulation
