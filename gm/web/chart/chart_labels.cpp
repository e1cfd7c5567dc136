#include "gm/web/chart/chart_labels.h"

#include <algorithm>

namespace gm::web {

namespace {

/// In shares of the font's size.
double letter_width(char letter) {
    constexpr std::string_view thin = "ijlI.,;:!|' ()[]ftr-";
    constexpr std::string_view broad = "mwMW@%";
    if (thin.find(letter) != std::string_view::npos) return 0.4;
    if (broad.find(letter) != std::string_view::npos) return 0.95;
    if (letter >= 'A' && letter <= 'Z') return 0.75;
    return 0.6;
}

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Bytes of the character that begins here.
std::size_t character_size(std::string_view text) {
    std::size_t size = 1;
    while (size < text.size() && goes_on(text[size])) ++size;
    return size;
}

/// Those of three bytes and more may be as broad as high: Japanese.
double character_width(std::string_view character) {
    if (character.size() == 1) return letter_width(character.front());
    return character.size() == 2 ? 0.75 : 1.05;
}

}  // namespace

std::vector<double> spread(const std::vector<double>& wanted, double gap, double top, double bottom) {
    if (wanted.empty()) return {};
    const auto last = static_cast<double>(wanted.size() - 1);
    if (last > 0) gap = std::min(gap, (bottom - top) / last);

    // With the gaps taken out, labels may touch but not pass each other: those that would pass share their mean.
    struct Group {
        double sum;
        std::size_t size;
        double place() const { return sum / static_cast<double>(size); }
    };
    std::vector<Group> groups;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        groups.push_back({wanted[i] - gap * static_cast<double>(i), 1});
        while (groups.size() > 1 && groups[groups.size() - 2].place() > groups.back().place()) {
            const Group below = groups.back();
            groups.pop_back();
            groups.back().sum += below.sum;
            groups.back().size += below.size;
        }
    }
    std::vector<double> places;
    for (const Group& group : groups) {
        const double place = std::clamp(group.place(), top, std::max(top, bottom - gap * last));
        for (std::size_t i = 0; i < group.size; ++i) places.push_back(place + gap * static_cast<double>(places.size()));
    }
    return places;
}

double text_width(std::string_view text, double font_size) {
    double width = 0;
    while (!text.empty()) {
        const auto size = character_size(text);
        width += character_width(text.substr(0, size));
        text.remove_prefix(size);
    }
    return width * font_size;
}

std::string shortened(std::string_view text, double font_size, double width) {
    if (text_width(text, font_size) <= width) return std::string(text);
    const double room = width - font_size;  // the dots are as wide
    std::string kept;
    while (!text.empty()) {
        const auto size = character_size(text);
        if (text_width(kept, font_size) + character_width(text.substr(0, size)) * font_size > room) break;
        kept += text.substr(0, size);
        text.remove_prefix(size);
    }
    while (!kept.empty() && kept.back() == ' ') kept.pop_back();
    return kept + "…";
}

std::vector<std::size_t> labelled_columns(const std::vector<std::string>& columns, double font_size, double spacing) {
    double widest = 0;
    for (const auto& column : columns) widest = std::max(widest, text_width(column, font_size));
    const double room = widest + font_size / 2;
    std::size_t stride = 1;
    while (stride < columns.size() && static_cast<double>(stride) * spacing < room) ++stride;

    std::vector<std::size_t> labelled;
    for (std::size_t i = 0; i < columns.size(); i += stride) labelled.push_back(i);
    const std::size_t last = columns.empty() ? 0 : columns.size() - 1;
    if (!labelled.empty() && labelled.back() != last) {
        // The last one counts more than its neighbour.
        if (last - labelled.back() < stride && labelled.size() > 1) labelled.pop_back();
        labelled.push_back(last);
    }
    return labelled;
}

}  // namespace gm::web
