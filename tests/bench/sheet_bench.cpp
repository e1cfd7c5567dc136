// Reading a full sheet of Corporate Game, every kind of order in French words, and checking it, counted
// in bare readings of the same text by yaml-cpp. Promised: at most 3 for both together.

#include <yaml-cpp/yaml.h>
#include <nlohmann/json.hpp>

#include <stdexcept>

#include "tests/bench/ratio.h"
#include "tests/support/table.h"

namespace {

using test_support::Table;

const char* const french_sheet = R"(tour: 1
joueur: p1
votes:
  - {hausse: Renraku, baisse: Evo}
prévisions:
  - {corpo: Renraku Computer Systems, rang: 1}
honneur: {quémander: 1}
virements:
  - {à: p2, montant: 50 000, contrat: C-1}
achats:
  - part: Renraku
  - influence
  - loyauté: Kimiko
  - points politiques: 2
    parti: Réformateurs
  - croc: Équipe de nuit
  - bonus croc: sabotage
  - run croc
  - honneur de guerre: 1
runs:
  - {type: sabotage, cible: Evo, agent: Kimiko, montant: 150k, réseau: oui}
  - {type: vol de données, cible: Mitsuhama, bénéficiaire: renraku, agent: indépendants, montant: 100 000}
  - {type: scandale, cible: Réformateurs, ligne: populiste, agent: Sakura, montant: 0.1M}
  - {type: information, cible: "run:T2-AB3", agent: Datenshi, montant: 200k}
  - {type: protection, cible: p1, sauf: [information], agent: Kuro-Fuuga, montant: 100 000}
  - {type: assassinat, cible: Nagata, agent: mon croc, montant: 250k, éveil: oui, aide du dragon: oui}
  - {type: information, cible: p3, agent: Kekyan, faveur: oui}
  - {type: sabotage, cible: mct, agent: Kodachi, montant: 200 000 ny, acompte: oui}
dragon: {estimations: [4]}
instinct: oui
ligne du parti: populiste
contrat public: {ajouter: Renraku}
enchère: 300 000
répartition: [{corpo: Evo, actifs: 3}]
captifs: {Maboroshi: retourner}
agents:
  Sakura: {autoriser: [{joueur: p2, run: 1}], alliés secrets: [Evo, p2]}
citoyenneté: Renraku
preuves:
  - {transmettre: "secret:p3/2", à: p2}
notes: pour mon propre rapport
note mj: pour le MJ seul
)";

void sheet_reading_to_bare_yaml(benchmark::State& state) {
    const Table table("corporate", 6, test_support::seed_of(7));
    const auto read = [&] {
        auto document = orders::parse_document(french_sheet, "sheet.yaml");
        const auto reading = table.game().read(table.position(), resolution::PlayerIndex{0}, *document);
        if (!reading.orders || !reading.problems.empty()) throw std::logic_error(orders::describe(reading.problems));
        benchmark::DoNotOptimize(reading);
    };
    const auto bare = [] { benchmark::DoNotOptimize(YAML::Load(french_sheet)); };
    bench::compare(state, 1, 50, 20, read, bare);
}
BENCHMARK(sheet_reading_to_bare_yaml)->Iterations(1);

void sheet_reading_and_check_to_bare_yaml(benchmark::State& state) {
    const Table table("corporate", 6, test_support::seed_of(7));
    const resolution::PlayerIndex author{0};
    const auto check = [&] {
        auto document = orders::parse_document(french_sheet, "sheet.yaml");
        resolution::Sheets sheets(6);
        sheets[author.value()] = table.game().read(table.position(), author, *document).orders;
        resolution::Dice dice(test_support::seed_of(7), 1);
        const auto reader = resolution::Reader::player(author);
        const auto found = to_json(table.game().check(table.position(), author, sheets, reader, dice).value());
        benchmark::DoNotOptimize(found);
    };
    const auto bare = [] { benchmark::DoNotOptimize(YAML::Load(french_sheet)); };
    bench::compare(state, 3, 50, 20, check, bare);
}
BENCHMARK(sheet_reading_and_check_to_bare_yaml)->Iterations(1);

}  // namespace
