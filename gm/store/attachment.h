#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gm/store/query.h"

namespace gm {

/// A file that goes along with a mail.
struct AttachmentRow {
    std::string name;  ///< of the file
    std::string type;  ///< with its charset, if it is text
    std::string content;

    bool operator==(const AttachmentRow&) const = default;
};

class AttachmentTable {
public:
    explicit AttachmentTable(SQLite::Database& database);
    void add(std::int64_t message, const std::vector<AttachmentRow>& rows);
    std::vector<AttachmentRow> of_message(std::int64_t message);

private:
    Query insert_;
    Query select_;
};

}  // namespace gm
