#pragma once

// The parts of a sheet, each read by its own function. What is wrong is said, and something
// harmless returned: a sheet with anything wrong in it does not count.

#include "orders/agent_jean/sheet.h"
#include "orders/sheet_words.h"

namespace orders::agent_jean {

class SheetReader {
public:
    SheetReader(SheetWords& words, const SheetContext& context) : words_(words), context_(context) {}

    /// Whose sheet it says it is, and for when.
    void heading(const Keys& keys);
    Sheet orders(const Keys& keys);

private:
    std::vector<AgentIndex> agents(const Node& node);
    std::vector<Leader> leaders(const Node& node);
    std::map<int, std::vector<Rule>> turns(const Node& node);
    std::vector<Rule> rules(const Node& node, const Said& what);
    Rule rule(const Node& node);
    Conditions conditions(const Node& node);
    void position_and_turns(const Keys& keys, Conditions& out);
    void table(const Keys& keys, Conditions& out);
    void numbers(const Keys& keys, Conditions& out);

    Choice choice(const Node& node, std::size_t picks);
    Choice named_choice(const Node& node, std::size_t picks);
    Colours colours(const Node& node);
    std::optional<Card> card(const Node& node);
    std::optional<PlayerIndex> player(const Node& node);
    std::optional<PlayerIndex> find_player(const Node& node) const;
    std::optional<Position> position(const Node& node);
    std::optional<Helper> accomplice(const Node& node);
    std::optional<int> number(const Keys& keys, std::string_view id);
    std::optional<bool> flag(const Keys& keys, std::string_view id);

    /// Calls `each` for the items of a list, or for the one word that stands in its place (AJ-36).
    template <class Each>
    void one_or_more(const Node& node, Each each) {
        if (!node.is_list()) return each(node);
        for (const Node& item : node.items) each(item);
    }

    DocumentReader& reader() { return words_.reader(); }
    std::vector<std::string> person_names() const;

    SheetWords& words_;
    const SheetContext& context_;
};

}  // namespace orders::agent_jean
