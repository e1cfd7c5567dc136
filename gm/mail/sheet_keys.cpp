#include "gm/mail/sheet_keys.h"

#include "orders/text.h"

namespace gm::mail {

SheetKeys::SheetKeys(const std::vector<std::string>& words) {
    for (const std::string& word : words) folded_.insert(orders::fold(word));
}

bool SheetKeys::knows(std::string_view key) const { return folded_.contains(orders::fold(key)); }

}  // namespace gm::mail
