#pragma once

#include <string>

namespace gm::mail {

/// What one part of a mail says of itself; none of it need be true.
struct PartLabel {
    std::string media_type;  ///< lower case, `text/plain`
    std::string file_name;   ///< empty for bodies
};

enum class PartUse {
    plain_body,
    html_body,
    sheet_file,  ///< a file that is a sheet, whole
    text_file,   ///< a file in which a sheet may be
    ignored,     ///< nobody misses it: signatures of mail programs
    set_aside,
};

struct PartVerdict {
    PartUse use;
    std::string reason = {};  ///< why it is set aside
};

/// What to do with a part, by its name and, where that tells nothing, its declared type.
PartVerdict use_of(const PartLabel& label);

}  // namespace gm::mail
