#pragma once

#include <string>

namespace gm::mail {

/// A mail ready to leave.
struct Parcel {
    std::string from;  ///< bare addresses: the envelope's
    std::string to;
    std::string message_id;  ///< names the file, where mails become files
    std::string bytes;       ///< lines ended by CR LF
};

enum class Fate {
    accepted,
    refused,    ///< for good: another try would end the same
    postponed,  ///< not now; nothing of it was kept
    no_way,     ///< this mail or any other: nobody listens, or our settings are wrong; nothing of it was kept
    unknown,    ///< it was handed over whole, and no answer came: it may have been accepted
};

struct Delivered {
    Fate fate = Fate::accepted;
    std::string reason = {};
    bool settings_at_fault = false;  ///< no_way only: mended by the game master, not by time
};

/// A way for mails to leave.
class Delivery {
public:
    Delivery() = default;
    Delivery(const Delivery&) = delete;
    Delivery& operator=(const Delivery&) = delete;
    virtual ~Delivery() = default;

    virtual Delivered deliver(const Parcel& parcel) = 0;
    /// Does the same mail, handed over twice, arrive once?
    virtual bool is_repeatable() const = 0;
};

}  // namespace gm::mail
