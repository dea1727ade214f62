// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QString;

namespace ringford::ui {

/** What a panel holds that lists something: rows, or in their place a note that says why there are none. F6 leads to it then. */
class RowsOrNote : public QWidget {
    Q_OBJECT

public:
    /** Takes over @p rows. @pre they have their name and their help */
    RowsOrNote(QWidget& rows, const QString& note);

    void setNote(const QString& note);
    /** What says why there are no rows; it takes the focus, but Tab does not stop there. */
    QWidget& note() const;
    /** Shows the rows, else the note. The focus goes from the one to the other with it. */
    void showRows(bool areThere);
    /** The note is to take as much room as the rows, where there is that much: nothing around it moves when they come and go. */
    void keepRoomForRows();
    QSize sizeHint() const override;

private:
    QWidget& m_rows;
    QLabel* m_note;
    bool m_keepsRoom = false;
};

} // namespace ringford::ui
