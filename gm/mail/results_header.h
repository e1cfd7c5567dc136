#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gm::mail {

/// One `method=result` of an `Authentication-Results` header with its properties. Names are in lower case.
struct MethodResult {
    std::string method;
    std::string result;
    std::map<std::string, std::string> properties = {};  ///< `header.d` -> `example.org`; the first of a name counts
};

struct ResultsHeader {
    std::string server =
        {};  ///< the authserv-id in lower case; empty where there is none, as Microsoft's servers write
    std::vector<MethodResult> results = {};
    bool broken = false;  ///< it does not follow the grammar: what it says is nobody's word
};

/// The header as RFC 8601 has it: comments, folding and quoted strings may stand wherever it allows them, and what is
/// in them is never taken for a result.
ResultsHeader read_results_header(std::string_view text);

}  // namespace gm::mail
