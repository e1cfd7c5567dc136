#include "gm/store/older_message_ids.h"

#include <map>
#include <optional>
#include <string>

#include "gm/store/chronicler.h"
#include "gm/store/message_ids.h"
#include "orders/document_reader.h"

namespace gm {

namespace {

struct OlderMessage {
    std::int64_t id;
    int turn;
    MessageKind kind;
    std::string reader;
    std::string message_id;
};

struct MessageNumbers {
    std::optional<int> sheet_number;
    std::optional<int> attempt;
    std::optional<std::int64_t> ruling;
};

bool cut(std::string_view& text, std::string_view beginning) {
    if (!text.starts_with(beginning)) return false;
    text.remove_prefix(beginning.size());
    return true;
}

std::optional<int> whole(std::string_view text) {
    const auto number = orders::parse_whole(std::string(text));
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// Reads "<STEM.MARK@gm.invalid>"; one that was withdrawn before anybody can have got it has ".withdrawnN" after that.
class OlderIds {
public:
    explicit OlderIds(SQLite::Database& database) {
        Query campaign(database, "SELECT commitment, lower(hex(seed)) FROM campaign");
        std::string seed;
        for (auto& row : campaign.all([](const Row& row) { return std::pair(row.text(0), row.text(1)); }))
            std::tie(commitment_, seed) = std::move(row);
        Query rulings(database, "SELECT id FROM ruling");
        for (const std::int64_t id : rulings.all([](const Row& row) { return row.big(0); }))
            rulings_.emplace(ruling_mark(seed, RulingId{id}), id);
    }

    MessageNumbers read(const OlderMessage& message) const {
        std::string_view mark = message.message_id;
        if (!cut(mark, message_id_stem(commitment_, message.turn, message.kind, message.reader))) return {};
        mark = mark.substr(0, mark.find('@'));
        const bool given_up = mark.find(".withdrawn") != std::string_view::npos;
        mark = mark.substr(0, mark.find(".withdrawn"));
        MessageNumbers numbers;
        if (const auto ruling = rulings_.find(mark); ruling != rulings_.end()) {
            numbers.ruling = ruling->second;
        } else if (message.kind == MessageKind::receipt) {
            if (cut(mark, ".")) numbers.sheet_number = whole(mark.substr(0, mark.find(".accepted")));
        } else if (!given_up && (message.kind == MessageKind::reveal || tells_of_a_resolution(message.kind))) {
            numbers.attempt = mark.empty() ? 1 : cut(mark, ".r") ? whole(mark) : std::nullopt;
        }
        return numbers;
    }

private:
    std::string commitment_;
    std::map<std::string, std::int64_t, std::less<>> rulings_;  ///< by mark
};

}  // namespace

void read_older_message_ids(SQLite::Database& database) {
    const OlderIds ids(database);
    Query of_kind(database,
                  "SELECT message.id, turn, player.id, message_id FROM message JOIN player ON player.n = message.player"
                  " WHERE kind = ? ORDER BY message.id");
    Query update(database, "UPDATE message SET sheet_number = ?, attempt = ?, ruling = ? WHERE id = ?");
    Chronicler(database).look_on([&] {
        for (const MessageKind kind : {MessageKind::report, MessageKind::bulletin, MessageKind::receipt,
                                       MessageKind::handover, MessageKind::reveal}) {
            const auto from_row = [&](const Row& row) {
                return OlderMessage{row.big(0), row.number(1), kind, row.text(2), row.text(3)};
            };
            for (const OlderMessage& message : of_kind.all(from_row, to_text(kind))) {
                const MessageNumbers numbers = ids.read(message);
                if (numbers.sheet_number || numbers.attempt || numbers.ruling)
                    update.run(numbers.sheet_number, numbers.attempt, numbers.ruling, message.id);
            }
        }
    });
}

}  // namespace gm
