#pragma once

#include <filesystem>
#include <string>

namespace gm {

/// A note in the game's folder that a mail is being read, so that a mail which ends the program is met once: the note
/// is gone when reading is over, however it came out, and stays where the process died. It is locked as long as its
/// writer lives, so that two who read the same mail at once do not take each other for dead.
class ReadingNote {
public:
    /// `key`: what tells the mail from all others. Where no note can be written (nobody may write in the folder, the
    /// disk is full), the mail is read without.
    ReadingNote(const std::filesystem::path& folder, const std::string& key);
    ReadingNote(const ReadingNote&) = delete;
    ReadingNote& operator=(const ReadingNote&) = delete;
    ~ReadingNote();

    /// Did an earlier reader of this mail die? Its note then stays, and the mail should not be read.
    bool died_before() const { return died_before_; }
    std::string file_name() const { return path_.filename().string(); }

private:
    void forget();

    std::filesystem::path path_;
    int descriptor_ = -1;
    bool died_before_ = false;
};

}  // namespace gm
