// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/DrawnMatches.h"

#include "engine/text/Characters.h"
#include "tests/support/RandomPlay.h"
#include "tests/support/Texts.h"

#include <tuple>
#include <utility>
#include <vector>

namespace ringford::test {

std::string drawnText(Dice& dice)
{
    static const std::vector<std::string> kPieces{"x",
                                                  " ",
                                                  "\n",
                                                  "\\",
                                                  "}",
                                                  "{",
                                                  "(",
                                                  ")",
                                                  "[%csl Ga1]",
                                                  "[",
                                                  "]",
                                                  "\"",
                                                  ";",
                                                  "$1",
                                                  "*",
                                                  "1-0",
                                                  "\t",
                                                  "\xC3\xA4",
                                                  "\xF0\x9F\x99\x82",
                                                  "drawn (agreed)",
                                                  "a rather long remark on what could have been played here"};
    std::string text;
    for (std::size_t i = dice.below(6); i > 0; --i)
        text += dice.among(kPieces);
    // Right before the result this one would be read as the result.
    return text == "drawn (agreed)" ? text + '!' : text;
}

namespace {

/** Any node of a tree. */
const Node* drawnNode(const Match& match, Dice& dice)
{
    const Node* at = match.start();
    for (std::size_t steps = dice.below(30); steps > 0 && at->firstChild; --steps)
        at = dice.oneIn(4)
                 ? GameTree::child(at, static_cast<int>(dice.below(static_cast<std::size_t>(GameTree::childCount(at)))))
                 : at->firstChild;
    return at;
}

void decorate(Match& match, const Node* node, Dice& dice)
{
    for (; dice.oneIn(3);)
        match.addComment(node, drawnText(dice));
    if (node->isRoot())
        return;
    for (; dice.oneIn(4);)
        match.addMark(node, static_cast<std::uint8_t>(dice.below(256)));
    for (; node->parent->firstChild != node && dice.oneIn(3);)
        match.addCommentBefore(node, drawnText(dice));
}

void drawTags(Match& match, Dice& dice)
{
    for (; dice.oneIn(2);)
        match.tags().others.emplace_back(dice.oneIn(2) ? "Event" : "x_9", fitForTag(drawnText(dice)));
    for (std::string& name : match.tags().seatNames)
        name = dice.oneIn(2) ? "Ann" : "";
    if (dice.oneIn(2))
        match.tags().clock = "10+5";
}

} // namespace

Match drawnMatch(const std::shared_ptr<const Game>& game, Dice& dice)
{
    Match first(game, game->start());
    playOn(first, static_cast<int>(dice.below(20)), dice);
    // As a setup has it: what an event has decided (who ran out of time) is no part of that.
    const auto begun = game->readLine(setupText(*game, first.position(first.gameNode())).toStdString());
    Match match(game, dice.oneIn(2) ? game->start() : *begun);
    for (std::size_t rounds = dice.below(12); rounds > 0; --rounds) {
        match.goTo(drawnNode(match, dice));
        playOn(match, static_cast<int>(dice.below(8)), dice);
        decorate(match, drawnNode(match, dice), dice);
        decorate(match, match.gameNode(), dice);
    }
    if (dice.oneIn(8))
        std::ignore = match.agreeDraw();
    if (!match.end()->outcome().decided() && dice.oneIn(3))
        match.setStatedResult(StatedResult{dice.oneIn(2) ? "drawn (agreed)" : "", "1-0"});
    drawTags(match, dice);
    match.goTo(match.end());
    return match;
}

QString difference(const Match& one, const Node* a, const Match& other, const Node* b)
{
    std::vector<std::pair<const Node*, const Node*>> open{{a, b}};
    while (!open.empty()) {
        const auto [left, right] = open.back();
        open.pop_back();
        const QString at = QString::fromStdString(left->entry().text);
        if (left->entry().text != right->entry().text || left->marks() != right->marks() ||
            left->comments() != right->comments() || left->commentsBefore() != right->commentsBefore())
            return "entry " + at;
        if (!(left->outcome() == right->outcome()) || !(left->onTurn() == right->onTurn()) ||
            left->entry().seat != right->entry().seat)
            return "outcome at " + at;
        if (setupText(one.game(), one.position(left)) != setupText(other.game(), other.position(right)))
            return "position at " + at;
        if (GameTree::childCount(left) != GameTree::childCount(right))
            return "variations at " + at;
        for (const Node *c = left->firstChild, *d = right->firstChild; c; c = c->nextSibling, d = d->nextSibling)
            open.emplace_back(c, d);
    }
    return one.tags() == other.tags() && one.statedResult() == other.statedResult() ? QString() : "tags or result";
}

} // namespace ringford::test
