#pragma once

#include <span>

#include "gm/cli/command.h"

namespace gm {

/// Every command of `gm`, in the order in which the help lists them.
std::span<const Command> all_commands();

// One function a command, each in a file of its own.
ExitCode run_new(const Invocation& invocation, Terminal& terminal);
ExitCode run_status(const Invocation& invocation, Terminal& terminal);
ExitCode run_sheet(const Invocation& invocation, Terminal& terminal);
ExitCode run_sheet_convert(const Invocation& invocation, Terminal& terminal);
ExitCode run_import(const Invocation& invocation, Terminal& terminal);
ExitCode run_bot(const Invocation& invocation, Terminal& terminal);
ExitCode run_resolve(const Invocation& invocation, Terminal& terminal);
ExitCode run_undo(const Invocation& invocation, Terminal& terminal);
ExitCode run_what_if(const Invocation& invocation, Terminal& terminal);
ExitCode run_report(const Invocation& invocation, Terminal& terminal);
ExitCode run_bulletin(const Invocation& invocation, Terminal& terminal);
ExitCode run_retell(const Invocation& invocation, Terminal& terminal);
ExitCode run_send(const Invocation& invocation, Terminal& terminal);
ExitCode run_simulate(const Invocation& invocation, Terminal& terminal);
ExitCode run_simulate_merge(const Invocation& invocation, Terminal& terminal);
ExitCode run_check(const Invocation& invocation, Terminal& terminal);
ExitCode run_accept(const Invocation& invocation, Terminal& terminal);
ExitCode run_aside(const Invocation& invocation, Terminal& terminal);
ExitCode run_remind(const Invocation& invocation, Terminal& terminal);
ExitCode run_link(const Invocation& invocation, Terminal& terminal);
ExitCode run_serve(const Invocation& invocation, Terminal& terminal);
ExitCode run_token(const Invocation& invocation, Terminal& terminal);
ExitCode run_audit_verify(const Invocation& invocation, Terminal& terminal);
ExitCode run_audit_rolls(const Invocation& invocation, Terminal& terminal);
ExitCode run_audit_ledger(const Invocation& invocation, Terminal& terminal);
ExitCode run_audit_why(const Invocation& invocation, Terminal& terminal);
ExitCode run_audit_diff(const Invocation& invocation, Terminal& terminal);
ExitCode run_audit_trail(const Invocation& invocation, Terminal& terminal);
ExitCode run_audit_fair(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_set(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_adjust(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_contract(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_breach(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_publish(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_accept_late(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_replace_player(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_eliminate(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_migrate(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_list(const Invocation& invocation, Terminal& terminal);
ExitCode run_rule_revoke(const Invocation& invocation, Terminal& terminal);
ExitCode run_conform(const Invocation& invocation, Terminal& terminal);
ExitCode run_export(const Invocation& invocation, Terminal& terminal);
ExitCode run_import_game(const Invocation& invocation, Terminal& terminal);
ExitCode run_backup(const Invocation& invocation, Terminal& terminal);
ExitCode run_reveal(const Invocation& invocation, Terminal& terminal);

}  // namespace gm
