#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

namespace gm {

/// The words by which a table stores a status.
template <class Status, std::size_t count>
class StatusWords {
public:
    constexpr StatusWords(std::string_view thing, std::array<std::pair<Status, std::string_view>, count> words)
        : thing_(thing), words_(words) {}

    std::string_view word_of(Status status) const {
        for (const auto& [known, word] : words_) {
            if (known == status) return word;
        }
        return {};
    }

    Status status_of(const std::string& text) const {
        for (const auto& [status, word] : words_) {
            if (word == text) return status;
        }
        throw SQLite::Exception("a " + std::string(thing_) + " has the unknown status " + text, SQLITE_CORRUPT);
    }

private:
    std::string_view thing_;
    std::array<std::pair<Status, std::string_view>, count> words_;
};

}  // namespace gm
