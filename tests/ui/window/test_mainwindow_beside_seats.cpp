// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the seats: captured pieces, and how a series of games stands.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/CapturedStrip.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"
#include "ui/settings/SettingsStore.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QImage>
#include <QLabel>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

class TestMainWindowBesideSeats : public QObject {
    Q_OBJECT

private slots:
    void capturedPiecesAreCountedAndCompared()
    {
        WindowHands hands;
        begin(hands, "orthodox");
        QVERIFY(strip(hands).isVisible()); // its place is kept
        QCOMPARE(strip(hands).text(), QStringLiteral("Nothing has been captured."));
        const int height = strip(hands).height();
        play(hands, {"e2-e4", "d7-d5", "e4xd5"});
        QCoreApplication::processEvents();
        QCOMPARE(strip(hands).height(), height);
        QCOMPARE(strip(hands).text(), QStringLiteral("White has captured 1 × pawn, and is ahead by 1."));
        // Keys come to the rows of seats, and not to the strip.
        const QAbstractItemModel& seats = *hands.find<QTreeView>(QStringLiteral("seats"))->model();
        const auto spoken = [&](int row) {
            return seats.index(row, SeatsModel::State).data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(spoken(0), QStringLiteral("White has captured 1 × pawn, and is ahead by 1."));
        QVERIFY(!spoken(1).contains(QStringLiteral("captured")));
        hands.program.settings.set(&Settings::captured, false);
        QCOMPARE(spoken(0), QString());
        hands.program.settings.set(&Settings::captured, true);
        play(hands, {"d8xd5"});
        QCOMPARE(strip(hands).text(), QStringLiteral("White has captured 1 × pawn. Black has captured 1 × pawn."));
        play(hands, {"b1-c3", "d5-e6", "f1-e2", "e6xe2", "g1xe2"});
        QCOMPARE(strip(hands).text(), QStringLiteral("White has captured 1 × pawn and 1 × queen, and is ahead by 6. "
                                                     "Black has captured 1 × pawn and 1 × bishop."));
        hands.window.model().showPrevious();
        hands.window.model().showPrevious();
        QCOMPARE(strip(hands).text(), QStringLiteral("White has captured 1 × pawn. Black has captured 1 × pawn."));
    }

    void whoIsAheadIsToldInNarrowPanelsAsWell()
    {
        WindowHands hands;
        hands.window.document().begin(
            test::matchOf("orthodox", "white: Kh1 Ra1; black: Kh8 Pa2 Nb2 Bc2 Qd2; turn: white"));
        play(hands, {"a1xa2", "h8-g8", "a2xb2", "g8-h8", "b2xc2", "h8-g8", "c2xd2"});
        QCoreApplication::processEvents();
        for (const int width : {130, 110, 100}) {
            strip(hands).resize(width, strip(hands).height());
            const QImage seen = strip(hands).grab().toImage();
            const auto isEmpty = [&](int column) {
                for (int row = 0; row < seen.height(); ++row) {
                    if (seen.pixel(column, row) != seen.pixel(seen.width() - 1, seen.height() - 1))
                        return false;
                }
                return true;
            };
            QVERIFY2(isEmpty(seen.width() - 1), qPrintable(QString::number(width))); // where it would be cut
            bool isTold = false;
            for (int column = seen.width() - 30; column < seen.width(); ++column)
                isTold |= !isEmpty(column);
            QVERIFY(isTold);
        }
    }

    void whatStandsOnTheBoardIsCompared()
    {
        WindowHands hands;
        begin(hands, "orthodox");
        play(hands, {"e2-e4", "a7-a6", "e4-e5", "d7-d5", "e5xd6", "b8-c6", "d6xc7", "g8-f6"});
        QCOMPARE(strip(hands).text(), QStringLiteral("White has captured 2 × pawn, and is ahead by 2."));
        play(hands, {"c7xd8=Q", "c6xd8"}); // a pawn for a queen, whatever it was by then
        QCOMPARE(strip(hands).text(), QStringLiteral("White has captured 2 × pawn and 1 × queen, and is ahead by 10. "
                                                     "Black has captured 1 × queen."));
    }

    void pointsOfAGameAreWhatItsPiecesCount()
    {
        WindowHands hands;
        hands.window.document().begin(
            test::matchOf("longchess", "white: Re20 Nc17 Fe2; black: Ne14 Pa8 Ni30 Fe36; turn: white"));
        play(hands, {"e20-e19", "a8-a9", "e19xe14"});
        QCOMPARE(strip(hands).text(),
                 QStringLiteral("White has captured 1 × nightrider, and is ahead by 4.")); // 5 + 3 against 1 + 3
    }

    /** A king of checkers counts as two men: nobody could know. */
    void whatPiecesCountIsTold()
    {
        WindowHands hands;
        hands.window.document().begin(test::matchOf("checkers", "white: Ke1 Kg1 Mc3; black: Mb4 Mh8; turn: white"));
        play(hands, {"c3xa5"});
        QCOMPARE(strip(hands).text(), QStringLiteral("White has captured 1 × man, and is ahead by 4."));
        const QString men =
            QStringLiteral("Who is ahead has more standing on the board, counted so: man 1 and king 2.");
        QVERIFY2(strip(hands).toolTip().endsWith(men), qPrintable(strip(hands).toolTip()));
        QVERIFY2(strip(hands).whatsThis().endsWith(men), qPrintable(strip(hands).whatsThis()));
        const auto* const seats = hands.find<QWidget>(QStringLiteral("seats")); // where keys come
        QVERIFY2(seats->whatsThis().endsWith(men), qPrintable(seats->whatsThis()));
        begin(hands, "orthodox");
        const QString chess = QStringLiteral("pawn 1, knight 3, bishop 3, rook 5 and queen 9.");
        QVERIFY2(seats->whatsThis().endsWith(chess), qPrintable(seats->whatsThis()));
        begin(hands, "multiplayer");
        QVERIFY2(seats->whatsThis().endsWith(QStringLiteral("to a person.")), qPrintable(seats->whatsThis()));
        QVERIFY(seats->whatsThis().contains(
            QStringLiteral("(3): the computer plays there, at level 3"))); // as it is written
    }

    /** Of many linked boards it was longer than their panel. */
    void theScoreIsReadWhole()
    {
        for (const char* const game : {"orthodox", "strategic", "longchess", "circular"}) {
            WindowHands hands;
            hands.window.resize(1280, 800);
            hands.window.show();
            const OptionValues options = *game == 's'   ? OptionValues{{"boards", "4"}}
                                         : *game == 'c' ? OptionValues{{"players", "6"}}
                                                        : OptionValues();
            Match match = test::matchOf(game, {}, options);
            if (*game == 'o')
                match.tags().seatNames = {"Anna-Sophie Hohenlohe", "Benjamin Featherstone"};
            hands.window.document().begin(std::move(match));
            while (!hands.window.model().gameNode()->outcome().decided()) {
                std::uint8_t side = 0;
                while (!hands.window.model().match().canRetire(hands.window.model().gameNode(), Side{side}))
                    ++side;
                QVERIFY(!hands.window.model().retire(Side{side}, Retire::Resigned).refusal);
            }
            hands.window.commands()[Command::Rematch]->trigger();
            const QLabel& score = *hands.find<QLabel>(QStringLiteral("score"));
            QTRY_VERIFY(score.isVisible() && !score.text().isEmpty());
            const QWidget& panel = hands.window.panel<SeatsDock>();
            const auto isWhole = [&] {
                return score.height() >= score.heightForWidth(score.width()) &&
                       score.mapTo(&panel, score.rect().bottomRight()).y() < panel.height();
            };
            QTRY_VERIFY2(isWhole(), game);
            hands.window.model().setModified(false);
        }
    }

    void whoWasPromotedIsAheadWithoutCapturing()
    {
        WindowHands hands;
        hands.window.document().begin(test::matchOf("orthodox", "white: Ke1 Pb7 Pa4; black: Kh8 Rh5; turn: black"));
        play(hands, {"h5-a5", "b7-b8=Q", "h8-g7", "e1-e2", "a5xa4"});
        QCOMPARE(strip(hands).text(), QStringLiteral("White has captured nothing, and is ahead by 4. "
                                                     "Black has captured 1 × pawn."));
    }

    void capturedPiecesAreSeenInTheDark()
    {
        WindowHands hands;
        hands.program.settings.set(&Settings::colours, Settings::Colours::Dark);
        begin(hands, "orthodox");
        play(hands, {"e2-e4", "d7-d5", "e4xd5"});
        const QImage seen = strip(hands).grab().toImage();
        const QRgb plate = hands.window.board().boardScene().style().theme.lightCell.rgb();
        int plated = 0;
        for (int x = 0; x < seen.width(); ++x)
            plated += seen.pixel(x, 4) == plate ? 1 : 0;
        QVERIFY2(plated >= 10, qPrintable(QString::number(plated)));
    }

    void otherGamesHaveTheirOwnPlaceForIt()
    {
        WindowHands hands;
        begin(hands, "multiplayer");
        play(hands, {"1:e2-e4", "1:d7-d5", "1:e4xd5"});
        QVERIFY(!strip(hands).isVisible());
    }

    void whoDoesNotWantThatIsNotShownIt()
    {
        WindowHands hands;
        begin(hands, "orthodox");
        play(hands, {"e2-e4", "d7-d5", "e4xd5"});
        hands.program.settings.set(&Settings::captured, false);
        QVERIFY(!strip(hands).isVisible());
        hands.program.settings.set(&Settings::captured, true);
        QVERIFY(strip(hands).isVisible());
    }

    void rematchesHaveAScore()
    {
        WindowHands hands;
        Match match = test::matchOf("orthodox");
        match.tags().seatNames = {"Anna", "Ben"};
        hands.window.document().begin(std::move(match));
        QVERIFY(!score(hands).isVisible());
        winAsWhite(hands);
        QVERIFY(!score(hands).isVisible());
        rematch(hands);
        QCOMPARE(score(hands).text(), QStringLiteral("Score: White (Ben) 0, Black (Anna) 1"));
        winAsWhite(hands);
        QCOMPARE(score(hands).text(), QStringLiteral("Score: White (Ben) 1, Black (Anna) 1"));
        hands.window.commands()[Command::TakeBack]->trigger();
        QCOMPARE(score(hands).text(), QStringLiteral("Score: White (Ben) 0, Black (Anna) 1"));
        QVERIFY(!hands.window.model().agreeDraw().refusal);
        rematch(hands);
        QCOMPARE(score(hands).text(), QStringLiteral("Score: White (Anna) 1½, Black (Ben) ½"));
        hands.program.settings.set(&Settings::score, false);
        QVERIFY(!score(hands).isVisible());
        hands.program.settings.set(&Settings::score, true);
        QVERIFY(score(hands).isVisible());
        begin(hands, "orthodox");
        QVERIFY(!score(hands).isVisible());
    }

    void pointsOfPeopleWithoutNamesAreThoseOfTheirSeatsNow()
    {
        WindowHands hands;
        begin(hands, "orthodox");
        winAsWhite(hands);
        rematch(hands);
        // White won, and plays Black now.
        QCOMPARE(score(hands).text(), QStringLiteral("Score, as you sit now: White 0, Black 1"));
    }

    void pointsOfATeamAreToldOnce()
    {
        WindowHands hands;
        hands.window.document().begin(test::matchOf("strategic", {}, {{"boards", "3"}}));
        QVERIFY(!hands.window.model().retire(Side{1}, Retire::Resigned).refusal);
        rematch(hands);
        QCOMPARE(score(hands).text(), QStringLiteral("Score, as you sit now: White 0, Black 1"));
    }

private:
    static CapturedStrip& strip(const WindowHands& hands) { return hands.window.panel<SeatsDock>().captured(); }
    static QLabel& score(const WindowHands& hands) { return *hands.find<QLabel>(QStringLiteral("score")); }
    static void begin(WindowHands& hands, const char* game) { hands.window.document().begin(test::matchOf(game)); }
    static void play(WindowHands& hands, const std::vector<std::string>& texts)
    {
        MatchModel& model = hands.window.model();
        for (const std::string& text : texts)
            QVERIFY2(test::playText(model, text), text.c_str());
    }
    static void winAsWhite(WindowHands& hands)
    {
        play(hands, {"e2-e4", "f7-f6", "d2-d4", "g7-g5", "d1-h5"});
        QVERIFY(hands.window.model().gameNode()->outcome().decided());
    }
    /** Nothing of it is to be kept. */
    static void rematch(WindowHands& hands)
    {
        hands.window.model().setModified(false);
        hands.window.commands()[Command::Rematch]->trigger();
        QVERIFY(hands.window.model().gameNode()->isRoot());
    }
};

RINGFORD_TEST(TestMainWindowBesideSeats)
#include "test_mainwindow_beside_seats.moc"
