// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/TreeWriter.h"

#include "engine/text/Characters.h"

#include <cstdint>

namespace ringford {

void TreeWriter::writeTree()
{
    writeComments(m_match.start()->comments());
    EntryNumber number;
    for (const Node* at = m_match.start(); (at || !m_open.empty()) && !m_fault;) {
        const Node* const next = at ? at->firstChild : nullptr;
        if (!next) {
            at = leaveVariation(number);
            continue;
        }
        const EntryNumber before = number;
        number = write(next, before);
        at = next;
        if (const Node* const variation = next->nextSibling ? variationFrom(next->nextSibling) : nullptr) {
            m_open.push_back({next, variation, before, number});
            at = enterVariation(number);
        }
    }
}

/** Writes the beginning of the variation that is next; gives its first node. */
const Node* TreeWriter::enterVariation(EntryNumber& number)
{
    if (m_open.size() > kDeepestBrackets)
        fail(Text(RINGFORD_TEXT("the variations nest deeper than %1; a record cannot hold more"))
                 .with(kDeepestBrackets));
    const Open& open = m_open.back();
    openBracket();
    writeComments(open.variation->commentsBefore());
    m_isInterrupted = true;
    number = write(open.variation, open.before);
    return open.variation;
}

/** Closes what ends here; gives the node to go on from, or nothing at the end of the game. */
const Node* TreeWriter::leaveVariation(EntryNumber& number)
{
    if (m_open.empty())
        return nullptr;
    closeBracket();
    m_isInterrupted = true;
    Open& open = m_open.back();
    open.variation = open.variation->nextSibling ? variationFrom(open.variation->nextSibling) : nullptr;
    if (open.variation)
        return enterVariation(number);
    const Node* const main = open.main;
    number = open.ofMain;
    m_open.pop_back();
    return main;
}

EntryNumber TreeWriter::write(const Node* node, const EntryNumber& before)
{
    const EntryNumber number = entryNumber(m_match, node, before);
    m_isInterrupted = !addEntry(node, number, before) || !node->marks().empty();
    for (const std::uint8_t mark : node->marks())
        add('$' + std::to_string(mark));
    // A line that was a variation when its beginning got comments, and is one no more.
    if (node->parent->firstChild == node)
        writeComments(node->commentsBefore());
    writeComments(node->comments());
    return number;
}

void TreeWriter::writeComments(const std::vector<std::string>& comments)
{
    for (const std::string& comment : comments) {
        if (findUnfit(comment) != comment.size() || comment.find('\r') != std::string::npos)
            fail(Text(RINGFORD_TEXT("a comment holds a character that a record cannot hold: %1")).quote(comment));
        addComment(comment);
        m_isInterrupted = true;
    }
}

} // namespace ringford
