// SPDX-License-Identifier: GPL-3.0-or-later
// The program ends though several of its windows ask first, and goes on where somebody wants it to.
#include "tests/support/TestProgram.h"
#include "ui/widgets/Quit.h"

#include <QCloseEvent>
#include <QMainWindow>
#include <QMessageBox>
#include <QTest>

using ringford::ui::quit;

/** A window with something unsaved: it asks before it closes. */
class AskingWindow : public QMainWindow {
public:
    explicit AskingWindow(bool asks) : m_asks(asks) { show(); }

    QMessageBox* question() const { return findChild<QMessageBox*>(); }
    int asked() const { return m_asked; }
    void answer(QMessageBox::StandardButton with) const { QTest::mouseClick(question()->button(with), Qt::LeftButton); }

protected:
    void closeEvent(QCloseEvent* event) override
    {
        if (!m_asks)
            return;
        event->ignore();
        ++m_asked;
        auto* const box = new QMessageBox(QMessageBox::Question, QStringLiteral("Unsaved"), QStringLiteral("Save?"),
                                          QMessageBox::Discard | QMessageBox::Cancel, this);
        box->setAttribute(Qt::WA_DeleteOnClose);
        connect(box, &QMessageBox::finished, this, [this](int button) {
            m_asks = button != QMessageBox::Discard;
            if (!m_asks)
                QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection); // as after writing a file
        });
        box->open();
    }

private:
    bool m_asks;
    int m_asked = 0;
};

class TestQuit : public QObject {
    Q_OBJECT

private slots:
    void eachWindowAsksAndThenAllAreClosed()
    {
        const AskingWindow first(true), second(true), saved(false);
        quit();
        const AskingWindow* asking = first.question() ? &first : &second;
        const AskingWindow* other = asking == &first ? &second : &first;
        QVERIFY(asking->question());
        QVERIFY(!other->question());
        asking->answer(QMessageBox::Discard);
        QTRY_VERIFY(other->question());
        QVERIFY(!asking->isVisible());
        other->answer(QMessageBox::Discard);
        QTRY_VERIFY(!other->isVisible());
        QTRY_VERIFY(!saved.isVisible());
        QCOMPARE(first.asked() + second.asked(), 2);
    }

    void whoCancelsKeepsWhatIsOpen()
    {
        AskingWindow asking(true);
        AskingWindow other(true);
        QVERIFY(QTest::qWaitForWindowActive(&other));
        asking.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&asking));
        quit();
        QVERIFY(asking.question());
        asking.answer(QMessageBox::Cancel);
        QTRY_VERIFY(!asking.question());
        QVERIFY(asking.isVisible());
        // Later this window alone is closed, by a key.
        QTest::keyClick(&asking, Qt::Key_W, Qt::ControlModifier);
        asking.close();
        asking.answer(QMessageBox::Discard);
        QTRY_VERIFY(!asking.isVisible());
        QTest::qWait(50);
        QVERIFY(other.isVisible());
        QCOMPARE(other.asked(), 0);
    }

    void aWindowThatIsMinimisedIsSeenBehindItsQuestion()
    {
        AskingWindow window(true);
        window.showMinimized();
        QTRY_VERIFY(window.isMinimized());
        quit();
        QVERIFY(window.question());
        QVERIFY(!window.isMinimized());
        window.answer(QMessageBox::Discard);
        QTRY_VERIFY(!window.isVisible());
    }

    void theActiveWindowIsTheFirstToAsk()
    {
        const AskingWindow before(true);
        AskingWindow active(true);
        const AskingWindow after(true);
        active.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&active));
        quit();
        QVERIFY(active.question());
        QCOMPARE(before.asked() + after.asked(), 0);
    }
};

RINGFORD_TEST(TestQuit)
#include "test_quit.moc"
