#include "gm/play/turn_diff.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/mail_occasion.h"
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
        if (mail.kind == MessageKind::report && !changed) readers.push_back(mail.reader);
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

/// Those of the undone resolution, in the order written.
orders::Result<std::vector<MessageRow>> its_mails(const Store& store, const UndoneTurn& undone) {
    GM_TAKE(auto messages, store.withdrawn_messages(undone.turn.number));
    GM_TAKE(auto standing, store.messages(undone.turn.number));
    messages.insert(messages.end(), standing.begin(), standing.end());
    std::erase_if(messages, [&](const MessageRow& message) {
        return !message.player ||
               std::find(undone.messages.begin(), undone.messages.end(), message.id) == undone.messages.end();
    });
    return messages;
}

/// Puts in place of the counterpart of `earlier` among `mails` the same mail, written as one that replaces what
/// `earlier` replaced: that a mail is a correction is no difference in what happened.
orders::Outcome reword(const GameInPlay& in_play, const ResolvedGameTurn& resolved, const std::string& replaces,
                       const ReadMail& earlier, std::vector<ReadMail>& mails) {
    GM_TAKE(auto occasion, mail_occasion(in_play, resolved.position, resolved.record, resolved.rows.turn.resolved_at));
    occasion.circumstances.replaces = json::parse(replaces, nullptr, false);
    GM_TAKE(auto rewritten,
            outgoing_mail(occasion.told, resolved.rows.turn.number, in_play.players, occasion.circumstances));
    const auto is_counterpart = [&](const ReadMail& mail) {
        return mail.kind == earlier.kind && mail.reader == earlier.reader;
    };
    const std::vector<ReadMail> corrections = all_readable(in_play, rewritten.messages);
    const auto correction = std::find_if(corrections.begin(), corrections.end(), is_counterpart);
    const auto plain = std::find_if(mails.begin(), mails.end(), is_counterpart);
    if (correction != corrections.end() && plain != mails.end()) *plain = *correction;
    return orders::done();
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

orders::Result<TurnDiff> difference(const GameInPlay& in_play, const UndoneTurn& undone,
                                    const ResolvedGameTurn& resolved) {
    TurnVersion before{undone.snapshot.state, undone.rolls, {}, {}};
    for (const UndoneSheet& sheet : undone.sheets) before.sheets[in_play.roster.id(sheet.player)] = sheet.digest;
    TurnVersion after = version_of(in_play, resolved);
    GM_TAKE(auto messages, its_mails(in_play.store, undone));
    for (const MessageRow& message : messages) {
        const std::size_t known = before.mails.size();
        add_readable(before.mails, readable(in_play, message));
        if (before.mails.size() == known || !message.replaces) continue;
        GM_TRY(reword(in_play, resolved, *message.replaces, before.mails.back(), after.mails));
    }
    return difference(before, after);
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
