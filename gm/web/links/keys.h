#pragma once

// What the site's secrets are made of: one key, `web.key` in the game folder, for its owner's eyes. Tokens, cookies and
// the seals of forms are computed from it, so that none of them is stored: the store has the hashes of tokens only.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "gm/store/link.h"
#include "orders/result.h"

namespace gm::web {

class Keys {
public:
    static constexpr const char* file_name = "web.key";

    /// The folder's key; made, if it has none yet.
    static orders::Result<Keys> of(const std::filesystem::path& folder);
    /// The folder's key; nothing, if it has none.
    static orders::Result<std::optional<Keys>> find(const std::filesystem::path& folder);

    /// The token of a seat's private link.
    std::string token(const std::string& seat, int generation) const;
    /// What a browser keeps of whoever came in: valid until `until`, and as long as the link is not renewed. `number`
    /// tells it from other cookies of the seat.
    std::string cookie(const std::string& seat, int generation, const std::string& until,
                       const std::string& number = "0") const;
    /// Which link the cookie was made for; nothing if it is forged, or of the past.
    struct Bearer {
        std::string seat;
        int generation = 0;
        std::string until;
        std::string number;
    };
    std::optional<Bearer> bearer(std::string_view cookie, const std::string& now) const;
    /// What forms made for that cookie hold: another site cannot know it.
    std::string seal(std::string_view cookie) const;

private:
    explicit Keys(std::string key) : key_(std::move(key)) {}
    std::string mark(std::string_view use, std::string_view text) const;

    std::string key_;
};

/// One that nobody can guess, and that does not come twice.
std::string drawn_number();

/// The same text? Takes as long whatever the answer.
bool same_secret(std::string_view a, std::string_view b);

/// The next link of a seat: its row to be stored. `before`: the one that it takes the place of.
LinkRow next_link(const Keys& keys, const std::string& seat, const std::optional<LinkRow>& before,
                  const std::string& now);

}  // namespace gm::web
