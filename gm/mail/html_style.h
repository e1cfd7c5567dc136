#pragma once

#include <gumbo.h>

namespace gm::mail {

/// What an element does to the text in it.
struct HtmlStyle {
    bool hidden = false;
    bool block = false;  ///< stands on lines of its own
    bool quotes = false;
    bool list = false;
    bool item = false;
    int preformatted = 0;  ///< 1: keeps its spaces and line ends; -1: no longer; 0: as around it
    int indent = 0;        ///< in columns
    int first_line = 0;    ///< more or less of it on the first line
};

HtmlStyle style_of(const GumboNode& element);

}  // namespace gm::mail
