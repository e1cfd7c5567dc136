#include "gm/web/master/desk_form.h"

#include <algorithm>
#include <cctype>

#include <nlohmann/json.hpp>

#include "gm/text/base64.h"
#include "orders/text.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// A field of a form, whether the command takes it as an argument or as an option.
struct Field {
    std::string name;
    std::string_view help;
    std::string_view value;  ///< what an option takes; empty for a flag and for arguments
    bool is_argument = false;
    bool required = false;
    bool many = false;

    bool is_flag() const { return !is_argument && value.empty(); }
};

std::vector<Field> fields_of(const DeskCommand& desk, const Command& command) {
    std::vector<Field> fields;
    for (const Argument& one : command.arguments)
        if (!desk.leaves_out(one.name))
            fields.push_back({std::string(one.name), one.help, {}, true, one.required, one.many});
    const bool ruling = command.name.starts_with("rule ");
    for (const Option& one : command.options)
        if (!desk.leaves_out(one.name))
            fields.push_back(
                {std::string(one.name), one.help, one.value, false, ruling && one.name == "--reason", false});
    return fields;
}

/// "--known-by" as people read it: "Known by".
std::string label_of(const std::string& name) {
    std::string label = name;
    label.erase(0, std::min(label.find_first_not_of('-'), label.size()));
    for (char& c : label) c = c == '-' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (!label.empty()) label[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(label[0])));
    return label;
}

std::vector<std::string> split(const std::string& text, std::string_view between) {
    std::vector<std::string> parts;
    for (std::size_t from = text.find_first_not_of(between); from < text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, from), text.size());
        parts.push_back(text.substr(from, end - from));
        from = text.find_first_not_of(between, end);
    }
    return parts;
}

/// "fr|en": one of these words, and no other.
std::vector<std::string> choices_of(std::string_view value) {
    const bool words = value.find('|') != std::string_view::npos &&
                       std::none_of(value.begin(), value.end(),
                                    [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; });
    return words ? split(std::string(value), "|") : std::vector<std::string>();
}

std::string kind_of(const DeskCommand& desk, const Field& field) {
    if (desk.takes_content(field.name)) return "content";
    if (field.is_flag()) return "flag";
    if (!choices_of(field.value).empty()) return "choice";
    const bool player = field.name == "PLAYER" || field.name == "READER" || field.name == "--player";
    if (player) return field.many ? "players" : "player";
    return "text";
}

std::string without_returns(std::string text) {
    std::erase(text, '\r');
    return text;
}

/// Browsers hand lines over as mails have them; what was not filled in is empty.
std::string text_of(const Fields& filled, const std::string& name) {
    return orders::valid_utf8(without_returns(filled.get(name)));
}

/// What came along for that field: written into it, put into it as files, or kept from the form before.
std::vector<std::string> contents_of(const Fields& filled, const std::string& name) {
    std::vector<std::string> contents;
    if (std::string text = text_of(filled, name); text.find_first_not_of(" \t\n") != std::string::npos)
        contents.push_back(std::move(text));
    for (const auto& [given, value] : filled.all()) {
        if (given == name + ".file" && !value.empty()) contents.push_back(value);
        if (given != name + ".kept") continue;
        if (auto bytes = archive::from_base64(value)) contents.push_back(std::move(*bytes));
    }
    return contents;
}

bool is_filled(const DeskCommand& desk, const Field& field, const Fields& filled) {
    if (desk.takes_content(field.name)) return !contents_of(filled, field.name).empty();
    return text_of(filled, field.name).find_first_not_of(" \t\n") != std::string::npos;
}

/// "akira money" in one field is what the terminal reads as two words, the second before the value.
void split_figure(Invocation& invocation) {
    const auto figure = invocation.arguments.find("FIGURE");
    const auto value = invocation.arguments.find("VALUE");
    if (figure == invocation.arguments.end() || value == invocation.arguments.end()) return;
    const std::vector<std::string> words = split(figure->second.front(), " \t\n");
    figure->second = {words.front()};
    value->second.insert(value->second.begin(), words.begin() + 1, words.end());
}

}  // namespace

json form_fields(const DeskCommand& desk, const Command& command, const Fields& filled) {
    json out = json::array();
    for (const Field& field : fields_of(desk, command)) {
        out.push_back({{"name", field.name},
                       {"id", "field-" + std::to_string(out.size())},
                       {"label", label_of(field.name)},
                       {"help", std::string(field.help)},
                       {"kind", kind_of(desk, field)},
                       {"choices", choices_of(field.value)},
                       {"required", field.required},
                       {"many", field.many},
                       {"value", text_of(filled, field.name)}});
    }
    return out;
}

json hidden_fields(const DeskCommand& desk, const Command& command, const Fields& filled) {
    json out = json::array();
    for (const Field& field : fields_of(desk, command)) {
        if (!is_filled(desk, field, filled)) continue;
        if (!desk.takes_content(field.name)) {
            out.push_back({{"name", field.name}, {"value", text_of(filled, field.name)}});
            continue;
        }
        for (const std::string& content : contents_of(filled, field.name))
            out.push_back({{"name", field.name + ".kept"}, {"value", archive::to_base64(content)}});
    }
    return out;
}

json told_fields(const DeskCommand& desk, const Command& command, const Fields& filled) {
    json out = json::array();
    for (const Field& field : fields_of(desk, command)) {
        if (!is_filled(desk, field, filled)) continue;
        const bool content = desk.takes_content(field.name);
        const auto contents = content ? contents_of(filled, field.name) : std::vector<std::string>{""};
        for (const std::string& one : contents)
            out.push_back({{"label", label_of(field.name)},
                           {"flag", field.is_flag()},
                           {"value", content ? orders::valid_utf8(one) : text_of(filled, field.name)},
                           {"content", content}});
    }
    return out;
}

Invocation invocation_of(const DeskCommand& desk, const Command& command, const Fields& filled, Uploads& uploads) {
    Invocation invocation;
    for (const Field& field : fields_of(desk, command)) {
        if (!is_filled(desk, field, filled)) continue;
        std::vector<std::string> values;
        if (desk.takes_content(field.name)) {
            for (const std::string& content : contents_of(filled, field.name)) values.push_back(uploads.keep(content));
        } else if (field.many) {
            values = split(text_of(filled, field.name), field.name == "PLAYER" ? " ,\t\n" : " \t\n");
        } else {
            values = {text_of(filled, field.name)};
        }
        if (field.is_argument)
            invocation.arguments[field.name] = std::move(values);
        else
            invocation.options[field.name] = field.is_flag() ? "" : values.front();
    }
    split_figure(invocation);
    invocation.uploads = uploads.folder();
    return invocation;
}

std::vector<std::string> missing_fields(const DeskCommand& desk, const Command& command, const Fields& filled) {
    std::vector<std::string> missing;
    for (const Field& field : fields_of(desk, command))
        if (field.required && !is_filled(desk, field, filled)) missing.push_back(label_of(field.name));
    return missing;
}

std::size_t content_size(const DeskCommand& desk, const Fields& filled) {
    std::size_t size = 0;
    for (const std::string_view name : desk.contents)
        for (const std::string& content : contents_of(filled, std::string(name))) size += content.size();
    return size;
}

bool only_looks(const DeskCommand& desk, const Fields& filled) {
    if (desk.effect == DeskEffect::looks) return true;
    return !desk.changes_with.empty() &&
           std::none_of(desk.changes_with.begin(), desk.changes_with.end(),
                        [&](std::string_view name) { return !text_of(filled, std::string(name)).empty(); });
}

}  // namespace gm::web
