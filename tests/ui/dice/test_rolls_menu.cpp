// SPDX-License-Identifier: GPL-3.0-or-later
// Rolls to choose from: favourites, and dice.ini, which is read again when it changes.
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/DiceTest.h"
#include "ui/dice/CommonRollsFile.h"
#include "ui/dice/RollField.h"
#include "ui/dice/RollForm.h"
#include "ui/dice/RollsMenu.h"
#include "ui/words/Language.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QTest>
#include <QToolButton>

using namespace ringford;
using namespace ringford::ui;

class TestRollsMenu : public test::DiceTest {
    Q_OBJECT

private slots:
    void initTestCase() { installLanguage(QLocale(QLocale::English)); }

    void init() { clear(); }

    void rollsOfTheFileAreChosen()
    {
        write("; ours\nCure Critical Wounds {3d8+7}\nFrank & Monk {d10+2} [12,12,7,2]\n");
        make();
        QCOMPARE(offered(), QStringList({"Cure Critical Wounds: 3d8+7", "Frank && Monk: d10+2 [12,12,7,2]"}));
        auto* const button = m_panel->findChild<QToolButton*>("chooseRoll");
        QCOMPARE(button->menu(), &menu());
        offer("Frank && Monk: d10+2 [12,12,7,2]")->trigger();
        QCOMPARE(m_panel->form().field().text(), QString("d10+2 [12,12,7,2]"));
        QCOMPARE(said(), QString());
    }

    void theFileIsReadAgainWhenItChanges()
    {
        make();
        QVERIFY(offered().value(0).contains("dice.ini"));
        write("One {d6}\n");
        QTRY_COMPARE(m_panel->commonRolls().content().rolls.size(), 1U);
        write("One {d6}\nTwo {2d6}\n");
        QTRY_COMPARE(m_panel->commonRolls().content().rolls.size(), 2U);
        QFile::remove(m_folder->filePath("dice.ini"));
        QTRY_COMPARE(m_panel->commonRolls().content().rolls.size(), 0U);
        QCOMPARE(said(), QString());
    }

    void badLinesAreToldByNumber()
    {
        write("Good {d6}\nPercentile {d1000000}\n\nNothing\n");
        make();
        QTRY_VERIFY(!said().isEmpty());
        QVERIFY2(said().contains("line 2, character 14: expected 2..1000, not 1000000"), qPrintable(said()));
        QVERIFY2(said().contains("line 4, character 8"), qPrintable(said()));
        QCOMPARE(offered(), QStringList{"Good: d6"});
        write(QByteArray("bad\n").repeated(1000));
        QTRY_VERIFY2(said().startsWith("1000 lines of dice.ini are wrong; the others count: "), qPrintable(said()));
        QVERIFY(said().size() < 1000);
        write("Good {d6}\nNothing\n");
        QTRY_VERIFY2(said().startsWith("1 line of dice.ini is wrong; the others count: line 2"), qPrintable(said()));
    }

    void whatWasWrongIsNotToldAnyMoreOnceItIsRight()
    {
        write("Nothing\n");
        make();
        QTRY_VERIFY(!said().isEmpty());
        write("Good {d6}\n");
        QTRY_VERIFY2(said().isEmpty(), qPrintable(said()));
        m_panel->messages().show({Message::Kind::Note, "something else", {}});
        write("Better {2d6}\n");
        QTRY_COMPARE(offered(), QStringList{"Better: 2d6"});
        QCOMPARE(said(), QString("something else"));
    }

    void aFileIsFoundInAFolderThatComesLater()
    {
        const QString folder = m_folder->filePath("not/yet");
        CommonRollsFile file(folder + "/dice.ini");
        const auto write = [&folder] {
            QVERIFY(QDir().mkpath(folder));
            test::makeFile(folder + "/dice.ini", "One {d6}\n");
        };
        write();
        QTRY_COMPARE(file.content().rolls.size(), 1U);
        QVERIFY(QDir(m_folder->filePath("not")).removeRecursively());
        QTRY_COMPARE(file.content().rolls.size(), 0U);
        write();
        QTRY_COMPARE(file.content().rolls.size(), 1U);
    }

    void aFileThatCannotBeReadIsTold()
    {
        QVERIFY(QDir(m_folder->path()).mkdir("dice.ini"));
        make();
        QTRY_VERIFY2(said().contains("dice.ini"), qPrintable(said()));
        offered(); // and does not hang
    }

    void aLongFileIsCut()
    {
        write(QByteArray("Die {d6}\n").repeated(100));
        make();
        QCOMPARE(offered().size(), 41);
        QCOMPARE(offered().last(), QString("60 more are not shown"));
    }

    void favouritesAreKept()
    {
        make();
        m_panel->form().field().setText("8d6");
        m_panel->roll();
        m_session->rename("Fireball");
        offer("addFavourite")->trigger();
        QCOMPARE(offered().value(0), QString("Fireball: 8d6"));
        QVERIFY(!offer("addFavourite")->isEnabled());
        m_panel->form().field().setText("d20+");
        QVERIFY(!offer("addFavourite")->isEnabled());
        make(); // the next start
        offer("Fireball: 8d6")->trigger();
        QCOMPARE(m_panel->form().field().text(), QString("8d6"));
        QVERIFY(offer("removeFavourite")->isEnabled());
        offer("removeFavourite")->trigger();
        QVERIFY(menu().favourites().empty());
    }

    void damagedFavouritesAreLeftOut()
    {
        m_store->setValue("dice/favourites", QStringList({"no roll", "Bad\td", "Good\td6", "\t"}));
        make();
        QCOMPARE(menu().favourites().size(), 1U);
        m_store->setValue("dice/favourites", 7);
        QVERIFY(menu().favourites().empty());
    }

private:
    void make()
    {
        makePanel();
        waitForRolls();
    }

    void write(const QByteArray& bytes) const { test::makeFile(m_folder->filePath("dice.ini"), bytes); }

    void waitForRolls()
    {
        QVERIFY(QTest::qWaitFor([this] { return !m_panel->commonRolls().isReading(); }, 30'000));
    }

    QStringList offered()
    {
        emit menu().aboutToShow();
        QStringList texts;
        for (const QAction* const action : menu().actions()) {
            if (!action->isSeparator() && action->objectName().isEmpty())
                texts += action->text();
        }
        return texts;
    }

    QAction* offer(const QString& text)
    {
        emit menu().aboutToShow();
        for (QAction* const action : menu().actions()) {
            if (action->text() == text || action->objectName() == text)
                return action;
        }
        return nullptr;
    }

    RollsMenu& menu() const { return *m_panel->findChild<RollsMenu*>(); }
};

RINGFORD_TEST(TestRollsMenu)
#include "test_rolls_menu.moc"
