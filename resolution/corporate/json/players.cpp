#include <algorithm>

#include "resolution/corporate/json/sections.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

void read_shares(const StateReading& reading, const json& one, const std::string& path, Player& player) {
    const json* shares = member(one, "shares");
    if (shares == nullptr || !reading.reader.object(*shares, path + "/shares")) return;
    std::fill(player.shares.begin(), player.shares.end(), 0);
    for (const auto& [id, count] : shares->items()) {
        const auto corporation = reading.corporation(id, join(path + "/shares", id));
        if (!corporation) continue;
        player.shares[corporation->value()] =
            static_cast<int>(reading.reader.whole(*shares, id.c_str(), path + "/shares", 0, 0, largest_count));
    }
}

void read_traits(const StateReading& reading, const json& one, const std::string& path, Player& player) {
    const json* traits = member(one, "traits");
    if (traits == nullptr || !reading.reader.array(*traits, path + "/traits")) return;
    for (std::size_t i = 0; i < traits->size(); ++i) {
        const auto place = reading.word((*traits)[i], join(path + "/traits", i), "trait", trait_ids);
        if (place) player.traits.add(static_cast<Trait>(*place));
    }
}

void read_secrets(const StateReading& reading, const json& one, const std::string& path, Player& player) {
    const json* secrets = member(one, "secrets");
    if (secrets == nullptr || !reading.reader.array(*secrets, path + "/secrets")) return;
    for (std::size_t i = 0; i < secrets->size(); ++i) {
        const json& item = (*secrets)[i];
        const std::string where = join(path + "/secrets", i);
        Secret secret;
        if (item.is_string()) {
            secret.text = item.get<std::string>();
        } else if (reading.reader.object(item, where)) {
            reading.reader.known_keys(item, where, {"text", "shameful", "public", "trait"});
            secret.text = reading.reader.text(item, "text", where, "");
            const json* shameful = member(item, "shameful");
            const bool plain = shameful != nullptr && shameful->is_boolean();  // `true`: one element
            secret.shameful = plain ? static_cast<int>(shameful->get<bool>())
                                    : static_cast<int>(reading.reader.whole(item, "shameful", where, 0, 0, 100));
            secret.is_public = reading.reader.flag(item, "public", where, false);
            if (const json* trait = member(item, "trait")) {
                const auto place = reading.word(*trait, where + "/trait", "trait", trait_ids);
                if (place) secret.hides = static_cast<Trait>(*place);
            }
        }
        player.secrets.push_back(std::move(secret));
    }
}

std::vector<Evidence> read_evidence(const StateReading& reading, const json& one, const char* key,
                                    const std::string& path) {
    std::vector<Evidence> out;
    const json* list = member(one, key);
    const std::string where = path + "/" + key;
    if (list == nullptr || !reading.reader.array(*list, where)) return out;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const json& item = (*list)[i];
        const std::string text = item.is_string() ? item.get<std::string>() : item.dump();
        if (const auto evidence = reading.names.find_evidence(text)) {
            out.push_back(*evidence);
        } else {
            reading.reader.problem(join(where, i), "'" + text + "' is no evidence",
                                   "write secret:PLAYER/NUMBER or proof:PLAYER");
        }
    }
    return out;
}

void read_croc(const StateReading& reading, const json& one, const std::string& path, Player& player) {
    const json* croc = member(one, "croc");
    const std::string where = path + "/croc";
    if (croc == nullptr || !reading.reader.object(*croc, where)) return;
    reading.reader.known_keys(*croc, where, {"name", "bonus", "runs"});
    Croc out;
    out.name = reading.reader.text(*croc, "name", where, "");
    out.runs = static_cast<int>(reading.reader.whole(*croc, "runs", where, 1, 0, 100));
    if (const json* bonus = member(*croc, "bonus")) out.bonus = reading.bonuses(*bonus, where + "/bonus");
    player.croc = std::move(out);
}

void read_counters(const StateReading& reading, const json& one, const std::string& path, Counters& counters) {
    const json* map = member(one, "counters");
    const std::string where = path + "/counters";
    if (map == nullptr || !reading.reader.object(*map, where)) return;
    const auto count = [&](const char* key) {
        return static_cast<int>(reading.reader.whole(*map, key, where, 0, 0, largest_count));
    };
    std::vector<std::string> known{"fixers_killed", "runs_suffered", "right_forecasts", "dragon_favours",
                                   "lone_buyer_points"};
    for (std::size_t i = 0; i < defence_types; ++i) {
        known.emplace_back(orders::corporate::run_type_ids[i]);
        counters.successes[i] = count(known.back().c_str());
    }
    reading.reader.known_keys(*map, where, known);
    counters.fixers_killed = count("fixers_killed");
    counters.runs_suffered = count("runs_suffered");
    counters.right_forecasts = count("right_forecasts");
    counters.dragon_favours = count("dragon_favours");
    counters.lone_buyer_points = count("lone_buyer_points");
}

void read_objectives(const StateReading& reading, const json& one, const std::string& path, Objectives& objectives) {
    const json* map = member(one, "objectives");
    const std::string where = path + "/objectives";
    if (map == nullptr || !reading.reader.object(*map, where)) return;
    reading.reader.known_keys(*map, where, {"ambitions", "home", "vendetta"});
    if (const json* home = member(*map, "home")) objectives.home = reading.corporation(*home, where + "/home");
    if (const json* enemy = member(*map, "vendetta"))
        objectives.vendetta = reading.corporation(*enemy, where + "/vendetta");
    const json* ambitions = member(*map, "ambitions");
    if (ambitions == nullptr || !reading.reader.array(*ambitions, where + "/ambitions")) return;
    for (std::size_t i = 0; i < ambitions->size(); ++i) {
        const auto title = reading.word((*ambitions)[i], join(where + "/ambitions", i), "title", title_ids);
        if (title) objectives.ambitions.push_back(static_cast<Title>(*title));
    }
}

void read_player(const StateReading& reading, const json& one, const std::string& path, Player& player) {
    JsonReader& reader = reading.reader;
    reader.known_keys(one, path,
                      {"name", "money", "honour", "influence", "party", "political_points", "citizenship", "shares",
                       "traits", "secrets", "evidence", "known", "victory_points", "in_game", "croc", "counters",
                       "objectives", "money_before_payments"});
    player.name = reader.text(one, "name", path, player.name);
    player.money = Money{reader.whole(one, "money", path, player.money.amount, 0, largest_money)};
    player.honour = static_cast<int>(reader.whole(one, "honour", path, player.honour, 0, 1000));
    player.influence = static_cast<int>(reader.whole(one, "influence", path, player.influence, 0, 1000));
    player.political_points = static_cast<int>(reader.whole(one, "political_points", path, 0, 0, 1000));
    player.victory_points =
        static_cast<int>(reader.whole(one, "victory_points", path, player.victory_points, -1000, 1000));
    player.in_game = reader.flag(one, "in_game", path, true);
    player.money_before_payments = Money{reader.whole(one, "money_before_payments", path, 0, 0, largest_money)};
    if (const json* party = member(one, "party")) player.party = reading.party(*party, path + "/party");
    if (const json* home = member(one, "citizenship"))
        player.citizenship = reading.corporation(*home, path + "/citizenship");
    read_shares(reading, one, path, player);
    read_traits(reading, one, path, player);
    read_secrets(reading, one, path, player);
    player.evidence = read_evidence(reading, one, "evidence", path);
    player.known = read_evidence(reading, one, "known", path);
    read_croc(reading, one, path, player);
    read_counters(reading, one, path, player.counters);
    read_objectives(reading, one, path, player.objectives);
}

}  // namespace

void read_players(const StateReading& reading, const json& root, State& state) {
    const json* map = member(root, "players");
    if (map == nullptr || !reading.reader.object(*map, "players")) return;
    reading.reader.known_keys(*map, "players", player_ids(state));
    for (Player& player : state.players) {
        const json* one = member(*map, player.id.c_str());
        const std::string path = "players/" + player.id;
        if (one != nullptr && reading.reader.object(*one, path)) read_player(reading, *one, path, player);
    }
}

void read_effects(const StateReading& reading, const json& root, State& state) {
    JsonReader& reader = reading.reader;
    const json* map = member(root, "effects");
    if (map == nullptr || !reader.object(*map, "effects")) return;
    reader.known_keys(*map, "effects", player_ids(state));
    for (Player& player : state.players) {
        const json* one = member(*map, player.id.c_str());
        const std::string path = "effects/" + player.id;
        if (one == nullptr || !reader.object(*one, path)) continue;
        reader.known_keys(*one, path,
                          {"extra_votes", "dragon_defence_until", "dragon_run_bonus", "extra_estimates", "no_estimate",
                           "no_network_until", "no_forecast_until", "bound_to_dragon", "public_contract", "grant",
                           "instinct_used", "favour_used", "image_genius_used"});
        const auto number = [&](const char* key, int low) {
            return static_cast<int>(reader.whole(*one, key, path, 0, low, 1000));
        };
        LastingEffects& effects = player.effects;
        effects.extra_votes = number("extra_votes", -100);
        effects.dragon_defence_until = number("dragon_defence_until", 0);
        effects.dragon_run_bonus = reader.flag(*one, "dragon_run_bonus", path, false);
        effects.extra_estimates = number("extra_estimates", 0);
        effects.no_estimate = reader.flag(*one, "no_estimate", path, false);
        effects.no_network_until = number("no_network_until", 0);
        effects.no_forecast_until = number("no_forecast_until", 0);
        effects.bound_to_dragon = reader.flag(*one, "bound_to_dragon", path, false);
        effects.public_contract = reader.flag(*one, "public_contract", path, false);
        effects.grant = number("grant", 0);
        effects.instinct_used = reader.flag(*one, "instinct_used", path, false);
        effects.favour_used = reader.flag(*one, "favour_used", path, false);
        effects.image_genius_used = reader.flag(*one, "image_genius_used", path, false);
    }
}

}  // namespace resolution::corporate
