// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the board: what it says where there is little room.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/words/Language.h"
#include "ui/words/Lists.h"

#include <QLabel>
#include <QLocale>
#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

constexpr auto kLong = "Alexandra Konstantinopolskaja-Featherstonehaugh";

/** A line over a board on which two play. */
struct Line {
    Line() : model(named()) { line.show(); }

    static Match named()
    {
        Match match = matchOf("orthodox");
        match.tags().seatNames = {kLong, "Bo"};
        return match;
    }
    const ElidedLabel& words() const { return *line.findChild<ElidedLabel*>(QStringLiteral("stateOfGame")); }
    QString names() const
    {
        QStringList told;
        for (const ElidedLabel* const label : line.findChildren<ElidedLabel*>()) {
            if (label != &words())
                told += label->text();
        }
        return told.join(u' ');
    }
    QString seen() const { return words().seen(words().contentsRect().width()); }

    MatchModel model;
    GameLine line{model};
};

} // namespace

class TestGameLine : public QObject {
    Q_OBJECT

private slots:
    void nobodyIsNamedTwice()
    {
        Line board;
        QVERIFY(board.line.text().contains(QLatin1String(kLong)));
        QCOMPARE(board.names(), QStringLiteral("Black (Bo)"));
        QVERIFY(test::playText(board.model, "e2-e4"));
        QCOMPARE(board.line.text(), QStringLiteral("Black (Bo) to play"));
        QCOMPARE(board.names(), QStringLiteral("White (%1)").arg(QLatin1String(kLong)));
    }

    void whoActsAloneHasItsBadgeAlone()
    {
        MatchModel model(matchOf("multiplayer", {}, {{"players", "3"}}));
        GameLine line(model);
        const QLabel* const badges = line.findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly).front();
        QCOMPARE(badges->accessibleName(), QStringLiteral("Seat A, Seat B, Seat C"));
        line.setHint(QStringLiteral("choose a cell"), Seat{1});
        QCOMPARE(badges->accessibleName(), QStringLiteral("Seat B"));
        line.setHint({});
        QCOMPARE(badges->accessibleName(), QStringLiteral("Seat A, Seat B, Seat C"));
    }

    void seatsWithLongNamesAreCountedWhereThereIsLittleRoom()
    {
        MatchModel model(matchOf("strategic", {}, {{"boards", "4"}}));
        GameLine line(model);
        line.show();
        for (const int width : {400, 480, 1200}) {
            line.resize(width, line.height());
            QCoreApplication::processEvents();
            QCOMPARE(line.width(), width);
            const auto* const badges = line.findChild<QLabel*>(QStringLiteral("actingBadges"));
            QVERIFY(badges->width() >= badges->pixmap().deviceIndependentSize().width());
            const auto* const words = line.findChild<ElidedLabel*>(QStringLiteral("stateOfGame"));
            const QString seen = words->seen(words->contentsRect().width());
            QVERIFY2(seen.endsWith(QStringLiteral("to play")), qPrintable(seen));
            QCOMPARE(seen.startsWith(QStringLiteral("White on board 1, ")), width == 1200);
        }
    }

    /** All seats of a team count where it has one badge: that of its first would tell of one board. */
    void aTeamHasTheLettersThatItsSeatsShare()
    {
        const Match match = matchOf("strategic", {}, {{"boards", "8"}});
        const GameDescription& game = match.game().description();
        const Match two = matchOf("orthodox");
        for (const int camp : {0, 1}) {
            QCOMPARE(
                campBadge(game, game.teams[camp], 20, 1, Qt::black).toImage(),
                seatBadges(two.game().description(), two.game().description().teams[camp], 20, 1, Qt::black).toImage());
        }
        const Match circle = matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        const GameDescription& colours = circle.game().description();
        QCOMPARE(campBadge(colours, colours.teams[0], 20, 1, Qt::black).toImage(),
                 seatBadges(colours, SeatSet(colours.teams[0].first()), 20, 1, Qt::black).toImage());
    }

    /** As many as the line has room for; a sign tells that some are left out. */
    void badgesHaveTheRoomThatWordsLeave()
    {
        MatchModel model(matchOf("multiplayer", {}, {{"players", "16"}}));
        GameLine line(model);
        line.show();
        const auto* const badges = line.findChild<QLabel*>(QStringLiteral("actingBadges"));
        const int side = line.fontMetrics().height() * 5 / 4;
        const auto widthOf = [&](SeatSet seats) {
            return seatBadges(model.description(), seats, side, line.devicePixelRatioF(), Qt::black)
                .deviceIndependentSize()
                .width();
        };
        line.resize(885, line.height());
        QCoreApplication::processEvents();
        QCOMPARE(badges->pixmap().deviceIndependentSize().width(), widthOf(SeatSet::firstOnes(16)));
        const auto* const words = line.findChild<ElidedLabel*>(QStringLiteral("stateOfGame"));
        QVERIFY(words->seen(words->contentsRect().width()).endsWith(QStringLiteral("to play")));
        line.resize(360, line.height());
        QCoreApplication::processEvents();
        const double wide = badges->pixmap().deviceIndependentSize().width();
        QVERIFY(wide < widthOf(SeatSet::firstOnes(16)));
        for (int seats = 1; seats < 16; ++seats)
            QVERIFY(std::abs(wide - widthOf(SeatSet::firstOnes(seats))) > 2); // and more than these
        QVERIFY(words->seen(words->contentsRect().width()).endsWith(QStringLiteral("to play")));
    }

    /** In small discs two wide letters were 6 px, while those of the other side had 8. */
    void lettersOfBadgesAreAsHighForBothSides()
    {
        constexpr int kSide = 17;
        const Match match = matchOf("strategic", {}, {{"boards", "3"}});
        const auto heightOf = [&match](Seat seat) {
            GameDescription bare = match.game().description();
            bare.seats[seat.index].badge.clear();
            const QImage with = seatBadges(match.game().description(), SeatSet(seat), kSide, 4, Qt::black).toImage();
            const QImage without = seatBadges(bare, SeatSet(seat), kSide, 4, Qt::black).toImage();
            int rows = 0;
            for (int y = 0; y < with.height(); ++y)
                rows += std::memcmp(with.constScanLine(y), without.constScanLine(y),
                                    static_cast<std::size_t>(with.bytesPerLine())) != 0;
            return rows;
        };
        QCOMPARE(match.game().description().seats[0].badge, std::string("W1"));
        QVERIFY2(std::abs(heightOf(Seat{0}) - heightOf(Seat{1})) <= 2, qPrintable(QString::number(heightOf(Seat{0}))));
    }

    void lettersOfBadgesStayWithinTheirDiscs()
    {
        constexpr int kSide = 20;
        constexpr double kRatio = 4;
        const auto letters = [](const Match& match, Seat seat) {
            GameDescription bare = match.game().description();
            bare.seats[seat.index].badge.clear();
            const QImage with =
                seatBadges(match.game().description(), SeatSet(seat), kSide, kRatio, Qt::black).toImage();
            const QImage without = seatBadges(bare, SeatSet(seat), kSide, kRatio, Qt::black).toImage();
            double widest = 0;
            for (int y = 0; y < with.height(); ++y) {
                for (int x = 0; x < with.width(); ++x) {
                    const QPointF away(x + 0.5 - kSide * kRatio / 2, y + 0.5 - kSide * kRatio / 2);
                    if (with.pixel(x, y) != without.pixel(x, y))
                        widest = std::max(widest, std::hypot(away.x(), away.y()) / (kSide * kRatio / 2));
                }
            }
            return widest;
        };
        for (const auto& [game, options] :
             {std::pair("longchess", OptionValues{{"teams", "4"}}), {"strategic", {{"boards", "8"}}}}) {
            const Match match = matchOf(game, {}, options);
            for (std::uint8_t seat = 0; seat < match.game().description().seats.size(); ++seat) {
                const double widest = letters(match, Seat{seat});
                QVERIFY2(widest > 0.3 && widest < 0.86, qPrintable(QString::number(widest))); // the rim begins at 0.86
            }
        }
    }

    void whatTheBoardSaysIsNotSpokenTwice()
    {
        MatchModel model(matchOf("checkers"));
        GameLine line(model);
        const QStringList& said = Announcer::of(line).said();
        line.setHint(QStringLiteral("choose a cell"));
        QCOMPARE(said, QStringList{QStringLiteral("Choose a cell.")});
        line.setHint(QStringLiteral("stop here"), std::nullopt, GameLine::Speech::Elsewhere);
        QCOMPARE(line.text(), QStringLiteral("White to play: stop here"));
        QCOMPARE(said.size(), 1);
    }

    void severalComputersAreNamedByTheirSeats()
    {
        Match match = matchOf("circular", {}, {{"players", "3"}});
        ComputerSeats computers(3);
        computers.setLevel(Seat{1}, 1);
        computers.setLevel(Seat{2}, 4);
        computers.write(match.game().description(), match.tags());
        MatchModel model(std::move(match));
        const GameLine line(model);
        const auto labels = line.findChildren<ElidedLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const ElidedLabel* label) {
            return label->text().startsWith(QStringLiteral("Red")) && label->text().contains(QStringLiteral("Black")) &&
                   label->text().endsWith(QStringLiteral("(computer)"));
        }));
    }

    /** Before names are left out, a computer's is said once of all its seats. */
    void severalComputersOnTurnAreNamedOnce()
    {
        Match match = matchOf("multiplayer", {}, {{"players", "4"}});
        ComputerSeats computers(4);
        for (const std::uint8_t seat : {1, 2, 3})
            computers.setLevel(Seat{seat}, 1);
        computers.write(match.game().description(), match.tags());
        MatchModel model(std::move(match));
        GameLine line(model);
        line.show();
        const auto* const words = line.findChild<ElidedLabel*>(QStringLiteral("stateOfGame"));
        const QString three =
            words::listed({QStringLiteral("Seat B"), QStringLiteral("Seat C"), QStringLiteral("Seat D")});
        const QString once = QStringLiteral("Seat A – %1 (computer) to play").arg(three);
        bool isNamedOnce = false;
        for (int width = 1000; words->seen(width).contains(QStringLiteral("(computer)")); width -= 5) {
            const QString seen = words->seen(width);
            QVERIFY2(seen == words->text() || seen == once, qPrintable(seen));
            isNamedOnce |= seen == once;
        }
        QVERIFY(isNamedOnce);
    }

    /** "Black (Fairy-Stockf…) won" had room for all but its version. */
    void ofProgramsTheVersionIsLeftOutFirst()
    {
        Match match = matchOf("orthodox");
        match.tags().seatNames = {"Fairy-Max 5.0b", "Fairy-Stockfish 11.1 LB 64"};
        QVERIFY(test::enter(match, "flag:white"));
        MatchModel model(std::move(match));
        GameLine line(model);
        line.show();
        const auto* const words = line.findChild<ElidedLabel*>(QStringLiteral("stateOfGame"));
        const QString whole =
            QStringLiteral("Black (Fairy-Stockfish 11.1 LB 64) won: White (Fairy-Max 5.0b) ran out of time.");
        const QString first = QStringLiteral("Black (Fairy-Stockfish) won: White (Fairy-Max 5.0b) ran out of time.");
        QCOMPARE(words->text(), whole);
        QStringList seen;
        for (int width = 1500; seen.size() < 3; --width) {
            const QString now = words->seen(width);
            if (seen.isEmpty() || seen.back() != now)
                seen += now;
        }
        QCOMPARE(seen[0], whole);
        QCOMPARE(seen[1], first);
    }

    void nothingIsLeftOutForLargerLetters()
    {
        MatchModel model(matchOf("strategic", {}, {{"boards", "4"}}));
        GameLine line(model);
        line.show();
        const auto* const words = line.findChild<ElidedLabel*>(QStringLiteral("stateOfGame"));
        bool isLarge = false;
        bool isCut = false;
        for (int width = 1300; width >= 300; width -= 10) {
            line.resize(width, line.height());
            QCoreApplication::processEvents();
            const bool isWhole = words->seen(words->contentsRect().width()) == words->text();
            const bool hasLarge = words->font().pointSizeF() > line.font().pointSizeF();
            QVERIFY2(isWhole || !hasLarge, qPrintable(QString::number(width)));
            isLarge |= hasLarge;
            isCut |= !isWhole;
        }
        QVERIFY(isLarge && isCut);
    }

    void whoPlaysManySeatsIsToldWhereTheirNamesHaveNoRoom()
    {
        Match match = matchOf("strategic", {}, {{"boards", "5"}});
        ComputerSeats computers(10);
        for (std::uint8_t seat = 1; seat < 10; ++seat)
            computers.setLevel(Seat{seat}, 1);
        computers.write(match.game().description(), match.tags());
        MatchModel model(std::move(match));
        const GameLine line(model);
        int found = 0;
        for (const ElidedLabel* const label : line.findChildren<ElidedLabel*>()) {
            if (!label->text().contains(QStringLiteral("(computer)")))
                continue;
            ++found;
            QCOMPARE(label->seen(300), QStringLiteral("4 seats (computer)"));
        }
        QCOMPARE(found, 1);
    }

    /** "5 seats to play" had the names of all ten beside it. */
    void whoPlaysSeatsThatAreCountedIsToldOfThoseOnTurn()
    {
        Match match = matchOf("multiplayer", {}, {{"players", "8"}});
        ComputerSeats computers(8);
        for (std::uint8_t seat = 3; seat < 8; ++seat)
            computers.setLevel(Seat{seat}, 1);
        computers.write(match.game().description(), match.tags());
        match.tags().seatNames[0] = "Anna";
        match.tags().seatNames[1] = "Bert";
        MatchModel model(std::move(match));
        const GameLine line(model);
        const auto told = [&line] {
            QString names;
            for (const ElidedLabel* const label : line.findChildren<ElidedLabel*>()) {
                if (label->objectName() != QStringLiteral("stateOfGame"))
                    names += label->text();
            }
            return names;
        };
        QVERIFY(told().contains(QStringLiteral("Anna")) && told().contains(QStringLiteral("Seat D")));
        QVERIFY(test::playText(model, "1:e2-e4") && test::playText(model, "4:e2-e4"));
        const SeatSet onTurn = model.match().onTurn(model.gameNode());
        QVERIFY(onTurn.size() > 4 && !onTurn.contains(Seat{0}) && !onTurn.contains(Seat{3}));
        QVERIFY2(!told().contains(QStringLiteral("Anna")) && !told().contains(QStringLiteral("Seat D")),
                 qPrintable(told()));
        QVERIFY2(told().contains(QStringLiteral("Bert")) && told().contains(QStringLiteral("Seat E")),
                 qPrintable(told()));
    }

    void whoIsOutIsNotAmongThoseWhoPlay()
    {
        Match match = matchOf("circular", "white: Ra1 Kd1; red: Pa8+ Ka9; black: Rd9 Kd17; turn: white",
                              {{"players", "3"}, {"rules", "byzantine"}});
        match.tags().seatNames = {"Ann", "Ben", "Cy"};
        MatchModel model(std::move(match));
        GameLine line(model);
        const auto isNamed = [&line](const char* name) {
            return std::ranges::any_of(line.findChildren<ElidedLabel*>(), [name](const ElidedLabel* label) {
                return label->text().contains(QLatin1String(name));
            });
        };
        QVERIFY(isNamed("Ann") && isNamed("Ben") && isNamed("Cy"));
        QVERIFY(test::playText(model, "a1xa9"));
        QVERIFY(isNamed("Ann") && !isNamed("Ben") && isNamed("Cy"));
        model.takeBack();
        QVERIFY(isNamed("Ben"));
    }

    void namesGiveWayAndResultsDoNot()
    {
        Line board;
        QVERIFY(!board.model.retire(Side{0}, Retire::Resigned).refusal);
        const QString whole = QStringLiteral("Black (Bo) won: White (%1) resigned.").arg(QLatin1String(kLong));
        QCOMPARE(board.line.text(), whole); // what is heard is never cut
        for (const int width : {1200, 800, 640, 520, 440}) {
            board.line.resize(width, board.line.height());
            QCoreApplication::processEvents();
            QVERIFY2(board.seen().endsWith(QStringLiteral(" resigned.")), qPrintable(board.seen()));
            QVERIFY2(board.seen().startsWith(QStringLiteral("Black")), qPrintable(board.seen()));
        }
        QVERIFY(board.seen() != whole);
    }

    /** At the end of the line there stood "P…", or "Black (…". */
    void namesAreLeftOutRatherThanCutToStubs()
    {
        Line board;
        QVERIFY(test::playText(board.model, "e2-e4"));
        const auto labels = board.line.findChildren<ElidedLabel*>();
        const auto names =
            std::ranges::find_if(labels, [&](const ElidedLabel* label) { return label != &board.words(); });
        QVERIFY((*names)->text().startsWith(QStringLiteral("White (Alexandra")));
        QSet<QString> all;
        for (int width = 600; width > 0; width -= 2)
            all.insert((*names)->seen(width));
        for (const QString& seen : std::as_const(all))
            QVERIFY2(seen.isEmpty() || seen.endsWith(u')'), qPrintable(seen));
        QVERIFY(all.contains(QString()) && all.size() > 3);
    }

    /** Beside panels in a small window there was no room for who won, and none for why. */
    void resultsAreWrappedBeforeTheyAreCut()
    {
        MatchModel model(matchOf("circular", {}, {{"players", "6"}}));
        GameLine line(model);
        line.resize(360, line.height());
        line.show();
        const int before = line.height();
        for (const std::uint8_t side : {0, 1, 2, 3, 4})
            QVERIFY(!model.retire(Side{side}, Retire::Resigned).refusal);
        QVERIFY(model.gameNode()->outcome().decided());
        const auto* const words = line.findChild<ElidedLabel*>(QStringLiteral("stateOfGame"));
        for (const int width : {360, 300, 240}) {
            line.resize(width, line.height());
            QCoreApplication::processEvents();
            QCOMPARE(line.width(), width);
            const QRect room = words->contentsRect();
            QVERIFY2(words->seen(room.width()) == words->text(), qPrintable(words->seen(room.width())));
            const QRect all = words->fontMetrics().boundingRect(room, Qt::TextWordWrap, words->text());
            QVERIFY2(all.height() <= room.height(), qPrintable(QString::number(width)));
            QVERIFY2(width == 240 || line.height() == before, "the board jumps");
        }
    }

    void whatDoesNotFitIsCutAtItsEnd()
    {
        Line board;
        board.line.setInstead(QStringLiteral("A sentence that is much too long for a line of that width"));
        board.line.resize(200, board.line.height());
        QCoreApplication::processEvents();
        QVERIFY2(board.seen().endsWith(u'…') && board.seen().startsWith(QStringLiteral("A sentence")),
                 qPrintable(board.seen()));
    }

    void severalThatThinkAreSeveralInOtherLanguagesToo()
    {
        installLanguage(QLocale(QLocale::German));
        const auto english = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        for (const bool areMany : {false, true}) {
            MatchModel model(areMany ? matchOf("strategic", {}, {{"boards", "4"}}) : matchOf("orthodox"));
            model.changeAbsent(model.match().onTurn(model.gameNode()));
            const GameLine line(model);
            QVERIFY2(line.text().endsWith(areMany ? QStringLiteral(": überlegen") : QStringLiteral(": überlegt")),
                     qPrintable(line.text()));
        }
    }
};

RINGFORD_TEST(TestGameLine)
#include "test_gameline.moc"
