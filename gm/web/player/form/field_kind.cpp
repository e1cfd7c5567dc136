#include "gm/web/player/form/field_kind.h"

namespace gm::web {

FieldKind kind_of(const orders::Shape& shape) {
    using enum orders::ShapeKind;
    switch (shape.kind) {
        case text: return FieldKind::text;
        case whole: return FieldKind::whole;
        case amount: return FieldKind::amount;
        case boolean: return FieldKind::boolean;
        case choice: return FieldKind::choice;
        case list: return FieldKind::list;
        case map: return FieldKind::map;
        case either: return FieldKind::ways;
    }
    return FieldKind::ways;
}

bool is_single(FieldKind kind) { return kind != FieldKind::list && kind != FieldKind::map && kind != FieldKind::ways; }

}  // namespace gm::web
