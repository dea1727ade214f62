// SPDX-License-Identifier: GPL-3.0-or-later
// Files of several records: one of them is opened, the others stay as they are in the file, and take no matches.
#include "engine/text/Files.h"
#include "engine/text/ReadingLimits.h"
#include "engine/text/RecordReader.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/Effort.h"
#include "tests/support/MostMemory.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "tests/support/ui/FileDesk.h"
#include "ui/dialogs/RecordChooser.h"
#include "ui/files/RecordList.h"
#include "ui/widgets/Announcer.h"

#include <QCryptographicHash>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;

namespace {

const QByteArrayList kRecords{
    "[Game \"checkers\"]\n[Event \"First\"]\n\n1. b2-c3 *\n",
    "[Game \"orthodox\"]\n[Seat \"white: Ann\"]\n\n{before} 1. e2-e4 $1 (1. d2-d4 {or this}) e7-e5 1-0\n",
    "[Game \"checkers\"]\n[Date \"2026.11.25\"]\n\n1. b2-a3 a7-b6 *\n",
    "[Game \"orthodox\"]\n\n*\n",
};

struct RecordsDesk : test::FileDesk {
    explicit RecordsDesk(const QByteArray& bytes)
    {
        files.open(test::makeFile(file, bytes));
        settle();
    }

    RecordChooser& chooser() const { return *window.findChild<RecordChooser*>(); }
    void choose(int row)
    {
        auto* const list = chooser().findChild<QTreeView*>();
        list->setCurrentIndex(list->model()->index(row, 0));
        chooser().accept();
    }
    /** Each record of the file as it is written. */
    QStringList records() const
    {
        QStringList all;
        const auto bytes = readFile(file.toStdString());
        for (const Match& one : readRecords(*bytes, test::testRegistry()).matches)
            all += QString::fromStdString(*writeRecord(one, test::testRegistry()));
        return all;
    }

    const QString file = path(QStringLiteral("games.ringford"));
};

QByteArray hashOfFile(const QString& name)
{
    QFile file(name);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

} // namespace

class TestManyRecords : public QObject {
    Q_OBJECT

private slots:
    void smallRecordsTakeNoMoreThanTheirFile()
    {
        if (!test::tellsMemory())
            QSKIP("how much memory was taken is not known");
        constexpr qsizetype kSize = 4 * 1024 * 1024;
        const QByteArray record = "[Game \"checkers\"]*\n";
        {
            const RecordsDesk few(record.repeated(2));
            QVERIFY(few.window.findChild<RecordChooser*>());
        }
        const QByteArray bytes = record.repeated(kSize / record.size());
        const qint64 before = test::mostMemory();
        RecordsDesk many(bytes);
        many.chooser().grab();
        many.choose(200'000);
        QVERIFY(many.match.viewedNode()->isRoot());
        QCOMPARE(many.document.file(), many.file);
        const qint64 taken = test::mostMemory() - before;
        QVERIFY2(taken < 16 * kSize, qPrintable(QString::number(taken)));
    }

    /** Who alone was named could have been either. */
    void whoIsNotKnownHasAWordBesideOneWhoIs()
    {
        const auto reading = readRecords("[Game \"orthodox\"]\n[Seat \"black: Ben\"]\n*\n[Game \"orthodox\"]\n*\n",
                                         test::testRegistry());
        QCOMPARE(reading.matches.size(), std::size_t{2});
        RecordList list;
        list.add(reading.matches[0], 0);
        list.add(reading.matches[1], 0);
        list.add({{0, "White", "Ann"}, {0, "Black", "?"}}, {}, 0, 3);
        list.add({{0, "White", "?"}, {0, "Black", "?"}}, {}, 0, 4);
        QCOMPARE(list[0].players, QStringLiteral("N.N. – Ben"));
        QCOMPARE(list[1].players, QString());
        QCOMPARE(list[2].players, QStringLiteral("Ann – N.N."));
        QCOMPARE(list[3].players, QString());
    }

    /** Sixteen boards take longer to be written than a record takes to be read. */
    void largeBoardsAreNotWrittenForEachRecord()
    {
        const Registry& registry = test::testRegistry();
        std::string own = "turn:"; // with hardly a piece
        for (int board = 1; board <= 16; ++board)
            own += ' ' + std::to_string(board) + 'w';
        own += "; seats:";
        for (int board = 1; board <= 16; ++board) {
            const std::string number = std::to_string(board);
            own += ' ' + number + '=' + static_cast<char>('A' + board - 1) + static_cast<char>('A' + board % 16);
            own.insert(0, number + "w: Ke1; " + number + "b: Ke8; ");
        }
        const auto reading = readRecords("[Game \"multiplayer\"]\n[Options \"players=16\"]\n*\n"
                                         "[Game \"multiplayer\"]\n[Options \"players=16\"]\n*\n[Game \"orthodox\"]\n*\n"
                                         "[Game \"orthodox\"]\n[Setup \"white: Ke1; black: Ke8; turn: white\"]\n*\n"
                                         "[Game \"multiplayer\"]\n[Options \"players=16\"]\n[Setup \"" +
                                             own + "\"]\n*\n",
                                         registry);
        QCOMPARE(reading.matches.size(), std::size_t{5});
        RecordList list;
        const int rows = test::cases(100'000, 10'000);
        const test::WorkTimer timer;
        for (int i = 0; i < rows; ++i)
            list.add(reading.matches[static_cast<std::size_t>(i % 2)], 0);
        QVERIFY2(timer.elapsed() < test::kDeadPause, qPrintable(QString::number(timer.elapsed())));
        for (const std::size_t one : {2U, 3U, 2U})
            list.add(reading.matches[one], 0);
        const auto last = static_cast<std::size_t>(rows);
        QVERIFY(list[0].words.isEmpty());
        QVERIFY(list[last].words.isEmpty());
        QCOMPARE(list[last + 1].words, QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
        QVERIFY(list[last + 2].words.isEmpty());
        const test::WorkTimer timerOfOwn;
        for (int i = 0; i < rows; ++i)
            list.add(reading.matches[4], 0);
        QVERIFY2(timerOfOwn.elapsed() < test::kDeadPause, qPrintable(QString::number(timerOfOwn.elapsed())));
        QVERIFY(list[last + 3].words.startsWith(QStringLiteral("1w: Ke1; 1b: Ke8; 2w: ")));
    }

    void listsWhatRecordsTell()
    {
        const RecordsDesk desk(kRecords.join('\n'));
        const QAbstractItemModel& list = *desk.chooser().findChild<QTreeView*>()->model();
        const auto column = [&list](int at) {
            QStringList told;
            for (int row = 0; row < list.rowCount(); ++row)
                told += list.index(row, at).data().toString();
            return told.join(u'|');
        };
        QCOMPARE(column(RecordTable::Number), QStringLiteral("1|2|3|4"));
        QCOMPARE(column(RecordTable::Players), QStringLiteral("|Ann – N.N.||"));
        QCOMPARE(column(RecordTable::Event), QStringLiteral("First|||"));
        QCOMPARE(column(RecordTable::Date), QStringLiteral("||25 November 2026|"));
        QVERIFY(column(RecordTable::Ending).contains(QStringLiteral("|1–0|")));
        QVERIFY(!list.index(0, RecordTable::Title).data().toString().isEmpty());
        // Whoever looks for one types it as it is shown, or as the file has it.
        for (const char* typed : {"2026.11", "Novem", "1-0", "1–0"}) {
            desk.chooser().findChild<QLineEdit*>()->setText(QString::fromUtf8(typed));
            QVERIFY2(list.rowCount() > 0 && list.rowCount() < 4, typed);
        }
    }

    /** Rows that are not in sight when columns find their widths have longer numbers. */
    void largeNumbersAreNotCut()
    {
        const RecordsDesk desk(QByteArray("[Game \"checkers\"]\n\n*\n").repeated(10'000));
        const auto& list = *desk.chooser().findChild<QTreeView*>();
        QTRY_COMPARE(list.model()->rowCount(), 10'000);
        const QModelIndex last = list.model()->index(9'999, RecordTable::Number);
        QVERIFY(list.columnWidth(RecordTable::Number) >= list.sizeHintForIndex(last).width());
    }

    void whatIsFoundIsTold()
    {
        const RecordsDesk desk(kRecords.join('\n'));
        auto* const find = desk.chooser().findChild<QLineEdit*>();
        const auto told = [&] { return ui::Announcer::of(desk.chooser()).said(); };
        QTest::keyClicks(find, "check");
        QTRY_COMPARE(told().size(), 1); // once, not after each letter
        QVERIFY2(told().front().startsWith(QStringLiteral("2 rows. Chosen: Choice checkers, First")),
                 qPrintable(told().front()));
        QTest::keyClicks(find, "x");
        QTRY_COMPARE(told().back(), QStringLiteral("Nothing here holds this text."));
    }

    void eachCanBeOpenedAndSavedAmongTheOthers_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < kRecords.size(); ++number)
            QTest::addRow("%d", number + 1) << number;
    }
    void eachCanBeOpenedAndSavedAmongTheOthers()
    {
        QFETCH(int, number);
        RecordsDesk desk(kRecords.join('\n'));
        const QStringList before = desk.records();
        desk.choose(number);
        QCOMPARE(QString::fromStdString(*writeRecord(desk.match.match(), test::testRegistry())), before[number]);
        desk.match.show(desk.match.match().start());
        desk.match.play(desk.match.possibleActions().back());
        for (int times = 0; times < 2; ++times) { // what was saved once is what the next save begins with
            desk.files.save();
            desk.settle();
            QStringList after = desk.records();
            QCOMPARE(after.size(), before.size());
            QVERIFY(after[number] != before[number]);
            after[number] = before[number];
            QCOMPARE(after, before);
        }
    }

    void whatStandsBeforeAnErrorIsOneToChoose_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("last");
        QTest::newRow("the first") << 0 << "b2-c3";
        QTest::newRow("another") << 1 << "e7-e5";
        QTest::newRow("the one with the error") << 2 << "a7-b6";
    }
    void whatStandsBeforeAnErrorIsOneToChoose()
    {
        QFETCH(int, row);
        QFETCH(QString, last);
        RecordsDesk desk(kRecords[0] + kRecords[1] + "[Game \"checkers\"]\n\n1. b2-a3 a7-b6 2. a3-a4 *\n" +
                         kRecords[3]);
        auto* const open = desk.messages.findChild<QPushButton*>();
        QVERIFY(open);
        open->click();
        QCOMPARE(desk.chooser().findChild<QTreeView*>()->model()->rowCount(), 3);
        desk.choose(row);
        QCOMPARE(QString::fromStdString(desk.match.match().end()->entry().text), last);
        QVERIFY(desk.document.file().isEmpty());
    }

    void aRecordThatIsNotThereAgainIsNotOpened()
    {
        RecordsDesk desk(kRecords[0] + kRecords[1] + "[Game \"checkers\"]\n\n1. b2-a3 a3-a4 *\n");
        std::shared_ptr<FileContent> content;
        connect(&desk.document, &Document::wasRead, &desk.document, [&content](const auto& read) { content = read; });
        desk.document.read(desk.file);
        QTRY_VERIFY(content);
        for (int times = 0; times < 2; ++times) { // the first match is kept, and then read again
            QVERIFY(desk.document.adopt(*content, 0));
            QCOMPARE(desk.match.match().end()->entry().text, std::string("b2-c3"));
        }
        QVERIFY(desk.document.adopt(*content, 2));
        QVERIFY(!desk.document.adopt(*content, 2));
        content->bytes = std::make_shared<const std::string>();
        QVERIFY(!desk.document.adopt(*content, 1));
        QCOMPARE(desk.match.match().end()->entry().text, std::string("b2-a3"));
    }

    void noMoreIsSavedThanCanBeOpened()
    {
        constexpr auto kEach = static_cast<qsizetype>(ReadingLimits::kMostPartsOfRecord);
        constexpr auto kFull = static_cast<qsizetype>(ReadingLimits::kMostParts) / kEach - 1;
        const auto record = [](qsizetype comments) {
            return "[Game \"checkers\"]\n" + QByteArray("{}").repeated(comments) + "*\n";
        };
        RecordsDesk desk(record(kEach).repeated(kFull) + record(kEach - 2) + record(1));
        desk.choose(static_cast<int>(kFull) + 1);
        const auto save = [&desk](std::size_t comments) {
            desk.match.setComments(desk.match.match().start(), std::vector<std::string>(comments, "so"));
            desk.files.save();
            desk.settle();
            return !desk.match.isModified();
        };
        QVERIFY(save(2)); // now the file is full
        const QByteArray hash = hashOfFile(desk.file);
        QVERIFY(!save(3));
        QCOMPARE(hashOfFile(desk.file), hash);
        QVERIFY2(desk.messages.text().contains(QStringLiteral("1500000")), qPrintable(desk.messages.text()));
    }
};

RINGFORD_TEST(TestManyRecords)
#include "test_many_records.moc"
