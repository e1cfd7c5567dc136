#pragma once

#include "resolution/fact.h"

namespace resolution::corporate {

/// To the parties, or to everyone if it is public. Transfers that are due in turn 0 are paid at once.
using ContractSigned =
    Fact<"contract-signed", Text<"contract">, Items<"parties">, Text<"terms">, Items<"transfers">, Flag<"public">>;

/// To everyone: the terms, each transfer with what was paid and when it was due, and the turn of the signature.
using ContractBroken = Fact<"contract-broken", Text<"contract">, Text<"player">, Items<"parties">, Text<"terms">,
                            Items<"transfers">, Whole<"signed">>;

}  // namespace resolution::corporate
