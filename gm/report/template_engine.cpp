#include "gm/report/template_engine.h"

#include <algorithm>
#include <utility>

#include <inja/inja.hpp>

#include "gm/report/template_functions.h"
#include "gm/report/wording.h"
#include "gm/text/html.h"

namespace gm {

using nlohmann::json;

namespace {

/// Is this line nothing but statements and comments?
bool is_statement_line(std::string_view line) {
    while (!line.empty()) {
        if (line.front() == ' ' || line.front() == '\t') {
            line.remove_prefix(1);
            continue;
        }
        const std::string_view close = line.starts_with("{%") ? "%}" : line.starts_with("{#") ? "#}" : "";
        const auto end = close.empty() ? std::string_view::npos : line.find(close);
        if (end == std::string_view::npos) return false;
        line.remove_prefix(end + 2);
    }
    return true;
}

/// A line that holds only statements leaves no line behind: its line end moves into the
/// last statement, so that messages still count lines as the author does. All other
/// white space stays as written (inja's own trimming eats spaces inside sentences).
std::string without_statement_lines(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const auto first = line.find_first_not_of(" \t");
        if (first != std::string_view::npos && end != std::string_view::npos && is_statement_line(line)) {
            const auto last = line.find_last_of('}') - 1;
            out += std::string(line.substr(first, last - first)) + '\n' + std::string(line.substr(last, 2));
        } else {
            out += std::string(line) + (end == std::string_view::npos ? "" : "\n");
        }
    }
    return out;
}

/// Lets every value that a template prints go through `show`. The library's own escaping minds strings only, and
/// would let a printed list or map through as it is.
void print_through(const inja::CallbackFunction& show, inja::BlockNode& block) {
    for (const auto& node : block.nodes) {
        if (auto* printed = dynamic_cast<inja::ExpressionListNode*>(node.get())) {
            if (!printed->root) continue;  // "{{ }}", which complains when it is rendered
            auto shown = std::make_shared<inja::FunctionNode>("shown", printed->pos);
            shown->number_args = 1;
            shown->callback = show;
            shown->arguments.push_back(printed->root);
            printed->root = std::move(shown);
        } else if (auto* loop = dynamic_cast<inja::ForStatementNode*>(node.get())) {
            print_through(show, loop->body);
        } else if (auto* choice = dynamic_cast<inja::IfStatementNode*>(node.get())) {
            print_through(show, choice->true_statement);
            print_through(show, choice->false_statement);
        } else if (auto* named = dynamic_cast<inja::BlockStatementNode*>(node.get())) {
            print_through(show, named->block);
        }
    }
}

constexpr int deepest_include = 20;

bool is_page(std::string_view file) { return file.ends_with(".html"); }

/// What `render` gives, or what is broken in `file`.
template <class Render>
orders::Result<std::string> guarded(const std::string& file, Render render) {
    try {
        return render();
    } catch (const inja::InjaError& error) {
        orders::Problem problem = orders::invalid("broken template: " + error.message);
        problem.file = file;
        problem.mark = {static_cast<int>(error.location.line), static_cast<int>(error.location.column)};
        return problem;
    } catch (const json::exception& error) {
        orders::Problem problem = orders::invalid(std::string("broken template: ") + error.what());
        problem.file = file;
        return problem;
    }
}

/// Sets a variable for as long as this lives.
template <class Value>
class Lent {
public:
    Lent(Value& variable, Value value) : variable_(variable), before_(std::exchange(variable, value)) {}
    ~Lent() { variable_ = before_; }
    Lent(const Lent&) = delete;
    Lent& operator=(const Lent&) = delete;

private:
    Value& variable_;
    Value before_;
};

}  // namespace

struct TemplateEngine::Parts final : TemplateContext {
    inja::Environment environment;
    Library library;
    std::map<std::string, std::string> names;
    Sheets sheets;
    Words words;
    std::map<std::string, inja::Template> compiled;
    bool escaping = false;       ///< a page is being rendered: what is printed must not be taken for markup
    const json* data = nullptr;  ///< of the document that is being rendered: there is one whenever a function is called
    int depth = 0;               ///< how many templates deep: one that calls itself would go on until the stack ends

    inja::Template parse(std::string_view text) {
        const Lent deeper(depth, depth + 1);
        inja::Template out = environment.parse(without_statement_lines(text));
        print_through([this](inja::Arguments& arguments) { return shown(*arguments[0]); }, out.root);
        return out;
    }

    /// Markup that the program itself made, as a value of a kind that no fact, no text and no template can hold: so
    /// nobody else's words are ever printed as markup. Anything else comes back as it is, to be escaped.
    json safe_html(const json& value) const override {
        if (!escaping || !value.is_string() || !made_here(value)) return value;
        const auto& markup = value.get_ref<const std::string&>();
        return json::binary({markup.begin(), markup.end()});
    }

    bool made_here(const json& value) const {
        static const json::json_pointer editorial("/editorial/html");
        static const json::json_pointer markup("/markup");
        if (data->contains(editorial) && data->at(editorial) == value) return true;
        if (!data->contains(markup) || !data->at(markup).is_object()) return false;
        const json& made = data->at(markup);
        return std::find(made.begin(), made.end(), value) != made.end();
    }

    json shown(const json& value) const {
        if (value.is_binary()) return std::string(value.get_binary().begin(), value.get_binary().end());
        if (!escaping || value.is_number() || value.is_null()) return value;
        return html_escaped(as_text(value));
    }

    /// Text of another file, or a complaint that names it.
    const std::string& file(const std::string& name) const {
        if (depth > deepest_include)
            throw inja::FileError("templates call each other without end, '" + name + "' among them");
        const std::string* text = library(name);
        if (text == nullptr) throw inja::FileError("there is no template '" + name + "' to include");
        return *text;
    }

    /// What a part says, as plain text: in a page, whoever prints it escapes it.
    std::string text_of(const std::string& name, const json* its_data) override {
        const bool for_page = escaping;
        const Lent plain(escaping, false);
        const Lent deeper(depth, depth + 1);
        const std::string& source = file(name);
        try {
            auto found = compiled.find(name);
            if (found == compiled.end()) found = compiled.emplace(name, parse(source)).first;
            std::string text = environment.render(found->second, its_data == nullptr ? *data : *its_data);
            while (text.ends_with('\n')) text.pop_back();
            return for_page ? glued(text) : text;
        } catch (const inja::InjaError& error) {
            if (error.message.starts_with("in ")) throw;  // the innermost says where
            throw inja::RenderError("in " + name + ": " + error.message, error.location);
        }
    }

    const std::string* word(const std::string& table, const std::string& id) const override {
        const auto in = words.find(table);
        if (in == words.end()) return nullptr;
        const auto found = in->second.find(id);
        return found == in->second.end() ? nullptr : &found->second;
    }

    std::string name(const json& id) override {
        const std::string text = as_text(id);
        const auto found = names.find(text);
        return found == names.end() ? prefixed(text) : found->second;
    }

    std::string sheet(const std::string& text) const override { return sheets ? sheets(text) : text; }

    /// `croc:akira` as the table `prefix` says it.
    std::string prefixed(const std::string& id) {
        const auto colon = id.find(':');
        const std::string* pattern = colon == std::string::npos ? nullptr : word("prefix", id.substr(0, colon));
        if (pattern == nullptr) return id;
        auto found = compiled.find(*pattern);
        if (found == compiled.end()) found = compiled.emplace(*pattern, parse(*pattern)).first;
        const Lent plain(escaping, false);
        return environment.render(found->second, {{"rest", id.substr(colon + 1)}});
    }

    void add_functions() {
        for (const TemplateFunction& function : template_functions()) {
            environment.add_callback(
                std::string(function.name()), function.arguments(),
                [this, run = function.run](const inja::Arguments& arguments) { return run(*this, arguments); });
        }
    }
};

TemplateEngine::TemplateEngine(Library library, std::map<std::string, std::string> names)
    : parts_(std::make_unique<Parts>()) {
    parts_->library = std::move(library);
    parts_->names = std::move(names);
    inja::Environment& environment = parts_->environment;
    environment.set_search_included_templates_in_files(false);
    environment.set_line_statement("@@ ");  // '##' begins headings and tables in what we write
    environment.set_include_callback([parts = parts_.get()](const std::filesystem::path&, const std::string& name) {
        return parts->parse(parts->file(name));
    });
    parts_->add_functions();
}

TemplateEngine::~TemplateEngine() = default;
TemplateEngine::TemplateEngine(TemplateEngine&&) noexcept = default;
TemplateEngine& TemplateEngine::operator=(TemplateEngine&&) noexcept = default;

void TemplateEngine::set_words(Words words) { parts_->words = std::move(words); }
void TemplateEngine::set_sheets(Sheets sheets) { parts_->sheets = std::move(sheets); }

orders::Outcome TemplateEngine::check(const std::string& file, const std::string& text) {
    return guarded(file,
                   [&] {
                       parts_->parse(text);
                       return std::string();
                   })
        .outcome();
}

orders::Result<std::string> TemplateEngine::render(const std::string& file, const std::string& text, const json& data) {
    const Lent escaping(parts_->escaping, is_page(file));
    const Lent lent(parts_->data, &data);
    return guarded(file, [&] {
        auto found = parts_->compiled.find(file);
        if (found == parts_->compiled.end()) found = parts_->compiled.emplace(file, parts_->parse(text)).first;
        return parts_->environment.render(found->second, data);
    });
}

}  // namespace gm
