// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/access/PlayNews.h"

#include "ui/board/access/BoardSpeech.h"
#include "ui/match/Comments.h"
#include "ui/match/TakingBack.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/MarkSigns.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <string>
#include <utility>

namespace ringford::ui {

namespace {

constexpr qsizetype kLongestComment = 600; // characters: files may hold comments of any length, and any number
constexpr qsizetype kMostComments = 5;

int siblings(const Node* node)
{
    int count = -1; // itself
    for (const Node* at = node->isRoot() ? nullptr : node->parent->firstChild; at; at = at->nextSibling)
        ++count;
    return std::max(0, count);
}

bool isEnded(const QString& sentence)
{
    return sentence.endsWith(u'.') || sentence.endsWith(u'!') || sentence.endsWith(u'?') || sentence.endsWith(u'…');
}

/** One after the other, those that are not empty. */
QString inSentences(const QStringList& parts)
{
    QString text;
    for (const QString& part : parts) {
        if (!text.isEmpty() && !part.isEmpty())
            text += QLatin1String(isEnded(text) ? " " : ". ");
        text += part;
    }
    return text;
}

} // namespace

PlayNews::PlayNews(const MatchModel& model, QWidget& widget, QObject* parent)
    : QObject(parent), m_model(model), m_widget(widget), m_shown(model.viewedNode())
{
    connect(&model, &MatchModel::entryPlayed, this, &PlayNews::announceEntry);
    connect(&model, &MatchModel::takenBack, this, &PlayNews::announceTakenBack);
    connect(&model, &MatchModel::viewedNodeChanged, this, &PlayNews::announceViewed);
    connect(&model, &MatchModel::replaced, this, [this] {
        m_isTold = false;
        m_shown = m_model.viewedNode();
    });
}

void PlayNews::announceEntry(const Node* node)
{
    m_isTold = true;
    if (m_tellsAllBoards || !isAmongComputers(node))
        say(announcement(m_model, node));
}

/** Whether it is an action on a board where computers alone play, and the game goes on. */
bool PlayNews::isAmongComputers(const Node* node) const
{
    if (node->entry().kind != Entry::Kind::Action || !node->entry().side || node->outcome().decided())
        return false;
    const GameDescription& game = m_model.description();
    const std::vector<Side> sides = sidesOn(game, game.side(*node->entry().side).face);
    const std::vector<Seat> players = m_model.game().contents(m_model.match().position(node)).players;
    const auto isComputer = [&](Seat seat) { return m_model.absent().contains(seat); };
    // Where computers play everywhere, and somebody watches, all of it is what there is to hear.
    const bool hasPersons = !std::ranges::all_of(players, isComputer);
    return hasPersons && std::ranges::all_of(sides, [&](Side side) { return isComputer(players[side.index]); });
}

void PlayNews::announceTakenBack(const Node* node)
{
    m_isTold = true;
    if (std::exchange(m_isPassedOver, false) || takesBackFurther(m_model))
        return;
    const QString turn = words::turn(m_model.description(), m_model.match().onTurn(node));
    //: spoken: %1 is whose turn it is
    say(tr("Taken back. %1.").arg(turn));
}

void PlayNews::announceViewed()
{
    const Node* const shown = m_model.viewedNode();
    const bool isBack = shown != m_model.gameNode();
    // Where the game was looked at already nothing else is shown, and what was told is not about another place.
    const bool isTold = std::exchange(m_isTold, false);
    // What else there is to know of a place may change, who plays for one: that is not told here.
    const bool isSame = std::exchange(m_shown, shown) == shown;
    const bool isRead = std::exchange(m_isRead, false);
    if (isSame || (isTold && !isBack))
        return;
    if (isRead) {
        say(inSentences(notes(shown)));
        return;
    }
    QString marks = judgementsOf(m_model.description(), shown);
    if (!marks.isEmpty())
        marks[0] = marks[0].toUpper();
    const QString entry = inSentences(
        QStringList{shown->isRoot() ? tr("the beginning of the game") : announcement(m_model, shown), marks} +
        notes(shown));
    //: spoken: %1 is what was played there
    say((looksAhead(m_model) ? tr("Looking ahead: %1")
         : isBack            ? tr("Looking back: %1")
                             : tr("The game again: %1"))
            .arg(entry));
}

/** What else the panel of moves shows at a place: comments, and that other lines begin beside it. */
QStringList PlayNews::notes(const Node* node)
{
    QStringList notes;
    for (const std::vector<std::string>* const comments : {&node->commentsBefore(), &node->comments()}) {
        for (const std::string& comment : *comments) {
            const QString text = shownBeginning(comment, kLongestComment).simplified();
            if (!text.isEmpty() && notes.size() < kMostComments)
                //: spoken: %1 is a comment in the record of the game
                notes += tr("Comment: %1").arg(text);
        }
    }
    if (const int others = siblings(node); others > 0)
        //: spoken of an action in the list of moves
        notes += tr("%n other lines begin here", nullptr, others);
    return notes;
}

void PlayNews::say(const QString& words)
{
    Announcer::of(m_widget).say(words);
}

} // namespace ringford::ui
