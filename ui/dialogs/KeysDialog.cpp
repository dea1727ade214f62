// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/KeysDialog.h"

#include "engine/rules/Game.h"
#include "ui/panels/CrossingsModel.h"
#include "ui/panels/StockModel.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/ReadableText.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QMenu>
#include <QMenuBar>
#include <QTextBrowser>

#include <algorithm>

namespace ringford::ui {

namespace {

using Keys = QList<std::pair<QString, QString>>;

void collect(const QList<QAction*>& actions, const QList<QAction*>& leftOut, Keys& keys)
{
    for (QAction* const action : actions) {
        if (leftOut.contains(action) || !action->isVisible())
            continue;
        if (const QMenu* const below = action->menu())
            collect(below->actions(), leftOut, keys);
        QStringList texts;
        for (const QKeySequence& key : action->shortcuts()) {
            if (key[0].key() != Qt::Key_Return) // so Qt calls the other key that is called Enter
                texts += key.toString(QKeySequence::NativeText);
        }
        texts.removeDuplicates();
        if (!texts.isEmpty())
            keys.push_back({texts.join(QStringLiteral(" / ")), plainName(action->text())});
    }
}

/** Whether between its cells there are places that nobody plays on: on half of a checkered board. */
bool hasGaps(const Board& board)
{
    return std::ranges::any_of(board.tiles(),
                               [](const Tile& tile) { return !tile.cell && tile.ground != Ground::Water; });
}

/** Whether pieces leave the board over its edge. */
bool hasExits(const Game& game)
{
    const Position start = game.start();
    const auto isMeant = [&](const PlacedPiece& placed) {
        return game.intended(start, {0, {Touch::on(placed.cell), Touch::onRim(placed.cell)}}).has_value();
    };
    return std::ranges::any_of(game.contents(start).pieces, isMeant);
}

QString key(int code)
{
    return QKeySequence(code).toString(QKeySequence::NativeText);
}

} // namespace

KeysDialog::KeysDialog(const QMenuBar& menus, const Game& game, QWidget* parent, const QList<Bar>& bars,
                       const QList<QAction*>& ofPlay)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));
    auto* const text = new QTextBrowser(this);
    text->setAccessibleName(tr("Keys"));
    text->setWhatsThis(tr("All keys of this window."));
    letReadersFollow(*text);
    if (std::ranges::any_of(bars, &Bar::isOn))
        text->setHtml(settingUp(game, bars) + drawing() + pageOf(menus, game, ofPlay));
    else
        text->setHtml(pageOf(menus, game, {}) + drawing() + settingUp(game, bars));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const rows = new QVBoxLayout(this);
    rows->addWidget(text);
    rows->addWidget(buttons);
    resizeWithinScreen(*this, {560, 520});
    text->setFocus();
}

QString KeysDialog::pageOf(const QMenuBar& menus, const Game& game, const QList<QAction*>& leftOut)
{
    QString page = section(tr("On the board"), keysOnBoard(game) + keysOfGame(game));
    for (const QAction* const action : menus.actions()) {
        Keys keys;
        if (action->menu())
            collect(action->menu()->actions(), leftOut, keys);
        if (!keys.isEmpty())
            page += section(plainName(action->text()), keys);
    }
    page +=
        section(tr("In the list of moves"),
                {{tr("Left, Right"), tr("Previous, next place of the line")},
                 {tr("Up, Down"), tr("Previous, next row")},
                 {QStringLiteral("+ / −"), tr("Unfold, fold a variation")},
                 {key(Qt::Key_Delete), tr("Delete a move and what follows")},
                 {QKeySequence(Qt::CTRL | Qt::Key_Enter).toString(QKeySequence::NativeText), tr("Finish a comment")}});
    page += section(tr("In the line below who stands better"),
                    {{tr("Left, Right"), tr("Show what the previous, next action leads to")},
                     {key(Qt::Key_Escape), tr("Take the small board away")}});
    page += section(tr("While an action is typed"), {{key(Qt::Key_Tab), tr("Complete it as far as it is clear")},
                                                     {key(Qt::Key_Enter), tr("Play it")},
                                                     {key(Qt::Key_Escape), tr("Close the field")}});
    page += projecting();
    page += section(tr("In the help"),
                    {{QKeySequence(QKeySequence::Back).toString(QKeySequence::NativeText) + QStringLiteral(" / ") +
                          QKeySequence(QKeySequence::Forward).toString(QKeySequence::NativeText),
                      tr("The page before, the page after")},
                     {tr("Tab, Shift+Tab"), tr("Go to the next, previous link; Enter follows it")},
                     {key(Qt::Key_Escape), tr("Close the help")}});
    page += everywhere();
    return page;
}

QString KeysDialog::everywhere()
{
    return section(tr("Everywhere"), {{QKeySequence(Qt::SHIFT | Qt::Key_F1).toString(QKeySequence::NativeText),
                                       tr("Explain the field that has the focus, in dialogs too")},
                                      {tr("F6, Shift+F6"), tr("Go to the next, previous part of the window")},
                                      {key(Qt::Key_F10), tr("Go to the menus")},
                                      {key(Qt::Key_Escape), tr("Go back to the board; in a dialog, cancel")},
                                      {tr("Tab, Shift+Tab"), tr("Go to the next, previous field or button")},
                                      {tr("Ctrl+wheel over the list of moves"), tr("Step through the game")},
                                      {tr("Ctrl+wheel over the board"), tr("Zoom")},
                                      {tr("Space held while dragging, or the middle button"), tr("Pan")}});
}

QString KeysDialog::projecting()
{
    return section(
        tr("While a projector shows the board (F5)"),
        {{key(Qt::Key_PageDown) + QStringLiteral(" / ") + key(Qt::Key_PageUp), tr("The next, the previous place")},
         {key(Qt::Key_F2), tr("Hide or show what is to be done")},
         {key(Qt::Key_F4), tr("Hide or show drawings")},
         {key(Qt::Key_F7), tr("Hide or show what is counted in practice")},
         {key(Qt::Key_F8) + QStringLiteral(" / ."), tr("Make the screen black, or show the board again")},
         {key(Qt::Key_F9), tr("Let the picture stand still, or show the board again")},
         {key(Qt::Key_Escape), tr("Show the board again; then back to the window")}});
}

QString KeysDialog::drawing()
{
    return section(
        tr("While one draws (Draw on the Board)"),
        {//: keys
         {tr("A, O, C, L, E"), tr("Arrow, ring, coloured cell, label, eraser")},
         //: keys
         {tr("G, R, B, Y"), tr("Green, red, blue, yellow")},
         {key(Qt::Key_Enter), tr("Draw at the cursor; an arrow from there to where Enter is pressed next")},
         {QStringLiteral("N"), tr("Number the arrows")},
         {key(Qt::Key_Delete), tr("Take away what is drawn on the cell")},
         {QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText), tr("Undo what was drawn")},
         {tr("Right button"), tr("A drag makes an arrow, a click a ring; Shift red, Alt blue, both yellow")}});
}

QString KeysDialog::settingUp(const Game& game, const QList<Bar>& bars)
{
    Keys onBoard{{tr("Letter of a piece"), tr("Take it in hand, and put it at the cursor")},
                 {tr("Shift+letter of a piece"), tr("The same for the next army")}};
    if (game.board().faces().size() == 1)
        //: keys: digits
        onBoard.push_back({tr("1 to %1").arg(game.description().sides.size()), tr("Choose the army")});
    onBoard += Keys{{key(Qt::Key_Enter), tr("Put what is in hand; with the hand pick up, and put down")},
                    {tr("Shift+arrow keys"), tr("Put it on the next cells as well")},
                    {key(Qt::Key_Delete), tr("Empty the cell")},
                    //: keys
                    {tr("Home, End"), tr("Go to the first and to the last cell of the board")},
                    {key(Qt::Key_Period), tr("Say whose turn it is")},
                    {key(Qt::Key_Escape), tr("Take the hand; then back to the game")},
                    {tr("Right button"), tr("A click empties a cell, a drag draws an arrow")}};
    QString page = section(tr("While a position is set up"), onBoard);
    for (const Bar& bar : bars) {
        Keys keys;
        collect(bar.actions, {}, keys);
        page += section(bar.title, keys);
    }
    return page;
}

QList<std::pair<QString, QString>> KeysDialog::keysOfGame(const Game& game)
{
    const GameDescription& description = game.description();
    const auto boards = static_cast<int>(description.board.faces().size());
    Keys keys;
    if (hasExits(game))
        keys.push_back({tr("Arrow over the edge, Enter"), tr("Let what is picked up leave the board")});
    if (StockModel::areIn(description))
        keys.push_back({tr("Enter in the panel Stockpiles"),
                        tr("Take a piece, or choose what a pawn is promoted to; then Enter on its cell")});
    if (CrossingsModel::areIn(game))
        keys.push_back(
            {tr("Arrow over the seam"),
             tr("Go to the next board; a piece that is put down there goes over (push or pull), as it does by "
                "Enter in the panel Reinforcements")});
    bool hasBar = description.tools.size() > 1;
    for (const ButtonInfo& button : description.buttons) {
        hasBar |= !button.isByBoard();
        if (button.isByBoard())
            //: %1 is what can be done with a board: Yield a Board
            keys.push_back({tr("Alt+number of a board"),
                            tr("%1: that one, while the panel Seats offers it").arg(words::translated(button.name))});
    }
    if (hasBar)
        keys.push_back({tr("Alt+1 to Alt+9"), tr("Take the tool, or press the button, of that number in the bar")});
    if (boards > 1)
        keys.push_back({QStringLiteral("1–%1").arg(boards),
                        boards > 9 ? tr("Make the board of that number large: 1 and right after it 2 for board 12; "
                                        "Esc: all of them again")
                                   : tr("Make the board of that number large; Esc: all of them again")});
    return keys;
}

QList<std::pair<QString, QString>> KeysDialog::keysOnBoard(const Game& game)
{
    Keys onBoard{
        {tr("Arrow keys"),
         hasGaps(game.board())
             ? tr("Move the cursor to the next cell in that direction; between dark cells Up and Down "
                  "stay within columns a and b, c and d …, Left and Right within the row")
             : tr("Move the cursor to the next cell in that direction, over water where there is some")},
        //: keys
        {tr("Alt+arrow keys"), tr("Move the cursor on that way to the next piece, or to the end of the board")},
        //: keys
        {tr("Alt+Shift+arrow keys, Page Up, Page Down"),
         tr("Move what is seen of a board that is larger than the view")},
        {key(Qt::Key_Enter) + QStringLiteral(" / ") + key(Qt::Key_Space), tr("Pick up, put down; end a row of jumps")},
        {key(Qt::Key_Escape), tr("Put back what is picked up; close the message")}};
    onBoard +=
        Keys{{QStringLiteral("L"), tr("Say what was played last")},
             {QStringLiteral("T"), tr("Say whose turn it is, and what the clocks show")},
             //: keys
             {tr("Shift+letter of a piece"), tr("Say where its kind stands")},
             {tr("Shift+arrow keys, Home, End, Page Up, Page Down"),
              tr("Say what lies along the line from the cursor; the last four keys diagonally, as on a number pad")}};
    return onBoard;
}

QString KeysDialog::section(const QString& title, const QList<std::pair<QString, QString>>& keys)
{
    QString rows;
    for (const auto& [press, does] : keys) {
        m_lines += press + u'\t' + does;
        rows += QStringLiteral("<tr><td width=\"190\"><b>%1</b></td><td>%2</td></tr>")
                    .arg(press.toHtmlEscaped(), does.toHtmlEscaped());
    }
    return QStringLiteral("<h3>%1</h3><table cellpadding=\"3\">%2</table>").arg(title.toHtmlEscaped(), rows);
}

} // namespace ringford::ui
