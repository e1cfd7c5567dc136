#pragma once

// The mails of a resolution, where the turn may have been resolved before and undone.

#include <vector>

#include "gm/play/game_in_play.h"
#include "gm/play/outgoing.h"
#include "gm/report/mail_diff.h"

namespace gm {

struct RepeatedMail {
    std::vector<NewMessage> messages;  ///< to be queued; those that correct a mail that has left say so, and answer it
    std::vector<MessageId> standing;   ///< mails that have left and say just what this resolution says
    std::vector<ReadMail> readable;    ///< each mail without a word on what it replaces, bulletins once a language
    orders::Problems complaints;       ///< of the game master's own templates
};

/// `circumstances`: what came before and what is replaced is filled in here.
orders::Result<RepeatedMail> mails_of(const GameInPlay& in_play, const ResolvedTurn& resolved,
                                      MailCircumstances circumstances);

/// A report or bulletin as its reader sees it.
ReadMail readable(const GameInPlay& in_play, const NewMessage& message);

/// The same of all mails, bulletins once a language.
std::vector<ReadMail> all_readable(const GameInPlay& in_play, const std::vector<NewMessage>& messages);

/// Adds it, unless it is the bulletin in a language that is there already.
void add_readable(std::vector<ReadMail>& mails, ReadMail mail);

}  // namespace gm
