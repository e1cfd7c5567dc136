#include <fmt/format.h>

#include "gm/store/store_access.h"
#include "gm/store/turn_undo.h"
#include "gm/store/turn_writer.h"

namespace gm {

using orders::Outcome;
using orders::Result;

Result<std::string> Store::record_turn(const TurnRecord& record) {
    return writing([&](Tables& tables) {
        const int next = last_number(tables) + 1;
        if (record.turn.number != next) {
            throw StoreRefusal(fmt::format("turn {} cannot be written: the next one is {}", record.turn.number, next));
        }
        return write_turn(tables, record);
    });
}

Result<UndoneTurn> Store::undo_turn(int turn, const std::string& reason, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        const TurnRow last = found(tables.turn.last(), "the game has no turn yet");
        if (turn == 0) throw StoreRefusal("the setup of a game cannot be undone");
        if (last.number != turn) {
            throw StoreRefusal(fmt::format("turn {} cannot be undone: the last one resolved is {}", turn, last.number));
        }
        UndoneTurn undone = undo_resolution(tables, last, reason, trail.at);
        tables.trail.add(trail);
        return undone;
    });
}

Outcome Store::retell_turn(const RetoldTurn& retold) {
    return writing([&](Tables& tables) {
        const TurnRow last = found(tables.turn.last(), "no turn has been resolved");
        if (last.number != retold.turn)
            throw StoreRefusal(fmt::format("turn {} is not the last one that was resolved", retold.turn));
        for (const MessageRow& message : tables.message.of_turn(retold.turn)) {
            if (is_of_a_resolution(message) && message.may_have_left())
                throw StoreRefusal(fmt::format("a mail of turn {} has left, or may have", retold.turn));
        }
        for (const TrailRow& row : retold.trail) tables.trail.add(row);
        if (retold.instead) {
            take_back(tables, last, retold.reason, retold.trail.front().at);
            write_turn(tables, *retold.instead);
        }
        tables.wording.set(retold.turn, retold.wordings);
        for (const auto& [message, body] : retold.mails) tables.message.rewrite(message, body);
    });
}

}  // namespace gm
