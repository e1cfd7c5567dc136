#include "orders/agent_jean/vocabulary.h"

namespace orders::agent_jean {

namespace {

Vocabulary::Place sheet_place() {
    // What the toolkit calls a turn is a round here; the turns of a round are tricks.
    return {"sheet",
            {{"turn", {"manche"}, {"round"}},
             {"player", {"joueur", "joueuse", "pj"}},
             {"game", {"partie", "jeu"}},
             {"half", {"moitié", "demi-manche", "mi-temps"}},
             {"agents", {"agents", "agent", "personnages"}, {"agent"}},
             {"henry_leader", {"meneur", "meneur de henry", "premier joueur"}, {"leader"}},
             {"pass", {"passe", "passer", "donner"}},
             {"auto", {"auto", "automatique", "pilote automatique"}},
             {"turns", {"tours"}},
             {"default", {"défaut", "par défaut", "toujours", "règles"}, {"rules", "always"}}}};
}

Vocabulary::Place condition_place() {
    return {"condition",
            {{"turn", {"tour", "tours"}, {"turns"}},
             {"position", {"position", "place", "rang"}},
             {"led", {"entame", "couleur entamée", "première couleur"}, {"led_colour"}},
             {"best_colour", {"meilleure couleur", "couleur gagnante"}, {"best_color"}},
             {"best_player", {"meilleur joueur", "en tête", "gagnant"}},
             {"trump_played", {"atout joué", "atout posé", "coupé"}},
             {"can_win", {"peux gagner", "je peux gagner", "peut gagner"}},
             {"plan_at_least", {"plan au moins", "plan min"}},
             {"plan_at_most", {"plan au plus", "plan max"}},
             {"accomplice", {"complice"}},
             {"trick_yellow_at_least", {"jaunes au moins", "jaunes min"}},
             {"trick_yellow_at_most", {"jaunes au plus", "jaunes max"}},
             {"trick_green_at_least", {"vertes au moins", "vertes min", "verts au moins"}},
             {"trick_green_at_most", {"vertes au plus", "vertes max", "verts au plus"}},
             {"have", {"ai en main", "en main", "j'ai"}}}};
}

Vocabulary::Place pick_place() {
    return {"pick",
            {{"lowest", {"plus faible", "la plus faible", "plus basse", "la plus basse"}},
             {"highest", {"plus forte", "la plus forte", "plus haute", "la plus haute"}},
             {"lowest_winning", {"plus faible gagnante", "la plus faible gagnante"}},
             {"highest_winning", {"plus forte gagnante", "la plus forte gagnante"}},
             {"lowest_losing", {"plus faible perdante", "la plus faible perdante"}},
             {"highest_losing", {"plus forte perdante", "la plus forte perdante"}}}};
}

Vocabulary::Place colour_place() {
    return {"colour",
            {{"purple", {"mauve", "mauves", "violet", "matière mauve"}},
             {"blue", {"bleu", "bleue", "bleus", "gadgets bleus"}},
             {"green", {"vert", "verte", "verts", "alliés verts"}},
             {"yellow", {"jaune", "jaunes", "objets instables jaunes"}}}};
}

Vocabulary::Place accomplice_place() {
    return {"accomplice",
            {{"none", {"aucun", "sans"}},
             {"any", {"n'importe lequel", "un complice", "quelconque"}},
             {"blue_over_purple", {"bleu sur mauve", "bleus avant mauves"}},
             {"no_trump", {"sans atout"}},
             {"lowest_wins", {"la plus faible gagne", "plus faible gagne"}},
             {"counter_clockwise", {"sens inverse", "à l'envers"}},
             {"burn_cards", {"cartes brûlées", "au feu"}},
             {"pass_left", {"passe à gauche", "passer à gauche"}}}};
}

}  // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary words({
        sheet_place(),
        {"rule", {{"if", {"si", "quand"}, {"when"}}, {"play", {"jouer", "joue", "carte"}}}},
        {"choice",
         {{"pick", {"choisir", "choix", "prendre"}},
          {"colours", {"couleurs", "couleur", "parmi"}, {"colors", "colour", "color"}}}},
        condition_place(),
        {"position",
         {{"first", {"premier", "première", "j'entame"}},
          {"middle", {"milieu", "au milieu"}},
          {"last", {"dernier", "dernière"}},
          {"not_first", {"pas premier", "pas première"}}}},
        colour_place(),
        pick_place(),
        {"leader",
         {{"self", {"moi", "moi-même"}, {"me"}},
          {"left", {"gauche", "à gauche"}},
          {"right", {"droite", "à droite"}},
          {"last_winner", {"dernier gagnant", "dernière gagnante", "dernier vainqueur"}}}},
        accomplice_place(),
        boolean_place(),
    });
    return words;
}

}  // namespace orders::agent_jean
