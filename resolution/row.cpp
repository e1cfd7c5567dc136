#include "resolution/row.h"

#include <nlohmann/json.hpp>

namespace resolution::described {

using nlohmann::json;

json BoundedListKind::write(const void* value, const Names& names, const Look& look) const {
    json out = ListKind::write(value, names, look);
    for (std::size_t i = face_up(value); i < out.size(); ++i) out[i] = nullptr;
    return out;
}

void BoundedListKind::read(const Source& from, void* to, Bounds bounds) const {
    if (from.is_list() && from.size() > room())
        return from.wrong("at most " + std::to_string(room()) + " can stand here");
    ListKind::read(from, to, bounds);
}

}  // namespace resolution::described
