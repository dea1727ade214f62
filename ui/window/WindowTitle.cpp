// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowTitle.h"

#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/words/FileWords.h"
#include "ui/words/Opponents.h"
#include "ui/words/Words.h"

#include <QWidget>

namespace ringford::ui {

WindowTitle::WindowTitle(QWidget& window, MatchModel& match, Document& document)
    : QObject(&window), m_window(window), m_match(match), m_document(document)
{
    connect(&match, &MatchModel::replaced, this, &WindowTitle::update);
    connect(&match, &MatchModel::tagsChanged, this, &WindowTitle::update);
    connect(&match, &MatchModel::modifiedChanged, &window, &QWidget::setWindowModified);
    connect(&document, &Document::fileChanged, this, &WindowTitle::update);
    update();
}

void WindowTitle::update()
{
    QString game = words::translated(m_match.description().title);
    const auto names = words::opponents(m_match.description(), m_match.match().tags());
    if (names.size() == 2 && !names[0].empty() && !names[1].empty())
        //: title of the window: the names of two who play, and the game
        game = tr("%1 – %2, %3", "title").arg(words::elided(names[0], 40), words::elided(names[1], 40), game);
    const QString file = m_document.file();
    //: title of the window: %1 is a file, %2 a game; [*] shows that there is something unsaved
    m_window.setWindowTitle(file.isEmpty() ? tr("%1[*]", "title").arg(game)
                                           : tr("%1[*] – %2", "title").arg(words::fileName(file), game));
    m_window.setWindowModified(m_match.isModified());
}

} // namespace ringford::ui
