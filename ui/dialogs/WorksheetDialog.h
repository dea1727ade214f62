// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetFile.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSpinBox;

namespace ringford::ui {

class Worksheet;

/** The tasks that were collected: their words and order, how they stand on a page, and where they are written. */
class WorksheetDialog : public QDialog {
    Q_OBJECT

public:
    /** @p sheet outlives it. */
    explicit WorksheetDialog(Worksheet& sheet, QWidget* parent = nullptr);

    QListView& list() const { return *m_list; }
    /** What the fields ask for, as a PDF of that name. */
    SheetRequest request(const QString& file) const;
    /** Writes them; what is wrong, or that it is done, is said in the dialog. */
    void writePages(const QString& file);
    void writeRecords(const QString& file);
    QString told() const;

private:
    void arrange();
    QWidget* makeTasks();
    QWidget* makePage();
    void move(int by);
    void remove();
    void takeCaption();
    void update();
    void ask(const QString& title, const QString& filter, const QString& ending,
             void (WorksheetDialog::*write)(const QString& file));

    Worksheet& m_sheet;
    QListView* m_list;
    QLineEdit *m_caption, *m_title;
    QPushButton *m_up, *m_down, *m_remove, *m_pages, *m_records;
    QSpinBox *m_perPage, *m_lines;
    QComboBox* m_paper;
    QCheckBox *m_answers, *m_nameAndDate, *m_coordinates;
    QLabel* m_told;
};

} // namespace ringford::ui
