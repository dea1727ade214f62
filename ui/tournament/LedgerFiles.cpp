// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerFiles.h"

#include "engine/text/Files.h"
#include "ui/files/DialogFolder.h"
#include "ui/files/FileDrop.h"
#include "ui/files/FileNames.h"
#include "ui/files/JournalPlace.h"
#include "ui/files/OpeningTry.h"
#include "ui/settings/RecentFiles.h"
#include "ui/tournament/LedgerMemory.h"
#include "ui/tournament/LedgerPrintDialog.h"
#include "ui/tournament/RefusedLedgerDialog.h"
#include "ui/tournament/TournamentActions.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/FileWords.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kPatience = 700; // ms until what takes time is told of

QString ledgerFilter()
{
    return LedgerFiles::tr("Ledgers (*.csv)") + QStringLiteral(";;") + LedgerFiles::tr("All files (*)");
}

} // namespace

LedgerFiles::LedgerFiles(const Context& context)
    : QObject(&context.window), m_(context), m_memory(new LedgerMemory(context.tournament, context.recent, this)),
      m_watcher(new QFileSystemWatcher(this))
{
    const auto does = [this](TournamentCommand command, auto what) {
        connect(&m_.actions[command], &QAction::triggered, this, what);
    };
    does(TournamentCommand::NewLedger, &LedgerFiles::askAndBegin);
    does(TournamentCommand::OpenLedger, &LedgerFiles::askAndOpen);
    does(TournamentCommand::SaveLedgerAs, &LedgerFiles::askAndWrite);
    does(TournamentCommand::Print, &LedgerFiles::print);
    connect(new FileDrop(context.window), &FileDrop::dropped, this, &LedgerFiles::takeDropped);
    TournamentModel& tournament = m_.tournament;
    connect(&tournament, &TournamentModel::notOpened, this, &LedgerFiles::announceRefused);
    connect(&tournament, &TournamentModel::notWritten, this, &LedgerFiles::announceNotWritten);
    connect(&tournament, &TournamentModel::wasFoundChanged, this, &LedgerFiles::announceChanged);
    // What was said of another ledger is over, and what was said of trouble.
    connect(&tournament, &TournamentModel::replaced, &m_.messages, &MessageBar::dismiss);
    connect(&tournament, &TournamentModel::written, &m_.messages, &MessageBar::recheck);
    connect(&m_.recent, &RecentFiles::changed, this, &LedgerFiles::listRecent);
    connect(m_memory, &LedgerMemory::wasPutAside, this, &LedgerFiles::announceAside);
    connect(m_memory, &LedgerMemory::cameBack, this, [this] {
        m_.messages.show({Message::Kind::Note,
                          tr("The last entries were in no file when the program ended. They are here again."),
                          {}});
    });
    connect(&tournament, &TournamentModel::stateChanged, this, &LedgerFiles::watch);
    // Later: what comes of the reading that has ended is told after it.
    connect(&tournament, &TournamentModel::stateChanged, this, &LedgerFiles::goOn, Qt::QueuedConnection);
    connect(&tournament, &TournamentModel::replaced, this, &LedgerFiles::watch);
    connect(m_watcher, &QFileSystemWatcher::fileChanged, this, &LedgerFiles::notice);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, &LedgerFiles::notice);
    listRecent();
}

void LedgerFiles::listRecent()
{
    QMenu& menu = m_.actions.recentMenu();
    menu.clear();
    const QStringList files = m_.recent.list();
    for (const QString& file : files)
        menu.addAction(words::filePath(file).replace(u'&', QStringLiteral("&&")), this,
                       [this, file] { openBeside(file); });
    menu.menuAction()->setEnabled(!files.isEmpty());
}

QString LedgerFiles::folder() const
{
    const QString last = m_.tournament.isOpen() ? m_.tournament.file() : m_.recent.list().value(0);
    return dialogFolder(last.isEmpty() ? QString() : QFileInfo(last).absolutePath());
}

void LedgerFiles::askAndBegin()
{
    if (m_.tournament.isBusy())
        return;
    //: the name that is offered for the file of a new ledger
    const QString name = tr("tournament");
    askName(tr("New Ledger"), name, [this](const QString& file) { beginBeside(file); });
}

void LedgerFiles::askAndWrite()
{
    if (m_.tournament.isOpen())
        askName(tr("Save Ledger As"), QFileInfo(nameToOffer(m_.tournament.file())).completeBaseName(),
                [this](const QString& file) { m_.tournament.writeTo(file); });
}

void LedgerFiles::askName(const QString& title, const QString& name, const std::function<void(const QString&)>& then)
{
    auto* const dialog = new QFileDialog(&m_.window, title, folder(), ledgerFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    // No file is replaced: the ledger says so itself, and is not to be talked into it.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    offerName(*dialog, freeName(dialog->directory(), name, QStringLiteral("csv")));
    connect(dialog, &QFileDialog::fileSelected, this,
            [then](const QString& file) { then(QFileInfo(file).absoluteFilePath()); });
    dialog->open();
}

void LedgerFiles::print()
{
    if (!m_.tournament.isOpen())
        return;
    const QString title = words::fileTitle(m_.tournament.file());
    auto* const dialog = new LedgerPrintDialog(m_.tournament.ledger(), title, m_.store, &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LedgerFiles::askAndOpen()
{
    auto* const dialog = new QFileDialog(&m_.window, tr("Open a Ledger"), folder(), ledgerFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &LedgerFiles::openBeside);
    dialog->open();
}

void LedgerFiles::openBeside(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    if (m_.tournament.isOpen() && m_.tournament.file() != path)
        emit otherWanted(path, false);
    else
        open(path);
}

void LedgerFiles::takeDropped(const QStringList& files)
{
    m_.window.activateWindow();
    m_dropped += files;
    goOn();
}

/** What was read may be open now, or was refused, or given up. */
void LedgerFiles::goOn()
{
    if (m_.tournament.isBusy())
        return;
    if (const auto tell = std::exchange(m_tell, nullptr))
        tell();
    if (!m_dropped.isEmpty())
        openDropped(std::exchange(m_dropped, {}));
}

/** The first where one that is chosen in the dialog would be opened, each of the others in a window of its own. */
void LedgerFiles::openDropped(const QStringList& files)
{
    QStringList ledgers;
    QStringList others;
    for (const QString& file : files)
        (isLedgerName(file) ? ledgers : others) += file;
    for (qsizetype i = 0; i < std::min(ledgers.size(), FileDrop::kMostFiles); ++i) {
        if (i == 0)
            openBeside(ledgers[i]);
        else
            emit otherWanted(QFileInfo(ledgers[i]).absoluteFilePath(), false);
    }
    const qsizetype tooMany = ledgers.size() - FileDrop::kMostFiles;
    if (others.isEmpty() && tooMany <= 0)
        return;
    const auto tell = [this, others, tooMany] { announceNotOpened(others, tooMany); };
    if (m_.tournament.isBusy())
        m_tell = tell;
    else
        tell();
}

/** Says what of dropped files is not opened: @p files, and so many more as there would be too many windows for. */
void LedgerFiles::announceNotOpened(const QStringList& files, qsizetype tooMany)
{
    QStringList others; // what is there, and could be read
    QStringList troubles;
    for (const QString& file : files) {
        const QString trouble = troubleWithName(file);
        if (trouble.isEmpty())
            others += file;
        else
            troubles += trouble;
    }
    QStringList told;
    if (others.size() == 1)
        told += tr("%1 was not opened: the name of a ledger ends in .csv. Games are opened in a game's window.")
                    .arg(words::fileName(others.front()));
    else if (!others.isEmpty())
        told += tr("%n of these files were not opened: the name of a ledger ends in .csv. Games are opened in a game's "
                   "window.",
                   nullptr, static_cast<int>(others.size()));
    if (tooMany > 0)
        told += FileDrop::onMore(tooMany);
    Message message{Message::Kind::Note, (told + troubles).join(u' '), {}, true};
    if (others.size() == 1)
        message.choices.push_back({tr("&Read It as a Ledger"), [this, file = others.front()] { openBeside(file); }});
    m_.messages.show(message);
}

void LedgerFiles::beginBeside(const QString& file)
{
    if (m_.tournament.isOpen())
        emit otherWanted(file, true);
    else
        m_.tournament.begin(file);
}

void LedgerFiles::open(const QString& file)
{
    if (const QString trouble = troubleWithName(file); !trouble.isEmpty())
        m_.messages.show({Message::Kind::Trouble, trouble, {}, true});
    else
        whenKept([this, file] { read(file); });
}

void LedgerFiles::reopen(const QString& file)
{
    auto* const attempt = new OpeningTry(JournalPlace::usualFolder(), file, this);
    connect(&m_.tournament, &TournamentModel::replaced, attempt, &OpeningTry::succeed);
    connect(&m_.tournament, &TournamentModel::notOpened, attempt, [this, attempt, file] {
        LedgerMemory::forget(file);
        announceAside(LedgerMemory::putAside(file));
        attempt->deleteLater();
    });
    if (attempt->begin()) {
        open(file);
        m_read.clear(); // nobody has asked for it: where it has gone, no new one is offered
        return;
    }
    LedgerMemory::forget(file);
    m_.messages.show(
        {Message::Kind::Trouble,
         tr("Ringford ended twice while it opened %1, so it was not opened again.").arg(words::filePath(file)),
         {{tr("&Open It Anyway"), [this, file] { open(file); }}}});
}

void LedgerFiles::read(const QString& file)
{
    if (!m_.tournament.isBusy())
        m_read = QFileInfo(file).absoluteFilePath();
    m_.tournament.open(QFileInfo(file).absoluteFilePath());
    QTimer::singleShot(kPatience, this, &LedgerFiles::announceReading);
}

void LedgerFiles::announceReading()
{
    if (!m_.tournament.isReading())
        return;
    Message message{Message::Kind::Note, tr("A large ledger is being read."), {}};
    message.choices.push_back({tr("&Cancel"), [this] { m_.tournament.cancelReading(); }});
    message.holds = [this] { return m_.tournament.isReading(); };
    m_.messages.show(message);
}

void LedgerFiles::announceRefused(const std::shared_ptr<const LedgerTrouble>& trouble)
{
    m_.messages.recheck();
    if (!m_read.isEmpty() && !fileStamp(m_read.toStdString()) && QFileInfo(m_read).dir().exists()) {
        offerNew();
        return;
    }
    auto* const dialog = new RefusedLedgerDialog(*trouble, m_.tournament.isOpen(), &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LedgerFiles::announceAside(const QString& ledger)
{
    if (ledger.isEmpty())
        return;
    m_.messages.show({Message::Kind::Trouble,
                      tr("The last entries were in no file when the program ended. With them the ledger lies in %1.")
                          .arg(words::filePath(ledger)),
                      {{tr("&Open It"), [this, ledger] { open(ledger); }}},
                      true});
}

void LedgerFiles::offerNew()
{
    m_.messages.show({Message::Kind::Trouble,
                      tr("There is no file %1.").arg(words::filePath(m_read)),
                      {{tr("&Begin a New Ledger There"), [this, file = m_read] { beginBeside(file); }}}});
}

/** The file, and its folder: who writes a file anew puts another in its place. */
void LedgerFiles::watch()
{
    if (!m_.tournament.isOpen())
        return;
    const QString file = m_.tournament.file();
    const QStringList wanted{file, QFileInfo(file).absolutePath()};
    const QStringList watched = m_watcher->files() + m_watcher->directories();
    for (const QString& one : watched) {
        if (!wanted.contains(one))
            m_watcher->removePath(one);
    }
    m_watcher->addPaths(wanted); // those that are watched already are left out
}

void LedgerFiles::announceNotWritten(const QString& trouble)
{
    Message message{Message::Kind::Trouble, tr("Nothing was written. %1").arg(trouble), {}, true};
    if (m_.tournament.isUnsaved()) {
        message.text += u' ' + (m_memory->keep() ? tr("What was entered is kept, and comes back at the next start.")
                                                 : tr("What was entered is lost when the program ends."));
        message.choices.push_back({tr("&Try Again"), [this] { m_.tournament.write(); }});
        message.choices.push_back({tr("Save Else&where…"), [this] { askAndWrite(); }});
        message.holds = [this] { return m_.tournament.isUnsaved(); };
    }
    m_.messages.show(message);
}

void LedgerFiles::announceChanged()
{
    const bool isUnsaved = m_.tournament.isUnsaved();
    Message message{Message::Kind::Trouble,
                    tr("Another program has changed %1. Nothing was entered or written here since.")
                        .arg(words::fileName(m_.tournament.file())),
                    {},
                    true};
    if (isUnsaved) {
        m_memory->keep();
        message.text = tr("Another program has changed %1. What was entered here last is not in it.")
                           .arg(words::fileName(m_.tournament.file()));
    }
    message.choices.push_back({isUnsaved ? tr("Read &It, without the Last Entry") : tr("Read &It Again"),
                               [this] { read(m_.tournament.file()); }});
    message.choices.push_back({tr("Save Else&where…"), [this] { askAndWrite(); }});
    message.holds = [this] { return !m_.tournament.isBusy() && m_.tournament.isChangedOnDisk(); };
    m_.messages.show(message);
}

void LedgerFiles::look()
{
    if (m_.tournament.isOpen() && !m_.tournament.isBusy() && m_.tournament.isChangedOnDisk())
        announceChanged();
}

/** Once for each change: folders tell of other files, too. */
void LedgerFiles::notice()
{
    if (!m_.tournament.isOpen())
        return;
    watch(); // a file that was put in the place of the other is not watched yet
    const auto changed = fileStamp(m_.tournament.file().toStdString());
    if (std::exchange(m_noticed, changed) != changed)
        look();
}

bool LedgerFiles::askToLeave()
{
    if (m_isLeaving || !m_.tournament.isOpen() || !m_.tournament.isUnsaved())
        return false;
    if (m_.tournament.isBusy()) { // it is being written just now
        connect(&m_.tournament, &TournamentModel::written, &m_.window, &QWidget::close, Qt::SingleShotConnection);
        return true;
    }
    whenKept([this] {
        m_isLeaving = true;
        m_.window.close();
    });
    return true;
}

void LedgerFiles::whenKept(const std::function<void()>& then)
{
    if (m_.tournament.isBusy())
        return; // nothing else is begun then
    if (!m_.tournament.isOpen() || !m_.tournament.isUnsaved()) {
        then();
        return;
    }
    auto* const question =
        new QMessageBox(QMessageBox::Warning, tr("Ledger Not Written"),
                        tr("The last entries have not been written to a file."), QMessageBox::Cancel, &m_.window);
    question->setObjectName(QStringLiteral("unsavedLedger"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("They are lost when this ledger closes."));
    QPushButton* const elsewhere = question->addButton(tr("Save Else&where…"), QMessageBox::AcceptRole);
    const QPushButton* const discard = question->addButton(tr("&Discard Them"), QMessageBox::DestructiveRole);
    question->setDefaultButton(elsewhere);
    connect(elsewhere, &QPushButton::clicked, this, &LedgerFiles::askAndWrite);
    connect(discard, &QPushButton::clicked, this, then);
    question->open();
}

} // namespace ringford::ui
