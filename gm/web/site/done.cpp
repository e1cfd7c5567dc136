#include "gm/web/site/done.h"

#include "orders/document_reader.h"

namespace gm::web {

std::string DoneBook::keep(Done done) {
    const std::scoped_lock guard(mutex_);
    all_.push_back(std::move(done));
    if (all_.size() > kept) {
        all_.pop_front();
        ++first_;
    }
    return std::to_string(first_ + all_.size() - 1);
}

std::optional<Done> DoneBook::find(const std::string& number) {
    const auto asked = orders::parse_whole(number);
    const std::scoped_lock guard(mutex_);
    if (!asked || *asked < static_cast<std::int64_t>(first_)) return std::nullopt;
    const auto place = static_cast<std::size_t>(*asked) - first_;
    return place < all_.size() ? std::optional(all_[place]) : std::nullopt;
}

}  // namespace gm::web
