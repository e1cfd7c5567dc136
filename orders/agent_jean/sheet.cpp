#include "orders/agent_jean/sheet.h"

#include "orders/described/sheet.h"
#include "orders/described/wild.h"
#include "orders/text.h"

namespace orders::agent_jean {

using described::kind_of;

namespace {

constexpr std::size_t longest_code = 3;  ///< of a card

/// Whose sheet it says it is, and for when.
void read_heading(SheetWords& words, const Keys& keys, const SheetContext& context) {
    if (const Node* game = keys.filled("game")) words.reader().text(*game, keys.word("game"));
    const Node* round = keys.filled("turn");
    const bool before_the_first = context.drafting && round != nullptr && parse_whole(round->text) == 0;
    if (!before_the_first)
        is_for(words, keys, "turn", context.round, phrase("this is a sheet for round {}"),
               phrase("round {} is being played: correct this line if the orders are meant for it"));
    is_for(words, keys, "half", context.half, phrase("this is a sheet for half {}"),
           phrase("half {} of the round is being played: correct this line if the orders are meant for it"));
    const Named& author = context.players[context.author.value()];
    is_from(words, keys, author.id, [&](std::string_view written) { return author.is(written); });
}

/// A choice with the first so many picks alone.
class ChoiceMap final : public described::StructKind {
public:
    explicit ChoiceMap(std::size_t picks) { said_.parts.front().words = picks; }
    const described::About& about() const override { return said_.about; }
    described::PartList parts() const override { return said_.parts; }

private:
    decltype(Choice::described()) said_ = Choice::described();
};

/// The turns of a round are keys, and numbers.
std::string number_or_text(std::string_view text) { return parse_whole(text) ? std::string(text) : yaml_scalar(text); }

}  // namespace

void ChoiceKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    Choice& choice = *static_cast<Choice*>(to);
    if (node.is_map()) return ChoiceMap(part.words).read(in, node, part, called, to);
    const bool too_long = node.is_scalar() && node.text.size() > longest_code;
    const bool word =
        in.words.find(node, words_of(Pick{}).place) || (too_long && !in.desk.as<SheetContext>().deck.find(node.text));
    if (word) return kind_of<Pick>.read(in, node, part, called, &choice.pick);
    kind_of<Card>.read(in, node, part, called, &choice.card.emplace());
}

Node ChoiceKind::write(const void* value, const Desk& desk) const {
    const Choice& choice = *static_cast<const Choice*>(value);
    if (choice.card) return described::to_node(*choice.card, desk);
    if (choice.colours == Colours::all()) return described::to_node(choice.pick, desk);
    return kind_of<Choice>.write(value, desk);
}

void ChoiceKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::either;
    out.parts.resize(3);
    kind_of<Pick>.shape(out.parts[0], part, desk);
    kind_of<Card>.shape(out.parts[1], part, desk);
    ChoiceMap(part.words).shape(out.parts[2], part, desk);
}

void ChoiceKind::draw(Wild& any, const Part& part, void* to) const {
    Choice& choice = *static_cast<Choice*>(to);
    if (any.one_in(3)) return kind_of<Card>.draw(any, part, &choice.card.emplace());
    kind_of<Pick>.draw(any, part, &choice.pick);
    if (any.one_in(3)) kind_of<Colours>.draw(any, part, &choice.colours);
}

/// One without a value says nothing, and is surely not meant so.
void Conditions::have_values(Reading& in, const Keys& keys, Conditions&) {
    for (const Member& member : keys.map().members) {
        if (member.value.is_null())
            in.reader().invalid(member.mark, say("'{}' has no value", clip(member.key, 40)),
                                say("write '{}: ...'", clip(member.key, 40)));
    }
}

void RulesKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    const int most = in.desk.as<SheetContext>().rules_a_list;
    if (node.items.size() > static_cast<std::size_t>(most))
        in.reader().invalid(node.mark, say("{} are too many rules for one list", node.items.size()),
                            say("at most {} are read", most));
    ListKind::read(in, node, part, called, to);
}

void RulesByTurnKind::read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const {
    auto& out = *static_cast<RulesByTurn*>(to);
    if (in.reader().map(node, say("the rules for named turns")) == nullptr) return;
    const int last = in.desk.as<SheetContext>().turns;
    for (const Member& member : node.members) {
        const auto turn = parse_whole(member.key);
        if (!turn || *turn < 1 || *turn > last) {
            in.reader().invalid(member.mark, say("there is no turn '{}'", clip(member.key, 40)),
                                say("a round has turns 1 to {}", last));
            continue;
        }
        const auto [list, is_new] = out.try_emplace(static_cast<int>(*turn));
        if (!is_new) {
            in.reader().invalid(member.mark, say("turn {} stands here twice", *turn), say("keep one of the two"));
            continue;
        }
        const Said name = say("the rules of turn {}", *turn);
        if (!member.value.is_null())
            rules_kind.read(in, member.value, part, {called.keys, called.id, &name}, &list->second);
    }
    std::erase_if(out, [](const auto& entry) { return entry.second.empty(); });
}

Node RulesByTurnKind::write(const void* value, const Desk& desk) const {
    Node out;
    out.kind = NodeKind::map;
    for (const auto& [turn, list] : *static_cast<const RulesByTurn*>(value))
        out.members.push_back({std::to_string(turn), {}, rules_kind.write(&list, desk)});
    return out;
}

void RulesByTurnKind::draw(Wild& any, const Part& part, void* to) const {
    auto& out = *static_cast<RulesByTurn*>(to);
    for (std::size_t i = any.below(4); i > 0; --i)
        rules_kind.draw(any, part, &out[static_cast<int>(any.between(1, any.desk().as<SheetContext>().turns))]);
    std::erase_if(out, [](const auto& entry) { return entry.second.empty(); });
}

void RulesByTurnKind::shape(Shape& out, const Part& part, const Desk& desk) const {
    out.kind = ShapeKind::map;
    Shape list;
    rules_kind.shape(list, part, desk);
    for (int turn = 1; turn <= desk.as<SheetContext>().turns; ++turn) {
        list.key = std::to_string(turn);
        out.parts.push_back(list);
    }
}

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    DocumentReader reader(document);
    SheetWords words(reader, described::vocabulary<Sheet>());
    Sheet sheet;
    const Node& root = document.root;
    if (context.over) reader.invalid(root.mark, say("this game is over: it takes no more sheets"));
    if (context.bot_seat)
        reader.invalid(root.mark, say("a bot has this seat: it takes no sheets"),
                       say("ask the game master for your seat back"));
    if (!root.is_null() && reader.map(root, say("an order sheet")) != nullptr) {
        const Keys keys = words.keys(root, Sheet::described().about.place);
        read_heading(words, keys, context);
        Reading in{words, context};
        kind_of<Sheet>.read_parts(in, keys, &sheet);
    }
    const bool understood = reader.clean();
    for (Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    return understood ? std::optional(std::move(sheet)) : std::nullopt;
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    return "round: " + std::to_string(context.round) +
           "\nplayer: " + yaml_scalar(context.players[context.author.value()].id) +
           "\nhalf: " + std::to_string(context.half) + "\n" +
           described::write_orders(kind_of<Sheet>, &sheet, context, number_or_text);
}

}  // namespace orders::agent_jean
