#include "gm/mail/html_tree.h"

#include <algorithm>
#include <csetjmp>

namespace gm::mail {

struct HtmlTree::Arena {
    explicit Arena(std::size_t budget) : left(budget) {}

    /// Leaves gumbo for good when the budget is spent: it does not expect a refusal. Between the
    /// jump and its landing lie frames of C only, which own nothing that is not in the arena.
    static void* allocate(void* self, std::size_t size) {
        auto& arena = *static_cast<Arena*>(self);
        constexpr std::size_t alignment = alignof(std::max_align_t);
        size = (std::max<std::size_t>(size, 1) + alignment - 1) / alignment * alignment;
        if (size > arena.left) std::longjmp(arena.landing, 1);
        arena.left -= size;
        if (size > arena.room) arena.grow(size);
        void* place = arena.at;
        arena.at += size;
        arena.room -= size;
        return place;
    }
    static void deallocate(void* /*self*/, void* /*place*/) {}

    void grow(std::size_t size) {
        constexpr std::size_t block = 65'536;
        room = std::max(size, block);
        blocks.push_back(std::make_unique<std::byte[]>(room));  // NOLINT(modernize-avoid-c-arrays)
        at = blocks.back().get();
    }

    std::jmp_buf landing{};
    std::vector<std::unique_ptr<std::byte[]>> blocks;  // NOLINT(modernize-avoid-c-arrays)
    std::byte* at = nullptr;
    std::size_t room = 0;
    std::size_t left;
};

HtmlTree::HtmlTree(std::string_view html, std::size_t budget) : arena_(std::make_unique<Arena>(budget)) {
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = &Arena::allocate;
    options.deallocator = &Arena::deallocate;
    options.userdata = arena_.get();
    options.max_errors = 0;
    if (setjmp(arena_->landing) == 0) output_ = gumbo_parse_with_options(&options, html.data(), html.size());
}

HtmlTree::~HtmlTree() = default;

const GumboNode* HtmlTree::root() const { return output_ == nullptr ? nullptr : output_->root; }

std::string_view attribute(const GumboNode& element, const char* name) {
    const GumboAttribute* found = gumbo_get_attribute(&element.v.element.attributes, name);
    return found == nullptr ? std::string_view{} : std::string_view(found->value);
}

}  // namespace gm::mail
