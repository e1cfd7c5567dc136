#pragma once

#include <filesystem>

#include "gm/mail/delivery.h"

namespace gm::mail {

// Mails that become files. A file's name comes from the mail's id and it appears complete or
// not at all, so a mail written again after a kill takes its own place: none is there twice.

/// A folder of .eml files, for a mail program to open.
class EmlFolder : public Delivery {
public:
    explicit EmlFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}
    Delivered deliver(const Parcel& parcel) override;
    bool is_repeatable() const override { return true; }

private:
    std::filesystem::path folder_;
};

/// A Maildir, made if it is not there.
class MaildirDelivery : public Delivery {
public:
    explicit MaildirDelivery(std::filesystem::path folder) : folder_(std::move(folder)) {}
    Delivered deliver(const Parcel& parcel) override;
    bool is_repeatable() const override { return true; }

private:
    std::filesystem::path folder_;
};

/// The mail's id as a file may be called.
std::string file_name_of(const std::string& message_id);

}  // namespace gm::mail
