#pragma once

// What a player did on the page of its orders: which button, with what in the form and in the YAML.

#include <set>
#include <string>

#include "gm/web/player/desk.h"

namespace gm::web {

struct OrdersPost {
    enum class Side { form, yaml };

    Side side = Side::yaml;  ///< which of the two was meant
    bool overrules = false;  ///< and takes the place of the other, whatever that says
    std::string yaml;
    orders::Node form;
    std::set<std::string> opened;  ///< fields of new rows
    /// The other one was changed, too, since the page was made: nobody knows which counts.
    bool torn = false;
    std::string turn;  ///< that the page was made for: `turn_mark` of its game
    std::string yaml_mark;
    std::string form_mark;
};

/// `do` says what: `check-form`, `check-yaml`, `to-yaml`, `to-form`, `send-form`, `send-yaml`, or `add:LIST`,
/// `add:LIST:KIND`, `remove:ROW`, `up:ROW` with the name of a list or row in the form; or
/// `fill:ROW:KEY=VALUE,KEY=VALUE`, which fills in a row anew, fields of its own rows too (`units.0.from=3`).
OrdersPost read_orders_post(const WritingDesk& desk, const Fields& fields);

/// What lies on the desk then. If `torn`, of the side that was meant, and the other is left as it is.
Draft draft_of(const WritingDesk& desk, const OrdersPost& post);

}  // namespace gm::web
