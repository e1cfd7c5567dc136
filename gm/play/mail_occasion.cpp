#include "gm/play/mail_occasion.h"

#include "gm/play/letters.h"

namespace gm {

orders::Result<MailOccasion> mail_occasion(const GameInPlay& in_play, const resolution::Position& after,
                                           const resolution::Record& record, const std::string& now) {
    const bool ended = in_play.game->over(after);
    MailCircumstances circumstances{now, in_play.folder};
    if (!ended) circumstances.deadline = deadline_json(in_play.calendar, now);
    GM_TAKE(circumstances.editorials, in_play.store.editorials(in_play.next_turn()));
    GM_TAKE(circumstances.wordings, in_play.store.wordings(in_play.next_turn()));
    return MailOccasion{{in_play.game->turn(in_play.position), *in_play.game, in_play.roster, after, record,
                         in_play.campaign.commitment, ended ? in_play.campaign.seed.hex() : ""},
                        std::move(circumstances)};
}

}  // namespace gm
