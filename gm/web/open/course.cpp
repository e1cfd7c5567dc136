#include "gm/web/open/course.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm::web {

using nlohmann::json;

namespace {

using resolution::FollowedFigure;

const json* thing_in(const json& view, const FollowedFigure& followed, const std::string& id) {
    const auto things = view.find(followed.things);
    return things != view.end() && things->is_object() && things->contains(id) ? &things->at(id) : nullptr;
}

Course::Line line_of(const std::vector<json>& told, const FollowedFigure& followed, const std::string& id) {
    Course::Line line{id, {}};
    bool gone = false;
    for (const json& turn : told) {
        line.values.emplace_back();
        const json* thing = gone ? nullptr : thing_in(turn.at("view"), followed, id);
        if (thing == nullptr) continue;
        line.values.back() = thing->at(followed.figure).get<std::int64_t>();
        gone = !followed.gone.empty() && thing->at(followed.gone);  // the fall itself is still drawn
    }
    return line;
}

/// Level ones share a place.
std::int64_t place_of(const Course& course, std::int64_t value, std::size_t turn) {
    return 1 + std::count_if(course.lines.begin(), course.lines.end(),
                             [&](const Course::Line& line) { return line.values[turn].value_or(-1) > value; });
}

}  // namespace

std::optional<Course> course_of(const std::optional<FollowedFigure>& figure, const std::vector<json>& told) {
    if (!figure || told.empty()) return std::nullopt;
    Course course{std::string(figure->figure), {}};
    for (const auto& [id, thing] : told.back().at("view").at(figure->things).items())
        course.lines.push_back(line_of(told, *figure, id));
    // The best first, as in a ranking; those that are no more last.
    std::stable_sort(course.lines.begin(), course.lines.end(), [](const Course::Line& a, const Course::Line& b) {
        return a.values.back().value_or(-1) > b.values.back().value_or(-1);
    });
    return course;
}

json figures_of(const std::optional<Course>& course, std::size_t turn) {
    if (!course) return nullptr;
    json out = json::object();
    for (const Course::Line& line : course->lines)
        out[line.id] = line.values.at(turn) ? json(*line.values.at(turn)) : json(nullptr);
    return out;
}

json standings_of(const Course& course) {
    json out = json::array();
    for (const Course::Line& line : course.lines) {
        const std::size_t now = line.values.size() - 1;
        if (!line.values[now]) continue;
        const bool compared = now > 0 && line.values[now - 1];
        const std::int64_t place = place_of(course, *line.values[now], now);
        json change = nullptr;
        json moved = nullptr;
        if (compared) {
            change = *line.values[now] - *line.values[now - 1];
            moved = place_of(course, *line.values[now - 1], now - 1) - place;
        }
        out.push_back(
            {{"id", line.id}, {"value", *line.values[now]}, {"place", place}, {"change", change}, {"moved", moved}});
    }
    return out;
}

Chart chart_of(const Course& course, const std::map<std::string, std::string>& names, const std::string& title,
               const std::string& language) {
    Chart chart;
    chart.id = "course";
    chart.title = title;
    chart.language = language;
    for (const Course::Line& line : course.lines) {
        const auto name = names.find(line.id);
        chart.series.push_back({line.id, name == names.end() ? line.id : name->second, line.values});
    }
    const std::size_t turns = course.lines.empty() ? 0 : course.lines.front().values.size();
    for (std::size_t turn = 0; turn < turns; ++turn) chart.columns.push_back(std::to_string(turn));
    return chart;
}

}  // namespace gm::web
