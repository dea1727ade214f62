// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/PupilBook.h"

#include <QDialog>

class QPushButton;
class QTableWidget;

namespace ringford::ui {

/** What pupils did in lessons, a row for each name and lesson; somebody's results can be cleared. */
class ResultsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ResultsDialog(PupilBook book, QWidget* parent = nullptr);

signals:
    void cleared();

private:
    void fill();
    void clearChosen();
    QString chosenPupil() const;
    void nameWhatIsCleared();

    PupilBook m_book;
    QTableWidget* m_table;
    QPushButton* m_clear = nullptr;
};

} // namespace ringford::ui
