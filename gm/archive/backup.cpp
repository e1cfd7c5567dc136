#include "gm/archive/backup.h"

#include <algorithm>

#include "gm/files/plain_path.h"
#include "gm/files/write.h"
#include "gm/mail/send_settings.h"
#include "gm/store/copy.h"
#include "gm/store/creation.h"
#include "gm/store/database.h"
#include "gm/store/failure.h"
#include "gm/web/links/ended_sessions.h"
#include "gm/web/links/keys.h"
#include "gm/web/links/settings.h"

namespace gm::archive {

namespace {

namespace fs = std::filesystem;
using orders::Outcome;

constexpr const char* own_templates = "templates";

/// What the game master added to the folder, and the key of its private links with the cookies that were ended: the
/// copy is for his eyes only.
Outcome copy_own_files(const fs::path& folder, const fs::path& site) {
    std::error_code error;
    for (const char* name : {own_templates, mail::SendSettings::file_name, web::Settings::file_name,
                             web::Keys::file_name, web::EndedSessions::file_name}) {
        if (!fs::exists(folder / name, error)) continue;
        fs::copy(folder / name, site / name, fs::copy_options::recursive, error);
        if (error) return explain_errno(error.value(), "copy it", folder / name);
    }
    for (const auto& item : fs::recursive_directory_iterator(site, error)) {
        fs::permissions(item, fs::perms::group_all | fs::perms::others_all, fs::perm_options::remove, error);
    }
    return orders::done();
}

Outcome fill(const fs::path& folder, const fs::path& site) {
    GM_TRY(copy_database(folder / database_name, site / database_name));
    GM_TRY(check_database(site / database_name));
    return copy_own_files(folder, site);
}

}  // namespace

fs::path backup_place(const fs::path& folder, const std::string& now) {
    const fs::path home = plain_path(folder);
    std::string moment = now;
    std::erase(moment, ':');  // not every disk has names with colons
    return home.parent_path() / "backups" / (home.filename().string() + "-" + moment);
}

Outcome back_up(const fs::path& folder, const fs::path& to, const Writer& writer) {
    if (!is_game_folder(folder)) return no_game(folder);
    const fs::path place = plain_path(to);
    if (const auto error = make_private_folders(place.parent_path()))
        return explain_errno(error.value(), "make the folder of backups", place.parent_path());
    return create_folder(place, writer, [&](const fs::path& site) { return fill(folder, site); }).outcome();
}

}  // namespace gm::archive
