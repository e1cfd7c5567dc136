#include "gm/report/problem_words.h"

#include <stdexcept>
#include <unordered_map>

#include "gm/assets/embedded.h"
#include "orders/document.h"

namespace gm {

namespace {

using Patterns = std::unordered_map<std::string, std::string>;

Patterns load(std::string_view path) {
    Patterns patterns;
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path != path) continue;
        auto document = orders::parse_document(std::string(file.content), std::string(path));
        if (!document) throw std::logic_error(orders::describe(document.problems()));  // our own file
        for (orders::Member& member : document->root.members) {
            patterns.emplace(std::move(member.key), std::move(member.value.text));
        }
    }
    return patterns;
}

/// Compiled in, so read once; English is what the sources say.
const Patterns& patterns_of(std::string_view language) {
    static const Patterns french = load("templates/fr/problems.yaml");
    static const Patterns none;
    return language == "fr" ? french : none;
}

std::string put(const orders::Said& said, const Patterns& patterns) {
    if (!said.translatable()) return said.pattern();
    const auto found = patterns.find(said.pattern());
    const std::string& pattern = found == patterns.end() ? said.pattern() : found->second;
    if (said.parts().empty()) return pattern;
    std::vector<std::string> parts;
    for (const orders::Said& part : said.parts()) parts.push_back(put(part, patterns));
    return orders::fill(pattern, parts);
}

}  // namespace

orders::Problem in_language(orders::Problem problem, std::string_view language) {
    const Patterns& patterns = patterns_of(language);
    if (!problem.said.empty()) problem.what = put(problem.said, patterns);
    if (!problem.advised.empty()) problem.advice = put(problem.advised, patterns);
    return problem;
}

orders::Problems in_language(orders::Problems problems, std::string_view language) {
    for (orders::Problem& problem : problems) problem = in_language(std::move(problem), language);
    return problems;
}

}  // namespace gm
