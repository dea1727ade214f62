// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace ringford {

/** Wraps an error so that it can become any Result. */
template <class E> struct Failure {
    E error;
};
template <class E> Failure(E) -> Failure<E>;

/** A value, or what kept it from being made. */
template <class T, class E> class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    template <class F> Result(Failure<F> failure) : m_content(std::in_place_index<1>, std::move(failure.error)) {}

    explicit operator bool() const { return m_content.index() == 0; }
    /** @pre it holds a value */
    const T& operator*() const&
    {
        assert(*this);
        return *std::get_if<0>(&m_content);
    }
    T& operator*() &
    {
        assert(*this);
        return *std::get_if<0>(&m_content);
    }
    T&& operator*() &&
    {
        assert(*this);
        return std::move(*std::get_if<0>(&m_content));
    }
    const T* operator->() const
    {
        assert(*this);
        return std::get_if<0>(&m_content);
    }
    T* operator->()
    {
        assert(*this);
        return std::get_if<0>(&m_content);
    }
    /** @pre it holds an error */
    const E& error() const
    {
        assert(!*this);
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<T, E> m_content;
};

} // namespace ringford
