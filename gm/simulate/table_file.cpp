#include "gm/simulate/table_file.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <fstream>

#include "resolution/seed.h"

namespace gm::simulation {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t digest_size = 32;

class Hash {
public:
    Hash() { crypto_generichash_init(&state_, nullptr, 0, digest_size); }
    void add(std::string_view bytes) {
        crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    }
    /// Of what was added so far; more may come.
    std::string hex() const {
        crypto_generichash_state copy = state_;
        std::array<unsigned char, digest_size> out{};
        crypto_generichash_final(&copy, out.data(), out.size());
        return resolution::to_hex(out);
    }

private:
    crypto_generichash_state state_{};
};

orders::Problem cannot(const fs::path& path, const std::string& what) {
    return orders::invalid(path.string() + " cannot be " + what, "check the folder and the space left on the disk");
}

orders::Problem changed(const fs::path& path) {
    return orders::invalid(path.string() + " is not as gm left it",
                           "play these games again, into another folder or with --force");
}

/// The first `count` bytes of a file, piece by piece; false if there are fewer.
bool read_pieces(const fs::path& path, std::uint64_t count, const std::function<void(std::string_view)>& look) {
    std::ifstream file(path, std::ios::binary);
    std::string buffer(1 << 16, '\0');
    while (count > 0) {
        file.read(buffer.data(), static_cast<std::streamsize>(std::min<std::uint64_t>(count, buffer.size())));
        const auto got = static_cast<std::size_t>(file.gcount());
        if (got == 0) return false;
        look(std::string_view(buffer).substr(0, got));
        count -= got;
    }
    return true;
}

}  // namespace

struct TableFile::Parts {
    fs::path path;
    std::ofstream file;
    Hash hash;
    std::uint64_t bytes = 0;
};

TableFile::TableFile(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
TableFile::TableFile(TableFile&&) noexcept = default;
TableFile::~TableFile() = default;

orders::Result<TableFile> TableFile::begin(const fs::path& path) {
    auto parts = std::make_unique<Parts>();
    parts->path = path;
    parts->file.open(path, std::ios::binary | std::ios::trunc);
    if (!parts->file) return cannot(path, "written");
    return TableFile(std::move(parts));
}

orders::Result<TableFile> TableFile::go_on(const fs::path& path, const Content& kept) {
    auto parts = std::make_unique<Parts>();
    parts->path = path;
    parts->bytes = kept.bytes;
    const bool there = read_pieces(path, kept.bytes, [&](std::string_view piece) { parts->hash.add(piece); });
    if (!there || parts->hash.hex() != kept.digest) return changed(path);
    std::error_code error;
    fs::resize_file(path, kept.bytes, error);
    if (!error) parts->file.open(path, std::ios::binary | std::ios::app);
    if (error || !parts->file) return cannot(path, "written");
    return TableFile(std::move(parts));
}

void TableFile::append(std::string_view text) {
    parts_->file.write(text.data(), static_cast<std::streamsize>(text.size()));
    parts_->hash.add(text);
    parts_->bytes += text.size();
}

orders::Result<Content> TableFile::flush() {
    parts_->file.flush();
    if (!parts_->file) return cannot(parts_->path, "written in full");
    return Content{parts_->bytes, parts_->hash.hex()};
}

orders::Outcome read_checked(const fs::path& path, const Content& expected,
                             const std::function<void(std::string_view line)>& look) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error || size != expected.bytes) return changed(path);
    Hash hash;
    std::string rest;
    const bool there = read_pieces(path, expected.bytes, [&](std::string_view piece) {
        hash.add(piece);
        for (auto end = piece.find('\n'); end != std::string_view::npos; end = piece.find('\n')) {
            rest += piece.substr(0, end);
            look(rest);
            rest.clear();
            piece.remove_prefix(end + 1);
        }
        rest += piece;
    });
    if (!there || !rest.empty() || hash.hex() != expected.digest) return changed(path);
    return orders::done();
}

}  // namespace gm::simulation
