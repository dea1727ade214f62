// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineTalk.h"

namespace ringford {

/** The options that a chess program says it has. */
class EngineOptions {
public:
    /** What a line of UCI says behind `option`: `name Hash type spin default 16 min 1 max 1024`. */
    void addUci(std::string_view rest);
    /** The value of xboard's feature `option`: `Resign Threshold -spin 800 200 1200`. */
    void addXboard(std::string_view value);
    /** Why one of @p wanted cannot be set, a sentence without the name of the program; nothing where each can. */
    std::optional<std::string> wrongAmong(const EngineTalk::Options& wanted) const;

    /** Whether @p name is known not to take @p value: telling so could end the program. */
    bool refuses(std::string_view name, std::string_view value) const;

private:
    struct Option {
        std::string name;
        std::string type{};
        std::optional<std::int64_t> least{}; ///< of a `spin`
        std::optional<std::int64_t> most{};
        std::vector<std::string> values{}; ///< that are one word each, where there are no others
    };

    const Option* find(std::string_view name) const;
    /** What @p option takes, unless that is @p value. */
    static std::optional<std::string> expectedBy(const Option& option, std::string_view value);

    std::vector<Option> m_options;
};

} // namespace ringford
