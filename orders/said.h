#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orders {

/// A sentence of ours with what stands in its holes, so that it can still be put into
/// another language; or a text that is the same in all of them (an id, what somebody wrote).
class Said {
public:
    Said() = default;
    Said(std::string text) : pattern_(std::move(text)) {}
    Said(std::string_view text) : pattern_(text) {}
    Said(const char* text) : pattern_(text) {}
    template <std::integral Number>
        requires(!std::same_as<Number, bool> && !std::same_as<Number, char>)
    Said(Number number) : pattern_(std::to_string(number)) {}

    static Said of(std::string_view pattern, std::vector<Said> parts);

    const std::string& pattern() const { return pattern_; }
    const std::vector<Said>& parts() const { return parts_; }
    bool translatable() const { return translatable_; }
    bool empty() const { return pattern_.empty(); }
    std::string english() const;

private:
    std::string pattern_;
    std::vector<Said> parts_;
    bool translatable_ = false;
};

/// `say("unknown key '{}'", key)`. Each pattern has an entry in `templates/LANGUAGE/problems.yaml`.
template <class... Parts>
Said say(std::string_view pattern, Parts&&... parts) {
    return Said::of(pattern, {Said(std::forward<Parts>(parts))...});
}

/// A sentence without holes that is said later, if at all: `phrase("a run")`.
struct Phrase {
    std::string_view english;
    constexpr bool empty() const { return english.empty(); }
    Said said() const { return say(english); }
};
constexpr Phrase phrase(std::string_view english) { return {english}; }

/// The pattern with its holes (`{}`) filled, from left to right.
std::string fill(std::string_view pattern, const std::vector<std::string>& parts);

}  // namespace orders
