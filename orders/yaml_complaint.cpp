#include "orders/yaml_complaint.h"

#include <yaml-cpp/exceptions.h>

namespace orders {

Said yaml_complaint(const std::string& message) {
    namespace theirs = YAML::ErrorMsg;
    if (message == theirs::END_OF_MAP) return say("a line does not fit under 'key: value'");
    if (message == theirs::END_OF_MAP_FLOW) return say("a '{' is not closed, or a comma is missing");
    if (message == theirs::END_OF_SEQ) return say("a line does not fit into the list above it");
    if (message == theirs::END_OF_SEQ_FLOW) return say("a '[' is not closed, or a comma is missing");
    if (message == theirs::MAP_VALUE) return say("a ':' stands where none can be");
    if (message == theirs::MAP_KEY) return say("a '?' stands where none can be");
    if (message == theirs::BLOCK_ENTRY) return say("a list begins where none can be");
    if (message == theirs::FLOW_END) return say("a bracket is closed that was not opened");
    if (message == theirs::EOF_IN_SCALAR) return say("a quote is not closed");
    if (message == theirs::DOC_IN_SCALAR) return say("a quote is not closed");
    if (message == theirs::TAB_IN_INDENTATION) return say("a tab stands where spaces are needed");
    if (message == theirs::UNKNOWN_TOKEN) return say("a sign that cannot begin a word");
    if (message.starts_with(theirs::INVALID_ESCAPE)) return say("a '\\' inside double quotes");
    return message;
}

}  // namespace orders
