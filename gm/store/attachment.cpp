#include "gm/store/attachment.h"

namespace gm {

AttachmentTable::AttachmentTable(SQLite::Database& database)
    : insert_(database, "INSERT INTO attachment (message, n, name, type, content) VALUES (?, ?, ?, ?, ?)"),
      select_(database, "SELECT name, type, content FROM attachment WHERE message = ? ORDER BY n") {}

void AttachmentTable::add(std::int64_t message, const std::vector<AttachmentRow>& rows) {
    int n = 0;
    for (const AttachmentRow& row : rows) insert_.run(message, ++n, row.name, row.type, Bytes(row.content));
}

std::vector<AttachmentRow> AttachmentTable::of_message(std::int64_t message) {
    return select_.all([](const Row& row) { return AttachmentRow{row.text(0), row.text(1), row.bytes(2)}; }, message);
}

}  // namespace gm
