#pragma once

// Words of Rollback Propaganda's sheets that stand for something in the game, whatever its cards are (RP-63).

#include <cstdint>

#include "orders/words.h"

namespace orders::rollback_propaganda {

/// What becomes of a schemed card.
enum class Deed : std::uint8_t { flip, bury };
inline constexpr auto deed_words = word_list({{"flip", "retourner, retourne"}, {"bury", "enfouir, enfouis, dessous"}});
constexpr Words words_of(Deed) { return deed_words.in("do", phrase("deed")); }

enum class AnchorUse : std::uint8_t { use, keep };
inline constexpr auto anchor_words = word_list({{"use", "utiliser, utilise"}, {"keep", "garder, garde"}});
constexpr Words words_of(AnchorUse) { return anchor_words.in("anchor", phrase("use of an Anchor")); }

/// A faction by its standing; ties by the order of the list.
enum class FactionWord : std::uint8_t { own, most, least, best_rival };
inline constexpr auto faction_words = word_list({{"own", "la mienne, ma faction, mienne"},
                                                 {"most", "la plus populaire, plus populaire"},
                                                 {"least", "la moins populaire, moins populaire"},
                                                 {"best_rival", "meilleure rivale, rivale"}});
constexpr Words words_of(FactionWord) { return faction_words.in("faction", phrase("faction")); }

enum class MageWord : std::uint8_t { self, next, previous, active, leader };
inline constexpr auto mage_words = word_list({{"self", "moi, moi-même"},
                                              {"next", "après moi, suivant, suivante"},
                                              {"previous", "avant moi, précédent, précédente"},
                                              {"active", "mage du tour, actif"},
                                              {"leader", "en tête, meneur, meneuse"}});
constexpr Words words_of(MageWord) { return mage_words.in("mage", phrase("mage")); }

/// A side of a swap that is no mage.
enum class PileWord : std::uint8_t { unassigned };
inline constexpr auto pile_words = word_list({{"unassigned", "pile, non attribué, non attribués"}});
constexpr Words words_of(PileWord) { return pile_words.in("side", phrase("side of a swap")); }

/// Instead of a swap.
enum class NoSwap : std::uint8_t { decline };
inline constexpr auto no_swap_words = word_list({{"decline", "refuser, renoncer"}});
constexpr Words words_of(NoSwap) { return no_swap_words.in("no_swap", phrase("swap")); }

/// Instead of a number of Ethers.
enum class EthersWord : std::uint8_t { all };
inline constexpr auto ethers_words = word_list({{"all", "tous, tout"}});
constexpr Words words_of(EthersWord) { return ethers_words.in("ethers", phrase("number of Ethers")); }

}  // namespace orders::rollback_propaganda
