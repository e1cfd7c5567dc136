#include "orders/corporate/vocabulary.h"

#include "orders/corporate/keys.h"
#include "orders/corporate/places.h"

namespace orders::corporate {

namespace {

using Words = std::vector<std::string>;

Term term(std::string_view id, Words french, Words english = {}) {
    return {std::string(id), std::move(french), std::move(english)};
}

Vocabulary::Place place(std::string_view id, std::vector<Term> terms) { return {std::string(id), std::move(terms)}; }

Vocabulary::Place sheet_keys() {
    return place(places::sheet,
                 {term(keys::turn, {"tour"}),
                  term(keys::player, {"joueur", "pj"}),
                  term(keys::votes, {"votes", "vote"}, {"vote"}),
                  term(keys::forecasts, {"prévisions", "prévision", "pronostics", "spéculations"}, {"forecast"}),
                  term(keys::honour, {"honneur"}, {"honor"}),
                  term(keys::transfers, {"virements", "virement", "transferts", "transfert"}, {"transfer"}),
                  term(keys::buy, {"achats", "achat", "acheter"}, {"purchases", "purchase"}),
                  term(keys::runs, {"runs", "run"}, {"run"}),
                  term(keys::dragon, {"dragon", "jeu du dragon"}, {"dragon game"}),
                  term(keys::party_line, {"ligne du parti", "ligne"}, {"line"}),
                  term(keys::public_contract, {"contrat public"}),
                  term(keys::grant, {"répartition"}, {"grants"}),
                  term(keys::auction, {"enchère", "mise"}, {"bid"}),
                  term(keys::captives, {"captifs", "captif"}, {"captive"}),
                  term(keys::agents, {"agents", "agent"}, {"agent"}),
                  term(keys::citizenship, {"citoyenneté", "nationalité"}),
                  term(keys::evidence, {"preuves", "preuve"}, {"proofs"}),
                  term(keys::instinct, {"instinct"}),
                  term(keys::notes, {"notes", "note", "roleplay"}, {"note", "roleplay"}),
                  term(keys::gm_note, {"note mj", "pour le mj"}, {"for the gm"})});
}

Vocabulary::Place buy_keys() {
    return place(
        places::buy,
        {term(keys::share, {"part", "action"}), term(keys::influence, {"influence"}), term(keys::loyalty, {"loyauté"}),
         term(keys::political_points, {"points politiques", "pions politiques"}), term(keys::party, {"parti"}),
         term(keys::croc, {"croc"}), term(keys::croc_bonus, {"bonus croc", "bonus du croc"}),
         term(keys::croc_run, {"run croc", "run du croc"}),
         term(keys::war_honour, {"honneur de guerre"}, {"war honor"})});
}

Vocabulary::Place run_keys() {
    return place(
        places::runs,
        {term(keys::type, {"type"}), term(keys::target, {"cible", "contre"}, {"against"}),
         term(keys::agent, {"agent", "avec"}), term(keys::invest, {"montant", "investissement", "payée"}, {"amount"}),
         term(keys::network, {"réseau"}), term(keys::benefit, {"bénéficiaire", "au profit de"}),
         term(keys::line, {"ligne"}), term(keys::except, {"sauf"}),
         term(keys::deposit_only, {"acompte", "mauvais payeur"}, {"deposit"}), term(keys::awakened, {"éveil"}),
         term(keys::dragon_bonus, {"aide du dragon"}), term(keys::favour, {"faveur"}, {"favor"})});
}

std::vector<Vocabulary::Place> other_keys() {
    return {
        place(places::votes,
              {term(keys::up, {"hausse", "plus", "+"}), term(keys::down, {"baisse", "moins", "-", "–", "−"})}),
        place(places::forecasts,
              {term(keys::corporation, {"corpo", "corporation"}), term(keys::rank, {"rang", "place", "classement"})}),
        place(places::honour, {term(keys::beg, {"quémander", "liquider"}), term(keys::buy, {"acheter", "racheter"})}),
        place(places::transfers, {term(keys::to, {"à", "vers", "pour"}), term(keys::amount, {"montant", "somme"}),
                                  term(keys::contract, {"contrat"})}),
        place(places::dragon, {term(keys::estimates, {"estimations", "estimation"}, {"estimate"})}),
        place(places::public_contract, {term(keys::add, {"ajouter"}), term(keys::remove, {"retirer"})}),
        place(places::grant,
              {term(keys::corporation, {"corpo", "corporation"}), term(keys::assets, {"actifs", "actif"})}),
        place(places::agents,
              {term(keys::authorise, {"autoriser"}, {"authorize"}), term(keys::secret_allies, {"alliés secrets"})}),
        place(places::authorise, {term(keys::player, {"joueur"}), term(keys::run, {"run"}), term(keys::type, {"type"}),
                                  term(keys::target, {"cible"})}),
        place(places::evidence,
              {term("share", {"transmettre", "donner"}), term("show", {"montrer"}), term("publish", {"publier"}),
               term("burn", {"brûler"}), term(keys::with, {"à", "avec"}, {"to"})}),
    };
}

/// Terms of a value come in the order of its enumeration.
std::vector<Vocabulary::Place> values() {
    return {
        place(places::run_type, {term("information", {"information", "info"}, {"info"}),
                                 term("datasteal", {"datasteal", "vol de données"}), term("sabotage", {"sabotage"}),
                                 term("scandal", {"scandale"}), term("protection", {"protection"}),
                                 term("assassination", {"assassinat"})}),
        place(places::line, {term("populist", {"populiste"}), term("underground", {"underground"}),
                             term("public-contracts", {"contrats publics"})}),
        place(places::party, {term("reformers", {"réformateurs", "réformateur"}, {"reformer"}),
                              term("nationalists", {"nationalistes", "nationaliste"}, {"nationalist"})}),
        place(places::fate, {term("execute", {"exécuter"}), term("turn", {"retourner"})}),
        place(places::runner, {term(keys::independents, {"indépendants", "runners indépendants", "indépendant"},
                                    {"independent", "independent runners"}),
                               term(keys::croc, {"croc", "mon croc"}, {"my croc"})}),
        place(places::citizenship, {term(keys::none, {"aucune", "aucun"})}),
        place(places::prefix,
              {term("run", {"run"}), term("croc", {"croc"}), term("secret", {"secret"}), term("proof", {"preuve"}),
               term("sheet", {"feuille", "fiche"}), term("agent", {"agent"})}),
        boolean_place(),
    };
}

}  // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary words = [] {
        std::vector<Vocabulary::Place> places{sheet_keys(), buy_keys(), run_keys()};
        for (const auto& more : {other_keys(), values()}) places.insert(places.end(), more.begin(), more.end());
        return Vocabulary(std::move(places));
    }();
    return words;
}

}  // namespace orders::corporate
