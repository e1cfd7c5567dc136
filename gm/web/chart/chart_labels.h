#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gm::web {

/// Where labels go that should stand at `wanted` (in rising order) but `gap` apart and between top and bottom: as near
/// as can be. They stand closer if there is no room.
std::vector<double> spread(const std::vector<double>& wanted, double gap, double top, double bottom);

/// About how wide a text is in a common sans serif; rather too wide than too narrow.
double text_width(std::string_view text, double font_size);

/// The text, or its beginning and "…" so that it fits.
std::string shortened(std::string_view text, double font_size, double width);

/// Which of the columns get a label, so that none touches another; the first and the last always.
std::vector<std::size_t> labelled_columns(const std::vector<std::string>& columns, double font_size, double spacing);

}  // namespace gm::web
