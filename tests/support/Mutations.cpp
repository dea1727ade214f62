// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Mutations.h"

#include <utility>

namespace ringford::test {

namespace {

/** What setups and actions are written with, and some that they are not. */
constexpr std::string_view kCharacters = "abcdefghi0123456789KQRBNPMCF-x=+~@#:;,.^*O /";

void slip(std::string& text, Dice& dice)
{
    const std::size_t at = dice.below(text.size() + 1);
    switch (dice.below(4)) {
    case 0: text.insert(at, 1, dice.characterOf(kCharacters)); break;
    case 1: text.erase(std::min(at, text.empty() ? 0 : text.size() - 1), 1); break;
    case 2:
        if (at + 1 < text.size())
            std::swap(text[at], text[at + 1]);
        break;
    default:
        if (at < text.size())
            text[at] = dice.characterOf(kCharacters);
    }
}

std::string anyCell(const Game& game, Dice& dice)
{
    const Cell cell{static_cast<std::uint16_t>(dice.below(static_cast<std::size_t>(game.board().cellCount())))};
    return game.board().name(cell);
}

/** Changes one group of a setup. */
void slip(const Game& game, Setup& setup, Dice& dice)
{
    SetupGroup& group = setup.groups[dice.below(setup.groups.size())];
    SetupGroup& other = setup.groups[dice.below(setup.groups.size())];
    const std::string item = group.items.empty() ? "Pa1" : dice.among(group.items);
    switch (dice.below(10)) {
    case 0: group.name = dice.among(game.description().groups).name; break;
    case 1: slip(group.name, dice); break;
    case 2: setup.groups.push_back({dice.among(game.description().groups).name, {item}}); break;
    case 3: setup.groups.erase(setup.groups.begin() + (&group - setup.groups.data())); break;
    case 4: other.items.push_back(item); break;
    case 5: std::swap(group.items, other.items); break;
    case 6:
        group.items.push_back(dice.oneIn(2) ? "" : "a b;c"); // an editor's setup may hold what no line can
        break;
    case 7: group.items.push_back(dice.among(game.description().kinds).letter + anyCell(game, dice)); break;
    default:
        if (group.items.empty())
            return;
        if (std::string& misspelt = group.items[dice.below(group.items.size())]; dice.oneIn(3))
            group.items.erase(group.items.begin() + (&misspelt - group.items.data()));
        else
            slip(misspelt, dice);
    }
}

} // namespace

std::string mutatedAction(const Game& game, const std::vector<std::string>& legal, Dice& dice)
{
    if (legal.empty() || dice.oneIn(4)) {
        std::string text = anyCell(game, dice);
        text += dice.characterOf("-x");
        return text += anyCell(game, dice);
    }
    std::string text = dice.among(legal);
    if (dice.oneIn(4)) { // the beginning of one and the end of another
        const std::string& other = dice.among(legal);
        text.resize(dice.below(text.size()));
        return text += other.substr(dice.below(other.size()));
    }
    do
        slip(text, dice);
    while (dice.oneIn(2));
    return text;
}

Setup mutatedSetup(const Game& game, Setup setup, Dice& dice)
{
    do
        slip(game, setup, dice);
    while (!setup.groups.empty() && dice.oneIn(2));
    return setup;
}

std::string mutatedLine(std::string line, Dice& dice)
{
    do
        slip(line, dice);
    while (!dice.oneIn(3));
    return line;
}

} // namespace ringford::test
