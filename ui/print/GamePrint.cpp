// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/GamePrint.h"

#include "engine/match/OwnSetup.h"
#include "engine/text/CommentParts.h"
#include "engine/text/RecordWriter.h"
#include "ui/print/GameDiagramSizes.h"
#include "ui/print/GameHeading.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/Page.h"
#include "ui/print/PageTitle.h"
#include "ui/print/PrintedEntry.h"
#include "ui/print/StoppableCanvas.h"
#include "ui/print/TextColumns.h"
#include "ui/print/TextLines.h"
#include "ui/words/MarkSigns.h"
#include "ui/words/MovesInText.h"
#include "ui/words/PersonNames.h"
#include "ui/words/Typeset.h"
#include "ui/words/Words.h"

#include <QRegularExpression>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kGameFoot = 8;
constexpr double kGameGap = 8;
constexpr double kAroundDiagram = 0.8; ///< in letters
constexpr double kBelowDiagram = 0.9;  ///< letters of words below it, in those of the text
constexpr double kLeastParted = 0.45;  ///< of a page: two columns would tear apart what is shorter

constexpr qsizetype kLongestFirm = 100; ///< letters of a name: no line holds more
constexpr int kSoon = 80;               ///< entries: those that come after more have their own place

/** Letters of moves that stand in one paragraph: some pages full. What is in memory of a game's text is no more. */
constexpr qsizetype kLongestParagraph = 20'000;

// In bytes. Longer comments fill more pages than a document has.
constexpr std::size_t kLongestComment = std::size_t{4} << 20;

/** A text, or as much of its beginning as is looked at. */
QString beginningOf(const std::string& text, std::size_t most)
{
    const bool isWhole = text.size() <= most;
    QString beginning = QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min(text.size(), most)));
    return isWhole ? beginning : beginning + u'…';
}

/** An action, which is not parted at a hyphen. */
QString unbroken(QString entry)
{
    return entry.replace(u'-', QStringLiteral("-") + TextLines::kJoiner);
}

/** `0–1` is not parted at its dash. */
QString withWholeScore(QString result)
{
    static const QRegularExpression kScore(QStringLiteral("(?<=[01½])–(?=[01½])"));
    return result.replace(kScore, QStringLiteral("–") + TextLines::kJoiner);
}

/** What there is of a document. */
struct Used {
    int diagrams = 0;
    long long work = 0; ///< of comments
};

/** What is written of one match, in order. */
class GameText {
public:
    /** @p used: by the matches before, too. */
    GameText(const GamePrintSpec& spec, const Match& match, PieceArt& art, TextColumns& columns, Used& used)
        : m_spec(spec), m_match(match), m_end(match.end()), m_art(art), m_columns(columns), m_used(used),
          m_twoSeats(isNumberedInPairs(match.game().description()))
    {
    }

    bool write()
    {
        heading();
        comment(m_match.start()->comments());
        flush(true);
        if (wantsDiagram(m_match.start()) || ownSetup(m_match)) // nobody could follow the moves without it
            diagram(m_match.start(), {});
        lines();
        if (const QString result = GameHeading::result(m_match); !result.isEmpty()) {
            TextBlock block;
            block.runs.push_back({withWholeScore(words::typeset(whoEndedIt() + result, m_spec.locale)), true});
            block.before = 0.5;
            block.staysWithPrevious = true;
            put(block);
        }
        if (wantsDiagramOfEnd()) {
            // Below the next game's heading nobody would know whose it is.
            DiagramPlace place;
            place.staysWithPrevious = true;
            place.below = GameHeading::isOver(m_match) ? GameHeading::finalPosition() : m_afterLast;
            diagram(m_end, place);
        }
        return m_isRight;
    }

private:
    bool wantsDiagramOfEnd() const
    {
        if (!m_spec.endsWithDiagram || !m_spec.hasDiagrams || wantsDiagram(m_end))
            return false;
        return !m_end->isRoot() || !ownSetup(m_match); // which is shown
    }

    void put(const TextBlock& block) { m_isRight = m_isRight && m_columns.add(block); }

    /** What was collected becomes a paragraph. @p introduces: what comes next is what it is about. */
    void flush(bool introduces = false)
    {
        if (!m_runs.empty()) {
            TextBlock block;
            block.runs = std::move(m_runs);
            block.before = 0.35;
            block.indent = 1.2 * m_depth;
            block.introduces = introduces;
            put(block);
        }
        m_runs.clear();
        m_letters = 0;
        m_needsNumber = true;
    }

    void say(QString text, bool isBold)
    {
        diagramAtEnd();
        text.prepend(std::exchange(m_bracket, QString()));
        if (!m_runs.empty() && m_runs.back().isBold == isBold)
            m_runs.back().text += u' ' + text;
        else
            m_runs.push_back({m_runs.empty() ? text : u' ' + text, isBold});
    }

    void heading()
    {
        TextBlock title;
        // With what may stand behind it on its line.
        const auto fits = [this, width = m_columns.columnWidth()](const QString& words) {
            const Word set{{}, words + QStringLiteral(" –"), m_spec.type.title, true, {}};
            return words.size() < kLongestFirm && set.width(m_spec.type.font) <= width;
        };
        title.runs.push_back({words::typeset(GameHeading::title(m_match, fits), m_spec.locale), true});
        title.scale = m_spec.type.title / m_spec.type.text;
        title.before = 2.5;
        title.endsWaiting = true;
        title.staysWithNext = true;
        put(title);
        const QString occasion = GameHeading::occasion(m_match, m_spec.locale);
        if (occasion.isEmpty())
            return;
        TextBlock below;
        below.runs.push_back({occasion, false});
        below.staysWithNext = true;
        put(below);
    }

    void comment(const std::vector<std::string>& comments)
    {
        if (!m_spec.hasComments)
            return;
        const std::string shown = shownTexts(comments);
        const QString set = words::typeset(beginningOf(shown, kLongestComment).simplified(), m_spec.locale);
        const QString text = words::withLettersOf(m_spec.notation, m_match.game(), set);
        if (text.isEmpty())
            return;
        m_used.work += StoppableCanvas::workOf(text);
        if (m_used.work > m_spec.mostWork) { // before pages are filled with what is not printed then
            m_isRight = false;
            return;
        }
        say(keepingDirection(text), false);
        m_needsNumber = true;
    }

    /** What the clock of who acted showed. */
    QString clockOf(const Node* node) const
    {
        for (const std::string& one : node->comments()) {
            if (one.find("[%clk") == std::string::npos)
                continue;
            for (const CommentPart& part : readComment(one, m_match.game().board())) {
                if (part.kind != CommentPart::Kind::Clock || !part.clockOf.empty())
                    continue;
                const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(part.clock).count();
                return QStringLiteral("%1:%2:%3")
                    .arg(seconds / 3600)
                    .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
                    .arg(seconds % 60, 2, 10, QLatin1Char('0'));
            }
        }
        return {};
    }

    static bool isEvent(const Node* node) { return !node->isRoot() && node->entry().kind != Entry::Kind::Action; }

    /** How a game ended stands below it, and is no move. */
    bool isToldByResult(const Node* node) const
    {
        return node == m_end && isEvent(node) && node->outcome().decided() && shownMarks(node->marks()).empty();
    }

    /** Of more than two seats the result does not tell who resigned last, or had no more time: `Red resigns. `. */
    QString whoEndedIt() const
    {
        const bool isDraw = m_end->entry().kind == Entry::Kind::Claim || m_end->entry().kind == Entry::Kind::AgreeDraw;
        if (m_twoSeats || isDraw || !isToldByResult(m_end))
            return {};
        return printedEntry(m_match, m_end, m_spec.notation, false) + QStringLiteral(". ");
    }

    /** What stands before an entry of that number; one that is no move has none. */
    QString numberBefore(const Node* node, const EntryNumber& number) const
    {
        return isEvent(node) ? QString() : printedNumber(m_match, node, numberOf(number), number.secondOnTurn);
    }

    int numberOf(const EntryNumber& number) const { return number.number + m_match.firstFullMove() - 1; }

    EntryNumber entry(const Node* node, const EntryNumber& before, bool isMain)
    {
        const EntryNumber number = entryNumber(m_match, node, before);
        const bool beginsTurn = !m_twoSeats || (before.secondOnTurn && !number.secondOnTurn);
        const bool continues = !m_needsNumber && continuesTurn(m_match, before, number);
        if (isToldByResult(node) || !isPrinted(node, continues))
            return number;
        QString text = unbroken(printedEntry(m_match, node, m_spec.notation, continues)) + printedMarks(node);
        const QString sign = m_needsNumber || beginsTurn ? numberBefore(node, number) : QString();
        if (!m_twoSeats && isEvent(node)) // a sentence among moves: nobody counts it
            text += u'.';
        if (!sign.isEmpty())
            text.prepend(sign);
        else if (!m_needsNumber && !m_runs.empty())
            m_runs.back().text += printedDivider(m_match, node, continues);
        m_letters += text.size();
        say(text, isMain);
        m_needsNumber = false;
        if (const QString clock = m_spec.hasClocks ? clockOf(node) : QString(); !clock.isEmpty())
            say(u'(' + clock + u')', false);
        return number;
    }

    /** How far what follows is set in. Deeper ones stand below one another, or columns would have no room for words. */
    void setDepth(std::size_t depth)
    {
        constexpr std::size_t kDeepest = 4;
        m_depth = static_cast<int>(std::min(depth, kDeepest));
    }

    /** A line of play that is being written. */
    struct Line {
        const Node* next; ///< its next entry; nothing at its end
        EntryNumber before{};
        const Node* variation = nullptr; ///< of the entry before `next`: what is written first
        EntryNumber beforeVariation{};
    };

    bool hasBrackets() const { return m_spec.variations == GamePrintSpec::Variations::Brackets; }
    /** Those of a variation so deep: round and square by turns. */
    static QChar bracket(std::size_t depth, bool isOpen)
    {
        return depth % 2 == 1 ? (isOpen ? u'(' : u')') : (isOpen ? u'[' : u']');
    }
    void beginVariation(std::size_t depth)
    {
        if (hasBrackets()) {
            m_bracket += bracket(depth, true);
            m_needsNumber = true;
        } else {
            flush();
            setDepth(depth);
        }
    }
    void endVariation(std::size_t depth)
    {
        if (!hasBrackets()) {
            flush();
            return;
        }
        if (m_runs.empty()) // a diagram stands before it
            m_runs.push_back({QString(), false});
        m_runs.back().text += bracket(depth, false);
        m_needsNumber = true;
    }

    /** The match with its variations. Brackets nest as deep as in a record. */
    void lines()
    {
        std::vector<Line> open{{m_match.start()->firstChild}};
        while (!open.empty() && m_isRight) {
            Line& line = open.back();
            if (!hasBrackets())
                setDepth(open.size() - 1);
            if (line.variation) {
                const Line begun{line.variation, line.beforeVariation};
                line.variation = line.variation->nextSibling;
                beginVariation(open.size());
                comment(begun.next->commentsBefore());
                open.push_back(begun);
            } else if (line.next) {
                step(line, open.size() == 1);
            } else {
                open.pop_back();
                open.empty() ? flush() : endVariation(open.size());
            }
        }
        diagramAtEnd();
    }

    void step(Line& line, bool isMain)
    {
        const Node* const node = line.next;
        if (m_letters > kLongestParagraph)
            flush();
        const EntryNumber number = entry(node, line.before, isMain);
        comment(node->comments());
        if (m_spec.hasDiagrams && wantsDiagram(node)) {
            // The brackets of variations that end here are closed before it, or they would stand alone below it.
            m_atEnd = EndDiagram{node, afterEntry(node, number)};
            const bool hasVariations = node == node->parent->firstChild && node->nextSibling;
            if (isMain || !hasBrackets() || node->firstChild || hasVariations)
                diagramAtEnd();
        }
        if (m_spec.variations != GamePrintSpec::Variations::None && node == node->parent->firstChild) {
            line.variation = node->nextSibling;
            line.beforeVariation = line.before;
        }
        if (node == m_end)
            m_afterLast = afterEntry(node, number);
        line.before = number;
        line.next = node->firstChild;
    }

    std::vector<QString> seats() const
    {
        const GameDescription& game = m_match.game().description();
        std::vector<QString> names;
        for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
            names.push_back(words::seat(game, Seat{seat}, words::asPeopleWrite(m_match.tags().seatNames[seat])));
        return names;
    }

    /** Whether the line that goes on behind an entry has another diagram before long. */
    bool hasDiagramSoon(const Node* node) const
    {
        for (int entries = 0; entries < kSoon && node->firstChild; ++entries) {
            node = node->firstChild;
            if (wantsDiagram(node) || (node == m_end && wantsDiagramOfEnd()))
                return true;
        }
        return false;
    }

    /** Words for a diagram that does not stand behind its entry. */
    QString afterEntry(const Node* node, const EntryNumber& number) const
    {
        return GameHeading::after(numberBefore(node, number) + printedEntry(m_match, node, m_spec.notation, false));
    }

    struct DiagramPlace {
        /** Without room it lets text pass. Nobody could follow that without the one at the start. */
        bool mayWait = false;
        bool staysWithPrevious = false;
        QString below{};    ///< stands there
        QString ifPassed{}; ///< stands below it where it was passed
    };
    void diagram(const Node* node, const DiagramPlace& place)
    {
        flush();
        DiagramSpec spec = diagramOf(m_match, node, m_spec.style, seats());
        spec.caption = place.below; // comments are in the text
        spec.captionSize = kBelowDiagram * m_spec.type.text;
        spec.shows.lastAction = m_spec.hasLastActions;
        spec.font = m_spec.type.font;
        spec.size = {std::nullopt, m_spec.cell};
        const double most = m_columns.columnWidth();
        // There may be no page left.
        if (!m_isRight || most <= 0 || ++m_used.diagrams > DocumentLimits::kMostDiagrams) {
            m_isRight = false;
            return;
        }
        TextBlock text;
        const GameDiagramSizes sizes(m_match.game().board(), m_art,
                                     {m_columns.pageRoom(), most, kGameGap, m_spec.columns});
        text.diagram = sizes.inColumn(spec);
        text.before = text.after = kAroundDiagram;
        text.mayWait = place.mayWait;
        text.staysWithPrevious = place.staysWithPrevious;
        text.ifPassed = place.ifPassed;
        if (const auto across = sizes.across(spec, text.diagram->cellSize())) {
            text.diagram = across;
            text.isAcross = true;
            text.waitsForNext = place.mayWait && hasDiagramSoon(node);
            text.before = text.after = 1.2;
        }
        put(text);
        m_needsNumber = true;
    }

    /** A diagram that stands behind the text so far, and behind the brackets that are closed there. */
    struct EndDiagram {
        const Node* node;
        QString ifPassed;
    };
    void diagramAtEnd()
    {
        if (const auto last = std::exchange(m_atEnd, std::nullopt))
            diagram(last->node, {true, false, {}, last->ifPassed});
    }

    const GamePrintSpec& m_spec;
    const Match& m_match;
    const Node* m_end;   ///< looked for once: it is as far as the game is long
    QString m_afterLast; ///< words for a diagram of the end
    PieceArt& m_art;
    TextColumns& m_columns;
    Used& m_used;
    bool m_twoSeats;
    std::vector<TextRun> m_runs;
    qsizetype m_letters = 0; ///< of them, those of moves
    QString m_bracket;       ///< that what is said next begins with
    std::optional<EndDiagram> m_atEnd;
    int m_depth = 0;
    bool m_needsNumber = true;
    bool m_isRight = true;
};

} // namespace

struct GamePrinter::Parts {
    PageSink sink;
    PieceArt& art;
    GamePrintSpec spec;
    int pages = 0;
    bool hasCutHeading = false;
    Used used;
    PageTitle title;
    std::optional<PageContent> page; ///< that is being filled
    TextColumns columns;

    Parts(PageSink to, PieceArt& with, GamePrintSpec asked)
        : sink(std::move(to)), art(with), spec(std::move(asked)),
          title(spec.title, {}, PageSpec::on(spec.paper).space().width(), spec.type.font, spec.type.title),
          columns({spec.type.font, Qt::black, spec.type.text, spec.columns, kGameGap, kLeastParted},
                  [this] { return nextPage(); })
    {
    }
    bool endPage()
    {
        if (!page)
            return true;
        PrintPage ended = std::move(*page).on(spec.paper);
        page.reset();
        return sink(std::move(ended));
    }
    TextColumns::Page nextPage()
    {
        if (!endPage())
            return {};
        page.emplace(spec.type.font);
        QRectF all = PageSpec::on(spec.paper).space();
        title.set(*page, all.topLeft());
        all.setTop(all.top() + title.room());
        if (spec.hasPageNumbers)
            page->addPageNumber({all.center().x(), all.bottom() - 1}, ++pages);
        return {&*page, all.adjusted(0, 0, 0, -kGameFoot)};
    }
};

GamePrinter::GamePrinter(PageSink sink, PieceArt& art, GamePrintSpec spec)
    : m_parts(std::make_unique<Parts>(std::move(sink), art, std::move(spec)))
{
}

GamePrinter::~GamePrinter() = default;

bool GamePrinter::add(const Match& match)
{
    m_parts->hasCutHeading = m_parts->hasCutHeading || GameHeading::isCut(match);
    return GameText(m_parts->spec, match, m_parts->art, m_parts->columns, m_parts->used).write();
}

bool GamePrinter::finish()
{
    m_parts->columns.finish();
    return m_parts->endPage();
}

bool GamePrinter::isTitleCut() const
{
    return m_parts->title.isCut();
}

bool GamePrinter::hasCutHeading() const
{
    return m_parts->hasCutHeading;
}

bool GamePrinter::hasTooManyDiagrams() const
{
    return m_parts->used.diagrams > DocumentLimits::kMostDiagrams;
}

bool GamePrinter::hasTooLongComments() const
{
    return m_parts->used.work > m_parts->spec.mostWork;
}

} // namespace ringford::ui
