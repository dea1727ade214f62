// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ValueBar.h"

#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/paint/Theme.h"
#include "ui/panels/LineView.h"

#include <QBoxLayout>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <set>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::matchOf;

namespace {

/** A bar of 400 px, and what it looks like. */
struct Bar {
    explicit Bar(const GameDescription& game, const std::vector<int>& values)
    {
        bar.resize(400, bar.sizeHint().height());
        bar.setShares(game, campShares(game, values));
        bar.resize(400, bar.sizeHint().height());
        picture = bar.grab().toImage();
    }
    /** The colour so far along the whole widget, near the upper edge, where no letters are. */
    QColor at(double part) const { return picture.pixelColor(static_cast<int>(part * picture.width()), 3); }

    ValueBar bar;
    QImage picture;
};

QColor fillOf(const GameDescription& game, int seat)
{
    return Theme::fill(game.seats[static_cast<std::size_t>(seat)].colour);
}

} // namespace

class TestValueBar : public QObject {
    Q_OBJECT

private slots:
    void theLongerPartIsOfWhoStandsBetter()
    {
        const Match match = matchOf("orthodox");
        const GameDescription& game = match.game().description();
        const Bar bar(game, {500, -500});
        for (const double part : {0.2, 0.5, 0.65})
            QCOMPARE(bar.at(part), fillOf(game, 0));
        for (const double part : {0.75, 0.9})
            QCOMPARE(bar.at(part), fillOf(game, 1));
    }

    void ofManyEachHasItsPart()
    {
        const Match match = matchOf("circular", {}, {{"players", "4"}});
        const GameDescription& game = match.game().description();
        const Bar bar(game, {0, 0, -1000, 0});
        QCOMPARE(bar.at(0.2), fillOf(game, 0));
        QCOMPARE(bar.at(0.5), fillOf(game, 1));
        QCOMPARE(bar.at(0.8), fillOf(game, 3));
        QVERIFY(!bar.bar.accessibleDescription().contains(QString::fromStdString(game.seats[2].title.english())));
    }

    /** The last parts are as narrow as those before: their letters push each other to the left, not onto each other. */
    void lettersOfNarrowPartsAtTheRightEndStandApart()
    {
        const Match match = matchOf("circular", {}, {{"players", "6"}});
        const GameDescription& game = match.game().description();
        const Bar bar(game, {1000, -1000, -1000, -990, -990, -990});
        const int top = bar.picture.height() * 2 / 3;
        const QRgb ground = bar.picture.pixel(1, bar.picture.height() - 2);
        // Columns of pixels without ink divide the letters of three seats.
        int letters = 0;
        bool wasInk = false;
        for (int x = bar.picture.width() / 2; x < bar.picture.width(); ++x) {
            bool isInk = false;
            for (int y = top + 4; y < bar.picture.height(); ++y)
                isInk = isInk || bar.picture.pixel(x, y) != ground;
            letters += isInk && !wasInk ? 1 : 0;
            wasInk = isInk;
        }
        QVERIFY2(letters >= 3, qPrintable(QString::number(letters)));
    }

    /** Of a share of a percent the lines around it left nothing. */
    void aSmallShareHasItsColour()
    {
        const Match match = matchOf("circular", {}, {{"players", "6"}});
        const GameDescription& game = match.game().description();
        int small = 0;
        for (int value = -1000; value <= -800; value += 10) {
            const std::vector<int> values{0, 0, value, 0, value, 0};
            const auto shares = campShares(game, values);
            const auto share =
                std::ranges::find_if(shares, [](const CampShare& one) { return one.seats.contains(Seat{2}); });
            if (share == shares.end() || share->permille < 3 || share->permille > 20)
                continue;
            ++small;
            const Bar bar(game, values);
            for (const int seat : {2, 4}) {
                bool isSeen = false;
                for (int x = 0; x < bar.picture.width(); ++x)
                    isSeen = isSeen || bar.picture.pixelColor(x, 3) == fillOf(game, seat);
                QVERIFY2(isSeen, qPrintable(QStringLiteral("%1 of %2").arg(seat).arg(value)));
            }
        }
        QVERIFY(small > 0);
    }

    void lettersKeepAwayFromTheMarkOfTheMiddle()
    {
        const Match match = matchOf("strategic", {}, {{"boards", "3"}});
        const GameDescription& game = match.game().description();
        for (int value = -900; value <= 900; value += 15) {
            std::vector<int> values;
            for (const SeatInfo& seat : game.seats)
                values.push_back(seat.colour == game.seats.front().colour ? value : -value);
            const Bar bar(game, values);
            const int middle = bar.picture.width() / 2;
            for (int x = middle - 1; x <= middle + 1; ++x) {
                for (int y = 4; y < bar.bar.sizeHint().height() / 2 - 6; ++y) // above the mark
                    QVERIFY2(bar.picture.pixel(x, y) == bar.picture.pixel(x, 3), qPrintable(QString::number(value)));
            }
        }
    }

    /** Those of the eight of a team that is about to lose ran on below the parts of the other. */
    void lettersBelowOneTeamAreNotBelowAnother()
    {
        const Match match = matchOf("strategic", {}, {{"boards", "8"}});
        const GameDescription& game = match.game().description();
        int narrow = 0;
        for (int value = -900; value <= 900; value += 50) {
            std::vector<int> values;
            for (const SeatInfo& seat : game.seats)
                values.push_back(seat.colour == game.seats.front().colour ? value : -value);
            const Bar bar(game, values);
            const double border = campShares(game, values).front().permille * bar.picture.width() / 1000.0;
            const int from = bar.picture.height() * 2 / 3;
            int left = bar.picture.width();
            int right = 0;
            for (int x = 0; x < bar.picture.width(); ++x) {
                for (int y = from; y < bar.picture.height(); ++y) {
                    if (bar.picture.pixel(x, y) == bar.picture.pixel(1, bar.picture.height() - 2))
                        continue;
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
            }
            if (right == 0)
                continue;
            ++narrow;
            const bool isFirst = border < bar.picture.width() / 2.0; // whose parts are narrow
            const double slack = 5;                                  // a letter may be wider than all of a team
            QVERIFY2(isFirst ? right < border + slack : left > border - slack, qPrintable(QString::number(value)));
        }
        QVERIFY(narrow > 4);
    }

    void lettersOfNarrowPartsStandBelow()
    {
        const Match match = matchOf("circular", {}, {{"players", "4"}});
        const GameDescription& game = match.game().description();
        const auto inkBelow = [&](const std::vector<int>& values) {
            const Bar bar(game, values);
            const int top = bar.picture.height() * 2 / 3;
            std::set<QRgb> colours;
            for (int y = top; y < bar.picture.height(); ++y) {
                for (int x = 0; x < bar.picture.width(); ++x)
                    colours.insert(bar.picture.pixel(x, y));
            }
            return colours.size() > 1;
        };
        QVERIFY(!inkBelow({0, 0, 0, 0}));
        QVERIFY(inkBelow({900, 900, -980, 900}));
    }

    void aTeamIsShownWithAllItsSeats()
    {
        const Match match = matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        const GameDescription& game = match.game().description();
        const Bar bar(game, {0, 0, 0, 0});
        std::set<QRgb> seen;
        for (const double part : {0.12, 0.37, 0.62, 0.87})
            seen.insert(bar.at(part).rgb());
        QCOMPARE(seen.size(), 4);
    }

    void nothingIsKnownAtFirst()
    {
        const Match match = matchOf("orthodox");
        ValueBar bar;
        bar.setShares(match.game().description(), {});
        QVERIFY(bar.accessibleDescription().isEmpty());
        QVERIFY(!bar.accessibleName().isEmpty());
        QVERIFY(!bar.grab().isNull());
    }

    void aLongLineIsCutAndGoneAlong()
    {
        LineView line;
        QStringList texts;
        for (int number = 10; number < 40; ++number)
            texts += QStringLiteral("a%1-b%1").arg(number);
        line.setTexts(texts);
        line.resize(200, line.sizeHint().height());
        line.show();
        const auto* const more = line.findChild<QLabel*>();
        QVERIFY(more->isVisible());
        line.setFocus(Qt::TabFocusReason);
        for (const int number : {20, 29}) {
            line.setCurrentRow(number);
            const QRect place = line.visualItemRect(line.item(number));
            QVERIFY2(line.viewport()->rect().contains(place), qPrintable(QString::number(place.left())));
        }
        QVERIFY(!more->isVisible());
        line.setTexts({});
        QCOMPARE(line.lookedAt(), -1);
        QCOMPARE(line.sizeHint().height() > 0, true);
    }

    /** It was cut above free room. */
    void aLongLineTakesTheRowsThatThereAre()
    {
        QWidget panel;
        auto* const line = new LineView;
        auto* const rows = new QVBoxLayout(&panel);
        rows->addWidget(line, 1);
        rows->addStretch();
        QStringList texts;
        for (int number = 10; number < 30; ++number)
            texts += QStringLiteral("a%1-b%1").arg(number);
        line->setTexts(texts);
        const int one = line->sizeHint().height();
        panel.resize(300, one + 10);
        panel.show();
        for (int height = one + 10; height < 300; height += 7) {
            panel.resize(300, height);
            QCoreApplication::processEvents();
            const QRect room = line->viewport()->rect();
            for (int number = 0; number < line->count(); ++number) {
                const QRect place = line->visualItemRect(line->item(number));
                QVERIFY2(!room.intersects(place) || room.contains(place), qPrintable(QString::number(height)));
            }
        }
        QVERIFY(line->height() > 3 * one);
        QVERIFY(line->visualItemRect(line->item(3)).bottom() < line->visualItemRect(line->item(19)).top());
        // Empty it is no higher, before the first line and afterwards.
        const int most = line->maximumHeight();
        line->setTexts({});
        QVERIFY(line->maximumHeight() < 2 * most);
        QVERIFY(LineView().maximumHeight() < 2 * most);
        // Larger letters need more.
        QFont letters = line->font();
        letters.setPixelSize(2 * QFontInfo(letters).pixelSize());
        line->setFont(letters);
        QVERIFY(line->maximumHeight() > most);
    }
};

RINGFORD_TEST(TestValueBar)
#include "test_valuebar.moc"
