#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace resolution::described {

/// Which list an index is a place in: one address a type.
using ListId = const void*;
template <class Index>
inline constexpr char list_mark = 0;
template <class Index>
constexpr ListId list_of = &list_mark<Index>;

/// What a game's indices stand for, where they are written and read: a list of ids for each kind.
class Names {
public:
    Names() = default;
    /// With the game's own figures, for kinds that it wrote itself.
    template <class Game>
    explicit Names(const Game& game) : game_(&game) {}
    template <class Game>
    const Game& game() const {
        return *static_cast<const Game*>(game_);
    }

    struct List {
        std::string_view what;  ///< "player": for messages
        std::vector<std::string> ids;

        std::optional<std::size_t> find(std::string_view id) const {
            const auto found = std::find(ids.begin(), ids.end(), id);
            return found == ids.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - ids.begin()));
        }
    };

    template <class Index>
    Names& set(std::string_view what, std::vector<std::string> ids) {
        return set(list_of<Index>, {what, std::move(ids)});
    }
    Names& set(ListId id, List list) {
        for (auto& [known, old] : lists_) {
            if (known == id) return old = std::move(list), *this;
        }
        lists_.emplace_back(id, std::move(list));
        return *this;
    }

    template <class Index>
    const List& of() const {
        return of(list_of<Index>);
    }
    const List& of(ListId id) const {
        static const List none;
        for (const auto& [known, list] : lists_) {
            if (known == id) return list;
        }
        return none;
    }

private:
    const void* game_ = nullptr;
    std::vector<std::pair<ListId, List>> lists_;
};

}  // namespace resolution::described
