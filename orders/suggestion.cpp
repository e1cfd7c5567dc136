#include "orders/suggestion.h"

#include "orders/text.h"

namespace orders {

std::string listed(std::span<const std::string> words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

Said suggestion(std::string_view word, std::span<const std::string> candidates) {
    if (const auto close = nearest(word, candidates)) return say("did you mean '{}'?", *close);
    constexpr std::size_t few = 12;
    if (candidates.empty() || candidates.size() > few) return {};
    return say("known here: {}", listed(candidates));
}

std::string suggest(std::string_view word, std::span<const std::string> candidates) {
    return suggestion(word, candidates).english();
}

}  // namespace orders
