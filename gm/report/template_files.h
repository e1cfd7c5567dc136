#pragma once

// Where templates come from: those compiled in, and those of the game master's own that take their place.

#include <filesystem>
#include <map>
#include <string>

#include "orders/problem.h"

namespace gm {

struct TemplateFile {
    std::string text;
    std::string path;  ///< for messages
};

/// By the name that templates call each other by: `report.txt`.
using TemplateFiles = std::map<std::string, TemplateFile>;

constexpr const char* phrases_file = "phrases.yaml";
constexpr const char* common_phrases_file = "common-phrases.yaml";
/// Words of the web site: common to all games, and of one.
constexpr const char* web_common_words_file = "web-common.yaml";
constexpr const char* web_master_words_file = "web-master.yaml";
constexpr const char* web_words_file = "web.yaml";
/// Under these the game master's own phrases stand beside the shipped ones, which they add to.
constexpr const char* own_phrases_file = "own/phrases.yaml";
constexpr const char* own_common_phrases_file = "own/common-phrases.yaml";

/// The templates of one game in one language, by path below `templates/`: the game's own before those `common` to all
/// games, and in each the language's own before those of `any` language.
TemplateFiles shipped_templates(const std::string& game, const std::string& language);

struct OwnTemplates {
    TemplateFiles files;
    orders::Problems problems;  ///< files that cannot be used, each a warning
};

/// Files at `folder/templates/LANGUAGE/GAME/NAME` and the like: each takes the place of the shipped one at the same
/// path or in a farther folder, or is one more that others may include. None if there is no such folder.
OwnTemplates own_templates(const std::filesystem::path& folder, const std::string& game, const std::string& language);

}  // namespace gm
