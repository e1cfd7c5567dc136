#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "gm/web/http/request.h"

namespace gm::web {

/// Public pages as they were written last. They are the same for everybody, so one look at the game serves thousands;
/// while one reader has a page written anew, the others get the one before.
class PageCache {
public:
    using Write = std::function<Response()>;

    /// The page of that name, if it was written for `version`; otherwise written now.
    std::shared_ptr<const Response> get(const std::string& name, const std::string& version, const Write& write);

    /// How often a page was written that is kept.
    std::size_t written() const { return written_; }

private:
    struct Kept {
        std::string version;
        std::shared_ptr<const Response> page;
        bool at_work = false;
    };

    std::mutex mutex_;
    std::map<std::string, Kept> pages_;
    std::atomic<std::size_t> written_ = 0;
};

/// What a browser may compare its copy with, in the answer's ETag.
std::string etag_of(const std::string& body);

}  // namespace gm::web
