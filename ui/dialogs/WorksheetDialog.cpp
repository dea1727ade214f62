// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/WorksheetDialog.h"

#include "engine/text/Files.h"
#include "ui/Words.h"
#include "ui/models/Worksheet.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>

namespace ringford::ui {

namespace {

constexpr int kMostPerPage = 24;
constexpr int kMostLines = 20;

} // namespace

WorksheetDialog::WorksheetDialog(Worksheet& sheet, QWidget* parent)
    : QDialog(parent), m_sheet(sheet), m_list(new QListView), m_caption(new QLineEdit), m_title(new QLineEdit),
      m_up(new QPushButton(tr("&Up"))), m_down(new QPushButton(tr("&Down"))), m_remove(new QPushButton(tr("&Remove"))),
      m_pages(new QPushButton(tr("Write &PDF…"))), m_records(new QPushButton(tr("Save &Tasks…"))),
      m_perPage(new QSpinBox), m_lines(new QSpinBox), m_paper(new QComboBox),
      m_answers(new QCheckBox(tr("&Answers on a page at the end"))),
      m_nameAndDate(new QCheckBox(tr("Line for &name and date"))), m_coordinates(new QCheckBox(tr("&Coordinates"))),
      m_told(new QLabel)
{
    setObjectName(QStringLiteral("worksheet"));
    setWindowTitle(tr("Worksheet"));
    arrange();
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(+1); });
    connect(m_remove, &QPushButton::clicked, this, &WorksheetDialog::remove);
    connect(m_caption, &QLineEdit::editingFinished, this, &WorksheetDialog::takeCaption);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &WorksheetDialog::update);
    connect(&sheet, &QAbstractItemModel::dataChanged, this, &WorksheetDialog::update);
    connect(m_pages, &QPushButton::clicked, this, [this] {
        ask(tr("Write the Worksheet"), tr("PDF (*.pdf)"), QStringLiteral("pdf"), &WorksheetDialog::writePages);
    });
    connect(m_records, &QPushButton::clicked, this, [this] {
        ask(tr("Save the Tasks"), tr("Games (*.ringford)"), QStringLiteral("ringford"), &WorksheetDialog::writeRecords);
    });
    m_list->setCurrentIndex(sheet.index(sheet.rowCount() - 1));
    update();
    m_caption->setFocus();
}

void WorksheetDialog::arrange()
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_pages, QDialogButtonBox::ActionRole);
    buttons->addButton(m_records, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Enter in a field ends that field, and nothing else.
    for (QAbstractButton* const button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setObjectName(QStringLiteral("told"));
    auto* const columns = new QHBoxLayout;
    columns->addWidget(makeTasks(), 3);
    columns->addWidget(makePage(), 2);
    auto* const rows = new QVBoxLayout(this);
    rows->addLayout(columns);
    rows->addWidget(m_told);
    rows->addWidget(buttons);
    resize(760, 420);
}

QWidget* WorksheetDialog::makeTasks()
{
    auto* const box = new QWidget;
    auto* const rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* const label = new QLabel(tr("Ta&sks:"));
    label->setBuddy(m_list);
    m_list->setModel(&m_sheet);
    m_list->setWordWrap(true);
    m_list->setAccessibleName(tr("Tasks"));
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    rows->addWidget(label);
    rows->addWidget(m_list, 1);
    auto* const words = new QLabel(tr("&What is to be done:"));
    words->setBuddy(m_caption);
    m_caption->setPlaceholderText(tr("For instance: White wins in two."));
    rows->addWidget(words);
    rows->addWidget(m_caption);
    auto* const row = new QHBoxLayout;
    for (QPushButton* const button : {m_up, m_down, m_remove}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    rows->addLayout(row);
    return box;
}

QWidget* WorksheetDialog::makePage()
{
    auto* const box = new QWidget;
    auto* const form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    m_perPage->setRange(1, kMostPerPage);
    m_perPage->setValue(4);
    m_lines->setRange(0, kMostLines);
    m_lines->setValue(2);
    m_paper->addItems({QStringLiteral("A4"), QStringLiteral("Letter")});
    for (QCheckBox* const choice : {m_answers, m_nameAndDate, m_coordinates})
        choice->setChecked(true);
    form->addRow(tr("Tit&le:"), m_title);
    form->addRow(tr("Diagrams on a pa&ge:"), m_perPage);
    form->addRow(tr("L&ines to write on:"), m_lines);
    form->addRow(tr("Pap&er:"), m_paper);
    form->addRow(m_answers);
    form->addRow(m_nameAndDate);
    form->addRow(m_coordinates);
    return box;
}

void WorksheetDialog::update()
{
    const int row = m_list->currentIndex().row();
    const bool isTask = row >= 0;
    m_caption->setEnabled(isTask);
    const QString caption = isTask ? m_sheet.caption(row) : QString();
    if (caption != m_caption->text())
        m_caption->setText(caption);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(isTask && row + 1 < m_sheet.rowCount());
    m_remove->setEnabled(isTask);
    m_pages->setEnabled(!m_sheet.isEmpty());
    m_records->setEnabled(!m_sheet.isEmpty());
    if (m_sheet.isEmpty())
        m_told->setText(
            tr("There is no task yet: “Add to Worksheet” in the menu Teach adds the position on the board."));
}

void WorksheetDialog::takeCaption()
{
    const int row = m_list->currentIndex().row();
    if (row >= 0 && m_caption->text().simplified() != m_sheet.caption(row))
        m_sheet.setCaption(row, m_caption->text());
}

void WorksheetDialog::move(int by)
{
    if (m_sheet.move(m_list->currentIndex().row(), by))
        update();
}

void WorksheetDialog::remove()
{
    const int row = m_list->currentIndex().row();
    if (row < 0)
        return;
    m_sheet.remove(row);
    update();
}

SheetRequest WorksheetDialog::request(const QString& file) const
{
    SheetRequest request;
    request.file = file.toStdString();
    request.paper = m_paper->currentText().toStdString();
    request.title = m_title->text().trimmed().toStdString();
    request.perPage = m_perPage->value();
    request.lines = m_lines->value();
    request.answers = m_answers->isChecked();
    request.nameAndDate = m_nameAndDate->isChecked();
    request.coordinates = m_coordinates->isChecked();
    return request;
}

void WorksheetDialog::writePages(const QString& file)
{
    takeCaption();
    auto pages = SheetFile::begin(request(file));
    if (!pages) {
        m_told->setText(words::verbatim(pages.error()));
        return;
    }
    int diagrams = 0;
    for (const Match& task : m_sheet.tasks()) {
        const auto added = (*pages)->add(task);
        if (!added) {
            m_told->setText(words::verbatim(added.error()));
            return;
        }
        diagrams += *added;
    }
    const auto done = (*pages)->finish();
    m_told->setText(!done ? words::verbatim(done.error())
                    : !done->empty()
                        ? words::verbatim(*done)
                        : tr("%n diagrams were written to %1.", nullptr, diagrams).arg(QDir::toNativeSeparators(file)));
}

void WorksheetDialog::writeRecords(const QString& file)
{
    takeCaption();
    const auto records = m_sheet.records();
    if (!records) {
        m_told->setText(words::sentence(records.error()));
        return;
    }
    if (const auto trouble = writeFile(file.toStdString(), *records))
        m_told->setText(words::sentence(*trouble));
    else
        m_told->setText(tr("The tasks were saved as %1.").arg(QDir::toNativeSeparators(file)));
}

QString WorksheetDialog::told() const
{
    return m_told->text();
}

void WorksheetDialog::ask(const QString& title, const QString& filter, const QString& ending,
                          void (WorksheetDialog::*write)(const QString& file))
{
    auto* const dialog = new QFileDialog(this, title, QString(), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    connect(dialog, &QFileDialog::fileSelected, this, [this, write](const QString& file) { (this->*write)(file); });
    dialog->open();
}

} // namespace ringford::ui
