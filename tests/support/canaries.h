#pragma once

// Words and numbers that occur nowhere else, put wherever a player may write or own something: whoever reads one that
// no rule let it know has been told a secret.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "resolution/audience.h"

namespace test_support {

/// Who may know it so far.
struct Canary {
    std::string what;
    resolution::PlayerSet known_to;
    bool public_knowledge = false;
    bool never_told = false;  ///< no rule ever tells it: a note for the game master

    bool may_read(resolution::Reader reader) const;
    void learn(resolution::Audience audience);
};

class Canaries {
public:
    /// A new word that only these players know; `what` is for messages.
    std::string word(resolution::PlayerSet owners, std::string what, bool never_told = false);
    /// A number that is no round one and that only this player knows; small ones are in everybody's mails.
    void number(std::int64_t value, resolution::PlayerIndex owner, const std::string& what);

    /// A short word of the game, such as the code of a card, and who may know now where it is.
    void mark(const std::string& word, resolution::Audience known_to, std::string what);

    /// Each canary word and number in this text; a piece of a word is one that nobody may read.
    std::vector<Canary*> words_in(std::string_view text);
    std::vector<Canary*> numbers_in(std::string_view text);
    std::vector<Canary*> marks_in(std::string_view text);

    /// What this reader may not know and reads here, in words.
    std::vector<std::string> leaks(std::string_view text, resolution::Reader reader);
    /// The same of marks. Not for receipts: they repeat what their reader wrote, and suppose what may come.
    std::vector<std::string> marks_leaked(std::string_view text, resolution::Reader reader);

    std::size_t size() const { return words_.size() + numbers_.size() + marks_.size(); }

private:
    std::map<std::string, Canary, std::less<>> words_;
    std::map<std::int64_t, Canary> numbers_;
    std::map<std::string, Canary, std::less<>> marks_;
    Canary piece_{"a piece of a canary", {}, false, true};
};

/// The numbers of a text, thousands put together again: "1 234 567" with no-break spaces is one.
std::set<std::int64_t> numbers_of(std::string_view text);

}  // namespace test_support
