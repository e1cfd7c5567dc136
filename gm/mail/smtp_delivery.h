#pragma once

#include <memory>

#include "gm/mail/delivery.h"
#include "gm/mail/smtp_server.h"

namespace gm::mail {

/// Mails handed to an SMTP server by libcurl, one after the other on one connection.
class SmtpDelivery : public Delivery {
public:
    explicit SmtpDelivery(SmtpServer server);
    ~SmtpDelivery() override;

    Delivered deliver(const Parcel& parcel) override;
    bool is_repeatable() const override { return false; }

private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

}  // namespace gm::mail
