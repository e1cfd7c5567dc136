#include "orders/corporate/forecast_order.h"

#include "orders/corporate/sheet_reader.h"

namespace orders::corporate {

ForecastOrder read_forecast(SheetReader& sheet, const Node& node) {
    if (sheet.reader().map(node, say("a forecast")) == nullptr) return {};
    const Keys forecast = sheet.words.keys(node, places::forecasts);
    return {sheet.corporation(forecast, keys::corporation),
            sheet.words.count(forecast, keys::rank, say("this forecast"))};
}

std::string write(const ForecastOrder& order, const Names& names) {
    return FlowMap().add(keys::corporation, names.id(order.corporation)).add(keys::rank, order.rank).str();
}

}  // namespace orders::corporate
