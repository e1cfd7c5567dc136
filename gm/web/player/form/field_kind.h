#pragma once

#include "orders/shape.h"

namespace gm::web {

/// How a form shows a part of a sheet.
enum class FieldKind { text, whole, amount, boolean, choice, list, map, ways };

FieldKind kind_of(const orders::Shape& shape);

/// Is it one field, rather than a group of them?
bool is_single(FieldKind kind);

}  // namespace gm::web
