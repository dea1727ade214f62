// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every window and dialog.
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/AccessKeyTexts.h"
#include "tests/support/ui/CutTexts.h"
#include "tests/support/ui/EveryWindow.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/dialogs/NameFields.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/NarrowComboBox.h"
#include "ui/widgets/TinyScreens.h"
#include "ui/widgets/WindowKeys.h"
#include "ui/words/Language.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSet>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <ranges>
#include <string_view>

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr std::ptrdiff_t kNamed = 4; // more Qt does not print

QString describe(const QWidget& one)
{
    QString path = one.objectName();
    for (const QWidget* above = one.parentWidget(); above; above = above->parentWidget())
        path = above->objectName() + u'/' + path;
    return QString::fromLatin1(one.metaObject()->className()) + u' ' + path + u' ' + one.accessibleName();
}

QString describe(const std::vector<QWidget*>& widgets)
{
    QStringList lines;
    for (const QWidget* const one : widgets)
        lines += describe(*one);
    return lines.join(QStringLiteral("\n    "));
}

/** Where Tab leads from the focus on, until it is back or goes nowhere new. */
std::vector<QWidget*> walk(QWidget& window, Qt::Key key)
{
    constexpr int kMostWithin = 400; // places in one widget, the links of a page
    std::vector<QWidget*> seen{window.focusWidget()};
    int within = 0;
    while (within < kMostWithin) {
        QWidget* const before = window.focusWidget();
        QTest::keyClick(before, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        QWidget* const now = window.focusWidget();
        if (now == before) {
            ++within;
            continue;
        }
        within = 0;
        if (now == seen.front())
            return seen;
        if (std::ranges::find(seen, now) != seen.end())
            break;
        seen.push_back(now);
    }
    if (seen.size() > 1)
        seen.push_back(nullptr); // it does not come back
    return seen;
}

/** Whether it is read what a field is for. Of a list with one choice Qt reads what is chosen in place of a name. */
bool isNamed(QWidget& one)
{
    QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(&one);
    if (!spoken || spoken->text(QAccessible::Name).isEmpty())
        return false;
    return spoken->role() != QAccessible::ComboBox || !spoken->relations(QAccessible::Label).isEmpty() ||
           !spoken->text(QAccessible::Description).isEmpty();
}

/** Whether some of it is within all that it lies in. */
bool isSeen(const QWidget& one)
{
    QRect seen = one.rect();
    for (const QWidget* each = &one; !each->isWindow(); each = each->parentWidget())
        seen = seen.translated(each->pos()).intersected(each->parentWidget()->rect());
    return !seen.isEmpty();
}

/** The parts of the smallest part of a window that holds both, in which they lie. */
std::array<const QWidget*, 2> partsWith(const QWidget* one, const QWidget* other)
{
    if (one->isAncestorOf(other) || other->isAncestorOf(one))
        return {other, other};
    while (!one->parentWidget()->isAncestorOf(other))
        one = one->parentWidget();
    while (other->parentWidget() != one->parentWidget())
        other = other->parentWidget();
    return {one, other};
}

/** Where Tab leads to what stands before. All round it does so once, from the end of a window to its beginning. */
QStringList walkedBack(const std::vector<QWidget*>& reached)
{
    QStringList back;
    for (std::size_t i = 0; reached.size() > 1 && i < reached.size(); ++i) {
        const QWidget* const one = reached[i];
        const QWidget* const next = reached[(i + 1) % reached.size()];
        const auto [from, to] = partsWith(one, next);
        const QRect before = from->geometry();
        const QRect after = to->geometry();
        const bool isBeside = before.top() <= after.bottom() && after.top() <= before.bottom();
        const bool isRead = qApp->isRightToLeft() ? after.right() <= before.right() : before.left() <= after.left();
        if (isBeside ? !isRead : after.top() < before.top())
            back += describe(*one) + QStringLiteral(" -> ") + describe(*next);
    }
    return back.size() > 1 ? back : QStringList();
}

/** What takes the focus and has nothing to be read. */
QStringList namelessIn(const QWidget& window)
{
    QStringList nameless;
    for (QWidget* const one : reachable(window)) {
        const auto* const label = qobject_cast<QLabel*>(one);
        if (!isNamed(*one) || (label && label->text().isEmpty()))
            nameless += describe(*one);
    }
    return nameless;
}

/** Lists, tables and trees that have no rows, and do not say so. */
QStringList silentlyEmptyIn(const QWidget& window)
{
    QStringList silent;
    for (const auto* const view : window.findChildren<QAbstractItemView*>()) {
        const bool isEmpty = view->isVisibleTo(&window) && view->model() && view->model()->rowCount() == 0;
        if (isEmpty && view->focusPolicy() != Qt::NoFocus && view->accessibleDescription().isEmpty())
            silent += describe(*view);
    }
    return silent;
}

/** Fields that are lower than what is written in them takes. */
QStringList squashedIn(const QWidget& window)
{
    QStringList squashed;
    for (const QWidget* const one : reachable(window)) {
        const bool isField = qobject_cast<const QComboBox*>(one) || qobject_cast<const QAbstractSpinBox*>(one) ||
                             qobject_cast<const QLineEdit*>(one);
        if (isField && one->height() < one->minimumSizeHint().height())
            squashed += describe(*one) + QStringLiteral(" %1").arg(one->height());
    }
    return squashed;
}

/** Lists with one choice that give way to less room than an entry takes, and cut it without an ellipsis. */
QStringList silentlyCutIn(const QWidget& window)
{
    QStringList cut;
    for (const auto* const choice : window.findChildren<QComboBox*>()) {
        if (choice->sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon &&
            !qobject_cast<const ui::NarrowComboBox*>(choice))
            cut += describe(*choice);
    }
    return cut;
}

/** What fields of one group, or of a dialog outside of its groups, are both called. */
QStringList calledTheSameIn(const QWidget& window)
{
    QSet<QString> names;
    QStringList twice;
    for (const auto* const label : window.findChildren<QLabel*>()) {
        if (!label->buddy() || !label->isVisibleTo(&window))
            continue;
        const QWidget* above = label->parentWidget();
        while (above != &window && !qobject_cast<const QGroupBox*>(above))
            above = above->parentWidget();
        const QString name = QStringLiteral("%1 %2").arg(quintptr(above)).arg(label->text().remove(u'&'));
        if (names.contains(name))
            twice += label->text();
        names += name;
    }
    return twice;
}

/** There may be more seats than letters: of those that share a key, which leads on from one to the next, only the first. */
QStringList withoutSeatsThatShare(QStringList texts, const QWidget& window)
{
    QSet<QString> keys;
    for (const auto* const names : window.findChildren<ui::NameFields*>()) {
        for (const auto* const label : names->findChildren<QLabel*>()) {
            const QString key = names->isOfSeat(*label) ? test::accessKeys({label->text()}).value(0) : QString();
            if (!key.isEmpty() && keys.contains(key))
                texts.removeOne(label->text());
            keys += key;
        }
    }
    return texts;
}

} // namespace

class TestEveryWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        ui::watchAccessKeys();
        ui::watchDialogs();
    }
    void cleanup()
    {
        if (!m_hands)
            return;
        closeOthers(*m_hands);
        QCoreApplication::processEvents();
        m_hands.reset();
    }

    void isReachedAndSeenWhole_data()
    {
        QTest::addColumn<std::size_t>("number");
        QTest::addColumn<QLocale>("language");
        QTest::addColumn<bool>("isReversed");
        // With the sanitizers one language walks the same code; what is cut in the other is seen without them.
        const std::size_t kLanguages = test::cases(2, 1);
        for (const QLocale& language :
             std::array{QLocale(QLocale::German), QLocale(QLocale::English)} | std::views::take(kLanguages)) {
            for (std::size_t number = 0; number < everyWindow().size(); ++number)
                QTest::addRow("%s/%s %s", everyWindow()[number].name, everyWindow()[number].game,
                              qPrintable(language.name()))
                    << number << language << false;
        }
        // As for who reads from right to left; one game has most of what a window can have.
        for (std::size_t number = 0; number < everyWindow().size(); ++number) {
            if (everyWindow()[number].game != std::string_view("multiplayer"))
                continue;
            QTest::addRow("%s/%s reversed", everyWindow()[number].name, everyWindow()[number].game)
                << number << QLocale(QLocale::English) << true;
        }
    }

    /** Opening a window takes longer than looking at it: all that is looked at is looked at in one. */
    void isReachedAndSeenWhole()
    {
        QFETCH(const QLocale, language);
        QFETCH(const bool, isReversed);
        ui::installLanguage(language);
        QGuiApplication::setLayoutDirection(isReversed ? Qt::RightToLeft : Qt::LeftToRight);
        const auto back = qScopeGuard([] {
            ui::installLanguage(QLocale(QLocale::English));
            QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
        });
        QWidget* const window = open();
        QVERIFY(window);
        fitsASmallScreenAndHasAccessKeysOfItsOwn(*window);
        if (language.language() != QLocale::English)
            return; // other words have another length, and no other order
        isWalkedByTabAndNamed(*window);
        f6LeadsToItsOtherParts(*window);
        returnPressesTheButtonThatHasTheFocus(*window);
        isScrolledOnATinyScreen(*window);
    }

    /** Also one of 640 x 400. */
    void aLongLessonFitsTheScreen()
    {
        m_hands = std::make_unique<WindowHands>();
        m_hands->window.openLesson(QStringLiteral(":/lessons/en/longchess.ringford"));
        QWidget* lesson = nullptr;
        for (QWidget* const one : QApplication::topLevelWidgets()) {
            if (one->objectName() == QStringLiteral("lesson") && one->isVisible())
                lesson = one;
        }
        QVERIFY(lesson && QTest::qWaitForWindowExposed(lesson));
        const QSize room = lesson->screen()->availableGeometry().size();
        QVERIFY2(lesson->minimumSizeHint().height() <= room.height() && lesson->height() <= room.height(),
                 qPrintable(QStringLiteral("%1 of %2").arg(lesson->height()).arg(room.height())));
        lesson->close();
    }

private:
    /** What each looks at; what it finds fails the test. They take the window as the one before left it. */
    /**
     * 1280 x 800 dots at twice the size, or at 192 dpi; German has the longer words. No two parts of a dialog are asked for
     * by the same key.
     */
    void fitsASmallScreenAndHasAccessKeysOfItsOwn(QWidget& window)
    {
        // The window of the game may have all of the screen; a dialog has a title.
        const bool isOfGame = &window == &m_hands->window;
        const QSize room = isOfGame ? QSize(640, 400) : QSize(636, 380);
        const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
        QVERIFY2(least.width() <= room.width() && least.height() <= room.height(),
                 qPrintable(QStringLiteral("at least %1 x %2").arg(least.width()).arg(least.height())));
        if (isOfGame)
            window.resize(window.size().boundedTo(window.screen()->availableSize())); // it has the size that it had
        const QSize screen = window.screen()->availableSize();
        QVERIFY2(window.width() <= screen.width() && window.height() <= screen.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(window.width()).arg(window.height())));
        const bool isWhole = QTest::qWaitFor([&window] { return cutTexts(window).isEmpty(); });
        QVERIFY2(isWhole, qPrintable("cut\n    " + cutTexts(window).join(QStringLiteral("\n    "))));
        const bool isOfHeight = QTest::qWaitFor([&window] { return squashedIn(window).isEmpty(); });
        QVERIFY2(isOfHeight, qPrintable("squashed\n    " + squashedIn(window).join(QStringLiteral("\n    "))));
        QCOMPARE(silentlyCutIn(window), QStringList());
        if (isOfGame)
            return; // has menus and panels, which are moved: TestMainWindowKeyboard looks at those
        const QStringList keyless = keylessLabels(window);
        QVERIFY2(keyless.isEmpty(), qPrintable("no access key: " + keyless.join(QStringLiteral(" | "))));
        QCOMPARE(calledTheSameIn(window), QStringList());
        const QStringList texts = withoutSeatsThatShare(keyedTexts(window), window);
        QVERIFY2(sharedAccessKeys(texts).isEmpty(),
                 qPrintable(texts.filter(QStringLiteral("&")).join(QStringLiteral(" | "))));
    }

    void isWalkedByTabAndNamed(QWidget& window)
    {
        QVERIFY2(!window.windowTitle().isEmpty(), "no title");
        const QStringList nameless = namelessIn(window);
        QVERIFY2(nameless.isEmpty(), qPrintable("nameless\n    " + nameless.join(QStringLiteral("\n    "))));
        const QStringList silent = silentlyEmptyIn(window);
        QVERIFY2(silent.isEmpty(), qPrintable("silently empty\n    " + silent.join(QStringLiteral("\n    "))));
        QVERIFY2(window.focusWidget(), "nothing has the focus");
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            std::vector<QWidget*> reached = walk(window, key);
            const bool isRound = reached.back() != nullptr;
            if (!isRound)
                reached.pop_back();
            // In the window of the game the board comes first, and docks lie where somebody puts them.
            const bool isRead = key == Qt::Key_Tab && &window != &m_hands->window;
            const QStringList back = isRead ? walkedBack(reached) : QStringList();
            QVERIFY2(back.isEmpty(), qPrintable("walked back\n    " + back.join(QStringLiteral("\n    "))));
            const auto last = reached.end() - std::min<std::ptrdiff_t>(kNamed, std::ssize(reached));
            QVERIFY2(isRound, qPrintable("caught after\n    " + describe({last, reached.end()}) + "\n  by\n    " +
                                         describe(*window.focusWidget())));
            std::vector<QWidget*> missed = reachable(window);
            std::erase_if(missed, [&](QWidget* one) { return std::ranges::find(reached, one) != reached.end(); });
            QVERIFY2(missed.empty(), qPrintable("missed\n    " + describe(missed)));
        }
    }

    /** Dialogs have no parts. */
    static void f6LeadsToItsOtherParts(QWidget& window)
    {
        if (!qobject_cast<QMainWindow*>(&window))
            return;
        const QWidget* const before = window.focusWidget();
        QTest::keyClick(window.focusWidget(), Qt::Key_F6);
        QVERIFY(window.focusWidget() != before);
        QTest::keyClick(window.focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(window.focusWidget(), before);
    }

    /** As Space does, in windows as in dialogs. */
    void returnPressesTheButtonThatHasTheFocus(QWidget& window)
    {
        auto* const content =
            qobject_cast<QMainWindow*>(&window) ? static_cast<QMainWindow*>(&window)->centralWidget() : &window;
        QWidget* const before = window.focusWidget();
        QPushButton push(content);
        QPushButton never(content); // the default
        never.setAutoDefault(false);
        QToolButton tool(content);
        tool.setFocusPolicy(Qt::StrongFocus);
        int presses = 0;
        for (QAbstractButton* const button : std::initializer_list<QAbstractButton*>{&push, &never, &tool}) {
            presses = 0;
            connect(button, &QAbstractButton::clicked, this, [&presses] { ++presses; });
            button->show();
            button->setFocus();
            QTRY_VERIFY(button->hasFocus()); // once the window is active
            QTest::keyClick(button, Qt::Key_Return);
            QCOMPARE(presses, 1);
        }
        before->setFocus();
    }

    /** 320 x 240 dots, less what a desktop puts around: all can be reached, and is seen when it has the focus. */
    static void isScrolledOnATinyScreen(QWidget& window)
    {
        if (qobject_cast<QMessageBox*>(&window) || window.findChild<QDockWidget*>())
            return;
        constexpr QSize kRoom(308, 204);
        ui::scrollWithin(window, kRoom);
        QVERIFY(window.minimumSizeHint().width() <= kRoom.width() &&
                window.minimumSizeHint().height() <= kRoom.height());
        window.resize(kRoom);
        QVERIFY(window.focusWidget());
        for (std::size_t stop = 0; stop < reachable(window).size(); ++stop) {
            QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
            QCoreApplication::processEvents();
            const QWidget& one = *window.focusWidget();
            // A window of a real screen has its size a moment later.
            QTRY_VERIFY2(isSeen(one), qPrintable("not seen: " + describe(one)));
        }
    }

    QWidget* open()
    {
        QFETCH(const std::size_t, number);
        m_hands = std::make_unique<WindowHands>();
        return openWindow(everyWindow()[number], *m_hands);
    }

    std::unique_ptr<WindowHands> m_hands;
};

RINGFORD_TEST(TestEveryWindow)
#include "test_every_window.moc"
