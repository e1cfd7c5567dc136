#include "gm/conform/place.h"

#include "orders/document_reader.h"

namespace gm::conformance {

using orders::Mark;
using orders::Member;
using orders::Node;

namespace {

std::string_view without_slash(std::string_view path) {
    while (path.starts_with('/')) path.remove_prefix(1);
    return path;
}

/// The member whose key the path begins with; keys may hold slashes themselves.
const Member* first_step(const Node& map, std::string_view path) {
    const Member* best = nullptr;
    for (const Member& member : map.members) {
        if (!path.starts_with(member.key)) continue;
        if (path.size() > member.key.size() && path[member.key.size()] != '/') continue;
        if (best == nullptr || member.key.size() > best->key.size()) best = &member;
    }
    return best;
}

/// Takes `players/a` off a text `state: players/a: there is no such player`.
std::string path_in(std::string& what) {
    constexpr std::string_view prefix = "state: ";
    if (!what.starts_with(prefix)) return {};
    const auto end = what.find(": ", prefix.size());
    if (end == std::string::npos) return {};
    std::string path = what.substr(prefix.size(), end - prefix.size());
    what.erase(0, end + 2);
    return path;
}

}  // namespace

Mark find_place(const Node& root, std::string_view path) {
    const Node* node = &root;
    Mark mark = root.mark;
    path = without_slash(path);
    while (!path.empty()) {
        if (node->is_map()) {
            const Member* member = first_step(*node, path);
            if (member == nullptr) break;
            mark = member->mark;
            node = &member->value;
            path = without_slash(path.substr(member->key.size()));
        } else if (node->is_list()) {
            const auto slash = path.find('/');
            const auto number = orders::parse_whole(path.substr(0, slash));
            if (!number || *number < 1 || static_cast<std::size_t>(*number) > node->items.size()) break;
            node = &node->items[static_cast<std::size_t>(*number) - 1];
            mark = node->mark;
            path = slash == std::string_view::npos ? std::string_view{} : without_slash(path.substr(slash));
        } else {
            break;
        }
    }
    return mark;
}

orders::Problems in_document(const orders::Document& document, const Node& root, Mark otherwise,
                             orders::Problems problems) {
    for (orders::Problem& problem : problems) {
        if (!problem.file.empty()) continue;  // about another file, and complete
        if (problem.path.empty()) problem.path = path_in(problem.what);
        std::string_view path = without_slash(problem.path);
        constexpr std::string_view prefix = "state/";
        if (path.starts_with(prefix)) path.remove_prefix(prefix.size());
        if (problem.mark.line == 0) problem.mark = path.empty() ? otherwise : find_place(root, path);
        orders::Problem placed = document.problem(problem.mark, problem.what, problem.advice, problem.kind);
        placed.rule = problem.rule;
        if (!path.empty()) placed.path = std::string(prefix).append(path);
        problem = std::move(placed);
    }
    return problems;
}

}  // namespace gm::conformance
