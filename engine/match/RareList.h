// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace ringford {

/**
 * A list that is empty nearly always, and takes no more than a pointer then: a long game has a quarter of a million
 * nodes. It is read as the vector that it converts to.
 */
template <class T> class RareList {
public:
    using List = std::vector<T>;

    RareList() = default;
    RareList(const RareList& other) : m_list(other.m_list ? std::make_unique<List>(*other.m_list) : nullptr) {}
    RareList(RareList&&) = default;
    RareList& operator=(const RareList& other) { return *this = other.list(); }
    RareList& operator=(RareList&&) = default;
    RareList& operator=(List list)
    {
        m_list = list.empty() ? nullptr : std::make_unique<List>(std::move(list));
        return *this;
    }

    const List& list() const
    {
        static const List kNone;
        return m_list ? *m_list : kNone;
    }
    operator const List&() const { return list(); }

    bool empty() const { return list().empty(); }
    auto size() const { return list().size(); }
    auto begin() const { return list().begin(); }
    auto end() const { return list().end(); }
    const T& front() const { return list().front(); }
    const T& back() const { return list().back(); }
    const T& operator[](std::size_t index) const { return list()[index]; }
    const T& at(std::size_t index) const { return list().at(index); }

    void push_back(T one) { writable().push_back(std::move(one)); }
    /** Adds all of @p others behind, or before, what is there. */
    void append(const List& others) { insert(m_list ? m_list->size() : 0, others); }
    void prepend(const List& others) { insert(0, others); }
    void clear() { m_list.reset(); }

    friend bool operator==(const RareList& left, const RareList& right)
    {
        return left.m_list == right.m_list || left.list() == right.list();
    }
    friend bool operator==(const RareList& left, const List& right) { return left.list() == right; }

private:
    List& writable()
    {
        if (!m_list)
            m_list = std::make_unique<List>();
        return *m_list;
    }
    void insert(std::size_t place, const List& others)
    {
        if (!others.empty())
            writable().insert(writable().begin() + static_cast<std::ptrdiff_t>(place), others.begin(), others.end());
    }

    std::unique_ptr<List> m_list;
};

} // namespace ringford
