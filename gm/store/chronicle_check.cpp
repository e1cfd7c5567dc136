#include "gm/store/chronicle_check.h"

#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "gm/store/covered_table.h"

namespace gm {

namespace {

class ChronicleCheck {
public:
    explicit ChronicleCheck(const std::vector<ChronicleRow>& chronicle) : chronicle_(chronicle) {}

    std::vector<StoredChange> run(SQLite::Database& database) {
        if (chronicle_.empty()) {
            note({}, "the second chain is missing: players, sheets, rulings, mails and trail cannot be checked");
            return std::move(changes_);
        }
        check_chain();
        for (const ChronicleRow& row : chronicle_) follow(row);
        for (CoveredTable& table : covered_tables(database)) {
            for (const ChronicleRow& row : table.all()) check_row(row);
        }
        for (const ChronicleRow& row : chronicle_) {
            const bool stands = row.digest && newest_.at(name_of(row)) == &row;
            if (stands && !seen_.contains(name_of(row))) note(row.turn, row.words + " is missing");
        }
        return std::move(changes_);
    }

private:
    using RowName = std::pair<std::string, std::string>;  ///< table and key

    static RowName name_of(const ChronicleRow& row) { return {row.kind, row.key}; }

    void note(std::optional<int> turn, const std::string& what) {
        changes_.push_back(stored_change(turn, what, Touches::other_than_play));
    }

    void check_chain() {
        std::int64_t expected = 1;
        std::string previous;
        const ChronicleRow* first = nullptr;
        std::size_t broken = 0;
        for (const ChronicleRow& row : chronicle_) {
            if (row.n > expected) {
                const std::string last = row.n - 1 > expected ? fmt::format(" to {}", row.n - 1) : "";
                note({}, fmt::format("of the second chain, record {}{} is missing", expected, last));
            } else if (chronicle_hash(previous, row) != row.hash) {
                if (broken++ == 0) first = &row;
            }
            previous = row.hash;
            expected = row.n + 1;
        }
        if (first == nullptr) return;
        const std::string more = broken == 1 ? "" : fmt::format(", nor are {} after it", broken - 1);
        note(first->turn, fmt::format("of the second chain, record {} ({}) is not as it was written{}", first->n,
                                      first->words, more));
    }

    /// What was changed before gm wrote to it would look like gm's own, had gm not taken a note of what it found.
    void follow(const ChronicleRow& row) {
        const ChronicleRow*& newest = newest_[name_of(row)];
        const auto left = newest == nullptr ? std::nullopt : newest->digest;
        if (left && !row.found) {
            note(newest->turn, newest->words + " was missing when gm wrote another one in its place");
        } else if (left && left != row.found) {
            note(newest->turn, newest->words + " had been changed when gm wrote to it again");
        } else if (!left && row.found) {
            note(row.turn, row.words + " was there before gm wrote it");
        }
        newest = &row;
    }

    void check_row(const ChronicleRow& row) {
        const auto known = newest_.find(name_of(row));
        if (known == newest_.end()) return note(row.turn, row.words + " was not written by gm");
        seen_.insert(name_of(row));
        const ChronicleRow& written = *known->second;
        if (!written.digest) return note(row.turn, row.words + " is there again, though gm removed it");
        if (written.digest != row.digest) note(written.turn, written.words + " was changed after gm wrote it");
    }

    const std::vector<ChronicleRow>& chronicle_;
    std::map<RowName, const ChronicleRow*> newest_;
    std::set<RowName> seen_;
    std::vector<StoredChange> changes_;
};

}  // namespace

std::vector<StoredChange> chronicle_changes(SQLite::Database& database, const std::vector<ChronicleRow>& chronicle) {
    return ChronicleCheck(chronicle).run(database);
}

}  // namespace gm
