// Bots (12.7).

#include "resolution/anime_warfare/rules.h"

namespace resolution::anime_warfare {

Rules::Orders Rules::bot(std::string_view, const Known<State>&, Dice&) const { return {}; }

}  // namespace resolution::anime_warfare
