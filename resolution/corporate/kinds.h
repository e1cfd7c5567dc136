#pragma once

// Values of Corporate Game that figures and states write otherwise than they keep them.

#include "orders/corporate/names.h"
#include "resolution/corporate/words.h"
#include "resolution/described/fields.h"

namespace resolution::corporate {

struct Figures;

using described::Bounds;
using described::Look;
using described::Source;

// No stored figure is larger.
constexpr std::int64_t largest_count = 1'000'000;
constexpr std::int64_t largest_money = 1'000'000'000'000'000;

/// What everything is called, where values are read and written.
struct Naming {
    orders::corporate::Names names;
    const Figures* figures = nullptr;  ///< none while these are read

    static const Naming& of(const described::Names& names) { return names.game<Naming>(); }
    described::Names lists() const;
};

/// `evo`, `trait:metahuman`, `members:nationalists`, `all:reformers`.
class AttitudeKind final : public described::Plain<Attitude, described::CodedKind> {
    std::string_view what() const override { return "friend or foe"; }
    std::string word(const void* value, const described::Names& names) const override;
    bool find(std::string_view word, const described::Names& names, void* to) const override;
    std::vector<std::string> known(const described::Names& names) const override;
};

/// Five bonuses in the order of the run types.
class FiveNumbersKind final : public described::Plain<Bonuses, described::Kind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
};
inline constexpr FiveNumbersKind five_numbers{};

}  // namespace resolution::corporate

template <>
struct resolution::described::KindOf<resolution::corporate::Attitude> {
    static constexpr corporate::AttitudeKind kind{};
};
