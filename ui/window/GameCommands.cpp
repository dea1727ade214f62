// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/GameCommands.h"

#include "engine/text/RecordWriter.h"
#include "ui/dialogs/DetailsDialog.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/ResignDialog.h"
#include "ui/files/Document.h"
#include "ui/files/PastedText.h"
#include "ui/match/MatchModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/FileController.h"
#include "ui/words/Words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace ringford::ui {

GameCommands::GameCommands(const Context& context) : QObject(&context.window), m_(context) {}

void GameCommands::begin(const std::shared_ptr<Match>& match, bool modified)
{
    m_.files.leave([this, match, modified] {
        m_.document.begin(std::move(*match), modified);
        m_.messages.dismiss();
        emit begun();
    });
}

void GameCommands::askNewGame(const Theme& theme)
{
    // Asked first: who thinks better of it afterwards would have filled in all of it in vain.
    m_.files.leave([this, theme] {
        auto* const dialog = new NewGameDialog(m_.registry, m_.match.match(), m_.art, theme, &m_.window, m_played);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            m_.document.begin(dialog->takeMatch(), dialog->isPastedGame());
            const GameDescription& game = m_.match.description();
            m_played[game.id] = game.options;
            m_.messages.dismiss();
            emit begun();
        });
        dialog->open();
    });
}

void GameCommands::rematch()
{
    begin(std::make_shared<Match>(rematchOf(m_.match.match())));
}

void GameCommands::beginFrom(const Position& position, const std::vector<std::string>& comments)
{
    const Match& now = m_.match.match();
    auto next = std::make_shared<Match>(now.sharedGame(), position);
    next->tags().seatNames = now.tags().seatNames;
    next->tags().clock = now.tags().clock;
    for (const std::string& comment : comments)
        next->addComment(next->start(), comment);
    begin(next, !comments.empty());
}

void GameCommands::editDetails()
{
    auto* const dialog = new DetailsDialog(m_.match.match(), &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const MatchTags tags = dialog->tags(); tags != m_.match.match().tags())
            m_.match.setTags(tags);
    });
    dialog->open();
}

void GameCommands::copyPosition() const
{
    const Game& game = m_.match.game();
    QGuiApplication::clipboard()->setText(words::fromUtf8(writeSetup(game.write(m_.match.position()))));
}

void GameCommands::copyGame()
{
    const auto record = writeRecord(m_.match.match(), m_.registry);
    if (record)
        QGuiApplication::clipboard()->setText(words::fromUtf8(*record));
    else
        complain(tr("The game was not copied."), {words::asSentence(record.error())});
}

void GameCommands::pastePosition()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (looksLikeRecord(text)) {
        pasteGame();
        return;
    }
    auto match = matchFromPosition(m_.match.match().sharedGame(), text);
    // A FEN tells by itself that it is one, whatever is played now.
    if (!match) {
        if (auto other = matchFromFen(m_.registry, text))
            match = *std::move(other);
    }
    if (match)
        begin(std::make_shared<Match>(*std::move(match)));
    else
        complain(tr("What was copied is no position of this game."), match.error());
}

void GameCommands::pasteGame()
{
    auto match = matchFromRecord(m_.registry, QGuiApplication::clipboard()->text());
    if (!match) {
        complain(tr("What was copied is no game."), match.error());
        return;
    }
    begin(std::make_shared<Match>(*std::move(match)), true);
}

void GameCommands::claim()
{
    if (const auto refusal = m_.match.claim().refusal)
        complain(tr("No draw can be claimed."), {words::asSentence(refusal->sentence)});
}

void GameCommands::agree()
{
    auto* const question = new QMessageBox(QMessageBox::Question, tr("Agree on a Draw"),
                                           tr("Do all players agree on a draw?"), QMessageBox::Cancel, &m_.window);
    question->setObjectName(QStringLiteral("agreeDialog"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* const draw = question->addButton(tr("&Draw"), QMessageBox::AcceptRole);
    question->setDefaultButton(draw);
    connect(draw, &QPushButton::clicked, this, [this] {
        if (const auto refusal = m_.match.agreeDraw().refusal)
            complain(tr("The game is not drawn."), {words::asSentence(refusal->sentence)});
    });
    question->open();
}

void GameCommands::resign()
{
    if (ResignDialog::candidates(m_.match.match(), m_.match.viewedNode()).empty())
        return;
    auto* const dialog = new ResignDialog(m_.match.match(), m_.match.viewedNode(), &m_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const auto refusal = m_.match.retire(dialog->side(), Retire::Resigned).refusal)
            complain(tr("Nobody resigned."), {words::asSentence(refusal->sentence)});
    });
    dialog->open();
}

void GameCommands::complain(const QString& title, const QStringList& problems)
{
    m_.messages.show({Message::Kind::Trouble, (QStringList{title} + problems).join(u'\n'), {}});
}

Match rematchOf(const Match& match)
{
    Match next(match.sharedGame(), match.position(match.start()));
    next.setFirstFullMove(match.firstFullMove());
    std::vector<std::string> names = match.tags().seatNames;
    std::ranges::rotate(names, names.end() - 1);
    next.tags().seatNames = std::move(names);
    next.tags().clock = match.tags().clock;
    return next;
}

} // namespace ringford::ui
