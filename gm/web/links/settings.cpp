#include "gm/web/links/settings.h"

#include <algorithm>

#include "gm/files/read.h"
#include "orders/document_reader.h"

namespace gm::web {

namespace fs = std::filesystem;

orders::Result<std::string> checked_address(const std::string& address) {
    std::string plain = address;
    while (plain.ends_with('/')) plain.pop_back();
    const bool web = plain.starts_with("http://") || plain.starts_with("https://");
    const auto odd = [](char c) {
        return c <= ' ' || c == '"' || c == '\'' || c == '<' || c == '>' || c == '#' || c == '?';
    };
    const auto host = plain.find("//") + 2;
    if (!web || plain.size() <= host || std::any_of(plain.begin(), plain.end(), odd))
        return orders::invalid("'" + address + "' is no address of a web site", "write https://game.example.org");
    if (plain.find('/', host) != std::string::npos)
        return orders::invalid("the site cannot live below '" + plain.substr(plain.find('/', host)) + "'",
                               "give it a host name of its own");
    return plain;
}

orders::Result<Settings> load_settings(const fs::path& folder) {
    Settings settings;
    const fs::path file = folder / Settings::file_name;
    std::error_code error;
    if (!fs::exists(file, error)) return settings;
    GM_TAKE(auto document, load_document(file));
    orders::DocumentReader reader(document);
    constexpr int last_port = 65535;
    if (reader.map(document.root, "web.yaml") != nullptr) {
        reader.known_keys(document.root, {"host", "port", "address", "behind_proxy"});
        if (const auto* node = document.root.find("host"))
            settings.host = reader.text(*node, "host").value_or(settings.host);
        if (const auto* node = document.root.find("port"))
            settings.port = static_cast<int>(reader.whole(*node, "port", 0, last_port).value_or(settings.port));
        if (const auto* node = document.root.find("behind_proxy"))
            settings.behind_proxy = reader.boolean(*node, "behind_proxy").value_or(false);
        if (const auto* node = document.root.find("address")) {
            auto address = checked_address(reader.text(*node, "address").value_or(""));
            if (address) {
                settings.address = std::move(*address);
            } else {
                reader.invalid(node->mark, address.problems().front().what, address.problems().front().advice);
            }
        }
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    return settings;
}

}  // namespace gm::web
