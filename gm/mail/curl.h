#pragma once

// libcurl's things with C++ lifetimes.

#include <curl/curl.h>

#include <memory>
#include <string>

namespace gm::mail {

struct FreeCurl {
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using CurlUrl = std::unique_ptr<CURLU, FreeCurl>;
using CurlList = std::unique_ptr<curl_slist, FreeCurl>;

/// A connection, after the library's own tables were made.
struct FreeCurlHandle {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
using CurlHandle = std::unique_ptr<CURL, FreeCurlHandle>;
CurlHandle new_curl_handle();

/// A part of an address; empty where it has none.
std::string part_of(const CurlUrl& url, CURLUPart part, unsigned flags = 0);

}  // namespace gm::mail
