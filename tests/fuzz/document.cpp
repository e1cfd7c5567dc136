// Whatever bytes come in: the document reader ends with a tree or with problems that
// point into the text; where the quick reader answers, yaml-cpp gives the same tree;
// and Sealed Bids reads the sheet without harm.

#include <cstdint>
#include <cstdlib>
#include <string>

#include "orders/document.h"
#include "orders/plain_yaml.h"
#include "orders/tiny/sheet.h"

namespace {

bool same(const orders::Node& a, const orders::Node& b) {
    if (a.kind != b.kind || a.text != b.text || a.quoted != b.quoted) return false;
    if (!a.is_null() && a.mark != b.mark) return false;  // yaml-cpp is not sure where nothing stands
    if (a.items.size() != b.items.size() || a.members.size() != b.members.size()) return false;
    for (std::size_t i = 0; i < a.items.size(); ++i) {
        if (!same(a.items[i], b.items[i])) return false;
    }
    for (std::size_t i = 0; i < a.members.size(); ++i) {
        if (a.members[i].key != b.members[i].key || a.members[i].mark != b.members[i].mark) return false;
        if (!same(a.members[i].value, b.members[i].value)) return false;
    }
    return true;
}

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto document = orders::parse_document(text, "fuzz.yaml");
    if (!document) {
        require(!document.problems().empty() && !orders::describe(document.problems()).empty());
        return 0;
    }
    if (const auto quick = orders::read_plain_yaml(text, {})) {
        // A tab, if only in a comment, is not for the quick reader.
        const auto slow = orders::parse_document(text + "\n#\t\n", "fuzz.yaml");
        require(slow && same(*quick, slow->root));
    }
    orders::Problems problems;
    const auto sheet = orders::tiny::read_sheet(*document, {1, "ada", 6}, problems);
    require(sheet.has_value() || !problems.empty());
    return 0;
}
