// Whatever bytes come in: the mail reader ends, reads the same twice and loses no byte; and whatever it found
// is UTF-8 that the sheet reader takes without harm.

#include <cstdint>
#include <cstdlib>
#include <string>

#include "gm/mail/incoming_mail.h"
#include "gm/mail/sender.h"
#include "gm/mail/tokens.h"
#include "orders/document.h"
#include "orders/text.h"

namespace {

using gm::mail::IncomingMail;

void require(bool holds) {
    if (!holds) std::abort();
}

void require_text(const std::string& text) {
    require(!orders::first_invalid_utf8(text) && text.find('\0') == std::string::npos);
}

/// Words for people and for the store.
void require_texts(const IncomingMail& mail) {
    for (const auto& sheet : mail.sheets) {
        require_text(sheet.text);
        require_text(describe(sheet.where));
        require(!sheet.text.empty());
    }
    for (const auto& aside : mail.set_aside) {
        require_text(aside.what);
        require_text(aside.reason);
    }
    for (const auto& from : mail.from) {
        require_text(from.name);
        require_text(from.address);
    }
    for (const auto& token : mail.tokens) require_text(token);
    for (const auto& result : mail.results) require_text(result);
    for (const std::string* text :
         {&mail.subject, &mail.in_reply_to, &mail.automatic, &mail.unread, &mail.key.message_id}) {
        require_text(*text);
    }
}

void require_same(const IncomingMail& a, const IncomingMail& b) {
    require(a.key == b.key && a.subject == b.subject && a.tokens == b.tokens && a.sheets.size() == b.sheets.size());
    for (std::size_t i = 0; i < a.sheets.size(); ++i) require(a.sheets[i].text == b.sheets[i].text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const gm::mail::SheetKeys words({"turn", "player", "bid", "stake", "note", "votes", "runs", "tour", "mise"});
    static const std::vector<gm::mail::KnownSender> players = {{"ada", "ada@example.org", gm::mail::token_hash("K7")}};
    const std::string raw(reinterpret_cast<const char*>(data), size);
    const IncomingMail mail = gm::mail::read_mail(raw, words);
    require(mail.raw == raw && mail.key == gm::mail::message_key(raw));
    require_texts(mail);
    require_same(mail, gm::mail::read_mail(raw, words));
    const auto sender = gm::mail::identify_sender(mail, players);
    require(sender.player.has_value() || !sender.reason.empty());
    for (const auto& sheet : mail.sheets) (void)orders::parse_document(sheet.text, "sheet");
    return 0;
}
