// Whatever a browser, or somebody who has none, posts as the form of a sheet: it is read off the connection, becomes a
// sheet that can be read, and is described to the page in text that is text.

#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "gm/files/read.h"
#include "gm/play/new_game.h"
#include "gm/web/http/posted_form.h"
#include "gm/web/player/orders_post.h"
#include "orders/gathered_problems.h"
#include "tests/support/sure.h"
#include "tests/support/temporary_folder.h"

namespace {

using test_support::sure;

using namespace gm;
using namespace gm::web;

constexpr const char* now = "2026-11-16T12:00:00Z";
constexpr std::size_t most_bytes = 128'000;

void require(bool holds) {
    if (!holds) std::abort();
}

/// A game at its first turn, and where its first player writes.
class Table {
public:
    explicit Table(const std::string& campaign)
        : in_play_(open(folder_.path() / "game", campaign)), desk_(*desk_of(in_play_, orders::PlayerIndex{0}, "fr")) {}

    const WritingDesk& desk() const { return desk_; }

private:
    static GameInPlay open(const std::filesystem::path& folder, const std::string& campaign) {
        const auto players = std::filesystem::path(GM_SOURCE_DIR) / "campaigns" / campaign / "players.yaml";
        sure(new_game({sure(load_campaign(campaign)), sure(load_document(players)), folder, resolution::Seed{}, now}));
        return sure(GameInPlay::open(folder));
    }

    test_support::TemporaryFolder folder_;
    GameInPlay in_play_;
    WritingDesk desk_;
};

/// As the server reads it: in pieces.
bool posted(const std::string& body, Fields& form) {
    httplib::Request request;
    request.headers.emplace("Content-Type", "application/x-www-form-urlencoded");
    const httplib::ContentReader reader(
        [&](const httplib::ContentReceiver& receive) {
            constexpr std::size_t piece = 1000;
            for (std::size_t at = 0; at < body.size(); at += piece)
                if (!receive(body.data() + at, std::min(piece, body.size() - at))) return false;
            return true;
        },
        {});
    int status = 0;
    return read_form(request, reader, most_bytes, form, status);
}

void look_at(const WritingDesk& desk, const Fields& form) {
    const OrdersPost post = read_orders_post(desk, form);
    const Draft draft = draft_of(desk, post);
    if (post.side == OrdersPost::Side::form) require(draft.unreadable.empty());
    require(draft.checked.has_value() || !draft.unreadable.empty());
    if (draft.checked) require(draft.checked->reading.problems.size() <= orders::GatheredProblems::most_told + 1);
    require(draft.lost.size() <= orders::GatheredProblems::most_told + 1);
    if (!draft.form) return;
    FormNotes notes;
    if (draft.checked) notes.problems = draft.checked->reading.problems;
    const std::string page = form_parts(desk.shape, *draft.form, desk.words, notes, post.opened).dump();
    require(page.size() < 20'000'000);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Table corporate("neo-tokyo");
    static const Table tiny("tiny");
    static const Table agent_jean("agent-jean");
    Fields form;
    if (!posted(std::string(reinterpret_cast<const char*>(data), size), form)) return 0;
    for (const Table* table : {&corporate, &tiny, &agent_jean}) look_at(table->desk(), form);
    return 0;
}
