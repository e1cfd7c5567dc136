#include "gm/play/message_ids.h"

namespace gm {

TakenIds taken_ids(const std::vector<MessageRow>& withdrawn) {
    TakenIds ids;
    for (const MessageRow& row : withdrawn) ids.insert(row.message_id);
    return ids;
}

std::string message_id(const std::string& stem, const TakenIds& taken) {
    const std::string end = "@gm.invalid>";
    std::string id = "<" + stem + end;
    for (int number = 2; taken.contains(id); ++number) id = "<" + stem + ".r" + std::to_string(number) + end;
    return id;
}

}  // namespace gm
