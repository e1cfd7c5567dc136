#include "gm/store/message_kind.h"

#include <nlohmann/json.hpp>

#include "gm/store/stored_words.h"

namespace gm {

namespace {

constexpr StoredWords<MessageKind, 6> kind_words("the kind of a message", {{
                                                                              {MessageKind::report, "report"},
                                                                              {MessageKind::bulletin, "bulletin"},
                                                                              {MessageKind::receipt, "receipt"},
                                                                              {MessageKind::reminder, "reminder"},
                                                                              {MessageKind::handover, "handover"},
                                                                              {MessageKind::reveal, "reveal"},
                                                                          }});

}  // namespace

std::string to_text(MessageKind kind) { return std::string(kind_words.word_of(kind)); }

void to_json(nlohmann::json& out, MessageKind kind) { out = to_text(kind); }

MessageKind message_kind(const std::string& word) { return kind_words.value_of(word); }

bool tells_of_a_resolution(MessageKind kind) { return kind == MessageKind::report || kind == MessageKind::bulletin; }

std::string title_of(MessageKind kind, const std::string& reader) {
    return to_text(kind) + (kind == MessageKind::bulletin ? " in " : " to ") + reader;
}

}  // namespace gm
