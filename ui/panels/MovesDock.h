// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/MovesModel.h"
#include "ui/panels/Panel.h"

class QLabel;
class QSplitter;
class QUndoStack;
class QWidget;

namespace ringford::ui {

class CommentEditor;
class MatchModel;
class MovesView;

/**
 * The list of moves with the comment of the chosen place below it, and what a person does to the tree: comments, marks,
 * promoting and deleting variations. All of it goes over an undo stack.
 */
class MovesDock : public Panel {
    Q_OBJECT

public:
    explicit MovesDock(MatchModel& match, QWidget* parent = nullptr);

    MovesView* view() const { return m_view; }
    int wholeWidth(ListLines lines) const override;
    void giveWay(bool isGiving) override;
    QUndoStack* edits() const { return m_edits; }

    bool canPromote() const;
    bool canDelete() const;
    bool canMark() const;
    /** The marks that the chosen entry has. */
    const std::vector<std::uint8_t>& chosenMarks() const { return m_spot.node->marks(); }
    void promote();
    /** Takes the chosen entry and what follows away, and says so. */
    void deleteFromHere();
    /** Gives the chosen entry a mark, or takes it away when it has it. */
    void toggleMark(std::uint8_t mark);
    /** Puts the focus into the comment of the chosen place. */
    void editComment();
    /** Takes over a comment that is still being typed. */
    void commitComment();

signals:
    /** Entries were deleted; edits()->undo() brings them back. */
    void deleted(int entries);
    /** What can be done to the chosen place has changed. */
    void choiceChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrangeParts();
    void shareOut();
    QWidget* makeHiding();
    void showHiding();
    void keepTitleWhole();
    void choose(const MovesModel::Spot& spot);
    void takeComment(const QString& text);
    void leaveComment();
    QString commentTitle(bool isEditable, bool isSpoken) const;

    MatchModel& m_match;
    QUndoStack* m_edits;
    MovesView* m_view;
    QWidget* m_hiding; ///< says that a solution is hidden, and shows it
    QLabel* m_commentTitle;
    CommentEditor* m_comment;
    QSplitter* m_splitter; ///< between the list and its comment
    bool m_isSplitByHand = false;
    MovesModel::Spot m_spot;
    std::vector<std::string> m_commentsBefore;  ///< of the chosen place, before what is being typed
    std::vector<std::string> m_commentsWritten; ///< as they were written last while it is
    int m_typing = 0;                           ///< what is typed in one go is undone together
    bool m_isTaking = false;                    ///< what is being typed is taken over, and goes on
    const Node* m_root = nullptr;               ///< of the match that `m_spot` is in
};

} // namespace ringford::ui
