#include "gm/report/template_engine.h"

#include <inja/inja.hpp>

#include "gm/cli/terminal.h"

namespace gm {

using nlohmann::json;

namespace {

std::string as_text(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

/// 1234567 -> "1 234 567", with no-break spaces.
std::string grouped(std::int64_t amount) {
    std::string digits = std::to_string(amount < 0 ? -amount : amount);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), "\u00a0");
    }
    return (amount < 0 ? "-" : "") + digits;
}

std::string padding(const std::string& text, std::int64_t width) {
    const auto wide = static_cast<std::int64_t>(display_width(text));
    return std::string(static_cast<std::size_t>(std::max<std::int64_t>(0, width - wide)), ' ');
}

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

std::string listed(const json& items, const std::string& last_separator,
                   const std::function<std::string(const json&)>& show) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? last_separator : ", ";
        out += show(items[i]);
    }
    return out;
}

}  // namespace

struct TemplateEngine::Parts {
    inja::Environment environment;
    Library library;
    std::map<std::string, std::string> names;
    std::map<std::string, inja::Template> compiled;

    std::string name(const json& id) const {
        const std::string text = as_text(id);
        const auto found = names.find(text);
        return found == names.end() ? text : found->second;
    }

    void add_functions() {
        environment.add_callback("name", 1, [this](inja::Arguments& arguments) { return json(name(*arguments[0])); });
        environment.add_callback("names", 2, [this](inja::Arguments& arguments) {
            return json(listed(*arguments[0], as_text(*arguments[1]), [this](const json& id) { return name(id); }));
        });
        environment.add_callback(
            "amount", 1, [](inja::Arguments& arguments) { return json(grouped(arguments[0]->get<std::int64_t>())); });
        environment.add_callback("signed", 1, [](inja::Arguments& arguments) {
            const auto amount = arguments[0]->get<std::int64_t>();
            return json((amount > 0 ? "+" : "") + grouped(amount));
        });
        environment.add_callback("left", 2, [](inja::Arguments& arguments) {
            const std::string text = as_text(*arguments[0]);
            return json(text + padding(text, arguments[1]->get<std::int64_t>()));
        });
        environment.add_callback("right", 2, [](inja::Arguments& arguments) {
            const std::string text = as_text(*arguments[0]);
            return json(padding(text, arguments[1]->get<std::int64_t>()) + text);
        });
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
        const std::string* text = parts->library(name);
        if (text == nullptr) throw inja::FileError("there is no template '" + name + "' to include");
        return parts->environment.parse(without_statement_lines(*text));
    });
    parts_->add_functions();
}

TemplateEngine::~TemplateEngine() = default;
TemplateEngine::TemplateEngine(TemplateEngine&&) noexcept = default;
TemplateEngine& TemplateEngine::operator=(TemplateEngine&&) noexcept = default;

orders::Result<std::string> TemplateEngine::render(const std::string& file, const std::string& text, const json& data) {
    try {
        auto found = parts_->compiled.find(file);
        if (found == parts_->compiled.end())
            found = parts_->compiled.emplace(file, parts_->environment.parse(without_statement_lines(text))).first;
        return parts_->environment.render(found->second, data);
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

}  // namespace gm
