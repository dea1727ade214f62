// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/rules/Text.h"
#include "engine/text/RecordWriter.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ringford {

/**
 * Walks the tree of a match in the order in which files have it, a variation behind what it stands in place of, on a
 * stack of its own instead of recursion. How each part is written is said by whoever derives from it.
 */
class TreeWriter {
public:
    explicit TreeWriter(const Match& match) : m_match(match) {}
    TreeWriter(const TreeWriter&) = delete;
    TreeWriter& operator=(const TreeWriter&) = delete;
    virtual ~TreeWriter() = default;

protected:
    /** Writes comments, entries and variations; ends early where something cannot be written: see fault(). */
    void writeTree();

    const Match& match() const { return m_match; }
    /** Whether something stands between the last entry and the next, or a line begins. */
    bool isInterrupted() const { return m_isInterrupted; }
    const std::optional<Text>& fault() const { return m_fault; }
    void fail(Text why) { m_fault = std::move(why); }

    /** The first of @p node and its siblings that is written as a variation; null: none. */
    virtual const Node* variationFrom(const Node* node) { return node; }
    /** @p before is the number of the entry before. True if it is such an entry as numbers may be left out behind. */
    virtual bool addEntry(const Node* node, const EntryNumber& number, const EntryNumber& before) = 0;
    /** A comment that holds no character that a record cannot hold. */
    virtual void addComment(const std::string& comment) = 0;
    /** A piece that stays together. */
    virtual void add(const std::string& piece) = 0;
    virtual void openBracket() = 0;
    virtual void closeBracket() = 0;

private:
    /** An entry whose variations are being written. */
    struct Open {
        const Node* main;
        const Node* variation;
        EntryNumber before; ///< of the entry before both
        EntryNumber ofMain;
    };

    EntryNumber write(const Node* node, const EntryNumber& before);
    void writeComments(const std::vector<std::string>& comments);
    const Node* enterVariation(EntryNumber& number);
    const Node* leaveVariation(EntryNumber& number);

    const Match& m_match;
    std::vector<Open> m_open;
    bool m_isInterrupted = true;
    std::optional<Text> m_fault;
};

} // namespace ringford
