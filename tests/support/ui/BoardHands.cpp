// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/BoardHands.h"

#include "tests/support/TestGames.h"
#include "tests/support/Texts.h"

#include <QMouseEvent>
#include <QTest>

namespace ringford::test {

BoardHands::BoardHands(Match match, QSize size) : model(std::move(match)), view(model)
{
    setMotion(0);
    view.resize(size);
    view.show();
    [[maybe_unused]] const bool isShown = QTest::qWaitForWindowExposed(&view);
    view.setFocus();
}

void BoardHands::setMotion(double factor)
{
    ui::BoardAppearance appearance = view.boardScene().appearance();
    appearance.motion.factor = factor;
    view.setAppearance(appearance);
}

Cell BoardHands::cell(std::string_view name) const
{
    const auto found = model.description().board.find(name);
    Q_ASSERT(found);
    return *found;
}

QPoint BoardHands::at(std::string_view name) const
{
    return view.mapFromScene(view.boardScene().boardLayout().cellCentre(cell(name)));
}

void BoardHands::moveTo(QPoint from, QPoint to)
{
    constexpr int kSteps = 5;
    for (int i = 1; i <= kSteps; ++i)
        QTest::mouseMove(view.viewport(), from + (to - from) * i / kSteps);
}

void BoardHands::drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(view.viewport(), Qt::LeftButton, modifiers, from);
    moveTo(from, to);
    letGo(to);
}

void BoardHands::dragAndHold(std::string_view from, QPoint to)
{
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(from));
    moveTo(at(from), to);
}

void BoardHands::letGo(QPoint at)
{
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at);
}

void BoardHands::hover(QPoint at) const
{
    QMouseEvent event(QEvent::MouseMove, at, view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(view.viewport(), &event);
}

void BoardHands::click(QPoint at)
{
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
}

void BoardHands::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&view, key, modifiers);
}

void BoardHands::point(std::string_view name)
{
    view.setCursorCell(cell(name));
}

QString BoardHands::lastEntry() const
{
    return QString::fromStdString(model.gameNode()->entry().text);
}

QString BoardHands::on(std::string_view name) const
{
    const Piece* piece = view.boardScene().pieceOn(cell(name));
    if (!piece)
        return {};
    const GameDescription& game = model.description();
    return QString(QLatin1Char(game.kind(piece->kind).letter)) + QLatin1Char(game.side(piece->side).name.front());
}

QPointF BoardHands::itemAt(std::string_view name) const
{
    return view.boardScene().piecePos(cell(name));
}

QStringList BoardHands::targets() const
{
    QStringList names;
    for (const Target& target : view.boardScene().picture().targets)
        names += QString::fromStdString(model.description().board.name(target.cell));
    names.sort();
    return names;
}

} // namespace ringford::test
