#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "orders/result.h"

namespace gm::simulation {

/// How far a file was written, and what is in it up to there.
struct Content {
    std::uint64_t bytes = 0;
    std::string digest;
    friend bool operator==(const Content&, const Content&) = default;
};

/// A table that grows, and always knows the digest of what was written.
class TableFile {
public:
    /// A new file in place of whatever was there.
    static orders::Result<TableFile> begin(const std::filesystem::path& path);
    /// Goes on after `kept`; what came later, of a run that was killed, is cut off.
    static orders::Result<TableFile> go_on(const std::filesystem::path& path, const Content& kept);

    TableFile(TableFile&&) noexcept;
    ~TableFile();

    void append(std::string_view text);
    /// Everything is with the system; says how far that is.
    orders::Result<Content> flush();

private:
    struct Parts;
    explicit TableFile(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

/// Hands over the file's lines, without their ends, and checks that it holds what it should.
orders::Outcome read_checked(const std::filesystem::path& path, const Content& expected,
                             const std::function<void(std::string_view line)>& look);

}  // namespace gm::simulation
