// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/TreeWays.h"

namespace ringford {

bool isInTree(const Node* node)
{
    for (; !node->isRoot(); node = node->parent) {
        const Node* child = node->parent->firstChild;
        while (child && child != node)
            child = child->nextSibling;
        if (!child)
            return false;
    }
    return true;
}

bool leadsOver(const Node* before, const Node* node)
{
    while (node != before && node->depth > before->depth)
        node = node->parent;
    return node == before;
}

} // namespace ringford
