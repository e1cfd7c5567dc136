#include "orders/tiny/vocabulary.h"

namespace orders::tiny {

const Vocabulary& vocabulary() {
    static const Vocabulary words({{"sheet",
                                    {{"turn", {"tour"}},
                                     {"player", {"joueur", "pj"}},
                                     {"bid", {"pari", "annonce"}},
                                     {"stake", {"mise", "enjeu"}},
                                     {"note", {"note", "notes"}, {"notes"}}}}});
    return words;
}

}  // namespace orders::tiny
