#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/web/player/form/filled_form.h"

namespace gm::web {

/// What a field offers: options with `value`, `label` and `chosen`.
class FormOptions {
public:
    explicit FormOptions(const FormWords& words) : words_(words) {}

    /// What is no choice is offered as it was written.
    nlohmann::json of_choice(const orders::Shape& shape, const std::string& chosen) const;
    /// Boxes to tick. If order matters, each has `nth`, from 1 for the first that was ticked, and 0 if it is not.
    nlohmann::json of_some(const orders::Shape& shape, const orders::Node* value) const;

private:
    nlohmann::json option(const orders::Shape& shape, const std::string& id, bool known, bool chosen) const;
    nlohmann::json in_order_said(const orders::Shape& shape, const std::vector<std::string>& said) const;
    nlohmann::json in_their_places(const orders::Shape& shape, const std::vector<std::string>& said) const;

    const FormWords& words_;
};

/// The items of a list, or of what is ticked.
std::vector<std::string> said_of(const orders::Node* value);

}  // namespace gm::web
