// How a sheet will be taken, as far as its author can foresee.

#include "resolution/anime_warfare/rules.h"

namespace resolution::anime_warfare {

Check Rules::check(const Known<State>& known, const std::optional<Orders>& own) const {
    Check out;
    if (!own && owes(known)) out.remarks.push_back({"no-sheet"});
    out.more.push_back({"phase", id_of(known->phase)});
    out.more.push_back({"sent", own.has_value()});
    return out;
}

}  // namespace resolution::anime_warfare
