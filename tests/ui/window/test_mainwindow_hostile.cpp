// SPDX-License-Identifier: GPL-3.0-or-later
// Files of strangers in the window: whatever stands in one is opened or refused, and the window is painted, walked
// through and closed in a time that grows with the file.
#include "engine/text/FileNames.h"
#include "tests/support/Effort.h"
#include "tests/support/Records.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/settings/WindowMemory.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPixmap>
#include <QPointer>
#include <QSettings>
#include <QTest>
#include <QToolTip>
#include <QUrl>

#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <sstream>

using namespace ringford;
using namespace ringford::ui;
using test::repeated;
using test::WindowHands;

namespace {

/** In bytes: a MiB. With the sanitizers, which walk the same code with less, a sixteenth of it. */
const std::size_t kLarge = test::cases(1 << 20, 1 << 16);
const std::string kOrthodox = "[Game \"orthodox\"]\n";

/** What the processor has worked for this program since it was made. */
class Work {
public:
    double seconds() const { return static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start = std::clock();
};

/** In seconds of the processor: ample for files of these sizes, and far too little for what grows with their square. */
const double kMostWork = test::cases(8, 60);

/** Nobody reads or hears more than that beside a widget. */
constexpr qsizetype kLongestWords = 20'000;

/** @p text as often as some MiB have room for it. */
std::string filled(const std::string& text, double mebibytes = 1)
{
    return repeated(text, static_cast<int>(mebibytes * kLarge / static_cast<double>(text.size())));
}

/** A record of two entries with a comment on the first. */
std::string commented(const std::string& comment)
{
    return kOrthodox + "\n1. e2-e4 {" + comment + "} e7-e5 *\n";
}

std::string withTag(const std::string& tag)
{
    return kOrthodox + tag + "\n\n1. e2-e4 e7-e5 *\n";
}

/** What is seen of a window and all that belongs to it, tips too. */
void lookAt(QWidget& window)
{
    QVERIFY(!window.grab().isNull());
    QList<QPointer<QWidget>> widgets; // some go away while tips come up
    for (QWidget* const widget : window.findChildren<QWidget*>())
        widgets += widget;
    for (const QPointer<QWidget>& widget : widgets) {
        if (!widget || !widget->isVisible())
            continue;
        const char* const kind = widget->metaObject()->className();
        QVERIFY2(widget->accessibleDescription().size() < kLongestWords, kind);
        const QPoint at = widget->rect().center();
        QHelpEvent asked(QEvent::ToolTip, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &asked);
        QVERIFY2(QToolTip::text().size() < kLongestWords, kind);
    }
    QToolTip::hideText();
}

const QByteArray kBrokenName = "a\xFF\xC3\xBC\xC3.ringford";

/** Writes a game into the folder; gives the bytes of its path. */
QByteArray brokenlyNamed(const WindowHands& hands, const QByteArray& name)
{
    const QByteArray path = hands.folder.path().toUtf8() + '/' + name;
    std::ofstream file(path.constData());
    if (!(file << "[Game \"orthodox\"]\n*\n"))
        qFatal("no test file");
    return path;
}

void drop(WindowHands& hands, const QByteArray& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromEncoded("file://" + path.toPercentEncoding("/"))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&hands.window, &enter);
    QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&hands.window, &event);
}

} // namespace

class TestMainWindowHostile : public QObject {
    Q_OBJECT

private slots:
    void noFileTakesLong_data()
    {
        QTest::addColumn<std::string>("bytes");
        const auto row = [](const char* name, const std::string& bytes) { QTest::newRow(name) << bytes; };
        row("one label", commented("[%lbl e4 " + std::string(kLarge, 'W') + ']'));
        row("a label of marks", commented("[%lbl e4 a" + filled("\xCC\x81") + ']'));
        row("many labels", commented(filled("[%lbl e4 a]")));
        row("many labels and places",
            commented(filled("[%lbl e4 a][%lbl a1 WWWWWWWWWWWWWWWWW][%lbl h8 \xD8\xA7][%lbl d5 b]")));
        row("many arrows", commented("[%cal Ge2e4" + filled(",Ge2e4") + ']'));
        row("many fills", commented("[%csl Ge2" + filled(",Re2,Bd5") + ']'));
        row("one word", commented(std::string(5 * kLarge, 'w')));
        row("one word that can be edited", commented(std::string(190'000, 'w')));
        row("marks that can be edited", commented("a" + filled("\xCC\x81", 0.18)));
        row("directions that can be edited", commented(filled("\xE2\x80\xAE\xD8\xA7\xE2\x80\xAD", 0.18)));
        row("lines that can be edited", commented(filled("w\n", 0.18)));
        row("dividers that can be edited", commented(filled("w\n---\n", 0.18)));
        row("brackets of commands that are not closed", commented(filled("[%", 2)));
        row("brackets that can be edited", commented(filled("[%", 0.18)));
        row("many comments", kOrthodox + "\n1. e2-e4 " + filled("{a}") + " *\n");
        row("many marks", kOrthodox + "\n1. e2-e4 " + filled("$140 ") + "e7-e5 *\n");
        row("many tags", withTag(filled("[A \"\"]\n", 0.1)));
        row("a long tag", withTag("[Event \"" + std::string(kLarge, 'W') + "\"]"));
        row("a long title of a tag", withTag("[" + std::string(kLarge, 'W') + " \"\"]"));
        row("long names", withTag("[Seat \"white: " + std::string(kLarge, 'W') +
                                  "\"]\n[Seat \"black: " + filled("\xCC\x81") + "\"]"));
        row("many records", repeated(kOrthodox + "*\n", test::cases(100'000, 10'000)));
        row("records with long names", repeated(kOrthodox + "[Event \"" + std::string(10'000, 'W') +
                                                    "\"]\n[Seat \"white: " + std::string(10'000, 'W') + "\"]\n*\n",
                                                500));
        row("a long game", kOrthodox + "\n" + repeated("g1-f3 g8-f6 f3-g1 f6-g8 ", test::cases(50'000, 5'000)) + "*\n");
        row("deep variations", kOrthodox + "\ne2-e4 " + repeated("(d2-d4 ", 900) + repeated(")", 900) + "*\n");
        row("many deep variations",
            kOrthodox + "\ne2-e4 " + repeated(repeated("(d2-d4 e7-e5 ", 90) + repeated(")", 90) + ' ', 200) + "*\n");
        row("one variation again and again", kOrthodox + "\ne2-e4 " + filled("(e2-e4) ") + "*\n");
        row("many variations", kOrthodox + "\ne2-e4 " + filled("(d2-d4) ") + "*\n");
        row("a word of nothing", kOrthodox + "\n" + std::string(kLarge, 'W') + " *\n");
        row("a game of nothing", "[Game \"" + std::string(kLarge, 'W') + "\"]\n*\n");
        row("a result of nothing", withTag("[Result \"" + std::string(kLarge, 'W') + "\"]"));
        row("an ending of nothing", withTag("[Status \"" + std::string(kLarge, 'W') + "\"]"));
        row("a long exercise", withTag("[Exercise \"" + std::string(kLarge, 'W') + "\"]"));
        row("a long lesson",
            withTag("[Lesson \"" + std::string(kLarge, 'W') + "\"]\n[Task \"" + std::string(kLarge, 'W') + "\"]"));
        row("a long step", withTag("[Step \"" + std::string(kLarge, 'W') + "\"]"));
        row("a long goal", withTag("[Goal \"" + std::string(kLarge, 'W') + "\"]"));
        row("a table of names", "[Game \"longchess\"]\n[Seat \"1: " + std::string(kLarge, 'W') + "\"]\n*\n");
    }
    void noFileTakesLong()
    {
        QFETCH(std::string, bytes);
        WindowHands hands;
        for (QDockWidget* const dock : hands.window.findChildren<QDockWidget*>())
            dock->show();
        const QString file = hands.fileWith(QByteArray::fromStdString(bytes));
        const Work work;
        hands.window.openFile(file);
        QVERIFY(hands.waitForFiles());
        const double read = work.seconds();
        QTRY_VERIFY(hands.window.findChild<QDialog*>() || hands.window.document().file() == file ||
                    !hands.window.messages().text().isEmpty());
        lookAt(hands.window);
        if (auto* const chooser = hands.window.findChild<QDialog*>()) {
            lookAt(*chooser);
            chooser->accept();
            QApplication::processEvents();
        }
        const double opened = work.seconds();
        lookAt(hands.window);
        MatchModel& model = hands.window.model();
        for (const auto& step : std::initializer_list<std::function<void()>>{
                 [&] { model.showFirst(); }, [&] { model.showNext(); }, [&] { model.showLast(); },
                 [&] { model.showPrevious(); }, [&] { model.showFirst(); }}) {
            step();
            QApplication::processEvents();
            lookAt(hands.window);
        }
        for (QWidget* const widget : hands.window.findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
                widget->setFocus();
        }
        hands.window.resize(hands.window.size() + QSize(40, 40));
        QApplication::processEvents();
        lookAt(hands.window);
        qInfo("read %.1f s, opened %.1f s, looked at %.1f s", read, opened, work.seconds());
        QVERIFY2(work.seconds() < kMostWork, qPrintable(hands.window.messages().text().left(300)));
        QVERIFY(hands.window.windowTitle().size() < 1000);
        QVERIFY2(hands.window.messages().text().size() < 2000, "a message quotes a file at length");
    }

    void namesOfFilesAreToldAsTheyAre_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("one place") << QStringLiteral("a%2b.ringford");
        QTest::newRow("all places") << QStringLiteral("%1 %2 %3 %4 %n %L1.ringford");
        QTest::newRow("as HTML") << QStringLiteral("<b>a&amp;.ringford");
    }
    void namesOfFilesAreToldAsTheyAre()
    {
        QFETCH(QString, name);
        {
            WindowHands hands;
            hands.window.openFile(hands.fileWith("[Game \"orthodox\"]\n\n1. e2-e5 *\n", name));
            QTRY_VERIFY(!hands.window.messages().text().isEmpty());
            const QString text = hands.window.messages().text();
            QVERIFY2(text.startsWith(QStringLiteral("Nothing was opened. ") + name + QStringLiteral(":3:4: ")),
                     qPrintable(text));
        }
        {
            WindowHands hands;
            hands.window.openFile(hands.folder.filePath(name));
            QTRY_VERIFY(!hands.window.messages().text().isEmpty());
            QVERIFY2(hands.window.messages().text().contains(name + u':'), qPrintable(hands.window.messages().text()));
        }
        WindowHands hands;
        hands.window.openFile(hands.fileWith("[Game \"orthodox\"]\n*\n\n[Game \"orthodox\"]\n*\n", name));
        QTRY_VERIFY(hands.window.findChild<QDialog*>());
        QStringList labels;
        for (const QLabel* const label : hands.window.findChild<QDialog*>()->findChildren<QLabel*>())
            labels += label->text();
        QVERIFY2(labels.join(u' ').contains(name), qPrintable(labels.join(u' ')));
    }

    void aNameThatIsNoTextIsOpenedAndSaved_data()
    {
        QTest::addColumn<std::function<void(WindowHands&, const QByteArray&)>>("bring");
        const auto row = [](const char* how, const std::function<void(WindowHands&, const QByteArray&)>& bring) {
            QTest::newRow(how) << bring;
        };
        row("as Qt gives it",
            [](WindowHands& hands, const QByteArray& path) { hands.window.openFile(QString::fromUtf8(path)); });
        row("dropped", drop);
        row("used last", [](WindowHands& hands, const QByteArray& path) {
            hands.program.recentFiles.add(QString::fromUtf8(path));
            hands.window.commands().menu(CommandMenu::Recent)->actions().first()->trigger();
        });
    }
    void aNameThatIsNoTextIsOpenedAndSaved()
    {
        QFETCH(std::function<void(WindowHands&, const QByteArray&)>, bring);
#ifdef Q_OS_LINUX
        WindowHands hands;
        const QByteArray bytes = brokenlyNamed(hands, kBrokenName);
        bring(hands, bytes);
        QTRY_VERIFY(!hands.window.document().file().isEmpty());
        const QString shown = QString::fromUtf8("a\\xFF\xC3\xBC\\xC3.ringford");
        QVERIFY2(hands.window.windowTitle().contains(shown), qPrintable(hands.window.windowTitle()));
        QVERIFY(hands.window.commands().menu(CommandMenu::Recent)->actions().first()->text().endsWith(shown));
        hands.window.commands()[Command::Save]->trigger();
        QVERIFY(hands.waitForFiles());
        std::stringstream saved;
        saved << std::ifstream(bytes.constData()).rdbuf();
        QVERIFY2(saved.str().find("[Format \"1\"]") != std::string::npos, saved.str().c_str());
        // What the next start opens, as a file of settings brings it.
        const QSettings again(hands.store.fileName(), hands.store.format());
        QCOMPARE(readWindowMemory(again).lastFile, hands.window.document().file());
        QVERIFY(isFile(readWindowMemory(again).lastFile.toStdString()));
        QVERIFY(std::filesystem::remove(bytes.toStdString())); // Qt would not find it
#else
        QSKIP("names of files are text here");
#endif
    }

    void ofSeveralNamesThatAreNoTextNoneIsGuessed()
    {
#ifdef Q_OS_LINUX
        WindowHands hands;
        const QByteArray one = brokenlyNamed(hands, kBrokenName);
        const QByteArray other = brokenlyNamed(hands, "a\xFE\xC3\xBC\xC3.ringford");
        hands.window.openFile(QString::fromUtf8(one)); // of both names the same is left
        QTRY_VERIFY(!hands.window.messages().text().isEmpty());
        for (const char* const name : {"a\\xFF\xC3\xBC\\xC3.ringford", "a\\xFE\xC3\xBC\\xC3.ringford"})
            QVERIFY2(hands.window.messages().text().contains(QString::fromUtf8(name)),
                     qPrintable(hands.window.messages().text()));
        drop(hands, other);
        QTRY_VERIFY(hands.window.windowTitle().contains(QString::fromUtf8("a\\xFE\xC3\xBC\\xC3.ringford")));
        for (const QByteArray& bytes : {one, other})
            QVERIFY(std::filesystem::remove(bytes.toStdString())); // Qt would not find them
#else
        QSKIP("names of files are text here");
#endif
    }
};

RINGFORD_TEST(TestMainWindowHostile)
#include "test_mainwindow_hostile.moc"
