#include "gm/simulate/plan_file.h"

#include <algorithm>
#include <charconv>

#include "gm/files/read.h"
#include "orders/document_reader.h"

namespace gm::simulation {

using orders::Node;

namespace {

constexpr std::int64_t most = INT64_MAX;

class PlanReader {
public:
    PlanReader(const orders::Document& document, Plan& plan) : reader_(document), plan_(plan) {}

    orders::Outcome read() {
        const Node* map = reader_.map(reader_.document().root, "a plan");
        if (map == nullptr) return failure();
        reader_.known_keys(*map, {"games", "players", "seats", "base_seed", "rotate_seats", "set", "sweep"});
        read_games(*map);
        if (const Node* figures = map->find("set")) read_settings(*figures);
        if (const Node* sweeps = map->find("sweep")) read_sweeps(*sweeps);
        return finish();
    }

    orders::Outcome read_usual() {
        const Node* usual = reader_.document().root.find("simulation");
        if (usual == nullptr || reader_.map(*usual, "simulation") == nullptr) return finish();
        read_games(*usual);
        return finish();
    }

private:
    orders::Outcome finish() { return reader_.clean() ? orders::done() : failure(); }

    void read_games(const Node& map) {
        if (const Node* games = map.find("games")) set(plan_.games, *games, "games", 1);
        if (const Node* seed = map.find("base_seed")) set(plan_.base_seed, *seed, "base_seed", 0);
        if (const Node* players = map.find("players")) read_players(*players);
        if (const Node* seats = map.find("seats")) read_seats(*seats);
        if (const Node* rotate = map.find("rotate_seats")) {
            plan_.rotate_seats = reader_.boolean(*rotate, "rotate_seats").value_or(true);
        }
    }

    orders::Outcome failure() { return orders::Failure{reader_.take_problems()}; }

    void set(std::uint64_t& number, const Node& node, const char* what, std::int64_t least) {
        if (const auto value = reader_.whole(node, what, least, most)) number = static_cast<std::uint64_t>(*value);
    }

    void read_players(const Node& node) {
        const auto add = [&](const Node& one) {
            if (const auto count = reader_.whole(one, "players", 1, 1000))
                plan_.players.push_back(static_cast<std::size_t>(*count));
        };
        plan_.players.clear();
        if (!node.is_list()) return add(node);
        for (const Node& item : node.items) add(item);
    }

    void read_seats(const Node& node) {
        plan_.seats.clear();
        if (const Node* list = reader_.list(node, "seats")) {
            for (const Node& item : list->items) {
                if (const auto policy = reader_.text(item, "a seat's policy")) plan_.seats.push_back(*policy);
            }
        }
    }

    void read_settings(const Node& node) {
        const Node* map = reader_.map(node, "set");
        if (map == nullptr) return;
        for (const orders::Member& member : map->members) plan_.settings.push_back({member.key, member.value});
    }

    void add(Sweep& sweep, const Node& value) {
        const orders::Outcome added = add_values(sweep.values, value);
        if (added) return;
        for (const orders::Problem& problem : added.problems())
            reader_.invalid(value.mark, problem.what, problem.advice);
    }

    void read_sweeps(const Node& node) {
        const Node* map = reader_.map(node, "sweep");
        if (map == nullptr) return;
        for (const orders::Member& member : map->members) {
            Sweep sweep{member.key, {}};
            if (is_range(member.value)) {
                add(sweep, member.value);
            } else if (const Node* values = reader_.list(member.value, member.key)) {
                for (const Node& value : values->items) add(sweep, value);
                if (values->items.empty()) reader_.invalid(member.mark, "there is nothing to sweep over");
            }
            plan_.sweeps.push_back(std::move(sweep));
        }
    }

    orders::DocumentReader reader_;
    Plan& plan_;
};

}  // namespace

orders::Outcome read_plan_file(const std::filesystem::path& path, Plan& plan) {
    GM_TAKE(auto document, load_document(path));
    return PlanReader(document, plan).read();
}

orders::Result<Plan> usual_plan(const orders::Document& campaign) {
    Plan usual;
    GM_TRY(PlanReader(campaign, usual).read_usual());
    return usual;
}

void sit_down_as_usual(Plan& plan, const Plan& usual) {
    if (plan.players.empty() && plan.seats.size() < 2) plan.players = usual.players;
    if (plan.seats.empty()) {
        plan.seats = usual.seats;
        for (const std::size_t players : plan.players) plan.seats.resize(std::min(plan.seats.size(), players));
    }
    if (plan.players.empty() && plan.seats.size() > 1) plan.players = {plan.seats.size()};
}

}  // namespace gm::simulation
