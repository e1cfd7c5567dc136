#include "gm/store/schema.h"

#include <algorithm>

#include <SQLiteCpp/Statement.h>

namespace gm {

std::string quoted_name(const std::string& name) {
    std::string out = "\"";
    for (const char c : name) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

std::string quoted_names(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& name : names) out += (out.empty() ? "" : ", ") + quoted_name(name);
    return out;
}

std::vector<TableLayout> table_layouts(SQLite::Database& database) {
    SQLite::Statement select(database,
                             "SELECT t.name, c.name, c.pk FROM sqlite_schema t, pragma_table_xinfo(t.name) c"
                             " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
                             " AND c.hidden = 0"  // others are computed by SQLite itself
                             " ORDER BY t.name, c.cid");
    std::vector<TableLayout> layouts;
    std::vector<std::vector<std::pair<int, std::string>>> keys;
    while (select.executeStep()) {
        const std::string table = select.getColumn(0).getString();
        if (layouts.empty() || layouts.back().name != table) {
            layouts.push_back({table, {}, {}});
            keys.emplace_back();
        }
        layouts.back().columns.push_back(select.getColumn(1).getString());
        const int place = select.getColumn(2).getInt();
        if (place > 0) keys.back().emplace_back(place, layouts.back().columns.back());
    }
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        std::ranges::sort(keys[i]);
        for (auto& [place, name] : keys[i]) layouts[i].key.push_back(std::move(name));
    }
    return layouts;
}

}  // namespace gm
