#include "gm/mail/html_bounds.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <unordered_map>
#include <vector>

#include "gm/mail/unicode.h"

namespace gm::mail {

namespace {

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

/// Where in a tag a tokenizer may be.
enum class InTag { tag_name, before_name, name, after_name, before_value, double_quoted, single_quoted, unquoted, out };

InTag next(InTag state, char c) {
    if (state == InTag::double_quoted) return c == '"' ? InTag::before_name : state;
    if (state == InTag::single_quoted) return c == '\'' ? InTag::before_name : state;
    if (c == '>') return InTag::out;
    if (state == InTag::before_value && !is_blank(c))
        return c == '"' ? InTag::double_quoted : c == '\'' ? InTag::single_quoted : InTag::unquoted;
    if (is_blank(c)) {
        if (state == InTag::name) return InTag::after_name;
        return state == InTag::tag_name || state == InTag::unquoted ? InTag::before_name : state;
    }
    if (state == InTag::tag_name || state == InTag::unquoted)
        return c == '/' && state == InTag::tag_name ? InTag::before_name : state;
    if (c == '/') return InTag::before_name;
    if (c == '=' && state != InTag::before_name) return InTag::before_value;
    return InTag::name;
}

/// Counts the attributes of each tag. Whether a `<` begins one depends on what the parser makes of all before it
/// (comments, quotes, scripts): so here each does, and all tags that may be open are followed at once. Of those in the
/// same state only the one with most attributes matters, so that a byte costs a few steps, however many are open.
class AttributeCount {
public:
    void begin_tag() { raise(open_, InTag::tag_name, 0); }

    std::size_t read(char c) {
        std::size_t most = 0;
        Counts now{};
        for (std::size_t i = 0; i < states; ++i) {
            if (open_[i] == 0) continue;
            const auto before = static_cast<InTag>(i);
            const InTag after = next(before, c);
            if (after == InTag::out) continue;
            const bool begins = after == InTag::name && before != InTag::name;
            most = std::max(most, raise(now, after, open_[i] - 1 + (begins ? 1 : 0)));
        }
        open_ = now;
        return most;
    }

private:
    static constexpr auto states = static_cast<std::size_t>(InTag::out);
    using Counts = std::array<std::size_t, states>;  ///< 0: no tag is there; else one more than its attributes

    static std::size_t raise(Counts& counts, InTag state, std::size_t attributes) {
        auto& count = counts[static_cast<std::size_t>(state)];
        count = std::max(count, attributes + 1);
        return attributes;
    }

    Counts open_{};
};

/// How deep elements are within each other: each name is open as often as it began and did not end. End tags of what is
/// not open change nothing, so they cannot hide a depth.
///
/// The parser looks for what a tag ends through all that is open, unless it stands innermost: those are the steps.
class Depth {
public:
    std::size_t now() const { return all_; }
    std::size_t steps() const { return steps_; }

    void begin(const std::string& name) {
        constexpr std::array<std::string_view, 24> never_deep = {
            "li",  "dt", "dd", "br", "img", "hr",   "meta", "link", "input", "col",    "area",   "base",
            "wbr", "p",  "tr", "td", "th",  "html", "body", "head", "embed", "source", "option", "tbody"};
        constexpr std::ptrdiff_t ending = 3;  // the first of them end the one before, wherever that is
        const auto found = std::find(never_deep.begin(), never_deep.end(), name);
        if (found - never_deep.begin() < ending) steps_ += all_;
        if (found != never_deep.end()) return;
        ++open_[name];
        ++all_;
        innermost_.push_back(name);
    }

    void end(const std::string& name) {
        if (innermost_.empty() || innermost_.back() != name) steps_ += all_;
        const auto found = open_.find(name);
        if (found == open_.end() || found->second == 0) return;
        --found->second;
        --all_;
        while (!innermost_.empty() && innermost_.back() != name) innermost_.pop_back();
        if (!innermost_.empty()) innermost_.pop_back();
    }

private:
    std::unordered_map<std::string, std::size_t> open_;
    std::vector<std::string> innermost_;  ///< last; what an end tag left behind unended is in `open_` only
    std::size_t all_ = 0;
    std::size_t steps_ = 0;
};

std::string tag_name(std::string_view from) {
    constexpr std::size_t longest = 20;
    std::size_t end = 0;
    while (end < std::min(from.size(), longest) && !is_blank(from[end]) && from[end] != '>' && from[end] != '/') ++end;
    return lower(std::string(from.substr(0, end)));
}

}  // namespace

bool is_bounded(std::string_view html, const MailLimits& limits) {
    std::size_t begun = 0;
    std::size_t ended = 0;
    const std::size_t most_steps = limits.html_steps + limits.html_steps_per_byte * html.size();
    AttributeCount attributes;
    Depth depth;
    for (std::size_t at = 0; at < html.size(); ++at) {
        if (attributes.read(html[at]) > limits.html_attributes) return false;
        if (html[at] != '<') continue;
        const bool ends = at + 1 < html.size() && html[at + 1] == '/';
        const std::size_t name = at + (ends ? 2 : 1);
        if (name >= html.size() || !is_letter(html[name])) continue;
        attributes.begin_tag();
        if (ends) {
            depth.end(tag_name(html.substr(name)));
        } else {
            depth.begin(tag_name(html.substr(name)));
        }
        if (depth.now() > limits.html_depth || depth.steps() > most_steps) return false;
        if (++(ends ? ended : begun) > (ends ? limits.html_end_tags : limits.html_tags)) return false;
    }
    return true;
}

}  // namespace gm::mail
