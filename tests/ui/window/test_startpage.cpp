// SPDX-License-Identifier: GPL-3.0-or-later
// What the program begins with, and what can be chosen there.
#include "engine/games/GameSummary.h"
#include "engine/rules/Game.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/CutTexts.h"
#include "tests/support/ui/DrivenProgram.h"
#include "tests/support/ui/OfferedGames.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dice/DiceWindow.h"
#include "ui/files/Document.h"
#include "ui/files/FileNames.h"
#include "ui/files/JournalPlace.h"
#include "ui/gallery/PictureShelf.h"
#include "ui/gallery/PictureView.h"
#include "ui/help/HelpBrowser.h"
#include "ui/help/HelpWindow.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/settings/WindowMemory.h"
#include "ui/tournament/TournamentWindow.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"
#include "ui/window/StartWindow.h"
#include "ui/window/Startup.h"
#include "ui/words/Language.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QWhatsThis>
#include <qpa/qplatformdrag.h>
#include <qpa/qwindowsysteminterface.h>

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace ringford;
using namespace ringford::ui;
using test::shownWindows;

namespace {

/** The program, not yet started; what it opens closes with it. */
struct Started {
    /** With settings as those bytes say, or the usual ones. */
    explicit Started(const Registry& registry = Registry::standard(), const QByteArray& settings = {})
        : store(test::makeFile(folder.filePath(QStringLiteral("settings.ini")), settings), QSettings::IniFormat),
          program(registry, store)
    {
    }

    QTemporaryDir folder;
    QSettings store;
    Program program;

    ~Started()
    {
        for (MainWindow* const window : shownWindows())
            window->model().setModified(false);
        QApplication::closeAllWindows();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    QString fileWith(const QByteArray& bytes, const QString& name) const
    {
        return test::makeFile(folder.filePath(name), bytes);
    }
    /** The page once it is in front; null if it does not come. */
    StartWindow* page()
    {
        openWindows(program, {});
        for (QWidget* const one : QApplication::topLevelWidgets()) {
            if (auto* const page = qobject_cast<StartWindow*>(one); page && page->isVisible())
                return QTest::qWaitForWindowActive(page) ? page : nullptr;
        }
        return nullptr;
    }
    static void press(const StartWindow& page, const char* button)
    {
        page.findChild<QPushButton*>(QLatin1String(button))->click();
    }
    /** The game of the window that has come in place of the page; empty if there is none, or more. */
    static std::string game()
    {
        test::waitForWindows();
        return shownWindows().size() == 1 ? shownWindows().front()->model().description().id : std::string();
    }
};

SeatSet onTurn(const MatchModel& model)
{
    return model.match().onTurn(model.match().gameNode());
}

bool isSeen(const PictureView& view, int row)
{
    return view.viewport()->rect().contains(view.visualRect(view.model()->index(row, 0)));
}

constexpr const char* kGame = "[Game \"longchess\"]\n\n*\n";

} // namespace

class TestStartPage : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(JournalPlace::usualFolder()).removeRecursively(); }

    void aFirstStartOffersGamesAndLessons()
    {
        Started started;
        const StartWindow* const page = started.page();
        QVERIFY(page);
        QVERIFY(shownWindows().isEmpty());
        const int games = static_cast<int>(Registry::standard().types().size());
        QCOMPARE(page->games().model()->rowCount(), games);
        QCOMPARE(page->lessons().model()->rowCount(), games);
        QVERIFY(!page->recent().isVisible());
        QVERIFY(page->games().hasFocus());
    }

    void troubleWithTheSettingsIsToldThereAndOnce()
    {
        Started started(Registry::standard(), "[board]\ntheme=marble\n");
        StartWindow* const page = started.page();
        QVERIFY(page);
        QVERIFY2(page->messages().text().contains("marble"), qPrintable(page->messages().text()));
        QVERIFY(page->messages().isVisible());
        QTRY_COMPARE(Announcer::of(*page).said(), QStringList{page->messages().text()});
        page->play(0);
        test::waitForWindows();
        QVERIFY(!shownWindows().isEmpty());
        QVERIFY(shownWindows().front()->messages().isHidden());
    }

    void f1OpensTheRulesOfTheGameThatIsChosen()
    {
        Started started;
        StartWindow* const page = started.page();
        QVERIFY(page);
        const int row = test::offeredRow("checkers");
        page->games().setRow(row);
        QTest::keyClick(&page->games(), Qt::Key_F1);
        const auto* const help = page->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QVERIFY(help->browser()->source().path().contains(QStringLiteral("checkers")));
    }

    void shiftF1ExplainsWhatHasTheFocus()
    {
        Started started;
        StartWindow* const page = started.page();
        QVERIFY(page);
        QVERIFY(QTest::qWaitForWindowActive(page));
        QTest::keyClick(page->focusWidget(), Qt::Key_F1, Qt::ShiftModifier);
        const QStringList& said = Announcer::of(*page).said();
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().contains(QStringLiteral("All games.")), qPrintable(said.front()));
        QVERIFY(!QWhatsThis::inWhatsThisMode());
        QVERIFY(!page->findChild<HelpWindow*>()); // F1 alone opens it
        QWhatsThis::hideText();
    }

    void tabGoesThroughTheButtonsInTheirOrder()
    {
        Started started;
        const StartWindow* const page = started.page();
        const auto* const play = page->findChild<QPushButton*>(QStringLiteral("play"));
        const QWidget* at = play;
        for (const char* const next : {"againstComputer", "learn", "options"}) {
            const auto* const button = page->findChild<QPushButton*>(QLatin1String(next));
            QVERIFY(button->x() > at->x());
            QCOMPARE(at->nextInFocusChain(), button);
            at = button;
        }
    }

    void f6LeadsRoundItsParts()
    {
        Started started;
        started.program.recentFiles.add(started.fileWith(kGame, QStringLiteral("last.ringford")));
        StartWindow& page = *started.page();
        const std::array<QWidget*, 4> parts{&page.games(), &page.recent(), &page.lessons(),
                                            page.findChild<QPushButton*>(QStringLiteral("open"))};
        page.games().setFocus();
        for (std::size_t part = 0; part <= parts.size(); ++part) {
            QCOMPARE(page.focusWidget(), parts[part % parts.size()]);
            QTest::keyClick(&page, Qt::Key_F6);
        }
        page.games().setFocus();
        QTest::keyClick(&page, Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(page.focusWidget(), parts.back());
    }

    void oneButtonPlaysAgainstTheComputer()
    {
        Started started;
        started.program.searches = [](const Game&) { return std::unique_ptr<Search>(); };
        started.program.settings.set(&Settings::computerLevel, 2);
        const StartWindow* const page = started.page();
        QVERIFY(page);
        Started::press(*page, "againstComputer");
        QCOMPARE(started.game(), offeredGames(started.program.registry).front()->id());
        const Match& match = shownWindows().front()->model().match();
        const ComputerSeats computers(match);
        QVERIFY(!computers.has(Seat{0}));
        QCOMPARE(computers.seats().size(), static_cast<int>(match.game().description().seats.size()) - 1);
        QCOMPARE(computers.level(Seat{1}), 2);
        QVERIFY(!shownWindows().front()->model().isModified());
        QVERIFY(started.program.settings.value().players == Settings::Players::AgainstComputer);
    }

    /** The rules' default of a single board leaves out what the game is about. */
    void strategicChessBeginsOnTwoBoards()
    {
        for (const char* const button : {"play", "againstComputer"}) {
            Started started;
            started.program.searches = [](const Game&) { return std::unique_ptr<Search>(); };
            const StartWindow* const page = started.page();
            QVERIFY(page);
            page->games().setRow(test::offeredRow("strategic"));
            Started::press(*page, button);
            QCOMPARE(started.game(), std::string("strategic"));
            QCOMPARE(shownWindows().front()->model().game().board().faces().size(), std::size_t{2});
        }
    }

    void theListWithTheFocusIsSeen()
    {
        Started started;
        const StartWindow* const page = started.page();
        QVERIFY(page);
        const auto corner = [](const PictureView& view) {
            const QRect chosen = view.visualRect(view.model()->index(view.row(), 0));
            return view.viewport()->grab().toImage().pixelColor(chosen.topLeft() + QPoint(3, 3));
        };
        const QColor inHand = corner(page->games());
        page->lessons().setRow(0);
        page->lessons().setFocus();
        QTRY_VERIFY(page->lessons().hasFocus());
        const auto off = [inHand](const QColor& seen) { return std::abs(seen.red() - inHand.red()); };
        QVERIFY(off(corner(page->lessons())) < 4);
        QVERIFY(off(corner(page->games())) > 30);
    }

    void whoWantsNoPageHasTheLastGame()
    {
        Started started;
        started.program.settings.set(&Settings::startPage, false);
        WindowMemory memory;
        memory.lastGame = QStringLiteral("[Game \"checkers\"]\n\n*\n");
        writeWindowMemory(started.store, memory);
        QVERIFY(!started.page());
        QCOMPARE(Started::game(), "checkers");
    }

    /** Nothing that has to be deciphered first. */
    void whoWantsNoPageAndHasPlayedNothingHasTheFirstGame()
    {
        Started started;
        started.program.settings.set(&Settings::startPage, false);
        QVERIFY(!started.page());
        QCOMPARE(Started::game(), "orthodox");
    }

    void aNamedFileIsOpenedAtOnce()
    {
        Started started;
        openWindows(started.program, {started.fileWith(kGame, QStringLiteral("named.ringford"))});
        QCOMPARE(Started::game(), "longchess");
    }

    void aFileThatIsNamedAsAnAddressIsOpened()
    {
        Started started;
        const QString file = started.fileWith(kGame, QStringLiteral("a game.ringford"));
        openWindows(started.program, {QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded())});
        QCOMPARE(Started::game(), "longchess");
    }

    void anAddressOfAnotherPlaceIsNoLedger()
    {
        QVERIFY(isLedgerName(QStringLiteral("club.csv")));
        QVERIFY(!isLedgerName(QStringLiteral("https://example.org/club.csv")));
    }

    void aGameThatWasLeftComesBackInPlaceOfThePage()
    {
        Started started;
        {
            // As a program that was killed leaves it: nobody holds the journal any more.
            MainWindow window(started.program);
            const auto actions = window.model().possibleActions();
            window.model().play(actions.front());
            QTest::qWait(0);
            const QDir folder(JournalPlace::usualFolder());
            for (const QString& name : folder.entryList(QDir::Files)) {
                if (!name.endsWith(QStringLiteral(".lock")))
                    QFile::copy(folder.filePath(name), started.folder.filePath(name));
            }
            window.model().setModified(false);
            window.close();
        }
        QDir().mkpath(JournalPlace::usualFolder());
        for (const QString& name : QDir(started.folder.path()).entryList({QStringLiteral("*")}, QDir::Files)) {
            if (!name.endsWith(QStringLiteral(".ini")))
                QFile::copy(started.folder.filePath(name), QDir(JournalPlace::usualFolder()).filePath(name));
        }
        QVERIFY(!started.page());
        QCOMPARE(Started::game(), "orthodox");
        QCOMPARE(shownWindows().front()->model().gameNode()->depth, 1);
    }

    void playIsAKeyAway()
    {
        Started started;
        const QPointer<StartWindow> page = started.page();
        QVERIFY(page);
        QTest::keyClick(&page->games(), Qt::Key_Right);
        QTest::keyClick(&page->games(), Qt::Key_Return);
        QCOMPARE(Started::game(), offeredGames(started.program.registry)[1]->id());
        QTRY_VERIFY(!page);
    }

    void aGameFillsTheScreenWhereThePageDid()
    {
        Started started;
        StartWindow* const page = started.page();
        QVERIFY(page);
        page->showMaximized();
        page->play(0);
        QTRY_VERIFY(shownWindows().front()->isMaximized());
    }

    void theButtonsAreAboutTheChosenGame()
    {
        Started started;
        StartWindow* const page = started.page();
        const int row = test::offeredRow("multiplayer");
        page->games().setRow(row);
        Started::press(*page, "options");
        auto* const dialog = page->findChild<NewGameDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<PictureView*>()->row(), row);
        dialog->accept();
        QCOMPARE(Started::game(), "multiplayer");
    }

    /** Else the button would run the lesson on a game that was chosen before, beside a list in which another is. */
    void aLessonIsChosenWithItsGame()
    {
        Started started;
        StartWindow* const page = started.page();
        const auto titles = [page] {
            return QPair(page->games().currentIndex().data().toString(),
                         page->lessons().currentIndex().data().toString());
        };
        for (int row = page->lessons().model()->rowCount() - 1; row >= 0; --row) {
            page->lessons().setRow(row);
            QCOMPARE(page->lessons().row(), row);
            QCOMPARE(titles().first, titles().second);
        }
        for (int row = page->games().model()->rowCount() - 1; row >= 0; --row) {
            page->games().setRow(row);
            QCOMPARE(page->games().row(), row);
            QCOMPARE(titles().first, titles().second);
        }
    }

    void aLessonLeavesThePageWhereItIs()
    {
        Started started;
        StartWindow* const page = started.page();
        page->games().setRow(test::offeredRow("longchess"));
        Started::press(*page, "learn");
        LessonWindow* lesson = nullptr;
        for (QWidget* const one : QApplication::topLevelWidgets())
            lesson = lesson ? lesson : qobject_cast<LessonWindow*>(one);
        QVERIFY(lesson);
        QCOMPARE(lesson->model().description().id, "longchess");
        QVERIFY(page->isVisible());
        QVERIFY(shownWindows().isEmpty());
        // Its help is about what it teaches.
        emit lesson->helpWanted();
        const auto* const help = lesson->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QVERIFY(help->browser()->source().path().endsWith(QStringLiteral("longchess.html")));
    }

    void whatWasPlayedLastGoesOn()
    {
        Started started;
        WindowMemory memory;
        memory.lastGame = QStringLiteral("[Game \"multiplayer\"]\n[Options \"players=5\"]\n\n*\n");
        writeWindowMemory(started.store, memory);
        StartWindow* const page = started.page();
        QVERIFY(page->recent().hasFocus());
        QTest::keyClick(&page->recent(), Qt::Key_Return);
        QCOMPARE(Started::game(), "multiplayer");
        QCOMPARE(shownWindows().front()->model().description().seats.size(), 5);
    }

    void theLastFileComesFirstAndOnce()
    {
        Started started;
        WindowMemory memory;
        memory.lastFile = started.fileWith(kGame, QStringLiteral("last.ringford"));
        writeWindowMemory(started.store, memory);
        started.program.recentFiles.add(
            started.fileWith("[Game \"orthodox\"]\n\n*\n", QStringLiteral("other.ringford")));
        started.program.recentFiles.add(memory.lastFile);
        StartWindow* const page = started.page();
        QCOMPARE(page->recent().model()->rowCount(), 2);
        QCOMPARE(page->recent().model()->index(0, 0).data().toString(), QStringLiteral("last"));
        const auto& shelf = *qobject_cast<const PictureShelf*>(page->recent().model());
        QTRY_VERIFY(shelf.isLoaded()); // its picture shows what is played there: who hears it is told
        QCOMPARE(shelf.index(0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("last, Longchess"));
        page->goOn(0);
        QCOMPARE(Started::game(), "longchess");
        QCOMPARE(shownWindows().front()->document().file(), memory.lastFile);
    }

    void lessonsHaveTheRoomThatRecentFilesDoNotNeed()
    {
        Started started;
        started.program.recentFiles.add(started.fileWith(kGame, QStringLiteral("only.ringford")));
        StartWindow* const page = started.page();
        page->resize(1060, 700);
        QTRY_COMPARE(page->recent().height(), page->recent().sizeHint().height());
        QCOMPARE(page->recent().verticalScrollBar()->maximum(), 0);
        QVERIFY(page->lessons().height() > 2 * page->recent().height());
    }

    /** The page comes, and whatever can have a picture has one in the end. */
    void hostileFilesDelayNothing()
    {
        Started started;
        for (const QString& name :
             {started.fileWith(kGame, QStringLiteral("good.ringford")), QStringLiteral("/dev/zero"),
              started.folder.path(), started.folder.filePath(QStringLiteral("gone")),
              started.fileWith(QByteArray(1 << 20, '('), QStringLiteral("brackets.ringford"))})
            started.program.recentFiles.add(name);
        const StartWindow* const page = started.page();
        QVERIFY(page);
        const auto& shelf = *qobject_cast<const PictureShelf*>(page->recent().model());
        QTRY_VERIFY(shelf.isLoaded());
        QVERIFY(!shelf.picture(shelf.index(4), {90, 60}, 1).isNull());
        for (int row = 0; row < 4; ++row)
            QVERIFY(shelf.picture(shelf.index(row), {90, 60}, 1).isNull());
    }

    void theDiceAreAButtonAway()
    {
        Started started;
        const QPointer<const StartWindow> page = started.page();
        QVERIFY(page);
        Started::press(*page, "dice");
        const QWidgetList all = QApplication::topLevelWidgets();
        const auto dice = std::ranges::find_if(
            all, [](const QWidget* one) { return one->isVisible() && qobject_cast<const DiceWindow*>(one); });
        QVERIFY(dice != all.end());
    }

    /** Some had a tip, and their neighbours none. */
    void everyButtonHasATip()
    {
        Started started;
        for (const QPushButton* const button : started.page()->findChildren<QPushButton*>())
            QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->text()));
    }

    /** With them the program ended. */
    void whoClosesTheDiceOrATournamentComesBackToThePage_data()
    {
        QTest::addColumn<QByteArray>("button");
        QTest::newRow("dice") << QByteArray("dice");
        QTest::newRow("tournament") << QByteArray("tournament");
    }
    void whoClosesTheDiceOrATournamentComesBackToThePage()
    {
        QFETCH(QByteArray, button);
        Started started;
        const QPointer<StartWindow> page = started.page();
        Started::press(*page, button.constData());
        for (QWidget* const one : QApplication::topLevelWidgets()) {
            if (one->isVisible() && (qobject_cast<DiceWindow*>(one) || qobject_cast<TournamentWindow*>(one)))
                QVERIFY(one->close());
        }
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(page && page->isVisible());
    }

    void closingThePageForgetsNothing()
    {
        Started started;
        WindowMemory memory;
        memory.lastGame = QStringLiteral("[Game \"circular\"]\n\n*\n");
        writeWindowMemory(started.store, memory);
        started.page()->close();
        QVERIFY(readWindowMemory(started.store) == memory);
    }

    void thePageCanBeSwitchedOffThere()
    {
        Started started;
        started.page()->findChild<QCheckBox*>(QStringLiteral("showAgain"))->click();
        QVERIFY(!started.program.settings.value().startPage);
    }

    /** What the page offers first to go on with is the game that one comes from. */
    void fromAGameAnotherOneIsChosen()
    {
        Started started;
        started.program.recentFiles.add(started.fileWith(kGame, QStringLiteral("last.ringford")));
        started.program.settings.set(&Settings::startPage, false);
        openWindows(started.program, {});
        shownWindows().front()->commands()[Command::StartPage]->trigger();
        StartWindow& page = openStartPage(started.program); // that is there
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QVERIFY(page.recent().isVisible());
        QVERIFY(page.games().hasFocus());
    }

    void theMenuShowsThePageOnce()
    {
        Started started;
        started.program.settings.set(&Settings::startPage, false);
        openWindows(started.program, {});
        MainWindow& window = *shownWindows().front();
        window.commands()[Command::StartPage]->trigger();
        window.commands()[Command::StartPage]->trigger();
        const QWidgetList all = QApplication::topLevelWidgets();
        QCOMPARE(std::ranges::count_if(
                     all, [](const QWidget* one) { return one->isVisible() && qobject_cast<const StartWindow*>(one); }),
                 1);
    }

    void nothingIsCutOnUsualScreens_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }
    void nothingIsCutOnUsualScreens()
    {
        QFETCH(QString, language);
        installLanguage(QLocale(language));
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        Started started;
        StartWindow* const page = started.page();
        for (const QSize size : {QSize(1060, 700), QSize(640, 370), QSize(800, 560), QSize(1920, 1000)}) {
            page->resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(page->size(), size);
            const QStringList cut = test::cutTexts(*page);
            QVERIFY2(cut.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(size.width()).arg(cut.join(u';'))));
        }
    }

    void gamesTakeTheRoomThereIs()
    {
        Started started;
        StartWindow* const page = started.page();
        const PictureView& games = page->games();
        const auto tileAt = [&](QSize size) {
            page->resize(size);
            QCoreApplication::processEvents();
            return games.visualRect(games.model()->index(0, 0)).width();
        };
        // Two rows of three are seen on usual windows; on 800 x 600 dots as well: the lessons beside them give way.
        const int last = std::min(games.model()->rowCount(), 6) - 1;
        const int usual = tileAt({1060, 700});
        QVERIFY(isSeen(games, last));
        // They leave no fifth of their height blank, which more of the width would fill.
        QVERIFY(games.visualRect(games.model()->index(last, 0)).bottom() > games.viewport()->height() * 4 / 5);
        QVERIFY(tileAt({1920, 1000}) > usual * 5 / 4);
        QVERIFY(isSeen(games, last));
        tileAt({784, 556});
        QVERIFY(isSeen(games, last));
        // On a smaller screen they fill rows of two.
        const int small = tileAt({640, 370});
        QVERIFY2(2 * small > games.viewport()->width() * 9 / 10 && 2 * small <= games.viewport()->width(),
                 qPrintable(QStringLiteral("%1 of %2").arg(small).arg(games.viewport()->width())));
    }

    void whatIsDroppedOpensInPlaceOfThePage_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("game");
        QTest::addRow("record") << "game.ringford" << kGame << "longchess";
        QTest::addRow("PGN") << "game.pgn"
                             << "[Event \"x\"]\n\n1. e4 e5 *\n"
                             << "orthodox";
        QTest::addRow("FEN") << QString() << "7k/8/8/8/8/8/R7/K7 b - - 0 1"
                             << "orthodox";
        QTest::addRow("text of a record") << QString() << kGame << "longchess";
    }
    void whatIsDroppedOpensInPlaceOfThePage()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, text);
        QFETCH(const QString, game);
        Started started;
        const QPointer<StartWindow> page = started.page();
        QMimeData data;
        if (file.isEmpty())
            data.setText(text);
        else
            data.setUrls({QUrl::fromLocalFile(started.fileWith(text.toUtf8(), file))});
        // As the desktop brings it: Qt finds what lies below the pointer.
        for (const QWidget* const at : {static_cast<QWidget*>(&page->lessons()), page->centralWidget()}) {
            const QPoint middle = at->mapTo(page, at->rect().center());
            QVERIFY(QWindowSystemInterface::handleDrag(page->windowHandle(), &data, middle, Qt::CopyAction,
                                                       Qt::LeftButton, {})
                        .isAccepted());
        }
        const QPoint at = page->games().mapTo(page, page->games().rect().center());
        QVERIFY(QWindowSystemInterface::handleDrop(page->windowHandle(), &data, at, Qt::CopyAction, Qt::NoButton, {})
                    .isAccepted());
        QTRY_VERIFY(!page);
        QTRY_COMPARE(QString::fromStdString(Started::game()), game);
        if (text.startsWith(u'7'))
            QVERIFY(onTurn(shownWindows().front()->model()).contains(Seat{1}));
    }

    void whatIsPastedOpensInPlaceOfThePage_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("game");
        QTest::addRow("FEN") << "7k/8/8/8/8/8/R7/K7 b - - 0 1"
                             << "orthodox";
        QTest::addRow("FEN as pages have it") << "FEN: 7k/8/8/8/8/8/R7/K7 b - - 0 1"
                                              << "orthodox";
        QTest::addRow("record") << kGame << "longchess";
        QTest::addRow("setup of the game that is chosen") << "white: Pe10 Fe2; black: Pa33 Fe36; turn: black"
                                                          << "longchess";
    }
    void whatIsPastedOpensInPlaceOfThePage()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, game);
        Started started;
        const QPointer<StartWindow> page = started.page();
        const auto games = offeredGames(Registry::standard());
        const auto chosen =
            std::ranges::find(games, std::string("longchess"), [](const GameType* type) { return type->id(); });
        page->games().setRow(static_cast<int>(chosen - games.begin()));
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(page, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(page && page->isVisible()); // there is nothing to be pasted
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(page, Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(!page);
        QTRY_COMPARE(QString::fromStdString(Started::game()), game);
        const bool isRecord = text.startsWith(u'[');
        QCOMPARE(onTurn(shownWindows().front()->model()).contains(Seat{1}), !isRecord);
    }

    void aLedgerThatIsDroppedOpensItsTournament()
    {
        Started started;
        const QPointer<StartWindow> page = started.page();
        page->openDropped({started.fileWith("", QStringLiteral("club.csv"))});
        QTRY_VERIFY(!page);
        QVERIFY(shownWindows().isEmpty());
        const QWidgetList all = QApplication::topLevelWidgets();
        QVERIFY(std::ranges::any_of(
            all, [](const QWidget* one) { return one->isVisible() && qobject_cast<const TournamentWindow*>(one); }));
    }

    void noMoreThanTenFilesThatAreDroppedOpen()
    {
        Started started;
        const QPointer<StartWindow> page = started.page();
        QStringList files;
        for (int number = 0; number < 12; ++number)
            files += started.fileWith("1. e4 *\n", QStringLiteral("game%1.pgn").arg(number));
        page->openDropped(files);
        QTRY_VERIFY(!page);
        test::waitForWindows();
        const auto windows = shownWindows();
        QCOMPARE(windows.size(), 10U);
        QVERIFY(std::ranges::any_of(windows, [](const MainWindow* one) {
            return one->messages().text().contains(QStringLiteral("2 more files were not opened"));
        }));
    }

    void thePageComesWithAllGamesSeen()
    {
        Started started(test::testRegistry()); // one more than people have
        const PictureView& games = started.page()->games();
        if (started.page()->width() < 1060)
            QSKIP("The screen is too small for the size that the page usually has.");
        QTRY_VERIFY(isSeen(games, games.model()->rowCount() - 1));
    }

    void lessonsGiveWayToHoweverManyGames()
    {
        Started started(test::testRegistry()); // one more than people have
        StartWindow* const page = started.page();
        const PictureView& games = page->games();
        const int last = games.model()->rowCount() - 1;
        int seen = 0;
        for (int width = 700; width < 1900; width += 40) {
            page->resize(width, 700);
            QCoreApplication::processEvents();
            const int both = games.width() + page->lessons().width();
            if (games.tileWidthIn({both * 5 / 7 - 1, games.height()}) > 0) {
                QVERIFY2(isSeen(games, last), qPrintable(QString::number(width)));
                ++seen;
            }
        }
        QVERIFY(seen > 0);
    }
};

RINGFORD_TEST(TestStartPage)
#include "test_startpage.moc"
