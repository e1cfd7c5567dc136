#include "orders/sheet_limits.h"

namespace orders {

namespace {

/// Finds the row after the last one that is allowed.
class RowCount {
public:
    explicit RowCount(std::size_t allowed) : left_(allowed) {}

    const Mark* beyond(const Node& node) {
        for (const Node& item : node.items)
            if (const Mark* found = one(item.mark, item)) return found;
        for (const Member& member : node.members)
            if (const Mark* found = one(member.mark, member.value)) return found;
        return nullptr;
    }

private:
    const Mark* one(const Mark& mark, const Node& value) {
        if (left_ == 0) return &mark;
        --left_;
        return beyond(value);
    }

    std::size_t left_;
};

}  // namespace

std::optional<Problem> too_large(const Document& sheet, const SheetLimits& limits) {
    const Said advice = say("nothing of it was read: write each order once, leave out what is none, and send it again");
    if (sheet.text.size() > limits.bytes) {
        Problem problem =
            invalid(say("this sheet is {} bytes long, more than the {} that are read", sheet.text.size(), limits.bytes),
                    advice);
        problem.file = sheet.file;
        return problem;
    }
    if (const Mark* beyond = RowCount(limits.rows).beyond(sheet.root))
        return sheet.problem(*beyond, say("this sheet has more than {} rows: keys, and items of lists", limits.rows),
                             advice);
    return std::nullopt;
}

}  // namespace orders
