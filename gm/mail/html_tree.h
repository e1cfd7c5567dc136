#pragma once

#include <gumbo.h>

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace gm::mail {

/// A tree of an HTML text within a budget of memory. A few bytes of HTML can ask for gigabytes of
/// tree, and gumbo frees a deep one by recursion: here all of it lives in one arena, is given back
/// at once, and a text that wants more gets no tree.
class HtmlTree {
public:
    /// `html` must outlive the tree.
    HtmlTree(std::string_view html, std::size_t budget);
    HtmlTree(const HtmlTree&) = delete;
    HtmlTree& operator=(const HtmlTree&) = delete;
    ~HtmlTree();

    const GumboNode* root() const;  ///< nullptr: over budget

private:
    struct Arena;
    std::unique_ptr<Arena> arena_;
    const GumboOutput* output_ = nullptr;
};

/// The value of an attribute, or nothing.
std::string_view attribute(const GumboNode& element, const char* name);

}  // namespace gm::mail
