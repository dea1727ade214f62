// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/protocol/Session.h"

#include <QByteArray>

namespace ringford::test {

/** A conversation with a session in one process. */
class Talk {
public:
    explicit Talk(const Registry& registry, FileAccess files = FileAccess::Forbidden) : m_session(registry, files) {}

    /** The answer to one line, as it is sent, but for the empty line at its end; empty when there is none. */
    QByteArray ask(const QByteArray& line);
    /** Whether the answer is a refusal with a reason. */
    bool refuses(const QByteArray& line);
    const Session& session() const { return m_session; }

private:
    Session m_session;
    LineReader m_reader;
};

} // namespace ringford::test
