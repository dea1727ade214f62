// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SpokenChoices.h"

#include "ui/widgets/Announcer.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QVariant>

#include <memory>

namespace ringford::ui {

namespace {

constexpr const char* kAtRest = "choiceToldAtRest"; ///< a property of lists
constexpr const char* kToldLast = "choiceToldLast"; ///< what was told of it last

bool hasLabel(QComboBox& list)
{
    const QAccessibleInterface* const told = QAccessible::queryAccessibleInterface(&list);
    return told && !told->relations(QAccessible::Label).isEmpty();
}

/** An open list tells of its rows itself, and what can be typed is read as it is typed. */
void announceChoice(QComboBox& list)
{
    if (!QAccessible::isActive() || list.isEditable() || list.view()->isVisible())
        return;
    if (!list.property(kAtRest).toBool()) {
        Announcer::of(list).say(list.currentText());
        return;
    }
    Announcer::of(list).sayAtRest(list.currentText(), list.property(kToldLast).toString());
    list.setProperty(kToldLast, list.currentText());
}

} // namespace

void tellChoiceAtRest(QComboBox& list)
{
    list.setProperty(kAtRest, true);
}

void watchSpokenChoices()
{
    const auto followed = std::make_shared<QMetaObject::Connection>();
    const auto follow = [followed](QWidget*, QWidget* now) {
        QObject::disconnect(*followed);
        auto* const list = qobject_cast<QComboBox*>(now);
        if (!list)
            return;
        *followed = QObject::connect(list, &QComboBox::currentIndexChanged, list, [list] { announceChoice(*list); });
        // Queued: what is said before the list's own event would be read before its label.
        const auto announceFirst = [list] {
            if (list->hasFocus() && hasLabel(*list))
                announceChoice(*list);
        };
        QMetaObject::invokeMethod(list, announceFirst, Qt::QueuedConnection);
    };
    QObject::connect(qApp, &QApplication::focusChanged, qApp, follow);
}

} // namespace ringford::ui
