// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/Lists.h"

#include <QCoreApplication>

namespace ringford::ui::words {

namespace {

class ListTr {
    Q_DECLARE_TR_FUNCTIONS(Lists)
};

} // namespace

QString listed(const QStringList& parts)
{
    if (parts.size() < 2)
        return parts.join(QString());
    QString before = parts.front();
    for (const QString& part : parts.mid(1, parts.size() - 2))
        //: %1 is one thing or a list of them, %2 what comes next in it, and is not the last one
        before = ListTr::tr("%1, %2", "list").arg(before, part);
    //: the end of a list: %1 is all but the last thing in it
    return ListTr::tr("%1 and %2", "list").arg(before, parts.back());
}

} // namespace ringford::ui::words
