#include "gm/play/outgoing.h"

#include <map>

#include <nlohmann/json.hpp>

#include "gm/report/template_set.h"

namespace gm {

using resolution::PlayerIndex;
using resolution::Reader;

namespace {

constexpr const char* report = "report";
constexpr const char* bulletin = "bulletin";

/// The same for the same mail, however often it is made: mail programs drop repeats.
std::string message_id(const ResolvedTurn& resolved, int number, const std::string& kind, const std::string& player) {
    return "<" + resolved.commitment.substr(0, 16) + ".t" + std::to_string(number) + "." + kind + "." + player +
           "@gm.invalid>";
}

/// One template set a language; bulletins are rendered once a language.
class Desk {
public:
    explicit Desk(const ResolvedTurn& resolved) : resolved_(resolved) {}

    orders::Result<Rendered> render(const std::string& kind, const std::string& language, Reader reader) {
        auto* templates = set_for(language);
        if (templates == nullptr) return orders::Failure{problems_};
        return templates->render(kind, knowledge_of(reader, resolved_));
    }

private:
    TemplateSet* set_for(const std::string& language) {
        const auto known = sets_.find(language);
        if (known != sets_.end()) return &known->second;
        std::map<std::string, std::string> names = resolved_.game.names(language);
        for (const resolution::Seat& seat : resolved_.roster.seats()) names[seat.id] = seat.name;
        auto loaded = TemplateSet::load(std::string(resolved_.game.id()), language, std::move(names));
        if (!loaded) {
            problems_ = loaded.problems();
            return nullptr;
        }
        return &sets_.emplace(language, std::move(*loaded)).first->second;
    }

    const ResolvedTurn& resolved_;
    std::map<std::string, TemplateSet> sets_;
    orders::Problems problems_;
};

}  // namespace

orders::Result<std::vector<NewMessage>> outgoing_mail(const ResolvedTurn& resolved, int number,
                                                      const std::vector<PlayerRow>& players, const std::string& now) {
    Desk desk(resolved);
    std::map<std::string, Rendered> bulletins;
    std::vector<NewMessage> messages;
    const auto post = [&](std::size_t i, const char* kind, const Rendered& mail) {
        NewMessage message;
        message.turn = number;
        message.player = PlayerIndex{i};
        message.kind = kind;
        message.recipient = players[i].mail;
        message.subject = mail.subject;
        message.text_body = mail.text;
        message.message_id = message_id(resolved, number, kind, players[i].id);
        message.created_at = now;
        messages.push_back(std::move(message));
    };
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::string& language = players[i].language;
        auto own = desk.render(report, language, Reader::player(PlayerIndex{i}));
        if (!own) return std::move(own).failure();
        post(i, report, *own);
        if (!bulletins.contains(language)) {
            auto shared = desk.render(bulletin, language, Reader::anybody());
            if (!shared) return std::move(shared).failure();
            bulletins.emplace(language, std::move(*shared));
        }
        post(i, bulletin, bulletins.at(language));
    }
    return messages;
}

}  // namespace gm
