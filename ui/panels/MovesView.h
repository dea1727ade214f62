// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/MovesModel.h"

#include "ui/widgets/ListWidth.h"

#include <QTreeView>

#include <array>
#include <unordered_set>

namespace ringford::ui {

class EmptyNote;
class MatchModel;

/**
 * The list of moves: a stock tree view that shows what the match model shows, and shows there what is chosen here. Left
 * and right walk along the line, up and down through the rows, the wheel with Ctrl walks as well.
 */
class MovesView : public QTreeView {
    Q_OBJECT

public:
    explicit MovesView(MatchModel& match, QWidget* parent = nullptr);

    const MovesModel& moves() const { return m_moves; }
    MovesModel& moves() { return m_moves; }
    static constexpr int kUsualLines = 6;
    static constexpr int kFewLines = 4; ///< below boards that would be small
    /** As many are always seen. False if it was so before. */
    bool setLeastLines(int lines);
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;
    /** Nothing: letters and digits are commands, and leafing is no search. */
    void keyboardSearch(const QString& /*search*/) override {}
    /** With which no entry of the last lines is cut, in device-independent pixels; Kept: nor how somebody gives up. */
    int wholeWidth(ListLines lines) const;
    /** Whether the game has actions that are told in words, and therefore long: shells, mines. */
    bool tellsInWords() const { return m_keptWords > 0; }
    /** How far a row stands to the right of the main line's: no further than leaves room for what is played there. */
    int shiftOf(const QModelIndex& index) const;

signals:
    /** Another row was chosen: the place shown, or a comment of it. */
    void spotChanged(const ringford::ui::MovesModel::Spot& spot);

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void followShown();
    /** The cell of an action or a comment in the row of @p index, @p index itself if it is one. */
    QModelIndex cellWithin(const QModelIndex& index) const;
    void restoreRows();
    void sayWhyEmpty();
    void unfold(const QModelIndex& above);
    void fitNumbers();
    void fitColumns();
    void shareColumns();
    int widthOfEnds() const;
    struct Measuring;
    void measure(const QModelIndex& above, int from, int to, Measuring& measuring);
    void measureNew(const QModelIndex& above, int from, int to);
    void limitDepth(int second);
    /** The upright lines that tie a variation's rows together, one for each that the row is in. */
    void drawLines(QPainter* painter, const QRect& row, int depth) const;
    /** A cell of a variation or a comment, between two places across. */
    void drawCell(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& cell, int left,
                  int right) const;

    MatchModel& m_match;
    MovesModel m_moves;
    EmptyNote* m_whyEmpty;
    std::unordered_set<const Node*> m_collapsed; ///< first entries of variations that are folded away
    int m_replacements = 0;                      ///< of the match of which they are
    bool m_following = false;
    int m_wheel = 0;
    int m_leastLines = kUsualLines;
    std::array<int, 2> m_widest{}; ///< of the two columns of actions: with nothing of them cut
    int m_within = 0;              ///< the same of the second one in variations, however far they are indented
    int m_deepest = 0;             ///< variations deeper than this are indented no further
    int m_kept = 0;                ///< of such a column: with what ends a game whole
    int m_keptWords = 0;           ///< of both: with what is played and told in words whole
};

} // namespace ringford::ui
