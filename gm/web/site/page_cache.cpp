#include "gm/web/site/page_cache.h"

#include "resolution/seed.h"

namespace gm::web {

std::string etag_of(const std::string& body) {
    constexpr std::size_t length = 20;
    return '"' + resolution::digest(body).substr(0, length) + '"';
}

std::shared_ptr<const Response> PageCache::get(const std::string& name, const std::string& version,
                                               const Write& write) {
    constexpr std::size_t most = 1'000;
    {
        const std::scoped_lock guard(mutex_);
        if (pages_.size() >= most && !pages_.contains(name)) pages_.clear();
        Kept& kept = pages_[name];
        if (kept.page && (kept.version == version || kept.at_work)) return kept.page;
        kept.at_work = true;
    }
    std::shared_ptr<const Response> written;
    try {
        Response page = write();
        if (page.status == 200) page.headers.emplace_back("ETag", etag_of(page.body));
        written = std::make_shared<const Response>(std::move(page));
    } catch (...) {
        const std::scoped_lock guard(mutex_);
        pages_[name].at_work = false;
        throw;
    }
    const std::scoped_lock guard(mutex_);
    if (written->status == 200) {
        pages_[name] = {version, written, false};
        ++written_;
    } else {
        pages_.erase(name);
    }
    return written;
}

}  // namespace gm::web
