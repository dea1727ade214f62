// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls that outlive the program.
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/DiceTest.h"
#include "ui/dice/RollKeeper.h"
#include "ui/widgets/MessageBar.h"

#include <QDir>
#include <QFile>
#include <QTableView>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestRollKeeper : public test::DiceTest {
    Q_OBJECT

private slots:
    void init() { clear(); }

    void rollsComeBackAtTheNextStart()
    {
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("3d6");
        roll("40d1000");
        const dice::RollSet last = m_session->viewed()->set;
        QTRY_VERIFY(keeper->isSettled()); // written before anything ends
        QVERIFY(QFile::exists(path("rolls.txt")));
        roll("d4"); // and at the end
        keeper = startAgain(std::move(keeper));
        QCOMPARE(m_session->history().size(), 3U);
        m_session->goBack();
        QCOMPARE(m_session->viewed()->set, last);
        makePanel();
        QCOMPARE(m_panel->findChild<QTableView*>(QStringLiteral("history"))->model()->rowCount(), 3);
    }

    void whatWasRolledBeforeAllWasReadStandsBehind()
    {
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("d4");
        keeper.reset();
        m_session = std::make_unique<DiceSession>();
        makePanel();
        keeper = start();
        roll("d6");
        QTRY_COMPARE(m_session->history().size(), 2U);
        QCOMPARE(m_session->viewed()->set.roll.text, std::string("d6"));
        QCOMPARE(m_session->history().heading(0).entry.set.roll.text, std::string("d4"));
        QCOMPARE(m_panel->findChild<QTableView*>(QStringLiteral("history"))->model()->rowCount(), 2);
        startAgain(std::move(keeper));
        QCOMPARE(m_session->history().size(), 2U);
    }

    void aNameIsKept()
    {
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("d4");
        roll("d6");
        m_session->goBack();
        m_session->rename(QStringLiteral("Fireball"));
        keeper = startAgain(std::move(keeper));
        QCOMPARE(m_session->history().heading(0).entry.set.name, std::string("Fireball"));
        QCOMPARE(m_session->history().heading(1).entry.set.name, std::string("d6"));
    }

    void keptDiceAreKnownAgain()
    {
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("3d6");
        m_session->rollRest({true, false, true});
        keeper = startAgain(std::move(keeper));
        QVERIFY(m_session->viewed()->hasKeptDice);
        QCOMPARE(m_session->viewed()->kept, (std::vector<bool>{true, false, true}));
    }

    void whatIsDamagedIsLeftOut()
    {
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("d4");
        roll("d6");
        roll("d8");
        keeper.reset();
        QFile file(path("rolls.txt"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        file.resize(0);
        file.seek(0);
        file.write(bytes.replace("Name=d6", "Name=d7").chopped(3)); // one is edited, and the last one is cut
        file.close();
        keeper = startAgain(nullptr);
        QCOMPARE(m_session->history().size(), 1U);
        QCOMPARE(m_session->viewed()->set.roll.text, std::string("d4"));
    }

    void whatIsDamagedIsCopied()
    {
        const QByteArray note("A shopping list, by mistake\n");
        replace("rolls.txt", note);
        makePanel();
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        QCOMPARE(bytesOf("rolls.txt.damaged"), note);
        QVERIFY2(said().contains(QStringLiteral("rolls.txt.damaged")), qPrintable(said()));
        roll("d4");
        QTRY_VERIFY(keeper->isSettled());
        keeper = startAgain(std::move(keeper));
        QCOMPARE(rolls(), QStringList{QStringLiteral("d4")});
        QCOMPARE(bytesOf("rolls.txt.damaged"), note);
        QVERIFY(!QFile::exists(path("rolls.txt.damaged-2"))); // it is no longer damaged
    }

    void twoProgramsKeepTheirRolls()
    {
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("d4");
        QTRY_VERIFY(keeper->isSettled());
        {
            DiceSession other;
            RollKeeper second(other, path("rolls.txt"));
            QTRY_VERIFY(second.isSettled());
            QCOMPARE(other.history().size(), 1U);
            other.roll(*dice::readRoll("d20"), {});
            roll("d6");
            QTRY_VERIFY(second.isSettled() && keeper->isSettled());
        }
        roll("d8");
        keeper = startAgain(std::move(keeper));
        QStringList all = rolls();
        all.sort();
        const QStringList both{QStringLiteral("d20"), QStringLiteral("d4"), QStringLiteral("d6"), QStringLiteral("d8")};
        QCOMPARE(all, both);
        QVERIFY(!QFile::exists(path("rolls.txt.damaged")));
    }

    void whatAnotherProgramWritesStaysAtTheNextRoll()
    {
        const QByteArray other = keptElsewhere("2d4", "2d6");
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("d4");
        QTRY_VERIFY(keeper->isSettled());
        replace("rolls.txt", other);
        roll("d6");
        QTRY_VERIFY(keeper->isSettled());
        const QStringList all{QStringLiteral("2d4"), QStringLiteral("2d6"), QStringLiteral("d4"), QStringLiteral("d6")};
        QCOMPARE(rolls(), all);
        QCOMPARE(m_session->viewed()->set.roll.text, std::string("d6"));
        m_session->rename(QStringLiteral("Last")); // it is still known which one of the file that is
        QTRY_VERIFY(keeper->isSettled());
        keeper = startAgain(std::move(keeper));
        QCOMPARE(rolls(), all);
        QCOMPARE(m_session->history().heading(3).entry.set.name, std::string("Last"));
        QVERIFY(!QFile::exists(path("rolls.txt.damaged")));
    }

    void whatAnotherProgramWritesStaysAtTheEnd()
    {
        const QByteArray other = keptElsewhere("2d4", "2d6");
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("d4");
        replace("rolls.txt", other);
        keeper = startAgain(std::move(keeper)); // before the pause is over
        QCOMPARE(rolls(), (QStringList{QStringLiteral("2d4"), QStringLiteral("2d6"), QStringLiteral("d4")}));
    }

    void whatIsNoRollIsCopiedBeforeItIsReplaced()
    {
        makePanel();
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("d4");
        QTRY_VERIFY(keeper->isSettled());
        for (const char* copy : {"rolls.txt.damaged", "rolls.txt.damaged-2"}) {
            const QByteArray edited = bytesOf("rolls.txt") + "a remark, by hand, for " + copy + '\n';
            replace("rolls.txt", edited);
            roll("d6");
            QTRY_VERIFY(keeper->isSettled());
            QCOMPARE(bytesOf(copy), edited);
            QVERIFY2(said().contains(QLatin1String(copy)), qPrintable(said()));
            QVERIFY(!said().contains(QStringLiteral("not kept for the next start")));
        }
        keeper = startAgain(std::move(keeper));
        QCOMPARE(rolls(), (QStringList{QStringLiteral("d4"), QStringLiteral("d6"), QStringLiteral("d6")}));
    }

    void aNewNameStandsForTheSetThatIsThere()
    {
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        roll("d4");
        QTRY_VERIFY(keeper->isSettled());
        const QByteArray before = bytesOf("rolls.txt");
        replace("rolls.txt", before); // the same, at another time
        m_session->rename(QStringLiteral("Fireball"));
        QTRY_VERIFY(keeper->isSettled());
        keeper = startAgain(std::move(keeper));
        QCOMPARE(m_session->history().size(), 1U);
        QCOMPARE(m_session->viewed()->set.name, std::string("Fireball"));
    }

    void whatCannotBeKeptIsToldUntilItIs()
    {
        const QString folder = path("kept");
        RollKeeper keeper(*m_session, folder + QStringLiteral("/rolls.txt"));
        QTRY_VERIFY(keeper.isSettled());
        makePanel();
        QVERIFY(QFile::rename(folder, path("away")));
        QFile inItsPlace(folder);
        QVERIFY(inItsPlace.open(QIODevice::WriteOnly));
        roll("d4");
        QTRY_VERIFY2(m_panel->messages().text().startsWith(QStringLiteral("Rolls are not kept for the next start. ")),
                     qPrintable(m_panel->messages().text()));
        QVERIFY(m_panel->messages().text().contains(QStringLiteral("rolls.txt")));
        makePanel(); // another window says it as well
        QVERIFY(!m_panel->messages().isHidden());
        QVERIFY(inItsPlace.remove());
        QVERIFY(QFile::rename(path("away"), folder));
        QTRY_VERIFY(keeper.isSettled()); // though nothing more is rolled
        QVERIFY(QFile::exists(folder + QStringLiteral("/rolls.txt")));
        QVERIFY(m_panel->messages().isHidden());
    }

    /** Whoever tidies up while the program runs takes the kept rolls away, not those that are here. */
    void aFolderThatGoesIsMadeAgain()
    {
        const QString folder = path("kept");
        RollKeeper keeper(*m_session, folder + QStringLiteral("/below/rolls.txt"));
        QTRY_VERIFY(keeper.isSettled());
        makePanel();
        roll("d4");
        QTRY_VERIFY(keeper.isSettled());
        QVERIFY(QDir(folder).removeRecursively());
        roll("d6");
        QTRY_VERIFY(keeper.isSettled());
        QVERIFY(m_panel->messages().isHidden());
        const QByteArray kept = bytesOf("kept/below/rolls.txt");
        QVERIFY2(kept.count("\nSet ") == 2, kept.constData());
    }

    void whatCannotBeReadIsNotReplaced()
    {
        constexpr qint64 kTooLarge = qint64{65} << 20;
        QFile file(path("rolls.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(kTooLarge));
        file.close();
        makePanel();
        auto keeper = start();
        QTRY_VERIFY(keeper->isSettled());
        QVERIFY(m_panel->messages().text().contains(QStringLiteral("rolls.txt")));
        roll("d4");
        keeper.reset();
        QCOMPARE(QFile(path("rolls.txt")).size(), kTooLarge);
    }

private:
    void roll(const char* text) { m_session->roll(*dice::readRoll(text), {}); }
    /** What another machine, say, has kept: sets of long ago. */
    QByteArray keptElsewhere(const char* text, const char* later)
    {
        DiceSession other;
        auto keeper = std::make_unique<RollKeeper>(other, path("elsewhere.txt"));
        if (!QTest::qWaitFor([&] { return keeper->isSettled(); }))
            qFatal("rolls are read for ever");
        using namespace std::chrono_literals;
        other.add(dice::makeRollSet(*dice::readRoll(text), {}, std::nullopt, std::chrono::sys_seconds(1s)), false);
        other.add(dice::makeRollSet(*dice::readRoll(later), {}, std::nullopt, std::chrono::sys_seconds(2s)), false);
        keeper.reset(); // which writes them
        return bytesOf("elsewhere.txt");
    }
    QByteArray bytesOf(const char* name) const { return test::bytesIn(path(name)); }
    void replace(const char* name, const QByteArray& bytes) const { test::makeFile(path(name), bytes); }
    QStringList rolls() const
    {
        QStringList all;
        for (std::size_t i = 0; i < m_session->history().size(); ++i)
            all += QString::fromStdString(m_session->history().heading(i).entry.set.roll.text);
        return all;
    }
    std::unique_ptr<RollKeeper> start()
    {
        auto keeper = std::make_unique<RollKeeper>(*m_session, path("rolls.txt"));
        return keeper;
    }
    /** As at the next start of the program. */
    std::unique_ptr<RollKeeper> startAgain(std::unique_ptr<RollKeeper> before)
    {
        before.reset();
        m_panel.reset();
        m_session = std::make_unique<DiceSession>();
        auto keeper = start();
        if (!QTest::qWaitFor([&] { return keeper->isSettled(); }))
            qFatal("rolls are read for ever");
        return keeper;
    }
};

RINGFORD_TEST(TestRollKeeper)
#include "test_roll_keeper.moc"
