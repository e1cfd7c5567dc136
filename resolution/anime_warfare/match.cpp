#include "resolution/anime_warfare/match.h"

namespace resolution::anime_warfare {

void Match::resolve(const Sheets& sheets) {
    switch (state_.phase) {
        case Phase::setup: return set_up(sheets);
        case Phase::office: return office(sheets);
        case Phase::leg: return leg(sheets);
        case Phase::over: return;
    }
}

}  // namespace resolution::anime_warfare
