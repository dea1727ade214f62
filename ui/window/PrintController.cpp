// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PrintController.h"

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
#include "ui/paint/DecidingBoard.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/words/PersonNames.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QSettings>

namespace ringford::ui {

namespace {

/** Shows a dialog that goes when it is closed. */
void openOnce(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace

PrintController::PrintController(const Context& context) : QObject(&context.window), m_(context)
{
    const auto does = [this](const QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    does(m_.commands[Command::Print], &PrintController::print);
    does(m_.commands[Command::ExportPicture], &PrintController::exportPicture);
    does(m_.commands[Command::CopyPicture], &PrintController::copyPicture);
    does(m_.commands[Command::PrintGame], &PrintController::printGame);
    does(m_.commands[Command::PrintScoreSheet], &PrintController::printScoreSheet);
    does(m_.commands[Command::PrintKit], &PrintController::printKit);
}

DiagramSpec PrintController::diagram() const
{
    const BoardScene& scene = m_.board.boardScene();
    DiagramSpec spec;
    spec.game = m_.match.match().sharedGame();
    spec.picture = scene.picture();
    spec.picture.contents = spec.game->contents(m_.match.position()); // also in a pause in which it is hidden
    if (const auto deciding = DecidingBoard::of(m_.match.match(), m_.match.viewedNode()))
        deciding->show(spec.picture);
    spec.theme = scene.style().theme;
    spec.turns = scene.boardLayout().options().turns;
    spec.boards = scene.boardLayout().options().arrangement.kind;
    spec.shows.coordinates = scene.boardLayout().options().coordinates;
    spec.seatNames = seatNames();
    return spec;
}

std::vector<QString> PrintController::seatNames() const
{
    const GameDescription& game = m_.match.description();
    std::vector<QString> names;
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
        names.push_back(words::seat(game, Seat{seat}, words::asPeopleWrite(m_.match.match().tags().seatNames[seat])));
    return names;
}

void PrintController::print()
{
    openOnce(new PrintDialog(diagram(), m_.file, &m_.window));
}

void PrintController::exportPicture()
{
    openOnce(new ExportDialog(diagram(), m_.file, &m_.window));
}

void PrintController::printGame()
{
    const auto record = writeRecord(m_.match.match(), m_.registry);
    if (!record) {
        m_.messages.show({Message::Kind::Trouble, words::asSentence(record.error()), {}});
        return;
    }
    openOnce(new GamePrintDialog(*record, !markedIn(m_.match.match()).empty(), m_.registry, m_.file, &m_.window));
}

void PrintController::printScoreSheet()
{
    openOnce(new ScoreSheetDialog(m_.match.match(), m_.file, &m_.window));
}

void PrintController::printKit()
{
    openOnce(new KitDialog(m_.match.match(), m_.registry, m_.file, &m_.window));
}

void PrintController::copyPicture()
{
    constexpr int kDpi = 300;
    const DiagramSpec shown = diagram();
    DiagramForm choices(shown, true);
    m_.file.beginGroup(QStringLiteral("export"));
    choices.recall(m_.file);
    m_.file.endGroup();
    QGuiApplication::clipboard()->setMimeData(pictureData(choices.chosen(), kDpi).release());
    m_.messages.show({Message::Kind::Note, tr("The picture of the board was copied."), {}});
}

} // namespace ringford::ui
