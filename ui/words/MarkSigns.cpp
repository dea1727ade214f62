// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/MarkSigns.h"

#include "engine/analysis/Judgement.h"
#include "engine/match/GameTree.h"

#include <QCoreApplication>
#include <QStringList>

namespace ringford::ui {

namespace {

/** Signs that books have for marks which are not offered, those in `first` to `last`; mostly White's and Black's. */
struct OtherSign {
    std::uint8_t first;
    std::uint8_t last;
    const char* sign; ///< UTF-8
};
constexpr std::array kOtherSigns{
    OtherSign{8, 8, "□"},      // forced
    OtherSign{11, 12, "="},    // even and quiet, even and active
    OtherSign{20, 20, "+−"},   // crushing
    OtherSign{21, 21, "−+"},   //
    OtherSign{22, 23, "⊙"},    // in zugzwang
    OtherSign{24, 29, "○"},    // more space
    OtherSign{30, 35, "⟳"},    // ahead in development
    OtherSign{36, 39, "↑"},    // the initiative
    OtherSign{40, 41, "→"},    // an attack
    OtherSign{44, 47, "⯹"},  // enough for what was given
    OtherSign{130, 135, "⇆"},  // counterplay
    OtherSign{136, 139, "⊕"},  // short of time
    OtherSign{140, 140, "∆"},  // with the idea
    OtherSign{142, 142, "⌓"},  // better is
    OtherSign{145, 145, "RR"}, // an editor's comment
    OtherSign{146, 146, "N"},  // new
};

} // namespace

QString markSign(std::uint8_t mark)
{
    const auto known = std::ranges::find(kEntryMarks, mark, &EntryMark::number);
    if (known != kEntryMarks.end())
        return QString::fromUtf8(known->sign);
    const auto other = std::ranges::find_if(
        kOtherSigns, [mark](const OtherSign& sign) { return sign.first <= mark && mark <= sign.last; });
    return other != kOtherSigns.end() ? QString::fromUtf8(other->sign) : u'$' + QString::number(mark);
}

QString judgementsOf(const GameDescription& game, const Node* node)
{
    QStringList meanings;
    const auto add = [&](std::uint8_t mark) {
        const auto known = std::ranges::find(kEntryMarks, mark, &EntryMark::number);
        if (isJudging(mark) && known != kEntryMarks.end())
            meanings += QCoreApplication::translate("Marks", known->meaning);
    };
    std::ranges::for_each(shownMarks(node->marks()), add);
    add(static_cast<std::uint8_t>(impliedJudgement(node, game)));
    return meanings.join(QStringLiteral(", "));
}

} // namespace ringford::ui
