#include "orders/agent_jean/sheet.h"
#include "orders/agent_jean/sheet_reader.h"
#include "orders/agent_jean/vocabulary.h"
#include "orders/suggestion.h"
#include "orders/text.h"

namespace orders::agent_jean {

namespace {

bool is_called(std::string_view written, const std::string& id, const std::string& name) {
    const std::string word = fold(written);
    return word == fold(id) || word == fold(name);
}

}  // namespace

std::vector<std::string> SheetReader::person_names() const {
    std::vector<std::string> out;
    for (const Person& person : context_.players) {
        out.push_back(person.id);
        if (person.name != person.id) out.push_back(person.name);
    }
    return out;
}

std::optional<PlayerIndex> SheetReader::find_player(const Node& node) const {
    if (!node.is_scalar()) return std::nullopt;
    for (std::size_t i = 0; i < context_.players.size(); ++i) {
        if (is_called(node.text, context_.players[i].id, context_.players[i].name)) return PlayerIndex(i);
    }
    return std::nullopt;
}

std::optional<PlayerIndex> SheetReader::player(const Node& node) {
    if (const auto found = find_player(node)) return found;
    if (node.is_scalar()) {
        reader().invalid(node.mark, say("unknown {} '{}'", say("player"), clip(node.text, 40)),
                         suggestion(node.text, person_names()));
    } else {
        reader().invalid(node.mark, say("{} must be {}, not {}", say("player"), say("a name"), what_it_is(node)));
    }
    return std::nullopt;
}

void SheetReader::heading(const Keys& keys) {
    if (const Node* node = keys.filled("game")) reader().text(*node, keys.word("game"));
    if (const Node* node = keys.filled("turn")) {
        const auto written = reader().whole(*node, keys.word("turn"));
        const bool before_the_first = written && *written == 0 && context_.drafting;
        if (written && *written != context_.round && !before_the_first)
            reader().invalid(
                node->mark, say("this is a sheet for round {}", *written),
                say("round {} is being played: correct this line if the orders are meant for it", context_.round));
    }
    if (const Node* node = keys.filled("half")) {
        const auto written = reader().whole(*node, keys.word("half"));
        if (written && *written != context_.half)
            reader().invalid(
                node->mark, say("this is a sheet for half {}", *written),
                say("half {} of the round is being played: correct this line if the orders are meant for it",
                    context_.half));
    }
    if (const Node* node = keys.filled("player")) {
        const auto written = reader().text(*node, keys.word("player"));
        const Person& author = context_.players[context_.author.value()];
        if (written && !is_called(*written, author.id, author.name))
            reader().invalid(
                node->mark, say("this sheet says it is from '{}'", clip(*written, 40)),
                say("it was received as the sheet of '{}': correct this line, or leave it out", author.id));
    }
}

std::vector<AgentIndex> SheetReader::agents(const Node& node) {
    std::vector<AgentIndex> out;
    one_or_more(node, [&](const Node& item) {
        for (std::size_t i = 0; item.is_scalar() && i < context_.agents.size(); ++i) {
            if (is_called(item.text, context_.agents[i].id, context_.agents[i].name)) return void(out.emplace_back(i));
        }
        std::vector<std::string> known;
        for (const Named& agent : context_.agents) known.push_back(agent.id);
        if (item.is_scalar()) {
            reader().invalid(item.mark, say("unknown {} '{}'", say("agent"), clip(item.text, 40)),
                             suggestion(item.text, known));
        } else {
            reader().invalid(item.mark, say("{} must be {}, not {}", say("agent"), say("a name"), what_it_is(item)),
                             suggestion("", known));
        }
    });
    return out;
}

std::vector<Leader> SheetReader::leaders(const Node& node) {
    std::vector<Leader> out;
    one_or_more(node, [&](const Node& item) {
        if (const auto word = words_.find(item, "leader")) {
            out.emplace_back(static_cast<LeaderWord>(*word));
        } else if (const auto named = find_player(item)) {
            out.emplace_back(*named);
        } else if (item.is_scalar()) {
            std::vector<std::string> known = person_names();
            for (const Term& term : words_.vocabulary().terms("leader")) known.push_back(term.word(words_.language()));
            reader().invalid(item.mark, say("unknown {} '{}'", say("leader"), clip(item.text, 40)),
                             suggestion(item.text, known));
        } else {
            reader().invalid(item.mark, say("{} must be {}, not {}", say("leader"), say("a name"), what_it_is(item)));
        }
    });
    return out;
}

std::map<int, std::vector<Rule>> SheetReader::turns(const Node& node) {
    std::map<int, std::vector<Rule>> out;
    if (reader().map(node, say("the rules for named turns")) == nullptr) return out;
    for (const Member& member : node.members) {
        const auto turn = parse_whole(member.key);
        if (!turn || *turn < 1 || *turn > context_.turns) {
            reader().invalid(member.mark, say("there is no turn '{}'", clip(member.key, 40)),
                             say("a round has turns 1 to {}", context_.turns));
            continue;
        }
        const auto [list, is_new] = out.try_emplace(static_cast<int>(*turn));
        if (!is_new) {
            reader().invalid(member.mark, say("turn {} stands here twice", *turn), say("keep one of the two"));
            continue;
        }
        if (!member.value.is_null()) list->second = rules(member.value, say("the rules of turn {}", *turn));
    }
    std::erase_if(out, [](const auto& entry) { return entry.second.empty(); });
    return out;
}

Sheet SheetReader::orders(const Keys& keys) {
    constexpr std::size_t picks_to_pass = 2;  // AJ-35: lowest and highest
    Sheet sheet;
    if (const Node* node = keys.filled("agents")) sheet.agents = agents(*node);
    if (const Node* node = keys.filled("henry_leader")) sheet.henry_leader = leaders(*node);
    if (const Node* node = keys.filled("pass")) sheet.pass = choice(*node, picks_to_pass);
    sheet.automatic = words_.flag(keys, "auto");
    if (const Node* node = keys.filled("turns")) sheet.turns = turns(*node);
    if (const Node* node = keys.filled("default")) sheet.always = rules(*node, keys.word("default"));
    return sheet;
}

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    DocumentReader reader(document);
    SheetWords words(reader, vocabulary());
    Sheet sheet;
    if (context.over) reader.invalid(document.root.mark, say("this game is over: it takes no more sheets"));
    if (context.bot_seat)
        reader.invalid(document.root.mark, say("a bot has this seat: it takes no sheets"),
                       say("ask the game master for your seat back"));
    if (!document.root.is_null() && reader.map(document.root, say("an order sheet")) != nullptr) {
        const Keys keys = words.keys(document.root, "sheet");
        SheetReader parts(words, context);
        parts.heading(keys);
        sheet = parts.orders(keys);
    }
    const bool understood = reader.clean();
    for (Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    return understood ? std::optional(std::move(sheet)) : std::nullopt;
}

}  // namespace orders::agent_jean
