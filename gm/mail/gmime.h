#pragma once

// GMime's things with C++ lifetimes. Its macros reach whoever includes this.

#include <gmime/gmime.h>

#include <memory>

namespace gm::mail {

struct Unref {
    void operator()(gpointer object) const { g_object_unref(object); }
};
template <class T>
using Owned = std::unique_ptr<T, Unref>;

/// Before the library's first use.
inline void prepare_gmime() {
    [[maybe_unused]] static const bool once = (g_mime_init(), true);  // the library's own tables
}

}  // namespace gm::mail
