#include "orders/described/prose.h"

#include <algorithm>
#include <cctype>

#include "orders/described/prose_sentence.h"
#include "orders/sheet_limits.h"
#include "orders/suggestion.h"
#include "orders/text.h"
#include "orders/words.h"

namespace orders::described {

namespace {

constexpr auto order_words = word_list({{"order", "ordre, ordres", "orders"}});
constexpr std::size_t broken_from = 66;  // mail programs break lines about there
constexpr std::size_t broken_until = 100;

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool is_dash(std::string_view text) { return text == "-" || text == "–" || text == "—" || text == "*" || text == "•"; }

/// A line of the text behind its marks of quotation.
struct SourceLine {
    std::string_view whole;
    int number = 0;
    std::size_t begin = 0;  ///< bytes before what its author wrote
    int quoted = 0;

    std::string_view text() const { return whole.substr(begin); }
    bool blank() const { return begin == whole.size(); }
};

SourceLine source_line(std::string_view line, int number) {
    SourceLine out{line, number};
    const auto skip_blanks = [&] {
        while (out.begin < line.size() && blank_at(line, out.begin) > 0) out.begin += blank_at(line, out.begin);
    };
    skip_blanks();
    for (; out.begin < line.size() && line[out.begin] == '>'; skip_blanks()) {
        ++out.begin;
        ++out.quoted;
    }
    return out;
}

/// The text's lines up to a signature.
std::vector<SourceLine> source_lines(std::string_view text) {
    std::vector<SourceLine> out;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    for (int number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        const SourceLine one = source_line(line, number);
        if (one.text() == "--" || one.text() == "-- ") break;
        out.push_back(one);
    }
    return out;
}

/// `#1 - Alice`
struct ProseHeading {
    Node turn;
    Node player;
};

Node heading_node(const SourceLine& line, std::size_t at, std::size_t end) {
    Node out;
    out.kind = NodeKind::scalar;
    out.mark = {line.number, static_cast<int>(count_characters(line.whole.substr(0, at))) + 1};
    out.text = std::string(line.whole.substr(at, end - at));
    return out;
}

std::optional<ProseHeading> heading_of(const SourceLine& line) {
    const std::string_view text = line.whole;
    std::size_t at = line.begin;
    const auto skip_blanks = [&] {
        while (at < text.size() && blank_at(text, at) > 0) at += blank_at(text, at);
    };
    if (at >= text.size() || text[at] != '#') return std::nullopt;
    ++at;
    skip_blanks();
    const std::size_t number = at;
    while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0) ++at;
    if (at == number || at - number > 6) return std::nullopt;
    ProseHeading out{heading_node(line, number, at), {}};
    skip_blanks();
    for (const std::string_view dash : {"-", "–", "—", ":", "."}) {
        if (!text.substr(at).starts_with(dash)) continue;
        at += dash.size();
        break;
    }
    skip_blanks();
    std::size_t end = text.size();
    while (end > at && (text[end - 1] == ' ' || text[end - 1] == '\t')) --end;
    if (at == end) return std::nullopt;
    out.player = heading_node(line, at, end);
    return out;
}

/// A sentence on its way to be understood.
struct Sentence {
    std::vector<ProseToken> tokens;
    bool marked = false;  ///< it says that it is an order, or is an item of a list
    bool named = false;   ///< it says that it is an order
};

bool says_order(std::string_view folded) {
    return std::any_of(order_words.words.begin(), order_words.words.end(), [&](const Word& word) {
        const auto french = split_words(word.french);
        return folded == word.id || folded == word.english ||
               std::find(french.begin(), french.end(), folded) != french.end();
    });
}

/// `Ordre:run` is two words.
void part_from_colon(std::vector<ProseToken>& tokens) {
    if (tokens.empty() || tokens.front().quoted) return;
    const auto colon = tokens.front().text.find(':');
    if (colon == std::string::npos || !says_order(folded_word(tokens.front().text.substr(0, colon)))) return;
    ProseToken rest = tokens.front();
    rest.mark.column += static_cast<int>(count_characters(rest.text.substr(0, colon + 1)));
    rest.text.erase(0, colon + 1);
    rest.folded = folded_word(rest.text);
    tokens.front().text.resize(colon);
    tokens.front().folded = folded_word(tokens.front().text);
    if (!rest.text.empty()) tokens.insert(tokens.begin() + 1, std::move(rest));
}

/// Without what only says that here is an order: a dash or number, "Ordre :", "Ordre 2 -".
Sentence sentence_of(const SourceLine& line) {
    Sentence out{prose_tokens(line.whole, line.number, line.begin)};
    auto& tokens = out.tokens;
    part_from_colon(tokens);
    const auto drop_if = [&](auto test) {
        if (tokens.empty() || tokens.front().quoted || !test(tokens.front().text)) return false;
        tokens.erase(tokens.begin());
        return true;
    };
    out.marked = drop_if(is_dash) || drop_if([](std::string_view text) {
                     return text.size() > 1 && (text.ends_with('.') || text.ends_with(')')) &&
                            is_number(text.substr(0, text.size() - 1));
                 });
    out.named = drop_if([](std::string_view text) { return says_order(folded_word(text)); });
    if (out.named) {
        drop_if([](std::string_view text) { return is_number(text); });
        while (drop_if(is_dash)) {
        }
    }
    out.marked = out.marked || out.named;
    return out;
}

/// Is it a list or map in sheets?
bool is_structured(const Part& part) {
    const Saying::Form form = part.kind->saying().form;
    return form == Saying::Form::order || form == Saying::Form::list || form == Saying::Form::by_name;
}

/// A tree with a key of a sheet, and nothing in it that only a sentence can be: `run : avec Tanaka`. Where a sentence
/// stands below `citizenship: evo`, YAML reads both as one value: then it takes more to be a sheet.
bool is_sheet(std::string_view text, PartList parts, bool has_sentences) {
    const auto read = parse_document(std::string(text), "");
    if (!read || !read->root.is_map()) return false;
    bool known = false;
    for (const Member& member : read->root.members) {
        const auto part =
            std::find_if(parts.begin(), parts.end(), [&](const Part& one) { return is_called(one, member.key); });
        if (part == parts.end()) continue;
        known = known || !has_sentences || part->kind == nullptr || !member.value.is_scalar();
        if (part->kind != nullptr && is_structured(*part) && !part->one_will_do && member.value.is_scalar())
            return false;
    }
    return known;
}

/// Does a value of YAML begin so that is more than a word?
bool begins_value(const ProseToken& token) {
    return token.quoted || std::string_view("[{|>&*!'#-").find(token.text.front()) != std::string_view::npos;
}

/// A line that only a sentence can be. `votes:` begins a part of a sheet.
bool is_order(const SourceLine& line, const ProseKeys& heads) {
    const Sentence sentence = sentence_of(line);
    if (sentence.named) return !sentence.tokens.empty() && !begins_value(sentence.tokens.front());
    const auto found = heads.find(sentence.tokens);
    if (found.part == nullptr || found.tokens == 0) return false;
    const ProseToken& head = sentence.tokens[found.tokens - 1];
    if (!head.colon) return true;
    const bool inside = sentence.marked || (line.begin > 0 && line.quoted == 0);
    if (inside || !is_structured(*found.part) || sentence.tokens.size() == found.tokens) return false;
    return !begins_value(sentence.tokens[found.tokens]);
}

/// The lines below the heading that are as deep in quotations as it is.
struct ProseSource {
    ProseHeading heading;
    std::vector<SourceLine> lines;
};

std::optional<ProseSource> source_of(std::string_view text) {
    std::optional<ProseSource> out;
    int depth = 0;
    for (const SourceLine& line : source_lines(text)) {
        if (out) {
            // A comment is none of it; another heading is no order, and is complained of as one.
            if (line.quoted == depth && (!line.text().starts_with('#') || heading_of(line))) out->lines.push_back(line);
        } else if (!line.blank()) {
            auto heading = heading_of(line);
            if (!heading) return std::nullopt;
            out = {{std::move(*heading)}, {}};
            depth = line.quoted;
        }
    }
    return out;
}

/// Does the order have a word of its own that the line begins with? A note has none, so it swallows no order.
bool has_word(const StructKind& order, ProseTokens line) {
    const auto finds = [&](const StructKind* one) {
        return one != nullptr && ProseKeys(one->parts()).find(line).part != nullptr;
    };
    const PartList parts = order.parts();
    return finds(&order) || std::any_of(parts.begin(), parts.end(), [&](const Part& part) {
               return part.kind != nullptr && finds(order_of(*part.kind));
           });
}

/// An order on its way to be gathered from its lines.
struct Gathered {
    const SourceLine* last = nullptr;
    bool named = false;                 ///< it says "Ordre :"
    const StructKind* order = nullptr;  ///< whose words may go on in the next line
};

/// The rest of an order that was too long for a mail program's line. What begins like an order is one, unless the one
/// above says "Ordre :" and this does not, and its first word may be one of that order's.
bool goes_on(const Gathered& before, const SourceLine& line, const Sentence& sentence, bool begins) {
    if (sentence.marked || sentence.tokens.empty() || before.last->blank() || line.number != before.last->number + 1)
        return false;
    const std::size_t length = count_characters(before.last->whole);
    const bool was_broken = length + count_characters(sentence.tokens.front().text) >= broken_from;
    if (!begins) return was_broken || before.last->whole.ends_with(',');
    return before.named && was_broken && length < broken_until && before.order != nullptr &&
           has_word(*before.order, sentence.tokens);
}

class ProseReader {
public:
    ProseReader(Prose& prose, const StructKind& sheet, std::string_view language)
        : prose_(prose), keys_(sheet.parts()), language_(language) {}

    void read(const std::vector<SourceLine>& lines) {
        Gathered before;
        for (const SourceLine& line : lines) {
            Sentence sentence = sentence_of(line);
            const Part* part = keys_.find(sentence.tokens).part;
            if (!tokens_.empty() && goes_on(before, line, sentence, part != nullptr)) {
                ProseLine& last = prose_.lines.back();
                last.last = line.number;
                last.text.append(" ").append(line.text());
                std::move(sentence.tokens.begin(), sentence.tokens.end(), std::back_inserter(tokens_.back()));
            } else if (!sentence.tokens.empty()) {
                if (prose_.lines.size() == most_prose_lines) return too_many(line);
                prose_.lines.push_back({line.number, line.number, std::string(line.text())});
                tokens_.push_back(std::move(sentence.tokens));
                before.named = sentence.named;
                before.order = part == nullptr ? nullptr : order_of(*part->kind);
            }
            before.last = &line;
        }
    }

    void understand() {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            understand(prose_.lines[i], tokens_[i]);
            refuse_second(i);
        }
    }

private:
    void too_many(const SourceLine& line) {
        ProseLine beyond{line.number, line.number, std::string(line.text())};
        beyond.problems.push_back(prose_.document.problem(
            {line.number, 1},
            say("this message has more than {} lines: what is from here on was not read", most_prose_lines)));
        prose_.lines.push_back(std::move(beyond));
    }

    /// Orders of which a sheet has one; of those by name, one a name.
    void refuse_second(std::size_t place) {
        ProseLine& line = prose_.lines[place];
        if (!line.understood() || line.member.value.is_list()) return;
        const bool by_name = line.part->kind->saying().form == Saying::Form::by_name;
        const Member& own = by_name ? line.member.value.members.front() : line.member;
        for (std::size_t i = 0; i < place; ++i) {
            const ProseLine& before = prose_.lines[i];
            if (!before.understood() || before.part != line.part) continue;
            const Member& other = by_name ? before.member.value.members.front() : before.member;
            if (folded_word(other.key) != folded_word(own.key)) continue;
            line.problems.push_back(
                prose_.document.problem(own.mark,
                                        say("'{}' on line {} and '{}' on line {} mean the same", clip(other.key, 40),
                                            before.first, clip(own.key, 40), line.first),
                                        say("keep one of the two")));
            return;
        }
    }

    void understand(ProseLine& line, const std::vector<ProseToken>& tokens) {
        const auto found = keys_.find(tokens);
        if (found.part == nullptr || found.tokens == 0) return unknown(line, tokens);
        const Mark mark = tokens.front().mark;
        ProseSentence sentence(prose_.document, language_, line.problems);
        line.part = found.part;
        line.member.key = sheet_word(*found.part, language_);
        line.member.mark = mark;
        line.member.value = sentence.value(*found.part->kind, ProseTokens(tokens).subspan(found.tokens), mark);
    }

    void unknown(ProseLine& line, const std::vector<ProseToken>& tokens) {
        std::vector<std::string> words;
        std::vector<std::string> usual;
        for (const Part& part : keys_.parts()) {
            if (part.kind == nullptr) continue;
            usual.push_back(sheet_word(part, language_));
            for (std::string& word : spoken_words(part, language_)) words.push_back(std::move(word));
        }
        const std::string first = clip(tokens.front().text, 40);
        Said advice = nearest(first, words) ? suggestion(first, words)
                                            : say("begin the line with one of these words: {}", listed(usual));
        line.problems.push_back(
            prose_.document.problem(tokens.front().mark, say("no order begins with '{}'", first), std::move(advice)));
    }

    Prose& prose_;
    ProseKeys keys_;
    std::string_view language_;
    std::vector<std::vector<ProseToken>> tokens_;  ///< of each line
};

}  // namespace

bool is_prose(std::string_view text, const StructKind& sheet) {
    const auto source = source_of(text);
    if (!source) return false;
    const ProseKeys heads(sheet.parts());
    bool any = false;
    bool unindented = false;
    for (const SourceLine& line : source->lines) {
        if (!is_order(line, heads)) continue;
        any = true;
        unindented = unindented || line.begin == 0 || line.quoted > 0;
    }
    return any && !is_sheet(text, sheet.parts(), unindented);
}

Prose read_prose(std::string text, std::string file, const StructKind& sheet, std::string_view language) {
    Prose prose{{std::move(file), valid_utf8(std::move(text)), {}}, {}};
    Node& root = prose.document.root;
    root.kind = NodeKind::map;
    root.mark = {1, 1};
    const auto source = source_of(prose.document.text);
    if (!source || prose.document.text.size() > SheetLimits{}.bytes) return prose;
    for (const auto& [id, node] : {std::pair("turn", &source->heading.turn), {"player", &source->heading.player}}) {
        const auto parts = sheet.parts();
        const auto part = std::find_if(parts.begin(), parts.end(), [&](const Part& one) { return one.id == id; });
        if (part != parts.end()) root.members.push_back({sheet_word(*part, language), node->mark, *node});
    }
    ProseReader reader(prose, sheet, language);
    reader.read(source->lines);
    reader.understand();
    return prose;
}

}  // namespace orders::described
