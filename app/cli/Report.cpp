// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Subcommand.h"
#include "engine/protocol/Answer.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace ringford::cli {

namespace {

void print(std::FILE* file, std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), file);
}

} // namespace

std::string withoutControls(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        const bool isControl = (c >= 0 && c < ' ') || c == '\x7f';
        out += isControl ? printable(std::string_view(&c, 1)) : std::string(1, c);
    }
    return out;
}

ExitStatus refused(std::string_view reason)
{
    print(stderr, withoutControls(reason) + '\n');
    return Refused;
}

void printNote(std::string_view note)
{
    print(stderr, withoutControls(note) + '\n');
}

ExitStatus reported(const Result<std::string, std::string>& note)
{
    if (!note)
        return refused(note.error());
    if (!note->empty())
        printNote(*note);
    return Done;
}

ExitStatus wrongUsage(std::string_view subcommand, std::string_view reason)
{
    std::string name = "ringford-cli";
    if (!subcommand.empty())
        name += ' ' + std::string(subcommand);
    print(stderr, name + ": " + withoutControls(reason) + "\nTry: " + name + " --help\n");
    return WrongUsage;
}

void printLine(std::string_view line)
{
    print(stdout, line);
    print(stdout, "\n");
}

bool flushOutput()
{
    static bool isTold = false;
    errno = 0;
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return true;
    if (std::exchange(isTold, true))
        return false;
    const char* const cause = errno != 0 ? std::strerror(errno) : "could not be written";
    print(stderr, "standard output: " + std::string(cause) + '\n');
    return false;
}

} // namespace ringford::cli
