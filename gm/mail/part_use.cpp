#include "gm/mail/part_use.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "gm/mail/unicode.h"

namespace gm::mail {

namespace {

constexpr const char* archive = "it is an archive; archives are not opened";

bool among(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string extension_of(const std::string& name) {
    const auto dot = name.rfind('.');
    if (dot == std::string::npos) return {};
    std::string extension = lower(name.substr(dot + 1));
    while (extension.ends_with(' ')) extension.pop_back();
    return extension;
}

PartVerdict by_type(const std::string& type, bool named) {
    const auto is = [&](std::string_view beginning) { return type.starts_with(beginning); };
    if (among(type, {"application/pgp-signature", "application/pkcs7-signature", "application/x-pkcs7-signature",
                     "text/x-amp-html", "message/delivery-status", "message/disposition-notification"})) {
        return {PartUse::ignored};
    }
    if (type == "text/html") return {PartUse::html_body};
    if (among(type, {"application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml", "text/vnd.yaml"})) {
        return {PartUse::sheet_file};
    }
    if (among(type, {"text/calendar", "text/vcard", "text/x-vcard", "text/directory"})) {
        return {PartUse::set_aside, "it is a calendar entry or an address card"};
    }
    if (is("image/") || is("audio/") || is("video/")) return {PartUse::set_aside, "it is a picture, a sound or a film"};
    if (type == "application/ms-tnef")
        return {PartUse::set_aside, "it is Outlook's own bundle, which only Outlook opens"};
    if (is("application/pkcs7-mime") || is("application/x-pkcs7-mime") || is("application/pgp-encrypted")) {
        return {PartUse::set_aside, "it is encrypted"};
    }
    if (is("message/")) return {PartUse::set_aside, "it is only a reference to a mail, or a piece of one"};
    if (type == "text/rtf") return {PartUse::set_aside, "it is a word processor's file; orders must be sent as text"};
    if (is("text/")) return {named ? PartUse::text_file : PartUse::plain_body};
    if (among(type, {"application/zip", "application/x-zip-compressed", "application/gzip", "application/x-gzip",
                     "application/x-tar", "application/vnd.rar", "application/x-7z-compressed"})) {
        return {PartUse::set_aside, archive};
    }
    // What clients call a file whose kind they do not know: a sheet without an extension, for one.
    if (type == "application/octet-stream") return {PartUse::text_file};
    return {PartUse::set_aside, "files of this kind are not read"};
}

}  // namespace

PartVerdict use_of(const PartLabel& label) {
    const std::string extension = extension_of(label.file_name);
    if (among(extension, {"yaml", "yml"})) return {PartUse::sheet_file};
    if (among(extension, {"txt", "text", "md"})) return {PartUse::text_file};
    if (among(extension, {"zip", "rar", "7z", "gz", "tgz", "bz2", "xz", "tar", "zst", "jar"})) {
        return {PartUse::set_aside, archive};
    }
    if (among(extension, {"doc", "docx", "odt", "rtf", "pdf", "pages", "xls", "xlsx", "ods", "docm"})) {
        return {PartUse::set_aside, "it is a document, not text; orders must be sent as text"};
    }
    if (among(extension, {"htm", "html"})) return {PartUse::html_body};
    if (extension == "dat" && label.media_type == "application/octet-stream" && label.file_name == "winmail.dat") {
        return by_type("application/ms-tnef", true);
    }
    return by_type(label.media_type, !label.file_name.empty());
}

}  // namespace gm::mail
