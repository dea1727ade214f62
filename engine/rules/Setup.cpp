// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Setup.h"

#include "engine/rules/PlainText.h"
#include "engine/rules/SameName.h"

#include <algorithm>

namespace ringford {

namespace {

/**
 * More than any game has; bounds the time and memory that damage takes. What is read up to there is wrong in any case.
 */
constexpr std::size_t kMostGroups = 100;
/** The same for one of them, in bytes: what stands on 16 full boards has 10,000. */
constexpr std::size_t kLongestGroup = 200'000;

void addGroup(Setup& setup, std::string name, std::string_view items)
{
    const auto found = words(items);
    setup.groups.push_back({std::move(name), {found.begin(), found.end()}});
}

/** Reads one `name: items` into @p setup, or adds what is wrong to @p problems. */
void readGroup(std::string_view text, Setup& setup, SetupProblems& problems)
{
    if (trimmed(text).empty()) {
        problems.push_back({"", "", std::nullopt,
                            RINGFORD_TEXT("an empty group: expected a name and a colon between two semicolons")});
        return;
    }
    const auto colon = text.find(':');
    const std::string name(trimmed(text.substr(0, colon)));
    if (colon == std::string_view::npos)
        problems.push_back({name, "", std::nullopt, RINGFORD_TEXT("expected a colon behind the group's name")});
    else if (name.empty())
        problems.push_back({"", "", std::nullopt, RINGFORD_TEXT("expected a group's name before the colon")});
    else if (text.size() > kLongestGroup)
        problems.push_back({name, "", std::nullopt,
                            Text(RINGFORD_TEXT("longer than %1 characters: no group is"))
                                .with(static_cast<long long>(kLongestGroup))});
    else if (setup.find(name))
        problems.push_back({name, "", std::nullopt, RINGFORD_TEXT("given twice")});
    else
        addGroup(setup, name, text.substr(colon + 1));
}

} // namespace

const SetupGroup* Setup::find(std::string_view name) const
{
    const auto found =
        std::ranges::find_if(groups, [name](const SetupGroup& group) { return isSameName(group.name, name); });
    return found == groups.end() ? nullptr : &*found;
}

Text sentence(const SetupProblem& problem)
{
    if (problem.group.empty() && problem.item.empty())
        return problem.message;
    if (problem.item.empty())
        return Text(RINGFORD_TEXT("group '%1': %2")).quote(problem.group).sentence(problem.message);
    if (problem.group.empty())
        return Text(RINGFORD_TEXT("item '%1': %2")).quote(problem.item).sentence(problem.message);
    return Text(RINGFORD_TEXT("group '%1': item '%2': %3"))
        .quote(problem.group)
        .quote(problem.item)
        .sentence(problem.message);
}

Text sentence(const SetupProblems& problems)
{
    Text all;
    for (const SetupProblem& problem : problems)
        all = all.empty() ? sentence(problem)
                          : Text(RINGFORD_TEXT("%1; %2")).sentence(std::move(all)).sentence(sentence(problem));
    return all;
}

std::string english(const SetupProblem& problem)
{
    return sentence(problem).english();
}
std::string english(const SetupProblems& problems)
{
    return sentence(problems).english();
}

Result<Setup, SetupProblems> readSetup(std::string_view line)
{
    Setup setup;
    SetupProblems problems;
    eachPart(line, ';', [&](std::string_view group) {
        readGroup(group, setup, problems);
        return setup.groups.size() + problems.size() <= kMostGroups;
    });
    if (!problems.empty())
        return Failure{std::move(problems)};
    return setup;
}

std::string writeSetup(const Setup& setup)
{
    std::string out;
    for (const SetupGroup& group : setup.groups) {
        out += out.empty() ? "" : "; ";
        out += group.name;
        out += ':';
        for (const std::string& item : group.items) {
            out += ' ';
            out += item;
        }
    }
    return out;
}

} // namespace ringford
