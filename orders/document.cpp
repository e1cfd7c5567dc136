#include "orders/document.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>
#include <unordered_set>

#include "orders/plain_yaml.h"
#include "orders/text.h"
#include "orders/yaml_complaint.h"

namespace orders {

namespace {

Mark to_mark(const YAML::Mark& mark) { return {mark.line + 1, mark.column + 1}; }

/// Thrown out of yaml-cpp's event loop; never leaves this file.
struct Stop {
    Mark mark;
    Said what;
    Said advice;
};

bool is_plain_null(const std::string& text) { return text.empty() || text == "~" || text == "null" || text == "Null"; }

/// Builds the tree from yaml-cpp's events, so that a hostile text is refused while
/// it is read and not after it has filled the memory.
class TreeBuilder final : public YAML::EventHandler {
public:
    explicit TreeBuilder(const Limits& limits) : limits_(limits) {}

    Node take_root() { return std::move(root_); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}

    /// yaml-cpp sees that a value is missing only on the next line: the key is where to look.
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override {
        const bool after_key = !levels_.empty() && levels_.back().key_open;
        place(make(NodeKind::null, after_key ? levels_.back().node.members.back().mark : to_mark(mark)));
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        throw Stop{to_mark(mark), say("aliases (*name) are not accepted"), say("write the value out again")};
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, const std::string& value) override {
        const bool quoted = tag == "!";
        if (expects_key()) return open_member(to_mark(mark), value);
        Node node = make(!quoted && is_plain_null(value) ? NodeKind::null : NodeKind::scalar, to_mark(mark));
        node.text = value;
        node.quoted = quoted;
        place(std::move(node));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        open(NodeKind::list, to_mark(mark));
    }
    void OnSequenceEnd() override { close(); }

    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {
        open(NodeKind::map, to_mark(mark));
    }
    void OnMapEnd() override { close(); }

private:
    struct Level {
        Node node;
        std::unordered_set<std::string> keys;
        bool key_open = false;
    };

    Node make(NodeKind kind, Mark mark) {
        if (++nodes_ > limits_.nodes) {
            throw Stop{mark, say("the text holds more than {} values", limits_.nodes), say("make it smaller")};
        }
        Node node;
        node.kind = kind;
        node.mark = mark;
        return node;
    }

    bool expects_key() const { return !levels_.empty() && levels_.back().node.is_map() && !levels_.back().key_open; }

    void open_member(Mark mark, const std::string& key) {
        Level& level = levels_.back();
        if (!level.keys.insert(key).second) {
            throw Stop{mark, say("the key '{}' stands twice in the same map", key), say("keep one of the two")};
        }
        level.node.members.push_back({key, mark, make(NodeKind::null, mark)});
        level.key_open = true;
    }

    void open(NodeKind kind, Mark mark) {
        if (expects_key()) throw Stop{mark, say("a list or a map cannot be a key"), say("use a word as the key")};
        if (levels_.size() >= static_cast<std::size_t>(limits_.depth)) {
            throw Stop{mark, say("values are nested more than {} deep", limits_.depth),
                       say("an order sheet never needs that")};
        }
        levels_.push_back({make(kind, mark), {}, false});
    }

    void close() {
        Node node = std::move(levels_.back().node);
        levels_.pop_back();
        place(std::move(node));
    }

    void place(Node node) {
        if (levels_.empty()) {
            root_ = std::move(node);
            return;
        }
        Level& level = levels_.back();
        if (level.node.is_list()) {
            level.node.items.push_back(std::move(node));
        } else if (!level.key_open) {
            throw Stop{node.mark, say("a key is missing before ':'"), say("write 'key: value'")};
        } else {
            level.node.members.back().value = std::move(node);
            level.key_open = false;
        }
    }

    const Limits limits_;
    std::size_t nodes_ = 0;
    std::vector<Level> levels_;
    Node root_;
};

Mark mark_at(std::string_view text, std::size_t offset) {
    Mark mark{1, 1};
    for (const char c : text.substr(0, offset)) {
        if (c == '\n') {
            ++mark.line;
            mark.column = 1;
        } else {
            ++mark.column;
        }
    }
    return mark;
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Marks count bytes while a text is read; editors and people count characters. What is
/// missing at the end of a line is one place beyond it, wherever yaml-cpp has seen that.
int character_column(std::string_view line, int byte_column) {
    const auto before = static_cast<std::size_t>(byte_column > 0 ? byte_column - 1 : 0);
    return 1 + static_cast<int>(count_characters(line.substr(0, before)));
}

/// yaml-cpp counts a carriage return as a line, and looks beyond the end.
int line_inside(std::string_view text, int line) {
    const auto last = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
    return std::min(line, last);
}

std::optional<Problem> unreadable(const Document& document, const Limits& limits) {
    const std::string& text = document.text;
    if (text.size() > limits.bytes) {
        Problem problem =
            invalid(say("the text is {} bytes long, more than the {} accepted", text.size(), limits.bytes),
                    say("send the order sheet alone, without what came with it"));
        problem.file = document.file;
        return problem;
    }
    if (const auto at = first_invalid_utf8(text)) {
        return document.problem(mark_at(text, *at), say("this is not UTF-8 text"),
                                say("save it as UTF-8 and send it again"));
    }
    if (const auto at = text.find('\0'); at != std::string::npos) {
        return document.problem(mark_at(text, at), say("this is not text: it holds a NUL byte"),
                                say("send a YAML text file"));
    }
    return std::nullopt;
}

}  // namespace

const Node* Node::find(std::string_view key) const {
    for (const Member& member : members) {
        if (member.key == key) return &member.value;
    }
    return nullptr;
}

Said what_it_is(const Node& node) {
    switch (node.kind) {
        case NodeKind::null: return say("nothing");
        case NodeKind::list: return say("a list");
        case NodeKind::map: return say("a map");
        case NodeKind::scalar: break;
    }
    return "'" + clip(node.text, 40) + "'";
}

Problem Document::problem(Mark mark, Said what, Said advice, ProblemKind kind) const {
    Problem out = orders::problem(kind, std::move(what), std::move(advice));
    out.file = file;
    out.mark = mark;
    if (mark.line > 0) {
        const int number = line_inside(text, mark.line);
        std::string_view line = line_of(text, number);
        if (line.starts_with(byte_order_mark)) line.remove_prefix(byte_order_mark.size());  // no column of its own
        point_into(out, line, {number, character_column(line, mark.column)});
        if (first_invalid_utf8(out.excerpt)) out.excerpt.clear();
    }
    return out;
}

Result<Document> parse_document(std::string text, std::string file, const Limits& limits) {
    Document document{std::move(file), std::move(text), {}};
    if (auto problem = unreadable(document, limits)) return std::move(*problem);
    if (auto root = read_plain_yaml(document.text, limits)) {
        document.root = std::move(*root);
        return document;
    }
    std::istringstream stream(document.text);
    TreeBuilder builder(limits);
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(builder)) return document;
        TreeBuilder rest(limits);
        if (parser.HandleNextDocument(rest)) {
            return document.problem(rest.take_root().mark, say("there is a second document after '---'"),
                                    say("send one document only"));
        }
    } catch (const Stop& stop) {
        return document.problem(stop.mark, stop.what, stop.advice);
    } catch (const YAML::Exception& error) {
        return document.problem(
            to_mark(error.mark), say("this is not valid YAML: {}", yaml_complaint(error.msg)),
            say("check the indentation, the colons and the brackets on this line and the one above"));
    }
    document.root = builder.take_root();
    return document;
}

}  // namespace orders
