// SPDX-License-Identifier: GPL-3.0-or-later
// Small pictures of what can be played: where they come from, and when they move.
#include "engine/games/GameSummary.h"
#include "engine/text/RecordReader.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ScreenReader.h"
#include "ui/gallery/GameItems.h"
#include "ui/gallery/PictureView.h"
#include "ui/lesson/LessonShelf.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/Theme.h"

#include <QApplication>
#include <QFile>
#include <QHelpEvent>
#include <QProxyStyle>
#include <QScrollBar>
#include <QSet>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QToolTip>

#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** A desktop that asks for no animation. */
class CalmStyle : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

/** All games as the window shows them. */
struct Games {
    PieceArt art;
    PictureShelf shelf{art};
    PictureView view{shelf, PictureShape::Tile};

    Games()
    {
        shelf.setItems(gameItems(Registry::standard()));
        view.resize(800, 700);
        view.setRow(0);
    }
    bool show()
    {
        view.show();
        return QTest::qWaitForWindowActive(&view);
    }
    QPixmap picture(int row) const { return shelf.picture(shelf.index(row), {96, 64}, 1); }
};

QByteArray record(const QByteArray& entries)
{
    return "[Game \"orthodox\"]\n\n" + entries + " *\n";
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    /** At its ends Down led to the top of the next column, and from above a gap in the last row to another column. */
    void upAndDownStayInTheirColumn()
    {
        Games games;
        QVERIFY(games.show());
        const int count = games.shelf.rowCount();
        int across = 1; // tiles side by side
        while (games.view.visualRect(games.shelf.index(across)).top() ==
               games.view.visualRect(games.shelf.index(0)).top())
            ++across;
        QVERIFY(across > 1 && across < count);
        for (int begin = 0; begin < count; ++begin) {
            for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up}) {
                games.view.setRow(begin);
                QTest::keyClick(&games.view, key);
                const int next = begin + (key == Qt::Key_Down ? across : -across);
                QCOMPARE(games.view.row(), next >= 0 && next < count ? next : begin);
            }
        }
        for (int next = 1; next <= count; ++next) {
            games.view.setRow(next - 1);
            QTest::keyClick(&games.view, Qt::Key_Right);
            QCOMPARE(games.view.row(), std::min(next, count - 1));
        }
    }

    void wordsComeBeforePictures()
    {
        Games games;
        QVERIFY(games.picture(0).isNull());
        QCOMPARE(games.shelf.index(0).data().toString(), QStringLiteral("Orthodox chess"));
        QVERIFY(games.show());
        QTRY_VERIFY(games.shelf.isLoaded());
        for (int row = 0; row < games.shelf.rowCount(); ++row)
            QCOMPARE(games.picture(row).size(), QSize(96, 64));
    }

    /** The one that is chosen, too, though styles draw a veil for the focus. */
    void picturesKeepTheirColours()
    {
        Games games;
        games.view.setMoving(false);
        const std::unique_ptr<QStyle> style(QStyleFactory::create(QStringLiteral("fusion")));
        games.view.setStyle(style.get());
        QVERIFY(games.show());
        QTRY_VERIFY(games.shelf.isLoaded());
        const QRect tile = games.view.visualRect(games.shelf.index(0));
        const QRect board(tile.center().x() - 20, tile.top() + 40, 40, 40);
        const auto seen = [&] { return games.view.viewport()->grab(board).toImage(); };
        games.view.setFocus();
        const QImage chosen = seen();
        games.view.setRow(1);
        QCOMPARE(chosen, seen());
        games.view.setStyle(nullptr);
    }

    void everyGameTellsWhatItIsAndHowManyPlay()
    {
        Games games;
        for (int row = 0; row < games.shelf.rowCount(); ++row) {
            const QModelIndex index = games.shelf.index(row);
            const QString note = index.data(PictureShelf::Note).toString();
            QVERIFY(note.contains(QStringLiteral("players")));
            QVERIFY(index.data(PictureShelf::Sentence).toString().endsWith(u'.'));
            QCOMPARE(index.data(Qt::AccessibleTextRole).toString(),
                     index.data().toString() + QStringLiteral(", ") + note);
        }
    }

    void aRowHasRoomForItsWords()
    {
        Games games;
        PictureView rows{games.shelf, PictureShape::Row};
        rows.show();
        for (const int width : {460, 300}) {
            rows.resize(width, 500);
            QCoreApplication::processEvents();
            const QFontMetrics letters = rows.fontMetrics();
            const int line = letters.height();
            const QRect room(0, 0, rows.viewport()->width() - 6 * line - 24, 1000); // beside the picture
            for (int row = 0; row < games.shelf.rowCount(); ++row) {
                const QModelIndex index = games.shelf.index(row);
                const QString sentence = index.data(PictureShelf::Sentence).toString();
                const int words = letters.boundingRect(room, Qt::TextWordWrap, sentence).height();
                QVERIFY2(rows.visualRect(index).height() >= words + 2 * line, qPrintable(sentence));
            }
        }
    }

    /** A tip said once more what stood there, and lay over it. */
    void onlyWhatIsCutHasATip()
    {
        PieceArt art;
        PictureShelf shelf{art};
        shelf.setItems({{QStringLiteral("Short"), {}, QStringLiteral("All of it is seen."), {}},
                        {QStringLiteral("Long"), {}, QStringLiteral("A long story. ").repeated(60), {}}});
        PictureView rows{shelf, PictureShape::Row};
        rows.resize(400, 500);
        rows.show();
        QVERIFY(QTest::qWaitForWindowExposed(&rows));
        for (int row = 0; row < 2; ++row) {
            const QPoint at = rows.visualRect(shelf.index(row)).center();
            QHelpEvent event(QEvent::ToolTip, at, rows.viewport()->mapToGlobal(at));
            QApplication::sendEvent(rows.viewport(), &event);
            QCOMPARE(QToolTip::isVisible(), row == 1);
        }
        QToolTip::hideText();
    }

    void rowsStandNearerWhereAllAreSeenByThat()
    {
        Games games;
        PictureView rows{games.shelf, PictureShape::Row};
        rows.resize(380, 1000);
        rows.show();
        QVERIFY(QTest::qWaitForWindowExposed(&rows));
        const auto heightOf = [&](int row) { return rows.visualRect(games.shelf.index(row)).height(); };
        const auto all = [&] {
            int height = 2 * rows.frameWidth();
            for (int row = 0; row < games.shelf.rowCount(); ++row)
                height += heightOf(row);
            return height;
        };
        QTRY_COMPARE(rows.sizeHint().height(), all());
        const int usual = all();
        for (const int less : {4, 20, 8 * games.shelf.rowCount()}) {
            rows.resize(380, usual - less);
            QTRY_COMPARE(rows.verticalScrollBar()->maximum(), 0);
            QVERIFY2(all() <= usual - less, qPrintable(QString::number(less)));
            QCOMPARE(rows.sizeHint().height(), usual); // which is what it has where there is room
        }
        rows.resize(380, usual / 2);
        QTRY_VERIFY(rows.verticalScrollBar()->maximum() > 0); // they are not nearer, for nothing
        rows.resize(380, usual);
        QTRY_COMPARE(all(), usual);
    }

    void everyGameHasASampleOfItsUsualKind()
    {
        for (const auto& type : Registry::standard().types()) {
            QFile file(QStringLiteral(":/samples/%1.ringford").arg(QString::fromStdString(type->id())));
            QVERIFY2(file.open(QIODevice::ReadOnly), type->id().c_str());
            const RecordReading read = readRecords(file.readAll().toStdString(), Registry::standard());
            QVERIFY2(!read.fault(), read.fault() ? read.fault()->english().c_str() : "");
            const auto show = BoardShow::ofGame(*type, Registry::standard(), {});
            QVERIFY2(show->scenes.size() > 6, (type->id() + ": fewer than six actions").c_str());
            QVERIFY(show->game->description().options == (*type->create(firstOptions(*type)))->description().options);
        }
    }

    void filesHavePicturesThatAreSmallAndWhole_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isPictured");
        QTest::newRow("a game") << record("1. e2-e4") << true;
        QTest::newRow("a broken game") << record("1. e2-e5") << false;
        QTest::newRow("no game") << QByteArray(1000, '\0') << false;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("a long game") << record("{" + QByteArray(40'000, 'a') + "} 1. e2-e4") << false;
    }
    void filesHavePicturesThatAreSmallAndWhole()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isPictured);
        const QTemporaryDir folder;
        const QString file = test::makeFile(folder.filePath(QStringLiteral("game.ringford")), bytes);
        const auto show = BoardShow::ofFile(file, Registry::standard(), {});
        QCOMPARE(show.has_value(), isPictured);
        if (show)
            QCOMPARE(show->scenes.front().played.empty(), false);
    }

    void whatIsNoFileHasNoPicture()
    {
        const QTemporaryDir folder;
        for (const QString& name :
             {folder.path(), folder.filePath(QStringLiteral("gone")), QStringLiteral("/dev/zero")})
            QVERIFY(!BoardShow::ofFile(name, Registry::standard(), {}));
    }

    void aLessonShowsItsStart()
    {
        const QString file = shelf::fileFor(QStringLiteral("orthodox"));
        const auto show = BoardShow::ofFile(file, Registry::standard(), {});
        QVERIFY(show);
        QCOMPARE(show->scenes.size(), 1);
        QVERIFY(show->scenes.front().played.empty());
    }

    void picturesPlayWhileTheyAreSeen()
    {
        Games games;
        QVERIFY(!games.view.isPlaying());
        QVERIFY(games.show());
        QTRY_VERIFY(games.view.isPlaying());
        QTRY_VERIFY(games.shelf.isLoaded());
        QTRY_VERIFY(games.shelf.sceneOf(0) > 0);
        games.view.hide();
        QVERIFY(!games.view.isPlaying());
    }

    void picturesStandStillForWhoWantsThatSo()
    {
        Games games;
        games.view.setMoving(false);
        QVERIFY(games.show());
        QVERIFY(!games.view.isPlaying());
        CalmStyle calm;
        Games others;
        others.view.setStyle(&calm);
        QVERIFY(others.show());
        QVERIFY(!others.view.isPlaying());
    }

    void afterTheLastMoveComesTheStart()
    {
        PieceArt art;
        PictureShelf shelf(art);
        Match match = test::matchOf("orthodox");
        QVERIFY(match.play(match.actions(match.start()).front()));
        shelf.setItems({{QStringLiteral("one move"), {}, {}, [show = BoardShow::ofPlay(match)](const std::stop_token&) {
                             return show;
                         }}});
        shelf.load();
        QTRY_VERIFY(shelf.isLoaded());
        const QImage start = shelf.picture(shelf.index(0), {90, 90}, 1).toImage();
        shelf.step(0);
        QVERIFY(shelf.picture(shelf.index(0), {90, 90}, 1).toImage() != start);
        shelf.step(0);
        QCOMPARE(shelf.picture(shelf.index(0), {90, 90}, 1).toImage(), start);
    }

    /** Rules take it away: a file's picture showed what was left, on which nothing had happened. */
    void theBoardThatDecidedIsInThePictureOfTheEnd()
    {
        PieceArt art;
        PictureShelf shelf(art);
        Match match = test::matchOf("multiplayer",
                                    "1w: Kg1 Ra1; 1b: Kh8 Pg7 Ph7; 2w: Ke1; 2b: Ke8; turn: 1w 2w; seats: 1=AB 2=BA",
                                    {{"players", "3"}});
        test::enterAll(match, "1:a1-a8");
        QVERIFY(match.end()->outcome().decided());
        const BoardShow end = BoardShow::ofEnd(match);
        QVERIFY(end.scenes.front().deciding);
        BoardShow rest = end;
        rest.scenes.front().deciding.reset();
        shelf.setItems({{QStringLiteral("end"), {}, {}, [end](const std::stop_token&) { return end; }},
                        {QStringLiteral("rest"), {}, {}, [rest](const std::stop_token&) { return rest; }}});
        shelf.load();
        QTRY_VERIFY(shelf.isLoaded());
        const auto picture = [&](int row) { return shelf.picture(shelf.index(row), {200, 200}, 1).toImage(); };
        QVERIFY(picture(0) != picture(1));
        QVERIFY(BoardShow::ofPlay(match).scenes.back().deciding);
        QVERIFY(!BoardShow::ofPlay(match).scenes.front().deciding);
    }

    /** Four boards stood in a circle in these pictures, and in two rows wherever they are played on. */
    void boardsStandAsWhereTheyArePlayedOn()
    {
        PieceArt art;
        PictureShelf shelf(art);
        const Match match = test::matchOf("multiplayer", {}, {{"players", "4"}});
        const BoardShow start = BoardShow::ofEnd(match);
        shelf.setItems({{QStringLiteral("start"), {}, {}, [start](const std::stop_token&) { return start; }}});
        shelf.load();
        QTRY_VERIFY(shelf.isLoaded());
        // Seat D has a badge at the black side of the third board and at the white side of the fourth.
        const Colour colour = match.game().description().seats[3].colour;
        constexpr double kDense = 4;
        for (const QSize& room : {QSize(200, 200), QSize(84, 54)}) { // the other one beside a name in a list
            const QImage seen = shelf.picture(shelf.index(0), room, kDense).toImage();
            QList<int> found;
            for (int x = 0; x < seen.width(); ++x) {
                for (int y = seen.height() / 2; y < seen.height(); ++y) {
                    if (seen.pixelColor(x, y) == Theme().piece(colour).fill)
                        found += x;
                }
            }
            QVERIFY(!found.isEmpty());
            const int middle = seen.width() / 2;
            QVERIFY2(found.first() < middle - seen.height() / 4, qPrintable(QString::number(found.first())));
            QVERIFY2(found.last() > middle + seen.height() / 4, qPrintable(QString::number(found.last())));
        }
    }

    void whatIsPaintedIsKept()
    {
        Games games;
        games.shelf.load();
        QTRY_VERIFY(games.shelf.isLoaded());
        QCOMPARE(games.picture(0).cacheKey(), games.picture(0).cacheKey());
    }

    void arrowsLeadThroughTheGrid()
    {
        Games games;
        QVERIFY(games.show());
        QTest::keyClick(&games.view, Qt::Key_Right);
        QCOMPARE(games.view.row(), 1);
        QTest::keyClick(&games.view, Qt::Key_Down);
        QVERIFY(games.view.row() > 2);
        QTest::keyClick(&games.view, Qt::Key_Home);
        QCOMPARE(games.view.row(), 0);
    }

    void enterPicks()
    {
        Games games;
        std::vector<int> picked;
        connect(&games.view, &PictureView::picked, this, [&](int row) { picked.push_back(row); });
        QVERIFY(games.show());
        QTest::keyClick(&games.view, Qt::Key_End);
        QTest::keyClick(&games.view, Qt::Key_Return);
        QCOMPARE(picked, std::vector<int>{games.shelf.rowCount() - 1});
    }

    void otherItemsAreNotToldWhatTheOldOnesShow()
    {
        PieceArt art;
        PictureShelf shelf(art);
        std::atomic<bool> isAsked = false;
        shelf.setItems({{QStringLiteral("old"), {}, {}, [&](const std::stop_token& stop) -> std::optional<BoardShow> {
                             isAsked = true;
                             while (!stop.stop_requested())
                                 QThread::yieldCurrentThread();
                             return BoardShow::ofPlay(test::matchOf("orthodox"));
                         }}});
        shelf.load();
        QTRY_VERIFY(isAsked.load());
        shelf.setItems({{QStringLiteral("new"), {}, {}}});
        QCoreApplication::processEvents();
        QVERIFY(!shelf.isLoaded());
        QVERIFY(!shelf.isLiving(0));
    }

    /** Of who hears: by one key, forwards and backwards, however many stand side by side; and no further. */
    void theArrowsMeetAllTiles()
    {
        test::beginToListen(); // for good: the last test
        Games games;
        QVERIFY(games.show());
        const int count = games.shelf.rowCount();
        for (const auto& [on, back] : {std::pair(Qt::Key_Down, Qt::Key_Up), std::pair(Qt::Key_Right, Qt::Key_Left)}) {
            games.view.setRow(0);
            QTest::keyClick(&games.view, back);
            QCOMPARE(games.view.row(), 0);
            QList<int> met;
            do {
                met += games.view.row();
                QTest::keyClick(&games.view, on);
            } while (games.view.row() != met.back() && met.size() <= count);
            QCOMPARE(QSet<int>(met.begin(), met.end()).size(), count);
            QCOMPARE(met.size(), count);
            for (qsizetype at = met.size() - 2; at >= 0; --at) {
                QTest::keyClick(&games.view, back);
                QCOMPARE(games.view.row(), met[at]);
            }
        }
    }
};

RINGFORD_TEST(TestPictures)
#include "test_pictures.moc"
