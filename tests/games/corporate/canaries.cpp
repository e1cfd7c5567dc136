#include <algorithm>

#include <nlohmann/json.hpp>

#include "orders/corporate/sheet.h"
#include "resolution/corporate/figures.h"
#include "tests/games/corporate/under_test.h"
#include "tests/support/stored_game.h"

namespace resolution::corporate {

using namespace orders::corporate;
using nlohmann::json;
using test_support::Canaries;
using test_support::member;
using test_support::TurnFacts;

namespace {

std::string player_words(PlayerIndex player) { return " of player " + std::to_string(player.value() + 1); }

}  // namespace

void UnderTest::plant_in_character(orders::Node& player, PlayerIndex index, Canaries& canaries) const {
    int number = 0;
    for (orders::Node& secret : member(player, "secrets").items) {
        orders::Node& text = secret.is_map() ? member(secret, "text") : secret;
        text.text = "Hides " + canaries.word(index, "secret " + std::to_string(++number) + player_words(index));
    }
    for (orders::Node& trait : member(player, "traits").items) {
        if (!trait.is_map() || !trait.members.front().value.is_map()) continue;
        for (orders::Member& about : trait.members.front().value.members) {
            if (about.key == "name") about.value.text = canaries.word(index, "the CROC's name" + player_words(index));
        }
    }
}

void UnderTest::plant_in_position(Position& position, Canaries& canaries) const {
    auto& state = std::any_cast<State&>(position.state);
    const std::size_t count = state.players.size();
    for (std::size_t i = 0; i < count; ++i) {
        const PlayerIndex self{i};
        const PlayerIndex next{(i + 1) % count};
        // a purse whose last digits are its own, whatever is earned and spent in round sums
        state[self].money =
            orders::Money{2'000'000 + 100'000 * static_cast<std::int64_t>(i) + 37 + 71 * static_cast<std::int64_t>(i)};
        Contract contract;
        contract.id = "C-" + std::to_string(i + 1);
        contract.parties = PlayerSet(self) | PlayerSet(next);
        contract.terms = "To the end of " + canaries.word(contract.parties, "the terms of " + contract.id);
        contract.transfers = {{self, next, orders::Money{50'000}, 3, {}}};
        state.contracts.push_back(contract);
    }
}

namespace {

/// Free text wherever a sheet has any, and names that nothing bears.
void plant_words(Sheet& sheet, PlayerIndex author, const std::string& whose, Canaries& canaries) {
    const auto word = [&](const std::string& what) { return canaries.word(author, what + whose); };
    sheet.notes = "Remember " + word("the note");
    sheet.gm_note = "For you alone: " + canaries.word(author, "the note to the game master" + whose, true);
    sheet.votes.emplace_back(VoteOrder{{std::nullopt, word("a vote up")}, {std::nullopt, word("a vote down")}});
    sheet.forecasts.emplace_back(ForecastOrder{{std::nullopt, word("a forecast")}, 1});
    sheet.buy.emplace_back(BuyCroc{word("the name of a CROC")});
    sheet.buy.emplace_back(BuyShare{{std::nullopt, word("a share")}});
    sheet.buy.emplace_back(BuyLoyalty{{std::nullopt, word("an agent")}});
    RunOrder run;
    run.target = NoSuchTarget{word("the target of a run")};
    sheet.runs.emplace_back(run);
}

}  // namespace

void UnderTest::plant_in_sheet(SheetOrders& given, const Position& position, PlayerIndex author, Canaries& canaries,
                               Random& random) const {
    const auto& state = std::any_cast<const State&>(position.state);
    auto& sheet = std::any_cast<Sheet&>(given.orders);
    const std::string whose = player_words(author) + ", turn " + std::to_string(state.turn);
    const PlayerIndex other{random() % state.players.size()};
    if (random() % 2 == 0) {  // somebody is to find something out
        RunOrder run;
        run.target = Entity::of(other);
        run.invest = orders::Money{500'000};
        sheet.runs.insert(sheet.runs.begin(), run);
    }
    const auto& held = state[author].evidence;
    if (!held.empty() && random() % 2 == 0) {
        EvidenceOrder order;
        order.use = static_cast<EvidenceUse>(random() % 3);
        order.evidence.known = held[random() % held.size()];
        if (order.use != EvidenceUse::publish) order.with = Named<PlayerIndex>{other, {}};
        sheet.evidence.emplace_back(order);
    }
    sheet.transfers.emplace_back(
        TransferOrder{{other, {}}, orders::Money{1'000}, canaries.word(author, "the contract of a transfer" + whose)});
    plant_words(sheet, author, whose, canaries);
}

namespace {

PlayerSet named(const json& entry, std::initializer_list<const char*> fields, const TurnFacts& facts) {
    PlayerSet out;
    for (const char* field : fields) {
        if (const auto player = facts.roster.find(entry["data"][field].get<std::string>())) out.add(*player);
    }
    return out;
}

/// The entries of a kind that only this player reads.
std::vector<json> own_entries(const TurnFacts& facts, const std::string& player, const char* kind) {
    std::vector<json> out;
    std::copy_if(facts.journal.begin(), facts.journal.end(), std::back_inserter(out), [&](const json& entry) {
        return entry["kind"] == kind && entry["audience"] == json::array({player});
    });
    return out;
}

/// The ids under which an information run finds this player's sheet: its own, its corporation's, its party's.
/// Both may change within the turn.
bool is_side_of(const std::string& target, PlayerIndex player, const TurnFacts& facts) {
    if (target == facts.roster.id(player)) return true;
    const auto member_of = [&](const Position& position) {
        const auto& who = std::any_cast<const State&>(position.state)[player];
        return who.citizenship.has_value() || who.party.has_value();
    };
    return !facts.roster.find(target) && (member_of(facts.before) || member_of(facts.after));
}

bool found_out(const std::string& reader, PlayerIndex about, const TurnFacts& facts, bool in_person) {
    const auto runs = own_entries(facts, reader, "run-report");
    return std::any_of(runs.begin(), runs.end(), [&](const json& entry) {
        const json& run = entry["data"];
        const auto target = run["target"].get<std::string>();
        return run["type"] == "information" && run["outcome"] == "success" &&
               (in_person ? target == facts.roster.id(about) : is_side_of(target, about, facts));
    });
}

bool dragon_gave(const std::string& player, int result, const TurnFacts& facts) {
    const auto played = own_entries(facts, player, "dragon-played");
    return std::any_of(played.begin(), played.end(),
                       [result](const json& entry) { return entry["data"]["result"] == result; });
}

/// Results of the dragon game: two sheets to read, and being read by two.
constexpr int reads_two = 9;
constexpr int read_by_two = 12;

bool has_confidence_of(const std::string& agent, PlayerIndex player, const Position& position) {
    const auto& agents = std::any_cast<const State&>(position.state).agents;
    return std::any_of(agents.begin(), agents.end(),
                       [&](const Agent& one) { return one.id == agent && one.loyalty_to(player) >= 2; });
}

/// The side of a target whose guards made prisoners.
PlayerSet captors(const std::string& target, const TurnFacts& facts) {
    PlayerSet out;
    for (const PlayerIndex reader : facts.roster.all()) {
        if (is_side_of(target, reader, facts) || target == "croc:" + facts.roster.id(reader) ||
            has_confidence_of(target, reader, facts.before) || has_confidence_of(target, reader, facts.after))
            out.add(reader);
    }
    return out;
}

/// Whose information on this target succeeded.
PlayerSet inquirers(const std::string& target, const TurnFacts& facts) {
    PlayerSet out;
    for (const PlayerIndex reader : facts.roster.all()) {
        for (const json& entry : own_entries(facts, facts.roster.id(reader), "run-report")) {
            const json& run = entry["data"];
            if (run["target"] == target && run["type"] == "information" && run["outcome"] == "success") out.add(reader);
        }
    }
    return out;
}

PlayerSet finders(const json& entry, const TurnFacts& facts) {
    const auto about = facts.roster.find(entry["data"]["player"].get<std::string>());
    const bool sheet = entry["kind"] == "sheet-received";
    PlayerSet out;
    for (const PlayerIndex reader : facts.roster.all()) {
        const std::string& id = facts.roster.id(reader);
        const bool by_dragon =
            sheet && (dragon_gave(id, reads_two, facts) || dragon_gave(facts.roster.id(*about), read_by_two, facts));
        if (by_dragon || found_out(id, *about, facts, !sheet)) out.add(reader);
    }
    return out;
}

}  // namespace

Audience UnderTest::entitled(const json& entry, const TurnFacts& facts) const {
    const auto kind = entry["kind"].get<std::string>();
    // the last one: at the end all see how points were made of money
    if (kind == "evidence-published" || kind == "contract-broken" || kind == "final-score") return Audience::everyone();
    if (kind == "transferred" || kind == "evidence-given") return Audience::only(named(entry, {"from", "to"}, facts));
    if (kind == "sheet-received" || kind == "secret-found") return Audience::only(finders(entry, facts));
    // whoever learns that it was the CROC, learns its name
    if (kind == "team-captured") return Audience::only(captors(entry["data"]["target"], facts));
    if (kind == "run-traced")
        return Audience::only(inquirers("run:" + entry["data"]["code"].get<std::string>(), facts));
    if (kind == "agent-profile") return Audience::only(inquirers(entry["data"]["agent"], facts));
    return Audience::game_master();
}

}  // namespace resolution::corporate
