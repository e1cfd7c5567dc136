#include "gm/cli/editor.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>

#include "gm/files/read.h"
#include "gm/files/write.h"

namespace gm {

namespace fs = std::filesystem;

namespace {

std::string editor_of_choice() {
    for (const char* name : {"VISUAL", "EDITOR"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return value;
    }
    return {};
}

/// By the shell, since people put options into EDITOR; the file's name is handed over apart from it.
int run_editor(const std::string& editor, const fs::path& file) {
    const std::string script = editor + " \"$1\"";
    const pid_t child = fork();
    if (child == 0) {
        execl("/bin/sh", "sh", "-c", script.c_str(), "gm", file.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    int status = -1;
    if (child < 0) return status;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

orders::Result<Edited> edit_text(const std::string& text, const std::string& name) {
    const std::string editor = editor_of_choice();
    if (editor.empty())
        return orders::invalid("no editor is set", "set VISUAL or EDITOR, or give the text with --file");
    std::string folder = (fs::temp_directory_path() / "gm-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) return orders::invalid("no temporary folder can be made in " + folder);
    Edited edited{{}, (fs::path(folder) / name).string()};
    GM_TRY(write_private_file(edited.file, text));
    const int code = run_editor(editor, edited.file);
    auto read = read_file(edited.file);
    if (code != 0) {
        const bool touched = read && *read != text;
        if (!touched) discard_edited(edited);
        return orders::invalid("the editor '" + editor + "' did not end well: nothing was changed",
                               touched ? "what you wrote is in " + edited.file : "");
    }
    GM_TAKE(edited.text, std::move(read));
    return edited;
}

void discard_edited(const Edited& edited) {
    std::error_code ignored;
    fs::remove_all(fs::path(edited.file).parent_path(), ignored);
}

}  // namespace gm
