#include "resolution/check.h"

#include <nlohmann/json.hpp>

namespace resolution {

using nlohmann::json;

namespace {

template <class T>
json list_of(const std::vector<T>& items) {
    json out = json::array();
    for (const T& item : items) out.push_back(to_json(item));
    return out;
}

json to_json(const CheckSurprises& surprises) {
    json out = json::array();
    for (const CheckedOrder& order : surprises.orders)
        out.push_back({{"kind", "order"}, {"order", resolution::to_json(order)}});
    for (const CheckRemark& remark : surprises.remarks) out.push_back(resolution::to_json(remark));
    return out;
}

}  // namespace

json to_json(const CheckedOrder& order) {
    json out = to_json(order.more);
    out["path"] = order.path;
    out["kind"] = order.kind;
    out["cost"] = order.cost.amount;
    out["gain"] = order.gain.amount;
    out["left"] = order.left.amount;
    out["taken"] = order.taken();
    if (order.taken()) return out;
    out["reason"] = order.refusal->reason;
    out["rule"] = order.refusal->rule;
    return out;
}

json to_json(const CheckLimit& limit) {
    json out = to_json(limit.more);
    out["what"] = limit.what;
    out["used"] = limit.used;
    out["of"] = limit.of ? json(*limit.of) : json(nullptr);
    return out;
}

json to_json(const CheckRemark& remark) {
    json out = to_json(remark.more);
    out["kind"] = remark.kind;
    return out;
}

json to_json(const Check& check) {
    json out = to_json(check.more);
    out["money"] = check.money.amount;
    out["left"] = check.left.amount;
    out["orders"] = list_of(check.orders);
    out["limits"] = list_of(check.limits);
    out["remarks"] = list_of(check.remarks);
    if (check.for_gm) out["gm"] = to_json(*check.for_gm);
    return out;
}

}  // namespace resolution
