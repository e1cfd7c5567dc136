#pragma once

#include <optional>
#include <string>
#include <vector>

#include "orders/corporate/sheet.h"
#include "resolution/corporate/kinds.h"
#include "resolution/corporate/state/lasting.h"

namespace resolution::corporate {

using orders::corporate::Evidence;
using orders::corporate::Piece;

// Values that are written as one word, or otherwise than they are kept: json/state_json.cpp.
class EvidenceKind final : public described::Plain<Evidence, described::CodedKind> {
    std::string_view what() const override { return "evidence"; }
    std::string word(const void* value, const described::Names& names) const override;
    bool find(std::string_view word, const described::Names& names, void* to) const override;
};
/// How many elements are shameful; `true`: one.
class ShameKind final : public described::Plain<int, described::Kind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
};
inline constexpr ShameKind shame_kind{};

struct Secret {
    std::string text;
    int shameful = 0;  ///< elements: honour lost if published
    bool is_public = false;
    std::optional<Trait> hides;
    friend bool operator==(const Secret&, const Secret&) = default;

    bool hides_a_trait() const { return hides.has_value(); }
    static constexpr auto described() {
        using namespace described;
        return all_known_to(
            owner, fields(field<&Secret::text>("text"), field<&Secret::shameful>("shameful", shame_kind, {0, 100}),
                          field<&Secret::is_public>("public"),
                          field<&Secret::hides>("trait").only_if(holds<&Secret::hides_a_trait>)));
    }
};
/// The text alone, where there is nothing else to it.
class SecretKind final : public described::Plain<Secret, described::StructKind> {
public:
    described::PartList list() const override {
        static constexpr auto parts = Secret::described();
        return parts;
    }
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
};

struct Croc {
    std::string name;
    Bonuses bonus{};
    int runs = 1;
    friend bool operator==(const Croc&, const Croc&) = default;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(
            owner, fields(field<&Croc::name>("name"), field<&Croc::bonus>("bonus", by<RunType, Bonuses>, {-100, 1000}),
                          field<&Croc::runs>("runs", {0, 100})));
    }
};

class PieceKind final : public described::Plain<Piece, described::Kind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const Look& look) const override;
};

}  // namespace resolution::corporate

namespace resolution::described {

template <>
struct KindOf<corporate::Evidence> {
    static constexpr corporate::EvidenceKind kind{};
};
template <>
struct KindOf<corporate::Piece> {
    static constexpr corporate::PieceKind kind{};
};
template <>
struct KindOf<corporate::Secret> {
    static constexpr corporate::SecretKind kind{};
};
template <>
struct KindOf<corporate::TraitSet> {
    static constexpr SetKindOf<corporate::TraitSet, corporate::Trait> kind{};
};

}  // namespace resolution::described

namespace resolution::corporate {

struct Player {
    std::string id;
    std::string name;
    Money money;
    int honour = 0;
    int influence = 0;  ///< as bought; honour may hold it down
    std::optional<PartyIndex> party;
    int political_points = 0;
    std::optional<CorporationIndex> citizenship;
    std::vector<int> shares;  ///< by corporation
    TraitSet traits;
    std::vector<Secret> secrets;
    std::vector<Evidence> evidence;  ///< proofs held
    std::vector<Evidence> known;     ///< what was seen, proof held or not
    std::vector<Piece> pieces;       ///< how it cites them
    int victory_points = 0;
    bool in_game = true;
    std::optional<Croc> croc;
    LastingEffects effects;
    Counters counters;
    Objectives objectives;
    Money money_before_payments;  ///< after the refunds of the last turn, before its gains (CG-110)
    friend bool operator==(const Player&, const Player&) = default;

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds points{0, 1000};
        return fields(
            field<&Player::name>("name").known_to(everyone),
            field<&Player::money>("money", {0, largest_money}).known_to(owner),
            field<&Player::honour>("honour", points).known_to(everyone),
            field<&Player::influence>("influence", points).known_to(owner),
            field<&Player::party>("party").known_to(everyone),
            field<&Player::political_points>("political_points", points).known_to(everyone),
            field<&Player::citizenship>("citizenship").known_to(everyone),
            field<&Player::shares>("shares", by<CorporationIndex, std::vector<int>>, {0, largest_count})
                .known_to(everyone),
            field<&Player::traits>("traits").known_to(owner), field<&Player::secrets>("secrets").known_to(owner),
            field<&Player::evidence>("evidence").known_to(owner), field<&Player::known>("known").known_to(owner),
            field<&Player::pieces>("pieces", by_own_id<Piece, &Piece::code>).known_to(owner),
            field<&Player::victory_points>("victory_points", {-1000, 1000}).known_to(owner),
            field<&Player::in_game>("in_game").known_to(everyone), field<&Player::croc>("croc").known_to(owner),
            field<&Player::counters>("counters"), field<&Player::objectives>("objectives").known_to(owner),
            field<&Player::money_before_payments>("money_before_payments", {0, largest_money}));
    }
};

}  // namespace resolution::corporate
