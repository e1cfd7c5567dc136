#include "gm/mail/curl.h"

namespace gm::mail {

CurlHandle new_curl_handle() {
    [[maybe_unused]] static const bool once = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    return CurlHandle(curl_easy_init());
}

std::string part_of(const CurlUrl& url, CURLUPart part, unsigned flags) {
    char* text = nullptr;
    if (curl_url_get(url.get(), part, &text, flags) != CURLUE_OK || text == nullptr) return {};
    std::string out = text;
    curl_free(text);
    return out;
}

}  // namespace gm::mail
