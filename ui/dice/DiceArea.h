// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dice/DiceItems.h"

#include <QAbstractScrollArea>
#include <QHash>

#include <cstddef>
#include <vector>

class QVariantAnimation;

namespace ringford::ui {

/**
 * The dice of a roll set as they lie on the table, in lines; as large as the font says. A click, or Space, locks a die,
 * and unlocks it again: what that means is somebody else's affair.
 */
class DiceArea : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit DiceArea(QWidget* parent = nullptr);

    /** Shows other dice; @p locked tells by number of the die which of them are locked, none if it is empty. */
    void setItems(std::vector<DiceItem> items, const std::vector<bool>& locked = {});
    const std::vector<DiceItem>& items() const { return m_items; }
    /** Where an item is seen, in the viewport. */
    QRect rectOf(std::size_t item) const;
    /** By number of the die: whether it is locked. */
    const std::vector<bool>& locked() const { return m_locked; }
    bool hasLocked() const;
    void unlockAll();
    /** Whether hands can lock dice; they can unless this says otherwise. */
    void setLockable(bool isLockable) { m_isLockable = isLockable; }
    /** Whether all dice are seen at once, as large as the font makes them. */
    bool showsAllLarge() const;

    /** Lets the dice that are seen fall, for so many milliseconds; a click or a key ends that. Not at all for 0. */
    void fall(int milliseconds);
    bool isFalling() const;
    void skip();

    QSize minimumSizeHint() const override;

signals:
    void lockedChanged();
    /** There is more room for dice now, or less. */
    void roomChanged();
    /** Somebody has locked a die, or unlocked one. */
    void lockChosen();

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /** Items @p first up to the next line's. */
    struct Line {
        std::size_t first;
        int top;
        int height;
    };

    void layOut();
    int layOutItems(int most);
    void newLine(std::size_t first, int height);
    /** @pre there is a line */
    int bottomOfLines() const { return m_lines.back().top + m_lines.back().height; }
    int widthOf(const QString& words);
    int dieSide() const { return fontMetrics().height() * (m_isLarge ? 3 : 2); }
    int gap() const { return fontMetrics().height() / 4; }
    std::size_t lineAt(int y) const;
    std::size_t lineOf(std::size_t item) const;
    /** The die that is seen at a place of the viewport; past the last item: none. */
    std::size_t dieAt(QPoint at) const;
    void paintItem(QPainter& painter, std::size_t item, const QRect& place) const;
    void paintFallingDie(QPainter& painter, std::size_t item, const QRect& place) const;
    void toggle(std::size_t item);
    void moveCursor(int steps);

    std::vector<DiceItem> m_items;
    bool m_isLarge = true;    ///< a few dice are drawn larger
    std::vector<int> m_lefts; ///< of each item
    std::vector<Line> m_lines;
    QHash<QString, int> m_widths; ///< of words in the present font: there are few different ones
    std::vector<bool> m_locked;
    bool m_isLockable = true;
    std::size_t m_cursor; ///< the item that keys are about; past the last: none
    QVariantAnimation* m_fall;
};

} // namespace ringford::ui
