#include "gm/play/turn_diff.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/repeated_mail.h"

namespace gm {

using nlohmann::json;

namespace {

bool same(const RollRow& a, const RollRow& b) {
    return a.range == b.range && a.value == b.value && a.imposed == b.imposed;
}

const RollRow* find(const std::vector<RollRow>& rolls, const std::string& label) {
    const auto found =
        std::find_if(rolls.begin(), rolls.end(), [&](const RollRow& roll) { return roll.label == label; });
    return found == rolls.end() ? nullptr : &*found;
}

void compare_rolls(const TurnVersion& before, const TurnVersion& after, TurnDiff& diff) {
    for (const RollRow& then : before.rolls) {
        const RollRow* now = find(after.rolls, then.label);
        if (now != nullptr && same(then, *now))
            ++diff.same_rolls;
        else
            diff.rolls.push_back({then.label, then, now == nullptr ? std::nullopt : std::optional(*now)});
    }
    for (const RollRow& now : after.rolls) {
        if (find(before.rolls, now.label) == nullptr) diff.rolls.push_back({now.label, std::nullopt, now});
    }
}

std::vector<std::string> other_sheets(const TurnVersion& before, const TurnVersion& after) {
    std::vector<std::string> players;
    for (const auto& [player, digest] : before.sheets) {
        const auto now = after.sheets.find(player);
        if (now == after.sheets.end() || now->second != digest) players.push_back(player);
    }
    for (const auto& [player, digest] : after.sheets) {
        if (!before.sheets.contains(player)) players.push_back(player);
    }
    return players;
}

std::vector<std::string> readers_unchanged(const TurnVersion& after, const std::vector<MailChange>& changes) {
    std::vector<std::string> readers;
    for (const ReadMail& mail : after.mails) {
        const bool changed = std::any_of(changes.begin(), changes.end(), [&](const MailChange& change) {
            return change.mail == mail.kind && change.reader == mail.reader;
        });
        if (mail.kind == "report" && !changed) readers.push_back(mail.reader);
    }
    return readers;
}

json roll_json(const std::optional<RollRow>& roll) {
    if (!roll) return nullptr;
    return {{"value", json::parse(roll->value, nullptr, false)},
            {"range", json::parse(roll->range, nullptr, false)},
            {"imposed", roll->imposed}};
}

json value_json(const std::optional<std::string>& value) {
    return value ? json::parse(*value, nullptr, false) : json(nullptr);
}

}  // namespace

TurnDiff difference(const TurnVersion& before, const TurnVersion& after) {
    TurnDiff diff;
    diff.sheets = other_sheets(before, after);
    compare_rolls(before, after, diff);
    diff.state = differences(json::parse(before.state, nullptr, false), json::parse(after.state, nullptr, false));
    diff.mails = mail_changes(before.mails, after.mails);
    diff.unchanged = readers_unchanged(after, diff.mails);
    return diff;
}

TurnVersion version_of(const GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    TurnVersion version{resolved.rows.state, resolved.rows.rolls, {}, resolved.readable};
    for (const CountedSheet& sheet : resolved.counted) version.sheets[in_play.roster.id(sheet.player)] = sheet.digest;
    return version;
}

orders::Result<TurnVersion> version_of(const GameInPlay& in_play, const UndoneTurn& undone) {
    TurnVersion version{undone.snapshot.state, undone.rolls, {}, {}};
    for (const UndoneSheet& sheet : undone.sheets) version.sheets[in_play.roster.id(sheet.player)] = sheet.digest;
    auto messages = in_play.store.withdrawn_messages(undone.turn.number);
    if (!messages) return std::move(messages).failure();
    auto standing = in_play.store.messages(undone.turn.number);
    if (!standing) return std::move(standing).failure();
    messages->insert(messages->end(), standing->begin(), standing->end());
    for (const MessageRow& message : *messages) {
        const bool its_own =
            std::find(undone.messages.begin(), undone.messages.end(), message.id) != undone.messages.end();
        if (its_own && message.player) add_readable(version.mails, readable(in_play, message));
    }
    return version;
}

json to_json(const TurnDiff& diff) {
    json rolls = json::array();
    for (const RollChange& roll : diff.rolls)
        rolls.push_back({{"label", roll.label}, {"before", roll_json(roll.before)}, {"after", roll_json(roll.after)}});
    json state = json::array();
    for (const Difference& field : diff.state) {
        state.push_back({{"path", path_text(field.path)},
                         {"before", value_json(field.before)},
                         {"after", value_json(field.after)}});
    }
    json mails = json::array();
    for (const MailChange& mail : diff.mails) mails.push_back(to_json(mail));
    return {{"sheets", diff.sheets},     {"rolls", std::move(rolls)}, {"same_rolls", diff.same_rolls},
            {"state", std::move(state)}, {"mails", std::move(mails)}, {"unchanged", diff.unchanged}};
}

}  // namespace gm
