#pragma once

#include "orders/corporate/name_kinds.h"

namespace orders::corporate {

/// Step 2. Rights to the options are a matter of rules: here is only what was asked.
struct RunOrder {
    RunType type = RunType::information;
    RunTarget target;
    AgentChoice agent;
    Money invest;
    std::optional<Named<CorporationIndex>> benefit;  ///< datasteal on a corporation
    std::optional<Line> line;                        ///< scandal on a party
    std::vector<RunType> except;                     ///< protection: types it lets pass
    bool network = false;
    bool awakened = false;
    bool dragon_bonus = false;
    bool deposit_only = false;
    bool favour = false;

    static constexpr auto described() {
        using namespace described;
        return order(
            {"run", "runs", phrase("a run"), phrase("this run")},
            part<&RunOrder::type>("type", "type").must().in_prose("de type, du type", "of type").wordless_in_prose(),
            part<&RunOrder::target>("target", "cible, contre", "against")
                .must()
                .in_prose("sur, visant, contre l'agent, sur l'agent", "on, against the agent"),
            part<&RunOrder::benefit>("benefit", "bénéficiaire, au profit de")
                .in_prose("pour le compte de", "to the benefit of, for the benefit of")
                .help("datasteal on a corporation: who gains"),
            part<&RunOrder::line>("line", "ligne").help("scandal on a party: which line"),
            part<&RunOrder::agent>("agent", "agent, avec")
                .must()
                .asked_before("benefit")
                .in_prose("avec l'agent, par", "with, with the agent, by"),
            part<&RunOrder::invest>("invest", "montant, investissement, payée", "amount")
                .offering(now<&SheetDesk::investments>)
                .help("what you pay")
                .always_told()
                .asked_before("benefit")
                .in_prose("payé, payée à, d'un montant de, pour un montant de", "paid, paid with, invested"),
            part<&RunOrder::except>("except", "sauf")
                .some()
                .in_prose("sauf contre, excepté", "but for")
                .help("types that a protection lets pass")
                .asked_last(),
            part<&RunOrder::network>("network", "réseau")
                .help("with your network")
                .untold()
                .in_prose("avec réseau, avec mon réseau, avec le réseau", "with network, with my network"),
            part<&RunOrder::awakened>("awakened", "éveil")
                .help("with your gift, if you are awakened")
                .untold()
                .in_prose("avec éveil, avec mon éveil", "with my gift"),
            part<&RunOrder::dragon_bonus>("dragon_bonus", "aide du dragon")
                .help("with the dragon's help, if it was promised")
                .untold()
                .in_prose("avec l'aide du dragon", "with the dragon's help"),
            part<&RunOrder::deposit_only>("deposit_only", "acompte, mauvais payeur", "deposit")
                .help("pay a quarter, lose face and a friend")
                .in_prose("acompte seulement", "deposit only"),
            part<&RunOrder::favour>("favour", "faveur", "favor")
                .help("an old hand's favour, once a game")
                .in_prose("avec faveur, par faveur", "as a favour"));
    }
    friend bool operator==(const RunOrder&, const RunOrder&) = default;
};

}  // namespace orders::corporate
