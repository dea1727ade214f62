// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/InTree.h"

namespace ringford::ui {

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

} // namespace ringford::ui
