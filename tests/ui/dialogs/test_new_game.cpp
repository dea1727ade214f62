// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/ContestTags.h"
#include "engine/match/TimeControl.h"
#include "engine/text/ClockTag.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/AccessKeyTexts.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/OfferedGames.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/OptionForm.h"
#include "ui/dialogs/WhoPlays.h"
#include "ui/gallery/BoardPreview.h"
#include "ui/gallery/PictureView.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/AmountField.h"
#include "ui/window/GameController.h"
#include "ui/words/Language.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>

#include <tuple>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** A game with every kind of option, none of which the form can know. */
class OddType : public GameType {
public:
    OddType()
        : GameType("odd", "Odd game",
                   {{"players", "2", {}, OptionSpec::Range{2, 4}, "", "Players"},
                    {"teams", "-", {"none", "2x2"}, std::nullopt, "", "Teams"},
                    {"roads", "4-6", {}, std::nullopt, "RANKS", "Roads"}})
    {
    }
    Result<OptionValues, Text> resolve(const OptionValues& given) const override
    {
        auto chosen = GameType::resolve(given);
        if (chosen && findOption(*chosen, "teams") == "2x2" && findOption(*chosen, "players") != "4")
            return Failure{Text("two teams of two need four players")};
        return chosen;
    }

private:
    std::shared_ptr<const Game> make(const OptionValues&) const override
    {
        return *test::testRegistry().create("checkers", {});
    }
};

struct Open {
    Match last = test::matchOf("checkers");
    PieceArt art;
    NewGameDialog dialog{test::testRegistry(), last, art, *Theme::named(Theme::names().first(), false)};

    Open() { dialog.show(); }
    PictureView* games() const { return dialog.findChild<PictureView*>(QStringLiteral("games")); }
    QPlainTextEdit* start() const { return dialog.findChild<QPlainTextEdit*>(QStringLiteral("start")); }
    QPushButton* begin() const
    {
        for (auto* const button : dialog.findChildren<QPushButton*>()) {
            if (button->isDefault())
                return button;
        }
        return nullptr;
    }
};

bool isOffered(const QComboBox& combo, const QString& value)
{
    return qobject_cast<const QStandardItemModel*>(combo.model())->item(combo.findData(value))->isEnabled();
}

} // namespace

class TestNewGame : public QObject {
    Q_OBJECT

private slots:
    /** Not even where a field stands below its label, because what it offers is long. */
    void rowsOfOptionsAreNotPressedTogether()
    {
        OptionForm form;
        form.setGame(*test::testRegistry().find("circular"), {{"players", "6"}});
        form.show();
        form.resize(200, 1);
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        QCoreApplication::processEvents();
        form.resize(200, 1);
        QCoreApplication::processEvents();
        const auto* const teams = form.findChild<QWidget*>(QStringLiteral("teams"));
        const auto* const players = form.findChild<QWidget*>(QStringLiteral("players"));
        QVERIFY(teams->isVisible() && teams->x() < players->x());
        for (const QWidget* const field : form.fields())
            QVERIFY2(!field->isVisible() || field->height() >= field->sizeHint().height(),
                     qPrintable(QStringLiteral("%1: %2").arg(field->objectName()).arg(field->height())));
    }

    void whatAValueBringsIsTold()
    {
        OptionForm form;
        form.setGame(*test::testRegistry().find("circular"), {{"players", "4"}});
        form.show();
        auto* const warnings = form.findChild<QComboBox*>(QStringLiteral("warnings"));
        const QString mercy =
            QStringLiteral("Where kings are captured (while more than two play, and in teams), you are asked");
        const QString hardcore =
            QStringLiteral("Where kings are captured (while more than two play, and in teams), any move");
        // All of them where somebody asks what it is for, by mouse or by Shift+F1.
        QVERIFY2(warnings->whatsThis().contains(QStringLiteral("“ask first (mercy)”: ") + mercy) &&
                     warnings->whatsThis().contains(QStringLiteral("“none (hardcore)”: ") + hardcore),
                 qPrintable(warnings->whatsThis()));
        // Each in the open list, and the one that is chosen below the pointer, and where the keys are.
        QVERIFY(warnings->itemData(0, Qt::ToolTipRole).toString().contains(mercy));
        QVERIFY(warnings->itemData(1, Qt::ToolTipRole).toString().contains(hardcore));
        QVERIFY(warnings->itemData(1, Qt::AccessibleDescriptionRole).toString().startsWith(hardcore));
        QVERIFY(warnings->toolTip().contains(mercy));
        warnings->setCurrentIndex(1);
        QVERIFY(warnings->toolTip().contains(hardcore));
        QAccessibleInterface* const told = QAccessible::queryAccessibleInterface(warnings);
        QVERIFY2(told->text(QAccessible::Description).contains(hardcore),
                 qPrintable(told->text(QAccessible::Description)));
        form.setGame(*test::testRegistry().find("strategic"));
        const auto* const roads = form.findChild<QWidget*>(QStringLiteral("roads"));
        QVERIFY2(roads->toolTip().contains(QStringLiteral("ranks on which pawns may step to the side")) &&
                     roads->toolTip().contains(QStringLiteral("4-5 are the ranks 4 and 5")),
                 qPrintable(roads->toolTip()));
        QCOMPARE(roads->accessibleDescription().left(10), QStringLiteral("The ranks "));
        // A number that differs from the others has a sentence of its own.
        auto* const boards = form.findChild<QComboBox*>(QStringLiteral("boards"));
        QVERIFY2(boards->whatsThis().contains(QStringLiteral("“1”: There is one board")),
                 qPrintable(boards->whatsThis()));
        QVERIFY2(boards->toolTip().contains(QStringLiteral("There is one board")), qPrintable(boards->toolTip()));
        boards->setCurrentIndex(1);
        QVERIFY2(boards->toolTip().contains(QStringLiteral("With more than one, all boards are played")),
                 qPrintable(boards->toolTip()));
    }

    void optionsStandBesideTheirNames_data()
    {
        QTest::addColumn<QLocale>("language");
        QTest::addRow("English") << QLocale(QLocale::English);
        QTest::addRow("German") << QLocale(QLocale::German);
    }
    void optionsStandBesideTheirNames()
    {
        QFETCH(const QLocale, language);
        installLanguage(language);
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        Open open;
        QVERIFY(QTest::qWaitForWindowExposed(&open.dialog));
        open.games()->setRow(test::offeredRow("circular"));
        auto* const players = open.dialog.findChild<QComboBox*>(QStringLiteral("players"));
        auto* const teams = open.dialog.findChild<QComboBox*>(QStringLiteral("teams"));
        for (const char* const chosen : {"none", "2x2x2", "3x3"}) {
            players->setCurrentIndex(players->findData(QStringLiteral("6")));
            teams->setCurrentIndex(teams->findData(QString::fromLatin1(chosen)));
            QTRY_VERIFY(teams->isVisible());
            const OptionForm& form = *open.dialog.findChild<OptionForm*>();
            for (const QWidget* const field : form.fields())
                QTRY_VERIFY2(!field->isVisible() || field->x() == players->x(), qPrintable(field->objectName()));
        }
    }

    void allGamesAreSeenAtOnceWhereThereIsRoom()
    {
        Open open;
        QVERIFY(QTest::qWaitForWindowExposed(&open.dialog));
        QVERIFY(open.dialog.height() <= 730); // on a screen of 1366x768
        QTRY_COMPARE(open.games()->verticalScrollBar()->maximum(), 0);
        open.dialog.resize(640, 460);
        QTRY_VERIFY(open.games()->verticalScrollBar()->maximum() > 0);
        // That the list goes on is seen at its edge, and no longer at its end.
        const auto arrow = [&] {
            const QWidget& list = *open.games()->viewport();
            const int line = open.games()->fontMetrics().height();
            const QImage image = open.games()->viewport()->grab().toImage();
            return image.pixelColor(list.width() / 2, list.height() - line / 2) ==
                   open.games()->palette().color(QPalette::Text);
        };
        QTRY_VERIFY(arrow());
        open.games()->verticalScrollBar()->setValue(open.games()->verticalScrollBar()->maximum());
        QVERIFY(!arrow());
    }

    /** Their names are short: tips say what each does. */
    void everyKindOfClockExplainsItself()
    {
        Open open;
        const auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        QSet<QString> tips;
        for (int row = 0; row < kind->count(); ++row)
            tips += kind->itemData(row, Qt::ToolTipRole).toString();
        QCOMPARE(tips.size(), kind->count());
        QVERIFY(!tips.contains(QString()));
    }

    void aPeriodOfByoYomiBeginsWithMoreThanAnIncrement()
    {
        Open open;
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        auto* const seconds = open.dialog.findChild<AmountField*>(QStringLiteral("clockSeconds"));
        const auto choose = [&](TimeControl::Kind one) { kind->setCurrentIndex(kind->findData(int(one))); };
        choose(TimeControl::Kind::ByoYomi);
        QCOMPARE(seconds->value(), 30.0);
        choose(TimeControl::Kind::Fischer);
        QCOMPARE(seconds->value(), 5.0);
        seconds->setValue(12); // typed: it stays
        choose(TimeControl::Kind::ByoYomi);
        QCOMPARE(seconds->value(), 12.0);
    }

    void kindsOfClocksAreReadWhole()
    {
        Open open;
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        QStyleOptionComboBox option;
        option.initFrom(kind);
        const int room =
            kind->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, kind).width();
        for (int row = 0; row < kind->count(); ++row) {
            const QString name = kind->itemText(row);
            QVERIFY2(kind->fontMetrics().horizontalAdvance(name) + 4 <= room, qPrintable(name));
        }
    }

    /** It was the end that was seen of what is longer than its field. */
    void longNamesAreReadFromTheirBeginning()
    {
        Open open;
        auto* const name = open.dialog.findChild<QLineEdit*>("name1");
        QVERIFY(!name->hasFocus());
        name->setText(QStringLiteral("Wilhelmina Maria von Hohen-Waldeck und Oberland"));
        QCOMPARE(name->cursorPosition(), 0);
    }

    /** They are called greedy, random, level=3: no person is. */
    void playersOfASeriesThatThisProgramPlayedAreNoPersons()
    {
        for (const bool isSeries : {false, true}) {
            Match last = test::matchOf("orthodox");
            if (isSeries)
                writeContestTags(last, {{1, 4, 1}, {"greedy", "level=3"}, {0, 1}});
            last.tags().seatNames = {"greedy", "level=3"};
            PieceArt art;
            const NewGameDialog dialog(test::testRegistry(), last, art, *Theme::named(Theme::names().first(), false));
            QCOMPARE(dialog.findChild<QLineEdit*>("name0")->text(), QString(isSeries ? "" : "greedy"));
            QCOMPARE(dialog.findChild<QLineEdit*>("name1")->text(), QString(isSeries ? "" : "level=3"));
        }
    }

    void whoBeginsIsRolled()
    {
        Open open;
        open.games()->setRow(3);
        open.dialog.findChild<QLineEdit*>("name0")->setText("Anna");
        open.dialog.findChild<QLineEdit*>("name1")->setText("Ben");
        QStringList before;
        for (int seat = 0; open.dialog.findChild<QLineEdit*>(QStringLiteral("name%1").arg(seat)); ++seat)
            before += open.dialog.findChild<QLineEdit*>(QStringLiteral("name%1").arg(seat))->text();
        QSet<QString> begun;
        for (int i = 0; i < 200 && begun.size() < before.size(); ++i) {
            QTest::mouseClick(open.dialog.findChild<QPushButton*>("rollStarter"), Qt::LeftButton);
            QStringList now;
            for (qsizetype seat = 0; seat < before.size(); ++seat)
                now += open.dialog.findChild<QLineEdit*>(QStringLiteral("name%1").arg(seat))->text();
            // They keep their order around the table.
            const qsizetype anna = now.indexOf("Anna");
            QVERIFY(anna >= 0);
            for (qsizetype seat = 0; seat < now.size(); ++seat)
                QCOMPARE(now[(anna + seat) % now.size()], before[seat]);
            const QString told = open.dialog.findChild<QLabel*>("starter")->text();
            QVERIFY2(now[0].isEmpty() ? told.startsWith("Player ") : told.startsWith(now[0] + " "), qPrintable(told));
            begun += now[0] + QString::number(anna);
        }
        QCOMPARE(begun.size(), before.size()); // each of them did
    }

    void whoBeginsSitsWhereThePositionSays()
    {
        Open open;
        for (int row = 0; row < open.games()->model()->rowCount(); ++row) {
            open.games()->setRow(row);
            if (open.games()->model()->index(row, 0).data().toString() == "Orthodox chess")
                break;
        }
        open.start()->setPlainText("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        auto* const white = open.dialog.findChild<QLineEdit*>("name0");
        auto* const black = open.dialog.findChild<QLineEdit*>("name1");
        white->setText("Anna");
        black->setText("Ben");
        QTest::mouseClick(open.dialog.findChild<QPushButton*>("rollStarter"), Qt::LeftButton);
        QCOMPARE(open.dialog.findChild<QLabel*>("starter")->text(), black->text() + " begins.");
    }

    void whatWasRolledIsToldAsLongAsItHolds()
    {
        Open open;
        open.games()->setRow(test::offeredRow("orthodox"));
        auto* const roll = open.dialog.findChild<QPushButton*>("rollStarter");
        auto* const told = open.dialog.findChild<QLabel*>("starter");
        auto* const name = open.dialog.findChild<QLineEdit*>("name0");
        const auto isToldAfterRolling = [&] {
            QTest::mouseClick(roll, Qt::LeftButton);
            return !told->text().isEmpty();
        };
        QVERIFY(isToldAfterRolling());
        QVERIFY2(told->text().contains("White"), qPrintable(told->text())); // where that player sits
        QTest::keyClicks(name, "Zoe");
        QCOMPARE(told->text(), QString());
        QVERIFY(isToldAfterRolling());
        auto* const player = open.dialog.findChild<QComboBox*>("player1");
        player->setFocus();
        QTest::keyClick(player, Qt::Key_Down);
        QCOMPARE(told->text(), QString());
        QVERIFY(isToldAfterRolling());
        open.games()->setRow(test::offeredRow("checkers")); // as many seats
        QCOMPARE(told->text(), QString());
    }

    void whereAllBeginItIsRolledWhoSitsWhere()
    {
        Open open;
        open.games()->setRow(test::offeredRow("orthodox"));
        auto* const roll = open.dialog.findChild<QPushButton*>("rollStarter");
        QCOMPARE(roll->text().remove('&'), "Roll Who Begins");
        open.games()->setRow(test::offeredRow("multiplayer"));
        QCOMPARE(roll->text().remove('&'), "Roll Who Sits Where");
        QTest::mouseClick(roll, Qt::LeftButton);
        const QString told = open.dialog.findChild<QLabel*>("starter")->text();
        QVERIFY2(told.endsWith(" gets Seat A.") && !told.contains("begins"), qPrintable(told));
    }

    void beginsByKeyboardAlone()
    {
        Open open;
        QVERIFY(QTest::qWaitForWindowActive(&open.dialog));
        QCOMPARE(QApplication::focusWidget(), open.games());
        for (int row = open.games()->row(); row < test::offeredRow("circular"); ++row)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(open.dialog.result(), int(QDialog::Accepted));
        QCOMPARE(open.dialog.takeMatch().game().description().id, "circular");
    }

    void goesThroughAllFieldsByTab()
    {
        Open open;
        open.games()->setRow(test::offeredRow("orthodox"));
        QVERIFY(QTest::qWaitForWindowActive(&open.dialog));
        QStringList order;
        for (int step = 0; step < 10; ++step) {
            order += QApplication::focusWidget()->objectName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(order.mid(0, 10), (QStringList{"games", "fide", "whoPlays", "name0", "player0", "name1", "player1",
                                                "rollStarter", "clockPreset", "clockKind"}));
    }

    void clocksAreAskedForByKeys()
    {
        watchAccessKeys();
        Open open;
        QVERIFY(QTest::qWaitForWindowActive(&open.dialog));
        for (const char* const name : {"clockPreset", "clockKind"}) {
            auto* const list = open.dialog.findChild<QComboBox*>(QLatin1String(name));
            const auto relations = QAccessible::queryAccessibleInterface(list)->relations(QAccessible::Label);
            QCOMPARE(relations.size(), 1);
            auto* const label = qobject_cast<QLabel*>(relations.front().first->object());
            QVERIFY(label && label->buddy() == list);
            const QKeySequence key = QKeySequence::mnemonic(label->text());
            QVERIFY2(!key.isEmpty(), qPrintable(label->text()));
            QTest::keyClick(&open.dialog, key[0].key(), Qt::AltModifier);
            QCOMPARE(QApplication::focusWidget(), list);
        }
    }

    void offersTheOptionsOfAnyGame()
    {
        const OddType type;
        OptionForm form;
        form.setGame(type);
        QVERIFY(form.values().empty());
        auto* const players = form.findChild<QComboBox*>(QStringLiteral("players"));
        QCOMPARE(players->count(), 3);
        QCOMPARE(form.findChild<QComboBox*>(QStringLiteral("teams"))->count(), 3);
        auto* const roads = form.findChild<QLineEdit*>(QStringLiteral("roads"));
        QCOMPARE(roads->text(), "4-6");
        QSignalSpy spy(&form, &OptionForm::changed);
        roads->setText(" 1,2 ");
        players->setCurrentIndex(players->findData("4"));
        QCOMPARE(spy.count(), 2);
        QCOMPARE(writeOptions(form.values()), "players=4 roads=1,2");
        for (QWidget* const field : form.fields())
            QVERIFY(!field->accessibleName().isEmpty());
    }

    void disablesWhatDoesNotGoTogether()
    {
        const OddType type;
        OptionForm form;
        form.setGame(type);
        auto* const players = form.findChild<QComboBox*>(QStringLiteral("players"));
        auto* const teams = form.findChild<QComboBox*>(QStringLiteral("teams"));
        QVERIFY(!isOffered(*teams, "2x2"));
        QVERIFY(isOffered(*teams, "none"));
        players->setCurrentIndex(players->findData("4"));
        QVERIFY(isOffered(*teams, "2x2"));
        teams->setCurrentIndex(teams->findData("2x2"));
        // What stands above stays free; what does not fit it any more goes back.
        QVERIFY(isOffered(*players, "3"));
        players->setCurrentIndex(players->findData("3"));
        QVERIFY(teams->currentData().toString() != QLatin1String("2x2"));
        QVERIFY(!isOffered(*teams, "2x2"));
        QCOMPARE(writeOptions(form.values()), "players=3");
    }

    void hidesWhatLeavesNoChoice()
    {
        Open open;
        open.games()->setRow(test::offeredRow("circular"));
        const auto combo = [&](const char* name) { return open.dialog.findChild<QComboBox*>(QLatin1String(name)); };
        QVERIFY(!combo("kingless")->isVisibleTo(&open.dialog));
        combo("players")->setCurrentIndex(combo("players")->findData(QStringLiteral("4")));
        QVERIFY(combo("teams")->isVisibleTo(&open.dialog) && !combo("kingless")->isVisibleTo(&open.dialog));
        combo("teams")->setCurrentIndex(combo("teams")->findData(QStringLiteral("2x2")));
        QVERIFY(combo("kingless")->isVisibleTo(&open.dialog));
    }

    void hidesWhatChangesNothing()
    {
        Open open;
        open.games()->setRow(test::offeredRow("strategic"));
        const auto combo = [&](const char* name) { return open.dialog.findChild<QComboBox*>(QLatin1String(name)); };
        const auto choose = [&](const char* name, const char* value) {
            combo(name)->setCurrentIndex(combo(name)->findData(QLatin1String(value)));
        };
        choose("boards", "1");
        QVERIFY(!combo("ending")->isVisibleTo(&open.dialog) && !combo("pull")->isVisibleTo(&open.dialog));
        choose("boards", "3");
        QVERIFY(combo("ending")->isVisibleTo(&open.dialog) && combo("pull")->isVisibleTo(&open.dialog));
        choose("ending", "all");
        choose("boards", "1");
        auto& form = *open.dialog.findChild<OptionForm*>();
        QCOMPARE(writeOptions(form.values()), "");
    }

    void everyLabelHasAKeyOfItsOwn()
    {
        watchAccessKeys();
        Open open;
        open.games()->setRow(test::offeredRow("longchess"));
        QTRY_COMPARE(test::keylessLabels(open.dialog), QStringList());
        const auto keys = [&] {
            QStringList asked;
            for (const QLabel* const label : open.dialog.findChildren<QLabel*>()) {
                if (label->isVisible() && label->buddy())
                    asked += accessKeyOf(label->text());
            }
            for (const QPushButton* const button : open.dialog.findChildren<QPushButton*>()) {
                if (const QString key = accessKeyOf(button->text()); !key.isEmpty())
                    asked += key;
            }
            return asked;
        };
        QVERIFY(keys().size() >= 10);
        const auto unique = [&] {
            QStringList all = keys();
            all.removeDuplicates();
            return all;
        };
        QTRY_COMPARE(unique(), keys()); // those that come later take theirs from labels that have what was left
        QVERIFY(!keys().contains(QString()));
    }

    /** However many seats there are, a key leads to each: by what tells it from others, and shared where letters are used up. */
    void seatsOfManyHaveKeysThatLeadOn()
    {
        for (const auto& [game, option, count] :
             {std::tuple("strategic", "boards", "5"), std::tuple("strategic", "boards", "8"),
              std::tuple("multiplayer", "players", "4"), std::tuple("multiplayer", "players", "16")}) {
            Open open;
            open.games()->setRow(test::offeredRow(game));
            auto* const many = open.dialog.findChild<QComboBox*>(QLatin1String(option));
            many->setCurrentIndex(many->findData(QLatin1String(count)));
            QVERIFY(QTest::qWaitForWindowActive(&open.dialog));
            QCOMPARE(test::keylessLabels(open.dialog), QStringList());
            for (int seat = 0;
                 const auto* const name = open.dialog.findChild<QLineEdit*>(QStringLiteral("name%1").arg(seat));
                 ++seat) {
                const QLabel* label = nullptr;
                for (const QLabel* const one : open.dialog.findChildren<QLabel*>()) {
                    if (one->buddy() == name)
                        label = one;
                }
                QVERIFY(label);
                const QKeySequence mnemonic = QKeySequence::mnemonic(label->text());
                QVERIFY2(!mnemonic.isEmpty(), qPrintable(label->text()));
                const Qt::Key key = mnemonic[0].key();
                for (int press = 0; press < 16 && !name->hasFocus(); ++press)
                    QTest::keyClick(&open.dialog, key, Qt::AltModifier);
                QVERIFY2(name->hasFocus(), qPrintable(label->text()));
            }
            if (QLatin1String(option) == QLatin1String("boards"))
                QVERIFY(test::keyedTexts(open.dialog).filter(QStringLiteral("&5")).size() >= 1);
        }
    }

    void fieldsOfPlayersHaveOneLeftEdge()
    {
        Open open;
        open.games()->setRow(test::offeredRow("strategic"));
        auto* const boards = open.dialog.findChild<QComboBox*>(QStringLiteral("boards"));
        boards->setCurrentIndex(boards->findData(QStringLiteral("5")));
        QVERIFY(QTest::qWaitForWindowActive(&open.dialog));
        const auto leftOf = [&](const char* field) {
            const auto* const one = open.dialog.findChild<QWidget*>(QLatin1String(field));
            return one->mapTo(&open.dialog, QPoint()).x();
        };
        for (const char* const field : {"computerLevel", "personsSeat", "name0", "name9"})
            QTRY_COMPARE(leftOf(field), leftOf("whoPlays"));
    }

    void showsTheClocksOfALongGame()
    {
        Open open;
        open.games()->setRow(test::offeredRow("longchess"));
        open.dialog.resize(720, 520); // of a small screen
        QVERIFY(QTest::qWaitForWindowActive(&open.dialog));
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        auto* const minutes = open.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"));
        kind->setFocus();
        kind->setCurrentIndex(kind->findData(int(TimeControl::Kind::SuddenDeath)));
        QTRY_VERIFY(!minutes->visibleRegion().isEmpty());
        QTRY_COMPARE(minutes->visibleRegion().boundingRect(), minutes->rect());
    }

    void namesThePlayers()
    {
        Open open;
        open.dialog.findChild<QLineEdit*>(QStringLiteral("name1"))->setText(" Ben ");
        open.begin()->click();
        const Match match = open.dialog.takeMatch();
        QCOMPARE(match.tags().seatNames, (std::vector<std::string>{"", "Ben"}));
    }

    /** Fields that come with a choice have access keys as those have that were there before; also where their label changes. */
    void fieldsOfClocksHaveAccessKeys()
    {
        watchAccessKeys();
        Open open;
        open.games()->setRow(test::offeredRow("orthodox"));
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        auto* const differs = open.dialog.findChild<QCheckBox*>(QStringLiteral("clocksDiffer"));
        using Clock = TimeControl::Kind;
        for (const Clock one : {Clock::SuddenDeath, Clock::Fischer, Clock::ByoYomi, Clock::Bronstein}) {
            kind->setCurrentIndex(kind->findData(int(one)));
            for (const bool isOn : {false, true}) {
                differs->setChecked(isOn);
                QTRY_VERIFY2(test::keylessLabels(open.dialog).isEmpty(),
                             qPrintable(test::keylessLabels(open.dialog).join(u'|')));
                QCOMPARE(test::sharedAccessKeys(test::keyedTexts(open.dialog)), QStringList());
            }
        }
    }

    /** Letters are scarce in German, where a game has many options: whoever has several letters leaves one to others. */
    void optionsHaveAccessKeys_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("English") << QLocale(QLocale::English);
        QTest::newRow("German") << QLocale(QLocale::German);
    }
    void optionsHaveAccessKeys()
    {
        QFETCH(const QLocale, locale);
        installLanguage(locale);
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        watchAccessKeys();
        Open open;
        const auto keyless = [&] {
            QStringList texts;
            for (const auto* const label : open.dialog.findChildren<QLabel*>()) {
                if (label->isVisible() && label->buddy() && accessKeyOf(label->text()).isEmpty())
                    texts += label->text();
            }
            return texts;
        };
        for (int row = 0; row < open.games()->model()->rowCount(); ++row) {
            open.games()->setRow(row);
            QTRY_COMPARE(keyless(), QStringList());
        }
    }

    void givesClocks()
    {
        Open open;
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        auto* const minutes = open.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"));
        QVERIFY(!minutes->isVisible());
        kind->setCurrentIndex(kind->findData(int(TimeControl::Kind::Fischer)));
        QVERIFY(minutes->isVisible());
        minutes->setValue(3.5);
        open.dialog.findChild<AmountField*>(QStringLiteral("clockSeconds"))->setValue(2);
        open.dialog.findChild<QCheckBox*>(QStringLiteral("clocksDiffer"))->setChecked(true);
        QVERIFY(!minutes->isVisible());
        open.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes1"))->setValue(10);
        // Another start makes the fields of the seats anew; what was chosen stays.
        open.start()->setPlainText(QStringLiteral("white: Mc3; black: Mh8; turn: white"));
        const Match match = open.dialog.takeMatch();
        QCOMPARE(match.tags().clock, std::string("3.5+2 black=10+2"));
        // The next dialog offers them again.
        PieceArt art;
        const NewGameDialog next(test::testRegistry(), match, art, *Theme::named(Theme::names().first(), false));
        QCOMPARE(next.findChild<AmountField*>(QStringLiteral("clockMinutes1"))->value(), 10.0);
        QVERIFY(next.findChild<QCheckBox*>(QStringLiteral("clocksDiffer"))->isChecked());
    }

    /** A clock that says so has none, whatever its field would show. */
    void anIncrementOfNothingIsNone()
    {
        Match match = matchOf("checkers");
        match.tags().clock = "7+0";
        PieceArt art;
        NewGameDialog dialog(test::testRegistry(), match, art, *Theme::named(Theme::names().first(), false));
        const auto* const kind = dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        QCOMPARE(kind->currentData().toInt(), int(TimeControl::Kind::SuddenDeath));
        QCOMPARE(dialog.takeMatch().tags().clock, std::string("7"));
    }

    void givesUsualTimes()
    {
        Open open;
        auto* const presets = open.dialog.findChild<QComboBox*>(QStringLiteral("clockPreset"));
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        auto* const minutes = open.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"));
        open.games()->setRow(test::offeredRow("orthodox"));
        QCOMPARE(presets->currentIndex(), 0);
        presets->setFocus();
        const QSignalSpy chosen(presets, &QComboBox::currentIndexChanged); // each is told to screen readers
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(presets->currentText(), QString("3 min + 2 s a turn"));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(kind->currentData().toInt(), int(TimeControl::Kind::Fischer));
        QCOMPARE(minutes->value(), 3.0);
        // What is typed then is no usual time, until it is one.
        minutes->setValue(4);
        QCOMPARE(presets->currentIndex(), 0);
        minutes->setValue(30);
        kind->setCurrentIndex(kind->findData(int(TimeControl::Kind::SuddenDeath)));
        QCOMPARE(presets->currentText(), QString("30 min"));
        QCOMPARE(open.dialog.takeMatch().tags().clock, std::string("30"));
    }

    /** A level or a seat that was chosen before would be untrue now; it is there again where it is asked for again. */
    void whatIsNotAskedForTellsNothing()
    {
        Open open;
        auto* const who = open.dialog.findChild<QComboBox*>(QStringLiteral("whoPlays"));
        auto* const level = open.dialog.findChild<QComboBox*>(QStringLiteral("computerLevel"));
        auto* const seat = open.dialog.findChild<QComboBox*>(QStringLiteral("personsSeat"));
        who->setCurrentIndex(static_cast<int>(WhoPlays::Kind::AgainstComputer));
        level->setCurrentIndex(6);
        seat->setCurrentIndex(1);
        const QStringList told{level->currentText(), seat->currentText()};
        for (const auto kind : {WhoPlays::Kind::BySeat, WhoPlays::Kind::Persons}) {
            who->setCurrentIndex(static_cast<int>(kind));
            QCOMPARE(QStringList({level->currentText(), seat->currentText()}), QStringList({QString(), QString()}));
            open.games()->setRow(test::offeredRow(kind == WhoPlays::Kind::BySeat ? "orthodox" : "checkers"));
            QCOMPARE(QStringList({level->currentText(), seat->currentText()}), QStringList({QString(), QString()}));
        }
        who->setCurrentIndex(static_cast<int>(WhoPlays::Kind::Computers));
        QCOMPARE(QStringList({level->currentText(), seat->currentText()}), QStringList({told[0], QString()}));
        who->setCurrentIndex(static_cast<int>(WhoPlays::Kind::AgainstComputer));
        QCOMPARE(QStringList({level->currentText(), seat->currentText()}), told);
    }

    void whatWasChosenAtEachSeatIsThereAgainWithTheSeats()
    {
        Open open;
        open.games()->setRow(test::offeredRow("circular"));
        const auto setPlayers = [&](const char* number) {
            auto* const players =
                open.dialog.findChild<OptionForm*>()->findChild<QComboBox*>(QStringLiteral("players"));
            players->setCurrentIndex(players->findData(QString::fromUtf8(number)));
        };
        const auto chosen = [&] {
            QList<int> levels;
            for (int seat = 0;; ++seat) {
                const auto* const field = open.dialog.findChild<QComboBox*>(QStringLiteral("player%1").arg(seat));
                if (!field)
                    return levels;
                levels += field->currentIndex();
            }
        };
        const auto choose = [&](int seat, int level) {
            auto* const field = open.dialog.findChild<QComboBox*>(QStringLiteral("player%1").arg(seat));
            field->setCurrentIndex(level);
            emit field->activated(level);
        };
        setPlayers("4");
        choose(1, 3);
        choose(3, 7);
        open.dialog.findChild<QLineEdit*>(QStringLiteral("name2"))->setText(QStringLiteral("Cleo"));
        const QList<int> asChosen{0, 3, 0, 7};
        QCOMPARE(chosen(), asChosen);
        setPlayers("2");
        setPlayers("3");
        setPlayers("4");
        QCOMPARE(chosen(), asChosen);
        QCOMPARE(open.dialog.findChild<QComboBox*>(QStringLiteral("whoPlays"))->currentIndex(),
                 static_cast<int>(WhoPlays::Kind::BySeat));
        QCOMPARE(open.dialog.findChild<QLineEdit*>(QStringLiteral("name2"))->text(), QStringLiteral("Cleo"));
        setPlayers("3");
        choose(1, 5); // something else is wanted now
        setPlayers("4");
        QVERIFY(chosen() != asChosen);
    }

    void whoPlaysOnTwoBoardsHasTwiceTheTime()
    {
        Open open;
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        auto* const minutes = open.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"));
        open.games()->setRow(test::offeredRow("orthodox"));
        kind->setCurrentIndex(1);
        const double ordinary = minutes->value();
        const auto* const reported = open.dialog.findChild<QLabel*>(QStringLiteral("doubleTime"));
        QVERIFY(!reported->isVisible());
        open.games()->setRow(test::offeredRow("multiplayer"));
        kind->setCurrentIndex(1);
        QCOMPARE(minutes->value(), 2 * ordinary);
        QVERIFY(reported->isVisible());
        open.games()->setRow(test::offeredRow("strategic")); // one board each
        QCOMPARE(minutes->value(), ordinary);
        QVERIFY(!reported->isVisible());
        open.games()->setRow(test::offeredRow("multiplayer"));
        open.begin()->click();
        Match match = open.dialog.takeMatch();
        QCOMPARE(match.tags().clock, QString::number(2 * ordinary).toStdString());
        // What somebody has typed is meant.
        Open typed;
        typed.games()->setRow(test::offeredRow("orthodox"));
        typed.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"))->setCurrentIndex(1);
        auto* const field = typed.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"));
        field->setValue(7);
        typed.games()->setRow(test::offeredRow("multiplayer"));
        QCOMPARE(field->value(), 7.0);
    }

    void timesAreTypedAsClocksShowThem()
    {
        Open open;
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        kind->setCurrentIndex(kind->findData(int(TimeControl::Kind::SuddenDeath)));
        auto* const minutes = open.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"));
        const std::vector<std::pair<const char*, double>> typed{{"0:30", 0.5}, {"1:15", 1.25}, {"12:00", 12}, {"7", 7}};
        for (const auto& [text, value] : typed) {
            minutes->selectAll();
            QTest::keyClicks(minutes, QLatin1String(text));
            QCOMPARE(minutes->value(), value);
        }
        minutes->selectAll();
        QTest::keyClicks(minutes, QStringLiteral("1:75")); // of no clock: the last digit is not taken
        QVERIFY(minutes->text().startsWith(QStringLiteral("1:7")) && !minutes->text().contains(QStringLiteral("75")));
    }

    void timesBelowAMinuteAreSecondsToTheSecond()
    {
        Open open;
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        kind->setCurrentIndex(kind->findData(int(TimeControl::Kind::SuddenDeath)));
        auto* const minutes = open.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"));
        minutes->setValue(2);
        QStringList shown;
        for (int step = 0; step < 9; ++step) {
            minutes->stepDown();
            shown += minutes->cleanText();
        }
        QCOMPARE(shown.join(QLatin1Char(' ')), QStringLiteral("1 0:50 0:40 0:30 0:20 0:10 0:03 0:03 0:03"));
        shown.clear();
        for (int step = 0; step < 8; ++step) {
            minutes->stepUp();
            shown += minutes->cleanText();
        }
        QCOMPARE(shown.join(QLatin1Char(' ')), QStringLiteral("0:10 0:20 0:30 0:40 0:50 1 2 3"));
        minutes->selectAll();
        QTest::keyClicks(minutes, QStringLiteral("0:10"));
        const Match match = open.dialog.takeMatch();
        const auto clocks = readClockTag(match.tags().clock, match.game().description());
        QVERIFY(clocks);
        QCOMPARE(clocks->front().time.count(), 10'000);
        minutes->setValue(4.0 / 3);
        QCOMPARE(minutes->cleanText(), QStringLiteral("1:20"));
        minutes->setValue(1.5);
        QCOMPARE(minutes->cleanText(), QStringLiteral("1.5"));
    }

    void arrowsOfATimeStayUnderThePointer()
    {
        Open open;
        open.games()->setRow(test::offeredRow("longchess"));
        open.dialog.resize(720, 480); // of a small screen
        QVERIFY(QTest::qWaitForWindowActive(&open.dialog));
        auto* const kind = open.dialog.findChild<QComboBox*>(QStringLiteral("clockKind"));
        kind->setFocus();
        kind->setCurrentIndex(kind->findData(int(TimeControl::Kind::ByoYomi)));
        auto* const minutes = open.dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"));
        QTRY_VERIFY(!minutes->visibleRegion().isEmpty());
        auto* const form = open.dialog.findChild<QScrollArea*>(QStringLiteral("form"));
        minutes->setFocus();
        QCoreApplication::processEvents();
        QVERIFY(form->verticalScrollBar()->value() > 0);
        form->verticalScrollBar()->setValue(form->verticalScrollBar()->value() - 4);
        const QPoint before = minutes->mapTo(&open.dialog, QPoint(0, 0));
        minutes->stepDown();
        QCoreApplication::processEvents();
        QCOMPARE(minutes->mapTo(&open.dialog, QPoint(0, 0)), before);
    }

    void clocksOfTheLastGameMayBeTooShort()
    {
        Match last = test::matchOf("checkers");
        last.tags().clock = "0.02";
        PieceArt art;
        const NewGameDialog dialog(test::testRegistry(), last, art, *Theme::named(Theme::names().first(), false));
        QCOMPARE(dialog.findChild<AmountField*>(QStringLiteral("clockMinutes"))->value(), 0.02);
        QCOMPARE(dialog.problems().size(), 1);
    }

    void listsAllThatIsWrong()
    {
        Open open;
        open.start()->setPlainText("white: Mz9 Xa1; black: Ma1; turn: red");
        QVERIFY(!open.begin()->isEnabled());
        const QStringList problems = open.dialog.problems();
        QVERIFY2(problems.size() >= 3, qPrintable(problems.join(u'\n')));
        for (const char* const item : {"Mz9", "Xa1", "red"})
            QVERIFY2(problems.join(u'\n').contains(QLatin1String(item)), item);
        open.start()->clear();
        QVERIFY(open.begin()->isEnabled());
        QVERIFY(open.dialog.problems().isEmpty());
    }

    void movesThePeopleOnForARematch()
    {
        Match match = test::matchOf("toy");
        match.tags().seatNames = {"Ann", "Ben", "Cem"};
        const auto played = match.play(match.actions(match.start()).front());
        QVERIFY(played);
        const Match next = rematchOf(match);
        QCOMPARE(next.tags().seatNames, (std::vector<std::string>{"Cem", "Ann", "Ben"}));
        QVERIFY(next.start()->firstChild == nullptr);
        QCOMPARE(next.game().description().options, match.game().description().options);
    }
};

RINGFORD_TEST(TestNewGame)
#include "test_new_game.moc"
