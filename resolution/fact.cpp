#include "resolution/fact.h"

namespace resolution {

void add_field(Fields& fields, std::string_view name, Value&& value) {
    fields.emplace_back(std::string(name), std::move(value));
}

void add_field(Fields& fields, std::string_view name, std::string_view text) {
    fields.emplace_back(std::string(name), text);
}

}  // namespace resolution
