#pragma once

// A whole game full of canaries, every mail of which is read by somebody who knows what its reader may know.

#include <map>
#include <memory>
#include <random>

#include "gm/play/outbox.h"
#include "tests/support/game_under_test.h"
#include "tests/support/stored_game.h"

namespace test_support {

struct Leak {
    std::string where;
    std::string what;
};

class CanaryGame {
public:
    /// Half of the players speak French, the other half in the game of the next number.
    CanaryGame(const std::string& game, std::uint64_t number);

    StoredGame& stored() { return *stored_; }
    Canaries& canaries() { return canaries_; }
    bool over() { return stored_->in_play().over(); }

    /// Bots play, and their sheets are full of canaries.
    void play_turn();

    const std::vector<Leak>& leaks() const { return leaks_; }
    /// How many texts of each kind were read.
    const std::map<std::string, int>& texts_read() const { return texts_read_; }
    /// How often somebody learnt another's canary by right.
    int lessons() const { return lessons_; }

    /// Takes note of what a turn told, and to whom.
    void hear(const resolution::Record& record, const resolution::Position& before, const resolution::Position& after);
    /// Looks for what the reader may not know in one text.
    void read(const std::string& where, std::string_view text, resolution::Reader reader);
    /// The same for all of a mail as it travels, headers and attachments too.
    void read_mail(const gm::MessageRow& mail);

private:
    void learn(const resolution::Entry& entry, const nlohmann::json& told, const TurnFacts& facts);
    void read_mails(int turn);
    void read_letters();

    const GameUnderTest& described_;
    std::mt19937_64 random_;
    Canaries canaries_;
    std::unique_ptr<StoredGame> stored_;
    std::vector<Leak> leaks_;
    std::map<std::string, int> texts_read_;
    int lessons_ = 0;
};

}  // namespace test_support
