// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/Generation.h"

namespace ringford::longchess {

/** Counts actions without listing them. */
template <class Size> class CountingSink {
public:
    using Set = PlaceSet<Size::kWords>;

    void go(Spot, const Set& targets, bool carries) { m_count += targets.size() << int{carries}; }
    void steps(Direction, const Set& targets, bool carries) { m_count += targets.size() << int{carries}; }
    void shoot(Spot, const Set& targets) { m_count += targets.size(); }
    void pawnShots(Direction, const Set& targets) { m_count += targets.size(); }
    void leave(Spot) { ++m_count; }
    void flag(Spot, const Set& targets) { m_count += targets.size(); }
    void charge(Move::Form, Spot, int) { ++m_count; }
    void mines(const Set& targets) { m_count += targets.size(); }
    void fire(const Set& targets) { m_count += targets.size(); }
    void fireDone() { ++m_count; }
    bool isSated() const { return false; }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

/** Asks whether there is anything at all. */
template <class Size> class FindingSink {
public:
    using Set = PlaceSet<Size::kWords>;

    void go(Spot, const Set& targets, bool) { m_found |= targets.any(); }
    void steps(Direction, const Set& targets, bool) { m_found |= targets.any(); }
    void shoot(Spot, const Set&) { m_found = true; }
    void pawnShots(Direction, const Set&) { m_found = true; }
    void leave(Spot) { m_found = true; }
    void flag(Spot, const Set& targets) { m_found |= targets.any(); }
    void charge(Move::Form, Spot, int) { m_found = true; }
    void mines(const Set& targets) { m_found |= targets.any(); }
    void fire(const Set&) { m_found = true; }
    void fireDone() { m_found = true; }
    bool isSated() const { return m_found; }

private:
    bool m_found = false;
};

/** Appends actions to a list that has `push`. */
template <class Size, class List> class ListingSink {
public:
    using Set = PlaceSet<Size::kWords>;
    using Form = Move::Form;

    ListingSink(const Terrain<Size>& terrain, List& list) : m_terrain(terrain), m_list(list) {}

    void go(Spot from, const Set& targets, bool carries)
    {
        targets.forEach([&](Spot to) { push(from, to, carries); });
    }
    void steps(Direction heading, const Set& targets, bool carries)
    {
        targets.forEach([&](Spot to) { push(m_terrain.ahead(to, heading, -1), to, carries); });
    }
    void shoot(Spot from, const Set& targets) { each(targets, from, Form::Shoot); }
    void pawnShots(Direction heading, const Set& targets)
    {
        targets.forEach([&](Spot to) { m_list.push({m_terrain.ahead(to, heading, -3), to, Form::Shoot}); });
    }
    void leave(Spot from) { m_list.push({from, from, Form::Leave}); }
    void flag(Spot from, const Set& targets) { each(targets, from, Form::Flag); }
    void charge(Form form, Spot first, int distance)
    {
        m_list.push({first, first, form, static_cast<std::int8_t>(distance)});
    }
    void mines(const Set& targets) { eachThere(targets, Form::Mine); }
    void fire(const Set& targets) { eachThere(targets, Form::Fire); }
    void fireDone() { m_list.push({0, 0, Form::FireDone}); }
    bool isSated() const { return false; }

protected:
    void push(Spot from, Spot to, bool carries)
    {
        m_list.push({from, to, Form::Go});
        if (carries)
            m_list.push({from, to, Form::GoWithout});
    }
    void each(const Set& targets, Spot from, Form form)
    {
        targets.forEach([&](Spot to) { m_list.push({from, to, form}); });
    }
    void eachThere(const Set& targets, Form form)
    {
        targets.forEach([&](Spot to) { m_list.push({to, to, form}); });
    }

    const Terrain<Size>& m_terrain;
    List& m_list;
};

} // namespace ringford::longchess
