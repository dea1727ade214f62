// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Talk.h"

#include <QTest>

namespace ringford::test {

QByteArray Talk::ask(const QByteArray& line)
{
    for (const char byte : line)
        m_reader.take(byte);
    const auto command = m_reader.take('\n');
    if (!command)
        return {};
    QByteArray answer = QByteArray::fromStdString(m_session.answer(*command));
    if (answer.isEmpty())
        return answer;
    if (!answer.endsWith("\n\n") || answer.indexOf("\n\n") != answer.size() - 2)
        QTest::qFail("an answer has one empty line, its last", __FILE__, __LINE__);
    answer.chop(2);
    return answer;
}

bool Talk::refuses(const QByteArray& line)
{
    const QByteArray answer = ask(line);
    return answer.startsWith("? ") && answer.size() > 2 && !answer.contains('\n');
}

} // namespace ringford::test
