#include "tests/support/template_names.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace test_support {

namespace {

constexpr std::array<std::string_view, 22> language_words{
    "for", "in",  "endfor", "if",  "else", "endif", "set",  "include", "extends", "block",   "endblock",
    "raw", "and", "or",     "not", "true", "false", "null", "endraw",  "is",      "else-if", "elif"};

bool is_name_sign(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.'; }

struct Token {
    std::string text;  ///< a name, or one sign
    bool is_name = false;
};

/// What stands in one statement or expression, without what is quoted.
std::vector<Token> tokens_of(std::string_view code) {
    std::vector<Token> out;
    for (std::size_t at = 0; at < code.size();) {
        if (code[at] == '"') {
            at = std::min(code.find('"', at + 1), code.size() - 1) + 1;
            out.push_back({"\"", false});
        } else if (is_name_sign(code[at])) {
            const auto end = static_cast<std::size_t>(
                std::find_if_not(code.begin() + static_cast<std::ptrdiff_t>(at), code.end(), is_name_sign) -
                code.begin());
            const std::string_view word = code.substr(at, end - at);
            // `at(x, id).text` names a member of what a function gave
            const bool number_or_member = std::isdigit(static_cast<unsigned char>(word.front())) != 0 || word[0] == '.';
            out.push_back({std::string(word), !number_or_member});
            at = end;
        } else {
            if (std::isspace(static_cast<unsigned char>(code[at])) == 0)
                out.push_back({std::string(1, code[at]), false});
            ++at;
        }
    }
    return out;
}

/// Every `{{ ... }}` and `{% ... %}` of a text.
std::vector<std::vector<Token>> codes_of(std::string_view text) {
    std::vector<std::vector<Token>> out;
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
        const std::string_view opening = text.substr(at, 2);
        const std::string_view closing = opening == "{{" ? "}}" : opening == "{%" ? "%}" : opening == "{#" ? "#}" : "";
        if (closing.empty()) continue;
        const std::size_t end = std::min(text.find(closing, at + 2), text.size());
        if (closing != "#}") out.push_back(tokens_of(text.substr(at + 2, end - at - 2)));
        at = std::min(end, text.size() - 1) + 1;
    }
    return out;
}

bool is_function(const std::vector<Token>& code, std::size_t at) {
    return at + 1 < code.size() && code[at + 1].text == "(";
}

bool is_language_word(const std::string& word) {
    return std::find(language_words.begin(), language_words.end(), word) != language_words.end();
}

std::string beginning_of(const std::string& path) { return path.substr(0, path.find('.')); }

/// The templates that a text calls and that see all that it sees.
std::vector<std::string> called_in(std::string_view text) {
    std::vector<std::string> out;
    for (const std::string_view call : {"include \"", "extends \"", "text_of(\""}) {
        for (auto at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
            const auto begin = at + call.size();
            const auto end = std::min(text.find('"', begin), text.size());
            const bool sees_one_value = text.substr(end).starts_with("\",");  // text_of("part.txt", x)
            if (!sees_one_value) out.emplace_back(text.substr(begin, end - begin));
        }
    }
    return out;
}

/// The documents' own templates and those they call.
std::set<std::string> reached_from(const std::vector<std::string>& documents, const gm::TemplateFiles& files) {
    std::set<std::string> reached;
    std::vector<std::string> left = documents;
    while (!left.empty()) {
        const std::string name = left.back();
        left.pop_back();
        const auto file = files.find(name);
        if (file == files.end() || !reached.insert(name).second) continue;
        for (std::string& called : called_in(file->second.text)) left.push_back(std::move(called));
    }
    return reached;
}

bool is_within(const std::string& path, const std::set<std::string>& reachable) {
    std::string walked = beginning_of(path);
    if (!reachable.contains(walked)) return false;
    while (walked.size() < path.size()) {
        const auto members = reachable.lower_bound(walked + ".");
        const bool members_known = members != reachable.end() && members->starts_with(walked + ".");
        const std::string next = path.substr(0, path.find('.', walked.size() + 1));
        if (members_known && !reachable.contains(next)) return false;
        if (!members_known) return true;
        walked = next;
    }
    return true;
}

}  // namespace

std::set<std::string> names_in(std::string_view text) {
    std::set<std::string> out;
    for (const auto& code : codes_of(text)) {
        for (std::size_t at = 0; at < code.size(); ++at) {
            const bool names_block = at > 0 && code[at - 1].text == "block";
            if (code[at].is_name && !is_function(code, at) && !is_language_word(code[at].text) && !names_block)
                out.insert(code[at].text);
        }
    }
    return out;
}

std::set<std::string> own_names_in(std::string_view text) {
    std::set<std::string> out;
    for (const auto& code : codes_of(text)) {
        if (code.size() > 1 && code[0].text == "set") out.insert(beginning_of(code[1].text));
        if (code.empty() || code[0].text != "for") continue;
        out.insert("loop");
        for (std::size_t at = 1; at < code.size() && code[at].text != "in"; ++at) {
            if (code[at].is_name) out.insert(code[at].text);
        }
    }
    return out;
}

std::vector<std::string> names_beyond(const gm::TemplateFiles& files, const std::vector<std::string>& documents,
                                      const std::set<std::string>& reachable) {
    const std::set<std::string> reached = reached_from(documents, files);
    std::set<std::string> own;
    for (const std::string& name : reached) own.merge(own_names_in(files.at(name).text));
    std::vector<std::string> out;
    for (const std::string& name : reached) {
        for (const std::string& path : names_in(files.at(name).text)) {
            if (!own.contains(beginning_of(path)) && !is_within(path, reachable)) out.push_back(name + ": " + path);
        }
    }
    return out;
}

}  // namespace test_support
