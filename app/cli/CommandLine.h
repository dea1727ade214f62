// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::cli {

/** A switch of a subcommand. */
struct Switch {
    std::string_view name;  ///< with its hyphens: `--theme`, `-o`
    std::string_view value; ///< what stands behind it, in capitals; empty when nothing does
    std::string_view help;  ///< one line
    bool repeats = false;   ///< may be given several times
};

/** The arguments of a subcommand, taken apart. */
class CommandLine {
public:
    /**
     * Takes @p arguments apart: words, and switches as `--name VALUE`, `--name=VALUE`, `-n VALUE` or `-nVALUE`; `--`
     * ends the switches. The error says in one sentence what is unknown, given twice or missing. `--help` and
     * `--version` always are there, and nothing behind them is looked at.
     */
    static Result<CommandLine, std::string> parse(std::span<const Switch> switches,
                                                  std::span<const std::string> arguments);

    const std::vector<std::string>& words() const { return m_words; }
    bool has(std::string_view name) const { return value(name).has_value(); }
    /** What was given behind a switch; empty where it takes nothing. */
    std::optional<std::string> value(std::string_view name) const;
    /** What was given behind a switch that may be given several times, in order. */
    std::vector<std::string> values(std::string_view name) const;

private:
    struct Given {
        std::string_view name;
        std::string value;
    };
    std::vector<std::string> m_words;
    std::vector<Given> m_given;
};

inline constexpr std::string_view kHelp = "--help";
inline constexpr std::string_view kVersion = "--version";

} // namespace ringford::cli
