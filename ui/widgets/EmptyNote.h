// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;
class QLabel;
class QString;

namespace ringford::ui {

/**
 * Says in a list, a table or a tree that has no rows why it has none: in sight, in the middle of the room for rows, and
 * to screen readers as its description.
 */
class EmptyNote : public QObject {
    Q_OBJECT

public:
    /** Goes with @p view. @pre the view has its model for good */
    EmptyNote(QAbstractItemView& view, const QString& words);
    /** Other words from now on. */
    void setWords(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void update();
    void place();

    QAbstractItemView& m_view;
    QLabel* m_label;
};

} // namespace ringford::ui
