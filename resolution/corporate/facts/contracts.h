#pragma once

#include "resolution/fact.h"

namespace resolution::corporate {

/// To the parties, or to everyone if it is public. Transfers that are due in turn 0 are paid at once.
using ContractSigned =
    Fact<"contract-signed", Text<"contract">, Items<"parties">, Text<"terms">, Items<"transfers">, Flag<"public">>;

/// To everyone.
using ContractBroken = Fact<"contract-broken", Text<"contract">, Text<"player">, Items<"parties">, Text<"terms">>;

}  // namespace resolution::corporate
