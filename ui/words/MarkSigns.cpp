// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/MarkSigns.h"

#include "engine/analysis/Judgement.h"
#include "engine/match/GameTree.h"

#include <QCoreApplication>
#include <QStringList>

namespace ringford::ui {

QString markSign(std::uint8_t mark)
{
    const auto known = std::ranges::find(kEntryMarks, mark, &EntryMark::number);
    return known != kEntryMarks.end() ? QString::fromUtf8(known->sign) : u'$' + QString::number(mark);
}

QString judgementsOf(const GameDescription& game, const Node* node)
{
    QStringList meanings;
    const auto add = [&](std::uint8_t mark) {
        const auto known = std::ranges::find(kEntryMarks, mark, &EntryMark::number);
        if (isJudging(mark) && known != kEntryMarks.end())
            meanings += QCoreApplication::translate("Marks", known->meaning);
    };
    std::ranges::for_each(shownMarks(node->marks), add);
    add(static_cast<std::uint8_t>(impliedJudgement(node, game)));
    return meanings.join(QStringLiteral(", "));
}

} // namespace ringford::ui
