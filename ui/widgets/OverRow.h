// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include <functional>

class QWidget;

namespace ringford::ui {

/** What stands in a row that a bar can lie over: what may be covered, what is rather read, or what is always seen. */
enum class RowUse : unsigned char { Free, Read, Seen };

/**
 * Lays a bar that comes and goes over the top of its parent, as high as it needs to be, so that nothing below moves
 * when it does: a board that jumps away from under the pointer is clicked on the wrong cell.
 */
class OverRow : public QObject {
public:
    /**
     * @p bar is no part of its parent's layout. It owns this. With a @p room, which lies in the same window and lives
     * as long, it lies over that alone, so that what stands beside it is still seen; over the whole row where it would
     * be higher than that; where the room is too narrow to read in, also over what stands in front of it, or below the
     * row where that is too narrow, too.
     * While the room is hidden there is none. It lies below those of @p above that are seen, which live as long. As
     * long as the row is read, as @p use says, it rather hangs over what is below than over the whole row, and lies below
     * the row where it would hang further.
     */
    explicit OverRow(QWidget& bar, QWidget* room = nullptr, QList<QWidget*> above = {},
                     std::function<RowUse()> use = {});
    /**
     * While @p other, one of those above, is seen, the bar rather lies at the right of its row than below it, where both
     * have room to be read in: below the row it would cover what is there.
     */
    void shareRowOf(QWidget& other) { m_other = &other; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    int partBeside() const;
    int bottomAbove() const;

    QWidget& m_bar;
    QWidget* m_room;
    QList<QWidget*> m_above;
    QWidget* m_other = nullptr;    ///< whose row it shares
    std::function<RowUse()> m_use; ///< null: always free
};

} // namespace ringford::ui
