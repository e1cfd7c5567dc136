#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "orders/problem.h"
#include "orders/result.h"

namespace orders {

enum class NodeKind { null, scalar, list, map };

struct Member;

/// One value of a YAML text, with its place. A plain tree: no aliases, no
/// duplicate keys, bounded in depth and size, whoever wrote the text.
struct Node {
    NodeKind kind = NodeKind::null;
    Mark mark;
    std::string text;     ///< scalar: as written, unquoted
    bool quoted = false;  ///< scalar: "12" is a text, 12 may be a number
    std::vector<Node> items;
    std::vector<Member> members;

    bool is_null() const { return kind == NodeKind::null; }
    bool is_scalar() const { return kind == NodeKind::scalar; }
    bool is_list() const { return kind == NodeKind::list; }
    bool is_map() const { return kind == NodeKind::map; }
    const Node* find(std::string_view key) const;  ///< exact key; nullptr if absent or not a map
};

struct Member {
    std::string key;
    Mark mark;
    Node value;
};

/// "a list", "a map", "nothing", "'text'": for messages.
Said what_it_is(const Node& node);

struct Limits {
    std::size_t bytes = 1'000'000;
    int depth = 24;
    std::size_t nodes = 200'000;
};

/// A text that was read, with what is needed to point into it.
struct Document {
    std::string file;  ///< name for messages
    std::string text;
    Node root;

    Problem problem(Mark mark, Said what, Said advice = {}, ProblemKind kind = ProblemKind::invalid) const;
};

/// Reads one YAML document; says where and why when it cannot.
Result<Document> parse_document(std::string text, std::string file, const Limits& limits = {});

}  // namespace orders
