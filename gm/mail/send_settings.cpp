#include "gm/mail/send_settings.h"

#include <cstdlib>

#include "gm/files/read.h"
#include "gm/mail/compose.h"
#include "gm/mail/credentials.h"
#include "gm/mail/file_delivery.h"
#include "gm/mail/smtp_delivery.h"
#include "orders/document_reader.h"

namespace gm::mail {

namespace {

namespace fs = std::filesystem;
using orders::Node;

/// Reads the file's parts; what is wrong gathers in the reader.
class SettingsReader {
public:
    SettingsReader(const orders::Document& document, fs::path home) : reader_(document), home_(std::move(home)) {}

    std::optional<Address> from(const Node& root);
    std::optional<SendSettings> all(const Node& root);
    std::optional<std::string> checked_by(const Node& root);
    orders::Failure failure() { return {reader_.take_problems()}; }

private:
    std::optional<fs::path> path(const Node& node, const char* what);
    std::optional<SmtpServer> smtp(const Node& node);
    void credentials(const Node& map, SmtpServer& server);
    void repeat(orders::Mark mark, const orders::Problems& problems);

    orders::DocumentReader reader_;
    fs::path home_;
};

void SettingsReader::repeat(orders::Mark mark, const orders::Problems& problems) {
    for (const orders::Problem& problem : problems) {
        const std::string file = problem.file.empty() ? "" : problem.file + ": ";
        reader_.invalid(mark, file + problem.what, problem.advice);
    }
}

std::optional<Address> SettingsReader::from(const Node& root) {
    const Node* node = reader_.map(root, "mail.yaml") ? reader_.required(root, "from", "mail.yaml") : nullptr;
    const auto text = node != nullptr ? reader_.text(*node, "from") : std::nullopt;
    if (!text) return std::nullopt;
    auto address = read_address(*text);
    if (!address)
        reader_.invalid(node->mark, "this is not one mail address", "write it like \"Name <gm@example.org>\"");
    return address;
}

std::optional<fs::path> SettingsReader::path(const Node& node, const char* what) {
    const auto text = reader_.text(node, what);
    if (!text) return std::nullopt;
    if (text->empty()) {
        reader_.invalid(node.mark, "there is no path here");
        return std::nullopt;
    }
    return home_ / *text;  // an absolute one stays what it is
}

void SettingsReader::credentials(const Node& map, SmtpServer& server) {
    const Node* user = map.find("user");
    const Node* file = map.find("password_file");
    if (user == nullptr) {
        if (file != nullptr) reader_.invalid(file->mark, "a password, but no user", "add user:");
        return;
    }
    server.user = reader_.text(*user, "user").value_or("");
    if (file != nullptr) {
        const auto where = path(*file, "password_file");
        if (!where) return;
        auto password = password_from_file(*where);
        if (!password) return repeat(file->mark, password.problems());
        server.password = *password;
        return;
    }
    const char* password = std::getenv("GM_SMTP_PASSWORD");
    if (password == nullptr || *password == '\0') {
        return reader_.invalid(
            user->mark, "a user, but no password",
            "add password_file: with the path of a file that only you can read, or set GM_SMTP_PASSWORD");
    }
    server.password = password;
}

std::optional<SmtpServer> SettingsReader::smtp(const Node& node) {
    if (!reader_.map(node, "smtp")) return std::nullopt;
    if (const Node* password = node.find("password")) {
        reader_.invalid(password->mark, "a password does not belong in this file",
                        "put it in a file of its own and name that: password_file:");
    }
    reader_.known_keys(node, {"server", "user", "password", "password_file", "ca_file", "timeout"});
    const Node* address = reader_.required(node, "server", "smtp");
    const auto url = address != nullptr ? reader_.text(*address, "server") : std::nullopt;
    if (!url) return std::nullopt;
    auto server = read_smtp_server(*url);
    if (!server) {
        repeat(address->mark, server.problems());
        return std::nullopt;
    }
    credentials(node, *server);
    if (const Node* file = node.find("ca_file")) server->ca_file = path(*file, "ca_file").value_or("");
    if (const Node* timeout = node.find("timeout")) {
        constexpr std::int64_t longest = 3600;
        server->timeout = std::chrono::seconds(reader_.whole(*timeout, "timeout", 1, longest).value_or(1));
    }
    return *server;
}

std::optional<SendSettings> SettingsReader::all(const Node& root) {
    SendSettings settings;
    if (const auto sender = from(root)) settings.from = *sender;
    if (!root.is_map()) return std::nullopt;
    reader_.known_keys(root, {"from", "smtp", "maildir", "folder", "checked_by"});
    int ways = 0;
    if (const Node* node = root.find("smtp"); node != nullptr && ++ways > 0) {
        if (auto server = smtp(*node)) settings.way = *std::move(server);
    }
    if (const Node* node = root.find("maildir"); node != nullptr && ++ways > 0) {
        if (auto folder = path(*node, "maildir")) settings.way = ToMaildir{*folder};
    }
    if (const Node* node = root.find("folder"); node != nullptr && ++ways > 0) {
        if (auto folder = path(*node, "folder")) settings.way = ToEmlFolder{*folder};
    }
    if (ways != 1) {
        reader_.invalid(root.mark, ways == 0 ? "it is not said how mails leave" : "there is more than one way to leave",
                        "write one of smtp:, maildir: and folder:");
    }
    if (!reader_.clean()) return std::nullopt;
    return settings;
}

orders::Result<std::optional<orders::Document>> load(const fs::path& game_folder) {
    const fs::path file = game_folder / SendSettings::file_name;
    std::error_code error;
    if (!fs::exists(file, error)) return std::optional<orders::Document>{};
    GM_TAKE(auto document, load_document(file));
    return std::optional(std::move(document));
}

std::optional<std::string> SettingsReader::checked_by(const Node& root) {
    const Node* node = reader_.map(root, "mail.yaml") ? root.find("checked_by") : nullptr;
    if (node == nullptr) return reader_.clean() ? std::optional<std::string>("") : std::nullopt;
    auto name = reader_.text(*node, "checked_by");
    if (name && (name->empty() || name->find_first_of(" @/:;") != std::string::npos)) {
        reader_.invalid(node->mark, "this is not the name of a server",
                        "write what stands behind Authentication-Results: in a mail you received, like mx.example.org");
        return std::nullopt;
    }
    return name;
}

}  // namespace

orders::Result<std::string> load_checking_server(const fs::path& game_folder) {
    GM_TAKE(auto document, load(game_folder));
    if (!document) return std::string();
    SettingsReader reader(*document, game_folder);
    auto name = reader.checked_by(document->root);
    if (!name) return reader.failure();
    return *std::move(name);
}

orders::Result<std::optional<SendSettings>> load_send_settings(const fs::path& game_folder) {
    GM_TAKE(auto document, load(game_folder));
    if (!document) return std::optional<SendSettings>{};
    SettingsReader reader(*document, game_folder);
    auto settings = reader.all(document->root);
    if (!settings) return reader.failure();
    return settings;
}

orders::Result<std::optional<Address>> load_sender(const fs::path& game_folder) {
    GM_TAKE(auto document, load(game_folder));
    if (!document) return std::optional<Address>{};
    SettingsReader reader(*document, game_folder);
    auto sender = reader.from(document->root);
    if (!sender) return reader.failure();
    return sender;
}

orders::Problem no_send_settings(const fs::path& game_folder) {
    orders::Problem problem =
        orders::invalid("it is not said how mails leave this game",
                        "write this file, for a mail server:\n"
                        "      from: \"Your Name <you@example.org>\"\n"
                        "      smtp:\n"
                        "        server: smtp://mail.example.org:587\n"
                        "        user: you@example.org\n"
                        "        password_file: smtp-password\n"
                        "    or, in place of smtp:, 'maildir: PATH' or 'folder: PATH' for .eml files");
    problem.file = (game_folder / SendSettings::file_name).lexically_normal().string();
    return problem;
}

std::unique_ptr<Delivery> delivery_of(const SendSettings& settings) {
    if (const auto* maildir = std::get_if<ToMaildir>(&settings.way))
        return std::make_unique<MaildirDelivery>(maildir->folder);
    if (const auto* folder = std::get_if<ToEmlFolder>(&settings.way))
        return std::make_unique<EmlFolder>(folder->folder);
    return std::make_unique<SmtpDelivery>(std::get<SmtpServer>(settings.way));
}

}  // namespace gm::mail
