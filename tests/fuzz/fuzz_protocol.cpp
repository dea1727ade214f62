// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the input of a session without files. Every answer must have the protocol's form, a refused command must
// change nothing, and what can be asked must be answered.
#include "engine/protocol/Session.h"
#include "tests/fuzz/InputTime.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace ringford;

namespace {

/** Deeper counts would take all of the fuzzer's time. */
constexpr std::string_view kPerft = "perft ";

void check(bool holds)
{
    if (!holds)
        std::abort();
}

void checkForm(std::string_view answer)
{
    if (answer.empty())
        return;
    check(answer.ends_with("\n\n") && answer.find("\n\n") == answer.size() - 2);
    for (const char c : answer)
        check(c == '\n' || (c >= ' ' && c <= '~'));
    const bool isRefusal = answer.starts_with("? ") && answer.size() > 4 && answer.find('\n') == answer.size() - 2;
    check(isRefusal || answer.starts_with("= ") || answer == "=\n\n");
}

/** All that can be asked about where the session stands. */
std::string standing(Session& session)
{
    std::string all;
    for (const char* question : {"state", "history", "status", "turn", "actions", "exposed"}) {
        const std::string answer = session.answer({question});
        checkForm(answer);
        all += answer;
    }
    return all;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr double kEach = 5;
    const test::InputTime timing(size, kEach);
    Session session(Registry::standard(), FileAccess::Forbidden);
    LineReader reader;
    std::string before = standing(session);
    for (std::size_t i = 0; i <= size && !session.isOver(); ++i) {
        auto line = i < size ? reader.take(static_cast<char>(data[i])) : reader.finish();
        if (!line)
            continue;
        if (line->text.starts_with(kPerft))
            line->text = "perft 2 divide";
        const std::string answer = session.answer(*line);
        checkForm(answer);
        std::string after = standing(session);
        check(!answer.starts_with("?") || before == after);
        before = std::move(after);
    }
    return 0;
}
