#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "orders/shape.h"
#include "orders/vocabulary.h"

namespace gm::web {

/// The words of a game's sheets as one reader writes and reads them. A form knows keys and choices by their ids; these
/// are the ways between an id, the word that stands in a sheet, and what a label says.
class FormWords {
public:
    /// `names`: what people call things, by id. `vocabulary` must outlive it.
    FormWords(const orders::Vocabulary& vocabulary, std::string language, std::map<std::string, std::string> names)
        : vocabulary_(vocabulary), language_(std::move(language)), names_(std::move(names)) {}

    const std::string& language() const { return language_; }

    /// The word for a key or a choice as a sheet in this language has it.
    std::string word(std::string_view place, const std::string& id) const;
    /// The same for people who read.
    std::string label(std::string_view place, const std::string& id) const;

    /// Which member of the map a key means, whatever language it was written in; nullptr if none.
    const orders::Shape* part(const orders::Shape& map, std::string_view written) const;
    /// Which of the choices a value means; nothing if none.
    std::optional<std::string> choice(const orders::Shape& shape, std::string_view written) const;
    /// Which of the members that may stand alone a value means.
    std::optional<std::string> bare(const orders::Shape& map, std::string_view written) const;
    /// Every sheet may begin with its turn and its player, some with their game and which of its sheets they are.
    bool is_header(const orders::Shape& sheet, std::string_view written) const;

private:
    std::optional<std::string> one_of(const std::vector<std::string>& ids, std::string_view place,
                                      std::string_view written) const;

    const orders::Vocabulary& vocabulary_;
    std::string language_;
    std::map<std::string, std::string> names_;
};

/// `oui`, `true`, `on`; nothing if it is neither yes nor no.
std::optional<bool> truth_of(std::string_view written);

}  // namespace gm::web
