#pragma once

// A small game for the store's tests: two players, made of plain rows.

#include <filesystem>
#include <string>

#include "gm/store/store.h"

namespace gm::sample {

inline const std::string noon = "2026-11-16T12:00:00Z";
inline const orders::PlayerIndex anna{0};
inline const orders::PlayerIndex bruno{1};

/// A folder of its own, gone at the end. In memory where there is such a place: most
/// of these tests are about what is written, not about how fast a disk is.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

Writer writer(const std::string& command = "gm test");

NewGame new_game();
/// A sheet for the first turn.
NewSheet sheet(orders::PlayerIndex player, const std::string& raw);
NewMessage message(int turn, const std::string& message_id);
TurnRecord turn_record(int number);

/// Makes the game, and plays `turns` turns with a sheet each.
Store played(const std::filesystem::path& folder, int turns);

/// The same with a row in every table: also mails in and out, links, an editorial, and turn 4 undone.
Store busy(const std::filesystem::path& folder);

/// Every row of every table: two games with the same dump are the same.
std::string dump(const std::filesystem::path& folder);

/// Runs SQL behind the store's back.
void meddle(const std::filesystem::path& folder, const std::string& sql);

}  // namespace gm::sample
