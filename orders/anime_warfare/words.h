#pragma once

// What the sheets of Anime-Warfare name, and all the words for it (section 16, AW-69).

#include <array>
#include <cstddef>
#include <cstdint>

#include "orders/words.h"

namespace orders::anime_warfare {

/// The licences, in the order of the data.
enum class Faction : std::uint8_t { no_name, f_class, haiyore, black_knights };
inline constexpr auto faction_words = word_list({{"no_name", "No Name"},
                                                 {"f_class", "F-Class no Baka, F-Class", "F-Class no Baka"},
                                                 {"haiyore", "Haiyore"},
                                                 {"black_knights", "The Black Knights, Black Knights"}});
constexpr Words words_of(Faction) { return faction_words.in("faction_name", phrase("licence")); }
constexpr std::size_t faction_count = faction_words.ids.size();

/// Kinds of units, licence by licence, in the order of the data: mascot, characters, heroes.
enum class Unit : std::uint8_t {
    jin,
    kurousagi,
    you,
    asuka,
    izayoi,
    yoshii,
    yuuji,
    minami,
    kouta,
    himeji,
    tamao,
    mahiro,
    hasuta,
    nyaruko,
    cthuko,
    nunnally,
    kallen,
    suzaku,
    cc,
    lelouch
};
inline constexpr auto unit_words = word_list({{"jin", "Jin, Jin Russell", "Jin Russell"},
                                              {"kurousagi", "Kurousagi"},
                                              {"you", "You, Kasukabe You", "Kasukabe You"},
                                              {"asuka", "Asuka, Kudou Asuka", "Kudou Asuka"},
                                              {"izayoi", "Izayoi, Sakamaki Izayoi", "Sakamaki Izayoi"},
                                              {"yoshii", "Yoshii, Yoshii Akihisa", "Yoshii Akihisa"},
                                              {"yuuji", "Yuuji, Sakamoto Yuuji", "Sakamoto Yuuji"},
                                              {"minami", "Minami, Shimada Minami", "Shimada Minami"},
                                              {"kouta", "Kouta, Tsuchiya Kouta", "Tsuchiya Kouta"},
                                              {"himeji", "Himeji, Himeji Mizuki", "Himeji Mizuki"},
                                              {"tamao", "Tamao, Kurei Tamao", "Kurei Tamao"},
                                              {"mahiro", "Mahiro, Yasaka Mahiro", "Yasaka Mahiro"},
                                              {"hasuta", "Hasuta"},
                                              {"nyaruko", "Nyaruko"},
                                              {"cthuko", "Cthuko"},
                                              {"nunnally", "Nunnally"},
                                              {"kallen", "Kallen"},
                                              {"suzaku", "Suzaku"},
                                              {"cc", "C.C."},
                                              {"lelouch", "Lelouch"}});
constexpr Words words_of(Unit) { return unit_words.in("unit_name", phrase("unit")); }
constexpr std::size_t unit_count = unit_words.ids.size();

/// In the order of the data: six of each licence.
enum class Manga : std::uint8_t {
    clemency,
    loan,
    restructuring,
    genius_kidnapper,
    fury,
    cold_blood,
    bad_book,
    forced_retreat,
    back_stab,
    flying_studio,
    deaf_ear,
    shonen_jump,
    dilemma,
    bad_luck,
    magic_movement,
    clown_artist,
    more_fans,
    hide_in_bushes,
    stone_heart,
    negotiator,
    market_flooding,
    general_alarm,
    undercover_agent,
    purge
};
inline constexpr auto manga_words = word_list({
    {"clemency", "Clémence"},
    {"loan", "Emprunt"},
    {"restructuring", "Rachat de scénaristes", "Buying out the writers"},
    {"genius_kidnapper", "Kidnappeur de génie"},
    {"fury", "Déchaînement", "Unleashed"},
    {"cold_blood", "Sang froid"},
    {"bad_book", "Ce livre est nul !", "This book is rubbish!"},
    {"forced_retreat", "Retraite forcée"},
    {"back_stab", "Coup en fourbe", "Stab in the back"},
    {"flying_studio", "Le studio dans le ciel, studio dans le ciel", "The studio in the sky"},
    {"deaf_ear", "Sourde oreille"},
    {"shonen_jump", "Apparition dans le Shonen Jump", "Appearance in Shonen Jump"},
    {"dilemma", "Dilemme"},
    {"bad_luck", "Parce que les accidents n'arrivent pas qu'aux autres",
     "Because accidents do not only happen to others"},
    {"magic_movement", "Mouvance magique"},
    {"clown_artist", "Artiste clown"},
    {"more_fans", "Mes fans... Mes fans... MES FANS !", "My fans... My fans... MY FANS!"},
    {"hide_in_bushes", "Allons dans les buissons...", "Off into the bushes..."},
    {"stone_heart", "Cœur de pierre", "Heart of stone"},
    {"negotiator", "Négociateur"},
    {"market_flooding", "Inondation du marché", "Flooding the market"},
    {"general_alarm", "Alerte générale"},
    {"undercover_agent", "Agent double", "Double agent"},
    {"purge", "Grand nettoyage", "Great clean-up"},
});
constexpr Words words_of(Manga) { return manga_words.in("manga_name", phrase("manga")); }
constexpr std::size_t manga_count = manga_words.ids.size();

/// What may be used in a battle, and what of units holds in one without being used.
enum class Ability : std::uint8_t {
    for_you,
    diplomat,
    sharp_tongue,
    with_my_beloved,
    back_to_sketch,
    clemency,
    fury,
    forced_retreat,
    back_stab,
    dilemma,
    bad_luck,
    clown_artist
};
inline constexpr auto ability_words = word_list({{"for_you", "Pour toi j'insulterai", "For you I will insult"},
                                                 {"diplomat", "Diplomate"},
                                                 {"sharp_tongue", "Dent dure"},
                                                 {"with_my_beloved", "Seule avec son aimée", "Alone with her beloved"},
                                                 {"back_to_sketch", "Retour à l'état de croquis", "Back to the sketch"},
                                                 {"clemency", "Clémence"},
                                                 {"fury", "Déchaînement", "Unleashed"},
                                                 {"forced_retreat", "Retraite forcée"},
                                                 {"back_stab", "Coup en fourbe", "Stab in the back"},
                                                 {"dilemma", "Dilemme"},
                                                 {"bad_luck", "Parce que les accidents n'arrivent pas qu'aux autres",
                                                  "Because accidents do not only happen to others"},
                                                 {"clown_artist", "Artiste clown"}});
constexpr Words words_of(Ability) { return ability_words.in("abilities", phrase("ability")); }
constexpr std::size_t ability_count = ability_words.ids.size();
/// Whose units have it, or whose manga it is.
constexpr Faction owner_of(Ability ability) {
    switch (ability) {
        case Ability::for_you:
        case Ability::clemency:
        case Ability::fury: return Faction::no_name;
        case Ability::diplomat:
        case Ability::forced_retreat:
        case Ability::back_stab: return Faction::f_class;
        case Ability::back_to_sketch: return Faction::black_knights;
        default: return Faction::haiyore;
    }
}

/// Cards of the global deck, in the order of the data.
enum class Card : std::uint8_t {
    persistence,
    machismo,
    misandry,
    fanaticism,
    coffee,
    no_coffee,
    no_inspiration,
    blank_page,
    wave_of_inspiration,
    anti_libel
};
inline constexpr auto card_words =
    word_list({{"persistence", "Persistance du personnage secondaire", "Persistence of the supporting character"},
               {"machismo", "Machisme"},
               {"misandry", "Misandrisme"},
               {"fanaticism", "Fanatisme"},
               {"coffee", "Une bonne dose de café", "A good dose of coffee"},
               {"no_coffee", "Café en rupture de stock !!", "Coffee out of stock!!"},
               {"no_inspiration", "Panne d'inspiration", "Lack of inspiration"},
               {"blank_page", "Angoisse de la feuille blanche", "Fear of the blank page"},
               {"wave_of_inspiration", "Vague d'inspiration"},
               {"anti_libel", "Accords commerciaux de non diffamation", "Trade agreements against libel"}});
constexpr Words words_of(Card) { return card_words.in("card_name", phrase("card")); }
constexpr std::size_t card_count = card_words.ids.size();

/// What can be ordered in a round, in the order of the data.
enum class Do : std::uint8_t {
    control_studio,
    abandon_studio,
    reveal,
    open_studio,
    move,
    battle,
    capture,
    recruit_mascot,
    summon,
    pass,
    loan,
    restructuring,
    dismiss_staff,
    genius_kidnapper,
    cold_blood,
    bad_book,
    claim_flying_studio,
    flying_studio,
    deaf_ear,
    sacrifice_mascots,
    magic_movement,
    more_fans,
    hide_in_bushes,
    gift_staff,
    general_alarm,
    undercover_agent,
    purge
};
inline constexpr auto do_words =
    word_list({{"control_studio", "contrôler un studio, contrôler"},
               {"abandon_studio", "abandonner un studio, abandonner"},
               {"reveal", "révéler une campagne, révéler"},
               {"open_studio", "ouvrir un studio, ouvrir"},
               {"move", "déplacer"},
               {"battle", "engager une bataille, bataille"},
               {"capture", "capturer une mascotte, capturer"},
               {"recruit_mascot", "recruter une mascotte, recruter"},
               {"summon", "invoquer, dessiner"},
               {"pass", "passer son tour, passer"},
               {"loan", "emprunt, emprunter"},
               {"restructuring", "rachat de scénaristes, rachat", "Buying out the writers"},
               {"dismiss_staff", "virer du staff, virer"},
               {"genius_kidnapper", "kidnappeur de génie, kidnapper"},
               {"cold_blood", "sang froid"},
               {"bad_book", "ce livre est nul", "This book is rubbish"},
               {"claim_flying_studio", "obtenir le studio dans le ciel, produire le studio dans le ciel"},
               {"flying_studio", "le studio dans le ciel, studio dans le ciel", "The studio in the sky"},
               {"deaf_ear", "sourde oreille"},
               {"sacrifice_mascots", "détruire deux mascottes, sacrifier des mascottes"},
               {"magic_movement", "mouvance magique"},
               {"more_fans", "mes fans mes fans mes fans, mes fans", "My fans my fans my fans"},
               {"hide_in_bushes", "allons dans les buissons, buissons", "Off into the bushes"},
               {"gift_staff", "donner du staff, donner"},
               {"general_alarm", "alerte générale, alerte"},
               {"undercover_agent", "agent double", "Double agent"},
               {"purge", "grand nettoyage, nettoyage", "Great clean-up"}});
constexpr Words words_of(Do) { return do_words.in("do", phrase("action")); }
constexpr std::size_t do_count = do_words.ids.size();

enum class SheetName : std::uint8_t { setup, office, leg };
inline constexpr auto sheet_names =
    word_list({{"setup", "préparation, mise en place"}, {"office", "bureau, marketing"}, {"leg", "étape, actions"}});
constexpr Words words_of(SheetName) { return sheet_names.in("sheet_name", phrase("sheet")); }

enum class Direction : std::uint8_t { clockwise, reverse };
inline constexpr auto direction_words = word_list({{"clockwise", "horaire"}, {"reverse", "antihoraire, inverse"}});
constexpr Words words_of(Direction) { return direction_words.in("direction_name", phrase("direction")); }

/// What a round comes to if nothing that is listed can be done.
enum class Otherwise : std::uint8_t { stumble, pass };
inline constexpr auto otherwise_words = word_list({{"stumble", "trébucher"}, {"pass", "passer son tour, passer"}});
constexpr Words words_of(Otherwise) { return otherwise_words.in("else_name", phrase("end of the round")); }

/// A studio, as its state is asked for by a condition.
enum class StudioState : std::uint8_t { none, abandoned, mine, enemy };
inline constexpr auto studio_words = word_list({{"none", "aucun, sans studio"},
                                                {"abandoned", "abandonné"},
                                                {"mine", "à moi, le mien"},
                                                {"enemy", "ennemi, adverse"}});
constexpr Words words_of(StudioState) { return studio_words.in("studio_state", phrase("state of a studio")); }

/// What a player may have to choose before a `dilemma`; before a `negotiator`, the first two.
enum class Choice : std::uint8_t { fan, campaign, soften };
inline constexpr auto choice_words = word_list(
    {{"fan", "fans, mille fans"}, {"campaign", "campagne publicitaire, campagne"}, {"soften", "blesser, adoucir"}});
constexpr Words words_of(Choice) { return choice_words.in("choice", phrase("choice")); }
constexpr std::size_t negotiator_choices = 2;

/// Instead of a number of units.
enum class Quantity : std::uint8_t { all };
inline constexpr auto quantity_words = word_list({{"all", "toutes, tous, tout"}});
constexpr Words words_of(Quantity) { return quantity_words.in("quantity", phrase("number of units")); }

template <class E>
requires std::is_enum_v<E>
constexpr std::size_t place_of(E value) { return static_cast<std::size_t>(value); }

}  // namespace orders::anime_warfare
