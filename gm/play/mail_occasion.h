#pragma once

#include "gm/play/game_in_play.h"
#include "gm/play/outgoing.h"

namespace gm {

/// The coming turn, resolved, as its mails tell it. Refers to what it was made of.
struct MailOccasion {
    ResolvedTurn told;
    MailCircumstances circumstances;
};

/// `now`: the moment of the resolution.
orders::Result<MailOccasion> mail_occasion(const GameInPlay& in_play, const resolution::Position& after,
                                           const resolution::Record& record, const std::string& now);

}  // namespace gm
