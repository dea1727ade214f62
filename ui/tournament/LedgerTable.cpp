// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerTable.h"

#include "ui/tournament/LedgerModel.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QSet>

#include <array>
#include <string>

namespace ringford::ui {

namespace {

struct LedgerTable {
    Q_DECLARE_TR_FUNCTIONS(LedgerTable)
};

/** Below it the marks of white and black: an outline and a filled shape, as their pieces are. */
QString withColours(const QString& head)
{
    return head + QStringLiteral("\n○ : ●");
}

/** A column with room for what stands in it. */
LedgerColumn columnOf(const Ledger& ledger, LedgerColumn column)
{
    QSet<QString> words;
    for (std::size_t entry = 0; entry < ledger.entries().size(); ++entry)
        words.insert(column.text(entry));
    column.words = words.values();
    return column;
}

LedgerColumn fieldColumn(const Ledger& ledger, LedgerField field)
{
    const auto text = [&ledger, field](std::size_t entry) {
        return words::ledgerValue(field, ledger.row(entry)[field]);
    };
    const bool isOfNames = field == LedgerField::Challenger || field == LedgerField::Challenged;
    return columnOf(ledger, {words::ledgerField(field), isOfNames, words::isNumber(field), text});
}

/** Two figures, such as `25 : 30`; one where the row has only the first, none where it has none. */
LedgerColumn pairColumn(const Ledger& ledger, const QString& head, LedgerField first, LedgerField second)
{
    return columnOf(ledger, {head, false, true, [&ledger, first, second](std::size_t entry) {
                                 const LedgerRow row = ledger.row(entry);
                                 const QString one = words::fromUtf8(row[first]);
                                 const QString other = words::fromUtf8(row[second]);
                                 return other.isEmpty() ? one : QStringLiteral("%1 : %2").arg(one, other);
                             }});
}

/** A member with the colour in a battle. */
LedgerColumn memberColumn(const Ledger& ledger, LedgerField field, Role role)
{
    return columnOf(ledger, {words::ledgerField(field), true, false, [&ledger, field, role](std::size_t entry) {
                                 const LedgerEntry& what = ledger.entries()[entry];
                                 const QString name = words::ledgerValue(field, ledger.row(entry)[field]);
                                 if (what.event != LedgerEvent::Battle && what.event != LedgerEvent::Result)
                                     return name;
                                 return (what.white == role ? QStringLiteral("○ ") : QStringLiteral("● ")) + name;
                             }});
}

} // namespace

std::vector<LedgerColumn> wideLedger(const Ledger& ledger)
{
    std::vector<LedgerColumn> columns{columnOf(ledger, {LedgerModel::numberTitle(), false, true, [](std::size_t entry) {
                                                            return QString::number(LedgerModel::numberOf(entry));
                                                        }})};
    for (std::size_t i = 0; i < kLedgerFields; ++i)
        columns.push_back(fieldColumn(ledger, static_cast<LedgerField>(i)));
    return columns;
}

std::vector<LedgerColumn> narrowLedger(const Ledger& ledger)
{
    using enum LedgerField;
    return {fieldColumn(ledger, Date), fieldColumn(ledger, Event), fieldColumn(ledger, Challenge),
            memberColumn(ledger, Challenger, Role::Challenger), memberColumn(ledger, Challenged, Role::Challenged),
            //: column: the values of white's and of black's army
            pairColumn(ledger, withColours(LedgerTable::tr("Armies")), WhiteArmy, BlackArmy),
            //: column: the values of the pieces that white and black have lost
            pairColumn(ledger, withColours(LedgerTable::tr("Lost")), WhiteLost, BlackLost), fieldColumn(ledger, Loser),
            fieldColumn(ledger, Result),
            //: column: of the challenger and of the challenged member
            pairColumn(ledger, LedgerTable::tr("Points"), ChallengerPoints, ChallengedPoints)};
}

} // namespace ringford::ui
