#include "gm/play/retelling_trial.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/mail_occasion.h"
#include "gm/play/replay.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;
using resolution::ImposedDice;
using resolution::Roll;

namespace {

std::string text_of(const resolution::Value& value) {
    const auto* text = std::get_if<std::string>(&value.content());
    return text != nullptr ? *text : to_json(value).dump();
}

const Roll* find_roll(const std::vector<Roll>& rolls, std::string_view label) {
    const auto found = std::find_if(rolls.begin(), rolls.end(), [&](const Roll& roll) { return roll.label == label; });
    return found == rolls.end() ? nullptr : &*found;
}

}  // namespace

orders::Outcome RetellingTrial::play(const std::string& resolved_at, Wordings wordings) {
    GM_TAKE(sheets_, read_sheets(in_play_, in_play_.position, in_play_.next_turn(), SheetStatus::counted));
    GM_TRY(check_choices());
    leave_what_is_drawn_anyway();
    request_ = {std::nullopt, resolved_at, SheetStatus::counted};
    request_.imposed = imposed_;
    request_.wordings = std::move(wordings);
    GM_TAKE(resolved, resolve_turn(in_play_, request_));
    return orders::done();
}

std::vector<OpenDraw> RetellingTrial::draws() const {
    std::vector<OpenDraw> out;
    for (const std::string_view label : invention_.draws) {
        const Roll* roll = find_roll(resolved.rolls, label);
        if (roll == nullptr) roll = find_roll(resolved.offered, label);
        if (roll == nullptr) continue;
        const std::string value = text_of(roll->value);
        out.push_back({roll->label, roll->among, value, roll->imposed ? by_itself(label) : value, roll->imposed});
    }
    return out;
}

orders::Result<std::vector<ToldFact>> RetellingTrial::facts() const {
    GM_TAKE(auto occasion, mail_occasion(in_play_, resolved.position, resolved.record, request_.now));
    occasion.circumstances.wordings = *request_.wordings;
    std::map<std::string, ToldFact> facts;
    TemplateShelf templates(*in_play_.game, in_play_.roster, in_play_.folder);
    for (const resolution::PlayerIndex player : in_play_.roster.all()) {
        const std::string& language = in_play_.players.at(player.value()).language;
        GM_TAKE(const auto told, templates.in_words(language, mail_knowledge(resolution::Reader::player(player),
                                                                             occasion.told, occasion.circumstances)));
        for (const json& entry : told.at("entries")) {
            if (entry.at("kind") == invention_.told)
                facts[key_of(entry)].readings.push_back({player, entry.at("text").get<std::string>()});
        }
    }
    const std::set<std::string> made_up = keys_made_up();
    std::vector<ToldFact> out;
    for (auto& [key, fact] : facts) {
        fact.key = key;
        fact.made_up = made_up.contains(key);
        if (const auto own = request_.wordings->find(key); own != request_.wordings->end()) fact.words = own->second;
        out.push_back(std::move(fact));
    }
    return out;
}

std::set<std::string> RetellingTrial::keys_made_up() const {
    std::set<std::string> keys;
    for (const json& entry : to_json(resolved.record.journal, in_play_.roster, resolution::Reader::game_master())) {
        if (entry.at("kind") == invention_.made) keys.insert(key_of(entry));
    }
    return keys;
}

std::string RetellingTrial::key_of(const json& entry) const {
    return entry.at("data").at(invention_.known_by).get<std::string>();
}

orders::Outcome RetellingTrial::check_choices() const {
    resolution::Dice dice(in_play_.campaign.seed, in_play_.game->turn(in_play_.position), &imposed_);
    try {
        resolution::Record record = in_play_.ruled;
        in_play_.game->resolve(in_play_.position, sheets_, dice, record);
    } catch (const resolution::ImpossibleDraw& error) {
        const auto* chosen = imposed_.find(error.label);
        const std::string value = chosen == nullptr ? "" : text_of(chosen->value);
        return orders::invalid(
            "'" + orders::clip(orders::printable_line(value), 40) + "' is not believable for '" + error.label + "'",
            error.possible);
    }
    for (const std::string_view label : invention_.draws) {
        if (imposed_.find(label) != nullptr && find_roll(dice.record(), label) == nullptr)
            return orders::invalid("there is nothing to choose for '" + std::string(label) + "' here", "leave it out");
    }
    return orders::done();
}

void RetellingTrial::leave_what_is_drawn_anyway() {
    for (const auto& [label, value] : asked_.choices) {
        if (by_itself(label) == value) imposed_.leave_to_chance(label);
    }
}

std::string RetellingTrial::by_itself(std::string_view label) const {
    ImposedDice rest = imposed_;
    const auto from = std::find(invention_.draws.begin(), invention_.draws.end(), label);
    for (auto later = from; later != invention_.draws.end(); ++later) rest.leave_to_chance(std::string(*later));
    resolution::Dice dice(in_play_.campaign.seed, in_play_.game->turn(in_play_.position), &rest);
    resolution::Record record = in_play_.ruled;
    in_play_.game->resolve(in_play_.position, sheets_, dice, record);
    const Roll* roll = find_roll(dice.record(), label);
    if (roll == nullptr) roll = find_roll(dice.offered(), label);
    return roll == nullptr ? "" : text_of(roll->value);
}

}  // namespace gm
