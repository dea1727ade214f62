// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/PieceCard.h"

#include "ui/match/MatchModel.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/PieceStack.h"
#include "ui/words/CellWords.h"
#include "ui/words/Lists.h"
#include "ui/words/Words.h"

#include <QBuffer>
#include <QCoreApplication>

namespace ringford::ui {

namespace {

constexpr int kCardPicture = 48; // px

class PieceCard {
    Q_DECLARE_TR_FUNCTIONS(PieceCard)
};

QString picture(const PieceLook& look, PieceArt& art, double devicePixelRatio)
{
    const int side = static_cast<int>(kCardPicture * devicePixelRatio);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    art.pixmap(look, side, PieceArt::outlineWidth(kCardPicture)).save(&buffer, "PNG");
    return QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%2\">")
        .arg(QString::fromLatin1(bytes.toBase64()), QString::number(kCardPicture));
}

QString targetsText(const Game& game, const std::vector<Target>& targets)
{
    QStringList moves, captures, swaps, aims;
    for (const Target& target : targets) {
        const bool isMove = target.kind == Target::Kind::Move || target.kind == Target::Kind::Drop;
        QStringList& list = isMove                              ? moves
                            : target.kind == Target::Kind::Swap ? swaps
                            : target.kind == Target::Kind::Aim  ? aims
                                                                : captures;
        if (const QString name = words::cell(game.board(), target.cell); !list.contains(name))
            list += name;
    }
    QString text;
    if (!moves.isEmpty())
        text += PieceCard::tr("From here it goes to: %1.").arg(words::listed(moves));
    if (!captures.isEmpty())
        text += u' ' + PieceCard::tr("It captures on: %1.").arg(words::listed(captures));
    if (!aims.isEmpty())
        text += u' ' + PieceCard::tr("It could shoot an enemy on: %1.").arg(words::listed(aims));
    if (!swaps.isEmpty())
        text += u' ' + PieceCard::tr("It changes places with the piece on: %1.").arg(words::listed(swaps));
    return text.isEmpty() ? PieceCard::tr("It cannot go anywhere from here now.") : text.trimmed();
}

} // namespace

QString pieceCard(const MatchModel& match, Cell cell, PieceArt& art, const Theme& theme, double devicePixelRatio)
{
    const Position position = match.position();
    const Contents contents = match.game().contents(position);
    const GameDescription& game = match.description();
    for (const PieceStack& placed : pieceStacksOn(game, contents)) {
        if (placed.cell != cell)
            continue;
        return QStringLiteral("<table><tr><td>%1</td><td "
                              "style=\"padding-left:8px\"><b>%2</b><br>%3<br>%4</td></tr></table>")
            .arg(picture(lookOf(game, placed.piece, theme), art, devicePixelRatio),
                 words::cellContent(game, cell, &placed.piece, contents).toHtmlEscaped(),
                 targetsText(match.game(), match.game().targets(position, cell)).toHtmlEscaped(),
                 PieceCard::tr("F1 opens the help on this game.").toHtmlEscaped());
    }
    return QStringLiteral("<b>%1</b>").arg(words::cellContent(game, cell, nullptr, contents).toHtmlEscaped());
}

} // namespace ringford::ui
