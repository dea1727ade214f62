// SPDX-License-Identifier: GPL-3.0-or-later
// One store of settings for all windows, and several processes on one file.
#include "tests/support/TestFiles.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/settings/SettingsOption.h"
#include "ui/settings/SettingsStore.h"
#include "ui/window/CommandSet.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QMenu>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;

class TestSettingsStore : public QObject {
    Q_OBJECT

private slots:
    void init() { QFile::remove(file()); }

    void windowsKeepEachOthersChoicesAndShowThem()
    {
        QSettings store(file(), QSettings::IniFormat);
        Program program(test::testRegistry(), store);
        MainWindow first(program);
        MainWindow second(program);
        first.commands()[Command::Coordinates]->trigger();
        second.commands()[Command::LegalTargets]->trigger();
        for (const MainWindow* const window : {&first, &second}) {
            QVERIFY(!window->commands()[Command::Coordinates]->isChecked());
            QVERIFY(!window->commands()[Command::LegalTargets]->isChecked());
            QVERIFY(!window->board().boardScene().appearance().showsCoordinates);
            QVERIFY(!window->board().boardScene().appearance().input.showsTargets);
        }
        QVERIFY(!readSettings(store).coordinates);
        QVERIFY(!readSettings(store).legalTargets);
    }

    void windowsShareTheFilesThatWereUsedLast()
    {
        QSettings store(file(), QSettings::IniFormat);
        Program program(test::testRegistry(), store);
        const MainWindow first(program);
        program.recentFiles.add("/games/one.ringford");
        const MainWindow second(program);
        program.recentFiles.add("/games/two.ringford");
        for (const MainWindow* const window : {&first, &second})
            QCOMPARE(window->commands().menu(CommandMenu::Recent)->actions().size(), 2);
    }

    void filesThatAnotherProcessUsedAreOfferedToo()
    {
        QSettings store(file(), QSettings::IniFormat);
        Program program(test::testRegistry(), store);
        const MainWindow window(program);
        program.recentFiles.add("/games/one.ringford");
        store.sync();
        writeElsewhere("[files]\nrecent=/games/two.ringford, /games/one.ringford\n[tournament]\nrecent=/club.csv\n");
        QTRY_COMPARE(window.commands().menu(CommandMenu::Recent)->actions().size(), 2);
        QCOMPARE(program.recentLedgers.list(), QStringList{"/club.csv"});
    }

    /** At a program's first start there is no folder yet where settings could lie. */
    void anotherProcessesFirstFileIsHeardOf()
    {
        QSettings store(m_folder.filePath("new/settings.ini"), QSettings::IniFormat);
        const SettingsStore settings(store);
        writeElsewhere("[board]\ntheme=slate\n");
        QVERIFY(QFile::rename(file(), store.fileName()));
        QTRY_COMPARE(settings.value().theme, "slate");
    }

    void anotherProcessesChoicesAreKept()
    {
        QSettings store(file(), QSettings::IniFormat);
        SettingsStore settings(store);
        settings.set(&Settings::coordinates, false);
        writeElsewhere("[board]\ncoordinates=false\ntheme=slate\n[play]\nconfirm=true\n");
        settings.set(&Settings::legalTargets, false); // before anything was heard of the other
        QCOMPARE(settings.value().theme, "slate");
        QVERIFY(settings.value().confirm);
        QVERIFY(!settings.value().legalTargets);
        const QSettings read(file(), QSettings::IniFormat);
        QCOMPARE(readSettings(read), settings.value());
        QVERIFY(written().contains("confirm=true"));
    }

    void anotherProcessesChoicesAreHeardOf()
    {
        QSettings store(file(), QSettings::IniFormat);
        SettingsStore settings(store);
        QSignalSpy changed(&settings, &SettingsStore::changed);
        writeElsewhere("[board]\ntheme=slate\n");
        QTRY_COMPARE(settings.value().theme, "slate");
        QCOMPARE(changed.size(), 1);
        writeElsewhere("[board]\ntheme=paper\nminimap=false\n"); // and again
        QTRY_COMPARE(settings.value().theme, "paper");
    }

    void onlyWhatIsChangedIsWritten()
    {
        QSettings store(file(), QSettings::IniFormat);
        SettingsStore settings(store);
        settings.set(&Settings::whyNot, false);
        QCOMPARE(store.allKeys(), QStringList{"play/why-not"});
    }

    void nothingIsToldWhenNothingChanges()
    {
        QSettings store(file(), QSettings::IniFormat);
        SettingsStore settings(store);
        const QSignalSpy changed(&settings, &SettingsStore::changed);
        settings.set(&Settings::coordinates, true);
        QCOMPARE(changed.size(), 0);
        QVERIFY(store.allKeys().isEmpty());
    }

    void eachOptionComesBackUnderItsOwnKey()
    {
        QSet<QString> keys;
        const Settings usual;
        for (const SettingsOption& option : settingsOptions()) {
            QVERIFY2(!keys.contains(option.key), qPrintable(option.key));
            keys.insert(option.key);
            for (const QString& text : option.expected) {
                Settings settings;
                QVERIFY(option.take(settings, text));
                QCOMPARE(option.text(settings), text);
            }
            Settings settings;
            QVERIFY2(!option.take(settings, "no such word"), qPrintable(option.key));
            QCOMPARE(settings, usual);
        }
    }

    void changesAreCarriedOptionByOption()
    {
        const Settings before;
        Settings after = before;
        after.turning = Settings::Turning::Tabletop;
        after.seats.confirm.insert(Seat{2});
        Settings other;
        other.minimap = false;
        carryChanges(before, after, other);
        QCOMPARE(other.turning, Settings::Turning::Tabletop);
        QVERIFY(other.seats.confirm.contains(Seat{2}));
        QVERIFY(!other.minimap);
    }

    void cancelTakesBackOnlyWhatTheDialogHasChanged()
    {
        QSettings store(file(), QSettings::IniFormat);
        SettingsStore settings(store);
        SettingsDialog dialog(settings);
        dialog.findChild<QComboBox*>("theme")->setCurrentIndex(1);
        QCOMPARE(settings.value().theme, "slate");
        settings.set(&Settings::confirm, true); // in another window
        dialog.reject();
        QCOMPARE(settings.value().theme, "wood");
        QVERIFY(settings.value().confirm);
    }

    void theDialogLeavesAloneWhatItDoesNotShow()
    {
        QSettings store(file(), QSettings::IniFormat);
        SettingsStore settings(store);
        settings.set(&Settings::minimap, false);
        SettingsDialog dialog(settings);
        dialog.findChildren<QCheckBox*>().first()->toggle();
        QVERIFY(!settings.value().minimap);
    }

    /** Who hears it passes none by. */
    void theDialogBeginsWithItsFirstField()
    {
        QSettings store(file(), QSettings::IniFormat);
        SettingsStore settings(store);
        SettingsDialog dialog(settings);
        QWidget* first = dialog.nextInFocusChain();
        while (!(first->focusPolicy() & Qt::TabFocus) || !first->isEnabled())
            first = first->nextInFocusChain();
        QCOMPARE(dialog.focusWidget(), first);
    }

private:
    QString file() const { return m_folder.filePath("settings.ini"); }
    /** As another process writes: the file is another one afterwards. */
    void writeElsewhere(const QByteArray& bytes) const
    {
        const QString other = test::makeFile(m_folder.filePath("other.ini"), bytes);
        QFile::remove(file());
        QVERIFY(QFile::rename(other, file()));
    }
    QByteArray written() const { return test::bytesIn(file()); }

    QTemporaryDir m_folder;
};

RINGFORD_TEST(TestSettingsStore)
#include "test_settingsstore.moc"
