// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SlowLongchess.h"

#include <algorithm>

namespace ringford::test {

namespace {

const std::vector<SlowPlace> kStraight{{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
const std::vector<SlowPlace> kDiagonal{{-1, 1}, {1, 1}, {1, -1}, {-1, -1}};
const std::vector<SlowPlace> kLeaps{{-2, 1}, {-2, -1}, {2, 1}, {2, -1}, {1, 2}, {1, -2}, {-1, 2}, {-1, -2}};

} // namespace

bool SlowLongchess::stepIsBarred(Place from, Step step) const
{
    const bool isTall = std::abs(step.row) == 2;
    const Place near =
        isTall ? Place{from.row + step.row / 2, from.column} : Place{from.row, from.column + step.column / 2};
    const Place far = isTall ? Place{near.row, from.column + step.column} : Place{from.row + step.row, near.column};
    return (isWater(near) && isWater(far)) || (pausesAt(near) && pausesAt(far));
}

SlowLongchess::Reach SlowLongchess::reach(int seat, char kind, Place from) const
{
    Reach found;
    const bool isRide = kind == 'N';
    const bool isOneStep = kind == 'P' || kind == 'A';
    for (const Step step : isRide ? kLeaps : kind == 'B' ? kDiagonal : kStraight) {
        Place here = from;
        for (;;) {
            const Place next = here + step;
            if (isRide && stepIsBarred(here, step))
                break;
            found.leaves = found.leaves || (!onBoard(next) && isOverOwnEnd(seat, here, next));
            if (!isCell(next))
                break;
            found.places.push_back(next);
            if (isOneStep || !isEmpty(next) || pausesAt(next))
                break;
            here = next;
        }
    }
    return found;
}

std::set<std::string> SlowLongchess::legal(int seat) const
{
    std::set<std::string> found;
    if (m_firing && seat == m_turn) {
        addShells(seat, found);
        found.insert("fire:done");
        return found;
    }
    for (const Place from : menOf(seat, "RNBPA"))
        addMoves(seat, from, found);
    addCharges(seat, found);
    if (const auto flag = m_flags.find(seat);
        flag != m_flags.end() && inKeep(seat, flag->second) && !at(flag->second)) {
        for (const Step step : kStraight) {
            const Place to = flag->second + step;
            if (isCell(to) && inKeep(seat, to) && isEmpty(to) && !m_mines.contains(to))
                found.insert(nameOf(flag->second) + '-' + nameOf(to));
        }
    }
    if (m_hasMines)
        addMines(seat, found);
    addShells(seat, found);
    return found;
}

void SlowLongchess::addMoves(int seat, Place from, std::set<std::string>& found) const
{
    const char kind = at(from)->kind;
    const Reach reached = reach(seat, kind, from);
    for (const Place to : reached.places) {
        if (!mayEnd(seat, kind, to))
            continue;
        const std::string text = nameOf(from) + (isEnemy(seat, to) ? 'x' : '-') + nameOf(to);
        found.insert(text);
        if (hasFlag(from))
            found.insert(text + '~');
    }
    if (reached.leaves)
        found.insert(nameOf(from) + "-off");
    if (m_range && (kind == 'R' || kind == 'B'))
        addShots(seat, from, reached, found);
    if (m_range && kind == 'P')
        addPawnShots(seat, from, found);
}

void SlowLongchess::addShots(int seat, Place from, const Reach& reached, std::set<std::string>& found) const
{
    for (const Place to : reached.places) {
        const bool isAdjacent = std::abs(from.row - to.row) <= 1 && std::abs(from.column - to.column) <= 1;
        if (isEnemy(seat, to) && at(to)->kind != 'A' && !isAdjacent && !areHomeTogether(from, to))
            found.insert(nameOf(from) + '*' + nameOf(to));
    }
}

void SlowLongchess::addPawnShots(int seat, Place from, std::set<std::string>& found) const
{
    const auto tryTo = [&](Step step) {
        const Place one = from + step;
        const Place two = one + step;
        const Place to = two + step;
        if (isEmpty(one) && isEmpty(two) && isEnemy(seat, to) && at(to)->kind != 'A')
            found.insert(nameOf(from) + '*' + nameOf(to));
    };
    const int column = isLeft(seat) ? from.column : columns() + 1 - from.column; // from the own side
    const int forward = isLeft(seat) ? 1 : -1;
    if (!m_four) {
        if (column == 5 || (column == 17 && m_river))
            tryTo({0, forward});
        return;
    }
    const int row = isTop(seat) ? from.row + 1 : rows() - from.row; // 1: a, from the own side
    if (column == 5 && row <= 5)
        tryTo({0, forward});
    if (row == 5 && column <= 5)
        tryTo({isTop(seat) ? 1 : -1, 0});
}

void SlowLongchess::addCharges(int seat, std::set<std::string>& found) const
{
    for (const int steps : {-2, -1, 1, 2}) {
        const std::string sign = (steps > 0 ? "+" : "-") + std::to_string(std::abs(steps));
        for (int column = 1; column <= columns(); ++column) {
            if (charge(seat, true, column, steps))
                found.insert("Cx" + std::to_string(column) + sign);
        }
        for (int row = 0; row < rows() && m_four; ++row) {
            if (charge(seat, false, row, steps))
                found.insert(std::string("Cy") + static_cast<char>('a' + row) + sign);
        }
    }
}

std::optional<SlowLongchess::Charge> SlowLongchess::charge(int seat, bool column, int line, int steps) const
{
    Charge made;
    const int way = steps > 0 ? 1 : -1;
    const Step step = column ? Step{0, way} : Step{way, 0};
    const int length = std::abs(steps);
    int pawns = 0;
    for (const Place from : menOf(seat, "P")) {
        if ((column ? from.column : from.row) != line)
            continue;
        ++pawns;
        const Place end = from + step * length;
        if (!onBoard(end)) {
            if (m_four || (isLeft(seat) ? end.column > 0 : end.column <= columns()))
                return std::nullopt;
            made.leaves = true;
        } else if (!isCell(end) || !mayPickUp(seat, end)) {
            return std::nullopt;
        }
        for (Place passed = from + step; onBoard(passed); passed = passed + step) {
            if (isOwn(seat, passed) || (passed != end && hasFlag(passed)))
                return std::nullopt;
            if (isEnemy(seat, passed))
                made.captured.insert(passed);
            if (passed == end)
                break;
        }
        made.moves.push_back({from, end});
    }
    return pawns >= 2 ? std::optional(made) : std::nullopt;
}

void SlowLongchess::addMines(int seat, std::set<std::string>& found) const
{
    for (const Place pawn : menOf(seat, "P")) {
        for (const Step step : kStraight) {
            const Place place = pawn + step;
            const bool isNearEnemy = std::any_of(kStraight.begin(), kStraight.end(),
                                                 [&](Step beside) { return isEnemy(seat, place + beside); });
            if (isCell(place) && isEmpty(place) && !m_mines.contains(place) && !isNearEnemy)
                found.insert("mine:" + nameOf(place));
        }
    }
}

void SlowLongchess::addShells(int seat, std::set<std::string>& found) const
{
    const auto artillery = menOf(seat, "A");
    if (artillery.empty())
        return;
    const auto shells = m_shells.find(seat);
    const bool isLater = m_firing && seat == m_turn;
    for (int row = 0; row < rows(); ++row) {
        for (int column = 1; column <= columns(); ++column) {
            const Place place{row, column};
            if (isCell(place) && artillery.front().distance(place) <= 20 &&
                (!isLater || place > *shells->second.rbegin()))
                found.insert("fire:" + nameOf(place));
        }
    }
}

} // namespace ringford::test
