// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/SearchService.h"

#include "tests/support/FakeSearch.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <optional>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::FakeSearches;
using ringford::test::matchOf;

namespace {

/** A service, and what it has told. */
struct Desk {
    Desk()
    {
        QObject::connect(service.get(), &SearchService::answered, service.get(),
                         [this](int number, const SearchReport& report) {
                             numbers += number;
                             last = report;
                         });
        QObject::connect(service.get(), &SearchService::progressed, service.get(), [this] { ++news; });
    }

    int ask(std::uint64_t seed = 0)
    {
        SearchTask task{game->start()};
        task.seed = seed;
        return service->ask(game, std::move(task));
    }
    /** Has asked, and the search is at it. */
    int askAndHold()
    {
        searches.hold();
        const int before = searches.begun();
        const int number = ask();
        [&] { QTRY_VERIFY(searches.begun() > before); }();
        return number;
    }

    FakeSearches searches;
    std::shared_ptr<const Game> game = matchOf("orthodox").sharedGame();
    std::unique_ptr<SearchService> service =
        std::make_unique<SearchService>([this](const Game& of) { return searches.make(of); });
    QList<int> numbers;
    SearchReport last{};
    int news = 0;
};

/** How nice the calling thread is to others, as Linux has it; nothing where that cannot be read. */
std::optional<int> niceness()
{
    QFile file(QStringLiteral("/proc/thread-self/stat"));
    if (!file.open(QFile::ReadOnly))
        return std::nullopt;
    constexpr qsizetype kNice = 16; // behind the name, which ends with the last bracket
    const QByteArray text = file.readAll();
    return text.mid(text.lastIndexOf(')') + 2).split(' ').value(kNice).toInt();
}

} // namespace

class TestSearchService : public QObject {
    Q_OBJECT

private slots:
    void whatIsAskedIsAnswered()
    {
        Desk desk;
        const int number = desk.ask();
        QVERIFY(desk.service->isBusy());
        QTRY_COMPARE(desk.numbers, QList<int>{number});
        QVERIFY(!desk.service->isBusy());
        QCOMPARE(desk.last.lines.size(), 1);
    }

    void aSearchGivesWayToTheWindow()
    {
        const std::optional<int> ours = niceness();
        if (!ours)
            QSKIP("This system does not tell how threads share processors.");
        Desk desk;
        std::optional<int> ofSearch;
        desk.service = std::make_unique<SearchService>([&](const Game& of) {
            ofSearch = niceness();
            return desk.searches.make(of);
        });
        QSignalSpy answers(desk.service.get(), &SearchService::answered);
        desk.ask();
        QTRY_COMPARE(answers.size(), 1);
        QVERIFY(ofSearch > ours);
    }

    void anOlderAnswerIsDropped()
    {
        Desk desk;
        desk.askAndHold();
        const int second = desk.ask(); // stops the first, and is held as well
        QTRY_COMPARE(desk.searches.begun(), 2);
        QCOMPARE(desk.searches.ended(), 1);
        desk.searches.letGo();
        QTRY_COMPARE(desk.numbers, QList<int>{second});
    }

    void whatIsDroppedIsNotHeardOf()
    {
        Desk desk;
        desk.askAndHold();
        desk.service->drop();
        QVERIFY(!desk.service->isBusy());
        QTRY_COMPARE(desk.searches.ended(), 1);
        desk.searches.letGo();
        const int next = desk.ask();
        QTRY_COMPARE(desk.numbers, QList<int>{next});
    }

    void finishingAnswersWithWhatIsThere()
    {
        Desk desk;
        const int number = desk.askAndHold();
        desk.service->finish();
        QTRY_COMPARE(desk.numbers, QList<int>{number});
        QCOMPARE(desk.last.lines.size(), 1);
    }

    void newsComesTenTimesASecondAtMost()
    {
        Desk desk;
        desk.searches.setNews(100'000);
        QElapsedTimer watch;
        watch.start();
        desk.ask();
        QTRY_COMPARE(desk.numbers.size(), 1);
        QVERIFY(desk.news >= 1);
        QVERIFY2(desk.news <= 1 + watch.elapsed() / 100, qPrintable(QString::number(desk.news)));
    }

    void aSearchIsMadeForEachGameAndForgetsForEachSeed()
    {
        Desk desk;
        const auto askAndWait = [&](std::uint64_t seed) {
            const int number = desk.ask(seed);
            return QTest::qWaitFor([&] { return desk.numbers.contains(number); });
        };
        QVERIFY(askAndWait(1));
        QVERIFY(askAndWait(1));
        QCOMPARE(desk.searches.made(), 1);
        QCOMPARE(desk.searches.forgotten(), 0);
        QVERIFY(askAndWait(2));
        QCOMPARE(desk.searches.forgotten(), 1);
        desk.game = matchOf("circular").sharedGame();
        QVERIFY(askAndWait(2));
        QCOMPARE(desk.searches.made(), 2);
        QCOMPARE(desk.searches.forgotten(), 1);
    }

    void aServiceThatIsDestroyedStopsItsSearch()
    {
        Desk desk;
        desk.askAndHold();
        desk.service.reset();
        QCOMPARE(desk.searches.ended(), 1);
        QCoreApplication::processEvents();
        QVERIFY(desk.numbers.isEmpty());
    }

    void aServiceThatNobodyAskedHasNoThread()
    {
        Desk desk;
        desk.service.reset();
        QCOMPARE(desk.searches.made(), 0);
    }

    void aGameWithoutASearchIsAnsweredWithNothing()
    {
        SearchService service([](const Game&) { return nullptr; });
        QSignalSpy answers(&service, &SearchService::answered);
        std::size_t lines = 1;
        connect(&service, &SearchService::answered, this,
                [&](int, const SearchReport& report) { lines = report.lines.size(); });
        const auto game = matchOf("orthodox").sharedGame();
        service.ask(game, {game->start()});
        QTRY_COMPARE(answers.size(), 1);
        QCOMPARE(lines, 0);
    }
};

RINGFORD_TEST(TestSearchService)
#include "test_searchservice.moc"
