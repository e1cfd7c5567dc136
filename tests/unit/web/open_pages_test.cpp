// What everybody may read: it is there, in both languages, and nothing else is.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "gm/mail/send_settings.h"
#include "tests/support/page_text.h"
#include "tests/unit/web/open_site.h"

namespace gm {
namespace {

using nlohmann::json;
using test::OpenSite;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> public_pages{"/", "/bulletins", "/bulletins/0", "/bulletins/1", "/rules"};

struct Site {
    std::string campaign;
    std::string language;
};

class EverySite : public testing::TestWithParam<Site> {
protected:
    OpenSite site_{GetParam().campaign};

    std::string page(const std::string& path) {
        const web::Response response = site_.get(path, GetParam().language);
        EXPECT_EQ(response.status, 200) << path;
        return response.body;
    }
};

TEST_P(EverySite, ShowsEachPageInTheReadersLanguage) {
    for (const std::string& path : public_pages)
        EXPECT_THAT(page(path), HasSubstr("<html lang=\"" + GetParam().language + "\">")) << path;
}

TEST_P(EverySite, HasATitleOnEachPage) {
    for (const std::string& path : public_pages) EXPECT_THAT(page(path), Not(HasSubstr("<title></title>"))) << path;
}

TEST_P(EverySite, PutsEveryTemplateIntoWords) {
    for (const std::string& path : public_pages) {
        const std::string text = page(path);
        EXPECT_THAT(text, Not(HasSubstr("{{"))) << path;
        EXPECT_THAT(text, Not(HasSubstr("{%"))) << path;
    }
}

/// A word that no language has comes out as its own id, which is no word.
TEST_P(EverySite, HasAWordForEverything) {
    for (const char* path : {"/", "/bulletins", "/bulletins/1"}) {
        const std::string text = test_support::page_text(page(path));
        for (const char* id : {"corporations_text", "no_line", "in_power", "up_one", "second_crash", "no_rulings"})
            EXPECT_THAT(text, Not(HasSubstr(id))) << path;
    }
}

TEST_P(EverySite, NamesEverybodyAndTheCommitment) {
    const std::string text = test_support::page_text(page("/"));
    for (const resolution::Seat& seat : site_.in_play().roster.seats()) EXPECT_THAT(text, HasSubstr(seat.name));
    EXPECT_THAT(text, HasSubstr(site_.in_play().campaign.commitment));
}

TEST_P(EverySite, DrawsTheCourseAndGivesItsFigures) {
    const std::string html = page("/");
    EXPECT_THAT(html, HasSubstr("<svg"));
    EXPECT_THAT(html, HasSubstr("role=\"img\""));
    EXPECT_THAT(html, HasSubstr("<table class=\"chart-table\">"));
}

/// The policy that every answer carries would not let it work.
TEST_P(EverySite, HasNoStyleAndNoScriptWithinItsPages) {
    for (const std::string& path : public_pages) {
        const std::string html = page(path);
        EXPECT_THAT(html, Not(HasSubstr(" style="))) << path;
        EXPECT_THAT(html, Not(HasSubstr("<style"))) << path;
        EXPECT_THAT(html, Not(HasSubstr("<script>"))) << path;
    }
}

INSTANTIATE_TEST_SUITE_P(Open, EverySite,
                         testing::Values(Site{"tiny", "fr"}, Site{"tiny", "en"}, Site{"neo-tokyo", "fr"},
                                         Site{"neo-tokyo", "en"}),
                         [](const auto& one) {
                             return (one.param.campaign == "tiny" ? "tiny_" : "corporate_") + one.param.language;
                         });

TEST(OpenHome, RanksCorporationsAsTheBulletinDid) {
    OpenSite site("neo-tokyo");
    const std::string text = test_support::page_text(site.get("/").body);
    const json view = json::parse(site.get("/api/status").body).at("view");
    const auto names = site.in_play().game->names("en");
    std::size_t last = text.find("Ranking");
    ASSERT_NE(last, std::string::npos);
    for (const json& id : view.at("ranking")) {
        const auto found = text.find(test_support::squeezed(names.at(id)), last);
        ASSERT_NE(found, std::string::npos) << id;
        EXPECT_GT(found, last) << id;
        last = found;
    }
}

TEST(OpenHome, TellsWhatCorporationsDo) {
    OpenSite site("neo-tokyo", 1);
    const std::string text = test_support::page_text(site.get("/", "fr").body);
    EXPECT_THAT(text, HasSubstr("-1 actif : Prosperity"));
    EXPECT_THAT(text, HasSubstr("+2 actifs : la moins bien classée (AAA)"));
    EXPECT_THAT(text, HasSubstr("-2 actifs : 3 autres, tirées au sort"));
    EXPECT_THAT(text, HasSubstr("-1 d'honneur pour les citoyens de celles-là"));
    EXPECT_THAT(text, HasSubstr("se relève avec 5 actifs"));
    EXPECT_THAT(text, HasSubstr("l'Agence de la Maison Impériale ferme ses portes"));
}

TEST(OpenHome, SaysNoneWhereAListIsEmpty) {
    OpenSite site("neo-tokyo");
    EXPECT_THAT(site.get("/", "fr").body, HasSubstr("oyabun\u00a0: aucun"));
    EXPECT_THAT(site.get("/", "en").body, HasSubstr("oyabun: none"));
    const std::string text = test_support::page_text(site.get("/", "fr").body);
    EXPECT_THAT(text, HasSubstr("Parts aucune"));
    EXPECT_THAT(text, testing::ContainsRegex("Kekyan disponible .* aucun aucun"));
}

TEST(OpenHome, CountsDownToTheDeadlineInTheCampaignsZone) {
    OpenSite site("neo-tokyo", 1);  // resolved on the 17th at noon UTC: sheets are due on the 18th at 12:30 in Paris
    const std::string html = site.get("/").body;
    EXPECT_THAT(html, HasSubstr("datetime=\"2026-11-18T11:30:00Z\""));
    const std::string text = test_support::page_text(html);
    EXPECT_THAT(text, HasSubstr("22 h 30 min"));
    EXPECT_THAT(text, HasSubstr("Wednesday 18 November at 12:30"));
    EXPECT_THAT(text, HasSubstr("Europe/Paris"));
    site.now = "2026-11-18T11:30:00Z";
    EXPECT_THAT(test_support::page_text(site.get("/").body), HasSubstr("the game master is at work"));
}

TEST(OpenHome, ShowsTheFinalTableAndTheSeedAfterTheLastTurn) {
    for (const char* campaign : {"tiny", "neo-tokyo"}) {
        OpenSite site(campaign, 100);
        ASSERT_TRUE(site.in_play().over());
        const std::string seed = site.in_play().campaign.seed.hex();
        const std::string html = site.get("/").body;
        EXPECT_THAT(html, HasSubstr(seed)) << campaign;
        EXPECT_THAT(html, HasSubstr("id=\"final\"")) << campaign;
        EXPECT_THAT(html, Not(HasSubstr("data-countdown"))) << campaign;
        EXPECT_EQ(json::parse(site.get("/api/status").body).at("seed"), seed);
    }
}

TEST(OpenHome, KeepsTheSeedUntilThen) {
    for (const char* campaign : {"tiny", "neo-tokyo"}) {
        OpenSite site(campaign, 1);
        const std::string seed = site.in_play().campaign.seed.hex();
        for (const char* path : {"/", "/bulletins/1", "/api/status", "/feed.atom", "/rules"})
            EXPECT_THAT(site.get(path).body, Not(HasSubstr(seed))) << path;
    }
}

TEST(OpenBulletins, AreAllThereTheLatestFirst) {
    OpenSite site("neo-tokyo", 2);
    const std::string html = site.get("/bulletins").body;
    const auto second = html.find("href=\"/bulletins/2\"");
    const auto first = html.find("href=\"/bulletins/1\"");
    const auto setup = html.find("href=\"/bulletins/0\"");
    ASSERT_NE(setup, std::string::npos);
    EXPECT_LT(second, first);
    EXPECT_LT(first, setup);
}

TEST(OpenBulletins, SayWhatTheMailSaid) {
    OpenSite site("tiny", 1);
    for (const MessageRow& mail : *site.in_play().store.messages(1)) {
        if (mail.kind != MessageKind::bulletin) continue;
        const std::string& language = site.in_play().players.at(mail.player->value()).language;
        const std::string page = test_support::page_text(site.get("/bulletins/1", language).body);
        EXPECT_THAT(page, HasSubstr(test_support::page_text(mail.html_body.value())));
    }
}

TEST(OpenBulletins, LeadToTheirNeighbours) {
    OpenSite site("tiny", 2);
    EXPECT_THAT(site.get("/bulletins/1").body, HasSubstr("rel=\"prev\" href=\"/bulletins/0\""));
    EXPECT_THAT(site.get("/bulletins/1").body, HasSubstr("rel=\"next\" href=\"/bulletins/2\""));
    EXPECT_THAT(site.get("/bulletins/0").body, Not(HasSubstr("rel=\"prev\"")));
    EXPECT_THAT(site.get("/bulletins/2").body, Not(HasSubstr("rel=\"next\"")));
}

TEST(OpenBulletins, OfNoTurnAreNotFound) {
    OpenSite site("tiny", 1);
    for (const char* turn : {"2", "-1", "01", "1x", "x", "99999999999999999999", "1.0", "+1", "%00"})
        EXPECT_EQ(site.get("/bulletins/" + std::string(turn)).status, 404) << turn;
}

class UnsentTurn : public testing::Test {
protected:
    UnsentTurn() { std::ofstream(site_.folder() / mail::SendSettings::file_name) << "from: mj@example.org\n"; }
    OpenSite site_{"neo-tokyo", 1};
};

TEST_F(UnsentTurn, IsSeenByNobody) {
    EXPECT_EQ(site_.get("/bulletins/1").status, 404);
    EXPECT_EQ(site_.get("/bulletins/0").status, 200);
    EXPECT_THAT(site_.get("/bulletins").body, Not(HasSubstr("/bulletins/1")));
    EXPECT_THAT(site_.get("/feed.atom").body, Not(HasSubstr("/bulletins/1")));
    EXPECT_THAT(site_.get("/").body, HasSubstr("/bulletins/0"));
    const json status = json::parse(site_.get("/api/status").body);
    EXPECT_EQ(status.at("number"), 0);
    EXPECT_EQ(status.at("history").size(), 1U);
}

TEST_F(UnsentTurn, IsSeenOnceItsMailsLeave) {
    const MessageRow mail = site_.in_play().store.messages(1)->front();
    ASSERT_TRUE(site_.in_play().store.mark_sending(mail.id));
    EXPECT_EQ(site_.get("/bulletins/1").status, 200);
    EXPECT_EQ(json::parse(site_.get("/api/status").body).at("number"), 1);
}

TEST(OpenStatus, HasTheKeysThatTheHandbookPromises) {
    for (const char* campaign : {"tiny", "neo-tokyo"}) {
        OpenSite site(campaign, 2);
        const web::Response response = site.get("/api/status");
        EXPECT_THAT(response.type, HasSubstr("application/json"));
        const json status = json::parse(response.body);
        std::vector<std::string> keys;
        for (const auto& [key, value] : status.items()) keys.push_back(key);
        EXPECT_THAT(keys, testing::UnorderedElementsAre("format", "game", "language", "number", "turn", "over",
                                                        "deadline", "commitment", "seed", "players", "names", "measure",
                                                        "view", "history"));
        ASSERT_EQ(status.at("history").size(), 3U);
        const json& last = status.at("history").back();
        EXPECT_EQ(last.at("number"), 2);
        EXPECT_EQ(last.at("bulletin"), "/bulletins/2");
        EXPECT_EQ(last.at("figures").size(), campaign == std::string("tiny") ? site.in_play().roster.size() : 10U);
        EXPECT_FALSE(status.at("view").contains("you"));
        EXPECT_FALSE(status.at("view").contains("state"));
    }
}

TEST(OpenFeed, LinksToTheSitesOwnAddressAndToNoOther) {
    web::Settings settings;
    settings.address = "https://neo-tokyo.example.org";
    OpenSite with("tiny", 1, settings);
    EXPECT_THAT(with.get("/feed.atom").body, HasSubstr("href=\"https://neo-tokyo.example.org/bulletins/1\""));
    OpenSite without("tiny", 1);
    EXPECT_THAT(without.get("/feed.atom").body, HasSubstr("href=\"/bulletins/1\""));
}

TEST(OpenFeed, HasOneAddressALanguage) {
    OpenSite site("tiny", 1);
    EXPECT_THAT(site.get("/feed/fr.atom", "en").body, HasSubstr("xml:lang=\"fr\""));
    EXPECT_THAT(site.get("/feed/en.atom", "fr").body, HasSubstr("xml:lang=\"en\""));
    for (const char* file : {"de.atom", "fr", ".atom", "fr.atom.atom"})
        EXPECT_EQ(site.get("/feed/" + std::string(file)).status, 404) << file;
}

TEST(OpenPages, AreKeptUntilTheGameChanges) {
    OpenSite site("tiny", 1);
    const auto tag = [](const web::Response& response) {
        for (const auto& [name, value] : response.headers)
            if (name == "ETag") return value;
        return std::string();
    };
    for (const char* path : {"/", "/bulletins", "/bulletins/1", "/rules", "/api/status", "/feed.atom"}) {
        const std::string before = tag(site.get(path));
        EXPECT_NE(before, "") << path;
        EXPECT_EQ(tag(site.get(path)), before) << path;
    }
    const std::string before = tag(site.get("/"));
    test::BotGame::play(site.in_play(), test::tuesday);
    EXPECT_NE(tag(site.get("/")), before);
}

}  // namespace
}  // namespace gm
