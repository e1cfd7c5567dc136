#pragma once

// How mails leave a game, and who checks those that come in: `mail.yaml` in its folder.

#include <filesystem>
#include <memory>
#include <optional>
#include <variant>

#include "gm/mail/delivery.h"
#include "gm/mail/incoming_mail.h"
#include "gm/mail/smtp_server.h"
#include "orders/document.h"

namespace gm::mail {

struct ToMaildir {
    std::filesystem::path folder;
};
struct ToEmlFolder {
    std::filesystem::path folder;
};

struct SendSettings {
    static constexpr const char* file_name = "mail.yaml";

    Address from;
    std::variant<SmtpServer, ToMaildir, ToEmlFolder> way;
};

/// What the file says; nothing if there is none. Paths in it are relative to the game's folder. The
/// password is read from its file, or else GM_SMTP_PASSWORD: it stands neither here nor on a command line.
orders::Result<std::optional<SendSettings>> load_send_settings(const std::filesystem::path& game_folder);

/// Who sends, and nothing else: enough to look at mails before they leave.
orders::Result<std::optional<Address>> load_sender(const std::filesystem::path& game_folder);

/// The name of the server that checks who sent the mails that come in (`checked_by:`); empty if it is not said.
orders::Result<std::string> load_checking_server(const std::filesystem::path& game_folder);

/// How to write the file, for whoever has none.
orders::Problem no_send_settings(const std::filesystem::path& game_folder);

std::unique_ptr<Delivery> delivery_of(const SendSettings& settings);

}  // namespace gm::mail
