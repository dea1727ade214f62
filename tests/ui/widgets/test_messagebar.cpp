// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several messages is in sight: what is true for longer gives way for a while and comes back.
#include "tests/support/TestProgram.h"
#include "ui/widgets/MessageBar.h"

#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QTest>

#include <algorithm>

#include <chrono>

using namespace ringford::ui;

namespace {

const QString kWarning = QStringLiteral("a warning");

struct Bar {
    QWidget window;
    MessageBar messages{&window};
    bool isTrue = true;

    void warn(Message::Kind kind = Message::Kind::Trouble)
    {
        Message warning{kind, kWarning, {{QStringLiteral("Do"), [] {}}}};
        warning.isStanding = true;
        warning.holds = [this] { return isTrue; };
        messages.show(warning);
    }
    void tell(Message::Kind kind, const QString& text) { messages.show({kind, text, {}}); }
    /** What is in sight; empty: nothing. */
    QString seen() const { return messages.isHidden() ? QString() : messages.text(); }
};

} // namespace

class TestMessageBar : public QObject {
    Q_OBJECT

private slots:
    void aWarningComesBackBehindWhatTookItsPlace()
    {
        Bar bar;
        bar.warn();
        bar.tell(Message::Kind::Note, QStringLiteral("a note"));
        bar.tell(Message::Kind::Trouble, QStringLiteral("trouble"));
        QCOMPARE(bar.seen(), QStringLiteral("trouble"));
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), kWarning);
        QVERIFY(bar.messages.findChild<QPushButton*>());
        bar.messages.dismissPassing();
        QCOMPARE(bar.seen(), kWarning); // it is true
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QString());
    }

    /** One hid the other, and that came back too late, or not at all. */
    void notesThatStandAreToldTogether()
    {
        Bar bar;
        bool isLeft = true;
        bool isWaiting = true;
        const auto tell = [&bar](const QString& text, const QString& choice, const bool& isTrue) {
            Message note{Message::Kind::Note, text, {{choice, [] {}}}};
            note.isStanding = note.joins = true;
            note.holds = [&isTrue] { return isTrue; };
            bar.messages.show(note);
        };
        const auto tellBoth = [&] {
            tell(QStringLiteral("It was left."), QStringLiteral("Save"), isLeft);
            tell(QStringLiteral("It waits."), QStringLiteral("Go On"), isWaiting);
        };
        tellBoth();
        QCOMPARE(bar.seen(), QStringLiteral("It was left. It waits."));
        QVERIFY(bar.messages.tells(QStringLiteral("It was left.")));
        isWaiting = false;
        bar.messages.recheck();
        QCOMPARE(bar.seen(), QStringLiteral("It was left."));
        isWaiting = true;
        tellBoth();
        isLeft = false;
        bar.messages.recheck();
        QCOMPARE(bar.seen(), QStringLiteral("It waits."));
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QString());
        isLeft = true;
        tellBoth();
        QTest::keyClick(&bar.messages, Qt::Key_Escape); // who has read it has read all of it
        QCOMPARE(bar.seen(), QString());
    }

    void whatStopsTheGameComesFirst()
    {
        Bar bar;
        bar.tell(Message::Kind::Trouble, QStringLiteral("Nothing was opened."));
        Message failure{Message::Kind::Trouble, QStringLiteral("The program has ended."), {}};
        failure.isStanding = true;
        failure.stopsGame = true;
        bar.messages.show(failure);
        QCOMPARE(bar.seen(), failure.text);
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QStringLiteral("Nothing was opened."));
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QString());
    }

    void aWarningWaitsBehindTroubleThatAnswersAPerson()
    {
        Bar bar;
        bar.tell(Message::Kind::Trouble, QStringLiteral("Nothing was saved."));
        bar.warn();
        QCOMPARE(bar.seen(), QStringLiteral("Nothing was saved."));
        bar.warn(); // is not told twice
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), kWarning);
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QString());
        bar.tell(Message::Kind::Note, QStringLiteral("a note"));
        bar.warn();
        QCOMPARE(bar.seen(), kWarning);
    }

    /** On a projected screen an answer to a teacher's key stood until somebody went to close it. */
    void whereOthersLookOnAMessageGoesByItself()
    {
        using namespace std::chrono_literals;
        Bar bar;
        bar.tell(Message::Kind::Trouble, QStringLiteral("Nothing was pasted."));
        QTest::qWait(50);
        QCOMPARE(bar.seen(), QStringLiteral("Nothing was pasted."));
        bar.messages.setPatience(20ms);
        QTRY_COMPARE(bar.seen(), QString());
        bar.tell(Message::Kind::Note, QStringLiteral("a note"));
        QCOMPARE(bar.seen(), QStringLiteral("a note"));
        QTRY_COMPARE(bar.seen(), QString());
        // What warns, lasts or asks waits for somebody.
        Message lasting{Message::Kind::Note, QStringLiteral("lasting"), {}};
        lasting.isLasting = true;
        for (const bool isWarning : {true, false}) {
            isWarning ? bar.warn() : bar.messages.show(lasting);
            QTest::qWait(50);
            QCOMPARE(bar.seen(), isWarning ? kWarning : lasting.text);
            bar.messages.dismiss();
        }
        bar.messages.setPatience(0ms);
        bar.tell(Message::Kind::Note, QStringLiteral("a note"));
        QTest::qWait(50);
        QCOMPARE(bar.seen(), QStringLiteral("a note"));
    }

    void whatIsNoLongerTrueDoesNotComeBack()
    {
        Bar bar;
        bar.warn();
        bar.isTrue = false;
        bar.messages.recheck();
        QCOMPARE(bar.seen(), QString());
        bar.isTrue = true;
        bar.warn();
        bar.tell(Message::Kind::Note, QStringLiteral("a note"));
        bar.isTrue = false;
        bar.messages.recheck();
        QCOMPARE(bar.seen(), QStringLiteral("a note"));
        bar.isTrue = true; // of another one
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QString());
    }

    /** What it offers may be begun and not done. */
    void aWarningStaysWhileWhatItOffersIsDone()
    {
        Bar bar;
        bar.warn();
        bar.messages.findChild<QPushButton*>()->click();
        QCOMPARE(bar.seen(), kWarning);
    }

    void whoPlaysOnHasDoneWithNotes()
    {
        Bar bar;
        bar.warn(Message::Kind::Note);
        bar.tell(Message::Kind::Trouble, QStringLiteral("trouble"));
        bar.messages.dismissNote();
        QCOMPARE(bar.seen(), QStringLiteral("trouble"));
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QString());
    }

    void aShortAnswerCostsNothingThatIsInSight()
    {
        Bar bar;
        const auto answer = [&bar](const QString& text) {
            Message message{Message::Kind::Note, text, {}};
            message.bringsBack = true;
            bar.messages.show(message);
        };
        bar.tell(Message::Kind::Trouble, QStringLiteral("trouble"));
        answer(QStringLiteral("not now"));
        answer(QStringLiteral("nor that"));
        QCOMPARE(bar.seen(), QStringLiteral("nor that"));
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QStringLiteral("trouble"));
        answer(QStringLiteral("not now"));
        bar.tell(Message::Kind::Note, QStringLiteral("a note")); // takes the place of both
        bar.messages.dismiss();
        QCOMPARE(bar.seen(), QString());
        bar.tell(Message::Kind::Note, QStringLiteral("a note"));
        answer(QStringLiteral("not now"));
        bar.messages.dismissPassing();
        QCOMPARE(bar.seen(), QString());
    }

    /** Three choices left the text a column of two letters, which covered the board. */
    void theTextIsReadWhereChoicesAreLong()
    {
        Bar bar;
        const QString choice = QStringLiteral("Let Ringford play on, level 10");
        bar.messages.show({Message::Kind::Trouble,
                           QStringLiteral("The program does not answer any longer."),
                           {{choice, [] {}}, {choice, [] {}}, {choice, [] {}}}});
        bar.window.show();
        for (const int width : {1600, 720, 300}) {
            bar.messages.setGeometry(0, 0, width, 200);
            QCoreApplication::sendPostedEvents();
            bar.messages.layout()->activate();
            int widest = 0;
            for (const QLabel* const label : bar.messages.findChildren<QLabel*>())
                widest = std::max(widest, label->width());
            QVERIFY2(widest > 200, qPrintable(QString::number(widest)));
            for (const QPushButton* const button : bar.messages.findChildren<QPushButton*>())
                QVERIFY(bar.messages.rect().contains(QRect(button->mapTo(&bar.messages, QPoint()), button->size())));
        }
    }

    void whatAChoiceHasEndedDoesNotComeBack()
    {
        Bar bar;
        bar.warn();
        QString seen = QStringLiteral("nothing was done");
        bar.messages.show({Message::Kind::Note, QStringLiteral("a note"), {{QStringLiteral("End It"), [&] {
                                                                                seen = bar.seen();
                                                                                bar.isTrue = false;
                                                                            }}}});
        bar.messages.findChildren<QPushButton*>().last()->click();
        QCOMPARE(seen, QString());
        QCOMPARE(bar.seen(), QString());
    }
};

RINGFORD_TEST(TestMessageBar)
#include "test_messagebar.moc"
