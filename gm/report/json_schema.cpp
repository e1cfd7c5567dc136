#include "gm/report/json_schema.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "orders/document_reader.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;
using orders::Shape;
using orders::ShapeKind;
using orders::Term;

namespace {

/// What parse_amount takes, as far as a pattern can say it.
constexpr const char* amount_pattern =
    "^ *[+-]?[ \u00A0\u202F]*([0-9]+|[0-9]{1,3}([ \u00A0\u202F_][0-9]{3})+)([.,][0-9]+)?[ \u00A0\u202F]*[kKmM]?"
    "[ \u00A0\u202F]*([nN][yY]|¥|[nN][uU][yY][eE][nN][sS]?)? *$";

/// A comma or a point without a unit may be either thing: the reader asks, so does the editor.
constexpr const char* ambiguous_pattern = "^[^kKmM]*[.,][^kKmM]*$";

void add(std::vector<std::string>& list, std::string word) {
    if (std::find(list.begin(), list.end(), word) == list.end()) list.push_back(std::move(word));
}

/// Small and without accents; what stands between words stays.
std::string plain(const std::string& word) {
    constexpr const char* between = " _-";
    std::string out;
    for (std::size_t at = 0; at <= word.size();) {
        const std::size_t end = std::min(word.find_first_of(between, at), word.size());
        out += orders::fold(word.substr(at, end - at));
        if (end < word.size()) out += word[end];
        at = end + 1;
    }
    return out;
}

/// `prévisions`, `previsions`; `note mj`, `note_mj`: how people spell a word, as far as editors need to know.
std::vector<std::string> spellings(const std::string& word) {
    std::vector<std::string> out;
    for (const std::string& one : {word, plain(word)}) {
        add(out, one);
        std::string joined = one;
        std::replace(joined.begin(), joined.end(), ' ', '_');
        add(out, std::move(joined));
    }
    return out;
}

class SchemaWriter {
public:
    SchemaWriter(const orders::Vocabulary& vocabulary, std::string_view language,
                 const std::map<std::string, std::string>& names)
        : vocabulary_(vocabulary), language_(language), names_(names) {}

    json take_definitions() { return std::move(definitions_); }

    json of(const Shape& shape) {
        switch (shape.kind) {
            case ShapeKind::whole: return bounded(shape);
            case ShapeKind::amount:
                return {
                    {"anyOf",
                     {bounded(shape),
                      {{"type", "string"}, {"pattern", amount_pattern}, {"not", {{"pattern", ambiguous_pattern}}}}}}};
            case ShapeKind::boolean: return boolean();
            case ShapeKind::choice: return {{"enum", words_or_numbers(shape)}};
            case ShapeKind::list: return several(shape, of(shape.parts.at(0)));
            case ShapeKind::some:
                return several(shape, shape.choices.empty() ? bounded(shape) : json{{"enum", words_or_numbers(shape)}});
            case ShapeKind::map: return map(shape);
            case ShapeKind::either: return either(shape);
            case ShapeKind::text: break;
        }
        return {{"type", {"string", "number", "boolean"}}};  // a note may be 12
    }

private:
    static json bounded(const Shape& shape) {
        json schema = {{"type", "integer"}};
        if (shape.low != 0 || shape.high != 0) {
            schema["minimum"] = shape.low;
            schema["maximum"] = shape.high;
        }
        return schema;
    }

    static json several(const Shape& shape, const json& item) {
        const json list = {{"type", "array"}, {"items", item}};
        return shape.or_one ? json{{"anyOf", {item, list}}} : list;
    }

    json either(const Shape& shape) {
        json ways = json::array();
        for (const Shape& part : shape.parts) ways.push_back(of(part));
        return {{"anyOf", std::move(ways)}};
    }

    json boolean() const {
        json words = {true, false};
        for (const Term& term : orders::boolean_place().terms) {
            for (const std::string& word : all_spellings(term)) words.push_back(word);
        }
        return {{"enum", words}};
    }

    const Term* term(std::string_view place, std::string_view id) const {
        for (const Term& one : vocabulary_.terms(place)) {
            if (one.id == id) return &one;
        }
        return nullptr;
    }

    static std::vector<std::string> all_spellings(const Term& term) {
        std::vector<std::string> out;
        for (const std::string_view language : {"fr", "en"}) {
            for (const std::string& word : term.words(language)) {
                for (std::string& spelling : spellings(word)) add(out, std::move(spelling));
            }
        }
        return out;
    }

    /// All ways to write what is called so there: words of the vocabulary, else the id and its name.
    std::vector<std::string> ways(std::string_view place, const std::string& id) const {
        std::vector<std::string> out;
        if (const Term* known = term(place, id)) out = all_spellings(*known);
        const auto named = names_.find(id);
        if (named != names_.end()) add(out, named->second);
        for (std::string& spelling : spellings(id)) add(out, std::move(spelling));
        return out;
    }

    /// The way that a sheet in our language uses.
    std::string usual(std::string_view place, const std::string& id) const {
        const Term* known = term(place, id);
        return known != nullptr ? known->word(language_) : id;
    }

    /// Words of our language first: that is the order in which editors propose them.
    std::vector<std::string> values(const Shape& shape) const {
        std::vector<std::string> out;
        for (const std::string& id : shape.choices) add(out, usual(shape.place, id));
        for (const std::string& id : shape.choices) {
            for (std::string& way : ways(shape.place, id)) add(out, std::move(way));
        }
        return out;
    }

    /// What is called by a number may stand without quotes.
    json words_or_numbers(const Shape& shape) const {
        json out = values(shape);
        for (const std::string& id : shape.choices) {
            if (const auto number = orders::parse_whole(id)) out.push_back(*number);
        }
        return out;
    }

    /// A key has many spellings, and lists of names come again and again: each thing is said once.
    json reference(const json& schema) {
        const auto [known, is_new] = known_.emplace(schema.dump(), "part-" + std::to_string(known_.size() + 1));
        if (is_new) definitions_[known->second] = schema;
        return {{"$ref", "#/definitions/" + known->second}};
    }

    json map(const Shape& shape) {
        std::vector<Shape> parts = shape.parts;
        if (shape.place == "sheet") add_header(parts);
        json properties = json::object();
        json rules = json::array();
        for (const Shape& part : parts) {
            json schema = of(part);
            if (!part.required) schema = or_nothing(std::move(schema));
            const json there = reference(schema);
            // What stands beside a $ref does not count; doNotSuggest is yaml-language-server's own word.
            const json other = {{"allOf", {there}}, {"doNotSuggest", true}};
            const std::string shown = usual(shape.place, part.key);
            const auto keys = ways(shape.place, part.key);
            for (const std::string& key : keys) properties[key] = other;
            properties[shown] = part.help.empty() ? there : json{{"allOf", {there}}, {"description", part.help}};
            if (part.required || keys.size() > 1) rules.push_back(at_most_once(keys, part.required));
        }
        json schema = {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
        if (!rules.empty()) schema["allOf"] = rules;
        if (shape.bare.empty()) return schema;
        Shape alone{"", ShapeKind::choice};
        alone.choices = shape.bare;
        alone.place = shape.place;
        schema["minProperties"] = 1;
        return {{"anyOf", {schema, of(alone)}}};
    }

    /// Whatever the game, a sheet may say whose it is and for which turn.
    static void add_header(std::vector<Shape>& parts) {
        parts.insert(parts.begin(), {Shape{"turn", ShapeKind::whole}, Shape{"player", ShapeKind::text}});
    }

    /// An order that was left empty is not given.
    static json or_nothing(json schema) { return {{"anyOf", {std::move(schema), {{"type", "null"}}}}}; }

    static json at_most_once(const std::vector<std::string>& keys, bool required) {
        json ways = json::array();
        for (const std::string& key : keys) ways.push_back({{"required", {key}}});
        json one_of = ways;
        if (!required) one_of.push_back({{"not", {{"anyOf", ways}}}});
        return {{"oneOf", one_of}};
    }

    const orders::Vocabulary& vocabulary_;
    std::string_view language_;
    const std::map<std::string, std::string>& names_;
    json definitions_ = json::object();
    std::map<std::string, std::string> known_;  ///< name of a definition by its content
};

}  // namespace

json json_schema(const Shape& sheet, const orders::Vocabulary& vocabulary, std::string_view language,
                 const std::map<std::string, std::string>& names) {
    SchemaWriter writer(vocabulary, language, names);
    json schema = writer.of(sheet);
    schema["definitions"] = writer.take_definitions();
    schema["$schema"] = "http://json-schema.org/draft-07/schema#";
    schema["title"] = sheet.help;
    schema["type"] = {"object", "null"};  // an empty sheet is a sheet
    return schema;
}

}  // namespace gm
