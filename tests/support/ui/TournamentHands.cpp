// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/TournamentHands.h"

#include "tests/support/TestFiles.h"
#include "ui/tournament/TournamentModel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QToolBar>

namespace ringford::test {

TournamentHands::TournamentHands()
    : store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
      m_own(new ui::TournamentWindow(store, recent)), window(*m_own)
{
    window.show();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not come to the front");
}

TournamentHands::TournamentHands(ui::TournamentWindow& there)
    : store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat), window(there)
{
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not come to the front");
}

QString TournamentHands::fileWith(const std::string& bytes, const QString& name) const
{
    return makeFile(folder.filePath(name), QByteArray::fromStdString(bytes));
}

std::string TournamentHands::contentOf(const QString& file) const
{
    return bytesIn(file).toStdString();
}

void TournamentHands::open(const QString& file)
{
    window.openFile(file);
    if (!settle())
        qFatal("the ledger is read for ever");
}

bool TournamentHands::settle() const
{
    const bool isDone = QTest::qWaitFor([this] { return !window.tournament().isBusy(); }, 30'000);
    QCoreApplication::processEvents();
    return isDone;
}

void TournamentHands::press(const char* action)
{
    auto* const found = window.findChild<QAction*>(QLatin1String(action));
    if (!found || !found->isEnabled())
        qFatal("%s cannot be done", action);
    auto* const bar = window.findChild<QToolBar*>(QStringLiteral("tournamentBar"));
    if (QWidget* const button = bar->widgetForAction(found)) {
        QTest::mouseClick(button, Qt::LeftButton);
        return;
    }
    const QKeyCombination keys = found->shortcut()[0];
    QTest::keyClick(&window, keys.key(), keys.keyboardModifiers());
}

QDialog& TournamentHands::dialog() const
{
    auto* const front = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (!front)
        qFatal("there is no dialog");
    if (!QTest::qWaitForWindowActive(front))
        qFatal("the dialog does not come to the front");
    return *front;
}

void TournamentHands::type(const char* field, const QString& text) const
{
    auto* const found = dialog().findChild<QWidget*>(QLatin1String(field));
    if (!found)
        qFatal("no field %s", field);
    // A field with arrows is clicked where its text is.
    auto* const line = found->findChild<QLineEdit*>();
    QWidget* const at = line ? line : found;
    QTest::mouseClick(at, Qt::LeftButton);
    QTest::keyClick(at, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(at, text);
}

void TournamentHands::choose(const char* list, const QString& text) const
{
    auto* const found = dialog().findChild<QComboBox*>(QLatin1String(list));
    if (!found)
        qFatal("no list %s", list);
    const int row = found->findText(text, Qt::MatchStartsWith);
    if (row < 0)
        qFatal("%s does not offer %s", list, qPrintable(text));
    // A list that comes up takes no release for as long as a double click may last.
    const int interval = QApplication::doubleClickInterval();
    QApplication::setDoubleClickInterval(0);
    QTest::mouseClick(found, Qt::LeftButton);
    QApplication::setDoubleClickInterval(interval);
    QAbstractItemView* const view = found->view();
    if (!QTest::qWaitFor([view] { return view->isVisible(); }))
        qFatal("%s does not open", list);
    QCoreApplication::processEvents();
    const QPoint at = view->visualRect(view->model()->index(row, 0)).center();
    QTest::mouseMove(view->viewport(), at);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
    if (!QTest::qWaitFor([found, row] { return found->currentIndex() == row; }, 2'000))
        qFatal("%s did not take %s", list, qPrintable(text));
}

void TournamentHands::accept()
{
    auto* const buttons = dialog().findChild<QDialogButtonBox*>();
    for (QAbstractButton* const one : buttons->buttons()) {
        if (buttons->buttonRole(one) != QDialogButtonBox::AcceptRole)
            continue;
        QTest::mouseClick(one, Qt::LeftButton);
        break;
    }
    if (!settle())
        qFatal("the ledger is written for ever");
}

bool TournamentHands::canAccept() const
{
    const auto* const buttons = dialog().findChild<QDialogButtonBox*>();
    for (const QAbstractButton* const one : buttons->buttons()) {
        if (buttons->buttonRole(const_cast<QAbstractButton*>(one)) == QDialogButtonBox::AcceptRole)
            return one->isEnabled();
    }
    return false;
}

QString TournamentHands::outlook() const
{
    return dialog().findChild<QLabel*>(QStringLiteral("outlook"))->text();
}

QTableView& TournamentHands::table(const char* name) const
{
    return *window.findChild<QTableView*>(QLatin1String(name));
}

void TournamentHands::clickRow(const char* name, int row) const
{
    QTableView& view = table(name);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(row, 0)).center());
}

QString TournamentHands::rowOf(const char* name, int row) const
{
    const QAbstractItemModel& model = *table(name).model();
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells += model.index(row, column).data().toString();
    return cells.join(QStringLiteral(" | "));
}

void TournamentHands::join(const QString& name, const QString& day)
{
    press("newMember");
    type("name", name);
    type("day", day);
    accept();
}

void TournamentHands::challenge(const QString& challenger, const QString& challenged, const QString& day)
{
    press("challenge");
    choose("challenger", challenger);
    choose("challenged", challenged);
    type("day", day);
    accept();
}

} // namespace ringford::test
