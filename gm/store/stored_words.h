#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

namespace gm {

/// The words by which a table stores the values of an enum.
template <class Value, std::size_t count>
class StoredWords {
public:
    /// `whose`: "the status of a mail", for the complaint about a word that is none of these.
    constexpr StoredWords(std::string_view whose, std::array<std::pair<Value, std::string_view>, count> words)
        : whose_(whose), words_(words) {}

    std::string_view word_of(Value value) const {
        for (const auto& [known, word] : words_) {
            if (known == value) return word;
        }
        return {};
    }

    Value value_of(const std::string& text) const {
        for (const auto& [value, word] : words_) {
            if (word == text) return value;
        }
        throw SQLite::Exception(std::string(whose_) + " is the unknown word " + text, SQLITE_CORRUPT);
    }

private:
    std::string_view whose_;
    std::array<std::pair<Value, std::string_view>, count> words_;
};

}  // namespace gm
