#pragma once

#include <benchmark/benchmark.h>

#include <filesystem>
#include <stdexcept>
#include <string>

#include "gm/files/read.h"
#include "gm/mail/gmime.h"

namespace bench {

/// A mail as the library alone reads it: headers, and the tree of its parts.
inline void parse_bare(std::string& raw) {
    using namespace gm::mail;
    prepare_gmime();
    const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(raw.data(), raw.size()));
    const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    const Owned<GMimeMessage> message(g_mime_parser_construct_message(parser.get(), nullptr));
    if (!message) throw std::runtime_error("a mail was not read");
    benchmark::DoNotOptimize(message.get());
}

/// Every mail of a Maildir, read and parsed; `use` gets its bytes.
template <class Use>
void parse_maildir(const std::filesystem::path& maildir, Use use) {
    for (const auto& file : std::filesystem::directory_iterator(maildir / "new")) {
        std::string raw = *gm::read_file(file.path());
        parse_bare(raw);
        use(raw);
    }
}

}  // namespace bench
