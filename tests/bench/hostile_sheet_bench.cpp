// Sheets made to be costly against an ordinary one of the same size: the page that checks them, and the receipt of a
// sheet that is taken or refused. Promised: at most five times.

#include <stdexcept>
#include <string>

#include "gm/assets/campaigns.h"
#include "gm/files/read.h"
#include "gm/play/letters.h"
#include "gm/play/new_game.h"
#include "gm/web/answer.h"
#include "gm/web/links/links.h"
#include "gm/web/open/entrance.h"
#include "tests/bench/ratio.h"
#include "tests/support/sure.h"
#include "tests/support/temporary_folder.h"

namespace {

using test_support::sure;

using namespace gm;

constexpr const char* now = "2026-11-16T12:00:00Z";
constexpr const char* seat = "akira";

std::string repeated(std::size_t times, const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < times; ++i) out += text;
    return out;
}

/// Every kind of row that a form has, over and over.
std::string ordinary_sheet(std::size_t size) {
    const std::string buys =
        "  - part: Renraku\n  - influence\n  - loyauté: Kimiko\n  - points politiques: 2\n    parti: Réformateurs\n"
        "  - croc: Équipe de nuit\n  - bonus croc: sabotage\n";
    const std::string runs =
        "  - {type: sabotage, cible: Evo, agent: Kimiko, montant: 150k, réseau: oui}\n"
        "  - {type: vol de données, cible: Mitsuhama, bénéficiaire: renraku, agent: indépendants, montant: 100 000}\n"
        "  - {type: protection, cible: akira, sauf: [information], agent: Kuro-Fuuga, montant: 100 000}\n";
    const std::string top = "tour: 1\njoueur: akira\nvotes:\n  - {hausse: Renraku, baisse: Evo}\n";
    const std::size_t times = size / (buys.size() + runs.size()) + 1;
    return top + "achats:\n" + repeated(times, buys) + "runs:\n" + repeated(times, runs);
}

/// A game with its site, and a player who looks at its orders.
class HostilePlayer {
public:
    HostilePlayer() {
        const auto players = std::filesystem::path(GM_SOURCE_DIR) / "campaigns/neo-tokyo/players.yaml";
        auto store = sure(new_game(
            {sure(load_campaign("neo-tokyo")), sure(load_document(players)), folder(), resolution::Seed{}, now}));
        site_ = sure(web::Site::open(folder(), {}, [] { return now; }));
        link_ = web::next_link(site_->keys(), seat, std::nullopt, now);
        sure(store.set_links({link_}, {now, "link", "{}"}));
        mark_ = mark_in(page(request_by("GET")));
    }

    void check(const std::string& sheet) {
        web::Request request = request_by("POST");
        request.form.add("seal", site_->keys().seal(request.cookies[web::player_cookie]));
        request.form.add("turn", mark_);
        request.form.add("do", "check-yaml");
        request.form.add("yaml", sheet);
        benchmark::DoNotOptimize(page(std::move(request)).size());
    }

    void receipt(const std::string& sheet) const {
        const GameInPlay in_play = sure(GameInPlay::open(folder()));
        Letters letters(in_play);
        const auto player = *in_play.roster.find(seat);
        auto reading = in_play.game->read(in_play.position, player, *orders::parse_document(sheet, "sheet.yaml"));
        SheetNews news;
        news.player = player;
        news.received_at = now;
        news.problems = std::move(reading.problems);
        news.orders = std::move(reading.orders);
        benchmark::DoNotOptimize(sure(letters.receipt(news, now)).text_body.size());
    }

private:
    web::Request request_by(const std::string& method) {
        web::Request request;
        request.method = method;
        request.path = "/me/orders";
        request.address = std::to_string(++asked_);  // each from another place: none is told to wait
        request.cookies[web::player_cookie] = site_->keys().cookie(seat, link_.generation, "2099-01-01T00:00:00Z");
        return request;
    }

    std::string page(web::Request request) const {
        web::Response response = web::answer(std::move(request), *site_);
        if (response.status != 200) throw std::runtime_error("the page was not made: " + response.body);
        return std::move(response.body);
    }

    /// For which turn a page was made, as its form says it back.
    static std::string mark_in(const std::string& page) {
        const std::string before = "name=\"turn\" value=\"";
        const auto from = page.find(before);
        if (from == std::string::npos) throw std::runtime_error("the page has no form: " + page);
        const auto start = from + before.size();
        return page.substr(start, page.find('"', start) - start);
    }

    std::filesystem::path folder() const { return folder_.path() / "game"; }

    test_support::TemporaryFolder folder_;
    std::unique_ptr<web::Site> site_;
    LinkRow link_;
    std::string mark_;
    int asked_ = 0;
};

constexpr double at_most = 5;
constexpr int rounds = 10;

void hostile_sheet_to_ordinary(benchmark::State& state, const std::string& hostile) {
    HostilePlayer desk;
    const auto look_at = [&](const std::string& sheet) {
        desk.check(sheet);
        desk.receipt(sheet);
    };
    const std::string ordinary = ordinary_sheet(hostile.size());
    bench::compare(state, at_most, rounds, 1, [&] { look_at(hostile); }, [&] { look_at(ordinary); });
}

std::string numbered(std::size_t times, const std::string& before, const std::string& after) {
    std::string out;
    for (std::size_t i = 0; i < times; ++i) out += before + std::to_string(i) + after;
    return out;
}

BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, few_bare_rows, "buy:\n" + repeated(295, "  - influence\n"))->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, bare_rows, "buy:\n" + repeated(1990, "  - influence\n"))->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, bad_names, "votes:\n" + repeated(800, "  - {up: Renrako, down: Evoo}\n"))
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, bad_names_in_a_line,
                  "votes: [" + repeated(800, "{up: Renrako, down: Evoo},") + "]\n")
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, bad_keys,
                  "runs:\n" + repeated(400, "  - {typ: sabotage, targt: Evo, agnt: Kimiko}\n"))
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, unknown_keys, numbered(2000, "votse", ": 1\n"))->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, captives, "captives:\n" + numbered(1500, "  x", ": execute\n"))
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, allies,
                  "agents:\n  Sakura: {secret_allies: [" + repeated(3000, "Evoo, ") + "]}\n")
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, estimates, "dragon: {estimates: [" + repeated(3000, "4, ") + "]}\n")
    ->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, odd_items, "buy:\n" + repeated(1500, "  - [[x]]\n"))->Iterations(1);
BENCHMARK_CAPTURE(hostile_sheet_to_ordinary, too_many_rows, "buy:\n" + repeated(5000, "  - a\n"))->Iterations(1);

}  // namespace
