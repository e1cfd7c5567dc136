#include "orders/described/prose_sentence.h"

#include <algorithm>

#include "orders/suggestion.h"
#include "orders/text.h"
#include "orders/words.h"

namespace orders::described {

namespace {

using Form = Saying::Form;

constexpr std::size_t most_complaints = 5;  // of a sentence: who writes pages without a word of an order knows by then

constexpr auto conjunctions = word_list({{"and", "et", "&"}});

Node bare_node(NodeKind kind, Mark mark) {
    Node out;
    out.kind = kind;
    out.mark = mark;
    return out;
}

ProseTokens without_conjunctions(ProseTokens tokens) {
    while (!tokens.empty() && is_conjunction(tokens.front())) tokens = tokens.subspan(1);
    while (!tokens.empty() && is_conjunction(tokens.back())) tokens = tokens.first(tokens.size() - 1);
    return tokens;
}

/// What stands between these, where there is anything.
template <class Between>
std::vector<ProseTokens> split_at(ProseTokens tokens, Between between) {
    std::vector<ProseTokens> out;
    for (std::size_t at = 0; at < tokens.size();) {
        std::size_t end = at;
        while (end < tokens.size() && !between(tokens[end])) ++end;
        if (const ProseTokens one = without_conjunctions(tokens.subspan(at, end - at)); !one.empty())
            out.push_back(one);
        at = end + 1;
    }
    return out;
}

std::vector<ProseTokens> split_at_commas(ProseTokens tokens) {
    return split_at(tokens, [](const ProseToken& token) { return token.comma; });
}

Node scalar_node(ProseTokens tokens, Mark mark) {
    if (tokens.empty()) return bare_node(NodeKind::null, mark);
    Node out = bare_node(NodeKind::scalar, tokens.front().mark);
    out.text = joined_text(tokens);
    out.quoted = tokens.size() == 1 && tokens.front().quoted;
    return out;
}

Node text_of(ProseTokens tokens, Mark mark) {
    Node out = scalar_node(tokens, mark);
    if (!out.quoted) out.text = whole_text(tokens);
    return out;
}

Node flag_node(ProseTokens tokens, Mark mark, std::string_view language) {
    static const Vocabulary::Place place = boolean_place();
    if (!tokens.empty()) return scalar_node(tokens, mark);
    Node out = bare_node(NodeKind::scalar, mark);
    out.text = place.terms.front().word(language);
    return out;
}

bool is_list_of_orders(const Saying& saying) {
    return saying.form == Form::list && saying.item->saying().form == Form::order;
}

std::optional<ProseKeys> keys_inside(const Part& part) {
    const StructKind* order = order_of(*part.kind);
    return order != nullptr ? std::optional<ProseKeys>(order->parts()) : std::nullopt;
}

/// The commas in it are its own.
bool takes_commas(const Saying& saying) {
    return saying.form == Form::list || saying.form == Form::order || saying.form == Form::text;
}

}  // namespace

const StructKind* order_of(const Kind& kind) {
    Saying saying = kind.saying();
    if (saying.form == Form::list || saying.form == Form::by_name) saying = saying.item->saying();
    return saying.form == Form::order ? saying.order : nullptr;
}

bool is_conjunction(const ProseToken& token) {
    if (token.quoted || token.comma) return false;
    for (const Word& word : conjunctions.words) {
        for (const std::string_view spelling : {word.id, word.french, word.english}) {
            if (token.folded == spelling) return true;
        }
    }
    return false;
}

Node ProseSentence::value(const Kind& kind, ProseTokens tokens, Mark mark) {
    const Saying saying = kind.saying();
    switch (saying.form) {
        case Form::order: return order(*saying.order, tokens, mark);
        case Form::list: return list(*saying.item, tokens, mark);
        case Form::by_name: return by_name(*saying.item, tokens, mark);
        case Form::flag: return flag_node(tokens, mark, language_);
        case Form::value: return scalar_node(tokens, mark);
        case Form::text: return text_of(tokens, mark);
        case Form::unsayable: break;
    }
    problems_.push_back(document_.problem(mark, say("this cannot be said in plain words"), say("write it in a sheet")));
    return bare_node(NodeKind::null, mark);
}

Node ProseSentence::list(const Kind& item, ProseTokens tokens, Mark mark) {
    Node out = bare_node(NodeKind::list, tokens.empty() ? mark : tokens.front().mark);
    if (item.saying().form == Form::order) {
        out.items.push_back(value(item, tokens, out.mark));
        return out;
    }
    for (const ProseTokens one :
         split_at(tokens, [](const ProseToken& token) { return token.comma || is_conjunction(token); }))
        out.items.push_back(value(item, one, mark));
    return out;
}

/// The name ends where a word of the order begins, at a colon or comma, or before the last word.
Node ProseSentence::by_name(const Kind& item, ProseTokens tokens, Mark mark) {
    Node out = bare_node(NodeKind::map, tokens.empty() ? mark : tokens.front().mark);
    std::size_t end = 0;
    const Saying saying = item.saying();
    const ProseKeys keys(saying.form == Form::order ? saying.order->parts() : PartList{});
    while (end < tokens.size() && !tokens[end].comma && keys.find(tokens.subspan(end)).part == nullptr) {
        if (tokens[end++].colon) break;
    }
    if (end == tokens.size() && end > 1 && saying.form != Form::order && !tokens.back().colon) --end;
    ProseTokens rest = tokens.subspan(end);
    if (!rest.empty() && rest.front().comma) rest = rest.subspan(1);
    if (end == 0) {
        problems_.push_back(
            document_.problem(out.mark, say("a name is missing here"), say("write whom you mean first")));
        return out;
    }
    out.members.push_back({joined_text(tokens.first(end)), out.mark, value(item, rest, out.mark)});
    return out;
}

/// Within an order in an order a longer word of the inner one is its own, whatever a part of it means to the outer one.
/// Two words for one part, one behind the other ("with the agent"), are one.
std::vector<ProseSentence::Clause> ProseSentence::clauses_of(const ProseKeys& keys, ProseTokens tokens,
                                                             Mark mark) const {
    std::vector<Clause> clauses{{nullptr, {}, mark}};
    std::optional<ProseKeys> inner;
    for (std::size_t at = 0; at < tokens.size();) {
        const auto found = keys.find(tokens.subspan(at));
        const std::size_t inside = inner ? inner->find(tokens.subspan(at)).tokens : 0;
        Clause& last = clauses.back();
        if (found.part == nullptr || inside > found.tokens) {
            const ProseTokens words = tokens.subspan(at, std::max<std::size_t>(inside, 1));
            last.tokens.insert(last.tokens.end(), words.begin(), words.end());
            at += words.size();
            continue;
        }
        if (found.bytes > 0) {
            ProseToken rest = tokens[at++];
            clauses.push_back({found.part, rest.text.substr(0, found.bytes), rest.mark});
            rest.text.erase(0, found.bytes);
            rest.folded = folded_word(rest.text);
            clauses.back().tokens.push_back(std::move(rest));
        } else {
            const ProseTokens word = tokens.subspan(at, found.tokens);
            if (last.part != found.part || !last.tokens.empty())
                clauses.push_back({found.part, joined_text(word), word.front().mark});
            at += found.tokens;
        }
        inner = keys_inside(*found.part);
    }
    return clauses;
}

Node ProseSentence::order(const StructKind& kind, ProseTokens tokens, Mark mark) {
    Node out = bare_node(NodeKind::map, tokens.empty() ? mark : tokens.front().mark);
    const ProseKeys keys(kind.parts());
    const auto clauses = clauses_of(keys, tokens, out.mark);
    // What needs no word is understood last: by then it is known what has one.
    std::vector<std::vector<ProseToken>> wordless;
    for (const Clause& clause : clauses) {
        if (clause.part != nullptr && takes_commas(clause.part->kind->saying())) {
            add_member(out, keys, clause, without_conjunctions(clause.tokens));
            continue;
        }
        auto pieces = split_at_commas(clause.tokens);
        if (clause.part != nullptr) {
            const bool own = !pieces.empty() && !clause.tokens.front().comma;
            add_member(out, keys, clause, own ? pieces.front() : ProseTokens{});
            if (own) pieces.erase(pieces.begin());
        }
        for (const ProseTokens piece : pieces) wordless.emplace_back(piece.begin(), piece.end());
    }
    for (const auto& piece : wordless) add_wordless(out, keys, piece);
    return out;
}

void ProseSentence::add_member(Node& order, const ProseKeys& keys, const Clause& clause, ProseTokens tokens) {
    while (!tokens.empty() && tokens.back().comma) tokens = tokens.first(tokens.size() - 1);
    const Kind& kind = *clause.part->kind;
    const Saying saying = kind.saying();
    const std::string key = sheet_word(*clause.part, language_);
    const auto before = std::find_if(order.members.begin(), order.members.end(),
                                     [&](const Member& member) { return keys.part(member.key) == clause.part; });
    Node value = is_list_of_orders(saying) && tokens.empty() ? bare_node(NodeKind::list, clause.mark)
                                                             : this->value(kind, tokens, clause.mark);
    if (before == order.members.end()) {
        order.members.push_back({key, clause.mark, std::move(value)});
    } else if (is_list_of_orders(saying)) {
        std::move(value.items.begin(), value.items.end(), std::back_inserter(before->value.items));
    } else if (problems_.size() < most_complaints) {
        problems_.push_back(
            document_.problem(clause.mark,
                              say("'{}' on line {} and '{}' on line {} mean the same", clip(before->key, 40),
                                  before->mark.line, clip(clause.word, 40), clause.mark.line),
                              say("keep one of the two")));
    }
}

void ProseSentence::add_wordless(Node& order, const ProseKeys& keys, ProseTokens tokens) {
    for (const Part& part : keys.parts()) {
        const bool there = std::any_of(order.members.begin(), order.members.end(),
                                       [&](const Member& member) { return keys.part(member.key) == &part; });
        if (!part.wordless || there) continue;
        return add_member(order, keys, {&part, {}, tokens.front().mark}, tokens);
    }
    if (problems_.size() >= most_complaints) return;
    std::vector<std::string> words;
    for (const Part& part : keys.parts()) {
        for (std::string& word : spoken_words(part, language_)) words.push_back(std::move(word));
    }
    std::vector<std::string> usual;
    for (const Part& part : keys.parts()) usual.push_back(sheet_word(part, language_));
    const std::string& first = tokens.front().text;
    problems_.push_back(document_.problem(tokens.front().mark,
                                          say("'{}' was not understood here", clip(joined_text(tokens), 40)),
                                          suggestion(first, nearest(first, words) ? words : usual)));
}

}  // namespace orders::described
