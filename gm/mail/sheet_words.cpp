#include "gm/mail/sheet_words.h"

#include "orders/text.h"

namespace gm::mail {

SheetWords::SheetWords(const std::vector<std::string>& words) {
    for (const std::string& word : words) folded_.insert(orders::fold(word));
}

bool SheetWords::knows(std::string_view key) const { return folded_.contains(orders::fold(key)); }

}  // namespace gm::mail
