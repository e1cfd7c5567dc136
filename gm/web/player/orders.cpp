#include <sstream>

#include <nlohmann/json.hpp>

#include "gm/archive/seal.h"
#include "gm/play/intake.h"
#include "gm/play/prefilled_sheet.h"
#include "gm/play/problem_json.h"
#include "gm/play/shown_turn.h"
#include "gm/web/player/orders_post.h"
#include "gm/web/player/own.h"
#include "gm/web/player/pages.h"
#include "gm/web/site/assets.h"
#include "gm/web/site/page.h"
#include "orders/text.h"

namespace gm::web {

using nlohmann::json;
using resolution::PlayerIndex;

namespace {

/// Why no orders can be written now, as a word of the table `orders_closed`; empty if they can.
std::string closed_because(const GameInPlay& in_play, bool awaited) {
    if (required(shown_turn(in_play)) != in_play.last.number)
        return "at_work";  // before anything that tells how it went
    if (in_play.over()) return "over";
    return awaited ? "" : "not_awaited";
}

/// The one text, and below it the other as comments.
std::string with_comment(std::string text, const std::string& comment) {
    std::istringstream lines(comment);
    for (std::string line; std::getline(lines, line);) text += "\n# " + line;
    return text;
}

class OrdersPage {
public:
    OrdersPage(const Request& request, const GameInPlay& in_play)
        : request_(request),
          in_play_(in_play),
          player_(*request.session->player),
          templates_(*in_play.game, in_play.roster, in_play.folder),
          desk_(desk_of(in_play, player_, request.language)) {}

    std::string closed() const { return closed_because(in_play_, desk_.has_value()); }
    const WritingDesk& desk() const { return *desk_; }
    /// The coming resolution (a game's own turn may take several), and what it starts from: another one if that was
    /// taken back and came out otherwise. Nothing of what the game master took back before anybody saw it.
    std::string turn_mark() const {
        const int turn = in_play_.next_turn();
        const SnapshotRow before = required(in_play_.store.snapshot(in_play_.last.number));
        return std::to_string(turn) + "." + std::to_string(required(times_seen_undone(in_play_, turn))) + "." +
               archive::seal_of(in_play_.campaign.seed, in_play_.last.number, before.hash).substr(0, 16);
    }

    /// Everything the templates need, of a draft as it was made.
    json data(const Draft& draft, const std::set<std::string>& opened = {}) {
        json out = surroundings();
        tell_draft(out, draft, opened);
        out["yaml"] = draft.yaml;
        out["yaml_mark"] = mark_of(draft.yaml);
        out["form_mark"] = nullptr;
        if (draft.form) {
            orders::Node form = *draft.form;
            out["form_mark"] = mark_of(sheet_of_form(desk_->shape, form, desk_->top, desk_->words));
        }
        return out;
    }

    json data(const OrdersPost& post) {
        if (!post.torn) return data(draft_of(*desk_, post), post.opened);
        // Both as they were sent: whoever wrote them says which one counts.
        json out = surroundings();
        Draft form = draft_of_form(*desk_, post.form);
        form.checked.reset();
        tell_draft(out, form, post.opened);
        out["torn"] = true;
        out["yaml"] = form.form ? post.yaml : with_comment(post.yaml, form.yaml);
        out["yaml_mark"] = post.yaml_mark;
        out["form_mark"] = post.form_mark;
        return out;
    }

    json refused(const OrdersPost& post, const orders::Problems& problems) {
        json out = data(post);
        out["refused"] = problems_json(problems, request_.language);
        return out;
    }

    json surroundings() {
        json out = own_page_data(in_play_, player_, request_);
        out["closed_because"] = closed();
        out["turn_mark"] = turn_mark();
        out["torn"] = false;
        out["busy"] = false;
        out["refused"] = json::array();
        out["script"] = asset_path("orders.js");
        return out;
    }

    std::string fragment(json data) {
        data["web"] = {{"language", request_.language}, {"seal", ""}, {"once", ""}};
        return required(templates_.page(request_.language, "web-orders-fragment.html", data));
    }

private:
    void tell_draft(json& out, const Draft& draft, const std::set<std::string>& opened) {
        request_.go_on_if_awaited();
        // What the pre-filled sheet tells as well: whoever writes has the cards before him.
        out["view"] = in_play_.game->view(in_play_.position, resolution::Reader::player(player_));
        out["outlook"] = in_play_.game->outlook(in_play_.position, player_);
        out["form"] = form_data(*desk_, draft, templates_, opened);
        out["lost"] = problems_json(draft.lost, request_.language);
        out["check"] = nullptr;
        out["wanting"] = false;
        orders::Problems problems = draft.unreadable;
        if (draft.checked) {
            problems = draft.checked->reading.problems;
            out["wanting"] = found_wanting(*draft.checked);
            const bool read = draft.checked->reading.orders.has_value();
            out.update(check_knowledge(in_play_, player_, read ? &draft.checked->check : nullptr, false));
        }
        if (draft.converted) problems = draft.converted->problems();
        out["converted"] = draft.converted.has_value();
        out["problems"] = problems_json(problems, request_.language);
        request_.go_on_if_awaited();
    }

    const Request& request_;
    const GameInPlay& in_play_;
    PlayerIndex player_;
    TemplateShelf templates_;
    std::optional<WritingDesk> desk_;
};

Response closed_page(const Request& request, Site& site, const GameInPlay& in_play, OrdersPage& orders) {
    json data = orders.surroundings();
    if (const std::string typed = request.form.get("yaml"); !typed.empty()) data["yaml"] = orders::valid_utf8(typed);
    return page(site, request, in_play, "web-orders-closed.html", std::move(data));
}

/// The page was made for a turn that has been played, or taken back, since.
bool is_of_the_past(const OrdersPage& orders, const OrdersPost& post) { return post.turn != orders.turn_mark(); }

Response past_page(const Request& request, Site& site, const GameInPlay& in_play, OrdersPage& orders,
                   const OrdersPost& post) {
    json data = orders.surroundings();
    data["closed_because"] = "past";
    data["yaml"] = post.side == OrdersPost::Side::yaml ? post.yaml : draft_of(orders.desk(), post).yaml;
    Response response = page(site, request, in_play, "web-orders-closed.html", std::move(data));
    response.status = 409;
    return response;
}

/// Somebody else writes in the game: the orders stay on the page, to be sent again.
Response busy_page(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    OrdersPage orders(request, in_play);
    if (!orders.closed().empty()) return closed_page(request, site, in_play, orders);
    json data = orders.data(read_orders_post(orders.desk(), request.form));
    data["busy"] = true;
    Response response = page(site, request, in_play, "web-orders.html", std::move(data));
    response.status = 503;
    return response;
}

}  // namespace

Response write_orders(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    OrdersPage orders(request, in_play);
    if (!orders.closed().empty()) return closed_page(request, site, in_play, orders);
    const Draft draft = draft_of_yaml(orders.desk(), required(first_yaml(orders.desk())));
    return page(site, request, in_play, "web-orders.html", orders.data(draft));
}

Response change_orders(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    OrdersPage orders(request, in_play);
    if (!orders.closed().empty()) return closed_page(request, site, in_play, orders);
    const OrdersPost post = read_orders_post(orders.desk(), request.form);
    if (is_of_the_past(orders, post)) return past_page(request, site, in_play, orders, post);
    return page(site, request, in_play, "web-orders.html", orders.data(post));
}

Response check_orders(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    OrdersPage orders(request, in_play);
    if (!orders.closed().empty()) return plain_text("", 409);
    const OrdersPost post = read_orders_post(orders.desk(), request.form);
    if (is_of_the_past(orders, post)) return plain_text("", 409);
    return {200, "text/html; charset=utf-8", orders.fragment(orders.data(post)), {}};
}

Response send_orders(const Request& request, Site& site) {
    auto opened = GameInPlay::open(site.folder(), Writer{"gm serve", request.now});
    if (!opened) return busy_page(request, site);
    GameInPlay& in_play = *opened;
    OrdersPage orders(request, in_play);
    if (!orders.closed().empty()) return closed_page(request, site, in_play, orders);
    const OrdersPost post = read_orders_post(orders.desk(), request.form);
    if (is_of_the_past(orders, post)) return past_page(request, site, in_play, orders, post);
    const Draft draft = draft_of(orders.desk(), post);
    if (post.torn || draft.converted) return page(site, request, in_play, "web-orders.html", orders.data(post));
    const std::string& sheet = draft.yaml;
    Letters letters(in_play);
    const auto taken = take_sheet(in_play, letters,
                                  {.raw = sheet,
                                   .document = orders::parse_document(sheet, "web"),
                                   .source = "web",
                                   .player = request.session->seat,
                                   .received_at = request.now,
                                   .now = request.now});
    if (!taken) {
        Response response = page(site, request, in_play, "web-orders.html", orders.refused(post, taken.problems()));
        response.status = 422;
        return response;
    }
    return see_other("/me/receipts/" + std::to_string(in_play.next_turn()) + "/" + std::to_string(taken->number) +
                     (taken->again ? "?again=1" : ""));
}

Response prefilled_sheet(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    OrdersPage orders(request, in_play);
    if (!orders.closed().empty()) return closed_page(request, site, in_play, orders);
    const auto hours = in_play.hours();
    PrefilledSheets sheets(*in_play.game, in_play.roster, in_play.position,
                           moment_json(in_play, hours ? std::optional(hours->closes) : std::nullopt), in_play.folder);
    const Rendered sheet = required(sheets.write(*request.session->player, request.language));
    const AttachmentRow file =
        sheet_attachment(request.session->seat, orders.desk().top.turn, request.language, sheet.text);
    return text_file(file.name, sheet.text);
}

}  // namespace gm::web
