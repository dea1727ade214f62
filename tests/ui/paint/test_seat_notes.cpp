// SPDX-License-Identifier: GPL-3.0-or-later
// What is told between the boards of a circle: where it may stand, and that it is seen.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardPaintings.h"
#include "ui/paint/BoardClocks.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/SeatGaps.h"
#include "ui/paint/SeatNotes.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;

namespace {

const BoardClock kFull{QStringLiteral("20:00")};

struct Circle {
    explicit Circle(int players, QSizeF space, Arrangement::Kind kind = Arrangement::Kind::Circle)
        : match(test::matchOf("multiplayer", {}, {{"players", std::to_string(players)}}))
    {
        picture.game = &match.game().description();
        picture.contents = match.game().contents(match.position(match.gameNode()));
        LayoutOptions options;
        options.arrangement.kind = kind;
        layout = fitLayout(match.game().board(), space, options);
        style.theme = *Theme::named(QStringLiteral("wood"), false);
        style.art = &art;
        style.font = QFont(QStringLiteral("DejaVu Sans"));
    }

    std::optional<SeatGap> gap(int seat) const
    {
        for (const SeatGap& gap : seatGaps(*layout, *picture.game, picture.contents)) {
            if (gap.seat.index == seat)
                return gap;
        }
        return std::nullopt;
    }
    QImage painted() const { return test::painted(*layout, picture, style); }
    /** Where the picture differs from @p other. */
    QRect difference(const QImage& other) const { return test::difference(painted(), other); }

    Match match;
    PieceArt art;
    BoardPicture picture;
    BoardStyle style;
    std::unique_ptr<BoardLayout> layout;
};

} // namespace

class TestSeatNotes : public QObject {
    Q_OBJECT

private slots:
    void gapsAreClearOfBoardsAndOfOneAnother()
    {
        int reported = 0;
        for (const QSizeF space : {QSizeF(960, 690), QSizeF(1240, 690), QSizeF(2180, 1320)}) {
            for (int players = 3; players <= 16; ++players) {
                const Circle circle(players, space);
                std::vector<QRectF> taken;
                for (int board = 0; board < players; ++board)
                    taken.push_back(circle.layout->edge(board).boundingRect());
                for (int seat = 0; seat < players; ++seat) {
                    const auto gap = circle.gap(seat);
                    if (!gap)
                        continue;
                    ++reported;
                    QVERIFY(circle.layout->bounds().contains(gap->bounds()));
                    for (const QRectF& other : taken)
                        QVERIFY2(!other.intersects(gap->bounds()),
                                 qPrintable(QStringLiteral("%1 players, seat %2").arg(players).arg(seat)));
                    taken.push_back(gap->bounds());
                    // The badge between the boards is not written over.
                    for (const SideInfo& side : circle.picture.game->sides) {
                        const QPointF badge = circle.layout->homeEdge(side.face, side.homeAngle).badge;
                        QVERIFY(!gap->who.contains(badge) && !gap->stock.contains(badge));
                    }
                }
            }
        }
        QVERIFY2(reported > 300, qPrintable(QString::number(reported))); // of 399
        // Four at the smallest size that is promised: all are told.
        const Circle four(4, {960, 690});
        for (int seat = 0; seat < 4; ++seat)
            QVERIFY(four.gap(seat));
    }

    void aDeskHasNone()
    {
        const Circle desk(4, {960, 690}, Arrangement::Kind::Desk);
        for (int seat = 0; seat < 4; ++seat)
            QVERIFY(!desk.gap(seat));
    }

    void aNameIsSeenInItsGapAlone()
    {
        Circle circle(4, {960, 690});
        const QImage bare = circle.painted();
        circle.picture.seatNames.assign(4, QString());
        for (int seat = 0; seat < 4; ++seat) {
            circle.picture.seatNames[static_cast<std::size_t>(seat)] =
                QStringLiteral("Somebody whose name is far longer than a gap between two boards");
            const QRect changed = circle.difference(bare);
            QVERIFY(!changed.isEmpty());
            QVERIFY2(circle.gap(seat)->bounds().adjusted(-1, -1, 1, 1).contains(changed),
                     qPrintable(QStringLiteral("%1: %2..%3, %4..%5")
                                    .arg(seat)
                                    .arg(changed.left())
                                    .arg(changed.right())
                                    .arg(changed.top())
                                    .arg(changed.bottom())));
            circle.picture.seatNames[static_cast<std::size_t>(seat)].clear();
        }
    }

    void clocksAndPiecesAreSeenInTheGap()
    {
        Circle circle(4, {960, 690});
        const QImage bare = circle.painted();
        circle.picture.dials.assign(8, BoardClock());
        circle.picture.dials[2] = {QStringLiteral("19:59")}; // of B, as 2w
        const QRect clock = circle.difference(bare);
        QVERIFY(!clock.isEmpty());
        QVERIFY(circle.gap(1)->bounds().adjusted(-1, -1, 1, 1).contains(clock));
        circle.picture.dials.clear();
        for (std::uint8_t kind = 0; kind < 5; ++kind)
            circle.picture.contents.stockpiles.push_back({Seat{1}, {PieceKind{kind}, Side{0}, 3}, 12});
        const QRect stock = circle.difference(bare);
        QVERIFY(!stock.isEmpty());
        QVERIFY(circle.gap(1)->stock.adjusted(-1, -1, 1, 1).contains(stock));
    }

    void piecesAreLargeEnoughToBeToldOrLeftToThePanel()
    {
        for (const int players : {4, 8, 12, 16}) {
            for (const int kinds : {1, 5}) {
                Circle circle(players, {940, 690});
                for (std::uint8_t kind = 0; kind < kinds; ++kind)
                    circle.picture.contents.stockpiles.push_back({Seat{1}, {PieceKind{kind}, Side{0}, 3}, 1});
                const auto gap = circle.gap(1);
                if (!gap)
                    continue;
                const auto places = stockPlaces(*circle.layout, *circle.picture.game, circle.picture.contents, *gap);
                for (const StockPlace& place : places)
                    QVERIFY(place.rect.height() >= (players <= 8 && kinds == 1 ? 19 : 13));
                QVERIFY(!places.empty() || players > 8);
            }
        }
    }

    void gapsAlikeTellAlike()
    {
        // About as narrow as it gets: what is shrunk to fit must not be lost by a rounding error in some of the gaps.
        int reported = 0;
        for (int width = 960; width <= 1100; width += 10) {
            Circle circle(8, QSizeF(width, 690));
            const QImage bare = circle.painted();
            circle.picture.dials.assign(16, kFull);
            const QImage full = circle.painted();
            const auto ink = [&](int seat) {
                int count = 0;
                const auto gap = circle.gap(seat);
                if (!gap)
                    return count;
                const QRect room = gap->who.toRect();
                for (int y = room.top(); y <= room.bottom(); ++y) {
                    for (int x = room.left(); x <= room.right(); ++x)
                        count += bare.pixel(x, y) != full.pixel(x, y);
                }
                return count;
            };
            reported += ink(1) > 0;
            for (int seat = 2; seat < 4; ++seat) // between the boards of the upper row, all in bold or all not
                QVERIFY2(3 * ink(seat) >= 2 * ink(1) && 2 * ink(seat) <= 3 * ink(1),
                         qPrintable(QStringLiteral("%1: %2, not %3").arg(width).arg(ink(seat)).arg(ink(1))));
        }
        QVERIFY2(reported > 5, qPrintable(QString::number(reported)));
    }

    void whoIsOutIsNotTold()
    {
        Circle circle(4, {960, 690});
        circle.picture.contents.players[1] = Seat{3}; // where B was black
        QVERIFY(!circle.gap(1));                      // one board is left
    }

    void clocksStayWhereTheyAreWhenOneRuns()
    {
        for (const int players : {4, 8, 16}) {
            Circle circle(players, {990, 700});
            circle.picture.dials.assign(static_cast<std::size_t>(2 * players), kFull);
            const QImage stand = circle.painted();
            for (std::size_t side = 0; side < circle.picture.dials.size(); ++side) {
                circle.picture.dials[side] = {QStringLiteral("20:00"), true};
                const QRect changed = circle.difference(stand);
                QVERIFY2(changed.width() < 70 && changed.height() < 50,
                         qPrintable(QStringLiteral("%1 players, side %2").arg(players).arg(side)));
                circle.picture.dials[side] = kFull;
            }
        }
    }

    void stockpilesHaveABadgeWhereNoneStands()
    {
        Circle circle(4, {990, 700});
        QVERIFY(circle.gap(0)->badge > 0 && circle.gap(2)->badge > 0); // below one another, their badges at the sides
        QCOMPARE(circle.gap(1)->badge, 0.0);
        QCOMPARE(circle.gap(3)->badge, 0.0);
        const QImage bare = circle.painted();
        circle.picture.contents.stockpiles.push_back({Seat{0}, {PieceKind{1}, Side{0}, 3}, 1});
        const auto gap = circle.gap(0);
        const QRect changed = circle.difference(bare);
        QVERIFY(gap->bounds().adjusted(-1, -1, 1, 1).contains(changed));
        QVERIFY(changed.width() > 2 * gap->badge + 10);
    }

    // On a desk, in focus and in a circle without gaps: every board that waits for somebody shows whose clock runs.
    void clocksAreSeenAtEveryBoard()
    {
        for (const auto kind : {Arrangement::Kind::Desk, Arrangement::Kind::Circle}) {
            for (const int players : {4, 8, 16}) {
                Circle circle(players, {960, 690}, kind);
                const QImage bare = circle.painted();
                for (std::uint8_t side = 0; side < 2 * players; side += 2) { // the white ones are on turn
                    circle.picture.dials.assign(static_cast<std::size_t>(2 * players), BoardClock());
                    circle.picture.dials[side] = {QStringLiteral("19:57"), true};
                    QVERIFY2(circle.difference(bare).width() > 20,
                             qPrintable(QStringLiteral("%1 players, side %2").arg(players).arg(side)));
                }
            }
        }
    }

    // A running clock is wider, being bold and with its mark: where it does not fit beside the other, that one gives way.
    void theClockThatRunsIsSeenWhereThereIsTooLittleRoom()
    {
        int boardsWithOne = 0;
        for (int width = 330; width <= 480; width += 6) {
            Circle desk(6, {static_cast<double>(width), 420}, Arrangement::Kind::Desk);
            desk.picture.dials.assign(12, BoardClock{QStringLiteral("12:07")});
            desk.picture.dials[2].isRunning = true; // white on board 2
            if (dialRoom(*desk.layout, *desk.picture.game, Side{2}).isNull())
                continue;
            const auto isSeen = [&](std::uint8_t side) {
                Circle other = Circle(6, {static_cast<double>(width), 420}, Arrangement::Kind::Desk);
                other.picture.dials = desk.picture.dials;
                other.picture.dials[side].time = QStringLiteral("12:08");
                return !desk.difference(other.painted()).isNull();
            };
            const bool isOther = isSeen(3);
            QVERIFY2(isSeen(2) || !isOther, qPrintable(QString::number(width)));
            boardsWithOne += isSeen(2) && !isOther;
        }
        QVERIFY(boardsWithOne > 0);
    }

    // Of two names one was left out, though both have room where each has what it needs.
    void bothNamesAreSeenAboveABoardWhereTheyHaveRoom()
    {
        Circle desk(3, {620, 600}, Arrangement::Kind::Desk);
        desk.picture.dials.assign(6, BoardClock{QStringLiteral("15:00")});
        desk.picture.seatNames = {QStringLiteral("Alexandra"), QStringLiteral("Benedikt"),
                                  QStringLiteral("Clementine")};
        for (std::size_t seat = 0; seat < 3; ++seat) {
            const QImage named = desk.painted();
            const QString name = desk.picture.seatNames[seat];
            QString& other = desk.picture.seatNames[seat]; // one that takes as much room
            std::reverse(other.begin(), other.end());
            int boards = 0;
            for (std::uint8_t board = 0; board < 3; ++board) {
                QRectF above;
                for (const Side side : sidesOn(*desk.picture.game, board))
                    above |= dialRoom(*desk.layout, *desk.picture.game, side);
                const QImage now = desk.painted();
                boards += named.copy(above.toAlignedRect()) != now.copy(above.toAlignedRect());
            }
            QCOMPARE(boards, 2); // on each that it plays
            desk.picture.seatNames[seat] = name;
        }
    }

    /** In bold it was too long, and came back when the other was on turn. */
    void namesAboveBoardsStayWhoeverIsOnTurn()
    {
        int with = 0;
        int without = 0;
        for (int width = 480; width <= 960; width += 12) {
            const auto seen = [width](std::uint8_t onTurn) {
                Circle desk(3, {static_cast<double>(width), 600}, Arrangement::Kind::Desk);
                desk.picture.dials.assign(6, BoardClock{QStringLiteral("15:00")});
                desk.picture.seatNames = {QStringLiteral("Alexandra-Marie"), QStringLiteral("Benedikt"),
                                          QStringLiteral("Cleo")};
                desk.picture.contents.sidesOnTurn = {};
                for (std::uint8_t board = 0; board < 3; ++board) {
                    desk.picture.contents.sidesOnTurn.insert(Side{static_cast<std::uint8_t>(2 * board + onTurn)});
                    desk.picture.dials[2 * board + onTurn].isRunning = true;
                }
                QList<bool> names;
                const QImage named = desk.painted();
                for (QString& name : desk.picture.seatNames) {
                    const QString before = name;
                    std::reverse(name.begin(), name.end());
                    const QImage now = desk.painted();
                    for (std::uint8_t side = 0; side < 6; side += 2) {
                        const QRect above =
                            (dialRoom(*desk.layout, *desk.picture.game, Side{side}) |
                             dialRoom(*desk.layout, *desk.picture.game, Side{static_cast<std::uint8_t>(side + 1)}))
                                .toAlignedRect();
                        names += named.copy(above) != now.copy(above);
                    }
                    name = before;
                }
                return names;
            };
            const QList<bool> white = seen(0);
            QVERIFY2(white == seen(1), qPrintable(QString::number(width)));
            const bool isAll = white.count(true) == 6; // each on two boards
            with += isAll ? 1 : 0;
            without += isAll ? 0 : 1;
        }
        QVERIFY(with > 0 && without > 0);
    }

    void clocksAboveABoardStandApart()
    {
        const Circle desk(6, {440, 420}, Arrangement::Kind::Desk);
        for (std::uint8_t board = 0; board < 6; ++board) {
            const QRectF white = dialRoom(*desk.layout, *desk.picture.game, Side{static_cast<std::uint8_t>(2 * board)});
            const QRectF black =
                dialRoom(*desk.layout, *desk.picture.game, Side{static_cast<std::uint8_t>(2 * board + 1)});
            QVERIFY(black.left() > white.right() + 2);
        }
    }

    void onlyTheClocksRoomIsPaintedOtherwise()
    {
        Circle desk(8, {960, 690}, Arrangement::Kind::Desk);
        const QImage bare = desk.painted();
        desk.picture.dials.assign(16, BoardClock());
        for (std::uint8_t side = 0; side < 16; ++side) {
            desk.picture.dials[side] = {QStringLiteral("1:19:57"), true};
            const QRectF room = dialRoom(*desk.layout, *desk.picture.game, Side{side});
            QVERIFY(room.adjusted(-1, -1, 1, 1).contains(desk.difference(bare)));
            for (int board = 0; board < 8; ++board)
                QVERIFY(!room.intersects(desk.layout->edge(board).boundingRect()));
            desk.picture.dials[side] = {};
        }
    }

    // What is painted scrap by scrap, as screens do, leaves nothing out that belongs between and beside the boards.
    void scrapsMakeTheWhole()
    {
        for (const auto kind : {Arrangement::Kind::Desk, Arrangement::Kind::Circle}) {
            Circle table(6, {960, 690}, kind);
            const QSize size = table.layout->bounds().size().toSize();
            const auto painted = [&](const std::vector<QRect>& parts) {
                QImage image(size, QImage::Format_RGB32);
                image.fill(Qt::darkGreen);
                QPainter painter(&image);
                for (const QRect& part : parts) {
                    painter.setClipRect(part);
                    paintBoard(painter, *table.layout, table.picture, table.style, {BoardLayer::Under, part});
                }
                return image;
            };
            constexpr int kScrap = 30; // about a cell
            std::vector<QRect> scraps;
            for (int y = 0; y < size.height(); y += kScrap) {
                for (int x = 0; x < size.width(); x += kScrap)
                    scraps.emplace_back(x, y, kScrap, kScrap);
            }
            const std::vector<QRect> all{QRect(QPoint(), size)};
            const QImage bare = painted(all);
            const QImage bareScraps = painted(scraps);
            table.picture.dials.assign(12, kFull);
            table.picture.dials[3].isRunning = true;
            for (std::uint8_t seat = 0; seat < 6; ++seat)
                table.picture.contents.stockpiles.push_back({Seat{seat}, {PieceKind{1}, Side{0}, 3}, 2});
            const QImage whole = painted(all);
            const QImage pieced = painted(scraps);
            int reported = 0;
            for (int y = 0; y < size.height(); ++y) {
                for (int x = 0; x < size.width(); ++x) {
                    const bool isTold = whole.pixel(x, y) != bare.pixel(x, y);
                    QCOMPARE(pieced.pixel(x, y) != bareScraps.pixel(x, y), isTold);
                    reported += isTold;
                }
            }
            QVERIFY2(reported > 1000, qPrintable(QString::number(reported)));
        }
    }
};

RINGFORD_TEST(TestSeatNotes)
#include "test_seat_notes.moc"
