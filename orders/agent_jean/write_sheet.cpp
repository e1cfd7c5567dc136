#include <algorithm>

#include "orders/agent_jean/sheet.h"
#include "orders/agent_jean/vocabulary.h"
#include "orders/document_reader.h"
#include "orders/yaml_text.h"

namespace orders::agent_jean {

namespace {

Node scalar(std::string text) {
    Node node;
    node.kind = NodeKind::scalar;
    node.text = std::move(text);
    return node;
}

Node empty_map() {
    Node node;
    node.kind = NodeKind::map;
    return node;
}

Node empty_list() {
    Node node;
    node.kind = NodeKind::list;
    return node;
}

/// The id of the n-th term of a place.
template <class Word>
std::string word_of(std::string_view place, Word word) {
    return vocabulary().terms(place)[static_cast<std::size_t>(word)].id;
}

class Writer {
public:
    explicit Writer(const SheetContext& context) : context_(context) {}

    Node sheet(const Sheet& sheet) const {
        Node out = empty_map();
        if (!sheet.agents.empty()) {
            Node wishes = empty_list();
            for (const AgentIndex agent : sheet.agents)
                wishes.items.push_back(scalar(context_.agents[agent.value()].id));
            add(out, "agents", std::move(wishes));
        }
        if (sheet.henry_leader) {
            Node leaders = empty_list();
            for (const Leader& leader : *sheet.henry_leader) leaders.items.push_back(of(leader));
            add(out, "henry_leader", std::move(leaders));
        }
        if (sheet.pass) add(out, "pass", of(*sheet.pass));
        if (sheet.automatic) add(out, "auto", scalar("true"));
        if (!sheet.turns.empty()) {
            Node turns = empty_map();
            for (const auto& [turn, list] : sheet.turns) add(turns, std::to_string(turn), of(list));
            add(out, "turns", std::move(turns));
        }
        if (!sheet.always.empty()) add(out, "default", of(sheet.always));
        return out;
    }

private:
    static void add(Node& map, std::string key, Node value) {
        map.members.push_back({std::move(key), {}, std::move(value)});
    }

    const std::string& person(PlayerIndex player) const { return context_.players[player.value()].id; }

    Node of(const Leader& leader) const {
        if (const auto* word = std::get_if<LeaderWord>(&leader)) return scalar(word_of("leader", *word));
        return scalar(person(std::get<PlayerIndex>(leader)));
    }

    static Node of(Colours colours) {
        Node out = empty_list();
        for (const Colour colour : all_colours) {
            if (colours.has(colour)) out.items.push_back(scalar(std::string(id_of(colour))));
        }
        return out;
    }

    Node of(const Choice& choice) const {
        if (choice.card) return scalar(context_.deck.code(*choice.card));
        Node pick = scalar(word_of("pick", choice.pick));
        if (choice.colours == Colours::all()) return pick;
        Node out = empty_map();
        add(out, "pick", std::move(pick));
        add(out, "colours", of(choice.colours));
        return out;
    }

    Node of(const std::vector<Rule>& rules) const {
        Node out = empty_list();
        for (const Rule& rule : rules) {
            Node item = empty_map();
            Node when = conditions(rule.when);
            if (!when.members.empty()) add(item, "if", std::move(when));
            add(item, "play", of(rule.play));
            out.items.push_back(std::move(item));
        }
        return out;
    }

    static Node of(const Position& position) {
        if (const auto* word = std::get_if<Place>(&position)) return scalar(word_of("position", *word));
        return scalar(std::to_string(std::get<int>(position)));
    }

    Node of(const Helper& helper) const {
        if (const auto* word = std::get_if<AnyAccomplice>(&helper)) return scalar(word_of("accomplice", *word));
        return scalar(context_.accomplices[std::get<AccompliceIndex>(helper).value()]);
    }

    Node conditions(const Conditions& when) const {
        Node out = empty_map();
        if (when.turns) {
            Node turns = empty_list();
            for (const int turn : *when.turns) turns.items.push_back(scalar(std::to_string(turn)));
            add(out, "turn", std::move(turns));
        }
        if (when.position) add(out, "position", of(*when.position));
        if (when.led) add(out, "led", of(*when.led));
        if (when.best_colour) add(out, "best_colour", of(*when.best_colour));
        if (when.best_player) add(out, "best_player", scalar(person(*when.best_player)));
        const auto flag = [&](const char* key, std::optional<bool> value) {
            if (value) add(out, key, scalar(*value ? "true" : "false"));
        };
        flag("trump_played", when.trump_played);
        flag("can_win", when.can_win);
        const auto number = [&](const char* key, std::optional<int> value) {
            if (value) add(out, key, scalar(std::to_string(*value)));
        };
        number("plan_at_least", when.plan_at_least);
        number("plan_at_most", when.plan_at_most);
        if (when.accomplice) add(out, "accomplice", of(*when.accomplice));
        number("trick_yellow_at_least", when.trick_yellow_at_least);
        number("trick_yellow_at_most", when.trick_yellow_at_most);
        number("trick_green_at_least", when.trick_green_at_least);
        number("trick_green_at_most", when.trick_green_at_most);
        if (when.have) add(out, "have", scalar(context_.deck.code(*when.have)));
        return out;
    }

    const SheetContext& context_;
};

/// On one line: `{if: {led: [green]}, play: G7}`.
std::string in_flow(const Node& node) {
    std::string out;
    if (node.is_list()) {
        for (const Node& item : node.items) out += (out.empty() ? "" : ", ") + in_flow(item);
        return "[" + out + "]";
    }
    if (node.is_map()) {
        for (const Member& member : node.members)
            out += (out.empty() ? "" : ", ") + member.key + ": " + in_flow(member.value);
        return "{" + out + "}";
    }
    const bool plain = node.text == "true" || node.text == "false" || parse_whole(node.text);
    return plain ? node.text : yaml_scalar(node.text);
}

/// Rules stand one below the other; all else on its line.
void write_member(const Member& member, const std::string& indent, std::string& out) {
    const bool rules = member.value.is_list() && !member.value.items.empty() && member.value.items.front().is_map();
    out += indent + member.key + ":";
    if (rules) {
        out += "\n";
        for (const Node& rule : member.value.items) out += indent + "  - " + in_flow(rule) + "\n";
    } else if (member.key == "turns") {
        out += "\n";
        for (const Member& turn : member.value.members) write_member(turn, indent + "  ", out);
    } else {
        out += " " + in_flow(member.value) + "\n";
    }
}

}  // namespace

Node to_node(const Sheet& sheet, const SheetContext& context) { return Writer(context).sheet(sheet); }

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    std::string out = "round: " + std::to_string(context.round) +
                      "\nplayer: " + yaml_scalar(context.players[context.author.value()].id) +
                      "\nhalf: " + std::to_string(context.half) + "\n";
    for (const Member& member : to_node(sheet, context).members) write_member(member, "", out);
    return out;
}

}  // namespace orders::agent_jean
