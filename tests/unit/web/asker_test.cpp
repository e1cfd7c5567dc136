// Whom limits count, and how many connections one may have.

#include "gm/web/http/asker.h"

#include <gtest/gtest.h>

#include "gm/web/http/guests.h"

namespace gm::web {
namespace {

TEST(Asker, IsAnAddressHoweverItIsWritten) {
    for (const char* text : {"192.0.2.1", "192.0.2.1:80", "::ffff:192.0.2.1", "[::ffff:192.0.2.1]:80"})
        EXPECT_EQ(host_to_count(text), "192.0.2.1") << text;
    for (const char* text :
         {"", " ", "unknown", "_hidden", "192.0.2", "192.0.2.256", "192.0.2.1:", "192.0.2.1:x", "192.0.2.1 ",
          "[192.0.2.1", "[2001:db8::1", "[2001:db8::1]x", "[2001:db8::1]:", "2001:db8::1::", "fe80::1%eth0",
          "example.org", "127.1", "0x7f.0.0.1", "192.0.2.1, 192.0.2.2"})
        EXPECT_FALSE(host_to_count(text)) << text;
}

TEST(Asker, OfIPv6CountsByItsNetwork) {
    EXPECT_EQ(host_to_count("2001:db8:1:2::1"), host_to_count("[2001:DB8:1:2:ffff:ffff:ffff:ffff]:443"));
    EXPECT_NE(host_to_count("2001:db8:1:2::1"), host_to_count("2001:db8:1:3::1"));
    EXPECT_EQ(host_to_count("::1"), "::/64");
}

TEST(Asker, BehindAProxyIsWhomItNamedLast) {
    EXPECT_EQ(host_forwarded("192.0.2.77, 192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(host_forwarded("192.0.2.77,\t192.0.2.1 \t"), "192.0.2.1");
    EXPECT_EQ(host_forwarded("192.0.2.1"), "192.0.2.1");
    for (const char* line : {"", ",", "192.0.2.1,", "192.0.2.1, unknown", "192.0.2.1 192.0.2.2"})
        EXPECT_FALSE(host_forwarded(line)) << line;
}

TEST(Guests, HaveSoManyPlacesEachAndNoMore) {
    Guests guests(2);
    {
        const Guests::Visit first(guests, "a");
        const Guests::Visit second(guests, "a");
        const Guests::Visit third(guests, "a");
        EXPECT_TRUE(first.is_welcome() && second.is_welcome());
        EXPECT_FALSE(third.is_welcome());
        EXPECT_TRUE(Guests::Visit(guests, "b").is_welcome()) << "another has places of its own";
        EXPECT_FALSE(Guests::Visit(guests, "a").is_welcome()) << "who was turned away left no place";
    }
    EXPECT_TRUE(Guests::Visit(guests, "a").is_welcome());
}

}  // namespace
}  // namespace gm::web
