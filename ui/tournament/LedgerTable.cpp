// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerTable.h"

#include "ui/tournament/LedgerModel.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

#include <array>
#include <string>
#include <string_view>

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

template <std::size_t Count> QStringList allOf(LedgerField field, const std::array<std::string_view, Count>& names)
{
    QStringList words;
    for (const std::string_view name : names)
        words += words::ledgerValue(field, std::string(name));
    return words;
}

/** All that a field may say, as wide as it may be; nothing of names and numbers. */
QStringList wordsOf(LedgerField field)
{
    switch (field) {
    case LedgerField::Event: return allOf(field, kEventNames);
    case LedgerField::Date: return {QStringLiteral("0000-00-00")};
    case LedgerField::White: return allOf(field, kRoleNames);
    case LedgerField::Loser: return allOf(field, kFateNames);
    case LedgerField::Result: return allOf(field, kResultNames);
    default: return {};
    }
}

/** Names that stand in a column, with room for the colour in a battle. */
QStringList namesIn(const Ledger& ledger, LedgerField field)
{
    QStringList names;
    for (std::size_t entry = 0; entry < ledger.entries().size(); ++entry)
        names += QStringLiteral("○ ") + words::ledgerValue(field, ledger.row(entry)[field]);
    names.removeDuplicates();
    return names;
}

LedgerColumn fieldColumn(const Ledger& ledger, LedgerField field, double width)
{
    const auto text = [&ledger, field](std::size_t entry) {
        return words::ledgerValue(field, ledger.row(entry)[field]);
    };
    const QStringList room = width > 0 ? wordsOf(field) : namesIn(ledger, field);
    return {words::ledgerField(field), width, words::isNumber(field), text, room};
}

/** Two figures, such as `25 : 30`; one where the row has only the first, none where it has none. */
LedgerColumn pairColumn(const Ledger& ledger, const QString& head, LedgerField first, LedgerField second, double width)
{
    return {head, width, true, [&ledger, first, second](std::size_t entry) {
                const LedgerRow row = ledger.row(entry);
                const QString one = words::fromUtf8(row[first]);
                const QString other = words::fromUtf8(row[second]);
                return other.isEmpty() ? one : QStringLiteral("%1 : %2").arg(one, other);
            }};
}

/** A member with the colour in a battle. */
LedgerColumn memberColumn(const Ledger& ledger, LedgerField field, Role role)
{
    return {words::ledgerField(field), 0, false,
            [&ledger, field, role](std::size_t entry) {
                const LedgerEntry& what = ledger.entries()[entry];
                const QString name = words::ledgerValue(field, ledger.row(entry)[field]);
                if (what.event != LedgerEvent::Battle && what.event != LedgerEvent::Result)
                    return name;
                return (what.white == role ? QStringLiteral("○ ") : QStringLiteral("● ")) + name;
            },
            namesIn(ledger, field)};
}

} // namespace

std::vector<LedgerColumn> wideLedger(const Ledger& ledger)
{
    constexpr double kLineWidth = 9;
    static constexpr std::array<double, kLedgerFields> kWidths{16, 16, 7, 0, 0, 16, 10, 10, 10, 10, 13, 11, 17, 17};
    std::vector<LedgerColumn> columns{{LedgerModel::tr("Line", "of a file"), kLineWidth, true,
                                       [](std::size_t entry) { return QString::number(LedgerModel::lineOf(entry)); }}};
    for (std::size_t i = 0; i < kLedgerFields; ++i)
        columns.push_back(fieldColumn(ledger, static_cast<LedgerField>(i), kWidths[i]));
    return columns;
}

std::vector<LedgerColumn> narrowLedger(const Ledger& ledger)
{
    using enum LedgerField;
    return {fieldColumn(ledger, Date, 15), fieldColumn(ledger, Event, 17), fieldColumn(ledger, Challenge, 7),
            memberColumn(ledger, Challenger, Role::Challenger), memberColumn(ledger, Challenged, Role::Challenged),
            //: column: the values of white's and of black's army
            pairColumn(ledger, withColours(LedgerTable::tr("Armies")), WhiteArmy, BlackArmy, 13),
            //: column: the values of the pieces that white and black have lost
            pairColumn(ledger, withColours(LedgerTable::tr("Lost")), WhiteLost, BlackLost, 13),
            fieldColumn(ledger, Loser, 14), fieldColumn(ledger, Result, 11),
            //: column: of the challenger and of the challenged member
            pairColumn(ledger, LedgerTable::tr("Points"), ChallengerPoints, ChallengedPoints, 14)};
}

} // namespace ringford::ui
