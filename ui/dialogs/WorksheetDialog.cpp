// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/WorksheetDialog.h"

#include "engine/lesson/LessonWriter.h"
#include "engine/pgn/EpdReader.h"
#include "engine/text/RecordReader.h"
#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/SheetNotes.h"
#include "ui/dialogs/TaskReader.h"
#include "ui/files/Worker.h"
#include "ui/match/Worksheet.h"
#include "ui/paint/Export.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/PrintWords.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetTasks.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/ParagraphField.h"
#include "ui/words/FileWords.h"
#include "ui/words/Typeset.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <stop_token>

namespace ringford::ui {

namespace {

constexpr int kTypingPause = 400; // ms without a key
constexpr int kTaskLines = 7;     // of the list: three tasks, and that there are more
/** Actions that are looked at for wins that the answers of a lesson may force. */
constexpr std::uint64_t kMostSearched = 20'000'000;

} // namespace

WorksheetDialog::WorksheetDialog(Worksheet& sheet, const Registry& registry, QSettings& store, QWidget* parent)
    : PagesDialog(tr("Worksheet"), store, QStringLiteral("worksheet"), parent), m_sheet(sheet), m_registry(registry),
      m_reader(new Worker(this)), m_list(new QListView), m_caption(new ParagraphField),
      m_up(new QPushButton(tr("&Up"))), m_down(new QPushButton(tr("D&own"))), m_remove(new QPushButton(tr("Re&move"))),
      m_back(new QPushButton(tr("Put &Back")))
{
    setWindowTitle(tr("Worksheet"));
    static_cast<QVBoxLayout&>(fields()).insertWidget(0, makeTasks(), 1);
    addPageFields();
    addFileButtons();
    // Enter in a field ends that field, and nothing else.
    for (QPushButton* const button : findChildren<QPushButton*>()) {
        button->setAutoDefault(false);
        button->setDefault(false);
    }
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(+1); });
    connect(m_remove, &QPushButton::clicked, this, &WorksheetDialog::remove);
    connect(m_back, &QPushButton::clicked, this, &WorksheetDialog::putBack);
    // A button that is pressed by its key leaves the focus in the field.
    for (const char* name : {"doPrint", "savePdf"}) {
        connect(findChild<QPushButton*>(QLatin1String(name)), &QPushButton::clicked, this, [this] {
            takeCaption();
            m_writes = Writes::Pages;
        });
    }
    followCaption();
    connect(m_title, &QLineEdit::textChanged, this, [this](const QString& title) { m_sheet.setTitle(title); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &WorksheetDialog::update);
    connect(&sheet, &QAbstractItemModel::dataChanged, this, &WorksheetDialog::update);
    connect(&sheet, &QAbstractItemModel::dataChanged, this, &WorksheetDialog::takeChange);
    connect(this, &PaperDialog::made, this, [this] { m_sheet.setModified(false); });
    m_caption->installEventFilter(this);
    begin();
    m_list->setCurrentIndex(sheet.index(sheet.rowCount() - 1));
    update();
    (sheet.isEmpty() ? static_cast<QWidget*>(m_list) : m_caption)->setFocus();
}

/** The tasks come from files and go there. */
void WorksheetDialog::addFileButtons()
{
    QPushButton* const open = addButtonAbove(tr("O&pen Tasks…"), QStringLiteral("openTasks"));
    open->setWhatsThis(
        tr("Adds the tasks in a file: what “Save Tasks” wrote, positions as FEN or EPD, one a line, starts "
           "that games have of their own, and places with the mark for a diagram."));
    connect(open, &QPushButton::clicked, this, &WorksheetDialog::openTasks);
    QPushButton* const paste = addButtonAbove(tr("From &Clipboard"), QStringLiteral("pasteTasks"));
    paste->setWhatsThis(
        tr("Adds the tasks in the clipboard: positions as FEN or EPD, one a line, or games as PGN. So does "
           "Ctrl+V, but where words are written."));
    connect(paste, &QPushButton::clicked, this, &WorksheetDialog::pasteTasks);
    QPushButton* const save = addButtonAbove(tr("Save &Tasks…"), QStringLiteral("saveTasks"));
    offerWhenRight(save);
    save->setWhatsThis(tr("Writes the tasks with their answers as games, which can be opened and printed again."));
    QPushButton* const lesson = addButtonAbove(tr("Sa&ve as Lesson…"), QStringLiteral("saveLesson"));
    offerWhenRight(lesson);
    lesson->setWhatsThis(tr("Writes the tasks as a lesson, which “Open Lesson” in the menu Teach runs: answers are "
                            "looked for, tasks without an answer are read. Where an answer wins by force, every "
                            "other way that wins as soon is right as well."));
    connect(save, &QPushButton::clicked, this, &WorksheetDialog::saveTasks);
    connect(lesson, &QPushButton::clicked, this, &WorksheetDialog::saveLesson);
}

QWidget* WorksheetDialog::makeTasks()
{
    auto* const box = new QWidget;
    auto* const rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* const label = new QLabel(tr("Tas&ks of this window:"));
    label->setBuddy(m_list);
    m_list->setObjectName(QStringLiteral("tasks"));
    m_list->setModel(&m_sheet);
    new EmptyNote(*m_list,
                  tr("“Add to Worksheet” in the menu Teach makes a task of what is on the boards of this window. "
                     "Each window has its own worksheet."));
    m_list->setWordWrap(true);
    m_list->setMinimumHeight(kTaskLines * fontMetrics().height());
    m_list->setAccessibleName(tr("Tasks"));
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    rows->addWidget(label);
    rows->addWidget(m_list, 1);
    m_remove->setObjectName(QStringLiteral("remove"));
    m_back->setObjectName(QStringLiteral("putBack"));
    m_back->setWhatsThis(tr("Puts the task that was removed last back in its place."));
    auto* const row = new QHBoxLayout;
    for (QPushButton* const button : {m_up, m_down, m_remove, m_back})
        row->addWidget(button);
    row->addStretch(1);
    rows->addLayout(row);
    auto* const words = new QLabel(tr("&What is to be done:"));
    words->setBuddy(m_caption);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setPlaceholderText(tr("For instance: White wins in two."));
    rows->addWidget(words);
    rows->addWidget(m_caption);
    return box;
}

void WorksheetDialog::addPageFields()
{
    m_title = addText("title", tr("Tit&le:"));
    m_title->setText(m_sheet.title());
    m_page.perPage = addNumber("perPage", tr("Diagrams on a pa&ge:"), 1, SheetSpec::kMostPerPage, 4);
    m_page.columns = addNumber("columns", tr("Columns:"), 0, SheetSpec::kMostPerPage, 0);
    m_page.rows = addNumber("rows", tr("Rows:"), 0, SheetSpec::kMostPerPage, 0);
    for (QSpinBox* const box : {m_page.columns, m_page.rows}) {
        box->setSpecialValueText(tr("for large boards"));
        box->setWhatsThis(
            tr("Columns and rows, where both are chosen, say how many diagrams are on a page. Otherwise they "
               "are those with which the boards become largest, or nearly so where they fill the page better."));
    }
    m_page.lines = addNumber("lines", tr("L&ines to write on:"), 0, SheetSpec::kMostLines, 2);
    addPaper();
    addHeld();
    addStyle()->setCurrentIndex(static_cast<int>(PaperStyle::OneBit));
    m_page.turn =
        addChoice("turn", tr("Who is on turn:"), {tr("a mark at the board"), tr("in words"), tr("is not told")});
    addNotation();
    addType({}, true);
    m_page.versions = addNumber("versions", tr("Versions:"), 1, SheetSpec::kMostVersions, 1);
    m_page.versions->setWhatsThis(tr("In each the same tasks come in another order, so that neighbours do not have the "
                                     "same. Each has its answers."));
    m_page.answers = addSwitch("answers", tr("&Answers on a page at the end"), true);
    m_page.ends = addSwitch("ends", tr("Answers with a small diagram of what they come to"), false);
    m_page.lastActions = addSwitch("lastActions", tr("Diagrams mark what was played last"), false);
    m_page.nameAndDate = addSwitch("nameAndDate", tr("Line &for name and date"), true);
    m_page.coordinates = addSwitch("coordinates", tr("Coordi&nates"), true);
    addAuthor();
}

SheetSpec WorksheetDialog::sheetSpec() const
{
    SheetSpec spec;
    spec.page = PageSpec::on(paper());
    spec.perPage = m_page.perPage->value();
    if (m_page.columns->value() > 0 && m_page.rows->value() > 0)
        spec.grid = {m_page.columns->value(), m_page.rows->value()};
    spec.lines = m_page.lines->value();
    spec.title = words::typeset(m_title->text().trimmed(), QLocale());
    spec.type = type();
    spec.versions = m_page.versions->value();
    PrintWords::fill(spec, m_page.nameAndDate->isChecked(), m_page.answers->isChecked());
    spec.hasPageNumbers = true;
    return spec;
}

SheetTaskLook WorksheetDialog::taskLook() const
{
    SheetTaskLook look;
    look.style = style();
    look.turn = static_cast<SheetTaskLook::Turn>(m_page.turn->currentIndex());
    look.hasCoordinates = m_page.coordinates->isChecked();
    look.endsWithDiagram = m_page.ends->isChecked();
    look.hasLastActions = m_page.lastActions->isChecked();
    look.answer.notation = notation();
    look.font = type().font;
    return look;
}

void WorksheetDialog::update()
{
    const int row = m_list->currentIndex().row();
    const bool isTask = row >= 0;
    m_caption->setEnabled(isTask);
    const QString caption = isTask ? m_sheet.caption(row) : QString();
    // What is being written stays, whatever pages come meanwhile, and so does the blank at its end.
    if (!m_caption->document()->isModified() && caption != m_caption->text().simplified())
        m_caption->setText(caption);
    const auto offer = [this](QPushButton* button, bool isOffered) {
        // The focus would go on to the next button, and what is pressed twice would do another thing.
        if (!isOffered && focusWidget() == button)
            m_list->setFocus();
        button->setEnabled(isOffered);
    };
    offer(m_up, row > 0);
    offer(m_down, isTask && row + 1 < m_sheet.rowCount());
    offer(m_remove, isTask);
    offer(m_back, m_sheet.canPutBack());
}

/** Numbers alone come from the pages that were made. */
void WorksheetDialog::takeChange(const QModelIndex&, const QModelIndex&, const QList<int>& roles)
{
    if (roles != QList<int>{Qt::DisplayRole})
        refresh();
}

void WorksheetDialog::takeCaption()
{
    const int row = m_list->currentIndex().row();
    if (row >= 0 && m_caption->text().simplified() != m_sheet.caption(row))
        m_sheet.setCaption(row, m_caption->text());
    m_caption->document()->setModified(false);
}

/** Pages follow what is written as soon as a hand rests. */
void WorksheetDialog::followCaption()
{
    auto* const pause = new QTimer(this);
    pause->setSingleShot(true);
    pause->setInterval(kTypingPause);
    connect(pause, &QTimer::timeout, this, &WorksheetDialog::takeCaption);
    connect(m_caption, &ParagraphField::textChanged, pause, qOverload<>(&QTimer::start));
    connect(m_caption, &ParagraphField::editingFinished, this, [this] {
        takeCaption();
        if (const QString plain = m_caption->text().simplified(); plain != m_caption->text())
            m_caption->setText(plain);
    });
}

void WorksheetDialog::move(int by)
{
    takeCaption(); // a button that is pressed by its key leaves the focus in the field
    if (!m_sheet.move(m_list->currentIndex().row(), by))
        return;
    update();
    refresh();
}

void WorksheetDialog::remove()
{
    takeCaption();
    const int row = m_list->currentIndex().row();
    if (row < 0)
        return;
    m_sheet.remove(row);
    update();
    refresh();
}

void WorksheetDialog::putBack()
{
    takeCaption();
    m_list->setCurrentIndex(m_sheet.index(m_sheet.putBack()));
    update();
    refresh();
}

PagesDialog::PagesMaker WorksheetDialog::pagesMaker() const
{
    const std::string records = *m_sheet.records(); // trouble() saw to that
    return [spec = sheetSpec(), look = taskLook(), records, title = title(), unanswered = unanswered(),
            &registry = m_registry, &sheet = m_sheet](const std::stop_token& stop) {
        const auto document =
            std::make_shared<PrintDocument>(spec.title.isEmpty() ? title : spec.title, look.style, spec.type.font);
        document->language = look.answer.locale.bcp47Name();
        const SheetNotes notes = SheetNotes::writing({document->sink(stop), *document->art, spec}, spec,
                                                     readRecords(records, registry).matches, look, stop);
        QStringList told{document->isCut ? cutNote() : notes.onPlaces(), document->isCut ? QString() : notes.onHeld(),
                         notes.onUnanswered(unanswered), notes.onOrder()};
        told.removeAll(QString());
        return Made{document, {}, told.join(u'\n'), [&sheet, numbers = notes.numbers()] { sheet.setNumbers(numbers); }};
    };
}

QString WorksheetDialog::trouble() const
{
    if (m_page.columns->value() * m_page.rows->value() > SheetSpec::kMostPerPage)
        return tr("A page has %1 diagrams at most: choose fewer columns or rows.").arg(SheetSpec::kMostPerPage);
    if (m_sheet.isEmpty())
        return tr("There is no task yet: “Add to Worksheet” in the menu Teach adds the position on the board.");
    const auto records = m_sheet.records();
    return records ? QString() : words::asSentence(records.error());
}

std::vector<int> WorksheetDialog::unanswered() const
{
    return m_page.answers->isChecked() ? m_sheet.unanswered() : std::vector<int>();
}

QString WorksheetDialog::title() const
{
    const QString title = m_title->text().trimmed();
    return title.isEmpty() ? tr("Worksheet") : title;
}

void WorksheetDialog::openTasks()
{
    takeCaption();
    auto* const dialog =
        new QFileDialog(this, tr("Open Tasks"), QString(), tr("Games and positions (*.ringford *.pgn *.epd *.fen)"));
    dialog->setObjectName(QStringLiteral("tasksFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { readTasks({file}); });
    dialog->open();
}

bool WorksheetDialog::isReading() const
{
    return m_reader->isBusy();
}

void WorksheetDialog::readTasks(const QStringList& files)
{
    if (isReading() || files.isEmpty())
        return;
    takeCaption();
    //: %1 is the name of a file
    say(tr("%1 is being read…").arg(words::filePath(files.front())));
    m_reader->start([this, files, &registry = m_registry](const std::stop_token& stop) -> Worker::Finish {
        auto read = std::make_shared<std::vector<ReadTasks>>();
        for (const QString& file : files)
            read->push_back(tasksInFile(file, registry, stop));
        return [this, read] {
            QStringList said;
            for (const ReadTasks& one : *read)
                said += take(one);
            answer(said.join(u'\n'));
        };
    });
}

void WorksheetDialog::pasteTasks()
{
    takeCaption();
    answer(take(tasksInText(QGuiApplication::clipboard()->text(), m_registry, m_game)));
}

/** What is pasted where a caption is written is a task, where it looks like one. */
bool WorksheetDialog::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress && watched == m_caption;
    if (!isKey || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste))
        return PagesDialog::eventFilter(watched, event);
    const QString text = QGuiApplication::clipboard()->text();
    if (!beginsWithFen(text.toStdString()) && !text.trimmed().startsWith(u'['))
        return false;
    pasteTasks();
    return true;
}

/** What no field took: fields of words paste for themselves. */
void WorksheetDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Paste))
        pasteTasks();
    else
        PagesDialog::keyPressEvent(event);
}

QString WorksheetDialog::take(const ReadTasks& read)
{
    if (!read.trouble.isEmpty())
        return read.trouble;
    say({});
    const bool wasModified = m_sheet.isModified();
    const int before = m_sheet.rowCount();
    int known = 0;
    bool isFull = false;
    for (const Match& match : read.games) {
        for (const Node* const node : exercisesOf(match)) {
            const Worksheet::Added added = m_sheet.addApart(match, node);
            known += added == Worksheet::Added::Known ? 1 : 0;
            isFull |= added == Worksheet::Added::Full;
        }
    }
    if (before == 0 && read.isKept)
        m_sheet.setModified(wasModified);
    const int added = m_sheet.rowCount() - before;
    QStringList said{added > 0 ? tr("%n tasks were added.", nullptr, added) : read.none};
    if (known > 0)
        said += tr("%n tasks were there already.", nullptr, known);
    said += read.missing;
    if (isFull)
        said += tr("A worksheet has no more than %n tasks: the others are left out.", nullptr, Worksheet::kMostTasks);
    m_list->setCurrentIndex(m_sheet.index(m_sheet.rowCount() - 1));
    update();
    refresh();
    return said.join(u'\n');
}

void WorksheetDialog::saveTasks()
{
    takeCaption();
    m_writes = Writes::Tasks;
    askAndWrite(windowTitle(), {QStringLiteral("ringford")}, tr("Save Tasks"));
}

void WorksheetDialog::saveLesson()
{
    takeCaption();
    auto steps = m_sheet.lessonSteps(title());
    const auto lesson = steps ? writeLesson(*steps, {0, {}}) : Result<std::string, Text>(Failure{steps.error()});
    if (!lesson) {
        answer(words::asSentence(lesson.error()));
        return;
    }
    m_writes = Writes::Lesson;
    askAndWrite(tr("Lesson"), {QStringLiteral("ringford")}, tr("Save as Lesson"));
}

PaperDialog::Maker WorksheetDialog::maker(const QString& file) const
{
    if (m_writes == Writes::Pages)
        return PagesDialog::maker(file);
    if (m_writes == Writes::Tasks)
        return [records = *m_sheet.records()](const std::stop_token&) { return QByteArray::fromStdString(records); };
    // What can be forced takes a search.
    const auto steps = std::make_shared<std::vector<Match>>(*m_sheet.lessonSteps(title()));
    return [steps](const std::stop_token& stop) {
        const auto lesson = writeLesson(*steps, {kMostSearched, stop});
        return lesson ? QByteArray::fromStdString(*lesson) : QByteArray(); // saveLesson() saw to that
    };
}

} // namespace ringford::ui
