// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PrintCommands.h"

#include "engine/text/RecordWriter.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/GamePrintDialog.h"
#include "ui/dialogs/KitDialog.h"
#include "ui/dialogs/PrintDialog.h"
#include "ui/dialogs/ScoreSheetDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QSettings>

namespace ringford::ui {

namespace {

/** Shows a dialog that goes when it is closed. */
void open(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace

PrintCommands::PrintCommands(QWidget& window, const Registry& registry, const MatchModel& match, const BoardView& board,
                             MessageBar& messages, QSettings& store)
    : QObject(&window), m_window(window), m_registry(registry), m_match(match), m_board(board), m_messages(messages),
      m_store(store)
{
}

DiagramSpec PrintCommands::diagram() const
{
    const BoardScene& scene = m_board.boardScene();
    DiagramSpec spec;
    spec.game = m_match.match().sharedGame();
    spec.picture = scene.picture();
    spec.picture.contents = spec.game->contents(m_match.position()); // also in a pause in which it is hidden
    spec.theme = scene.style().theme;
    spec.turns = scene.boardLayout().options().turns;
    spec.boards = scene.boardLayout().options().arrangement.kind;
    spec.shows.coordinates = scene.boardLayout().options().coordinates;
    spec.seatNames = seatNames();
    return spec;
}

std::vector<QString> PrintCommands::seatNames() const
{
    const GameDescription& game = m_match.description();
    std::vector<QString> names;
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
        names.push_back(words::seat(game, Seat{seat}, m_match.match().tags().seatNames[seat]));
    return names;
}

void PrintCommands::print()
{
    open(new PrintDialog(diagram(), m_store, &m_window));
}

void PrintCommands::exportPicture()
{
    open(new ExportDialog(diagram(), m_store, &m_window));
}

void PrintCommands::printGame()
{
    const auto record = writeRecord(m_match.match(), m_registry);
    if (!record) {
        m_messages.show({Message::Kind::Trouble, words::asSentence(record.error()), {}});
        return;
    }
    open(new GamePrintDialog(*record, !markedIn(m_match.match()).empty(), m_registry, m_store, &m_window));
}

void PrintCommands::printScoreSheet()
{
    open(new ScoreSheetDialog(m_match.match().sharedGame(), seatNames(), m_store, &m_window));
}

void PrintCommands::printKit()
{
    open(new KitDialog(m_match.match(), m_registry, m_store, &m_window));
}

void PrintCommands::copyPicture()
{
    constexpr int kDpi = 300;
    const DiagramSpec shown = diagram();
    DiagramForm choices(shown, true);
    m_store.beginGroup(QStringLiteral("export"));
    choices.recall(m_store);
    m_store.endGroup();
    QGuiApplication::clipboard()->setMimeData(pictureData(choices.chosen(), kDpi).release());
    m_messages.show({Message::Kind::Note, tr("The picture of the board was copied."), {}});
}

} // namespace ringford::ui
