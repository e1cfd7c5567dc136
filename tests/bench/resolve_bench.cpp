// `gm resolve` of ten players, as a game master has it: a real process that starts, loads the game, resolves, writes
// ten reports and the bulletin as text and as pages, and stores all of it. Against `gm --version`, a process of the
// same size that does nothing, and one raw SQLite commit, both of the same run. Promised: at most 15 times as long.

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/bench/ratio.h"
#include "tests/bench/raw_database.h"
#include "tests/support/stored_game.h"
#include "tests/support/table.h"

namespace {

namespace fs = std::filesystem;

constexpr double limit = 15;
constexpr int rounds = 25;
constexpr int turns_before = 3;

/// Runs the program, silently, and waits for it.
void run_gm(const std::vector<std::string>& words) {
    std::vector<std::string> line{GM_PROGRAM};
    line.insert(line.end(), words.begin(), words.end());
    std::vector<char*> arguments;
    for (std::string& word : line) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t silent;
    posix_spawn_file_actions_init(&silent);
    posix_spawn_file_actions_addopen(&silent, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const int failed = posix_spawn(&child, GM_PROGRAM, &silent, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&silent);
    int status = 0;
    if (failed != 0 || waitpid(child, &status, 0) != child || status != 0) throw std::runtime_error("gm failed");
}

/// A folder in the middle of a game of ten, all sheets in.
void prepare(const fs::path& folder) {
    test_support::StoredGame game(test_support::shipped_campaign("corporate"),
                                  test_support::shipped_players("corporate"), test_support::seed_of(7));
    gm::GameInPlay& in_play = game.in_play();
    for (int turn = 1; turn <= turns_before + 1; ++turn) {
        resolution::Dice dice(in_play.campaign.seed, turn);
        game.take_sheets([&](resolution::PlayerIndex player) {
            return in_play.game->bot("random", in_play.position, player, dice);
        });
        if (turn <= turns_before) game.resolve();
    }
    fs::copy(game.folder(), folder, fs::copy_options::recursive);
}

void resolve_ten_players_end_to_end(benchmark::State& state) {
    const test_support::TemporaryFolder folder;
    prepare(folder.path() / "prepared");
    bench::RawDatabase raw(folder.path() / "raw.db");
    std::vector<fs::path> games;
    for (int i = 0; i < rounds; ++i) {
        games.push_back(folder.path() / std::to_string(i));
        fs::copy(folder.path() / "prepared", games.back(), fs::copy_options::recursive);
    }
    sync();  // the copies' own writing must trouble nobody
    std::size_t next = 0;
    bench::compare_waiting(
        state, limit, rounds, [&] { run_gm({"-C", games.at(next++).string(), "resolve"}); },
        [&] {
            run_gm({"--version"});
            raw.commit(1, "a fact");
        });
}
BENCHMARK(resolve_ten_players_end_to_end)->Iterations(1);

}  // namespace
