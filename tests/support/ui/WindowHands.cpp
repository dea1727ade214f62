// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/WindowHands.h"

#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestGames.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"

#include <QApplication>
#include <QTest>

#include <utility>

namespace ringford::test {

namespace {

constexpr int kRoundsOfRest = 3; // of events, in which nothing moves

} // namespace

WindowHands::WindowHands()
    : store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat), program(testRegistry(), store),
      window(program)
{
    program.searches = [this](const Game& game) { return searches.make(game); };
    program.settings.set(&ui::Settings::animation, ui::Settings::Speed::Off);
    program.settings.set(&ui::Settings::computerPause, ui::Settings::Pause::None);
    window.model().replace(matchOf("checkers")); // it has the fewest kinds of everything
    window.show();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not come to the front");
    // The panels share their room once it is known, and then say anew how much they need.
    QRect place;
    for (int rounds = 0; rounds < kRoundsOfRest;) {
        QCoreApplication::processEvents();
        const QRect now(window.board().mapTo(&window, QPoint()), window.board().size());
        rounds = std::exchange(place, now) == now ? rounds + 1 : 0;
    }
}

void WindowHands::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    // A dialog may have come up just now, and the platform not yet have told that it is in front.
    QWidget* const front =
        QApplication::activeModalWidget() ? QApplication::activeModalWidget() : QApplication::activeWindow();
    QWidget* const focus = front ? front->focusWidget() : nullptr;
    QTest::keyClick(focus ? focus : front, key, modifiers);
}

void WindowHands::type(const QString& text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void WindowHands::click(std::string_view cell)
{
    const QPoint at = window.board().cellRect(*window.model().description().board.find(cell)).center();
    QTest::mouseClick(window.board().viewport(), Qt::LeftButton, {}, at);
}

void WindowHands::drag(std::string_view from, std::string_view to)
{
    constexpr int kSteps = 5;
    const auto at = [&](std::string_view cell) {
        return window.board().cellRect(*window.model().description().board.find(cell)).center();
    };
    QWidget* const viewport = window.board().viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, at(from));
    for (int i = 1; i <= kSteps; ++i)
        QTest::mouseMove(viewport, at(from) + (at(to) - at(from)) * i / kSteps);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, at(to));
}

void WindowHands::click(QWidget& widget)
{
    if (!widget.isVisible())
        qFatal("what is to be clicked is not seen");
    QTest::mouseClick(&widget, Qt::LeftButton, {}, widget.rect().center());
}

QString WindowHands::fileWith(const QByteArray& bytes, const QString& name)
{
    return makeFile(folder.filePath(name), bytes);
}

bool WindowHands::waitForFiles()
{
    return QTest::qWaitFor([this] { return !window.document().isBusy(); }, 30'000);
}

QString WindowHands::shownEntry() const
{
    return QString::fromStdString(window.model().viewedNode()->entry().text);
}
QString WindowHands::lastEntry() const
{
    return QString::fromStdString(window.model().gameNode()->entry().text);
}

QString WindowHands::setup() const
{
    return QString::fromStdString(writeSetup(window.model().game().write(window.model().position())));
}

} // namespace ringford::test
