#pragma once

// How the parts of Mad-Con's sheets are written. What is wrong in a list or a map is told, and costs nothing but itself
// (MC-39).

#include "orders/described/orders.h"
#include "orders/mad_con/parts.h"

namespace orders::mad_con {

/// A player by id or name.
class PlayerKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
};

inline constexpr PlayerKind player_kind{};

/// A number such as V07, or a word for several visitors.
class PickKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { described::kind_of<Selector>.add_places(places); }
};

/// A card of the author's hand: any is understood, those in hand are offered.
template <class Card>
class InHandKind final : public described::WordKind {
public:
    void shape(Shape& out, const Part& part, const Desk& desk) const override;

private:
    Words words() const override { return words_of(Card{}); }
    void set(void* to, std::size_t place) const override { *static_cast<Card*>(to) = static_cast<Card>(place); }
    std::size_t get(const void* value) const override { return place_of(*static_cast<const Card*>(value)); }
};
template <class Card>
inline constexpr InHandKind<Card> in_hand{};

/// The cards of a list.
class HandListKind final : public described::ListKind {
    using List = std::vector<Action>;
    const Kind& item() const override { return in_hand<Action>; }
    void* add(void* list) const override { return &static_cast<List*>(list)->emplace_back(); }
    void spoil(void* list) const override { static_cast<List*>(list)->pop_back(); }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    const void* at(const void* list, std::size_t place) const override {
        return &(*static_cast<const List*>(list))[place];
    }
};
inline constexpr HandListKind hand_list{};

/// `{hakka: [V03, entrance]}`
class ByOrganisationKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    bool blank(const void* value) const override;
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
};

/// `{"-1": "+2", default: silent}`
class AnnouncementKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    bool blank(const void* value) const override { return static_cast<const Announcement*>(value)->empty(); }
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }
};

/// A map by slot of what each slot holds, or nothing.
class BySlotKind : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { item().add_places(places); }
    bool blank(const void* value) const override;
    described::FoundOrder find(const void* value, std::size_t number) const override;
    int rows() const override { return 1; }
    described::Saying saying() const override { return {described::Saying::Form::unsayable}; }

protected:
    ~BySlotKind() = default;
    virtual const described::StructKind& item() const = 0;
    virtual void* fill(void* map, int slot) const = 0;              ///< with a fresh one, to be read into
    virtual const void* held(const void* map, int slot) const = 0;  ///< nullptr if there is none
    virtual std::vector<int> asked(const SheetContext& context) const = 0;
    /// What is of no use in that slot is not asked for.
    virtual void fit(Shape& out, const SheetContext& context, int slot) const = 0;
};

}  // namespace orders::mad_con

template <>
struct orders::described::KindOf<orders::mad_con::Pick> {
    static constexpr orders::mad_con::PickKind kind{};
};
template <>
struct orders::described::KindOf<orders::mad_con::ByOrganisation> {
    static constexpr orders::mad_con::ByOrganisationKind kind{};
};
template <>
struct orders::described::KindOf<orders::mad_con::Announcement> {
    static constexpr orders::mad_con::AnnouncementKind kind{};
};
