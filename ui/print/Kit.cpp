// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Kit.h"

#include "ui/print/KitBoard.h"
#include "ui/print/KitPieces.h"
#include "ui/print/Page.h"
#include "ui/print/PageContent.h"
#include "ui/print/TextColumns.h"
#include "ui/print/TextLines.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kKitTitle = 8;
constexpr double kKitText = 3.4;
constexpr double kKitFoot = 2.8;
constexpr double kMapGap = 6;

/** What stands on a page. */
struct Content {
    enum class Kind : std::uint8_t { Overview, Card, Board, Trays, Pieces };
    Kind kind{};
    int number = 0; ///< of its kind
};

QRectF roomOf(QSizeF paper)
{
    return QRectF(QPointF(), paper).adjusted(KitSpec::kMargin, KitSpec::kMargin, -KitSpec::kMargin, -KitSpec::kMargin);
}

/** A paragraph of a card. */
TextBlock cardBlock(const QString& line, const Theme& theme)
{
    const auto plain = [](const QString& text) { return text.trimmed(); };
    if (line.startsWith(u'#')) {
        TextBlock heading = TextBlock::of(u'*' + plain(line.mid(1)) + u'*');
        heading.scale = 1.25;
        heading.before = 0.9;
        heading.staysWithNext = true;
        return heading;
    }
    if (!line.startsWith(u'@')) {
        TextBlock text = TextBlock::of(plain(line));
        text.before = 0.45;
        return text;
    }
    const QString drawing = line.mid(1).section(u' ', 0, 0);
    TextBlock text = TextBlock::of(plain(line.section(u' ', 1)));
    text.before = 0.35;
    text.piece = PieceLook{drawing, Colour::White, theme.piece(Colour::White)};
    return text;
}

/** Sets a text in lines; gives where the next one would be. */
double setLines(PageContent& page, QPointF at, const QString& text, double size, bool isBold, double width)
{
    for (const QString& line : wrapped(text, size, width, page.font())) {
        page.addText(at + QPointF(0, 0.7 * size), line, size, isBold);
        at.ry() += 1.4 * size;
    }
    return at.y();
}

/** All that its pages are painted from. */
class KitParts {
public:
    KitSpec spec;
    BoardStyle style;
    KitBoards boards;
    KitPieces pieces;
    KitTrays trays;
    std::vector<Content> contents;

    KitParts(KitSpec asked, BoardStyle with)
        : spec(std::move(asked)), style(std::move(with)), boards(spec, style), pieces(spec, style, boards.cell()),
          trays(spec, style, boards.cell())
    {
        add(Content::Kind::Overview, 1);
        add(Content::Kind::Card, spec.hasRules && !spec.card.isEmpty() ? 1 : 0);
        add(Content::Kind::Board, spec.hasBoard ? static_cast<int>(boards.sheets().size()) : 0);
        add(Content::Kind::Trays, spec.hasTrays ? trays.pages() : 0);
        add(Content::Kind::Pieces, spec.hasPieces ? pieces.pages() : 0);
    }
    /** The first page of that kind, from 1, and how many there are. */
    std::pair<int, int> pagesOf(Content::Kind kind) const
    {
        const auto first = std::ranges::find(contents, kind, &Content::kind);
        return {static_cast<int>(first - contents.begin()) + 1,
                static_cast<int>(std::ranges::count(contents, kind, &Content::kind))};
    }
    QSizeF paperOf(const Content& content) const
    {
        return content.kind == Content::Kind::Board ? boards.tiling(boardSheet(content).board).paper : spec.paper;
    }
    const KitBoards::Sheet& boardSheet(const Content& content) const
    {
        return boards.sheets()[static_cast<std::size_t>(content.number)];
    }
    KitTrouble trouble() const;
    void paint(Canvas& canvas, int page) const;

private:
    void add(Content::Kind kind, int count)
    {
        for (int number = 0; number < count; ++number)
            contents.push_back({kind, number});
    }
    QString nameOf(const Content& content) const;
    void paintFoot(Canvas& canvas, int page) const;
    void paintOverview(Canvas& canvas) const;
    void paintMaps(Canvas& canvas, QRectF room) const;
    void paintCard(Canvas& canvas) const;
    bool setCard(PageContent& page, double size) const;
};

QString KitParts::nameOf(const Content& content) const
{
    const KitWords& words = spec.words;
    switch (content.kind) {
    case Content::Kind::Overview: return {};
    case Content::Kind::Card: return words.rules;
    case Content::Kind::Trays: return words.trays;
    case Content::Kind::Pieces: return words.pieces;
    case Content::Kind::Board: break;
    }
    const KitBoards::Sheet& sheet = boardSheet(content);
    const QString board = boards.boards() > 1 ? words.boardNumber.arg(sheet.board + 1) : words.board;
    return boards.tiling(sheet.board).count() > 1
               ? board + QStringLiteral(", ") + words.tile.arg(sheet.row + 1).arg(sheet.column + 1)
               : board;
}

void KitParts::paintFoot(Canvas& canvas, int page) const
{
    const Content& content = contents[static_cast<std::size_t>(page)];
    const QSizeF paper = paperOf(content);
    QStringList parts{spec.words.title, nameOf(content), spec.words.page.arg(page + 1)};
    parts.removeAll(QString());
    Word word{{}, parts.join(QStringLiteral(" · ")), kKitFoot, false, Qt::black};
    word.centre = {paper.width() / 2, paper.height() - KitSpec::kMargin / 2};
    canvas.write(word);
}

void KitParts::paintOverview(Canvas& canvas) const
{
    const KitWords& words = spec.words;
    const QRectF room = roomOf(spec.paper);
    PageContent content(style.font);
    double y = setLines(content, room.topLeft(), words.title, kKitTitle, true, room.width());
    if (!words.options.isEmpty())
        y = setLines(content, {room.left(), y}, words.options, kKitText, false, room.width());
    y += 3;
    for (const auto kind : {Content::Kind::Card, Content::Kind::Board, Content::Kind::Trays, Content::Kind::Pieces}) {
        const auto [first, count] = pagesOf(kind);
        if (count == 0)
            continue;
        const QString pages = count == 1 ? words.page.arg(first) : words.pages.arg(first).arg(first + count - 1);
        const QString name = kind == Content::Kind::Board ? words.board : nameOf({kind, 0});
        y = setLines(content, {room.left(), y}, name + QStringLiteral(": ") + pages, kKitText, false, room.width());
    }
    y += 3;
    QStringList advice{words.printing};
    if (spec.hasBoard && static_cast<int>(boards.sheets().size()) > boards.boards())
        advice << words.joining;
    if (spec.hasPieces)
        advice << words.folding;
    for (const QString& one : advice)
        y = setLines(content, {room.left(), y}, one, kKitText, false, room.width()) + 1.5;
    content.paint(canvas);
    PageSpec page;
    page.paper = spec.paper;
    page.margins = {KitSpec::kMargin, KitSpec::kMargin, KitSpec::kMargin, KitSpec::kMargin};
    page.checkLine = words.check;
    paintCheckLine(canvas, page, style);
    if (spec.hasBoard)
        paintMaps(canvas, {QPointF(room.left(), y + 4), page.space().bottomRight() - QPointF(0, 4)});
}

/** A map of each board, as many beside one another as makes them largest. */
void KitParts::paintMaps(Canvas& canvas, QRectF room) const
{
    const int count = boards.boards();
    const bool isNamed = count > 1;
    const double head = isNamed ? 1.5 * kKitText : 0;
    int page = pagesOf(Content::Kind::Board).first;
    int columns = 1;
    double best = 0;
    for (int trial = 1; trial <= count; ++trial) {
        const int rows = (count + trial - 1) / trial;
        const double side = std::min((room.width() + kMapGap) / trial, (room.height() + kMapGap) / rows - head);
        if (side > best) {
            best = side;
            columns = trial;
        }
    }
    const int rows = (count + columns - 1) / columns;
    const QSizeF place((room.width() + kMapGap) / columns - kMapGap, (room.height() + kMapGap) / rows - kMapGap);
    for (int board = 0; board < count; ++board) {
        QPointF corner = room.topLeft() + QPointF(board % columns * (place.width() + kMapGap),
                                                  board / columns * (place.height() + kMapGap));
        if (isNamed) {
            canvas.write({corner + QPointF(place.width() / 2, 0.7 * kKitText), spec.words.boardNumber.arg(board + 1),
                          kKitText, true, Qt::black});
        }
        corner.ry() += head;
        boards.paintMap(canvas, board, {corner, place - QSizeF(0, head)}, page);
        page += boards.tiling(board).count();
    }
}

bool KitParts::setCard(PageContent& page, double size) const
{
    QRectF room = roomOf(spec.paper);
    const double y = setLines(page, room.topLeft(), spec.words.title, kKitTitle, true, room.width());
    room.setTop(y + 2);
    bool isFirst = true;
    TextColumns columns({style.font, Qt::black, size, 2, 8}, [&]() -> TextColumns::Page {
        return {std::exchange(isFirst, false) ? &page : nullptr, room};
    });
    for (const QString& line : spec.card.split(u'\n', Qt::SkipEmptyParts)) {
        if (!columns.add(cardBlock(line, style.theme)))
            return false;
    }
    columns.finish();
    return true;
}

/** In the largest letters with which all of it fits on the page. */
void KitParts::paintCard(Canvas& canvas) const
{
    constexpr double kLargest = 4.2, kLeast = 1.8, kStep = 0.1;
    double size = kLargest;
    PageContent page(style.font);
    while (!setCard(page, size) && size > kLeast) {
        size -= kStep;
        page = PageContent(style.font);
    }
    page.paint(canvas);
}

KitTrouble KitParts::trouble() const
{
    constexpr double kTenths = 10;
    constexpr double kRounding = 1e-6;
    if (spec.hasPieces && pieces.count() > 0 && pieces.pages() == 0)
        return {KitTrouble::Kind::PiecesTooLarge, std::floor(pieces.largestCell() * kTenths + kRounding) / kTenths};
    if (contents.size() == 1) // a map of nothing
        return {KitTrouble::Kind::AllLeftOut};
    return {contents.size() > Kit::kMostPages ? KitTrouble::Kind::TooManyPages : KitTrouble::Kind::None};
}

void KitParts::paint(Canvas& canvas, int page) const
{
    const Content& content = contents[static_cast<std::size_t>(page)];
    const QRectF room = roomOf(spec.paper);
    switch (content.kind) {
    case Content::Kind::Overview: paintOverview(canvas); break;
    case Content::Kind::Card: paintCard(canvas); break;
    case Content::Kind::Board: boards.paint(canvas, boardSheet(content), page + 1); break;
    case Content::Kind::Trays: trays.paint(canvas, content.number, room); break;
    case Content::Kind::Pieces: pieces.paint(canvas, content.number, room); break;
    }
    paintFoot(canvas, page);
}

} // namespace

Kit Kit::of(KitSpec spec)
{
    PrintDocument document(spec.words.title, spec.style, spec.font);
    const auto parts = std::make_shared<KitParts>(std::move(spec), document.style);
    for (const Content& content : parts->contents) {
        const int page = static_cast<int>(document.pages.size());
        document.pages.push_back(
            {parts->paperOf(content), [parts, page](Canvas& canvas) { parts->paint(canvas, page); }});
    }
    return {std::move(document), parts->boards.cell(), parts->trouble()};
}

} // namespace ringford::ui
