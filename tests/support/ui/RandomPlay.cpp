// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/RandomPlay.h"

namespace ringford::test {

namespace {

int below(std::mt19937& random, std::size_t limit)
{
    return std::uniform_int_distribution<int>(0, static_cast<int>(limit) - 1)(random);
}

void annotate(ui::MatchModel& model, std::mt19937& random)
{
    const Node* const node = model.viewedNode();
    if (below(random, 6) == 0)
        model.setComments(node, {"one", "two words"});
    if (below(random, 9) == 0)
        model.setComments(node, {"[%clk 0:01:00]"});
    if (below(random, 9) == 0)
        model.setMarks(node, {1, 220});
    if (!node->isRoot() && node->parent->firstChild != node)
        model.setCommentsBefore(node, {"before"});
}

} // namespace

void playAtRandom(ui::MatchModel& model, int entries, std::mt19937& random)
{
    for (int entry = 0; entry < entries; ++entry) {
        const std::vector<const Node*> nodes = allNodes(model.match());
        if (!nodes.empty() && below(random, 5) == 0)
            model.show(nodes[static_cast<std::size_t>(below(random, nodes.size()))]);
        const std::vector<Action> actions = model.possibleActions();
        if (actions.empty())
            model.showFirst();
        else
            model.play(actions[static_cast<std::size_t>(below(random, actions.size()))]);
        annotate(model, random);
    }
}

std::vector<const Node*> allNodes(const Match& match)
{
    std::vector<const Node*> nodes{match.start()};
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        for (const Node* child = nodes[at]->firstChild; child; child = child->nextSibling)
            nodes.push_back(child);
    }
    nodes.erase(nodes.begin());
    return nodes;
}

} // namespace ringford::test
