#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "orders/document.h"
#include "orders/gathered_problems.h"
#include "orders/money.h"

namespace orders {

/// Reads typed values out of a Document and gathers the problems met, each with
/// its place, so that the author hears of them at once.
class DocumentReader {
public:
    explicit DocumentReader(const Document& document) : document_(document) {}

    const Document& document() const { return document_; }
    const Problems& problems() const { return problems_.told(); }
    Problems take_problems() { return problems_.take(document_.file); }
    /// Is the next problem told, or only counted? Then nobody need look for what to advise.
    bool tells() const { return problems_.tells(); }
    bool clean() const { return clean_since(0); }  ///< no problem worse than a warning

    void invalid(Mark mark, Said what, Said advice = {});
    void illegal(Mark mark, Said what, std::string rule, Said advice = {});
    void warn(Mark mark, Said what, Said advice = {});

    /// While it lives, problems belong to that order of a sheet, such as `runs/2`.
    class Within {
    public:
        Within(DocumentReader& reader, std::string path)
            : reader_(reader), before_(std::exchange(reader.path_, std::move(path))) {}
        ~Within() { reader_.path_.swap(before_); }
        Within(const Within&) = delete;
        Within& operator=(const Within&) = delete;

    private:
        DocumentReader& reader_;
        std::string before_;
    };

    /// Complains of every key that is not among `known`, with the nearest one.
    void known_keys(const Node& map, std::initializer_list<std::string_view> known);
    void known_keys(const Node& map, const std::vector<std::string>& known);

    // Each says what is wrong and returns nothing when the node is not of that kind.
    const Node* map(const Node& node, const Said& what);
    const Node* list(const Node& node, const Said& what);
    std::optional<std::int64_t> whole(const Node& node, const Said& what);
    std::optional<std::int64_t> whole(const Node& node, const Said& what, std::int64_t low, std::int64_t high);
    std::optional<Money> amount(const Node& node, const Said& what);  ///< as people write it: see amount.h
    std::optional<bool> boolean(const Node& node, const Said& what);
    std::optional<std::string> text(const Node& node, const Said& what);
    /// Place in `choices` of the word, found without regard to accents and case.
    std::optional<std::size_t> choice(const Node& node, const Said& what, const std::vector<std::string>& choices);

    /// Member `key` of `map`; says that it is missing when it is.
    const Node* required(const Node& map, std::string_view key, const Said& of_what);

    /// How many problems were worse than warnings so far.
    std::size_t serious() const { return problems_.serious(); }
    bool clean_since(std::size_t serious) const { return problems_.serious() == serious; }

private:
    void add(ProblemKind kind, Mark mark, Said what, Said advice, std::string rule = {});

    const Document& document_;
    GatheredProblems problems_;
    std::string path_;
};

/// 12, -3: decimal digits only, so that 012 is twelve and 0x10 nothing.
std::optional<std::int64_t> parse_whole(std::string_view text);

}  // namespace orders
