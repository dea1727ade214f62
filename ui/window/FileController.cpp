// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FileController.h"

#include "engine/pgn/GameFiles.h"
#include "engine/pgn/PgnWriter.h"
#include "ui/computer/ComputersStart.h"
#include "ui/dialogs/PlacesDialog.h"
#include "ui/dialogs/RecordChooser.h"
#include "ui/files/DialogFolder.h"
#include "ui/files/FileNames.h"
#include "ui/files/ReadingReport.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

const QString kRecord = QStringLiteral("ringford");
const QString kPgn = QStringLiteral("pgn");

bool isPgn(const QString& file)
{
    return isPgnFile(file.toStdString());
}

QString openingFilters()
{
    return FileController::tr("Games and positions (*.%1 *.%2 *.epd *.fen)").arg(kRecord, kPgn) + QStringLiteral(";;") +
           FileController::tr("All files (*)");
}

QString savingFilter(const QString& ending)
{
    return ending == kPgn ? FileController::tr("Games of chess for other programs (*.%1)").arg(ending)
                          : FileController::tr("Games (*.%1)").arg(ending);
}

/** Lets a dialog that saves give the ending of the kind that is chosen in it. */
void followKind(QFileDialog& dialog)
{
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        const QString ending = filter == savingFilter(kPgn) ? kPgn : kRecord;
        const QFileInfo named(dialog.selectedFiles().value(0));
        dialog.setDefaultSuffix(ending);
        if (named.suffix() == kPgn || named.suffix() == kRecord)
            offerName(dialog, named.completeBaseName() + u'.' + ending);
    });
}

/**
 * Of two endings that a name has the first counts, which was typed over a name without the ending that was offered with
 * it: g1.pgn is meant where g1.pgn.ringford stands.
 */
void keepOneEnding(QFileDialog& dialog)
{
    auto* const name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (!name)
        return; // a dialog of the desktop
    QObject::connect(name, &QLineEdit::textEdited, name, [name](const QString& text) {
        for (const auto& [typed, offered] : {std::pair(kPgn, kRecord), std::pair(kRecord, kPgn)}) {
            const QString ending = u'.' + offered;
            if (!text.endsWith(u'.' + typed + ending) || name->cursorPosition() != text.size() - ending.size())
                continue;
            name->setText(text.chopped(ending.size()));
            return;
        }
    });
}

/**
 * Lets Return open the file that is typed. Qt 6.4 opens what is chosen in the list, and folders whose names stood there
 * while somebody typed a path may stay chosen: the dialog went there, and the name was gone.
 */
void openWhatIsTyped(QFileDialog& dialog)
{
    auto* const name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    auto* const list = dialog.findChild<QListView*>(QStringLiteral("listView"));
    if (!name || !list)
        return; // the desktop's own dialog
    QObject::connect(name, &QLineEdit::textChanged, &dialog, [&dialog, list](const QString& text) {
        if (!text.isEmpty() && QFileInfo(dialog.directory(), text).isFile())
            list->selectionModel()->clearSelection();
    });
}

/** A name for a file that has none yet: what is played, with a number where that is taken. */
QString nameFor(const GameDescription& game, const QString& folder, const QString& ending)
{
    static const QRegularExpression kNotInNames(QStringLiteral(R"([\\/:*?"<>|])"));
    const QString base = words::translated(game.title).replace(kNotInNames, QStringLiteral("-"));
    return freeName(QDir(folder), base, ending);
}

} // namespace

FileController::FileController(QWidget& window, Document& document, MatchModel& match, MessageBar& messages,
                               const QString& claims)
    : QObject(&window), m_window(window), m_document(document), m_match(match), m_messages(messages), m_claim(claims)
{
    m_questions.push_back({Leaving::Game, [this] { return isGameUnsaved() || m_document.isWriting(); },
                           [this](const Then& then) { leaveGame(then); }});
    connect(&document, &Document::wasRead, this, &FileController::onRead);
    connect(&document, &Document::fileChanged, this, &FileController::claimFile);
    connect(&document, &Document::wasFoundChanged, this, [this] { askOverwrite(std::exchange(m_afterWriting, {})); });
    connect(&document, &Document::wasWritten, this, [this](const QString& trouble) {
        if (!m_document.file().isEmpty())
            m_claim.take(m_document.file()); // the old one again, where another could not be written
        const Then then = std::exchange(m_afterWriting, {});
        if (!trouble.isEmpty()) {
            m_messages.show({Message::Kind::Trouble,
                             tr("Nothing was saved. %1").arg(trouble),
                             {{tr("Save Else&where…"), [this, then] { saveAs(then); }}}});
            return;
        }
        emit used(m_document.file());
        // Who sees the title knows.
        Announcer::of(m_window).say(tr("Saved as %1.").arg(words::fileName(m_document.file())));
        if (then)
            then();
    });
}

void FileController::claimFile()
{
    const QString file = m_document.file();
    if (file.isEmpty()) {
        m_claim.release();
        return;
    }
    if (m_claim.take(file))
        return;
    m_claim.release();
    // Whoever saved last would take away what the other has saved.
    QMetaObject::invokeMethod(
        this,
        [this, file] {
            m_document.detach();
            Message message{Message::Kind::Note,
                            tr("%1 is open in another window. This is a copy: saving asks for a name of its own.")
                                .arg(words::fileName(file)),
                            {}};
            message.holds = [this] { return m_document.file().isEmpty(); };
            m_messages.show(message);
        },
        Qt::QueuedConnection);
}

QString FileController::folder() const
{
    return dialogFolder(m_document.file().isEmpty() ? m_folder : QFileInfo(m_document.file()).absolutePath());
}

void FileController::askAndOpen()
{
    auto* const dialog = new QFileDialog(&m_window, tr("Open a Game"), folder(), openingFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    openWhatIsTyped(*dialog);
    connect(dialog, &QFileDialog::fileSelected, this, &FileController::open);
    dialog->open();
}

void FileController::open(const QString& file)
{
    if (isLedgerName(file))
        emit ledgerWanted(file);
    else if (!isBusy())
        m_document.read(file);
}

bool FileController::isBusy()
{
    if (!m_document.isBusy())
        return false;
    Message message{Message::Kind::Note, tr("Another file is still being read or written. Try again in a moment."), {}};
    message.holds = [this] { return m_document.isBusy(); };
    m_messages.show(message);
    return true;
}

void FileController::onRead(const std::shared_ptr<FileContent>& content)
{
    const bool isRefused = content->reading.error || content->records.isEmpty();
    if (isRefused && !content->trouble.isEmpty()) {
        offerBefore(content);
        return;
    }
    choose(content);
}

void FileController::offerBefore(const std::shared_ptr<FileContent>& content)
{
    //: %1 is a sentence: what is wrong with a file
    Message message{Message::Kind::Trouble, tr("Nothing was opened. %1").arg(content->trouble), {}};
    // It lies over whose turn it is, in most windows: who plays on has done with it.
    if (m_match.awaited().empty())
        message.holds = [this, at = m_match.gameNode()] { return m_match.gameNode() == at; };
    const RecordReading& reading = content->reading;
    if (reading.broken || !content->records.isEmpty())
        message.choices.push_back(
            {tr("&Open What Comes before the Error"), [this, content] {
                 // The record with the error is one of those to choose from, as far as it goes.
                 const auto& broken = content->reading.broken;
                 if (broken && content->records.size() == content->reading.records)
                     content->records.add(*broken, 0, content->reading.records + content->reading.gamesLeftOut + 1);
                 choose(content);
             }});
    m_messages.show(message);
}

void FileController::choose(const std::shared_ptr<FileContent>& content)
{
    if (content->records.size() == 1 && !content->records.canBeRun(content->file)) {
        adopt(content, 0);
        return;
    }
    auto* const chooser = new RecordChooser(
        content->records, content->holdsPositions ? RecordChooser::Holds::Positions : RecordChooser::Holds::Games,
        content->file, &m_window);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    // The list reads the records as long as it is there, even while the window that it belongs to is destroyed.
    connect(chooser, &QObject::destroyed, [content] {});
    connect(chooser, &QDialog::finished, this, [this, content](int answer) {
        if (answer == RecordChooser::Run)
            emit lessonWanted(content->file);
        m_messages.recheck();
    });
    connect(chooser, &QDialog::accepted, this, [this, chooser, content] { adopt(content, chooser->chosen()); });
    // Who chooses none has opened nothing, of which something could be missing.
    announceLeftOut(*content, [chooser = QPointer(chooser)] { return chooser && chooser->isVisible(); });
    chooser->open();
}

void FileController::adopt(const std::shared_ptr<FileContent>& content, std::size_t index)
{
    leave([this, content, index] {
        // What was open and saved just now may have been of this file: then that is what it holds.
        if (m_document.isOutdated(*content)) {
            open(content->file);
            return;
        }
        const bool isStep = content->records.isLesson();
        if (!m_document.adopt(*content, index)) {
            const QString trouble =
                content->isIndexed && !content->trouble.isEmpty()
                    ? content->trouble
                    : tr("This game of %1 could not be read again.").arg(words::filePath(content->file));
            m_messages.show({Message::Kind::Trouble, trouble, {}});
            return;
        }
        if (isStep)
            m_match.showFirst(); // where its task is told
        m_messages.dismissPassing();
        m_folder = QFileInfo(content->file).absolutePath(); // where a copy is saved as well
        if (!m_document.file().isEmpty())
            emit used(m_document.file());
        else if (content->isIndexed || content->holdsPositions)
            announceCopy(*content);
        else
            announceLeftOut(*content);
        if (content->trouble.isEmpty() && !content->note.isEmpty())
            announce(*content, content->note);
        emit opened();
    });
}

/** Tells what of a file could not be read, where the rest of it is opened all the same. */
void FileController::announceLeftOut(const FileContent& content, const std::function<bool()>& holds)
{
    if (!content.isIndexed && !content.reading.error && !content.trouble.isEmpty())
        announce(content, (content.trouble + u'\n' + content.note).trimmed(), holds);
}

void FileController::announce(const FileContent& content, const QString& text, const std::function<bool()>& holds)
{
    const bool isTrouble = !content.reading.error && !content.trouble.isEmpty();
    Message message{isTrouble ? Message::Kind::Trouble : Message::Kind::Note, text, {}};
    message.holds = holds;
    const QStringList places = placesTold(content.file, content.reading);
    const bool isTold = text.size() <= MessageBar::kLongestText &&
                        std::ranges::all_of(places, [&text](const QString& place) { return text.contains(place); });
    if (!isTold)
        message.choices.push_back({tr("Show &All…"), [this, file = content.file, places] {
                                       auto* const dialog = new PlacesDialog(file, places, &m_window);
                                       dialog->setAttribute(Qt::WA_DeleteOnClose);
                                       dialog->open();
                                   }});
    m_messages.show(message);
}

/** Of a file that is not read whole, or holds no games, nothing can be written back. */
void FileController::announceCopy(const FileContent& content)
{
    emit used(content.file);
    //: %1 is the name of a file
    const QString text = content.isIndexed
                             ? tr("%1 is large: the game was opened by itself. What you save goes to another file.")
                             //: %1 is the name of a file
                             : tr("%1 holds positions. What you save goes to another file.");
    QString told = text.arg(words::fileName(content.file));
    if (!content.reading.error && !content.trouble.isEmpty())
        told += u'\n' + content.trouble;
    announce(content, told);
}

void FileController::save(const Then& then)
{
    if (m_prepare)
        m_prepare();
    if (m_document.file().isEmpty())
        saveAs(then);
    else if (m_document.isChangedOnDisk())
        askOverwrite(then);
    else
        writeTo(m_document.file(), then, Document::Replace::Known);
}

void FileController::saveAs(const Then& then)
{
    if (m_prepare)
        m_prepare();
    askForFile(then, isPgn(m_document.file()) ? kPgn : kRecord);
}

void FileController::askForFile(const Then& then, const QString& ending)
{
    const QString begin = folder();
    const QFileInfo file(nameToOffer(m_document.file()));
    QStringList filters{savingFilter(kRecord)};
    if (isPgnGame(m_match.game()))
        filters += savingFilter(kPgn);
    auto* const dialog =
        new QFileDialog(&asker(), tr("Save the Game"), begin,
                        filters.join(QStringLiteral(";;")) + QStringLiteral(";;") + tr("All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    dialog->selectNameFilter(savingFilter(ending));
    dialog->setObjectName(QStringLiteral("saveAs"));
    offerName(*dialog, file.fileName().isEmpty()                    ? nameFor(m_match.description(), begin, ending)
                       : isPgn(file.fileName()) == (ending == kPgn) ? file.fileName()
                                                                    : file.completeBaseName() + u'.' + ending);
    followKind(*dialog);
    if (isPgnGame(m_match.game()))
        keepOneEnding(*dialog);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, then](const QString& chosen) { writeTo(chosen, then, Document::Replace::Anything); });
    dialog->open();
}

void FileController::writeTo(const QString& file, const Then& then, Document::Replace replace)
{
    if (isBusy())
        return;
    m_document.findLosses(file, [this, file, then, replace](const std::vector<Text>& losses) {
        QStringList lost{file};
        for (const Text& loss : losses)
            lost += words::asSentence(loss);
        lost.removeDuplicates();
        if (lost.size() > 1 && lost != m_given)
            askToLose(lost, then, replace);
        else
            writeAll(file, then, replace);
    });
}

void FileController::writeAll(const QString& file, const Then& then, Document::Replace replace)
{
    if (!m_claim.take(QFileInfo(file).absoluteFilePath())) {
        m_messages.show({Message::Kind::Trouble,
                         tr("Nothing was saved: %1 is open in another window.").arg(words::fileName(file)),
                         {{tr("Save Else&where…"), [this, then] { saveAs(then); }}}});
        return;
    }
    m_afterWriting = then;
    m_messages.dismissPassing();
    m_document.write(file, replace);
}

/** Before something is lost that only a record can hold; @p lost: the file, and a sentence for each. */
void FileController::askToLose(const QStringList& lost, const Then& then, Document::Replace replace)
{
    constexpr int kMostListed = 8;
    auto* const question = new QMessageBox(QMessageBox::Warning, tr("Save the Game"),
                                           tr("%1 cannot hold all of this game.").arg(words::fileName(lost.front())),
                                           QMessageBox::Cancel, &asker());
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setObjectName(QStringLiteral("lost"));
    question->setTextFormat(Qt::PlainText);
    QStringList listed = lost.mid(1, kMostListed);
    if (lost.size() - 1 > kMostListed)
        listed += QStringLiteral("…");
    question->setInformativeText(tr("PGN, which other chess programs read, has no place for:") +
                                 QStringLiteral("\n\n") + listed.join(u'\n'));
    QPushButton* const without = question->addButton(tr("Save &without It"), QMessageBox::DestructiveRole);
    QPushButton* const whole = question->addButton(tr("Save All as a &Record…"), QMessageBox::AcceptRole);
    question->setDefaultButton(whole);
    connect(without, &QPushButton::clicked, this, [this, lost, then, replace] {
        m_given = lost;
        writeTo(lost.front(), then, replace);
    });
    connect(whole, &QPushButton::clicked, this, [this, then] { askForFile(then, kRecord); });
    question->open();
}

void FileController::askOverwrite(const Then& then)
{
    auto* const question =
        new QMessageBox(QMessageBox::Warning, tr("Save the Game"),
                        tr("Overwrite %1?").arg(words::filePath(m_document.file())), QMessageBox::Cancel, &asker());
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText); // names of files may hold what looks like HTML
    question->setInformativeText(
        tr("Another program has changed the file since it was opened here. Overwriting it loses those changes."));
    QPushButton* const overwrite = question->addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* const elsewhere = question->addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    question->setDefaultButton(elsewhere);
    connect(overwrite, &QPushButton::clicked, this,
            [this, then] { writeTo(m_document.file(), then, Document::Replace::Anything); });
    connect(elsewhere, &QPushButton::clicked, this, [this, then] { saveAs(then); });
    question->open();
}

void FileController::addQuestion(LeaveQuestion question)
{
    const auto at = question.what == Leaving::BesideGame ? m_questions.begin() : m_questions.end();
    m_questions.insert(at, std::move(question));
}

bool FileController::isGameUnsaved() const
{
    if (!m_match.isModified() || !m_document.file().isEmpty())
        return m_match.isModified();
    // Of what the computer has begun with before anybody did anything nothing is lost.
    return !(m_isKeptElsewhere && m_isKeptElsewhere()) && !hasOnlyComputersActions(m_match.match());
}

bool FileController::isUnsaved(Leaving what) const
{
    return std::ranges::any_of(m_questions,
                               [what](const LeaveQuestion& one) { return one.what <= what && one.isUnsaved(); });
}

void FileController::leave(const Then& then, Leaving what)
{
    if (m_prepare)
        m_prepare();
    askFrom(0, then, what);
}

/** What was unsaved when the first question was asked may be saved by the answer. */
void FileController::askFrom(std::size_t number, const Then& then, Leaving what)
{
    for (; number < m_questions.size(); ++number) {
        const LeaveQuestion& question = m_questions[number];
        if (question.what > what || !question.isUnsaved())
            continue;
        question.ask([this, number, then, what] { askFrom(number + 1, then, what); });
        return;
    }
    then();
}

QWidget& FileController::asker() const
{
    QWidget* const dialog = QApplication::activeModalWidget();
    for (const QWidget* above = dialog; above; above = above->parentWidget()) {
        if (above == &m_window)
            return *dialog;
    }
    return m_window;
}

void FileController::leaveGame(const Then& then)
{
    if (m_document.isWriting()) {
        // Only when it has gone well is there nothing left to lose.
        m_afterWriting = [this, before = std::exchange(m_afterWriting, {}), then] {
            if (before)
                before();
            leaveGame(then);
        };
        return;
    }
    if (isGameUnsaved())
        askToSave(then);
    else
        then();
}

void FileController::askToSave(const Then& then)
{
    auto* const question = new QMessageBox(QMessageBox::Question, tr("Unsaved Game"), tr("Save this game first?"),
                                           QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &asker());
    question->setObjectName(QStringLiteral("unsaved"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    // Which one it is, since several windows may ask.
    question->setInformativeText(
        m_document.file().isEmpty()
            //: %1 is a game: Choice checkers
            ? tr("%1 has no file yet, and would be lost.").arg(words::translated(m_match.description().title))
            //: %1 is a file
            : tr("What has changed in %1 since it was last saved would be lost.")
                  .arg(words::fileName(m_document.file())));
    question->button(QMessageBox::Save)->setText(tr("&Save"));
    question->button(QMessageBox::Discard)->setText(tr("Do&n't Save"));
    question->button(QMessageBox::Cancel)->setText(tr("&Cancel"));
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this, [this, then](int answer) {
        if (answer == QMessageBox::Save)
            save(then);
        else if (answer == QMessageBox::Discard)
            then();
    });
    m_match.question().ask(*question);
    question->open();
}

} // namespace ringford::ui
