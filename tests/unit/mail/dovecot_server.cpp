#include "dovecot_server.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace gm::mail::sample {

namespace fs = std::filesystem;

namespace {

struct Pipe {
    std::array<int, 2> ends{};
    Pipe() {
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    }
};

std::string all_of(int file) {
    std::string out;
    std::array<char, 256> buffer{};
    for (ssize_t got = 0;
         (got = ::read(file, buffer.data(), buffer.size())) > 0 && out.find('\n') == std::string::npos;) {
        out.append(buffer.data(), static_cast<std::size_t>(got));
        if (out.find('\n') != std::string::npos) break;
    }
    return out;
}

/// Whom Dovecot runs as owns the Maildir, and what is put into it must be that user's as well.
void give_to_owner_of(const fs::path& folder, const fs::path& path) {
    struct stat status{};
    if (::geteuid() != 0) return;
    if (::stat(folder.c_str(), &status) != 0 || ::chown(path.c_str(), status.st_uid, status.st_gid) != 0) {
        throw std::runtime_error("cannot give " + path.string() + " away");
    }
}

}  // namespace

bool DovecotServer::is_installed() {
    for (const char* place : {"/usr/sbin/dovecot", "/usr/local/sbin/dovecot", "/usr/bin/dovecot"}) {
        if (::access(place, X_OK) == 0) return true;
    }
    return false;
}

DovecotServer::DovecotServer() {
    const Pipe in;
    const Pipe out;
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in.ends[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out.ends[1], STDOUT_FILENO);
    std::string script = (fs::path(GM_SOURCE_DIR) / "tests/program/support/dovecot.py").string();
    std::string folder_name = folder().string();
    std::array<std::string, 3> words = {"python3", "-B", script};
    std::array<char*, 5> arguments = {words[0].data(), words[1].data(), words[2].data(), folder_name.data(), nullptr};
    const int failed = ::posix_spawnp(&process_, "python3", &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(in.ends[0]);
    ::close(out.ends[1]);
    input_ = in.ends[1];
    std::istringstream answer(failed != 0 ? "" : all_of(out.ends[0]));
    ::close(out.ends[0]);
    std::string word;
    if (!(answer >> word >> imap_port_ >> imaps_port_) || word != "ready") {
        throw std::runtime_error("Dovecot did not start");
    }
}

DovecotServer::~DovecotServer() {
    ::close(input_);
    int status = 0;
    if (process_ > 0) ::waitpid(process_, &status, 0);
}

std::string DovecotServer::imap(const std::string& mailbox) const {
    return "imap://127.0.0.1:" + imap_port_ + '/' + mailbox;
}

std::string DovecotServer::imaps(const std::string& mailbox) const {
    return "imaps://localhost:" + imaps_port_ + '/' + mailbox;
}

void DovecotServer::deliver(const std::string& name, const std::string& mail, const std::string& mailbox) const {
    const fs::path box = mailbox.empty() ? maildir() : maildir() / ('.' + mailbox);
    for (const fs::path& part : {box, box / "cur", box / "new", box / "tmp"}) {
        if (fs::create_directory(part)) give_to_owner_of(maildir(), part);
    }
    std::ofstream(box / "tmp" / name, std::ios::binary) << mail;
    give_to_owner_of(maildir(), box / "tmp" / name);
    fs::rename(box / "tmp" / name, box / "new" / name);
}

}  // namespace gm::mail::sample
