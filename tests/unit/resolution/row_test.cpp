// Rows and piles: short lists in place, which may lie face down.

#include "resolution/row.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "resolution/described/json.h"

namespace {

using nlohmann::json;
using resolution::Pile;
using resolution::Row;
using testing::ElementsAre;
namespace described = resolution::described;

struct Table {
    Pile<int, 4> pile;
    Row<int, 2> row;

    static constexpr auto described() {
        using namespace resolution::described;
        return fields(field<&Table::pile>("pile", {0, 9}), field<&Table::row>("row", {0, 9}));
    }
};

Table read(const json& stored) { return *described::read_state(Table{}, stored, {}); }
json written(const Table& table) { return described::to_json(table, {}); }

TEST(RowsOfValues, GiveUpWhatIsTakenAndCloseUp) {
    Row<int, 4> row;
    for (const int one : {3, 1, 2}) row.add(one);
    EXPECT_EQ(row.take(1), 1);
    EXPECT_THAT(std::vector<int>(row.begin(), row.end()), ElementsAre(3, 2));
    EXPECT_EQ(row.take_first(), 3);
    EXPECT_EQ(row.size(), 1U);
    EXPECT_EQ(row.find(7), row.size());
}

TEST(RowsOfValues, HoldNoMoreThanTheirRoom) {
    EXPECT_EQ(written(read({{"pile", {1, 2}}, {"row", {3, 4}}})), json({{"pile", {1, 2}}, {"row", {3, 4}}}));
    const auto refused = described::read_state(Table{}, {{"row", {1, 2, 3}}}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problems().front().what, "at most 2 can stand here");
}

TEST(Piles, ShowTheirNumberAloneWhenTheyLieFaceDown) {
    Table table = read({{"pile", {5, 6, 7}}});
    table.pile.conceal();
    EXPECT_EQ(written(table)["pile"], json({nullptr, nullptr, nullptr}));
    EXPECT_EQ(table.pile[0], 0) << "what nobody may see is not there";
}

TEST(Piles, MayShowTheirTop) {
    Table table = read({{"pile", {5, 6, 7}}});
    table.pile.conceal_after(2);
    EXPECT_EQ(written(table)["pile"], json({5, 6, nullptr}));
    EXPECT_EQ(table.pile.face_up(), 2U);
    table = read({{"pile", {5, 6, 7}}});
    table.pile.conceal_after(9);
    EXPECT_EQ(written(table)["pile"], json({5, 6, 7})) << "all of it is known";
}

}  // namespace
