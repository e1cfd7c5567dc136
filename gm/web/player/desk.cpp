#include "gm/web/player/desk.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/resolve.h"
#include "gm/report/problem_words.h"
#include "gm/report/template_shelf.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;
using orders::Document;
using orders::Node;

namespace {

constexpr const char* no_file = "";

/// Do two sheets order the same?
bool same_orders(const WritingDesk& desk, const resolution::Reading& one, const Document& other) {
    const GameInPlay& in_play = desk.in_play;
    const resolution::Reading reading = in_play.game->read(in_play.position, desk.player, other);
    if (!one.orders || !reading.orders) return false;
    const auto text = [&](const resolution::SheetOrders& orders) {
        return in_play.game->write_sheet(in_play.position, desk.player, orders);
    };
    return text(*one.orders) == text(*reading.orders);
}

/// What is said beside each order, as the game's own check has it.
void add_notes(FormNotes& notes, const WritingDesk& desk, TemplateShelf& templates, const resolution::Check& check) {
    json data = check_knowledge(desk.in_play, desk.player, &check, false);  // once for all: it grows with the sheet
    data["of_author"] = false;
    for (const resolution::CheckedOrder& order : check.orders) {
        data["o"] = to_json(order);
        notes.orders.emplace(
            order.path, FormNotes::Note{required(templates.page(desk.words.language(), "web-order-note.txt", data)),
                                        order.taken()});
    }
}

/// What this player may order: it is asked to, or may do so nonetheless.
std::optional<orders::Shape> shape_of(const GameInPlay& in_play, resolution::PlayerIndex player) {
    for (resolution::Demand& demand : in_play.game->demands(in_play.position))
        if (demand.player == player) return std::move(demand.shape);
    return in_play.game->unasked(in_play.position, player);
}

}  // namespace

std::optional<WritingDesk> desk_of(const GameInPlay& in_play, resolution::PlayerIndex player,
                                   const std::string& language) {
    if (in_play.over()) return std::nullopt;
    auto shape = shape_of(in_play, player);
    if (!shape) return std::nullopt;
    std::map<std::string, std::string> names = in_play.game->names(language);
    for (const resolution::Seat& seat : in_play.roster.seats()) names[seat.id] = seat.name;
    return WritingDesk{in_play, player, *std::move(shape),
                       FormWords(in_play.game->vocabulary(), language, std::move(names)),
                       SheetTop{in_play.game->turn(in_play.position), in_play.roster.id(player)}};
}

namespace {

Draft draft_of_plain_words(const WritingDesk& desk, std::string text) {
    auto converted = convert_plain_words(desk.in_play, desk.player, text, no_file, desk.words.language());
    Draft draft;
    if (converted) {
        draft = draft_of_yaml(desk, converted->sheet);
        draft.converted = *std::move(converted);
    } else {
        draft.yaml = std::move(text);
        draft.unreadable = converted.problems();
    }
    return draft;
}

}  // namespace

Draft draft_of_yaml(const WritingDesk& desk, std::string yaml) {
    if (in_plain_words(desk.in_play, yaml)) return draft_of_plain_words(desk, std::move(yaml));
    Draft draft;
    draft.yaml = std::move(yaml);
    auto sheet = orders::parse_document(draft.yaml, no_file);
    if (!sheet) {
        draft.unreadable = sheet.problems();
        return draft;
    }
    draft.checked = check_own_sheet(desk.in_play, desk.player, *sheet);
    if (auto beyond = beyond_any_form(sheet->root)) {
        draft.lost.push_back(*std::move(beyond));
        return draft;
    }
    FilledForm filled = form_of_sheet(desk.shape, *sheet, desk.words);
    draft.lost = std::move(filled.lost);
    if (!draft.lost.empty()) return draft;
    Node again = filled.tree;  // written, it gets other marks
    const auto written = orders::parse_document(sheet_of_form(desk.shape, again, desk.top, desk.words), no_file);
    if (written && same_orders(desk, draft.checked->reading, *written)) draft.form = std::move(filled.tree);
    return draft;
}

Draft draft_of_form(const WritingDesk& desk, Node form) {
    Draft draft;
    draft.yaml = sheet_of_form(desk.shape, form, desk.top, desk.words);
    if (auto beyond = beyond_any_form(form)) {
        draft.lost.push_back(*std::move(beyond));  // what was filled in stands in the YAML
    } else {
        draft.form = std::move(form);
    }
    auto sheet = orders::parse_document(draft.yaml, no_file);
    if (!sheet) {
        draft.unreadable = sheet.problems();
        return draft;
    }
    draft.checked = check_own_sheet(desk.in_play, desk.player, *sheet);
    return draft;
}

namespace {

/// As it was sent, unless more than one count: then what they order together.
orders::Result<std::string> all_that_waits(const WritingDesk& desk, const std::string& last) {
    const GameInPlay& in_play = desk.in_play;
    if (!in_play.game->joins_sheets()) return last;
    GM_TAKE(auto sheets, read_sheets(in_play, in_play.position, in_play.next_turn(), SheetStatus::received));
    const auto& own = sheets[desk.player.value()];
    auto sheet = orders::parse_document(last, no_file);
    if (!own || !sheet) return last;
    const resolution::Reading alone = in_play.game->read(in_play.position, desk.player, *sheet);
    const auto text = [&](const resolution::SheetOrders& orders) {
        return in_play.game->write_sheet(in_play.position, desk.player, orders);
    };
    return alone.orders && text(*alone.orders) == text(*own) ? last : text(*own);
}

}  // namespace

orders::Result<std::string> first_yaml(const WritingDesk& desk) {
    GM_TAKE(auto rows, desk.in_play.store.sheets(desk.in_play.next_turn()));
    const auto waiting = std::find_if(rows.rbegin(), rows.rend(), [&](const SheetRow& row) {
        return row.player == desk.player && row.status == SheetStatus::received;
    });
    if (waiting != rows.rend()) return all_that_waits(desk, waiting->raw);
    Node nothing;
    nothing.kind = orders::NodeKind::map;
    return sheet_of_form(desk.shape, nothing, desk.top, desk.words);
}

json form_data(const WritingDesk& desk, const Draft& draft, TemplateShelf& templates,
               const std::set<std::string>& opened) {
    if (!draft.form) return nullptr;
    FormNotes notes;
    if (draft.checked) {
        notes.problems = in_language(draft.checked->reading.problems, desk.words.language());
        if (draft.checked->reading.orders) add_notes(notes, desk, templates, draft.checked->check);
    }
    return form_parts(desk.shape, *draft.form, desk.words, notes, opened);
}

std::string mark_of(const std::string& text) {
    constexpr std::size_t enough = 16;
    return resolution::digest(text).substr(0, enough);
}

}  // namespace gm::web
