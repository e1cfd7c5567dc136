#pragma once

#include <filesystem>
#include <string>

#include "gm/store/store.h"

namespace gm::web {

/// What everybody may see of the game at a moment.
struct PublicState {
    int shown = 0;     ///< the last turn that is shown
    std::string mark;  ///< another one whenever a public page would say something else, and only then
};

/// Looks at what public pages are made of, and at nothing else: so a sheet, a receipt or a ruling that nobody shall
/// hear of changes neither what it finds nor how long it takes. A few short queries, whatever happened meanwhile.
class PublicLook {
public:
    PublicLook(Store store, std::filesystem::path folder) : store_(std::move(store)), folder_(std::move(folder)) {}

    PublicState look();

private:
    PublicState seen_now();

    Store store_;
    std::filesystem::path folder_;
    int since_turn_ = 0;      ///< the one that was shown at the last look
    MessageId since_mail_{};  ///< the first of its mails, and of later turns: those before need no second look
};

}  // namespace gm::web
