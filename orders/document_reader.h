#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "orders/document.h"

namespace orders {

/// Reads typed values out of a Document and gathers every problem met, each with
/// its place, so that the author hears of all of them at once.
class DocumentReader {
public:
    explicit DocumentReader(const Document& document) : document_(document) {}

    const Document& document() const { return document_; }
    const Problems& problems() const { return problems_; }
    Problems take_problems() { return std::move(problems_); }
    bool clean() const;  ///< no problem worse than a warning

    void invalid(Mark mark, std::string what, std::string advice = {});
    void illegal(Mark mark, std::string what, std::string rule, std::string advice = {});
    void warn(Mark mark, std::string what, std::string advice = {});

    /// Complains of every key that is not among `known`, with the nearest one.
    void known_keys(const Node& map, std::initializer_list<std::string_view> known);
    void known_keys(const Node& map, const std::vector<std::string>& known);

    // Each says what is wrong and returns nothing when the node is not of that kind.
    const Node* map(const Node& node, std::string_view what);
    const Node* list(const Node& node, std::string_view what);
    std::optional<std::int64_t> whole(const Node& node, std::string_view what);
    std::optional<std::int64_t> whole(const Node& node, std::string_view what, std::int64_t low, std::int64_t high);
    std::optional<bool> boolean(const Node& node, std::string_view what);
    std::optional<std::string> text(const Node& node, std::string_view what);
    /// Place in `choices` of the word, found without regard to accents and case.
    std::optional<std::size_t> choice(const Node& node, std::string_view what, const std::vector<std::string>& choices);

    /// Member `key` of `map`; says that it is missing when it is.
    const Node* required(const Node& map, std::string_view key, std::string_view of_what);

    std::size_t count() const { return problems_.size(); }

private:
    const Document& document_;
    Problems problems_;
};

/// 12, -3: decimal digits only, so that 012 is twelve and 0x10 nothing.
std::optional<std::int64_t> parse_whole(std::string_view text);

}  // namespace orders
