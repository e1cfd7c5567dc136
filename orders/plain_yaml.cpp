#include "orders/plain_yaml.h"

#include <algorithm>

namespace orders {

namespace {

/// Left at once when the text is not plain. Never leaves this file.
struct NotPlain {};

void require(bool plain) {
    if (!plain) throw NotPlain{};
}

bool is_null_word(std::string_view word) { return word == "~" || word == "null" || word == "Null" || word == "NULL"; }

/// What a scalar or a key was written as.
struct Word {
    std::string text;
    Mark mark;
    bool quoted = false;
};

class PlainReader {
public:
    PlainReader(std::string_view text, const Limits& limits) : text_(text), limits_(limits) {}

    Node read() {
        next_line();
        require(!at_end());
        Node root = peek() == '{' || peek() == '[' ? flow_to_line_end() : block();
        require(at_end());
        return root;
    }

private:
    // Where we are.
    bool at_end() const { return at_ >= text_.size(); }
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\n'; }
    std::size_t column() const { return at_ - line_start_; }
    Mark mark() const { return {line_, static_cast<int>(column()) + 1}; }
    bool at_line_end() const { return peek() == '\n'; }
    bool at_item() const { return peek() == '-' && (peek(1) == ' ' || peek(1) == '\n'); }

    void new_line() {
        ++at_;
        ++line_;
        line_start_ = at_;
    }

    void skip_spaces() {
        while (!at_end() && peek() == ' ') ++at_;
    }

    /// To the first character of the next line that holds something, over a comment.
    void next_line() {
        for (;;) {
            skip_spaces();
            if (peek() == '#') {
                require(column() == 0 || text_[at_ - 1] == ' ');
                while (!at_end() && !at_line_end()) ++at_;
            }
            if (at_end() || !at_line_end()) break;
            new_line();
        }
        if (column() > 0 || at_end()) return;
        const std::string_view rest = text_.substr(at_, 3);
        require(rest != "---" && rest != "..." && peek() != '%');  // the marks of documents
    }

    void end_line() {
        skip_spaces();
        require(at_end() || at_line_end() || peek() == '#');
        next_line();
    }

    // Nodes.
    Node make(NodeKind kind, Mark mark) {
        count();
        Node node;
        node.kind = kind;
        node.mark = mark;
        return node;
    }

    void count() { require(++nodes_ <= limits_.nodes); }

    Node scalar(Word word) {
        Node node = make(NodeKind::scalar, word.mark);
        if (!word.quoted && is_null_word(word.text)) {
            node.kind = NodeKind::null;
            return node;
        }
        node.text = std::move(word.text);
        node.quoted = word.quoted;
        return node;
    }

    Member& add_member(Node& map, Word key) {
        require(key.quoted || !is_null_word(key.text));
        count();
        map.members.push_back({std::move(key.text), key.mark, {}});
        return map.members.back();
    }

    /// One more level; yaml-cpp's reader complains where it is one too many.
    struct Level {
        explicit Level(PlainReader& reader) : depth(reader.depth_) { require(++depth <= reader.limits_.depth); }
        ~Level() { --depth; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;
        int& depth;
    };

    static void require_different_keys(const Node& map) {
        constexpr std::size_t few = 12;
        const auto& members = map.members;
        if (members.size() <= few) {
            for (std::size_t i = 1; i < members.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) require(members[i].key != members[j].key);
            }
            return;
        }
        std::vector<std::string_view> keys;
        keys.reserve(members.size());
        for (const Member& member : members) keys.emplace_back(member.key);
        std::sort(keys.begin(), keys.end());
        require(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
    }

    // Blocks: structure by indentation. Each begins at its first character and ends at
    // the first one of the line after it.
    Node block() { return at_item() ? block_list() : block_map(); }

    Node block_map() {
        const Level level(*this);
        const std::size_t indent = column();
        Node map = make(NodeKind::map, mark());
        do {
            require(!at_item());
            Word key = word();
            require(peek() == ':' && (peek(1) == ' ' || peek(1) == '\n'));
            ++at_;
            Node value = member_value(indent);
            add_member(map, std::move(key)).value = std::move(value);
        } while (continues(indent));
        require_different_keys(map);
        return map;
    }

    /// The value after `key:`, on the same line or on those below.
    Node member_value(std::size_t indent) {
        skip_spaces();
        if (!at_end() && !at_line_end() && peek() != '#') return inline_value();
        next_line();
        require(!at_end());
        require(column() > indent || (column() == indent && at_item()));  // else there is no value
        return block();
    }

    Node block_list() {
        const Level level(*this);
        const std::size_t indent = column();
        Node list = make(NodeKind::list, mark());
        do {
            ++at_;
            require(peek() == ' ');
            skip_spaces();
            require(!at_line_end() && peek() != '#' && !at_item());
            list.items.push_back(begins_map() ? block_map() : inline_value());
        } while (continues(indent) && at_item());
        return list;
    }

    /// Is the next line at the same indentation, so that it may go on here?
    bool continues(std::size_t indent) const {
        if (at_end() || column() < indent) return false;
        require(column() == indent);
        return true;
    }

    /// Does a key stand here, or only a value?
    bool begins_map() {
        if (peek() == '{' || peek() == '[') return false;
        const std::size_t start = at_;
        word();
        const bool found = peek() == ':';
        at_ = start;
        return found;
    }

    Node inline_value() {
        if (peek() == '{' || peek() == '[') return flow_to_line_end();
        Node node = scalar(word());
        end_line();
        return node;
    }

    // Words in blocks.
    Word word() {
        if (peek() == '"' || peek() == '\'') return quoted();
        const Mark place = mark();
        require_plain_start();
        const std::size_t start = at_;
        while (!at_line_end()) {
            if (peek() == ':' && (peek(1) == ' ' || peek(1) == '\n')) break;
            if (peek() == '#') {
                require(text_[at_ - 1] == ' ');
                break;
            }
            ++at_;
        }
        return finish(start, place);
    }

    /// A plain word begins with a letter, a digit or the like; signs have meanings.
    void require_plain_start() const {
        constexpr std::string_view meaningful = "?:,[]{}#&*!|>'\"%@`-= ";
        require(!at_end());
        if (peek() == '-') return require(meaningful.find(peek(1)) == std::string_view::npos && peek(1) != '\n');
        require(meaningful.find(peek()) == std::string_view::npos && !at_line_end());
    }

    Word finish(std::size_t start, Mark place) {
        std::string_view plain = text_.substr(start, at_ - start);
        const bool at_colon = peek() == ':';
        require(!at_colon || !plain.ends_with(' '));
        require(!at_colon || plain.size() < longest_key);
        plain = plain.substr(0, plain.find_last_not_of(' ') + 1);
        return {std::string(plain), place, false};
    }

    Word quoted() {
        const Mark place = mark();
        const char quote = peek();
        Word out{{}, place, true};
        for (++at_;; ++at_) {
            require(!at_end() && !at_line_end() && (peek() != '\\' || quote == '\''));
            if (peek() == quote) {
                if (quote == '"' || peek(1) != '\'') break;
                ++at_;  // '' is one quote
            }
            out.text += peek();
        }
        ++at_;
        require(out.text.size() < longest_key || peek() != ':');
        return out;
    }

    // Flow collections: structure by brackets, over several lines.
    Node flow_to_line_end() {
        Node node = flow();
        end_line();
        return node;
    }

    void skip_in_flow() {
        for (;;) {
            skip_spaces();
            require(!at_end());
            if (!at_line_end()) break;
            new_line();
            require(peek() == ' ' || peek() == '\n');  // column 0 is for the marks of documents
        }
    }

    Node flow() {
        if (peek() == '[') return flow_list();
        if (peek() == '{') return flow_map();
        return scalar(flow_word());
    }

    Node flow_list() {
        const Level level(*this);
        Node list = make(NodeKind::list, mark());
        ++at_;
        skip_in_flow();
        if (peek() != ']') {
            do list.items.push_back(flow());
            while (another(']'));
        }
        ++at_;
        return list;
    }

    Node flow_map() {
        const Level level(*this);
        Node map = make(NodeKind::map, mark());
        ++at_;
        skip_in_flow();
        if (peek() != '}') {
            do {
                Word key = flow_word();
                require(peek() == ':' && (peek(1) == ' ' || peek(1) == '\n'));
                ++at_;
                skip_in_flow();
                Node value = flow();
                add_member(map, std::move(key)).value = std::move(value);
            } while (another('}'));
        }
        ++at_;
        require_different_keys(map);
        return map;
    }

    /// After an item: is there another one, or the bracket?
    bool another(char bracket) {
        skip_in_flow();
        if (peek() == bracket) return false;
        require(peek() == ',');
        ++at_;
        skip_in_flow();
        return true;
    }

    Word flow_word() {
        if (peek() == '"' || peek() == '\'') return quoted();
        const Mark place = mark();
        require_plain_start();
        const std::size_t start = at_;
        constexpr std::string_view ends = ",]}\n";
        constexpr std::string_view strange = "[{?#";
        while (ends.find(peek()) == std::string_view::npos) {
            require(strange.find(peek()) == std::string_view::npos);
            if (peek() == ':' && (peek(1) == ' ' || ends.find(peek(1)) != std::string_view::npos)) break;
            ++at_;
        }
        return finish(start, place);
    }

    static constexpr std::size_t longest_key = 500;  // yaml-cpp has a limit of its own above this

    std::string_view text_;
    const Limits& limits_;
    std::size_t at_ = 0;
    std::size_t line_start_ = 0;
    int line_ = 1;
    int depth_ = 0;
    std::size_t nodes_ = 0;
};

bool has_only_plain_characters(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) return false;
    return std::none_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\n') || byte == 0x7F;
    });
}

}  // namespace

std::optional<Node> read_plain_yaml(std::string_view text, const Limits& limits) {
    if (!has_only_plain_characters(text)) return std::nullopt;
    try {
        return PlainReader(text, limits).read();
    } catch (const NotPlain&) {
        return std::nullopt;
    }
}

}  // namespace orders
