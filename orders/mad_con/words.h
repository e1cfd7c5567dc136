#pragma once

// What the sheets of Mad-Con name, and all the words for it (MC-52).

#include <array>
#include <cstddef>
#include <cstdint>

#include "orders/words.h"

namespace orders::mad_con {

/// Of the cards that a player plays; in the order of the data.
enum class Action : std::uint8_t {
    argument,
    targeted_arguments,
    goodies,
    hijack,
    counter_argument,
    investigate,
    disappear,
    security
};
inline constexpr auto action_words = word_list({{"argument", "argument, arguments"},
                                                {"targeted_arguments", "arguments ciblés, argument ciblé"},
                                                {"goodies", "goodies"},
                                                {"hijack", "détournement, détourner"},
                                                {"counter_argument", "contre-argument, contre-arguments"},
                                                {"investigate", "enquête, enquêter"},
                                                {"disappear", "disparaître, disparition, faire disparaître"},
                                                {"security", "sécurité"}});
constexpr Words words_of(Action) { return action_words.in("action", phrase("action")); }
constexpr std::size_t action_count = action_words.ids.size();

/// In the order of the ring: the left neighbour of each is the next one (MC-6).
enum class Organisation : std::uint8_t { don_leon, los_muertos, torgovets, hakka };
inline constexpr auto organisation_words =
    word_list({{"don_leon", "Don Leon, faussaires, faussaire"},
               {"los_muertos", "Los Muertos, braqueurs, braqueur"},
               {"torgovets", "Torgovets, торговец, торговец (Torgovets), trafiquants, trafiquant"},
               {"hakka", "Hakkā, ハッカー, ハッカー (Hakkā), hackers, hacker"}});
constexpr Words words_of(Organisation) { return organisation_words.in("organisation", phrase("organisation")); }
constexpr std::size_t organisation_count = organisation_words.ids.size();
inline constexpr std::array all_organisations{Organisation::don_leon, Organisation::los_muertos,
                                              Organisation::torgovets, Organisation::hakka};

constexpr std::size_t place_of(Action action) { return static_cast<std::size_t>(action); }
constexpr std::size_t place_of(Organisation organisation) { return static_cast<std::size_t>(organisation); }
constexpr Organisation left_of(Organisation organisation) {
    return static_cast<Organisation>((place_of(organisation) + 1) % organisation_count);
}
constexpr Organisation right_of(Organisation organisation) {
    return static_cast<Organisation>((place_of(organisation) + organisation_count - 1) % organisation_count);
}

/// Which of the two cards of a mission is shown. Players do not choose `none`.
enum class Reveal : std::uint8_t { action, organisation, none };
inline constexpr auto reveal_words =
    word_list({{"action", "action"}, {"organisation", "organisation, orga"}, {"none", "aucune"}});
constexpr Words words_of(Reveal) { return reveal_words.in("reveal", phrase("card to reveal")); }
constexpr std::size_t chosen_reveals = 2;

/// Which visitors an entry of a target list stands for, if it is no number.
enum class Selector : std::uint8_t { mine, known_good, known_bad, known_zero, unknown, entrance, front, rear };
inline constexpr auto selector_words = word_list({{"mine", "les miens, à moi"},
                                                  {"known_good", "bons connus, bons"},
                                                  {"known_bad", "mauvais connus, mauvais"},
                                                  {"known_zero", "nuls connus, nuls"},
                                                  {"unknown", "inconnus, inconnu"},
                                                  {"entrance", "entrée, accueil"},
                                                  {"front", "devant, les plus avancés"},
                                                  {"rear", "derrière, les moins avancés"}});
constexpr Words words_of(Selector) { return selector_words.in("selector", phrase("visitor")); }
constexpr std::size_t selector_count = selector_words.ids.size();

/// Conditions of a laying that are but a word.
enum class Cover : std::uint8_t { uncovered, covered };
inline constexpr auto cover_words =
    word_list({{"uncovered", "libre, non couverte"}, {"covered", "couverte, recouverte"}});
constexpr Words words_of(Cover) { return cover_words.in("cover", phrase("condition")); }

/// Instead of a value.
enum class Silence : std::uint8_t { silent };
inline constexpr auto silence_words = word_list({{"silent", "silence, rien"}});
constexpr Words words_of(Silence) { return silence_words.in("claim", phrase("claim")); }

enum class SheetName : std::uint8_t { programming, sabotage, ranking };
inline constexpr auto sheet_names =
    word_list({{"programming", "programmation"}, {"sabotage", "sabotage"}, {"ranking", "classement"}});
constexpr Words words_of(SheetName) { return sheet_names.in("sheet_name", phrase("sheet")); }

}  // namespace orders::mad_con
