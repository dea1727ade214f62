// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/WorksheetDialog.h"

#include "engine/lesson/LessonWriter.h"
#include "engine/pgn/EpdReader.h"
#include "engine/text/RecordReader.h"
#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/TaskReader.h"
#include "ui/files/Worker.h"
#include "ui/match/Worksheet.h"
#include "ui/paint/Export.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/PrintWords.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetTasks.h"
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

#include <algorithm>
#include <stop_token>

namespace ringford::ui {

namespace {

constexpr int kTaskLines = 7; // of the list: three tasks, and that there are more
/** How much larger cells must become for saying that something else could be chosen. */
constexpr double kMuchLarger = 1.15;
/** Actions that are looked at for wins that the answers of a lesson may force. */
constexpr std::uint64_t kMostSearched = 20'000'000;

/** How large cells are with other diagrams a page. */
struct OtherCells {
    double smallest = 0; ///< mm; 0: not known
    int perPage = 1;     ///< as many as leave them that size; 0: where columns and rows are chosen, fewer
};

/** How large cells of a worksheet are. */
struct SheetCells {
    double smallest = 0; ///< mm
    double needed = 0;
    OtherCells fewer;         ///< on the paper as it is held, where they are small
    double turned = 0;        ///< on paper held the other way, with as many
    OtherCells turnedFewer;   ///< there
    int withoutRoom = 0;      ///< as SheetWriter::withoutRoom()
    int cutCaption = 0;       ///< as SheetWriter::cutCaption()
    std::vector<int> numbers; ///< as SheetWriter::numbers()
};

/** The most diagrams a page, fewer than are chosen, with which cells are readable, or as large as with one. */
OtherCells fewerOn(SheetWriter& writer, QSizeF paper, const SheetSpec& spec, double needed)
{
    constexpr double kNearly = 0.97;
    const OtherCells alone{writer.smallestCellOn(paper, 1), spec.grid ? 0 : 1};
    const double enough = std::min(needed, kNearly * alone.smallest);
    for (int number = spec.grid ? 1 : spec.perPage - 1; number > 1; --number) {
        if (const double smallest = writer.smallestCellOn(paper, number); smallest >= enough)
            return {smallest, number};
    }
    return alone;
}

SheetCells writeTasks(SheetWriter writer, const SheetSpec& spec, const std::vector<Match>& tasks,
                      const SheetTaskLook& look)
{
    SheetCells cells;
    for (const Match& task : tasks) {
        cells.needed = std::max(cells.needed, leastCell(task.game().description(), look.style));
        writer.add(sheetTask(task, task.start(), look));
    }
    writer.finish();
    cells.smallest = writer.smallestCell();
    if (cells.smallest < SheetGrid::kReadableCell) {
        const QSizeF turned = spec.page.paper.transposed();
        cells.fewer = fewerOn(writer, spec.page.paper, spec, cells.needed);
        cells.turned = spec.grid ? 0 : writer.smallestCellOn(turned, spec.perPage); // a grid is for this paper
        cells.turnedFewer = fewerOn(writer, turned, spec, cells.needed);
    }
    cells.withoutRoom = writer.withoutRoom();
    cells.cutCaption = writer.cutCaption();
    cells.numbers = writer.numbers();
    return cells;
}

/** What is to be said of a worksheet; empty: nothing. */
QString noteOn(const SheetCells& cells)
{
    if (cells.withoutRoom > 0)
        return WorksheetDialog::tr("Task %1 does not fit on a page with its text and lines: it is left out.")
            .arg(cells.withoutRoom);
    if (cells.cutCaption > 0)
        return WorksheetDialog::tr("The text of task %1 does not fit into its place: its end is left out.")
            .arg(cells.cutCaption);
    if (cells.smallest >= cells.needed)
        return {};
    const QString reported = WorksheetDialog::tr("Cells of %1 are hard to read on paper; they need %2.")
                                 .arg(inMm(cells.smallest), inMm(cells.needed));
    if (cells.fewer.smallest < kMuchLarger * cells.smallest)
        return reported;
    const QString advice =
        cells.fewer.perPage > 0
            //: %1 is a length, 7.0 mm
            ? WorksheetDialog::tr("With %n diagrams on a page they have %1.", nullptr, cells.fewer.perPage)
                  .arg(inMm(cells.fewer.smallest))
            : WorksheetDialog::tr("With fewer diagrams on a page they are larger.");
    return reported + u' ' + advice;
}

/** Tells whoever chose how paper is held that it has larger boards the other way; else empty. */
QString noteOnHeld(const SheetCells& cells, bool isSideways)
{
    // What the paper has as it is held, be it with fewer diagrams, is no reason to turn it.
    const double here = std::max(cells.smallest, cells.fewer.smallest);
    const bool isSoAlready = cells.turned >= kMuchLarger * cells.smallest;
    if (cells.withoutRoom > 0 || (!isSoAlready && cells.turnedFewer.smallest < kMuchLarger * here))
        return {};
    const double there = isSoAlready ? cells.turned : cells.turnedFewer.smallest;
    const QString reported =
        //: %1 and %2 are lengths, 7.0 mm
        isSideways ? WorksheetDialog::tr("Held upright, the paper has room for cells of %1 instead of %2.")
                   //: %1 and %2 are lengths, 7.0 mm
                   : WorksheetDialog::tr("Held sideways, the paper has room for cells of %1 instead of %2.");
    const QString told = reported.arg(inMm(there), inMm(cells.smallest));
    if (isSoAlready)
        return told;
    const int fewer = cells.turnedFewer.perPage;
    return told + u' ' +
           (fewer > 0 ? WorksheetDialog::tr("That is with %n diagrams on a page.", nullptr, fewer)
                      : WorksheetDialog::tr("That is with fewer diagrams on a page."));
}

/** Says it where tasks are not numbered as they follow one another; else empty. */
QString noteOn(const std::vector<int>& numbers)
{
    return std::ranges::is_sorted(numbers)
               ? QString()
               : WorksheetDialog::tr(
                     "The numbers are those on paper: where a wide board leaves room, a later task that "
                     "fits comes before it.");
}

/** Names the tasks of those rows, by their numbers on paper; empty: there are none. */
QString noteOnUnanswered(const std::vector<int>& rows, const std::vector<int>& numbers)
{
    std::vector<int> found;
    for (const int row : rows) {
        const auto at = static_cast<std::size_t>(row);
        found.push_back(at < numbers.size() ? numbers[at] : row + 1);
    }
    std::ranges::sort(found);
    QStringList texts;
    for (const int number : found)
        texts << QString::number(number);
    return texts.isEmpty() ? QString()
                           //: %1: their numbers, parted by commas
                           : WorksheetDialog::tr(
                                 "There is no answer to %n tasks: %1. What is played from there becomes the answer.",
                                 nullptr, static_cast<int>(texts.size()))
                                 .arg(texts.join(QStringLiteral(", ")));
}

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
    connect(m_caption, &ParagraphField::editingFinished, this, &WorksheetDialog::takeCaption);
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
    auto* const label = new QLabel(tr("Tas&ks:"));
    label->setBuddy(m_list);
    m_list->setObjectName(QStringLiteral("tasks"));
    m_list->setModel(&m_sheet);
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
        box->setSpecialValueText(tr("as boards become largest"));
        box->setWhatsThis(
            tr("Columns and rows, where both are chosen, say how many diagrams are on a page. Otherwise they "
               "are those with which the boards become largest."));
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
}

SheetSpec WorksheetDialog::sheetSpec() const
{
    SheetSpec spec;
    spec.page.paper = paper();
    spec.perPage = m_page.perPage->value();
    if (m_page.columns->value() > 0 && m_page.rows->value() > 0)
        spec.grid = {m_page.columns->value(), m_page.rows->value()};
    spec.lines = m_page.lines->value();
    spec.title = words::typeset(m_title->text().trimmed(), QLocale());
    spec.type = type();
    spec.versions = m_page.versions->value();
    PrintWords::fill(spec, m_page.nameAndDate->isChecked(), m_page.answers->isChecked());
    spec.pageOfPages = tr("Page %1");
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
    if (caption != m_caption->text())
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
}

void WorksheetDialog::move(int by)
{
    if (!m_sheet.move(m_list->currentIndex().row(), by))
        return;
    update();
    refresh();
}

void WorksheetDialog::remove()
{
    const int row = m_list->currentIndex().row();
    if (row < 0)
        return;
    m_sheet.remove(row);
    update();
    refresh();
}

void WorksheetDialog::putBack()
{
    m_list->setCurrentIndex(m_sheet.index(m_sheet.putBack()));
    update();
    refresh();
}

PagesDialog::PagesMaker WorksheetDialog::pagesMaker() const
{
    const std::string records = *m_sheet.records(); // trouble() saw to that
    return [spec = sheetSpec(), look = taskLook(), records, title = title(), unanswered = unanswered(),
            &registry = m_registry, &sheet = m_sheet](const std::stop_token& stop) {
        const auto document = std::make_shared<PrintDocument>(title, look.style, spec.type.font);
        document->language = look.answer.locale.bcp47Name();
        const SheetCells cells = writeTasks({document->sink(stop), *document->art, spec}, spec,
                                            readRecords(records, registry).matches, look);
        const bool isSideways = spec.page.paper.width() > spec.page.paper.height();
        QStringList notes{document->isCut ? cutNote() : noteOn(cells),
                          document->isCut ? QString() : noteOnHeld(cells, isSideways),
                          noteOnUnanswered(unanswered, cells.numbers), noteOn(cells.numbers)};
        notes.removeAll(QString());
        return Made{document, {}, notes.join(u'\n'), [&sheet, numbers = cells.numbers] { sheet.setNumbers(numbers); }};
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
            say(said.join(u'\n'));
        };
    });
}

void WorksheetDialog::pasteTasks()
{
    takeCaption();
    say(take(tasksInText(QGuiApplication::clipboard()->text(), m_registry, m_game)));
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
    QStringList said = read.missing;
    for (const Match& match : read.games) {
        const auto places = exercisesOf(match);
        if (!std::ranges::all_of(places, [&](const Node* node) { return m_sheet.add(match, node).has_value(); })) {
            said +=
                tr("A worksheet has no more than %n tasks: the others are left out.", nullptr, Worksheet::kMostTasks);
            break;
        }
    }
    if (before == 0 && read.isKept)
        m_sheet.setModified(wasModified);
    const int added = m_sheet.rowCount() - before;
    said.prepend(added > 0 ? tr("%n tasks were added.", nullptr, added) : read.none);
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
        say(words::asSentence(lesson.error()));
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
