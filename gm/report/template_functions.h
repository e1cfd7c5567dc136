#pragma once

// The functions that templates may call, beside those of the template language itself.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace gm {

/// What functions ask of the engine that calls them.
class TemplateContext {
public:
    virtual ~TemplateContext() = default;
    virtual std::string name(const nlohmann::json& id) = 0;
    virtual std::string sheet(const std::string& text) const = 0;
    /// Nothing if the table has no such word.
    virtual const std::string* word(const std::string& table, const std::string& id) const = 0;
    /// What a part says; it sees `data`, or what the document sees.
    virtual std::string text_of(const std::string& part, const nlohmann::json* data) = 0;
    /// Markup that the program itself made, as a value that is printed as it is; anything else unchanged.
    virtual nlohmann::json safe_html(const nlohmann::json& value) const = 0;
};

struct TemplateFunction {
    using Arguments = std::vector<const nlohmann::json*>;

    std::string_view call;  ///< `left(x, width)`: its name, and what it is given
    std::string_view does;
    nlohmann::json (*run)(TemplateContext&, const Arguments&);

    std::string_view name() const { return call.substr(0, call.find('(')); }
    int arguments() const;
};

/// All of them, as docs/templates.md lists them.
std::span<const TemplateFunction> template_functions();

/// A value as it is printed: a string without quotes, anything else as JSON.
std::string as_text(const nlohmann::json& value);

}  // namespace gm
