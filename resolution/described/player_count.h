#pragma once

#include "resolution/described/fields.h"
#include "resolution/game.h"

namespace resolution::described {

/// How many may play, in a campaign: `{least: 2, most: 8}`.
class PlayerCountKind final : public StructKind {
public:
    static void in_order(PlayerCount& count, const Source& from) {
        if (count.most < count.least) from.find("most")->wrong("most must not be below least");
    }

private:
    PartList list() const override {
        static constexpr auto parts = needed(field<&PlayerCount::least>("least", {1, 64}),
                                             field<&PlayerCount::most>("most", {1, 64}), agreement<&in_order>());
        return parts;
    }
};
template <>
struct KindOf<PlayerCount> {
    static constexpr PlayerCountKind kind{};
};

}  // namespace resolution::described
