#include "gm/play/retelling.h"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "gm/play/replay.h"
#include "gm/play/resolve.h"
#include "gm/play/retelling_trial.h"
#include "gm/store/record.h"
#include "gm/store/turn_undo.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;
using resolution::ImposedDice;
using resolution::Invention;

namespace {

constexpr std::size_t longest_words = 600;

orders::Result<Invention> invention_of(const GameInPlay& in_play) {
    const auto invention = in_play.game->invention();
    if (invention) return *invention;
    return orders::invalid("this game makes nothing up: there is nothing to choose or to put into other words");
}

std::string listed(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

bool is_open(const Invention& invention, std::string_view label) {
    return std::find(invention.draws.begin(), invention.draws.end(), label) != invention.draws.end();
}

/// With what was imposed when the turn was resolved, chosen otherwise.
orders::Result<ImposedDice> imposed_then(const GameInPlay& in_play, const Invention& invention,
                                         const RetellRequest& request) {
    GM_TAKE(auto imposed, imposed_of(in_play.store, in_play.last.number));
    if (request.as_drawn) {
        for (const std::string_view label : invention.draws) imposed.leave_to_chance(std::string(label));
    }
    for (const auto& [label, value] : request.choices) {
        if (!is_open(invention, label))
            return orders::invalid(
                "'" + orders::clip(orders::printable_line(label), 40) + "' is nothing that you may choose",
                "one of: " + listed({invention.draws.begin(), invention.draws.end()}));
        imposed.impose(label, value);
    }
    return imposed;
}

/// One line, without what a mail or a terminal would obey.
orders::Result<std::string> one_paragraph(const std::string& text) {
    std::string out;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
        if (!blank)
            out += c;
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    }
    if (out.ends_with(' ')) out.pop_back();
    if (orders::printable_line(out) != out)
        return orders::invalid("these words hold a character that mails must not have: " +
                               orders::clip(orders::printable_line(out), 60));
    if (orders::count_characters(out) > longest_words)
        return orders::invalid("these words are " + std::to_string(orders::count_characters(out)) +
                               " characters long: a report has room for " + std::to_string(longest_words));
    return out;
}

/// What was made up otherwise is not told in words for something else.
void forget_made_up(Wordings& wordings, const std::set<std::string>& keys) {
    for (const std::string& key : keys) wordings.erase(key);
}

orders::Outcome put_words(Wordings& wordings, const RetellRequest& request, const std::vector<ToldFact>& facts) {
    for (const RetellRequest::Words& words : request.words) {
        const bool there =
            std::any_of(facts.begin(), facts.end(), [&](const auto& one) { return one.key == words.key; });
        if (!there) {
            std::vector<std::string> keys;
            for (const ToldFact& fact : facts) keys.push_back(fact.key);
            return orders::invalid("no report tells of '" + orders::clip(orders::printable_line(words.key), 40) + "'",
                                   keys.empty() ? "there is none" : "one of: " + listed(keys));
        }
        GM_TAKE(auto text, one_paragraph(words.text));
        if (text.empty())
            wordings[words.key].erase(words.language);
        else
            wordings[words.key].insert_or_assign(words.language, std::move(text));
    }
    std::erase_if(wordings, [](const auto& one) { return one.second.empty(); });
    return orders::done();
}

/// Played again, it must come out as it is stored, but for what was chosen: else rules or rows are others.
orders::Outcome check_same(const GameInPlay& in_play, const Invention& invention, std::vector<RollRow> before,
                           std::vector<RollRow> after, const std::string* state) {
    const auto open = [&](const RollRow& roll) { return is_open(invention, roll.label); };
    std::erase_if(before, open);
    std::erase_if(after, open);
    const auto same = [](const RollRow& a, const RollRow& b) { return a.label == b.label && a.value == b.value; };
    GM_TAKE(const auto snapshot, in_play.store.snapshot(in_play.next_turn()));
    if (std::ranges::equal(before, after, same) && (state == nullptr || snapshot.state == *state))
        return orders::done();
    return orders::invalid(
        "turn " + std::to_string(in_play.next_turn()) + " comes out otherwise when it is played again",
        "`gm audit verify` says where");
}

/// Those who read what was put into other words.
std::set<resolution::PlayerIndex> readers_of(const RetellRequest& request, const std::vector<ToldFact>& facts) {
    std::set<resolution::PlayerIndex> readers;
    for (const ToldFact& fact : facts) {
        const bool reworded = std::any_of(request.words.begin(), request.words.end(),
                                          [&](const auto& words) { return words.key == fact.key; });
        if (!reworded) continue;
        for (const ToldFact::Reading& reading : fact.readings) readers.insert(reading.reader);
    }
    return readers;
}

/// Mails of the turn that say something else from now on, by message; of all, or of these readers.
orders::Result<std::map<MessageId, MessageBody>> other_mails(const GameInPlay& in_play,
                                                             const std::vector<NewMessage>& fresh,
                                                             const std::set<resolution::PlayerIndex>* of,
                                                             std::vector<std::string>& readers) {
    GM_TAKE(const auto waiting, in_play.store.messages(in_play.next_turn()));
    std::map<MessageId, MessageBody> out;
    for (const NewMessage& message : fresh) {
        if (of != nullptr && !of->contains(*message.player)) continue;
        const auto old = std::find_if(waiting.rbegin(), waiting.rend(), [&](const MessageRow& row) {
            return row.kind == message.kind && row.player == message.player;
        });
        if (old == waiting.rend() || (old->subject == message.subject && old->text_body == message.text_body &&
                                      old->html_body == message.html_body))
            continue;
        readers.push_back(in_play.roster.id(*message.player));
        out[old->id] = {message.subject, message.text_body, message.html_body};
    }
    return out;
}

/// A whole retelling: as it is shown, and as it would be written.
struct Draft {
    Retold retold;
    Wordings wordings;
    TurnRecord rows;
    std::map<MessageId, MessageBody> mails;
    std::string hash_before;  ///< of the turn as it is
};

orders::Result<Draft> draft_of(GameInPlay& in_play, const RetellRequest& request) {
    GM_TAKE(const Invention invention, invention_of(in_play));
    const TurnRow turn = in_play.last;
    if (turn.number == 0) return orders::invalid("no turn has been resolved yet");
    GM_TAKE(auto imposed, imposed_then(in_play, invention, request));
    Draft draft;
    GM_TAKE(draft.hash_before, in_play.store.turn_hash(turn.number));
    GM_TAKE(const auto rolls_before, in_play.store.rolls(turn.number));
    GM_TAKE(draft.wordings, in_play.store.wordings(turn.number));
    GM_TRY(in_play.go_to_opening(turn.number));

    RetellingTrial trial(in_play, invention, std::move(imposed), request);
    GM_TRY(trial.play(turn.resolved_at, draft.wordings));
    const auto same_roll = [](const RollRow& a, const RollRow& b) {
        return a.label == b.label && a.value == b.value && a.imposed == b.imposed;
    };
    const auto rolls_now = rows_of(trial.resolved.rolls);
    const bool otherwise = !std::ranges::equal(rolls_before, rolls_now, same_roll);
    draft.retold.drawn_otherwise = otherwise;
    GM_TRY(check_same(in_play, invention, rolls_before, rolls_now, otherwise ? nullptr : &trial.resolved.rows.state));
    if (otherwise) forget_made_up(draft.wordings, trial.keys_made_up());
    GM_TAKE(auto facts, trial.facts());
    GM_TRY(put_words(draft.wordings, request, facts));
    if (!request.words.empty() || otherwise) {
        GM_TRY(trial.play(turn.resolved_at, draft.wordings));
        GM_TAKE(facts, trial.facts());
    }
    const auto readers = readers_of(request, facts);
    draft.retold.now = {turn.number, turn.game_turn, trial.draws(), std::move(facts)};
    draft.retold.complaints = std::move(trial.resolved.complaints);
    GM_TAKE(draft.mails,
            other_mails(in_play, trial.resolved.rows.messages, otherwise ? nullptr : &readers, draft.retold.readers));
    draft.rows = std::move(trial.resolved.rows);
    // A ruling that was made since must still be one that can stand.
    GM_TAKE(const auto since, in_play.store.rulings(turn.number + 1));
    GM_TRY(open_turn(*in_play.game, in_play.roster, trial.resolved.position, since).outcome());
    return draft;
}

std::string reason_of(const Retelling& retelling) {
    std::string out;
    for (const OpenDraw& draw : retelling.draws) {
        if (draw.chosen) out += (out.empty() ? "" : ", ") + draw.label + " = " + draw.value;
    }
    return out.empty() ? "left to the dice again" : "chosen by the game master: " + out;
}

TrailRow undo_row(const Draft& draft, const std::string& now) {
    const json detail = {{"turn", draft.retold.now.turn},
                         {"hash", draft.hash_before},
                         {"reason", reason_of(draft.retold.now)},
                         {"withdrawn", draft.rows.messages.size()},
                         {"left", json::array()}};
    return {now, "undo", detail.dump()};
}

}  // namespace

orders::Outcome check_not_left(const GameInPlay& in_play) {
    const int turn = in_play.last.number;
    if (turn == 0) return orders::invalid("no turn has been resolved yet");
    GM_TAKE(const auto mails, in_play.store.messages(turn));
    std::string readers;
    for (const MessageRow& mail : mails) {
        if (is_of_a_resolution(mail) && mail.may_have_left() && mail.player)
            readers += (readers.empty() ? "" : ", ") + in_play.roster.id(*mail.player);
    }
    if (!readers.empty())
        return orders::invalid(
            "mails of turn " + std::to_string(in_play.last.game_turn) + " have left, or may have, to " + readers,
            "what was told stays told. Nothing was changed");
    GM_TAKE(const auto after, in_play.store.messages(turn + 1));
    if (std::any_of(after.begin(), after.end(), [](const MessageRow& mail) { return is_of_an_end(mail); }))
        return orders::invalid("the seed of this game was published: everybody can see what the dice said");
    return orders::done();
}

orders::Result<Retold> try_retelling(GameInPlay& in_play, const RetellRequest& request) {
    GM_TAKE(auto draft, draft_of(in_play, request));
    return std::move(draft.retold);
}

orders::Result<Retold> retell(GameInPlay& in_play, const RetellRequest& request, const std::string& now) {
    GM_TRY(invention_of(in_play).outcome());
    GM_TRY(check_not_left(in_play));
    GM_TAKE(auto draft, draft_of(in_play, request));
    RetoldTurn written{draft.retold.now.turn, std::move(draft.wordings)};
    if (draft.retold.drawn_otherwise) {
        written.reason = reason_of(draft.retold.now);
        written.trail.push_back(undo_row(draft, now));
        draft.rows.trail.at = now;
        written.instead = std::move(draft.rows);
    } else {
        written.mails = std::move(draft.mails);
    }
    for (const RetellRequest::Words& words : request.words) {
        const json detail = {
            {"turn", draft.retold.now.turn}, {"key", words.key}, {"language", words.language}, {"text", words.text}};
        written.trail.push_back({now, "reword", detail.dump()});
    }
    if (written.trail.empty()) return std::move(draft.retold);  // as it was
    GM_TRY(in_play.store.retell_turn(written));
    return std::move(draft.retold);
}

}  // namespace gm
