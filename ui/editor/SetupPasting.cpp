// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/SetupPasting.h"

#include "engine/pgn/Epd.h"
#include "ui/editor/SetupDocument.h"
#include "ui/files/PastedText.h"
#include "ui/words/Words.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

namespace ringford::ui {

namespace {

class SetupPasting {
    Q_DECLARE_TR_FUNCTIONS(SetupPasting)
};

} // namespace

void copySetup(const SetupDocument& document)
{
    QGuiApplication::clipboard()->setText(words::fromUtf8(writeSetup(document.setup())));
}

QStringList pasteSetup(SetupDocument& document)
{
    const std::string line = QGuiApplication::clipboard()->text().simplified().toStdString();
    if (line.empty())
        return {SetupPasting::tr("Nothing was pasted: the clipboard holds no text.")};
    const QString title = SetupPasting::tr("What was copied is not a position.");
    const Game& game = *document.game();
    if (game.fen() && isMeantAsFen(line)) {
        const auto read = readLoosePosition(game, line);
        if (!read)
            return {title, words::asSentence(read.error())};
        document.change(SetupPasting::tr("Paste"), game.write(read->position));
        return {};
    }
    auto setup = readSetup(line);
    if (setup) {
        document.change(SetupPasting::tr("Paste"), *std::move(setup));
        return {};
    }
    QStringList problems{title};
    for (const SetupProblem& problem : setup.error())
        problems += worded(problem);
    return problems;
}

} // namespace ringford::ui
