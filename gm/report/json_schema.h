#pragma once

#include <map>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "orders/shape.h"
#include "orders/vocabulary.h"

namespace gm {

/// The shape of a sheet as a JSON Schema (draft-07), for editors. Keys and words of every language
/// are allowed, those of `language` proposed; `names` says what people call the things that choices
/// name by id. Narrower than the reader: it knows the words of the vocabulary, with or without
/// accents, with spaces or underscores, no capitals, no beginnings of names; and what the rules would refuse now is no
/// part of a shape.
nlohmann::json json_schema(const orders::Shape& sheet, const orders::Vocabulary& vocabulary, std::string_view language,
                           const std::map<std::string, std::string>& names = {});

}  // namespace gm
