// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/GameLine.h"

#include "ui/computer/ComputerSeats.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Persons.h"
#include "ui/match/TakingBack.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/SeatBadge.h"
#include "ui/widgets/SpokenName.h"
#include "ui/words/EffectWords.h"
#include "ui/words/Lists.h"
#include "ui/words/SituationWords.h"
#include "ui/words/TableWords.h"
#include "ui/words/Words.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

// Characters; a file may hold longer ones.
constexpr qsizetype kLongestSeat = 100;
constexpr qsizetype kLongestStatus = 1000;

constexpr std::array<qsizetype, 5> kShorterNames{20, 16, 12, 8, 0}; // where not all fits; 0: none

constexpr double kResultScale = 1.5;                             // of the usual size of letters
constexpr std::array<double, 3> kScales{kResultScale, 1.2, 1.0}; // the largest that fits
constexpr int kBeside = 8;                                       // px around what it says
constexpr int kAbove = 4;
constexpr int kAboveWrapped = 1;
constexpr int kMostLines = 5;   // of a result
constexpr int kAroundLine = 12; // px above and below two lines of a message, with its frame

using Names = std::vector<std::string>;

/** A name of at most @p most characters. Of one that is longer goes first what programs are told with: their version. */
QString shortName(const std::string& name, qsizetype most)
{
    static const QRegularExpression kVersion(QStringLiteral("\\s+v?\\d.*$"));
    QString shown = words::elided(name, kLongestSeat);
    if (shown.size() > most)
        shown.remove(kVersion);
    return words::elided(shown.toStdString(), most);
}

/** More than a few seats are read by their badges. */
bool areNamed(const MatchModel& model, SeatSet onTurn)
{
    constexpr int kMostNamed = 4;
    return onTurn.size() <= kMostNamed || model.description().board.faces().size() == 1;
}

/** Several seats, and behind them once who plays them: computer. */
QString seatsOfOne(const QString& seats, const std::string& name)
{
    //: %1 are several seats, %2 is what plays them: computer
    return GameLine::tr("%1 (%2)", "seats").arg(seats, words::elided(name, kLongestSeat));
}

/** Seats on turn by name; who plays there stands behind. */
QString namedText(const MatchModel& model, SeatSet onTurn, const Names& names)
{
    QStringList who;
    for (const Seat seat : onTurn)
        who += words::seat(model.description(), seat, names[seat.index]);
    return words::listed(who);
}

/** The same, with whoever plays several of them named once; @p names may be cut, and so be the same. */
QString namedTogether(const MatchModel& model, SeatSet onTurn, const Names& names)
{
    const Names whole = namesAtTable(model.match());
    QStringList who;
    SeatSet told;
    for (const Seat seat : onTurn) {
        if (told.contains(seat))
            continue;
        SeatSet same(seat);
        for (const Seat other : onTurn) {
            if (!names[seat.index].empty() && whole[other.index] == whole[seat.index])
                same.insert(other);
        }
        for (const Seat other : same)
            told.insert(other);
        who += same.size() > 1 ? seatsOfOne(words::seats(model.description(), same), names[seat.index])
                               : words::seat(model.description(), seat, names[seat.index]);
    }
    return told.size() == who.size() ? namedText(model, onTurn, names) : who.join(QStringLiteral(" – "));
}

/** @p turn, which waits for an answer; whose is told where that need not be short. */
QString waitingText(const MatchModel& model, const QString& turn, bool isShort)
{
    const SeatSet asked = model.question().asked();
    if (asked.empty() || isShort)
        //: %1 is whose turn it is
        return GameLine::tr("%1: waiting for an answer", "the computer").arg(turn);
    //: %1 is whose turn it is, %2 who is asked
    return GameLine::tr("%1: waiting for %2 to answer", "the computer")
        .arg(turn, words::seats(model.description(), asked));
}

QString checkText(const MatchModel& model)
{
    return words::checks(model.description(), model.game().contents(model.position()));
}

/** Those of @p seats that @p name plays. */
SeatSet seatsOf(SeatSet seats, const Names& names, const std::string& name)
{
    SeatSet found;
    for (const Seat seat : seats) {
        if (names[seat.index] == name)
            found.insert(seat);
    }
    return found;
}

/**
 * Who plays beside those whose turn it is: nobody twice, and nobody who is out. Where seats on turn are counted, and not
 * named: who plays at these. @p areCounted: of those that have several seats, how many they are
 */
QString namesText(const MatchModel& model, SeatSet onTurn, bool areCounted, qsizetype longest = kLongestSeat)
{
    const Names names = namesAtTable(model.match());
    std::set<std::string> told;
    const bool isNaming = areNamed(model, onTurn);
    if (isNaming) {
        for (const Seat seat : onTurn)
            told.insert(names[seat.index]);
    }
    // How it ended for each of them is told elsewhere.
    const bool isOver = model.viewedNode()->outcome().decided();
    const SeatSet seats = isOver     ? SeatSet::firstOnes(static_cast<int>(names.size()))
                          : isNaming ? seatsLeft(model.game().contents(model.position()))
                                     : onTurn;
    const ComputerSeats computers(model.match());
    QStringList others;
    for (const Seat seat : seats) {
        const std::string& name = names[seat.index];
        if (name.empty() || !told.insert(name).second)
            continue;
        const SeatSet same = seatsOf(seats, names, name);
        if (std::ranges::count(names, name) == 1 || (computers.has(seat) && same.size() == 1))
            others += words::seat(model.description(), seat, shortName(name, longest).toStdString());
        else if (computers.has(seat)) // the word alone names nobody
            others += seatsOfOne(areCounted ? GameLine::tr("%n seats", "that one plays", same.size())
                                            : words::seats(model.description(), same),
                                 name);
        else
            others += shortName(name, longest);
    }
    return others.join(QStringLiteral(" – "));
}

/** What the computer does whose turn @p text tells. */
QString doingText(const MatchModel& match, const QString& text)
{
    if (match.isPaused())
        //: %1 is whose turn it is
        return GameLine::tr("%1: paused", "the computer").arg(text);
    const int count = match.awaited().size(); // verbs of other languages follow it
    if (match.rest() == MatchModel::Rest::Dialog)
        //: %1 is whose turn it is
        return GameLine::tr("%1: waiting while a dialog is open", "the computer", count).arg(text);
    if (match.rest() == MatchModel::Rest::Menu)
        //: %1 is whose turn it is
        return GameLine::tr("%1: waiting while a menu is open", "the computer", count).arg(text);
    //: %1 is whose turn it is
    return GameLine::tr("%1: thinking", "the computer", count).arg(text);
}

} // namespace

GameLine::GameLine(MatchModel& match, QWidget* parent)
    : QFrame(parent), m_match(match), m_badges(new QLabel(this)), m_words(new ElidedLabel(Qt::ElideRight, this)),
      m_names(new ElidedLabel(Qt::ElideRight, this)), m_claim(new QPushButton(tr("Claim a &Draw"), this)),
      m_cancel(new QPushButton(tr("Put Back"), this)), m_rematch(new QPushButton(tr("&Rematch"), this)),
      m_back(new QPushButton(tr("Bac&k to the Game"), this))
{
    setObjectName(QStringLiteral("gameLine"));
    setAccessibleName(tr("State of the game"));
    setWhatsThis(tr("Whose turn it is, or how the game ended. Names of the players stand at the right."));
    m_claim->setWhatsThis(tr("The rules allow a draw to be claimed now. This ends the game drawn."));
    m_rematch->setWhatsThis(tr("Begins the same game again; everybody moves on by one seat."));
    m_back->setWhatsThis(
        tr("You are looking at an earlier or another position. This goes back to where the game stands."));
    m_cancel->setObjectName(QStringLiteral("putBack"));
    m_cancel->setWhatsThis(tr("Takes back what you have begun on the board. So do Esc and the right mouse button."));
    m_words->setObjectName(QStringLiteral("stateOfGame"));
    // Names give way first: whose turn it is takes what it needs, names what is left.
    m_words->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_names->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_names->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_claim->setObjectName(QStringLiteral("claimNow"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(kBeside, kAbove, kBeside, kAbove);
    m_badges->setObjectName(QStringLiteral("actingBadges"));
    row->addWidget(m_badges);
    row->addWidget(m_words);
    row->addWidget(m_names, 1);
    for (QPushButton* const button : {m_cancel, m_claim, m_rematch, m_back})
        row->addWidget(button);
    connect(m_cancel, &QPushButton::clicked, this, &GameLine::cancelWanted);
    connect(m_claim, &QPushButton::clicked, this, &GameLine::claimWanted);
    connect(m_rematch, &QPushButton::clicked, this, &GameLine::rematchWanted);
    connect(m_back, &QPushButton::clicked, this, [this] { m_match.show(m_match.gameNode()); });
    connect(&match, &MatchModel::viewedNodeChanged, this, &GameLine::update);
    for (const auto signal : {&MatchModel::gameNodeChanged, &MatchModel::replaced, &MatchModel::tagsChanged})
        connect(&match, signal, this, &GameLine::update);
    connect(&match.question(), &OpenQuestion::opened, this, &GameLine::update);
    connect(&match.question(), &OpenQuestion::closed, this, &GameLine::update);
    update();
}

QString GameLine::text() const
{
    return m_words->text();
}

RowUse GameLine::use() const
{
    return !m_back->isHidden() ? RowUse::Seen : m_isResult ? RowUse::Read : RowUse::Free;
}

QWidget* GameLine::room() const
{
    return m_names;
}

QString GameLine::turnText(SeatSet onTurn, const Names& names, Naming naming) const
{
    if (!areNamed(m_match, onTurn) || (naming == Naming::Counted && onTurn.size() > 1))
        return tr("%n seats to play", nullptr, onTurn.size());
    const QString who =
        naming == Naming::Together ? namedTogether(m_match, onTurn, names) : namedText(m_match, onTurn, names);
    //: one seat or several
    return who.isEmpty() ? QString() : tr("%1 to play").arg(who);
}

/** With names of at most @p longest characters; without one: whole. */
QString GameLine::stateText(std::optional<qsizetype> longest, Naming naming) const
{
    Names names = namesAtTable(m_match.match());
    for (std::string& name : names) {
        if (longest)
            name = *longest > 0 ? shortName(name, *longest).toStdString() : std::string();
    }
    const Node* const shown = m_match.viewedNode();
    const bool isOver = shown->outcome().decided();
    const Contents contents = m_match.game().contents(m_match.position());
    const SeatSet awaited = m_match.awaited();
    const bool isAsking = !awaited.empty() && m_match.question().isOpen();
    const SeatSet onTurn = m_hintOf ? SeatSet(*m_hintOf) : isAsking ? awaited : m_match.match().onTurn(shown);
    QString text =
        isOver ? words::ending(m_match.description(), shown, contents.closed, names) : turnText(onTurn, names, naming);
    if (const QString check = isOver ? QString() : checkText(m_match); !check.isEmpty())
        //: %1 is whose turn it is, %2 who is in check
        text = tr("%1, %2", "turn and check").arg(text, check);
    if (isAsking && m_hint.isEmpty())
        text = waitingText(m_match, text, longest || naming == Naming::Counted);
    else if (!awaited.empty() && awaited == m_match.match().onTurn(shown) && m_hint.isEmpty())
        text = doingText(m_match, text);
    else if (const SeatSet halted = m_match.halted(); !halted.empty() && halted == onTurn && m_hint.isEmpty())
        //: %1 is whose turn it is
        text = tr("%1: the computer waits", nullptr, halted.size()).arg(text);
    const auto& stated = m_match.match().statedResult();
    if (stated && shown == m_match.match().end())
        // First: of a line that is cut its end goes.
        text = tr("The record says %2: %1", "%1 is whose turn it is")
                   .arg(text, words::elided(stated->status.empty() ? stated->token : stated->status, kLongestStatus));
    if (looksAhead(m_match))
        text = tr("Looking ahead: %1", "whose turn it is there").arg(text);
    else if (shown != m_match.gameNode())
        text = tr("Looking back: %1", "whose turn it is there").arg(text);
    if (!m_hint.isEmpty())
        //: %1 is whose turn it is, %2 what can be done
        text = tr("%1: %2", "hint").arg(text, m_hint);
    return text;
}

void GameLine::update()
{
    const bool isGame = m_instead.isEmpty();
    const Node* const shown = m_match.viewedNode();
    const bool isBack = shown != m_match.gameNode();
    const bool isOver = shown->outcome().decided();
    announceSituation(isGame && !isOver);
    const bool isResult = isGame && isOver && !isBack;
    m_claim->setVisible(isGame && m_canClaim && !isOver && !isBack);
    m_rematch->setVisible(isResult);
    m_back->setVisible(isGame && isBack);
    m_cancel->setVisible(isGame && m_canCancel && !isOver);
    if (m_back->isVisible() || m_rematch->isVisible() || m_claim->isVisible())
        makeAccessKeysDiffer({m_claim, m_rematch, m_back}, *window()); // other parts may have come
    m_names->setText(namesText(m_match, m_match.match().onTurn(shown), false));
    QStringList shorter;
    for (const qsizetype longest : kShorterNames) // at last nothing: a few letters of them say nothing
        shorter += longest > 0 ? namesText(m_match, m_match.match().onTurn(shown), true, longest) : QString();
    shorter.push_front(namesText(m_match, m_match.match().onTurn(shown), true));
    m_names->setShorter(shorter);
    // They keep their place even where they say nothing, so that the buttons stay at the right.
    if (isBack || isOver || !isGame) {
        m_names->clear();
        m_names->setShorter({});
    }
    updateBadges();
    m_words->setShorter(isGame ? shorterTexts() : QStringList());
    announce(isGame ? stateText({}, Naming::Each) : m_instead);
    m_isResult = isResult;
    updateLetters();
}

/** What is left out first where not all fits: that the same name is said of each seat. */
QStringList GameLine::shorterTexts() const
{
    QStringList shorter{stateText({}, Naming::Together)};
    for (const qsizetype longest : kShorterNames)
        shorter += stateText(longest, Naming::Together);
    shorter += stateText(0, Naming::Counted);
    return shorter;
}

/** What pieces carry and what is aimed: more than the line holds, for who points at it or has it read. */
void GameLine::announceSituation(bool isTold)
{
    const QStringList sentences =
        isTold ? words::situation(m_match.description(), m_match.game().contents(m_match.position())) : QStringList();
    const QString text = sentences.join(u' ');
    m_words->setToolTip(text);
    m_words->setAccessibleDescription(text);
}

/**
 * Results are large where there is room for that; nothing else is left out for larger letters. Where even small ones
 * have none, results are wrapped: how a game ended, and why, is never cut.
 */
void GameLine::updateLetters()
{
    m_words->setMostLines(1);
    int room = contentsRect().width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    for (const QWidget* const part : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part != m_words && part != m_names && !part->isHidden())
            room -= part->sizeHint().width() + layout()->spacing();
    }
    room -= layout()->spacing(); // before the names
    QFont letters = font();
    letters.setBold(m_isResult);
    for (const double scale : kScales) {
        if (scale > kScales.back() && (m_isCrowded || (scale == kResultScale && !m_isResult)))
            continue;
        letters.setPointSizeF(font().pointSizeF() * scale);
        m_words->setFont(letters);
        if (m_isResult ? !m_words->isCut(room) : m_words->seen(room) == m_words->text())
            break;
    }
    if (tellsGame() && m_match.viewedNode()->outcome().decided()) {
        while (m_words->isCut(room) && m_words->mostLines() < kMostLines)
            m_words->setMostLines(m_words->mostLines() + 1);
    }
    reserveHeight();
}

void GameLine::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    updateBadges();
    updateLetters();
}

/** In a narrower window there are fewer badges. */
QSize GameLine::minimumSizeHint() const
{
    const QSize least = QFrame::minimumSizeHint();
    return {least.width() - std::max(0, m_badges->minimumWidth() - fontMetrics().height() * 5 / 4), least.height()};
}

void GameLine::announce(const QString& text)
{
    if (text == m_words->text())
        return;
    m_words->setText(text);
    emit announced(text);
    QAccessibleEvent changed(m_words, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void GameLine::setInstead(const QString& text)
{
    const QString before = std::exchange(m_instead, text);
    if (before == text)
        return;
    update();
    if (before.isEmpty() || text.isEmpty()) // panels and bars come and go
        Announcer::of(*this).sayAtRest(text.isEmpty() ? m_words->text() : text);
    else
        Announcer::of(*this).say(text);
}

void GameLine::setHint(const QString& hint, std::optional<Seat> of, Speech speech)
{
    m_hint = hint;
    m_hintOf = of;
    update();
    if (!hint.isEmpty() && speech == Speech::Here)
        Announcer::of(*this).say(hint.left(1).toUpper() + hint.mid(1) + u'.');
}

void GameLine::setCancellable(bool cancellable)
{
    if (std::exchange(m_canCancel, cancellable) != cancellable)
        update();
}

void GameLine::setCrowded(bool isCrowded)
{
    if (std::exchange(m_isCrowded, isCrowded) != isCrowded)
        updateLetters();
}

void GameLine::setClaimable(bool claimable)
{
    if (claimable == m_canClaim)
        return;
    m_canClaim = claimable;
    update();
}

void GameLine::reserveHeight()
{
    // The board below must not jump when a button or the large words of a result come and go.
    QFont large = font();
    large.setBold(true);
    const int line = QFontMetrics(large).lineSpacing();
    large.setPointSizeF(large.pointSizeF() * kResultScale);
    const int content =
        std::max({m_rematch->sizeHint().height(), QFontMetrics(large).height(), fontMetrics().height() * 5 / 4});
    // Two lines have room where one has it: nor must the board jump for a result that is wrapped.
    const int above = m_words->mostLines() > 1 ? kAboveWrapped : kAbove;
    layout()->setContentsMargins(kBeside, above, kBeside, above);
    const int row = std::max(content + 2 * kAbove, std::max(2, m_words->mostLines()) * line + 2 * kAboveWrapped);
    // Boards of a table have badges at their upper edges: what is told in two lines must not lie over those.
    const bool isTable = m_match.description().board.faces().size() > 1;
    const int table = isTable ? 2 * fontMetrics().lineSpacing() + kAroundLine : 0;
    setFixedHeight(std::max(row + 2 * frameWidth(), table));
}

/** Of many there are as many as leave room for the words, which tell how many there are. The window may be narrower. */
int GameLine::roomForBadges() const
{
    constexpr int kPart = 3;
    if (!m_instead.isEmpty())
        return width() / kPart;
    QFont letters = font();
    letters.setPointSizeF(letters.pointSizeF() * kScales[1]); // those of words that are not crowded
    int rest = width() - QFontMetrics(letters).horizontalAdvance(stateText(0, Naming::Counted)) - 2 * kBeside;
    rest -= 2 * layout()->spacing();
    for (const QPushButton* const button : {m_cancel, m_claim, m_rematch, m_back})
        rest -= button->isHidden() ? 0 : button->sizeHint().width() + layout()->spacing();
    return std::max(width() / kPart, rest);
}

void GameLine::updateBadges()
{
    const Node* const shown = m_match.viewedNode();
    const SeatSet acting = m_hintOf ? SeatSet(*m_hintOf) : m_match.match().onTurn(shown); // as the words say
    const SeatSet seats = shown->outcome().decided() ? shown->outcome().winners : acting;
    const int side = fontMetrics().height() * 5 / 4;
    const QColor rim = palette().color(QPalette::WindowText);
    const QPixmap picture =
        seatBadgesWithin(m_match.description(), seats, roomForBadges(), side, devicePixelRatioF(), rim);
    m_badges->setMinimumWidth(static_cast<int>(picture.deviceIndependentSize().width()));
    m_badges->setPixmap(picture);
    m_badges->setVisible(m_instead.isEmpty() && !seats.empty());
    QStringList titles;
    for (const Seat seat : seats)
        titles += words::seat(m_match.description(), seat);
    renameSpoken(*m_badges, titles.join(u", "));
}

void GameLine::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

} // namespace ringford::ui
