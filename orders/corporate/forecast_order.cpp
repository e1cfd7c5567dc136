#include "orders/corporate/forecast_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

ForecastOrder read_forecast(SheetReader& sheet, const Node& node) {
    if (sheet.reader.map(node, "a forecast") == nullptr) return {};
    sheet.reader.known_keys(node, {keys::corporation, keys::rank});
    return {sheet.corporation(node, keys::corporation), sheet.number(node, keys::rank)};
}

std::string write(const ForecastOrder& order, const Names& names) {
    return FlowMap().add(keys::corporation, names.id(order.corporation)).add(keys::rank, order.rank).str();
}

}  // namespace orders::corporate
