#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

#include "tests/support/temporary_folder.h"

namespace gm::mail::sample {

/// A real Dovecot, started and stopped by tests/program/support/dovecot.py; user, password and folder are as
/// that file says.
class DovecotServer {
public:
    static bool is_installed();

    DovecotServer();  ///< returns when it answers; throws if it never does
    DovecotServer(const DovecotServer&) = delete;
    DovecotServer& operator=(const DovecotServer&) = delete;
    ~DovecotServer();

    std::string imap(const std::string& mailbox = "") const;   ///< its address, to be secured by STARTTLS
    std::string imaps(const std::string& mailbox = "") const;  ///< its address, TLS from the first byte
    std::string certificate() const { return (folder() / "ca.pem").string(); }
    std::filesystem::path maildir() const { return folder() / "mail"; }

    /// Puts a mail into the Maildir, or into a mailbox beside the inbox.
    void deliver(const std::string& name, const std::string& mail, const std::string& mailbox = "") const;

private:
    const std::filesystem::path& folder() const { return folder_.path(); }

    test_support::TemporaryFolder folder_;
    pid_t process_ = -1;
    int input_ = -1;  ///< closing it ends the server
    std::string imap_port_;
    std::string imaps_port_;
};

}  // namespace gm::mail::sample
