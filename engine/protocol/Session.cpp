// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/Session.h"

namespace ringford {

namespace {

/** What is wrong with the characters of a command, if anything is. */
std::optional<std::string> wrongCharacter(std::string_view line, Command::Takes takes)
{
    const auto place = takes == Command::Takes::FileName ? findNonText(line) : findUnprintable(line);
    if (!place)
        return std::nullopt;
    const std::string expected =
        takes == Command::Takes::FileName ? "UTF-8 without control characters" : "printable ASCII";
    return "expected " + expected + ", not the byte " + printable(line.substr(*place, 1));
}

std::optional<std::string> wrongCount(const Command& command, const Arguments& arguments)
{
    const auto count = arguments.words.size();
    const std::string word(command.word);
    if (count < static_cast<std::size_t>(command.least))
        return word + ": an argument is missing";
    if (command.most != Command::kAnyNumber && count > static_cast<std::size_t>(command.most))
        return word + ": unexpected argument " + inQuotes(arguments.words[static_cast<std::size_t>(command.most)]);
    return std::nullopt;
}

} // namespace

Answer Session::run(const Line& line)
{
    if (line.tooLong)
        return Answer::refused("the line is longer than " + std::to_string(LineReader::kMostBytes) + " bytes");
    std::string_view rest = line.text;
    const std::string_view word = takeWord(rest);
    const Command* const command = findCommand(word);
    if (auto wrong = wrongCharacter(line.text, command ? command->takes : Command::Takes::Ascii))
        return Answer::refused(*std::move(wrong));
    if (!command)
        return Answer::refused("unknown command " + inQuotes(word));
    const Arguments arguments(rest);
    if (auto wrong = wrongCount(*command, arguments))
        return Answer::refused(*std::move(wrong));
    if (command->needs == Command::Needs::Game && !m_desk.match)
        return Answer::refused(std::string(word) + ": there is no game yet; begin one with game or load");
    return command->run(m_desk, arguments);
}

std::string Session::answer(const Line& line)
{
    const Answer answer = run(line);
    return isOver() ? std::string() : answer.text();
}

} // namespace ringford
