// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/TreeChange.h"

#include <QUndoCommand>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ringford {
struct Node;
}

namespace ringford::ui {

class MatchModel;

/**
 * What a person changes in the tree of a match without playing, for a QUndoStack. The nodes are the match's own: clear
 * the stack when another match takes its place. Playing in between is allowed; it only adds.
 */
class CommentEdit : public QUndoCommand {
public:
    /**
     * @p before: the comments that stand before the variation that @p node opens. Those of one @p typing are undone
     * together; 0 is none.
     */
    CommentEdit(MatchModel& match, const Node* node, bool before, std::vector<std::string> comments, int typing = 0);
    void redo() override { exchange(); }
    void undo() override { exchange(); }
    int id() const override { return m_typing == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    void exchange();

    MatchModel& m_match;
    const Node* m_node;
    bool m_before;
    std::vector<std::string> m_other;
    int m_typing;
};

class MarksEdit : public QUndoCommand {
public:
    MarksEdit(MatchModel& match, const Node* node, std::vector<std::uint8_t> marks);
    void redo() override { exchange(); }
    void undo() override { exchange(); }

private:
    void exchange();

    MatchModel& m_match;
    const Node* m_node;
    std::vector<std::uint8_t> m_other;
};

/** Makes a variation the line that goes on where it begins. */
class Promotion : public QUndoCommand {
public:
    Promotion(MatchModel& match, const Node* node);
    void redo() override;
    void undo() override;

private:
    MatchModel& m_match;
    const Node* m_node;
    int m_index;
    std::vector<std::string> m_comments, m_commentsBefore; // promoting moves those before behind the entry
};

/** Takes an entry and all that follows away. */
class Deletion : public QUndoCommand {
public:
    /** @pre @p node is not the start */
    Deletion(MatchModel& match, const Node* node);
    void redo() override;
    /**
     * Puts it back. Was the same entry played anew meanwhile, what was deleted is joined to that, and cannot be redone.
     */
    void undo() override;

private:
    MatchModel& m_match;
    const Node* m_node;
    int m_index;
    const Node* m_stood; ///< where the game stood, if that went too
    const Node* m_shown; ///< what was looked at, if that went too
};

/** Many changes that are made, and undone, as one: an analysis, or taking one out. */
class RecordEdit : public QUndoCommand {
public:
    /** @p text: what it is, for the menu Edit. */
    RecordEdit(MatchModel& match, TreeChange change, const QString& text)
        : QUndoCommand(text), m_match(match), m_change(std::move(change))
    {
    }
    void redo() override;
    void undo() override;

private:
    MatchModel& m_match;
    TreeChange m_change;
};

} // namespace ringford::ui
