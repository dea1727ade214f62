// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerModel.h"

#include "ui/tournament/LedgerWords.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/words/Words.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kNothing = -1'000'000'000;

bool isOfBattle(const LedgerEntry& entry)
{
    return entry.event == LedgerEvent::Battle || entry.event == LedgerEvent::Result;
}

/** The number of the member who plays white. */
std::uint32_t whiteOf(const LedgerEntry& entry)
{
    return entry.white == Role::Challenger ? entry.challenger : entry.challenged;
}

/** What a battle's field is sorted by; nothing where the entry has none. */
std::int64_t battleKey(const LedgerEntry& entry, LedgerField field)
{
    const BattleFigures& battle = entry.battle;
    const bool hasEnded = entry.event == LedgerEvent::Result;
    if (!isOfBattle(entry))
        return kNothing;
    switch (field) {
    case LedgerField::WhiteArmy: return battle.whiteArmy;
    case LedgerField::BlackArmy: return battle.blackArmy;
    default: break;
    }
    if (!hasEnded)
        return kNothing;
    const auto fate = loserFate(battle);
    switch (field) {
    case LedgerField::WhiteLost: return battle.whiteLost;
    case LedgerField::BlackLost: return battle.blackLost;
    case LedgerField::Loser: return fate ? static_cast<std::int64_t>(*fate) : kNothing;
    default: return static_cast<std::int64_t>(battle.result);
    }
}

} // namespace

LedgerModel::LedgerModel(TournamentModel& tournament, QObject* parent)
    : QAbstractTableModel(parent), m_tournament(tournament)
{
    connect(&tournament, &TournamentModel::replaced, this, &LedgerModel::reset);
    connect(&tournament, &TournamentModel::changed, this, &LedgerModel::takeChange);
    reset();
}

std::optional<LedgerField> LedgerModel::fieldOf(int column)
{
    return column == 0 ? std::nullopt : std::optional(static_cast<LedgerField>(column - 1));
}

qlonglong LedgerModel::numberOf(std::size_t entry)
{
    return static_cast<qlonglong>(entry) + 1;
}

QString LedgerModel::numberTitle()
{
    return tr("Entry", "column: its number");
}

int LedgerModel::rowOf(std::size_t entry) const
{
    return static_cast<int>(std::ranges::find(m_order, static_cast<std::uint32_t>(entry)) - m_order.begin());
}

int LedgerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(kLedgerFields) + 1;
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const
{
    const auto entry = static_cast<std::size_t>(m_order[static_cast<std::size_t>(index.row())]);
    const auto field = fieldOf(index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (!field)
            return numberOf(entry);
        if (*field == LedgerField::White)
            return nameOfWhite(entry);
        return words::ledgerValue(*field, m_tournament.ledger().row(entry)[*field]);
    case Qt::ToolTipRole:
        return words::happened(m_tournament.tournament(), m_tournament.ledger().entries()[entry]).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return QVariant((!field || words::isNumber(*field) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
    }
}

/** A member is known by the name, not as challenger or challenged. */
QString LedgerModel::nameOfWhite(std::size_t number) const
{
    const LedgerEntry& entry = m_tournament.ledger().entries()[number];
    return isOfBattle(entry) ? words::member(m_tournament.tournament().member(whiteOf(entry)).name) : QString();
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    const auto field = fieldOf(section);
    return field ? words::ledgerField(*field) : numberTitle();
}

void LedgerModel::sort(int column, Qt::SortOrder order)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<std::uint32_t> before = m_order;
    m_column = std::max(column, 0);
    m_sorting = order;
    arrange();
    std::vector<int> rows(m_order.size());
    for (std::size_t row = 0; row < m_order.size(); ++row)
        rows[m_order[row]] = static_cast<int>(row);
    const QModelIndexList kept = persistentIndexList();
    for (const QModelIndex& one : kept)
        changePersistentIndex(one, index(rows[before[static_cast<std::size_t>(one.row())]], one.column()));
    emit layoutChanged({}, VerticalSortHint);
}

void LedgerModel::reset()
{
    beginResetModel();
    m_order.resize(m_tournament.isOpen() ? m_tournament.ledger().entries().size() : 0);
    arrange();
    endResetModel();
}

/** The last entries came or went: in the order of the file the others stay where they are. */
void LedgerModel::takeChange()
{
    const auto before = static_cast<int>(m_order.size());
    const auto now = static_cast<int>(m_tournament.ledger().entries().size());
    if (m_column != 0 || m_sorting != Qt::AscendingOrder) {
        reset();
    } else if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_order.resize(static_cast<std::size_t>(now));
        std::iota(m_order.begin() + before, m_order.end(), static_cast<std::uint32_t>(before));
        endInsertRows();
    } else if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_order.resize(static_cast<std::size_t>(now));
        endRemoveRows();
    }
}

void LedgerModel::arrange()
{
    std::iota(m_order.begin(), m_order.end(), 0u);
    const std::vector<std::int64_t> places = placesOfNames();
    std::vector<std::int64_t> keys(m_order.size());
    for (std::size_t entry = 0; entry < keys.size(); ++entry)
        keys[entry] = keyOf(entry, places);
    const auto key = [&](std::uint32_t entry) { return keys[entry]; };
    if (m_sorting == Qt::AscendingOrder)
        std::ranges::stable_sort(m_order, std::less{}, key);
    else
        std::ranges::stable_sort(m_order, std::greater{}, key);
}

/** By number of a member, where its name stands among all names; none where nobody asks for it. */
std::vector<std::int64_t> LedgerModel::placesOfNames() const
{
    const auto field = fieldOf(m_column);
    if (!m_tournament.isOpen() ||
        (field != LedgerField::Challenger && field != LedgerField::Challenged && field != LedgerField::White))
        return {};
    std::vector<std::pair<QString, std::size_t>> names;
    for (const TournamentMember& one : m_tournament.tournament().members())
        names.emplace_back(words::fromUtf8(one.name), names.size());
    std::ranges::sort(names, [](const auto& one, const auto& other) {
        return QString::localeAwareCompare(one.first, other.first) < 0;
    });
    std::vector<std::int64_t> places(names.size());
    for (std::size_t place = 0; place < names.size(); ++place)
        places[names[place].second] = static_cast<std::int64_t>(place);
    return places;
}

std::int64_t LedgerModel::keyOf(std::size_t number, const std::vector<std::int64_t>& places) const
{
    const auto field = fieldOf(m_column);
    if (!field)
        return static_cast<std::int64_t>(number);
    const LedgerEntry& entry = m_tournament.ledger().entries()[number];
    const bool isJoin = entry.event == LedgerEvent::Join;
    switch (*field) {
    case LedgerField::Event: return static_cast<std::int64_t>(entry.event);
    case LedgerField::Date: return std::chrono::sys_days(entry.date).time_since_epoch().count();
    case LedgerField::Challenge: return entry.challenge;
    case LedgerField::Challenger: return places[entry.challenger];
    case LedgerField::Challenged: return isJoin ? kNothing : places[entry.challenged];
    case LedgerField::White: return isOfBattle(entry) ? places[whiteOf(entry)] : kNothing;
    case LedgerField::ChallengerPoints: return entry.event == LedgerEvent::Battle ? kNothing : entry.points.challenger;
    case LedgerField::ChallengedPoints:
        return isJoin || entry.event == LedgerEvent::Battle ? kNothing : entry.points.challenged;
    default: return battleKey(entry, *field);
    }
}

} // namespace ringford::ui
