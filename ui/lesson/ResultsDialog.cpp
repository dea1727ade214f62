// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/ResultsDialog.h"

#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/SmallScreens.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ringford::ui {

namespace {
constexpr int kLesson = 1; // a column
constexpr int kAround = 12;

QString shownName(const QString& pupil)
{
    return pupil.isEmpty() ? ResultsDialog::tr("Without a name") : pupil;
}
} // namespace

ResultsDialog::ResultsDialog(PupilBook book, QWidget* parent)
    : QDialog(parent), m_book(std::move(book)), m_table(new QTableWidget(this))
{
    setObjectName(QStringLiteral("results"));
    setWindowTitle(tr("Results of Lessons"));
    m_table->setColumnCount(5);
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Lesson"), tr("Solved"), tr("Wrong answers"), tr("Hints")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    QHeaderView& header = *m_table->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.setSectionResizeMode(kLesson, QHeaderView::Stretch);
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setAccessibleName(windowTitle());
    auto* const rows = new QVBoxLayout(this);
    rows->addWidget(m_table, 1);
    new EmptyNote(*m_table,
                  tr("Nobody has any results yet. What is solved in a lesson is counted here, for the name in "
                     "the field “Your name”."));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_clear = buttons->addButton(tr("&Clear Those Without a Name"), QDialogButtonBox::ResetRole);
    m_clear->setMinimumWidth(m_clear->sizeHint().width()); // it stays where it is while one goes through the rows
    m_clear->setObjectName(QStringLiteral("clear"));
    m_clear->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true); // what is cleared is lost
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_clear, &QPushButton::clicked, this, &ResultsDialog::clearChosen);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ResultsDialog::nameWhatIsCleared);
    resizeWithinScreen(*this, {620, 360});
    fill();
}

void ResultsDialog::fill()
{
    m_table->setRowCount(0);
    for (const QString& pupil : m_book.pupils()) {
        for (const QString& lesson : m_book.lessons(pupil)) {
            const PupilBook::Sum sum = m_book.sum(pupil, lesson);
            const int row = m_table->rowCount();
            m_table->insertRow(row);
            const QStringList cells{shownName(pupil), lesson, QString::number(sum.solved), QString::number(sum.wrong),
                                    QString::number(sum.hints)};
            for (int column = 0; column < cells.size(); ++column)
                m_table->setItem(row, column, new QTableWidgetItem(cells[column]));
            m_table->item(row, 0)->setData(Qt::UserRole, pupil);
        }
    }
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_table->columnCount(); ++column) {
        if (column != kLesson)
            m_table->setColumnWidth(column, m_table->columnWidth(column) + kAround);
    }
    const bool isEmpty = m_table->rowCount() == 0;
    m_clear->setEnabled(!isEmpty);
    if (!isEmpty)
        m_table->selectRow(0);
    nameWhatIsCleared();
}

/** Of the row chosen: empty for those who gave no name, null where there is none. */
QString ResultsDialog::chosenPupil() const
{
    const QTableWidgetItem* const chosen = m_table->item(m_table->currentRow(), 0);
    return chosen ? QStringLiteral("") + chosen->data(Qt::UserRole).toString() : QString();
}

void ResultsDialog::nameWhatIsCleared()
{
    const QString pupil = chosenPupil();
    const bool isNameless = pupil.isEmpty() && !pupil.isNull();
    m_clear->setText(isNameless ? tr("&Clear Those Without a Name") : tr("&Clear This Name"));
}

void ResultsDialog::clearChosen()
{
    const QString pupil = chosenPupil();
    if (pupil.isNull())
        return;
    auto* const question = new QMessageBox(QMessageBox::Question, windowTitle(),
                                           pupil.isEmpty() ? tr("Clear all results without a name?")
                                                           : tr("Clear all results of “%1”?").arg(pupil),
                                           QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("reallyClear"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText); // names are what somebody typed
    question->setInformativeText(tr("This cannot be undone."));
    const QPushButton* const clear = question->addButton(tr("&Clear"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(clear, &QPushButton::clicked, this, [this, pupil] {
        m_book.clear(pupil);
        fill();
        emit cleared();
    });
    question->open();
}

} // namespace ringford::ui
