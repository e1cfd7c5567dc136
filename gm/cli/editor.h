#pragma once

#include <string>

#include "orders/result.h"

namespace gm {

/// A text as a person left it in an editor.
struct Edited {
    std::string text;
    std::string file;  ///< where it lies until `discard_edited`: nobody's words are lost because something failed
};

/// Opens $VISUAL or $EDITOR on a file with this text and waits until it is closed. `name` is the file's.
orders::Result<Edited> edit_text(const std::string& text, const std::string& name);

void discard_edited(const Edited& edited);

}  // namespace gm
