#include "gm/mail/html_text.h"

#include <algorithm>

#include "gm/mail/html_bounds.h"
#include "gm/mail/html_style.h"
#include "gm/mail/html_tree.h"

namespace gm::mail {

namespace {

/// What holds inside an element, for the text in it.
struct Surroundings {
    int quoted = 0;
    int indent = 0;
    bool preformatted = false;
};

/// Puts lines together from pieces of text and line ends.
class LineWriter {
public:
    void begin_block(const Surroundings& around, int first_line) {
        end_line_if_any();
        first_line_ = first_line;
        around_ = around;
    }
    void enter(const Surroundings& around) { around_ = around; }

    void dash() {
        end_line_if_any();
        dash_ = true;
    }

    void no_dash() { dash_ = false; }  // an empty item leaves none behind

    void line_break() {
        lines_.push_back({std::move(line_), quoted_now()});
        line_.clear();
        begun_ = false;
        space_ = false;
    }

    void end_line_if_any() {
        if (begun_) line_break();
        space_ = false;
    }

    void text(std::string_view text) {
        for (const char c : text) {
            const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
            if (around_.preformatted && c == '\n') {
                line_break();
            } else if (around_.preformatted && c == '\r') {
                continue;
            } else if (blank && !around_.preformatted) {
                space_ = true;
            } else {
                put(c);
            }
        }
    }

    void space() { space_ = true; }

    TextLines take() {
        end_line_if_any();
        return std::move(lines_);
    }

private:
    void put(char c) {
        if (!begun_) {
            begin_line();
        } else if (space_) {
            line_ += ' ';
        }
        space_ = false;
        line_ += c;
    }

    void begin_line() {
        constexpr int deepest = 200;
        const int columns = std::clamp(around_.indent + first_line_ - (dash_ ? 2 : 0), 0, deepest);
        line_.assign(static_cast<std::size_t>(columns), ' ');
        if (dash_) line_ += "- ";
        begun_ = true;
        dash_ = false;
        first_line_ = 0;
        quoted_ = around_.quoted;
    }

    int quoted_now() const { return begun_ ? quoted_ : around_.quoted; }

    TextLines lines_;
    std::string line_;
    Surroundings around_;
    bool begun_ = false;
    bool space_ = false;  ///< seen, but not written: it may be the line's last
    bool dash_ = false;   ///< the next line is a list's item
    int first_line_ = 0;
    int quoted_ = 0;
};

/// Walks the tree without recursion: mails nest as deep as they like.
class HtmlReader {
public:
    TextLines read(const GumboNode& root) {
        open(root);
        while (!path_.empty()) {
            Step& step = path_.back();
            const GumboVector& children = step.node->v.element.children;
            if (step.next < children.length) {
                visit(*static_cast<const GumboNode*>(children.data[step.next++]));
            } else {
                close();
            }
        }
        return writer_.take();
    }

private:
    struct Step {
        const GumboNode* node;
        unsigned next;
        HtmlStyle style;
        Surroundings around;
    };

    void visit(const GumboNode& node) {
        if (node.type == GUMBO_NODE_ELEMENT) {
            open(node);
        } else if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE ||
                   node.type == GUMBO_NODE_CDATA) {
            writer_.text(node.v.text.text);
        }
    }

    void open(const GumboNode& node) {
        const GumboTag tag = node.v.element.tag;
        if (tag == GUMBO_TAG_BR) return writer_.line_break();
        if (tag == GUMBO_TAG_HR) return rule();
        const HtmlStyle style = style_of(node);
        if (style.hidden) return;
        Surroundings around = path_.empty() ? Surroundings{} : path_.back().around;
        if (style.quotes) ++around.quoted;
        around.indent += style.indent + (style.item || begins_deeper(style) ? 2 : 0);
        if (style.preformatted != 0) around.preformatted = style.preformatted > 0;
        if (style.block) {
            writer_.begin_block(around, style.first_line);
        } else {
            writer_.enter(around);
        }
        if (style.item) writer_.dash();
        if (tag == GUMBO_TAG_TD || tag == GUMBO_TAG_TH) writer_.space();
        path_.push_back({&node, 0, style, around});
    }

    void close() {
        const Step done = path_.back();
        path_.pop_back();
        const Surroundings around = path_.empty() ? Surroundings{} : path_.back().around;
        if (done.style.block) {
            writer_.begin_block(around, 0);
            if (done.style.item) writer_.no_dash();
        } else {
            writer_.enter(around);
        }
    }

    /// A list in a list's item begins where the item's text does; any other list is indented.
    bool begins_deeper(const HtmlStyle& style) const {
        if (!style.list) return false;
        const auto around = std::find_if(path_.rbegin(), path_.rend(),
                                         [](const Step& step) { return step.style.item || step.style.list; });
        return around == path_.rend() || around->style.list;
    }

    void rule() {
        writer_.end_line_if_any();
        writer_.text("____");
        writer_.line_break();
    }

    std::vector<Step> path_;
    LineWriter writer_;
};

}  // namespace

std::optional<TextLines> lines_of_html(std::string_view html, const MailLimits& limits) {
    if (!is_bounded(html, limits)) return std::nullopt;
    constexpr std::size_t least = 1'000'000;
    constexpr std::size_t times = 100;  // ten to twenty suffice for real mails
    const HtmlTree tree(html, std::min<std::size_t>(least + html.size() * times, 64'000'000));
    if (tree.root() == nullptr) return std::nullopt;
    return HtmlReader().read(*tree.root());
}

}  // namespace gm::mail
